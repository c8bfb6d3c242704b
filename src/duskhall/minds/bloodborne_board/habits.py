"""How a hunter answers without thinking long: one sound habit per question, which also plays searches out.

Fights are answered by `duel`; what a hunter does with the turn itself is planned in `plan`.
"""

from collections.abc import Callable
from typing import Final

from duskhall.games.bloodborne_board.printed import NO_STAGGER, NOBODY
from duskhall.games.bloodborne_board.questions import (
    AFTER_FIREARM,
    DONATE,
    END_TURN,
    FIREARM,
    NONE,
    PAY_ECHO,
    STAY,
    STEP_SPACE,
)
from duskhall.games.bloodborne_board.state import FOR_ATTACK, FOR_DEMAND, FOR_DODGE, BoardGame
from duskhall.kernel.question import Ask
from duskhall.minds.bloodborne_board import duel, weights
from duskhall.minds.bloodborne_board.work import is_wanted

# Upgrades and basic cards from the best on, by what they do in most fights.
WORTH: Final = (
    "rapid", "adaptive", "visceral", "swift", "bloodthirsty", "rallying", "unyielding", "agile", "tactical",
    "invigorating", "leaping", "poised", "counter_strike", "dash", "indomitable", "defensive", "tireless",
    "quick_change", "cheap_shot", "second_wind", "endurance", "vitality", "skill", "strength",
)  # fmt: skip


def choose(game: BoardGame, ask: Ask) -> int:
    """Return the option that habit would take."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    habit = HABITS.get(ask.question.name)
    return habit(game, ask) if habit is not None else options[-1]


def worth(game: BoardGame, card: int) -> int:
    """Return how much a card is worth keeping."""
    name = game.setup.catalogues["card"][card]
    return len(WORTH) - WORTH.index(name) if name in WORTH else 0


# --- Turn and map ----------------------------------------------------------------------------------------------------


def act(game: BoardGame, ask: Ask) -> int:
    """End the turn: what to do before is planned elsewhere."""
    return END_TURN


def pay(game: BoardGame, ask: Ask) -> int:
    """Pay with a card that the hand holds twice, else with the one that is worth least."""
    hand = game.hand[ask.seat]
    return min(ask.options, key=lambda card: worth(game, card) - 30 * (hand.count(card) - 1))


def step(game: BoardGame, ask: Ask) -> int:
    """Stay where the plan ended; without a choice go where no enemy is."""
    if STAY in ask.options and not game.units_at(game.place[ask.seat]):
        return STAY
    spaces = [option for option in ask.options if option >= STEP_SPACE]
    if not spaces:
        return ask.options[0]
    best = min(spaces, key=lambda option: len(game.units_at(option - STEP_SPACE)))
    if STAY in ask.options and game.units_at(best - STEP_SPACE):
        return STAY
    return best


def join(game: BoardGame, ask: Ask) -> int:
    """Join a new tile where no enemy waits at the door, and where the map stays widest."""
    tile = game.found
    icons = game.tables.icons

    def score(way: int) -> int:
        door = game.tables.tiles[tile].exit[way]
        onward = sum(1 for other in game.tables.ways[door] if other != way)
        return onward - 2 * len(icons[door])

    return max(ask.options, key=score)


def choose_start(game: BoardGame, ask: Ask) -> int:
    """Spread over the Central Lamp."""
    return min(ask.options, key=lambda space: len(game.hunters_at(space)))


def choose_side(game: BoardGame, ask: Ask) -> int:
    """Show the side with more slots."""
    first = game.hunter[ask.seat] * 2
    return max(ask.options, key=lambda side: len(game.tables.sides[first + side].speed))


def interact_with(game: BoardGame, ask: Ask) -> int:
    """Give what missions ask for; nothing else."""
    for wanted in (DONATE, PAY_ECHO):
        if wanted in ask.options:
            return wanted
    return NONE


# --- Fights ----------------------------------------------------------------------------------------------------------


def attack_with(game: BoardGame, ask: Ask) -> int:
    """Take the card that `duel` likes best; strike back only if that beats just facing the blow."""
    seat = ask.seat
    back = duel.is_strike_back(game)
    units = [game.fight.unit] if back and game.fight.unit != NOBODY else game.units_at(game.place[seat])
    best, chosen = -1e9, ask.options[0]
    for unit in units[:3]:
        if FIREARM in ask.options:
            gun = game.tables.firearms[game.firearm[seat]]
            shot = duel.worth_of(game, unit, gun.damage) + duel.exchange(game, seat, unit, NOBODY, 0, back) - duel.SHOT
            if shot > best:
                best, chosen = shot, FIREARM
        worth_it, card, _ = duel.best_attack(game, seat, unit, back)
        if card != NOBODY and worth_it > best and AFTER_FIREARM + card in ask.options:
            best, chosen = worth_it, AFTER_FIREARM + card
    if NONE in ask.options and units and duel.exchange(game, seat, units[0], NOBODY, 0, back) > best:
        return NONE
    return chosen


def target(game: BoardGame, ask: Ask) -> int:
    """Strike the mission's enemy, else the one nearest to death."""
    return min(
        ask.options,
        key=lambda unit: (not is_wanted(game, unit), game.unit_hp(unit) - game.unit_damage[unit]),
    )


def slot(game: BoardGame, ask: Ask) -> int:
    """Attack from the slot that `duel` likes best, dodge from the slowest that will do."""
    seat = ask.seat
    weapon = game.weapon(seat)
    if game.slot_for == FOR_ATTACK and NOBODY not in (game.fight.unit, game.fight.own.card):
        back = duel.is_strike_back(game)
        game.hand[seat].append(game.fight.own.card)  # the card has left the hand already
        best = max(
            ask.options, key=lambda each: duel.exchange(game, seat, game.fight.unit, game.fight.own.card, each, back)
        )
        game.hand[seat].pop()
        return best
    if game.slot_for in (FOR_DODGE, FOR_DEMAND):
        return min(ask.options, key=lambda each: weapon.speed[each])
    return max(ask.options, key=lambda each: weapon.damage[each] if each < len(weapon.damage) else 0)


def blow_is_lost(game: BoardGame) -> bool:
    """Say whether the hunter's own attack comes first and stops the enemy's."""
    if not game.fight.own.live or game.fight.own.speed < game.fight.foe.speed:
        return False
    line = game.tables.lines[game.fight.line]
    unit = game.fight.unit
    staggers = game.fight.own.stagger > 0 and (not line.no_stagger or game.fight.foe.plain > 0)
    if game.fight.own.speed == game.fight.foe.speed:
        return staggers and game.fight.ties > 0
    left = game.unit_hp(unit) - game.unit_damage[unit]
    kills = game.fight.own.damage - game.fight.foe.block >= left and not game.unit_lives[unit]
    return staggers or kills


def blow_costs(game: BoardGame, seat: int) -> int:
    """Return what the enemy's attack would cost a hunter."""
    line = game.tables.lines[game.fight.line]
    block = game.fight.own.block if seat == game.fight.seat else 0
    cost = duel.hurt(game.hp[seat], max(0, game.fight.foe.damage + game.frenzy[seat] - block))
    cost += duel.STUN * line.stun + weights.POISONED * game.fight.foe.poison + weights.FRENZIED * line.frenzy
    own_lost = game.fight.own.live and game.fight.foe.stagger and game.fight.own.speed < game.fight.foe.speed
    if seat == game.fight.seat and own_lost and not game.fight.immune & NO_STAGGER:
        cost += duel.worth_of(game, game.fight.unit, game.fight.own.damage)
    return cost


def react(game: BoardGame, ask: Ask) -> int:
    """Answer a blow that hurts and comes."""
    if blow_is_lost(game) or blow_costs(game, ask.seat) <= duel.SHOT:
        return NONE
    return ask.options[1]


def dodge(game: BoardGame, ask: Ask) -> int:
    """Dodge a blow that hurts and comes."""
    if ask.seat == game.fight.seat and blow_is_lost(game):
        return NONE
    if blow_costs(game, ask.seat) <= duel.PLACED:
        return NONE
    return min(ask.options[1:], key=lambda option: worth(game, option - 1))


def meet_demand(game: BoardGame, ask: Ask) -> int:
    """Dodge whatever is demanded."""
    return min(ask.options[1:], key=lambda option: worth(game, option - 1))


def discard_one(game: BoardGame, ask: Ask) -> int:
    """Give the worst card rather than health."""
    cards = [option for option in ask.options if option != NONE]
    return min(cards, key=lambda option: worth(game, option - 1)) if cards else ask.options[0]


def on_attack(game: BoardGame, ask: Ask) -> int:
    """Use what helps an attack on an enemy that a mission wants slain."""
    wanted = game.fight.unit != NOBODY and is_wanted(game, game.fight.unit)
    return ask.options[1] if wanted else NONE


# --- Dream and rewards -----------------------------------------------------------------------------------------------


def buy(game: BoardGame, ask: Ask) -> int:
    """Buy the best upgrade; offer the echo where a mission wants it."""
    return NONE if NONE in ask.options else max(ask.options, key=lambda option: worth(game, option - 1))


def swap_in(game: BoardGame, ask: Ask) -> int:
    """Take the worst card out, if it is worse."""
    out = min(ask.options[1:], key=lambda option: worth(game, option - 1))
    return out if worth(game, out - 1) < worth(game, game.found) else NONE


def exchange(game: BoardGame, ask: Ask) -> int:
    """Swap a consumable for the item that an open step wants and nobody has."""
    item = game.tables.chapters[game.chapter].exchange
    wanted = [game.tables.steps[at].item for at in game.mission_at if at >= 0]
    held = sum(game.held[item :: game.tables.consumables])
    return ask.options[1] if item in wanted and not held else NONE


def receive(game: BoardGame, ask: Ask) -> int:
    """Keep it."""
    return ask.seat if ask.seat in ask.options else ask.options[0]


def first(game: BoardGame, ask: Ask) -> int:
    """Take the first option."""
    return ask.options[0]


def second(game: BoardGame, ask: Ask) -> int:
    """Take the second option: the first thing, not nothing."""
    return ask.options[1]


HABITS: Final[dict[str, Callable[[BoardGame, Ask], int]]] = {
    "act": act,
    "pay": pay,
    "step": step,
    "join": join,
    "choose_start": choose_start,
    "attack_with": attack_with,
    "target": target,
    "slot": slot,
    "react": react,
    "dodge": dodge,
    "meet_demand": meet_demand,
    "discard_one": discard_one,
    "duck": discard_one,
    "on_attack": on_attack,
    "interact_with": interact_with,
    "buy": buy,
    "swap_in": swap_in,
    "receive": receive,
    "return_to": first,
    "refill": first,
    "choose_hunter": second,
    "choose_side": choose_side,
    "choose_space": second,
    "exchange": exchange,
    "trade": first,
    "keep_firearm": first,
}
