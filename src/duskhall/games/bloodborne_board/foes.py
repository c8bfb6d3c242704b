"""Enemies: how they appear, walk, follow, activate and fall; and the reset of the map (sections 4, 6, 9, 10).

Where a rule leaves the enemies a choice, the worst one for the hunters is taken (18.1): the function that takes it
tells the event `cruel` with its reason.  How an attack is fought out is in `combat`.
"""

from typing import Final

from duskhall.games.bloodborne_board import combat, events, hunters, lines, missions, rules
from duskhall.games.bloodborne_board import map as ground
from duskhall.games.bloodborne_board.printed import AT_ENTRY, BOSS, GUN_ENTRY, NOBODY, NOWHERE, OBJECT, SPACES
from duskhall.games.bloodborne_board.questions import AFTER_FIREARM, ENTERS, FIREARM, NONE
from duskhall.games.bloodborne_board.state import BoardGame

# Why a cruel choice was made (18.1), as the event tells it
FARTHEST_TAKEN: Final = 1
MOST_HUNTERS: Final = 2
MOST_ENEMIES: Final = 3
WEAKEST_HUNTER: Final = 4


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
    game.unit_modifier[unit] = NOBODY
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
        game.tell(events.CRUEL, FARTHEST_TAKEN)
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
    """Say whether a mission made the unit invulnerable (0) or rooted (1)."""
    modifier = game.unit_modifier[unit]
    if modifier == NOBODY:
        return False
    changes = game.tables.modifiers[modifier]
    return (changes.invulnerable if what == 0 else changes.rooted) > 0


def shield_of(game: BoardGame, unit: int) -> int:
    """14.6 Return how much a protector on the same space takes off."""
    best = 0
    for other in game.units_at(game.unit_space[unit]):
        if other != unit and game.unit_modifier[other] != NOBODY:
            best = max(best, game.tables.modifiers[game.unit_modifier[other]].shield)
    return best


def fall(game: BoardGame, unit: int, seat: int) -> None:
    """9.1 Slain; 12.2 a boss goes into its second phase first; 9.3 extra lives come first."""
    kind = game.kind_of(unit)
    if kind.role == BOSS and game.unit_phase[unit] == 1 and kind.hp2:
        game.unit_phase[unit] = 2
        game.unit_damage[unit] = 0  # what was over is lost
        game.boss_deck[kind.boss] = []
        game.boss_used[kind.boss] = []
        game.tell(events.SECOND_PHASE, unit)
        missions.second_phase(game, unit, seat)
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
    if kind.role != OBJECT:
        hunters.gain_echo(game, seat, 1)  # 9.2, 12.3
        game.do(combat.kill_effects, seat, space)  # 9.5
    missions.slain(game, unit, seat, space, mission if goal else NOBODY)


# --- Walking ---------------------------------------------------------------------------------------------------------


def move_of(game: BoardGame, unit: int) -> int:
    """6.2 Return how many spaces a unit moves."""
    modifier = game.unit_modifier[unit]
    extra = game.tables.modifiers[modifier].move if modifier != NOBODY else 0
    return game.kind_of(unit).move + extra


def next_step(game: BoardGame, unit: int, target: int) -> int:
    """6.2 Return the next space on a shortest way to the target; 18.1 towards most hunters where several are."""
    here = game.unit_space[unit]
    far = ground.distances(game, target, True)
    if far[here] >= ground.FAR or far[here] == 0:
        return NOWHERE
    best = NOWHERE
    for space in sorted(ground.enemy_steps(game, here)):
        if far[space] != far[here] - 1:
            continue
        if best == NOWHERE or len(game.hunters_at(space)) > len(game.hunters_at(best)):
            best = space
    return best


def walk(game: BoardGame, unit: int, left: int) -> None:
    """6.2, 4.7 One space after another, until the unit is there or has no steps left."""
    seat = game.turn
    here = game.unit_space[unit]
    goal = game.place[seat]
    if left <= 0 or NOWHERE in (here, goal) or here == goal:
        return
    space = NOWHERE
    if game.walk_path:
        space = along_path(game, here)
    elif game.hunters_at(here) and ground.distances(game, goal, True)[here] > left:
        return  # it stays with the hunter beside it
    if space == NOWHERE:
        space = next_step(game, unit, goal)
    if space == NOWHERE:
        return
    game.halted = 0
    game.do(walk, unit, left - 1)
    game.do(enter, unit, space)
    game.do(watch_entry, unit, space)


def along_path(game: BoardGame, here: int) -> int:
    """4.7 Return the space that follows on the hunter's path, if the unit stands on it and no gate is between."""
    path = game.walk_path
    for at in range(len(path) - 2, -1, -1):
        if path[at] == here:
            following = path[at + 1]
            return following if following in ground.enemy_steps(game, here) else here
    return NOWHERE


def watch_entry(game: BoardGame, unit: int, space: int) -> None:
    """15.7, 15.9 Hunters on the space may answer an enemy that comes in."""
    if game.unit_space[unit] == NOWHERE or game.halted:
        return
    for seat in game.hunters_at(space):
        options = [NONE]
        if game.gun_ready[seat] and game.tables.firearms[game.firearm[seat]].use == GUN_ENTRY:
            options.append(FIREARM)
        if game.kind_of(unit).role != BOSS:
            options += [AFTER_FIREARM + item for item in game.usable(seat, AT_ENTRY)]
        if len(options) > 1 and seat not in game.picks:
            game.picks.append(seat)
            game.amount = unit
            game.do(watch_entry, unit, space)
            game.ask(seat, ENTERS, options)
            return
    game.picks = []


def enters(game: BoardGame, seat: int, option: int) -> None:
    """15.9 Shoot at what comes in, 15.7 or hold it off with fire."""
    unit = game.amount
    if option == NONE:
        return
    game.picks.remove(seat)
    if option == FIREARM:
        game.gun_ready[seat] = 0
        game.tell(events.GUN_FIRED, seat, game.firearm[seat])
        wound(game, unit, game.tables.firearms[game.firearm[seat]].damage, seat)
    else:
        item = option - AFTER_FIREARM
        game.ready[item] = 0
        game.tell(events.ITEM_USED, seat, item)
        game.halted = 1
        wound(game, unit, game.tables.items[item].amount, seat)


def enter(game: BoardGame, unit: int, space: int) -> None:
    """Move a unit onto a space, unless something stopped it."""
    game.picks = []
    if game.unit_space[unit] == NOWHERE or game.halted:
        return
    if game.unit_space[unit] != space:
        game.unit_space[unit] = space
        game.tell(events.UNIT_MOVED, unit, space)
        missions.unit_moved(game, unit)


def step_away(game: BoardGame, unit: int, steps: int, origin: int) -> None:
    """Move a unit up to so many spaces, to where it is farthest from a space; a fixed order decides between equals."""
    here = game.unit_space[unit]
    if here == NOWHERE:
        return
    far = ground.distances(game, origin, True)
    best = here
    for space in sorted(ground.in_range(game, here, steps)):
        if far[space] < ground.FAR and far[space] > far[best]:
            best = space
    if best != here:
        game.unit_space[unit] = best
        game.tell(events.UNIT_MOVED, unit, best)
        missions.unit_moved(game, unit)


def push_hunter(game: BoardGame, seat: int, steps: int, origin: int) -> None:
    """8.6 Push a hunter away; 18.1 towards most enemies, then where there are fewest ways out."""
    for _ in range(steps):
        here = game.place[seat]
        if here == NOWHERE:
            return
        far = ground.distances(game, origin, False)
        best = NOWHERE
        worst = 0
        inside = ground.tile_of(here)
        for space in sorted(ground.neighbours(game, here)):
            if far[space] <= far[here] or (game.fog[inside] and ground.tile_of(space) != inside):
                continue
            score = len(game.units_at(space)) * 10 - len(ground.neighbours(game, space)) + 5
            if best == NOWHERE or score > worst:
                best, worst = space, score
        if best == NOWHERE:
            return
        game.place[seat] = best
        game.tell(events.PUSHED, seat, best)
        game.tell(events.CRUEL, MOST_ENEMIES)


# --- 4.7 Pursuit -----------------------------------------------------------------------------------------------------


def pursuit(game: BoardGame) -> None:
    """4.7 Enemies on spaces and tiles that were left follow, in the order of activation."""
    seat = game.turn
    path = game.path
    game.walk_path = path[:]
    left_spaces = path[:-1]
    left_tiles = []
    for at in range(len(path) - 1):
        if ground.tile_of(path[at]) != ground.tile_of(path[at + 1]):
            left_tiles.append(ground.tile_of(path[at]))
    game.walkers = []
    for unit in in_order(game):
        space = game.unit_space[unit]
        if space == game.place[seat] or modifier_says(game, unit, 1):
            continue
        if space in left_spaces or ground.tile_of(space) in left_tiles:
            game.walkers.append(unit)
    game.do(pursue)


def pursue(game: BoardGame) -> None:
    """4.7 The next pursuer takes its steps."""
    if not game.walkers:
        game.walk_path = []
        return
    unit = game.walkers.pop(0)
    game.do(pursue)
    game.tell(events.PURSUES, unit)
    game.do(walk, unit, move_of(game, unit))


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
        game.do(walk, unit, move_of(game, unit))


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


# --- 10 Resetting the map --------------------------------------------------------------------------------------------


def reset_map(game: BoardGame) -> None:
    """10.2 to 10.5, at once, in the middle of whatever is going on."""
    game.resets += 1
    game.tell(events.MAP_RESET, game.resets)
    back: list[int] = []
    for unit, space in enumerate(game.unit_space):
        if space == NOWHERE:
            continue
        if game.kind_of(unit).role == BOSS:
            game.unit_damage[unit] = 0  # 10.5
        elif game.unit_mission[unit] != NOBODY:
            back.append(unit)
            game.unit_space[unit] = NOWHERE
        else:
            remove(game, unit)  # 10.3
    for unit in back:  # 10.4 the enemies of missions first
        game.unit_space[unit] = game.unit_home[unit]
        game.unit_damage[unit] = 0
        game.unit_lives[unit] = game.unit_spare[unit]
        game.unit_acted[unit] = game.unit_skip[unit] = 0
        game.tell(events.SPAWNED, unit, game.unit_home[unit])
    if game.fight_unit != NOBODY and game.kind_of(game.fight_unit).role != BOSS:
        game.fight_unit = NOBODY
    game.walkers = []
    replenish(game)
    refill_icons(game)
    missions.map_was_reset(game)


def replenish(game: BoardGame) -> None:
    """10.3 Consumable tokens lie on every icon again, nearest to the hunters first."""
    far = ground.nearest_hunter(game)
    for space in range(len(game.goods)):
        game.goods[space] = 0
    spaces = [space for space, icons in enumerate(game.tables.goods) if icons and ground.is_laid(game, space // SPACES)]
    for distance, space in sorted([(far[space], space) for space in spaces]):
        if distance >= 0:
            for _ in range(game.tables.goods[space]):
                if sum(game.goods) < 8:
                    game.goods[space] += 1


def refill_icons(game: BoardGame) -> None:
    """10.4 An enemy on every spawn icon, nearest to the hunters first; 13.4 not behind fog gates."""
    far = ground.nearest_hunter(game)
    spaces = []
    for space, icons in enumerate(game.tables.icons):
        tile = space // SPACES
        if icons and ground.is_laid(game, tile) and not game.fog[tile]:
            spaces.append((far[space], space))
    for _, space in sorted(spaces):
        for slot in game.tables.icons[space]:
            kind = game.slot_kind[slot]
            printed = game.tables.kinds[kind]
            for unit in range(printed.first_unit, printed.first_unit + printed.minis):
                if game.unit_space[unit] == NOWHERE and unit != game.diving:
                    spawn(game, kind, space)
                    break
