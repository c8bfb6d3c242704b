"""How enemies move: towards a hunter, after a hunter, away from one; and how they push hunters (4.7, 6.2, 8.6).

Where a rule leaves a choice, the worst one for the hunters is taken (18.1): the function that takes it tells the
event `cruel` with its reason.
"""

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import foes
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.death import slaying
from duskhall.games.bloodborne_board.missions import goals
from duskhall.games.bloodborne_board.printed import (
    GUN_ENTRY,
    MOST_HP,
    NOBODY,
    NOWHERE,
    REASON_FEWEST_WAYS,
    REASON_FIXED_ORDER,
    REASON_MOST_ENEMIES,
    REASON_MOST_HUNTERS,
    REASON_WEAKEST_HUNTER,
    ROLE_BOSS,
    WINDOW_ENTRY,
)
from duskhall.games.bloodborne_board.questions import ENTERS, LET_IN, SHOOT_AT_IT
from duskhall.games.bloodborne_board.settings import PURSUED_BY_CARD, PURSUIT
from duskhall.games.bloodborne_board.state import BoardGame

# --- 18.1 Intelligent and cruel --------------------------------------------------------------------------------------


def cruelest(game: BoardGame, spaces: list[int]) -> int:
    """18.1 Return where an enemy goes if it can choose: to most hunters, to the weakest, to where the ways are few."""
    best = spaces[0]
    reason = REASON_FIXED_ORDER
    best_score = enemy_score(game, best)
    for space in spaces[1:]:
        score = enemy_score(game, space)
        for at, why in enumerate((REASON_MOST_HUNTERS, REASON_WEAKEST_HUNTER, REASON_FEWEST_WAYS)):
            if score[at] != best_score[at]:
                reason = why
                if score[at] > best_score[at]:
                    best, best_score = space, score
                break
    if len(spaces) > 1:
        game.tell(events.CRUEL, reason)
    return best


def enemy_score(game: BoardGame, space: int) -> list[int]:
    """18.1 Return how bad it is for the hunters that an enemy comes to a space, the weightiest number first."""
    here = game.hunters_at(space)
    weakest = min([game.hp[seat] for seat in here]) if here else MOST_HP + 1
    return [len(here), -weakest, -len(ground.neighbours(game, space))]


# --- 6.2 Towards a hunter --------------------------------------------------------------------------------------------


def move_of(game: BoardGame, unit: int) -> int:
    """6.2 Return how many spaces a unit moves."""
    modifier = game.unit_modifier[unit]
    extra = game.tables.modifiers[modifier].move if modifier != NOBODY else 0
    return game.kind_of(unit).move + extra


def next_step(game: BoardGame, unit: int, target: int) -> int:
    """6.2 Return the next space on a shortest way to the target; 18.1 the worst where there are several."""
    here = game.unit_space[unit]
    far = ground.distances(game, target, True)
    if far[here] >= ground.FAR or far[here] == 0:
        return NOWHERE
    nearer = [space for space in sorted(ground.enemy_steps(game, here)) if far[space] == far[here] - 1]
    return nearer[0] if len(nearer) == 1 else cruelest(game, nearer)


def set_out(game: BoardGame, unit: int, steps: int) -> None:
    """6.2, 4.7 A unit begins to walk."""
    game.halted = 0
    game.do(walk, unit, steps)


def walk(game: BoardGame, unit: int, left: int) -> None:
    """6.2, 4.7 One space after another, until the unit is there or has no steps left, or 15.7 a torch holds it off."""
    seat = game.turn
    here = game.unit_space[unit]
    goal = game.place[seat]
    if left <= 0 or NOWHERE in (here, goal) or here == goal or game.halted:
        return
    space = NOWHERE
    if game.walk_path:
        space = along_path(game, here)
    elif game.hunters_at(here) and ground.distances(game, goal, True)[here] > left:
        return  # it stays with the hunter beside it
    if space == NOWHERE:
        space = next_step(game, unit, pursued_to(game, here) if game.walk_path else goal)
    if space in (NOWHERE, here):
        return
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


def pursued_to(game: BoardGame, here: int) -> int:
    """4.7 Return the last space of the hunter's path to which there is a way; 13.3 it may end before a gate."""
    far = ground.distances(game, here, True)
    for space in reversed(game.walk_path):
        if far[space] < ground.FAR:
            return space
    return here


# --- 15.7, 15.9 Coming in --------------------------------------------------------------------------------------------


def watch_entry(game: BoardGame, unit: int, space: int) -> None:
    """15.7, 15.9 Hunters on the space may answer an enemy that comes in; R27 only one that walks in."""
    if game.unit_space[unit] == NOWHERE or game.halted:
        return
    for seat in game.hunters_at(space):
        options = [LET_IN]
        if game.gun_ready[seat] and game.tables.firearms[game.firearm[seat]].use == GUN_ENTRY:
            options.append(SHOOT_AT_IT)
        if game.kind_of(unit).role != ROLE_BOSS:
            options += ENTERS.each(game.usable(seat, WINDOW_ENTRY))
        if len(options) > 1 and seat not in game.let_in:
            game.do(watch_entry, unit, space)
            game.ask(seat, ENTERS, options, enters, unit)
            return
    game.let_in = []


def enters(game: BoardGame, seat: int, option: int, unit: int) -> None:
    """15.9, 15.7, 15.3, 15.4 Shoot at what comes in, or hold it off with fire."""
    if option == LET_IN:
        game.let_in.append(seat)
    elif option == SHOOT_AT_IT:
        game.gun_ready[seat] = 0
        game.tell(events.GUN_FIRED, seat, game.firearm[seat])
        slaying.wound(game, unit, game.tables.firearms[game.firearm[seat]].damage, seat, events.WOUNDED_BY_GUN)
    else:
        item = ENTERS.entry(option)
        game.ready[item] = 0
        game.tell(events.ITEM_USED, seat, item)
        game.halted = 1
        slaying.wound(game, unit, game.tables.items[item].amount, seat, events.WOUNDED_BY_ITEM)


def enter(game: BoardGame, unit: int, space: int) -> None:
    """6.2, 4.7 Move a unit onto a space, unless something stopped it."""
    game.let_in = []
    if game.unit_space[unit] == NOWHERE or game.halted:
        return
    if game.unit_space[unit] != space:
        game.unit_space[unit] = space
        game.tell(events.UNIT_FOLLOWS if game.walk_path else events.UNIT_MOVED, unit, space)
        goals.unit_moved(game, unit)


# --- 8.6 Away --------------------------------------------------------------------------------------------------------


def step_away(game: BoardGame, unit: int, steps: int, origin: int) -> None:
    """7.6 Move a unit up to so many spaces, to where it is farthest from a space; 18.1 the worst of several such."""
    here = game.unit_space[unit]
    if here == NOWHERE or foes.is_rooted(game, unit):  # 14.14
        return
    far = ground.distances(game, origin, True)
    near = [space for space in sorted(ground.in_range(game, here, steps)) if far[space] < ground.FAR]
    most = max([far[space] for space in near] + [0])
    if not near or most <= far[here]:
        return
    best = cruelest(game, [space for space in near if far[space] == most])
    if best != here:
        game.unit_space[unit] = best
        game.tell(events.UNIT_MOVES_OFF, unit, best)
        goals.unit_moved(game, unit)


def push_hunter(game: BoardGame, seat: int, steps: int) -> None:
    """8.6, 18.1 Push a hunter away, through no fog gate, to most enemies, then where the ways out are fewest."""
    here = game.place[seat]
    if here == NOWHERE or game.hp[seat] <= 0:
        return
    spaces = pushed_to(game, here, steps, ground.distances(game, here, False))
    if here in spaces:
        return
    most = max([len(game.units_at(space)) for space in spaces])
    crowded = [space for space in spaces if len(game.units_at(space)) == most]
    fewest = min([len(ground.neighbours(game, space)) for space in crowded])
    narrow = [space for space in crowded if len(ground.neighbours(game, space)) == fewest]
    if len(spaces) > 1:
        narrowed = REASON_FEWEST_WAYS if len(narrow) < len(crowded) else REASON_FIXED_ORDER
        game.tell(events.CRUEL, REASON_MOST_ENEMIES if len(crowded) < len(spaces) else narrowed)
    game.place[seat] = narrow[0]
    game.tell(events.PUSHED, seat, narrow[0])


def pushed_to(game: BoardGame, here: int, steps: int, far: list[int]) -> list[int]:
    """8.6 Return the spaces, as many steps away as possible, to which each step leads farther off."""
    ends = [here]
    for _ in range(steps):
        further: list[int] = []
        for space in ends:
            further += [near for near in ground.enemy_steps(game, space) if far[near] > far[space]]
        if not further:
            break
        ends = sorted(set(further))
    return ends


# --- 4.7 Pursuit -----------------------------------------------------------------------------------------------------


def pursuit(game: BoardGame) -> None:
    """4.7 Enemies on spaces and tiles that were left are going to follow, in the order of activation."""
    seat = game.turn
    path = game.path
    game.walk_path = path[:]
    left_spaces = path[:-1]
    left_tiles = []
    for at in range(len(path) - 1):
        if ground.tile_of(path[at]) != ground.tile_of(path[at + 1]):
            left_tiles.append(ground.tile_of(path[at]))
    here = game.place[seat]
    behind = []
    for unit, space in enumerate(game.unit_space):
        if space == NOWHERE:
            continue
        was_left = space in left_spaces or ground.tile_of(space) in left_tiles
        if was_left and space != here and not foes.is_rooted(game, unit):
            behind.append(unit)
    game.walkers = foes.in_order(game, behind)
    game.do(pursue)


def pursue(game: BoardGame) -> None:
    """4.7 The next pursuer takes its steps."""
    if not game.walkers or game.place[game.turn] == NOWHERE:
        game.walkers = []
        game.walk_path = []
        return
    unit = game.walkers.pop(0)
    game.do(pursue)
    game.tell(events.PURSUES, unit)
    set_out(game, unit, move_of(game, unit) if game.setting(PURSUIT) == PURSUED_BY_CARD else 1)
