"""How a hunter answers without thinking long: one sound habit per question, which also plays searches out.

Fights are answered by `duel`; what a hunter does with the turn itself is planned in `plan`.
"""

from collections.abc import Callable
from typing import Final

from duskhall.games.bloodborne_board.fight import dodging, slots
from duskhall.games.bloodborne_board.printed import IMMUNE_STAGGER, NOBODY
from duskhall.games.bloodborne_board.questions import (
    ATTACK_WITH,
    BUY,
    CHOOSE_START,
    DONATE,
    END_TURN,
    JOIN_WAYS,
    KEEP_GOODS,
    LEAVE_OFF,
    NO_DODGE,
    NO_MORE_ITEMS,
    NO_REACTION,
    OFFERING,
    PAY,
    PAY_ECHO,
    RECEIVE,
    SIDE_B,
    SLOT_WORDS,
    STAY,
    STEP,
    SWAP_IN,
    TARGET,
    UNUSED,
    WITH_FIREARM,
    WITH_NOTHING,
)
from duskhall.games.bloodborne_board.state import BoardGame
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

    def kept(option: int) -> int:
        card = PAY.entry(option)
        return worth(game, card) - 30 * (hand.count(card) - 1)

    return min(ask.options, key=kept)


def step(game: BoardGame, ask: Ask) -> int:
    """Stay where the plan ended; without a choice go where no enemy is."""
    if STAY in ask.options and not game.units_at(game.place[ask.seat]):
        return STAY
    spaces = [option for option in ask.options if not STEP.is_word(option)]
    if not spaces:
        return ask.options[0]
    best = min(spaces, key=lambda option: len(game.units_at(STEP.entry(option))))
    if STAY in ask.options and game.units_at(STEP.entry(best)):
        return STAY
    return best


def join(game: BoardGame, ask: Ask) -> int:
    """Join a new tile where no enemy waits at the door, and where the map stays widest."""
    tile = game.turned_up
    icons = game.tables.icons

    def score(option: int) -> int:
        way = JOIN_WAYS.index(option)
        door = game.tables.tiles[tile].exit[way]
        onward = sum(1 for other in game.tables.ways[door] if other != way)
        return onward - 2 * len(icons[door])

    return max(ask.options, key=score)


def choose_start(game: BoardGame, ask: Ask) -> int:
    """Spread over the Central Lamp."""
    return min(ask.options, key=lambda option: len(game.hunters_at(CHOOSE_START.entry(option))))


def choose_side(game: BoardGame, ask: Ask) -> int:
    """Show the side with more slots."""
    first = game.hunter[ask.seat] * 2
    return max(ask.options, key=lambda option: len(game.tables.sides[first + int(option == SIDE_B)].slots))


def interact_with(game: BoardGame, ask: Ask) -> int:
    """Give what missions ask for; nothing else."""
    for wanted in (DONATE, PAY_ECHO):
        if wanted in ask.options:
            return wanted
    return LEAVE_OFF


# --- Fights ----------------------------------------------------------------------------------------------------------


def attack_with(game: BoardGame, ask: Ask) -> int:
    """Take the card that `duel` likes best; strike back only if that beats just facing the blow."""
    seat = ask.seat
    back = duel.is_strike_back(game)
    units = [game.fight.unit] if back and game.fight.unit != NOBODY else game.units_at(game.place[seat])
    best, chosen = -1e9, ask.options[0]
    for unit in units[:3]:
        if WITH_FIREARM in ask.options:
            gun = game.tables.firearms[game.firearm[seat]]
            shot = duel.worth_of(game, unit, gun.damage) + duel.exchange(game, seat, unit, NOBODY, 0, back) - duel.SHOT
            if shot > best:
                best, chosen = shot, WITH_FIREARM
        worth_it, card, _ = duel.best_attack(game, seat, unit, back)
        if card != NOBODY and worth_it > best and ATTACK_WITH.of(card) in ask.options:
            best, chosen = worth_it, ATTACK_WITH.of(card)
    if WITH_NOTHING in ask.options and units and duel.exchange(game, seat, units[0], NOBODY, 0, back) > best:
        return WITH_NOTHING
    return chosen


def target(game: BoardGame, ask: Ask) -> int:
    """Strike the mission's enemy, else the one nearest to death."""

    def order(option: int) -> tuple[bool, int]:
        unit = TARGET.entry(option)
        return not is_wanted(game, unit), game.unit_hp(unit) - game.unit_damage[unit]

    return min(ask.options, key=order)


def slot(game: BoardGame, ask: Ask) -> int:
    """Attack from the slot that `duel` likes best, dodge from the slowest that will do."""
    seat = ask.seat
    weapon = game.weapon(seat)
    fitting = [SLOT_WORDS.index(option) for option in ask.options]
    if ask.then is slots.place_attack and NOBODY not in (game.fight.unit, game.fight.own.card):
        unit, card, back = game.fight.unit, game.fight.own.card, duel.is_strike_back(game)
        game.hand[seat].append(card)  # the card has left the hand already
        best = max(fitting, key=lambda each: duel.exchange(game, seat, unit, card, each, back))
        game.hand[seat].pop()
    elif ask.then in (dodging.place_dodge, dodging.place_demand):
        best = min(fitting, key=lambda each: weapon.slots[each].speed)
    else:
        best = max(fitting, key=lambda each: weapon.slots[each].damage if each < len(weapon.slots) else 0)
    return SLOT_WORDS[best]


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
    if seat == game.fight.seat and own_lost and not game.fight.immune & IMMUNE_STAGGER:
        cost += duel.worth_of(game, game.fight.unit, game.fight.own.damage)
    return cost


def react(game: BoardGame, ask: Ask) -> int:
    """Answer a blow that hurts and comes."""
    if blow_is_lost(game) or blow_costs(game, ask.seat) <= duel.SHOT:
        return NO_REACTION
    return ask.options[1]


def dodge(game: BoardGame, ask: Ask) -> int:
    """Dodge a blow that hurts and comes."""
    if ask.seat == game.fight.seat and blow_is_lost(game):
        return NO_DODGE
    if blow_costs(game, ask.seat) <= duel.PLACED:
        return NO_DODGE
    return worst_card(game, ask)


def worst_card(game: BoardGame, ask: Ask) -> int:
    """Give the card that is worth least rather than nothing: dodge what is demanded, discard and keep the health."""
    question = ask.question
    cards = [option for option in ask.options if not question.is_word(option)]
    return min(cards, key=lambda option: worth(game, question.entry(option))) if cards else ask.options[0]


def on_attack(game: BoardGame, ask: Ask) -> int:
    """Use what helps an attack on an enemy that a mission wants slain."""
    wanted = game.fight.unit != NOBODY and is_wanted(game, game.fight.unit)
    return ask.options[1] if wanted else NO_MORE_ITEMS


# --- Dream and rewards -----------------------------------------------------------------------------------------------


def buy(game: BoardGame, ask: Ask) -> int:
    """Buy the best upgrade; offer the echo where a mission wants it."""
    return OFFERING if OFFERING in ask.options else max(ask.options, key=lambda option: worth(game, BUY.entry(option)))


def swap_in(game: BoardGame, ask: Ask) -> int:
    """Take the worst card out, if it is worse."""
    out = worst_card(game, ask)
    return out if worth(game, SWAP_IN.entry(out)) < worth(game, ask.number) else UNUSED


def exchange(game: BoardGame, ask: Ask) -> int:
    """Swap a consumable for the item that an open step wants and nobody has."""
    item = game.tables.chapters[game.chapter].exchange
    wanted = [game.tables.steps[at].item for at in game.mission_at if at >= 0]
    held = sum(game.held[item :: game.tables.consumables])
    return ask.options[1] if item in wanted and not held else KEEP_GOODS


def receive(game: BoardGame, ask: Ask) -> int:
    """Keep it."""
    return RECEIVE.of(ask.seat) if RECEIVE.of(ask.seat) in ask.options else ask.options[0]


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
    "meet_demand": worst_card,
    "discard_one": worst_card,
    "duck": worst_card,
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
