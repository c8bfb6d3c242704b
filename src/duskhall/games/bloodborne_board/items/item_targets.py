"""What items and firearms do to enemies: whom they reach, what befalls those, and where they are pushed (8.6, 8.7)."""

from typing import Final

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import foes, hunters
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.death import slaying
from duskhall.games.bloodborne_board.missions import goals
from duskhall.games.bloodborne_board.moving import moves
from duskhall.games.bloodborne_board.printed import BOSS, NOWHERE, OBJECT
from duskhall.games.bloodborne_board.questions import CHOOSE_SPACE, NONE, TARGET
from duskhall.games.bloodborne_board.state import SPLASH, BoardGame

# What a target is chosen for, after those of `state`
TO_STRIKE: Final = 10
TO_SHIFT: Final = 11
TO_SKIP: Final = 12
TO_STRIKE_AND_PUSH: Final = 13
TO_EXECUTE: Final = 14
TO_SHOCK: Final = 15
TO_SHOOT: Final = 16

# What a space is chosen for
TO_PUSH_TO: Final = 0
TO_SHIFT_TO: Final = 1
TO_TELEPORT_TO: Final = 2
TO_DRIVE_TO: Final = 3  # pushed without a choice whether


# --- Choosing --------------------------------------------------------------------------------------------------------


def units_within(game: BoardGame, seat: int, reach: int, bosses: bool) -> list[int]:
    """8.7 Return the enemies within so many spaces of a hunter."""
    near = ground.in_range(game, game.place[seat], reach)
    found = []
    for unit, space in enumerate(game.unit_space):
        if space in near and (bosses or game.kind_of(unit).role != BOSS):
            found.append(unit)
    return found


def choose_unit(game: BoardGame, seat: int, units: list[int], purpose: int, amount: int) -> None:
    """Let the hunter choose a target, if there is one."""
    if units:
        game.target_for = purpose
        game.amount = amount
        hunters.offer(game, seat, TARGET, units)


def target_chosen(game: BoardGame, seat: int, unit: int) -> None:
    """Carry out what the target was chosen for."""
    purpose = game.target_for
    amount = game.amount
    if purpose == TO_STRIKE:
        slaying.wound(game, unit, amount, seat)
    elif purpose == TO_SHIFT:
        game.space_for = TO_SHIFT_TO
        game.do(push_step, unit, amount)
        game.chooser = seat
    elif purpose == TO_SKIP:
        game.unit_skip[unit] = 1
    elif purpose in (TO_STRIKE_AND_PUSH, TO_SHOOT):
        shot = purpose == TO_SHOOT
        game.space_for = TO_DRIVE_TO if shot else TO_PUSH_TO
        game.chooser = seat
        game.do(push_step, unit, game.tables.firearms[game.firearm[seat]].push if shot else amount)
        slaying.wound(game, unit, amount, seat)
    elif purpose == TO_EXECUTE:  # nothing is blocked of it
        left = game.unit_hp(unit) - game.unit_damage[unit]
        slaying.wound(game, unit, left + foes.shield_of(game, unit), seat)
    elif purpose == TO_SHOCK:
        game.unit_skip[unit] = 1
        slaying.wound(game, unit, amount, seat)


# --- 8.6 Pushing -----------------------------------------------------------------------------------------------------


def push_step(game: BoardGame, unit: int, left: int) -> None:
    """8.6 The hunter chooses where an enemy is pushed, space by space: away from the hunter, or wherever it can go."""
    here = game.unit_space[unit]
    seat = game.chooser
    if left <= 0 or here == NOWHERE or game.place[seat] == NOWHERE:
        return
    spaces = sorted(ground.enemy_steps(game, here))
    if game.space_for in (TO_PUSH_TO, TO_DRIVE_TO):
        far = ground.distances(game, game.place[seat], True)
        spaces = [space for space in spaces if far[space] > far[here]]
    if not spaces:
        return
    game.found = unit
    game.amount = left
    options = [1 + space for space in spaces]
    hunters.offer(game, seat, CHOOSE_SPACE, options if game.space_for == TO_DRIVE_TO else [NONE] + options)


def choose_space(game: BoardGame, seat: int, option: int) -> None:
    """8.6 Push it there, 4.8 or teleport there."""
    if option == NONE:
        return
    space = option - 1
    if game.space_for == TO_TELEPORT_TO:
        moves.teleport(game, seat, space)
        return
    unit = game.found
    game.do(push_step, unit, game.amount - 1)
    game.unit_space[unit] = space
    game.tell(events.UNIT_MOVED, unit, space)
    goals.unit_moved(game, unit)


# --- What items do to enemies ----------------------------------------------------------------------------------------


def strike_here(game: BoardGame, seat: int, amount: int) -> None:
    """Damage an enemy in the own space."""
    choose_unit(game, seat, units_within(game, seat, 0, True), TO_STRIKE, amount)


def enemy_here(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs an enemy in the own space."""
    return len(units_within(game, seat, 0, True)) > 0


def strike_near(game: BoardGame, seat: int, amount: int) -> None:
    """Damage an enemy in range 1."""
    choose_unit(game, seat, units_within(game, seat, 1, True), TO_STRIKE, amount)


def enemy_near(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs an enemy in range 1."""
    return len(units_within(game, seat, 1, True)) > 0


def shift(game: BoardGame, seat: int, amount: int) -> None:
    """Move an enemy in range 2."""
    choose_unit(game, seat, movable(game, seat), TO_SHIFT, amount)


def movable(game: BoardGame, seat: int) -> list[int]:
    """Return the enemies in range 2 that have somewhere to go."""
    found = []
    for unit in units_within(game, seat, 2, True):
        if game.kind_of(unit).role != OBJECT and ground.enemy_steps(game, game.unit_space[unit]):
            found.append(unit)
    return found


def somebody_movable(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs an enemy that can be moved."""
    return len(movable(game, seat)) > 0


def distract(game: BoardGame, seat: int, amount: int) -> None:
    """An enemy in range 2, no boss, skips the activation."""
    choose_unit(game, seat, active_within(game, seat, amount), TO_SKIP, 0)


def active_within(game: BoardGame, seat: int, reach: int) -> list[int]:
    """Return the enemies within so many spaces that activate, but for bosses."""
    return [unit for unit in units_within(game, seat, reach, False) if game.kind_of(unit).role != OBJECT]


def somebody_to_distract(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs such an enemy."""
    return len(active_within(game, seat, amount)) > 0


def strike_all_here(game: BoardGame, seat: int, amount: int) -> None:
    """Damage each enemy in the own space."""
    for unit in units_within(game, seat, 0, True):
        slaying.wound(game, unit, amount, seat)


def strike_and_push(game: BoardGame, seat: int, amount: int) -> None:
    """Damage an enemy in the own space and push it."""
    choose_unit(game, seat, units_within(game, seat, 0, True), TO_STRIKE_AND_PUSH, amount)


def push_all(game: BoardGame, seat: int, amount: int) -> None:
    """Push every enemy in the own space."""
    game.space_for = TO_PUSH_TO
    game.chooser = seat
    for unit in pushable(game, seat):
        game.do(push_step, unit, amount)


def pushable(game: BoardGame, seat: int) -> list[int]:
    """Return the enemies in the own space that a push moves."""
    return [unit for unit in units_within(game, seat, 0, True) if game.kind_of(unit).role != OBJECT]


def somebody_to_push(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs such an enemy."""
    return len(pushable(game, seat)) > 0


def execute(game: BoardGame, seat: int, amount: int) -> None:
    """Slay an enemy in range 2 that has few HP left."""
    choose_unit(game, seat, almost_dead(game, seat, amount), TO_EXECUTE, 0)


def almost_dead(game: BoardGame, seat: int, amount: int) -> list[int]:
    """Return the enemies in range 2 with so many HP left or fewer."""
    near = units_within(game, seat, 2, True)
    return [unit for unit in near if game.unit_hp(unit) - game.unit_damage[unit] <= amount]


def somebody_almost_dead(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs such an enemy."""
    return len(almost_dead(game, seat, amount)) > 0


def shock(game: BoardGame, seat: int, amount: int) -> None:
    """Damage an enemy in range 1, no boss, which then skips the activation."""
    choose_unit(game, seat, units_within(game, seat, 1, False), TO_SHOCK, amount)


def somebody_to_shock(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs such an enemy."""
    return len(units_within(game, seat, 1, False)) > 0


def splash(game: BoardGame, seat: int, damage: int) -> None:
    """16.1, 15.8 Damage to an enemy in range 1, of the hunter's choice."""
    near = ground.in_range(game, game.place[seat], 1)
    units = [unit for unit, space in enumerate(game.unit_space) if space in near]
    if units:
        game.target_for = SPLASH
        game.amount = damage
        hunters.offer(game, seat, TARGET, units)
