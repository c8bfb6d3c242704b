"""How much a chapter still takes: what the hunt and the insight that it needs ask for, in hundredths of a stat card.

An action costs 100, a hunter's turn about 300.  Everything that it looks at lies open.
"""

from typing import Final

from duskhall.games.bloodborne_board import aims
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.death.track import last_space, reset_points
from duskhall.games.bloodborne_board.missions.open_steps import enemies_of, lives_of
from duskhall.games.bloodborne_board.printed import (
    GOAL_CLEAR,
    GOAL_COLLECT,
    GOAL_DELIVER,
    GOAL_DONATE,
    GOAL_KILLS,
    GOAL_LEAD,
    GOAL_PAY,
    GOAL_PHASE,
    GOAL_SLAY,
    GOAL_TILES,
    NOBODY,
    NOWHERE,
    ROLE_BOSS,
    TRIGGER_RESET,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.tables import MissionStep

STAGE: Final = 600  # a step of a mission
DRAW: Final = 400  # a tile that has to be turned up
UNSEEN: Final = 600  # a tile that a mission needs and nobody has found
# For one hunter, for two, and for more
ACTION: Final = [150, 150, 300]  # an action that a mission still needs
DAMAGE: Final = [75, 130, 130]  # a point of damage on an enemy of a mission: with others more than the health it costs
BOSS_DAMAGE: Final = [110, 170, 160]
FALLBACK: Final = [20, 20, 30]  # how much work on what a reset will undo still counts, in hundredths
STEP: Final = [35, 40, 80]  # a space between the nearest hunter and what is to do
ONWARD: Final = [0, 0, 80]  # a space between that and what is to do next
HELP: Final = [30, 45, 25]  # a space between each other hunter and the nearest thing to do
TURN_DAMAGE: Final = 4  # damage that a hunter deals in a turn
FARTHEST: Final = 24  # spaces that are counted, at most
# Actions that a step of each goal takes, the way there not counted; what is counted takes so many each
ACTIONS: Final = [0, 1, 0, 3, 1, 5, 3, 3, 0, 4, 0, 4, 0, 0, 2, 3, 2]
IN_HAND: Final = [0, 0, 0, 0, 0, 3, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # that what hunters hold has saved


def company(game: BoardGame) -> int:
    """Return 0 where a hunter is alone, 1 for two, and 2 for more: where each weight stands."""
    return min(2, game.seats - 1)


def is_fight(step: MissionStep) -> bool:
    """Say whether a step is a fight."""
    return step.goal in (GOAL_SLAY, GOAL_PHASE, GOAL_CLEAR)


def is_counted(step: MissionStep) -> bool:
    """Say whether a step wants something so many times."""
    return step.goal in (
        GOAL_KILLS, GOAL_DELIVER, GOAL_DONATE, GOAL_PAY, GOAL_TILES, GOAL_COLLECT, GOAL_LEAD,
    )  # fmt: skip


def left(game: BoardGame) -> int:
    """Return what the missions that count still take, the ways to them included."""
    missions = aims.asked_for(game)
    total = 0
    for mission in missions:
        total += of_mission(game, mission) + STEP[company(game)] * nearest(game, mission)
        if ONWARD[company(game)] > 0:
            total += ONWARD[company(game)] * onward(game, mission)
    searching = aims.is_searching(game)
    for seat in range(game.seats):
        if game.place[seat] != NOWHERE or company(game) > 1:
            goals: list[int] = []
            for mission in missions:
                aims.add_mission(game, seat, mission, goals)
            if searching:
                aims.add_edges(game, goals)
            if len(goals) == 0:
                aims.add_hunt(game, goals)
            if len(goals) > 0:
                far = ground.search(game, goals, False)
                total += HELP[company(game)] * min(FARTHEST, from_hunter(game, seat, far))
    return total


def nearest(game: BoardGame, mission: int) -> int:
    """Return how far it is to where a mission goes on: for whoever can bring it on, if not everybody can."""
    at = game.mission_at[mission]
    alike = at < 0 or not is_brought(game.tables.steps[at])
    least = FARTHEST
    found = False
    for seat in range(1 if alike else game.seats):
        if alike or brings(game, seat, mission, game.tables.steps[at]) or not is_in_hand(game, mission):
            goals: list[int] = []
            aims.add_mission(game, seat, mission, goals)
            if len(goals) > 0:
                found = True
                far = ground.search(game, goals, False)
                for other in range(game.seats):
                    if alike or other == seat:
                        least = min(least, from_hunter(game, other, far))
    return least if found else 0


def from_hunter(game: BoardGame, seat: int, far: list[int]) -> int:
    """Return how far a hunter is from there; one in the Dream comes back at a lamp."""
    if game.place[seat] != NOWHERE:
        return far[game.place[seat]]
    least = FARTHEST
    for lamp in ground.lamps(game):
        least = min(least, far[lamp])
    return least


def onward(game: BoardGame, mission: int) -> int:
    """Return how far it is from where a mission goes on to where it leads, as far as that is known.

    Without it, whoever takes up what is to be brought far, or completes a step, would seem to have fallen behind.
    """
    here: list[int] = []
    at = game.mission_at[mission]
    if at < 0:
        aims.add_mission(game, 0, mission, here)
    elif is_brought(game.tables.steps[at]) and not is_in_hand(game, mission):
        for seat in range(game.seats):
            aims.add_mission(game, seat, mission, here)
    total = 0
    number = aims.first_step(game, mission)
    for _ in range(aims.LONGEST):
        if number >= 0:
            there: list[int] = []
            add_scene(game, mission, number, there)
            if len(there) > 0:
                if len(here) > 0:
                    total += between(game, here, there)
                here = there
            number = aims.step_after(game, game.tables.steps[number])
    return total


def add_scene(game: BoardGame, mission: int, number: int, found: list[int]) -> None:
    """14.5 Add where a step is done, as far as that is known; what is brought, where it is brought to."""
    step = game.tables.steps[number]
    if number == game.mission_at[mission] and not is_brought(step):
        aims.add_mission(game, 0, mission, found)
        return
    aims.add_tile(game, step.tile, found)
    for choice in step.choices:
        aims.add_tile(game, game.tables.choices[choice].tile, found)
    if len(found) == 0:
        for spawn in step.spawns:
            if spawn.goal > 0:
                aims.add_tile(game, spawn.tile, found)


def between(game: BoardGame, here: list[int], there: list[int]) -> int:
    """Return how far it is from the nearest of these spaces to the nearest of those."""
    far = ground.search(game, there, False)
    least = FARTHEST
    for space in here:
        least = min(least, far[space])
    return least


def is_brought(step: MissionStep) -> bool:
    """14.7, 14.11 Say whether a step wants something that hunters hold brought somewhere."""
    return step.goal in (GOAL_DELIVER, GOAL_LEAD, GOAL_DONATE, GOAL_PAY)


def is_in_hand(game: BoardGame, mission: int) -> bool:
    """Say whether some hunter holds what the open step of a mission wants brought."""
    step = game.tables.steps[game.mission_at[mission]]
    return any(brings(game, seat, mission, step) for seat in range(game.seats))


def brings(game: BoardGame, seat: int, mission: int, step: MissionStep) -> bool:
    """Say whether a hunter holds what a step wants brought."""
    if step.goal == GOAL_PAY:
        return game.echoes[seat] > 0
    if step.goal == GOAL_DONATE:
        return aims.has_gift(game, seat, step)
    return aims.carries(game, seat, mission)


def of_mission(game: BoardGame, mission: int) -> int:
    """Return what a mission takes: its open step, those to come, and the tiles that have to be found."""
    total = 0
    at = game.mission_at[mission]
    if at < 0:
        total += STAGE
        if game.tables.missions[mission].trigger == TRIGGER_RESET:
            total += UNSEEN
        total += unseen(game, int(aims.lacks(game, game.tables.missions[mission].tile)))
    number = aims.first_step(game, mission)
    for _ in range(aims.LONGEST):
        if number >= 0:
            step = game.tables.steps[number]
            total += STAGE + (of_open(game, mission, step) if number == at else to_come(game, step))
            total += unseen(game, int(aims.lacks_for(game, step)))
            number = aims.step_after(game, step)
    return total


def unseen(game: BoardGame, tiles: int) -> int:
    """4.3 Return what finding so many tiles takes."""
    return tiles * (UNSEEN + DRAW * (len(game.tile_deck) + 1) // 4)


def to_come(game: BoardGame, step: MissionStep) -> int:
    """Return what a step takes that is not open yet."""
    if is_fight(step):
        return fight_to_come(game, step)
    actions = ACTIONS[step.goal] * ACTION[company(game)]
    return actions * max(1, game.quota(step)) if is_counted(step) else actions


def fight_to_come(game: BoardGame, step: MissionStep) -> int:
    """12.1, 14.6 Return what the enemies of a step take that are not there yet."""
    total = 0
    for spawn in step.spawns:
        if spawn.goal > 0:
            kind = game.tables.kinds[spawn.kind]
            hp = kind.hp2[game.seats - 1] if spawn.phase == 2 else kind.hp[game.seats - 1]
            total += enemies_of(game, spawn) * (lives_of(game, spawn) + 1) * hp * rate(game, spawn.kind)
            if step.goal == GOAL_SLAY and spawn.phase == 1:
                total += second_phase(game, spawn.kind)
    return total


def rate(game: BoardGame, kind: int) -> int:
    """Return what a point of damage on an enemy of a mission takes."""
    if game.tables.kinds[kind].role == ROLE_BOSS:
        return BOSS_DAMAGE[company(game)]
    return DAMAGE[company(game)]


def second_phase(game: BoardGame, kind: int) -> int:
    """12.2 Return what the second phase of a boss takes."""
    printed = game.tables.kinds[kind]
    if printed.role != ROLE_BOSS or len(printed.hp2) == 0:
        return 0
    return printed.hp2[game.seats - 1] * BOSS_DAMAGE[company(game)]


def of_open(game: BoardGame, mission: int, step: MissionStep) -> int:
    """Return what the open step of a mission still takes."""
    if is_fight(step):
        return fight_left(game, mission, step)
    actions = ACTIONS[step.goal] * ACTION[company(game)]
    if not is_counted(step):
        return actions
    quota = max(1, game.quota(step)) - game.progress[mission]
    held = min(quota, in_hand(game, mission, step))
    return actions * quota - IN_HAND[step.goal] * ACTION[company(game)] * held - head_start(game, mission, step)


def in_hand(game: BoardGame, mission: int, step: MissionStep) -> int:
    """Return how much of what a step asks for the hunters hold."""
    if step.goal == GOAL_PAY:
        return sum(game.echoes)
    if step.goal == GOAL_DONATE:
        held = 0
        for seat in range(game.seats):
            for item in game.goods_held(seat):
                if step.item in (NOBODY, item):
                    held += game.held[seat * game.tables.consumables + item]
        return held
    return sum([int(aims.carries(game, seat, mission)) for seat in range(game.seats)])


def head_start(game: BoardGame, mission: int, step: MissionStep) -> int:
    """Return what the wounds of the enemy are worth that is hurt most of those whose death counts."""
    if step.goal != GOAL_KILLS and step.corpses == NOBODY:
        return 0
    most = 0
    for unit, damage in enumerate(game.unit_damage):
        if damage > most and game.unit_space[unit] != NOWHERE and aims.is_wanted_by(game, unit, mission, step):
            most = damage
    return DAMAGE[company(game)] * most


def fight_left(game: BoardGame, mission: int, step: MissionStep) -> int:
    """10.4, 10.5 Return what an open fight still takes, what a reset will undo included."""
    remaining = 0
    full = 0
    later = 0
    each = 0
    for unit, owner in enumerate(game.unit_mission):
        if owner == mission and game.unit_goal[unit] > 0 and game.unit_space[unit] != NOWHERE:
            hp = game.unit_hp(unit)
            remaining += hp * (game.unit_lives[unit] + 1) - game.unit_damage[unit]
            full += hp * (game.unit_spare[unit] + 1)
            each = rate(game, game.tables.unit_kind[unit])
            if step.goal == GOAL_SLAY and game.unit_phase[unit] == 1:
                later += second_phase(game, game.tables.unit_kind[unit])
    if each == 0:
        is_clear = step.goal == GOAL_CLEAR and ground.is_laid(game, step.tile)
        return 0 if is_clear else fight_to_come(game, step)
    if game.final == 0 and remaining > turns_before_reset(game) * TURN_DAMAGE:
        remaining = full - (full - remaining) * FALLBACK[company(game)] // 100
    return remaining * each + later


def turns_before_reset(game: BoardGame) -> int:
    """10.2 Return how many turns of hunters are left before the next reset of the map, if nobody dreams."""
    until = last_space(game)
    for point in reset_points(game):
        if game.track < point < until:
            until = point
    return game.acted.count(0) + max(0, until - game.track - 1) * game.seats
