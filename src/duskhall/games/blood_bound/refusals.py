"""Why an answer is refused: the rule and the reason, for every option of every question.

A reason may use only what the seat that is refused knows.
"""

from duskhall.games.blood_bound.questions import (
    ACCEPT,
    ACT,
    ATTACK,
    COMMAND,
    GIVE_CURSE,
    GIVE_FAN,
    GIVE_SHIELD,
    GIVE_STAFF,
    LOOK_AT,
    NAME_CURSED,
    OFFER,
    PASS_DAGGER,
    RETURN_TOKEN,
    STRIKE,
    TAKE_TOKEN,
    TREAT,
)
from duskhall.games.blood_bound.state import RANK, STAFF, TOKENS, BloodBound
from duskhall.kernel.question import ALL, Ask, Question
from duskhall.kernel.refusal import Refusal


def why_not(game: BloodBound, ask: Ask, option: int) -> Refusal:
    """Return the refusal of an option of this question that is not legal now."""
    question = ask.question
    name = game.setup.option_name(question, option)
    if question.noun == "seat" and not question.is_word(option):
        return why_not_seat(game, ask, question.entry(option))
    if question is TAKE_TOKEN:
        return why_not_token(game, ask.seat, TAKE_TOKEN.entry(option))
    if question is RETURN_TOKEN:
        return Refusal("refusal-token-not-there", "7.5", {"token": name})
    if question is TREAT:
        return Refusal("refusal-nothing-to-heal", "7.5", {"seat": game.target})
    if question is ACT:
        return Refusal("refusal-nobody-to-attack", "8.2")
    if question in (LOOK_AT, GIVE_CURSE):
        return Refusal("refusal-begun-already", question.rule)
    return Refusal("refusal-not-now", question.rule, {"option": name})


def why_not_asked(game: BloodBound, seat: int, question: Question) -> Refusal | None:
    """Say why this player may not offer to intervene now, 5.2 where that is what they try."""
    if question is not OFFER or game.mode != ALL:
        return None
    if game.target == seat:
        return Refusal("refusal-own-target", "5.2")
    if 0 <= seat < game.seats and game.shows_rank(seat):
        return Refusal("refusal-rank-not-in-supply", "5.2")
    if game.dagger == seat:
        return Refusal("refusal-attacker-barred", "5.2")
    return None


def why_not_seat(game: BloodBound, ask: Ask, other: int) -> Refusal:
    """Say why this player cannot be chosen."""
    question = ask.question
    about = {"seat": other}
    if question is ACCEPT:
        return Refusal("refusal-no-offer", "5.4", about)
    if question is NAME_CURSED:
        return Refusal("refusal-no-curse-there", "8.4", about)
    if other == ask.seat:
        if question is ATTACK:
            return Refusal("refusal-attack-oneself", "3.3")
        return Refusal("refusal-oneself", "3.2" if question is PASS_DAGGER else "6.5")
    if question is ATTACK:
        if game.is_shielded(other):
            return Refusal("refusal-attack-shielded", "7.9", about)
        return Refusal("refusal-inquisitor-spares", "8.2", about)
    if question in (STRIKE, COMMAND):
        return Refusal("refusal-wound-shielded", "7.9", about)
    if question is LOOK_AT:
        return Refusal("refusal-same-card-twice", "7.3", about)
    if question is GIVE_CURSE:
        return Refusal("refusal-second-curse", "8.4", about)
    return Refusal("refusal-has-one", HAS_ONE[question.name], about)


def why_not_token(game: BloodBound, seat: int, token: int) -> Refusal:
    """Say why this token cannot be taken, by what the player's own card shows."""
    name = game.setup.catalogues["token"][token]
    if token == RANK:
        return Refusal("refusal-rank-taken", "4.2")
    if game.has(seat, STAFF):
        return Refusal("refusal-staff", "7.13", {"token": name})
    if not game.tables.icons[game.character[seat] * TOKENS + token]:
        return Refusal("refusal-not-on-card", "4.2", {"token": name})
    return Refusal("refusal-icon-used", "4.2", {"token": name})


HAS_ONE = {GIVE_SHIELD.name: "7.8", GIVE_STAFF.name: "7.12", GIVE_FAN.name: "7.14"}
