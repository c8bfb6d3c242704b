"""Why an answer is refused: the rule and the reason, for every option of every question."""

from typing import Final

from duskhall.games.dungeon_cards.effects import reroll
from duskhall.games.dungeon_cards.questions import (
    AFTER_EVADING,
    CARD_DRAWN,
    CHOOSE_ADVENTURER,
    CLAIM_SPOILS,
    COLLECT,
    FIGHT_OR_EVADE,
    PUSH_OR_STOP,
    REROLL_DICE,
    REROLL_NOW,
    SETTLE_ROLL,
    STOP,
    STRIKE_BOSS,
    TAKE_HIT,
)
from duskhall.games.dungeon_cards.state import (
    AFTER_A_FIGHT_ROLL,
    AFTER_AN_EVADE_ROLL,
    BEFORE_A_ROLL,
    BEFORE_DRAWING,
    CARD_JUST_DRAWN,
    COLLECTING,
    EVASION,
    HAVING_EVADED,
    HIT_COMING,
    NOBODY,
    DungeonCards,
)
from duskhall.kernel.question import Ask
from duskhall.kernel.refusal import Refusal


def why_not(game: DungeonCards, ask: Ask, option: int) -> Refusal:
    """Return the refusal of an option of this question that is not legal now."""
    question = ask.question
    name = game.setup.option_name(question, option)
    if question is CHOOSE_ADVENTURER:
        taken = game.seat_of(CHOOSE_ADVENTURER.entry(option))
        return Refusal("refusal-adventurer-taken", "1.3", {"adventurer": name, "seat": taken})
    if question is CLAIM_SPOILS:
        return Refusal("refusal-item-not-there", "9.6", {"item": name})
    if question is REROLL_DICE:
        if option == REROLL_NOW:
            return Refusal("refusal-no-die-set-aside", "6.11")
        return Refusal("refusal-no-such-die", "6.11", {"face": name})
    if question is PUSH_OR_STOP and option == STOP:
        return Refusal("refusal-first-card", "2.1")
    if question.noun == "aid" and not question.is_word(option):
        return why_not_aid(game, ask, question.entry(option), name)
    if question is FIGHT_OR_EVADE:
        return Refusal("refusal-trap-not-fought", "4.2")
    return Refusal("refusal-not-now", question.rule, {"option": name})


def why_not_aid(game: DungeonCards, ask: Ask, aid: int, name: str) -> Refusal:
    """Say why this skill or item cannot be used by this player at this moment."""
    tables = game.tables
    seat = ask.seat
    item = tables.aid_item[aid]
    if item != NOBODY:
        moments = tables.items_at
        if not game.has_item(seat, item):
            return Refusal("refusal-item-not-held", "8.1", {"aid": name})
    else:
        moments = tables.skills_at[game.adventurer[seat]]
        if not any(aid in aids for aids in moments):
            return Refusal("refusal-skill-of-another", "6.3", {"aid": name})
        if game.points[seat] < tables.cost[aid]:
            return Refusal(
                "refusal-too-few-points",
                "6.2",
                {"aid": name, "cost": tables.cost[aid], "points": game.points[seat]},
            )
    if aid not in moments[moment_of(game, ask)]:
        return Refusal("refusal-aid-at-another-moment", "6.3", {"aid": name})
    if tables.effect[aid] is reroll:
        return Refusal("refusal-rerolled-already", "6.11", {"aid": name})
    return Refusal("refusal-aid-useless-now", "6.5", {"aid": name})


def moment_of(game: DungeonCards, ask: Ask) -> int:
    """Return the moment (6.3) at which a question that offers aids is asked."""
    if ask.question is SETTLE_ROLL:
        return AFTER_AN_EVADE_ROLL if game.roll == EVASION else AFTER_A_FIGHT_ROLL
    return MOMENT_OF[ask.question.name]


MOMENT_OF: Final = {
    PUSH_OR_STOP.name: BEFORE_DRAWING,
    CARD_DRAWN.name: CARD_JUST_DRAWN,
    FIGHT_OR_EVADE.name: BEFORE_A_ROLL,
    AFTER_EVADING.name: HAVING_EVADED,
    TAKE_HIT.name: HIT_COMING,
    COLLECT.name: COLLECTING,
    STRIKE_BOSS.name: BEFORE_A_ROLL,
}
