"""Why an answer is refused: the rule and the reason, for every option of every question."""

from duskhall.games.bloodborne_card.effects import can_be_discarded
from duskhall.games.bloodborne_card.questions import (
    BLOCK_HUNTER,
    CHOOSE_TROPHY,
    DISCARD_CARD,
    NOTHING,
    PLAY_CARD,
    RECLAIM_CARD,
    REMOVE_CARD,
    SHOW_WEAPON,
    STEAL_FROM,
    TAKE_UPGRADE,
)
from duskhall.games.bloodborne_card.state import ALIVE, UTILITY, CardGame
from duskhall.kernel.question import Ask
from duskhall.kernel.refusal import Refusal


def why_not(game: CardGame, ask: Ask, option: int) -> Refusal:
    """Return the refusal of an option of this question that is not legal now."""
    question = ask.question
    name = game.setup.option_name(question, option)
    if question in (STEAL_FROM, BLOCK_HUNTER):
        return why_not_hunter(game, ask, option)
    if question is CHOOSE_TROPHY:
        creature = game.setup.catalogues["creature"][game.creature]
        return Refusal("refusal-other-type", "13.7", {"trophy": name, "creature": creature})
    if question is TAKE_UPGRADE:
        if option == NOTHING:
            return Refusal("refusal-upgrade-mandatory", "7.5")
        return Refusal("refusal-not-on-display", "7.5", {"card": name})
    return why_not_card(game, ask, option, name)


def why_not_card(game: CardGame, ask: Ask, card: int, name: str) -> Refusal:
    """Say why a hunter's card cannot be played, shown, discarded, taken back or removed."""
    seat = ask.seat
    question = ask.question
    tables = game.tables
    if question in (PLAY_CARD, SHOW_WEAPON, DISCARD_CARD) and card not in game.hand[seat]:
        if card in game.used[seat]:
            return Refusal("refusal-card-used", "7.2", {"card": name})
        return Refusal("refusal-not-in-hand", question.rule, {"card": name})
    if question is PLAY_CARD:
        return Refusal("refusal-no-weapon-to-show", "2.2", {"card": name})
    if question is SHOW_WEAPON:
        return Refusal("refusal-no-weapon", "2.1", {"card": name})
    if question is DISCARD_CARD:
        if tables.dream[card]:
            return Refusal("refusal-never-the-dream", "13.17", {"card": name})
        assert card not in can_be_discarded(game, seat)
        assert tables.kind[card] == UTILITY
        return Refusal("refusal-no-weapon", "13.17", {"card": name})
    if question is RECLAIM_CARD:
        return Refusal("refusal-not-used", "13.19", {"card": name})
    if question is REMOVE_CARD and tables.dream[card]:
        return Refusal("refusal-never-the-dream", "7.8", {"card": name})
    return Refusal("refusal-not-owned", question.rule, {"card": name})


def why_not_hunter(game: CardGame, ask: Ask, other: int) -> Refusal:
    """Say why a hunter cannot be robbed or blocked."""
    rule = ask.question.rule
    if other == ask.seat:
        return Refusal("refusal-not-yourself", rule)
    if game.status[other] != ALIVE:
        return Refusal("refusal-hunter-dead", rule, {"seat": other})
    if ask.question is STEAL_FROM:
        return Refusal("refusal-nothing-to-steal", "13.15", {"seat": other})
    return Refusal("refusal-nothing-to-block", "13.21", {"seat": other})
