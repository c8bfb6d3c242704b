"""How a hunter plays without thinking long: sound answers to every question, used to play searches out."""

from collections.abc import Callable

from duskhall.games.bloodborne_board import combat
from duskhall.games.bloodborne_board import map as ground
from duskhall.games.bloodborne_board.printed import MOST_HP, NOBODY
from duskhall.games.bloodborne_board.questions import (
    ACT_ITEM,
    AFTER_FIREARM,
    ATTACK,
    DONATE,
    DREAM,
    END_TURN,
    FIREARM,
    INTERACT,
    MOVE,
    NONE,
    PAY_ECHO,
    RELOAD,
    SHOOT,
    STAY,
    STEP_SPACE,
    TRANSFORM,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.question import Ask
from duskhall.minds.bloodborne_board import aims

# Upgrades from the best on, by what they do in most fights.
WORTH = (
    "rapid", "adaptive", "visceral", "swift", "bloodthirsty", "rallying", "unyielding", "agile", "tactical",
    "invigorating", "leaping", "poised", "counter_strike", "dash", "indomitable", "defensive", "tireless",
    "quick_change", "cheap_shot", "second_wind", "endurance", "skill", "strength", "vitality",
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


def act(game: BoardGame, ask: Ask) -> int:
    """Heal when hurt, fight for the aim, walk to it, and keep a card for the enemies' turn."""
    seat = ask.seat
    options = ask.options
    hand = len(game.hand[seat])
    near = aims.distance(game, seat)
    items = [option for option in options if option >= ACT_ITEM]
    if items and game.hp[seat] <= MOST_HP - 2:
        return items[0]
    enemies = game.units_at(game.place[seat])
    if ATTACK in options and enemies and (near == 0 or hand >= 2):
        return ATTACK
    if SHOOT in options:
        return SHOOT
    if INTERACT in options and not enemies and (near == 0 or game.goods[game.place[seat]]):
        return INTERACT
    if game.hp[seat] <= 2 and DREAM in options and game.echoes[seat] >= 2:
        return DREAM
    if MOVE in options and near > 0 and hand >= 2 and not enemies:
        return MOVE
    if enemies and TRANSFORM in options and not game.empty_slots(seat) and hand >= 2:
        return TRANSFORM
    if RELOAD in options and hand >= 3:
        return RELOAD
    return END_TURN


def pay(game: BoardGame, ask: Ask) -> int:
    """Pay with the card that is worth least."""
    return min(ask.options, key=lambda card: worth(game, card))


def step(game: BoardGame, ask: Ask) -> int:
    """Go where the aim is nearest; explore if the aim is an exit."""
    seat = ask.seat
    goals = aims.aims(game, seat)
    best, best_far = ask.options[0], 99
    exploring = aims.explores(game, seat)
    for option in ask.options:
        if option == STAY:
            far = nearest(game, game.place[seat], goals) * 2 + 1
        elif option < STEP_SPACE:
            far = 0 if exploring else 30
        else:
            far = nearest(game, option - STEP_SPACE, goals) * 2
        if far < best_far:
            best, best_far = option, far
    return best


def nearest(game: BoardGame, space: int, goals: list[int]) -> int:
    """Return how far the nearest of these spaces is."""
    if space in goals:
        return 0
    far = ground.distances(game, space, False)
    return min([far[goal] for goal in goals] + [20])


def attack_with(game: BoardGame, ask: Ask) -> int:
    """Strike back only with a card to spare; prefer cards that stagger or hurt, keep dodges."""
    cards = [option for option in ask.options if option >= AFTER_FIREARM]
    if FIREARM in ask.options:
        return FIREARM
    if not cards:
        return ask.options[0]
    return max(cards, key=lambda option: attack_worth(game, option - AFTER_FIREARM))


def attack_worth(game: BoardGame, card: int) -> int:
    """Return how good a card is in an attack."""
    printed = game.tables.cards[card]
    return 4 * printed.damage + 3 * printed.stagger + 2 * printed.speed + 2 * printed.draw - 2 * printed.dodge


def target(game: BoardGame, ask: Ask) -> int:
    """Strike the mission's enemy, else the one nearest to death."""
    return min(
        ask.options,
        key=lambda unit: (game.unit_mission[unit] == NOBODY, game.unit_hp(unit) - game.unit_damage[unit]),
    )


def slot(game: BoardGame, ask: Ask) -> int:
    """Attack from the slot that hurts most, dodge from the slowest that will do."""
    weapon = game.weapon(ask.seat)
    if game.slot_for == combat.FOR_ATTACK:
        return max(ask.options, key=lambda each: (combat.slot_damage(game, ask.seat, each), weapon.speed[each]))
    if game.slot_for in (combat.FOR_DODGE, combat.FOR_DEMAND):
        return min(ask.options, key=lambda each: weapon.speed[each])
    return max(ask.options, key=lambda each: weapon.damage[each] if each < len(weapon.damage) else 0)


def dodge(game: BoardGame, ask: Ask) -> int:
    """Dodge whatever hurts."""
    return max(ask.options[1:], key=lambda option: -worth(game, option - 1))


def discard_one(game: BoardGame, ask: Ask) -> int:
    """Give the worst card; suffer only with much health and a good hand."""
    cards = [option for option in ask.options if option != NONE]
    if not cards or (NONE in ask.options and game.hp[ask.seat] >= 5 and len(cards) == 1):
        return ask.options[0]
    return min(cards, key=lambda option: worth(game, option - 1))


def interact_with(game: BoardGame, ask: Ask) -> int:
    """Give what missions ask for; nothing else."""
    for wanted in (DONATE, PAY_ECHO):
        if wanted in ask.options:
            return wanted
    return NONE


def buy(game: BoardGame, ask: Ask) -> int:
    """Buy the best upgrade; offer the echo where a mission wants it."""
    return NONE if NONE in ask.options else max(ask.options, key=lambda option: worth(game, option - 1))


def swap_in(game: BoardGame, ask: Ask) -> int:
    """Take the worst card out, if it is worse."""
    out = min(ask.options[1:], key=lambda option: worth(game, option - 1))
    return out if worth(game, out - 1) < worth(game, game.found) else NONE


def receive(game: BoardGame, ask: Ask) -> int:
    """Keep it."""
    return ask.seat if ask.seat in ask.options else ask.options[0]


def return_to(game: BoardGame, ask: Ask) -> int:
    """Wake at the lamp that is nearest to an aim."""
    goals = aims.aims(game, ask.seat)
    return min(ask.options, key=lambda space: nearest(game, space, goals))


def first(game: BoardGame, ask: Ask) -> int:
    """Take the first option."""
    return ask.options[0]


def second(game: BoardGame, ask: Ask) -> int:
    """Take the second option: the first thing, not nothing."""
    return ask.options[1]


HABITS: dict[str, Callable[[BoardGame, Ask], int]] = {
    "act": act,
    "pay": pay,
    "step": step,
    "attack_with": attack_with,
    "target": target,
    "slot": slot,
    "dodge": dodge,
    "meet_demand": dodge,
    "discard_one": discard_one,
    "duck": discard_one,
    "interact_with": interact_with,
    "buy": buy,
    "swap_in": swap_in,
    "receive": receive,
    "return_to": return_to,
    "refill": first,
    "choose_hunter": second,
    "choose_side": first,
    "join": first,
    "choose_space": second,
    "exchange": first,
    "trade": first,
}
