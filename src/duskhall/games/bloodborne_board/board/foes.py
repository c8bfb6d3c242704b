"""Enemies on the board: how they appear, what a mission made of them, and in which order they act (4.4, 4.9, 6.1).

How they walk is in `walking`, how they fall in `slaying`, how an attack is fought out in `combat`, and what a reset
does to them in `track`.
"""

from typing import Final

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.printed import NOBODY, NOWHERE, REASON_FARTHEST_TAKEN, ROLE_BOSS, ROLE_OBJECT
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.event import Kind

# Where an enemy is in an activation (6.1, 6.4): 0 is an enemy that has come into range or into play since it began
HAS_ACTED: Final = 1
IN_LINE: Final = 2

# --- Appearing -------------------------------------------------------------------------------------------------------


def spawn(game: BoardGame, kind: int, space: int, told: Kind) -> int:
    """Put an enemy of a kind on a space (4.4); 4.9 with no miniature left the farthest one is used. Return the unit."""
    unit = free_mini(game, kind)
    if unit == NOBODY:
        return NOBODY
    game.unit_damage[unit] = 0
    game.unit_lives[unit] = 0
    game.unit_spare[unit] = 0
    game.unit_mission[unit] = NOBODY
    game.unit_home[unit] = NOWHERE
    game.unit_modifier[unit] = game.kind_modifier[kind]
    game.unit_skip[unit] = 0
    if game.unit_space[unit] == NOWHERE or game.unit_acted[unit] != HAS_ACTED:  # 6.4 none activates twice
        game.unit_acted[unit] = 0
    game.unit_space[unit] = space
    game.unit_phase[unit] = 1
    game.unit_tokens[unit] = 0
    game.unit_goal[unit] = 0
    game.tell(told, unit, space)
    return unit


def mini_off_map(game: BoardGame, kind: int) -> int:
    """Return a miniature of a kind that is not in play, or NOBODY."""
    printed = game.tables.kinds[kind]
    for unit in range(printed.first_unit, printed.first_unit + printed.minis):
        if game.unit_space[unit] == NOWHERE and unit != game.diving:
            return unit
    return NOBODY


def free_mini(game: BoardGame, kind: int) -> int:
    """4.9, 18.1 Return a miniature off the map, or the one farthest from all hunters that no mission needs."""
    best = mini_off_map(game, kind)
    if best != NOBODY:
        return best
    far = ground.nearest_hunter(game)
    printed = game.tables.kinds[kind]
    for unit in range(printed.first_unit, printed.first_unit + printed.minis):
        free = game.unit_mission[unit] == NOBODY and unit != game.fight.unit
        if free and (best == NOBODY or far[game.unit_space[unit]] > far[game.unit_space[best]]):
            best = unit
    if best != NOBODY:
        game.tell(events.CRUEL, REASON_FARTHEST_TAKEN)
    return best


def remove(game: BoardGame, unit: int) -> None:
    """Take a unit off the map."""
    game.unit_space[unit] = NOWHERE
    game.unit_mission[unit] = NOBODY
    game.unit_modifier[unit] = NOBODY
    if unit in game.walkers:
        game.walkers.remove(unit)
    if game.aura == unit:
        game.aura = NOBODY


# --- What befalls them -----------------------------------------------------------------------------------------------


def heal_unit(game: BoardGame, unit: int, amount: int, told: Kind) -> None:
    """An enemy heals."""
    healed = min(amount, game.unit_damage[unit])
    if healed and game.unit_space[unit] != NOWHERE:
        game.unit_damage[unit] -= healed
        game.tell(told, unit, healed)


def is_invulnerable(game: BoardGame, unit: int) -> bool:
    """14.14 Say whether a mission lets nothing hurt the unit."""
    modifier = game.unit_modifier[unit]
    return modifier != NOBODY and game.tables.modifiers[modifier].invulnerable > 0


def is_rooted(game: BoardGame, unit: int) -> bool:
    """14.14 Say whether a mission keeps the unit where it is."""
    modifier = game.unit_modifier[unit]
    return modifier != NOBODY and game.tables.modifiers[modifier].rooted > 0


def can_be_moved(game: BoardGame, unit: int) -> bool:
    """8.6 Say whether anything moves the unit: R21 no thing is moved, 14.14 and none that is rooted."""
    return game.kind_of(unit).role != ROLE_OBJECT and not is_rooted(game, unit)


def is_unkillable(game: BoardGame, unit: int) -> bool:
    """14.14 Say whether a mission lets the unit only be driven back."""
    modifier = game.unit_modifier[unit]
    return modifier != NOBODY and game.tables.modifiers[modifier].unkillable > 0


def drive_back(game: BoardGame, unit: int) -> None:
    """14.14 What cannot be slain is only driven back to where it appeared."""
    game.unit_damage[unit] = 0
    game.unit_space[unit] = game.unit_home[unit]
    game.tell(events.DRIVEN_BACK, unit)
    game.tell(events.UNIT_DRIVEN_HOME, unit, game.unit_home[unit])


def shield_of(game: BoardGame, unit: int) -> int:
    """14.16 Return how much a protector in range 1 takes off."""
    best = 0
    for other, modifier in enumerate(game.unit_modifier):
        if modifier == NOBODY or other == unit:
            continue
        shield = game.tables.modifiers[modifier].shield
        if shield > best and game.unit_space[other] in ground.in_range(game, game.unit_space[unit], 1):
            best = shield
    return best


# --- 6.1 The order of activation -------------------------------------------------------------------------------------


# After the slots, which are numbered from 0
OTHERS_ACT: Final = 3
BOSSES_ACT: Final = 4
AFTER_NEWCOMERS: Final = 5  # 6.4 comes on top for those who were there from the beginning


def order_of(game: BoardGame, unit: int) -> int:
    """6.1 Slots 1 to 3, then other kinds and rivals, then bosses."""
    kind = game.tables.unit_kind[unit]
    for slot, assigned in enumerate(game.slot_kind):
        if assigned == kind:
            return slot
    return BOSSES_ACT if game.tables.kinds[kind].role == ROLE_BOSS else OTHERS_ACT


def in_order(game: BoardGame, units: list[int]) -> list[int]:
    """6.1 Return those of these units that act, in the order in which they do."""
    count = len(game.unit_space)
    acting = [order_of(game, unit) * count + unit for unit in units if game.kind_of(unit).role != ROLE_OBJECT]
    return [key % count for key in sorted(acting)]
