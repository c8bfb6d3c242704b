"""The chances that a careful player would work out: who may be a friend, and who may be a leader.

They are exact: the share of all deals that agree with what the seat knows.  What other players' choices give away is
left to the reader of faces.
"""

from typing import Final

from duskhall.games.blood_bound.knowledge import Deals, facts_of
from duskhall.games.blood_bound.questions import DECLINE, OFFER, OFFERED, RAGE, TO_RAGE, TREAT
from duskhall.games.blood_bound.state import BEAST, ORDER, ROSE, BloodBound
from duskhall.kernel.question import Ask, Question

Chances = dict[str, float]

# What each number takes for granted.
ALIKE: Final = (
    "Every deal that agrees with what the seat has seen is equally likely, whatever the others chose and said."
)
ASSUMES: Final = {"friend": ALIKE, "own_leader": ALIKE, "rival_leader": ALIKE, "leader": ALIKE}


def assumed(game: BloodBound, seat: int, ask: Ask) -> int:
    """Return how a question is taken to be answered: no number depends on it."""
    return ask.options[0]


def odds(game: BloodBound, seat: int, ask: Ask) -> dict[int, Chances]:
    """Return, per option that concerns a player, the chances that they are a `friend`, or lead a clan."""
    found: dict[int, Chances] = {}
    deals: Deals | None = None
    for option in ask.options:
        other = concerned(game, ask.question, option)
        if other >= 0 and other != seat:
            if deals is None:
                deals = facts_of(game, seat).deals()
            found[option] = chances(deals, game.clan(seat), other)
    return found


def concerned(game: BloodBound, question: Question, option: int) -> int:
    """Return the player whom an option is about, or -1."""
    if question.noun == "seat":
        return -1 if question.is_word(option) else question.entry(option)
    if question is OFFER and option == OFFERED:
        return game.target
    if question is TREAT and option != DECLINE:
        return game.target
    if question is RAGE and option == TO_RAGE:
        return game.dagger
    return -1


def chances(deals: Deals, clan: int, other: int) -> Chances:
    """Return what a member of this clan can say of another player: 2.2, 9.2 friend, own leader, rival leader."""
    total = deals.total
    rose, beast = deals.leading(other, ROSE), deals.leading(other, BEAST)
    if clan == ORDER:
        return {"leader": (rose + beast) / total}
    own, rival = (rose, beast) if clan == ROSE else (beast, rose)
    return {
        "friend": deals.in_clan(other, clan) / total,
        "own_leader": own / total,
        "rival_leader": rival / total,
    }
