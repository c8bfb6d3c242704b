"""How much the missions still take: damage to deal, actions, tiles to turn up, and the ways between their places.

Everything here looks only at what is open on the table.
"""

from itertools import pairwise
from typing import Final

from duskhall.games.bloodborne_board.death.track import last_space, reset_points
from duskhall.games.bloodborne_board.missions.open_steps import enemies_of, lives_of
from duskhall.games.bloodborne_board.printed import (
    GOAL_CHASE,
    GOAL_CHOICE,
    GOAL_CLEAR,
    GOAL_COLLECT,
    GOAL_DELIVER,
    GOAL_DONATE,
    GOAL_INSIGHT,
    GOAL_INTERACT,
    GOAL_KILLS,
    GOAL_LEAD,
    GOAL_LURE,
    GOAL_PAY,
    GOAL_PHASE,
    GOAL_REACH,
    GOAL_ROUND_END,
    GOAL_SLAY,
    GOAL_TILES,
    MISSION_HUNT,
    NOBODY,
    NOWHERE,
    ROLE_BOSS,
    SPACES,
    TRIGGER_RESET,
    WAITING,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.tables import MissionStep
from duskhall.minds.bloodborne_board import weights
from duskhall.minds.bloodborne_board.chart import Chart, spaces_of

FIGHTS: Final = (GOAL_SLAY, GOAL_PHASE, GOAL_CLEAR)
# Actions that a step takes, the way there not counted
ACTIONS: Final = {
    GOAL_INSIGHT: 0, GOAL_REACH: 1, GOAL_KILLS: 3, GOAL_INTERACT: 1, GOAL_DELIVER: 5, GOAL_DONATE: 3, GOAL_PAY: 3,
    GOAL_CHASE: 4, GOAL_LURE: 4, GOAL_ROUND_END: 0, GOAL_CHOICE: 0, GOAL_TILES: 2, GOAL_COLLECT: 3, GOAL_LEAD: 2,
}  # fmt: skip
COUNTED: Final = (GOAL_KILLS, GOAL_DELIVER, GOAL_DONATE, GOAL_PAY, GOAL_TILES, GOAL_COLLECT, GOAL_LEAD)
IN_HAND: Final = {GOAL_DELIVER: 3, GOAL_DONATE: 2, GOAL_PAY: 2}  # actions that are saved by what hunters hold already


# --- The steps of a mission ------------------------------------------------------------------------------------------


def chain(game: BoardGame, mission: int) -> list[int]:
    """Return the steps that a mission still has, the open one first; where the way divides, the shortest way."""
    at = game.mission_at[mission]
    return steps_from(game, game.tables.missions[mission].first if at == WAITING else at)


def steps_from(game: BoardGame, first: int) -> list[int]:
    """Return a step and those that follow it."""
    steps: list[int] = []
    number = first
    while number >= 0 and number not in steps:
        steps.append(number)
        step = game.tables.steps[number]
        ways = [game.tables.choices[choice].next for choice in step.choices]
        number = min(ways, key=lambda way: cost_of_way(game, way)) if ways else step.next
    return steps


def cost_of_way(game: BoardGame, first: int) -> int:
    """Return what the steps of a way take, as far as their cards tell."""
    return sum([weights.STAGE + work_coming(game, game.tables.steps[number]) for number in steps_from(game, first)])


def tiles_of(game: BoardGame, step: MissionStep) -> list[int]:
    """Return the tiles that a step needs, in the order in which hunters go there."""
    tiles = [spawn.tile for spawn in step.spawns if spawn.goal] if step.goal in FIGHTS else []
    if step.tokens or step.tokens_per_hunter:
        tiles.append(step.token_tile)
    ways = [game.tables.choices[choice].tile for choice in step.choices]
    laid = [tile for tile in ways if tile != NOBODY and game.tile_turn[tile] != NOBODY]
    tiles += [step.tile, *(laid or ways)[:1]]
    return [tile for tile in tiles if tile != NOBODY]


def ends_with_boss(game: BoardGame) -> bool:
    """Say whether the hunt of the chapter still has a boss to fight."""
    for mission in game.tables.of_chapter[game.chapter]:
        if game.tables.missions[mission].type == MISSION_HUNT and game.mission_at[mission] >= 0:
            for number in chain(game, mission):
                step = game.tables.steps[number]
                if step.goal in FIGHTS and ROLE_BOSS in [game.tables.kinds[spawn.kind].role for spawn in step.spawns]:
                    return True
    return False


def hidden_tiles(game: BoardGame, mission: int, chart: Chart) -> int:
    """Return how many tiles a mission needs that nobody has turned up yet."""
    key = (-1, mission, game.mission_at[mission])
    hidden = chart.notes.get(key)
    if hidden is None:
        tiles = {tile for number in chain(game, mission) for tile in tiles_of(game, game.tables.steps[number])}
        if game.mission_at[mission] == WAITING:
            tiles.add(game.tables.missions[mission].tile)
        removed = game.tables.chapters[game.chapter].removed
        unseen = [tile for tile in tiles if tile != NOBODY and game.tile_turn[tile] == NOBODY and tile not in removed]
        hidden = chart.notes[key] = len(unseen)
    return hidden


# --- Whom to slay ----------------------------------------------------------------------------------------------------


def foes_of(game: BoardGame, mission: int) -> list[int]:
    """Return the enemies on the map that a mission wants slain."""
    return [
        unit
        for unit, owner in enumerate(game.unit_mission)
        if owner == mission and game.unit_goal[unit] and game.unit_space[unit] != NOWHERE
    ]


def is_wanted(game: BoardGame, unit: int) -> bool:
    """Say whether an open step wants the enemy slain, by name or by its kind."""
    owner = game.unit_mission[unit]
    if owner != NOBODY and game.unit_goal[unit]:
        at = game.mission_at[owner]
        if at >= 0 and game.tables.steps[at].goal in FIGHTS:
            return True
    for mission in game.tables.of_chapter[game.chapter]:
        at = game.mission_at[mission]
        if at >= 0 and is_prey(game, unit, mission, game.tables.steps[at]):
            return True
    return False


def is_prey(game: BoardGame, unit: int, mission: int, step: MissionStep) -> bool:
    """Say whether slaying the enemy where it stands counts for a step."""
    kind = game.tables.unit_kind[unit]
    if step.goal != GOAL_KILLS:
        return step.corpses == kind
    if step.kind not in (NOBODY, kind) and step.or_kind != kind:
        return False
    space = game.unit_space[unit]
    if step.tile != NOBODY and space // SPACES != step.tile:
        return False
    return not step.ally or space in allies(game, mission)


def allies(game: BoardGame, mission: int) -> list[int]:
    """Return where those are who walk with the hunters, or wait for them."""
    found = []
    for at, owner in enumerate(game.token_mission):
        if owner == mission:
            seat = game.token_seat[at]
            found.append(game.token_space[at] if seat == NOBODY else game.place[seat])
    return found


# --- Fights ----------------------------------------------------------------------------------------------------------


def turns_before_reset(game: BoardGame) -> int:
    """Return how many turns of hunters are left before the next reset of the map, if nobody dreams."""
    last, resets = last_space(game), reset_points(game)
    ahead = [point for point in resets if point > game.track]
    rounds = (ahead[0] if ahead else last) - game.track
    return game.acted.count(0) + max(0, rounds - 1) * game.seats


def fight_left(game: BoardGame, mission: int, step: MissionStep) -> int:
    """Return how much an open fight still takes, what a reset will undo included."""
    units = foes_of(game, mission)
    if not units:
        is_clear = step.goal == GOAL_CLEAR and game.tile_turn[step.tile] != NOBODY  # the round has only to end
        return 0 if is_clear else fight_coming(game, step)
    left = full = later = 0
    for unit in units:
        hp = game.unit_hp(unit)
        left += hp * (game.unit_lives[unit] + 1) - game.unit_damage[unit]
        full += hp * (game.unit_spare[unit] + 1)
        if step.goal == GOAL_SLAY and game.unit_phase[unit] == 1:
            later += second_phase(game, game.tables.unit_kind[unit])
    if not game.final and left > turns_before_reset(game) * weights.TURN_DAMAGE:
        left = full - (full - left) * weights.FALLBACK // 100
    return left * rate(game, game.tables.unit_kind[units[0]]) + later


def rate(game: BoardGame, kind: int) -> int:
    """Return what a point of damage on an enemy of a mission is worth."""
    return weights.BOSS_DAMAGE if game.tables.kinds[kind].role == ROLE_BOSS else weights.DAMAGE


def second_phase(game: BoardGame, kind: int) -> int:
    """Return how much the second phase of a boss takes."""
    printed = game.tables.kinds[kind]
    return printed.hp2[game.seats - 1] * rate(game, kind) if printed.role == ROLE_BOSS and printed.hp2 else 0


def fight_coming(game: BoardGame, step: MissionStep) -> int:
    """Return how much the enemies of a step that is not open yet will take."""
    total = 0
    for spawn in step.spawns:
        if spawn.goal:
            kind = game.tables.kinds[spawn.kind]
            hp = (kind.hp2 if spawn.phase == 2 else kind.hp)[game.seats - 1]
            each = (lives_of(game, spawn) + 1) * hp * rate(game, spawn.kind)
            total += enemies_of(game, spawn) * each
            if step.goal == GOAL_SLAY and spawn.phase == 1:
                total += second_phase(game, spawn.kind)
    return total


# --- Work ------------------------------------------------------------------------------------------------------------


def work_of(game: BoardGame, mission: int, chart: Chart) -> int:
    """Return how much a mission still takes, in hundredths of a card."""
    at = game.mission_at[mission]
    key = (mission, at, len(game.tile_deck), carried(game, mission))
    work = chart.notes.get(key)
    if work is None:
        work = chart.notes[key] = work_to_come(game, mission, chart)
    if at >= 0:
        work += work_open(game, mission, game.tables.steps[at], chart)
    return work


def work_to_come(game: BoardGame, mission: int, chart: Chart) -> int:
    """Return what a mission takes besides its open step: tiles to find, steps to come, the ways between them."""
    work = 0
    if game.mission_at[mission] == WAITING:
        work += weights.STAGE
        if game.tables.missions[mission].trigger == TRIGGER_RESET:
            work += weights.UNSEEN
    for number in chain(game, mission):
        work += weights.STAGE
        if number != game.mission_at[mission]:
            work += work_coming(game, game.tables.steps[number])
    unseen = hidden_tiles(game, mission, chart)
    work += unseen * (weights.UNSEEN + weights.DRAW * (len(game.tile_deck) + 1) // 4)
    return work + legs(game, mission, chart)


def work_coming(game: BoardGame, step: MissionStep) -> int:
    """Return how much a step takes that is not open yet."""
    if step.goal in FIGHTS:
        return fight_coming(game, step)
    actions = ACTIONS[step.goal] * weights.WORK
    return actions * max(1, game.quota(step)) if step.goal in COUNTED else actions


def work_open(game: BoardGame, mission: int, step: MissionStep, chart: Chart) -> int:
    """Return how much the open step of a mission still takes."""
    if step.goal in FIGHTS:
        return fight_left(game, mission, step)
    if step.goal == GOAL_LURE:
        return weights.WORK * steps_to_lure(game, mission, step, chart)
    actions = ACTIONS[step.goal] * weights.WORK
    if step.goal not in COUNTED:
        return actions
    left = max(1, game.quota(step)) - game.progress[mission]
    saved = IN_HAND.get(step.goal, 0) * weights.WORK * min(in_hand(game, mission, step), left)
    return actions * left - saved - head_start(game, mission, step, left)


def in_hand(game: BoardGame, mission: int, step: MissionStep) -> int:
    """Return how much of what a step asks for the hunters hold."""
    if step.goal == GOAL_PAY:
        return sum(game.echoes)
    if step.goal != GOAL_DONATE:
        return carried(game, mission)
    kinds = game.tables.consumables
    return sum(game.held) if step.item == NOBODY else sum(game.held[step.item :: kinds])


def head_start(game: BoardGame, mission: int, step: MissionStep, left: int) -> int:
    """Return what the wounds of enemies are worth whose death counts."""
    if step.goal != GOAL_KILLS and step.corpses == NOBODY:
        return 0
    hurt = [
        damage
        for unit, damage in enumerate(game.unit_damage)
        if damage and game.unit_space[unit] != NOWHERE and is_prey(game, unit, mission, step)
    ]
    return weights.DAMAGE * sum(sorted(hurt, reverse=True)[:left])


def steps_to_lure(game: BoardGame, mission: int, step: MissionStep, chart: Chart) -> int:
    """Return how many steps an enemy is from the tile to which it has to be lured."""
    units = foes_of(game, mission)
    if not units or game.tile_turn[step.tile] == NOBODY:
        return weights.FARTHEST
    far = chart.near(game.unit_space[units[0]])
    return min(weights.FARTHEST, *[far[space] for space in spaces_of(game, step.tile)])


def legs(game: BoardGame, mission: int, chart: Chart) -> int:
    """Return what the ways between the places of a mission cost, the way to the first one aside."""
    places = []
    if game.mission_at[mission] == WAITING:
        places.append(game.tables.missions[mission].tile)
    for number in chain(game, mission):
        step = game.tables.steps[number]
        tiles = tiles_of(game, step)
        if step.token_tile in tiles[:1] and carried(game, mission):
            tiles = tiles[1:]
        places += tiles
    laid = [tile for tile in places if tile != NOBODY and game.tile_turn[tile] != NOBODY]
    cost = 0
    for here, there in pairwise(laid):
        if here != there:
            far = chart.far(game.tables.tiles[here].named)[game.tables.tiles[there].named]
            cost += weights.STEP * min(far, weights.FARTHEST)
    return cost


def carried(game: BoardGame, mission: int) -> int:
    """Return how many tokens of a mission hunters carry."""
    return len([at for at, owner in enumerate(game.token_mission) if owner == mission and game.token_seat[at] >= 0])
