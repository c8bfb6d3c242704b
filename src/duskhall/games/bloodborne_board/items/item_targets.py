"""What items and firearms do to enemies: whom they reach, what befalls those, and where they are pushed (8.6, 8.7)."""

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import foes, hunters
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.death import slaying
from duskhall.games.bloodborne_board.missions import goals
from duskhall.games.bloodborne_board.printed import NOWHERE, ROLE_BOSS, ROLE_OBJECT
from duskhall.games.bloodborne_board.questions import CHOOSE_SPACE, LEAVE_IT_THERE, TARGET
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.question import ABSENT, Step

# --- Choosing --------------------------------------------------------------------------------------------------------


def units_within(game: BoardGame, seat: int, reach: int, bosses: bool) -> list[int]:
    """8.7 Return the enemies within so many spaces of a hunter."""
    near = ground.in_range(game, game.place[seat], reach)
    found = []
    for unit, space in enumerate(game.unit_space):
        if space in near and (bosses or game.kind_of(unit).role != ROLE_BOSS):
            found.append(unit)
    return found


def choose_unit(game: BoardGame, seat: int, units: list[int], then: Step, number: int = ABSENT) -> None:
    """Let the hunter choose a target, if there is one."""
    if units:
        hunters.offer(game, seat, TARGET, TARGET.each(units), then, number)


# --- 8.6 Pushing -----------------------------------------------------------------------------------------------------


def push_step(game: BoardGame, unit: int, left: int) -> None:
    """8.6 An enemy may be pushed away from the hunter, space by space, to where the hunter chooses."""
    spaces = spaces_off(game, unit) if can_push(game, unit, left) else []
    if spaces:
        game.pushed = unit
        game.ask(game.pusher, CHOOSE_SPACE, [LEAVE_IT_THERE] + CHOOSE_SPACE.each(spaces), push_on, left)


def push_on(game: BoardGame, seat: int, option: int, left: int) -> None:
    """8.6 Push it there, and on, or leave it where it is."""
    if option != LEAVE_IT_THERE:
        game.do(push_step, game.pushed, left - 1)
        push_onto(game, CHOOSE_SPACE.entry(option))


def drive_step(game: BoardGame, unit: int, left: int) -> None:
    """15.9 The blast of a firearm pushes an enemy whether the hunter wants it or not."""
    spaces = spaces_off(game, unit) if can_push(game, unit, left) else []
    if spaces:
        game.pushed = unit
        hunters.offer(game, game.pusher, CHOOSE_SPACE, CHOOSE_SPACE.each(spaces), drive_on, left)


def drive_on(game: BoardGame, seat: int, option: int, left: int) -> None:
    """15.9 It flies there, and on."""
    game.do(drive_step, game.pushed, left - 1)
    push_onto(game, CHOOSE_SPACE.entry(option))


def shift_step(game: BoardGame, unit: int, left: int) -> None:
    """15.6 An enemy may be moved, space by space, wherever it can go."""
    spaces = sorted(ground.enemy_steps(game, game.unit_space[unit])) if can_push(game, unit, left) else []
    if spaces:
        game.pushed = unit
        game.ask(game.pusher, CHOOSE_SPACE, [LEAVE_IT_THERE] + CHOOSE_SPACE.each(spaces), shift_on, left)


def shift_on(game: BoardGame, seat: int, option: int, left: int) -> None:
    """15.6 Move it there, and on, or leave it where it is."""
    if option != LEAVE_IT_THERE:
        game.do(shift_step, game.pushed, left - 1)
        push_onto(game, CHOOSE_SPACE.entry(option))


def can_push(game: BoardGame, unit: int, left: int) -> bool:
    """8.6 Say whether the push goes on: steps are left, hunter and enemy are still there, and it can be moved."""
    if left <= 0 or game.unit_space[unit] == NOWHERE or game.place[game.pusher] == NOWHERE:
        return False
    return foes.can_be_moved(game, unit)


def spaces_off(game: BoardGame, unit: int) -> list[int]:
    """8.6 Return the next spaces that are farther from the hunter who pushes."""
    here = game.unit_space[unit]
    far = ground.distances(game, game.place[game.pusher], True)
    return [space for space in sorted(ground.enemy_steps(game, here)) if far[space] > far[here]]


def push_onto(game: BoardGame, space: int) -> None:
    """8.6 One space."""
    unit = game.pushed
    game.unit_space[unit] = space
    game.tell(events.UNIT_PUSHED, unit, space)
    goals.unit_moved(game, unit)


# --- What items and firearms do to enemies ---------------------------------------------------------------------------


def shoot(game: BoardGame, seat: int) -> None:
    """15.4, 15.9 Fire at an enemy in the own space, no boss."""
    gun = game.tables.firearms[game.firearm[seat]]
    game.gun_ready[seat] = 0
    game.tell(events.GUN_FIRED, seat, game.firearm[seat])
    choose_unit(game, seat, units_within(game, seat, 0, False), shot_at, gun.damage)


def shot_at(game: BoardGame, seat: int, option: int, damage: int) -> None:
    """15.9 It is hurt, and driven back."""
    unit = TARGET.entry(option)
    game.pusher = seat
    game.do(drive_step, unit, game.tables.firearms[game.firearm[seat]].push)
    slaying.wound(game, unit, damage, seat, events.WOUNDED_BY_GUN)


def struck(game: BoardGame, seat: int, option: int, damage: int) -> None:
    """15.3 The target is hurt by an item."""
    slaying.wound(game, TARGET.entry(option), damage, seat, events.WOUNDED_BY_ITEM)


def strike_here(game: BoardGame, seat: int, amount: int) -> None:
    """Damage an enemy in the own space."""
    choose_unit(game, seat, units_within(game, seat, 0, True), struck, amount)


def enemy_here(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs an enemy in the own space."""
    return len(units_within(game, seat, 0, True)) > 0


def strike_near(game: BoardGame, seat: int, amount: int) -> None:
    """Damage an enemy in range 1."""
    choose_unit(game, seat, units_within(game, seat, 1, True), struck, amount)


def enemy_near(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs an enemy in range 1."""
    return len(units_within(game, seat, 1, True)) > 0


def shift(game: BoardGame, seat: int, amount: int) -> None:
    """Move an enemy in range 2."""
    choose_unit(game, seat, movable(game, seat), shifted, amount)


def shifted(game: BoardGame, seat: int, option: int, steps: int) -> None:
    """It is moved space by space."""
    game.pusher = seat
    game.do(shift_step, TARGET.entry(option), steps)


def movable(game: BoardGame, seat: int) -> list[int]:
    """Return the enemies in range 2 that have somewhere to go."""
    found = []
    for unit in units_within(game, seat, 2, True):
        if foes.can_be_moved(game, unit) and ground.enemy_steps(game, game.unit_space[unit]):
            found.append(unit)
    return found


def somebody_movable(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs an enemy that can be moved."""
    return len(movable(game, seat)) > 0


def distract(game: BoardGame, seat: int, amount: int) -> None:
    """An enemy in range 2, no boss, skips the activation."""
    choose_unit(game, seat, active_within(game, seat, amount), distracted)


def distracted(game: BoardGame, seat: int, option: int) -> None:
    """It skips the activation."""
    game.unit_skip[TARGET.entry(option)] = 1


def active_within(game: BoardGame, seat: int, reach: int) -> list[int]:
    """Return the enemies within so many spaces that activate, but for bosses."""
    return [unit for unit in units_within(game, seat, reach, False) if game.kind_of(unit).role != ROLE_OBJECT]


def somebody_to_distract(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs such an enemy."""
    return len(active_within(game, seat, amount)) > 0


def strike_all_here(game: BoardGame, seat: int, amount: int) -> None:
    """Damage each enemy in the own space."""
    for unit in units_within(game, seat, 0, True):
        slaying.wound(game, unit, amount, seat, events.WOUNDED_BY_ITEM)


def strike_and_push(game: BoardGame, seat: int, amount: int) -> None:
    """Damage an enemy in the own space and push it."""
    choose_unit(game, seat, units_within(game, seat, 0, True), struck_and_pushed, amount)


def struck_and_pushed(game: BoardGame, seat: int, option: int, amount: int) -> None:
    """15.3 It is hurt, and pushed as many spaces."""
    unit = TARGET.entry(option)
    game.pusher = seat
    game.do(push_step, unit, amount)
    slaying.wound(game, unit, amount, seat, events.WOUNDED_BY_ITEM)


def push_all(game: BoardGame, seat: int, amount: int) -> None:
    """Push every enemy in the own space."""
    game.pusher = seat
    for unit in pushable(game, seat):
        game.do(push_step, unit, amount)


def pushable(game: BoardGame, seat: int) -> list[int]:
    """Return the enemies in the own space that a push moves."""
    return [unit for unit in units_within(game, seat, 0, True) if foes.can_be_moved(game, unit)]


def somebody_to_push(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs such an enemy."""
    return len(pushable(game, seat)) > 0


def execute(game: BoardGame, seat: int, amount: int) -> None:
    """Slay an enemy in range 2 that has few HP left."""
    choose_unit(game, seat, almost_dead(game, seat, amount), executed)


def executed(game: BoardGame, seat: int, option: int) -> None:
    """15.3 It is slain; nothing is blocked of the blow."""
    unit = TARGET.entry(option)
    left = game.unit_hp(unit) - game.unit_damage[unit]
    slaying.wound(game, unit, left + foes.shield_of(game, unit), seat, events.WOUNDED_BY_ITEM)


def almost_dead(game: BoardGame, seat: int, amount: int) -> list[int]:
    """Return the enemies in range 2 with so many HP left or fewer."""
    near = units_within(game, seat, 2, True)
    return [unit for unit in near if game.unit_hp(unit) - game.unit_damage[unit] <= amount]


def somebody_almost_dead(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs such an enemy."""
    return len(almost_dead(game, seat, amount)) > 0


def shock(game: BoardGame, seat: int, amount: int) -> None:
    """Damage an enemy in range 1, no boss, which then skips the activation."""
    choose_unit(game, seat, units_within(game, seat, 1, False), shocked, amount)


def shocked(game: BoardGame, seat: int, option: int, damage: int) -> None:
    """15.3 It skips the activation, and is hurt."""
    unit = TARGET.entry(option)
    game.unit_skip[unit] = 1
    slaying.wound(game, unit, damage, seat, events.WOUNDED_BY_ITEM)


def somebody_to_shock(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs such an enemy."""
    return len(units_within(game, seat, 1, False)) > 0


def splash(game: BoardGame, seat: int, damage: int) -> None:
    """16.1 Damage to an enemy in range 1, of the hunter's choice."""
    choose_unit(game, seat, units_within(game, seat, 1, True), splashed, damage)


def splashed(game: BoardGame, seat: int, option: int, damage: int) -> None:
    """16.1 It is hurt by the sweep of the weapon."""
    slaying.wound(game, TARGET.entry(option), damage, seat, events.WOUNDED_BY_WEAPON)
