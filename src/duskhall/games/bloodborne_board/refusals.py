"""Why an answer is refused: the rule and the reason, for every option of every question."""

from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.printed import NOBODY, TILE_BRIDGE, WINDOW_TURN
from duskhall.games.bloodborne_board.questions import (
    ACT,
    ATTACK,
    ATTACK_WITH,
    BLOOD,
    BUY,
    CHOOSE_HUNTER,
    DODGE,
    DREAM,
    INTERACT,
    MEET_DEMAND,
    MOVE,
    RELOAD,
    SHOOT,
    STAY,
    STEP,
    SWAP_IN,
    TAKE_TURN,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.question import Ask, Question
from duskhall.kernel.refusal import Refusal


def why_not(game: BoardGame, ask: Ask, option: int) -> Refusal:
    """Return the refusal of an option of this question that is not legal now."""
    question = ask.question
    name = game.setup.option_name(question, option)
    noun = game.setup.nouns[question.index][option]
    if question is CHOOSE_HUNTER:
        taken = game.hunter.index(CHOOSE_HUNTER.entry(option))
        return Refusal("refusal-hunter-taken", "1.4", {"hunter": name, "seat": taken})
    if question is ACT:
        return why_not_act(game, ask.seat, option, name)
    if question is STEP:
        return why_not_step(game, ask.seat, option, name)
    if question is ATTACK_WITH:
        return why_not_attack_with(game, ask.seat, noun, name)
    if question is DODGE or question is MEET_DEMAND:
        return why_not_dodge(game, ask, name)
    if question is BUY:
        if noun == "card":
            return Refusal("refusal-not-in-offer", "11.3", {"card": name})
        return Refusal("refusal-no-offering", "11.3")
    if question is SWAP_IN:
        return Refusal("refusal-not-in-deck", "11.4", {"card": name})
    if noun == "card":
        return Refusal("refusal-card-not-there", question.rule, {"card": name})
    if noun == "item":
        return Refusal("refusal-item-not-usable", question.rule, {"item": name})
    if noun == "unit":
        return Refusal("refusal-no-target", question.rule, {"unit": name})
    if noun == "space":
        return Refusal("refusal-space-not-possible", question.rule, {"space": name})
    return Refusal("refusal-not-now", question.rule, {"option": name})


def why_not_asked(game: BoardGame, seat: int, question: Question) -> Refusal | None:
    """Say why a hunter who is asked nothing cannot do this now, where a rule says so."""
    if not 0 <= seat < game.seats:
        return None
    if question is BUY and not game.echoes[seat]:
        return Refusal("refusal-no-echo", "11.3")
    if question is TAKE_TURN and game.acted[seat]:
        return Refusal("refusal-turn-taken", "2.5")
    if question is ACT and game.turn not in (NOBODY, seat):
        return Refusal("refusal-not-your-turn", "2.5", {"seat": game.turn})
    return None


def why_not_act(game: BoardGame, seat: int, option: int, name: str) -> Refusal:
    """Say why this action cannot be taken."""
    if not ACT.is_word(option):
        item = ACT.entry(option)
        if game.tables.items[item].window != WINDOW_TURN:
            return Refusal("refusal-item-at-another-moment", "3.5", {"item": name})
        if not game.has_item(seat, item):
            return Refusal("refusal-item-not-held", "15.1", {"item": name})
        return Refusal("refusal-item-useless", "15.5", {"item": name})
    if option == ATTACK:
        return why_not_attack(game, seat)
    if option == SHOOT:
        return Refusal("refusal-cannot-shoot", "15.9")
    if option == RELOAD:
        if game.gun_ready[seat]:
            return Refusal("refusal-gun-ready", "15.4")
        return Refusal("refusal-cannot-pay", "15.4")
    if option == BLOOD:
        return Refusal("refusal-no-clinic", "5.7")
    if not game.hand[seat]:
        return Refusal("refusal-no-card", "3.1")
    if option == MOVE:
        if ground.is_held(game, game.place[seat]):
            return Refusal("refusal-held-here", "4.10")
        return Refusal("refusal-held-here", "4.1")
    if option == INTERACT:
        return Refusal("refusal-nothing-here", "5.1")
    if option == DREAM and ground.is_sealed(game, game.place[seat]):
        return Refusal("refusal-sealed", "13.6")
    return Refusal("refusal-not-now", "3.1", {"option": name})


def why_not_attack(game: BoardGame, seat: int) -> Refusal:
    """Say what a hunter lacks who cannot attack: an enemy, an empty slot, or else a card."""
    if not game.units_at(game.place[seat]):
        return Refusal("refusal-no-enemy-here", "7.1")
    if not game.empty_slots(seat):
        return Refusal("refusal-no-empty-slot", "7.1")
    return Refusal("refusal-no-card", "7.1")


def why_not_step(game: BoardGame, seat: int, option: int, name: str) -> Refusal:
    """Say why a hunter cannot step there."""
    here = game.place[seat]
    tile = ground.tile_of(here)
    if STEP.is_word(option):
        if option == STAY:
            return Refusal("refusal-first-step", "4.1")
        if game.fog[tile]:
            return Refusal("refusal-fog-gates", "13.2")
        return Refusal("refusal-nothing-to-explore", "4.3", {"way": name})
    space = STEP.entry(option)
    if game.fog[tile] and ground.tile_of(space) != tile:
        return Refusal("refusal-fog-gates", "13.2")
    if game.fog[ground.tile_of(space)] < 0:
        return Refusal("refusal-sealed", "13.6")
    if game.tables.tiles[tile].special == TILE_BRIDGE and ground.is_held(game, here):
        return Refusal("refusal-held-on-bridge", "4.10")
    return Refusal("refusal-not-adjacent", "4.2", {"space": name})


def why_not_attack_with(game: BoardGame, seat: int, noun: str, name: str) -> Refusal:
    """Say why this cannot be the attack."""
    if noun != "card":
        if name == "firearm":
            return Refusal("refusal-gun-is-no-attack", "15.9")
        return Refusal("refusal-attack-is-on", "7.1")
    if not game.empty_slots(seat):
        return Refusal("refusal-no-empty-slot", "7.1")
    return Refusal("refusal-card-not-there", "7.1", {"card": name})


def why_not_dodge(game: BoardGame, ask: Ask, name: str) -> Refusal:
    """Say why this card does not dodge."""
    rule = ask.question.rule
    card = game.setup.catalogues["card"].index(name)
    if card not in game.hand[ask.seat]:
        return Refusal("refusal-card-not-there", rule, {"card": name})
    if not game.tables.cards[card].dodge:
        return Refusal("refusal-no-dodge-card", rule, {"card": name})
    if not game.empty_slots(ask.seat):
        return Refusal("refusal-no-empty-slot", rule)
    return Refusal("refusal-too-slow", rule, {"card": name})
