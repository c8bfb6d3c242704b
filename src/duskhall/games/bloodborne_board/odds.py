"""The chances that a careful player would work out: how a combat ends, over everything that may still be flipped.

Every possible card on top of the enemy's deck is tried on a copy of the table by the rules themselves, with the hunter
doing nothing else.  Which cards are left is public, since everybody can count; in which order they lie is not, so the
copy's face-down decks are sorted first.
"""

from duskhall.games.bloodborne_board.fight import combat, slots
from duskhall.games.bloodborne_board.printed import (
    ABILITY,
    BASIC,
    ENEMY_ATTACKS,
    NOBODY,
    NOWHERE,
    ROLE_BOSS,
    ROLE_OBJECT,
    SPECIAL,
)
from duskhall.games.bloodborne_board.questions import (
    ATTACK_WITH,
    DISCARD_ONE,
    DODGE,
    DUCK,
    ON_ATTACK,
    REACT,
    SLOT_WORDS,
    TARGET,
    WITH_NOTHING,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import Ask

MOST_STEPS = 40  # no combat asks a hunter who does nothing more than this


def odds(game: BoardGame, seat: int, ask: Ask) -> dict[int, dict[str, float]]:
    """Return, per option of a combat's question, how often the hunter hits, slays, is hurt or falls."""
    if game.fight.seat != seat:
        return {}
    if ask.then is combat.attack_target:
        return {option: chances(game, ask, option, TARGET.entry(option)) for option in ask.options}
    unit = target_of(game, seat)
    attacks = ask.then is slots.place_attack or ask.question in (ATTACK_WITH, ON_ATTACK, REACT, DODGE)
    if unit == NOBODY or not attacks:
        return {}
    return {option: chances(game, ask, option, unit) for option in ask.options}


def target_of(game: BoardGame, seat: int) -> int:
    """Return the enemy of the combat, or the only one whom the hunter could attack here."""
    if game.fight.unit != NOBODY:
        return game.fight.unit
    here = game.units_at(game.place[seat])
    return here[0] if len(here) == 1 else NOBODY


def action_chances(game: BoardGame) -> dict[str, float]:
    """7.5 Return the chance of each card of the shared deck; it is shuffled when it has run out."""
    pile = game.actions if game.actions else game.actions_used
    if not pile:
        return {}
    return {
        "basic": pile.count(BASIC) / len(pile),
        "special": pile.count(SPECIAL) / len(pile),
        "ability": pile.count(ABILITY) / len(pile),
    }


def chances(game: BoardGame, ask: Ask, option: int, unit: int) -> dict[str, float]:
    """Return the chances of an option; where a slot is still to be chosen, those of the best one."""
    best: list[float] = []
    for number in slots_to_try(game, ask, option):
        found = [0.0, 0.0, 0.0, 0.0]
        for share, top in orders(game, unit):
            for at, happened in enumerate(tried(game, ask, option, unit, top, number)):
                found[at] += share * happened
        if not best or worth(found) > worth(best):
            best = found
    hits, slays, hurt, falls = [round(chance, 9) for chance in best]
    if ask.question is ATTACK_WITH and option == WITH_NOTHING:
        return {"hurt": hurt, "falls": falls}
    return {"hits": hits, "slays": slays, "hurt": hurt, "falls": falls}


def worth(found: list[float]) -> float:
    """Return how good chances are."""
    hits, slays, hurt, falls = found
    return 2 * slays + hits - hurt - 3 * falls


def slots_to_try(game: BoardGame, ask: Ask, option: int) -> list[int]:
    """Return the slots into which the attack of this option could go; NOBODY where there is nothing to choose."""
    places = ask.question is TARGET or (ask.question is ATTACK_WITH and not ATTACK_WITH.is_word(option))
    if not places or (ask.question is TARGET and game.fight.own.card == NOBODY):
        return [NOBODY]
    return slots.different_slots(game, ask.seat, game.empty_slots(ask.seat)) or [NOBODY]


def orders(game: BoardGame, unit: int) -> list[tuple[float, list[int]]]:
    """Return what may be flipped next, each with its chance; and what after it, where that card flips again."""
    kind = game.kind_of(unit)
    if kind.role == ROLE_OBJECT:
        return [(1.0, [])]
    left, used = piles(game, unit)
    found: list[tuple[float, list[int]]] = []
    for card in sorted(set(left)):
        share = left.count(card) / len(left)
        rest = left[:]
        rest.remove(card)
        after = rest if rest else used + [card]
        if not flips_again(game, unit, card):
            found.append((share, [card]))
            continue
        for second in sorted(set(after)):
            found.append((share * after.count(second) / len(after), [card, second]))
    return found


def piles(game: BoardGame, unit: int) -> tuple[list[int], list[int]]:
    """Return the cards that may be flipped next for a unit, and those that lie flipped."""
    kind = game.kind_of(unit)
    if kind.role != ROLE_BOSS:
        return (game.actions, game.actions_used) if game.actions else (game.actions_used, [])
    left, used = game.boss_deck[kind.boss], game.boss_used[kind.boss]
    if left:
        return left, used
    return (used if used else (kind.phase2 if game.unit_phase[unit] == 2 else kind.phase1)), []


def flips_again(game: BoardGame, unit: int, card: int) -> bool:
    """Say whether a card, or the line for which it stands, is followed by another."""
    number = (
        card
        if game.kind_of(unit).role == ROLE_BOSS
        else combat.line_for(game, unit, card, game.fight.mode == ENEMY_ATTACKS)
    )
    line = game.tables.lines[number]
    return line.flip > 0 or line.then_basic > 0


def tried(game: BoardGame, ask: Ask, option: int, unit: int, top: list[int], number: int) -> list[int]:
    """Try an option with these cards on top: return whether the hunter hits, slays, is hurt, falls."""
    world = game.copy()
    world.dice = Dice(bytes(32))
    for pile in hidden_piles(world):
        pile.sort()
    lay_on_top(world, unit, top)
    last = max([at for at, entry in enumerate(world.agenda) if entry[0] is combat.fight_end] + [0])
    world.agenda = world.agenda[last:]
    seat = ask.seat
    hp = world.hp[seat]
    before = (world.unit_damage[unit], world.unit_lives[unit], world.unit_phase[unit])
    world.take(world.asks[0], option)
    for _ in range(MOST_STEPS):
        if not world.asks or world.fight.seat != seat:
            break
        world.take(world.asks[0], passive(world, unit, number))
    slain = world.unit_space[unit] == NOWHERE and world.diving != unit
    struck = slain or before != (world.unit_damage[unit], world.unit_lives[unit], world.unit_phase[unit])
    fell = world.place[seat] == NOWHERE
    return [int(struck), int(slain), int(fell or world.hp[seat] < hp), int(fell)]


def lay_on_top(world: BoardGame, unit: int, top: list[int]) -> None:
    """Let these cards be flipped next, in this order."""
    if not top:
        return
    kind = world.kind_of(unit)
    if kind.role == ROLE_BOSS:
        world.boss_deck[kind.boss] = top[::-1]
    else:
        world.actions = top[::-1]


def passive(world: BoardGame, unit: int, number: int) -> int:
    """Return the answer of a hunter who does nothing but what has to be done."""
    ask = world.asks[0]
    options = ask.options
    if ask.then is slots.place_attack and number != NOBODY and SLOT_WORDS[number] in options:
        return SLOT_WORDS[number]
    if ask.question is TARGET and TARGET.of(unit) in options:
        return TARGET.of(unit)
    if ask.question is DISCARD_ONE or ask.question is DUCK:
        return options[-1]
    return options[0]


def hidden_piles(game: BoardGame) -> list[list[int]]:
    """Return the face-down piles themselves, whose order nobody knows; what is in them is public."""
    return [game.tile_deck, game.actions, game.upgrades, game.goods_deck, *game.boss_deck, *game.deck]
