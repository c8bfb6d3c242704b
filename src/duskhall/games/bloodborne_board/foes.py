"""Enemies: how they appear, are hurt, activate and fall (sections 4, 6, 9).

How they walk is in `walking`, how an attack is fought out in `combat`, and what a reset does to them in `resets`.
"""

from duskhall.games.bloodborne_board import blows, combat, events, goals, hunters, lines, rules, walking
from duskhall.games.bloodborne_board import map as ground
from duskhall.games.bloodborne_board.printed import BOSS, NOBODY, NOWHERE, OBJECT
from duskhall.games.bloodborne_board.state import BoardGame

# --- Appearing -------------------------------------------------------------------------------------------------------


def spawn(game: BoardGame, kind: int, space: int) -> int:
    """4.4 Put an enemy of a kind on a space; 4.9 with no miniature left the farthest one is used. Return the unit."""
    unit = free_mini(game, kind)
    if unit == NOBODY:
        return NOBODY
    game.unit_space[unit] = space
    game.unit_damage[unit] = 0
    game.unit_lives[unit] = game.unit_spare[unit] = 0
    game.unit_mission[unit] = NOBODY
    game.unit_home[unit] = NOWHERE
    game.unit_modifier[unit] = game.kind_modifier[kind]
    game.unit_acted[unit] = game.unit_skip[unit] = 0
    game.unit_phase[unit] = 1
    game.unit_tokens[unit] = 0
    game.unit_goal[unit] = 0
    game.tell(events.SPAWNED, unit, space)
    return unit


def free_mini(game: BoardGame, kind: int) -> int:
    """4.9 Return a miniature off the map, or the one farthest from all hunters that no mission needs."""
    printed = game.tables.kinds[kind]
    units = range(printed.first_unit, printed.first_unit + printed.minis)
    for unit in units:
        if game.unit_space[unit] == NOWHERE and unit != game.diving:
            return unit
    far = ground.nearest_hunter(game)
    best = NOBODY
    for unit in units:
        free = game.unit_mission[unit] == NOBODY and unit != game.fight_unit
        if free and (best == NOBODY or far[game.unit_space[unit]] > far[game.unit_space[best]]):
            best = unit
    if best != NOBODY:
        game.tell(events.CRUEL, walking.FARTHEST_TAKEN)
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


# --- Being hurt ------------------------------------------------------------------------------------------------------


def wound(game: BoardGame, unit: int, damage: int, seat: int) -> int:
    """9.1 Damage a unit; return what it came to."""
    if unit == NOBODY or game.unit_space[unit] == NOWHERE or damage <= 0:
        return 0
    if modifier_says(game, unit, 0):
        return 0
    damage -= shield_of(game, unit)
    if damage <= 0:
        return 0
    game.unit_damage[unit] += damage
    game.tell(events.WOUNDED, seat, unit, damage, game.unit_damage[unit])
    if game.unit_damage[unit] >= game.unit_hp(unit):
        fall(game, unit, seat)
    return damage


def modifier_says(game: BoardGame, unit: int, what: int) -> bool:
    """Say whether a mission made the unit invulnerable (0), rooted (1) or unkillable (2)."""
    modifier = game.unit_modifier[unit]
    if modifier == NOBODY:
        return False
    changes = game.tables.modifiers[modifier]
    return (changes.invulnerable, changes.rooted, changes.unkillable)[what] > 0


def drive_back(game: BoardGame, unit: int) -> None:
    """14.14 What cannot be slain is only driven back to where it appeared."""
    game.unit_damage[unit] = 0
    game.unit_space[unit] = game.unit_home[unit]
    game.tell(events.DRIVEN_BACK, unit)
    game.tell(events.UNIT_MOVED, unit, game.unit_home[unit])


def shield_of(game: BoardGame, unit: int) -> int:
    """14.16 Return how much a protector in range 1 takes off."""
    best = 0
    for other, modifier in enumerate(game.unit_modifier):
        shield = game.tables.modifiers[modifier].shield if modifier != NOBODY and other != unit else 0
        if shield > best and game.unit_space[other] in ground.in_range(game, game.unit_space[unit], 1):
            best = shield
    return best


def fall(game: BoardGame, unit: int, seat: int) -> None:
    """9.1 Slain; 12.2 a boss goes into its second phase first; 9.3 extra lives come first."""
    kind = game.kind_of(unit)
    if modifier_says(game, unit, 2):
        drive_back(game, unit)
        return
    if kind.role == BOSS and game.unit_phase[unit] == 1 and kind.hp2:
        game.unit_phase[unit] = 2
        game.unit_damage[unit] = 0  # what was over is lost
        game.boss_deck[kind.boss] = []
        game.boss_used[kind.boss] = []
        game.tell(events.SECOND_PHASE, unit)
        goals.second_phase(game, unit, seat)
        return
    if game.unit_lives[unit] > 0:
        game.unit_lives[unit] -= 1
        game.unit_damage[unit] = 0
        game.tell(events.LIFE_LOST, unit, game.unit_lives[unit])
        return
    space = game.unit_space[unit]
    mission = game.unit_mission[unit]
    goal = game.unit_goal[unit]
    remove(game, unit)
    game.killed += 1
    game.tell(events.SLAIN, seat, unit)
    if unit == game.fight_unit:
        blows.last_breath(game)
    if kind.role != OBJECT:
        hunters.gain_echo(game, seat, 1)  # 9.2, 12.3
        game.do(blows.kill_effects, seat, space)  # 9.5
    goals.slain(game, unit, seat, space, mission if goal else NOBODY)


# --- 6 Activation ----------------------------------------------------------------------------------------------------


def order_of(game: BoardGame, unit: int) -> int:
    """6.1 Slots 1 to 3, then other kinds and rivals, then bosses."""
    kind = game.tables.unit_kind[unit]
    if kind in game.slot_kind:
        return game.slot_kind.index(kind)
    return 4 if game.tables.kinds[kind].role == BOSS else 3


def in_order(game: BoardGame) -> list[int]:
    """6.1 Return the units on the map in the order in which they act."""
    units = []
    for unit, space in enumerate(game.unit_space):
        if space != NOWHERE and game.kind_of(unit).role != OBJECT:
            units.append(order_of(game, unit) * 1000 + unit)
    return [number % 1000 for number in sorted(units)]


def begin_activation(game: BoardGame) -> None:
    """2.6 After a hunter's turn the enemies near the hunter act."""
    game.unit_acted = [0] * len(game.unit_acted)
    if game.place[game.turn] != NOWHERE:
        game.tell(events.ACTIVATION, game.turn)
    activation(game)


def activation(game: BoardGame) -> None:
    """6.1 One enemy after another; 6.4 newcomers are found by looking again after each."""
    seat = game.turn
    if game.place[seat] == NOWHERE or game.hp[seat] <= 0:  # 6.5
        end_activation(game)
        return
    tile = ground.tile_of(game.place[seat])
    tiles = [tile] + ground.connected_tiles(game, tile)
    best = NOBODY
    best_order = 9
    for unit, space in enumerate(game.unit_space):
        if space == NOWHERE or game.unit_acted[unit] or ground.tile_of(space) not in tiles:
            continue
        role = game.kind_of(unit).role
        if role == OBJECT or (game.silence and role != BOSS):
            continue
        order = order_of(game, unit)
        if order < best_order:
            best, best_order = unit, order
    if best == NOBODY:
        end_activation(game)
        return
    game.unit_acted[best] = 1
    game.do(activation)
    activate(game, best)


def activate(game: BoardGame, unit: int) -> None:
    """6.2 Move, 6.3 then attack."""
    if game.unit_skip[unit]:
        game.unit_skip[unit] = 0
        game.tell(events.SKIPS, unit)
        return
    game.do(strike, unit)
    if not modifier_says(game, unit, 1):
        walking.set_out(game, unit, walking.move_of(game, unit))


def strike(game: BoardGame, unit: int) -> None:
    """6.3 A unit on the active hunter's space attacks."""
    seat = game.turn
    space = game.unit_space[unit]
    if space != NOWHERE and space == game.place[seat] and game.hp[seat] > 0:
        combat.enemy_attacks(game, seat, unit)


def end_activation(game: BoardGame) -> None:
    """6.5 The activation is over; 15.6 whoever was to skip it has."""
    game.silence = 0
    game.unit_skip = [0] * len(game.unit_skip)
    game.do(rules.turn_over)
    if game.diving != NOBODY:
        game.do(lines.land)
