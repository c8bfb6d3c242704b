"""Where a hunter should go: the spaces that open missions, missions to be started, and unexplored exits make worth it.

Everything here looks only at what is open on the table.
"""

from typing import Final

from duskhall.games.bloodborne_board import map as ground
from duskhall.games.bloodborne_board import missions
from duskhall.games.bloodborne_board.printed import (
    GOAL_CHASE,
    GOAL_CLEAR,
    GOAL_COLLECT,
    GOAL_DELIVER,
    GOAL_DONATE,
    GOAL_INTERACT,
    GOAL_KILLS,
    GOAL_LEAD,
    GOAL_LURE,
    GOAL_PAY,
    GOAL_PHASE,
    GOAL_REACH,
    GOAL_SLAY,
    GOAL_TILES,
    HUNT,
    NOBODY,
    NOWHERE,
    ON_SPACE,
    ON_TILE,
    SPACES,
    WAITING,
)
from duskhall.games.bloodborne_board.state import BoardGame

FARTHEST: Final = 10  # an aim that is farther, or out of reach, counts as so many steps
EXPLORING: Final = 2  # how many steps farther a mission may be than an unexplored exit


def aims(game: BoardGame, seat: int) -> list[int]:
    """Return the spaces worth going to now: missions, or exits to explore where these are much nearer."""
    return edges(game) if explores(game, seat) else mission_aims(game, seat) or goods(game)


def explores(game: BoardGame, seat: int) -> bool:
    """Say whether exploring is the nearest thing to do."""
    if not game.tile_deck or hunt_aims(game, seat):
        return False
    far = walking(game, seat)
    mission = min([far[space] for space in mission_aims(game, seat)] + [ground.FAR])
    return min([far[space] for space in edges(game)] + [ground.FAR]) + EXPLORING < mission


def hunt_aims(game: BoardGame, seat: int) -> list[int]:
    """Return where the hunt itself wants the hunter."""
    found: list[int] = []
    for mission in missions.active(game):
        if game.tables.missions[mission].type == HUNT:
            found += for_step(game, seat, mission)
    return found


def mission_aims(game: BoardGame, seat: int) -> list[int]:
    """Return where missions want the hunter: the hunt itself if it can go on, else all the others."""
    hunt = hunt_aims(game, seat)
    if hunt:
        return hunt
    others: list[int] = []
    for mission in missions.active(game):
        others += for_step(game, seat, mission)
    for number, printed in enumerate(game.tables.missions):
        waits = game.mission_at[number] == WAITING and printed.trigger in (ON_TILE, ON_SPACE)
        if waits and ground.is_laid(game, printed.tile):
            named = [game.tables.tiles[printed.tile].named]
            others += named if printed.trigger == ON_SPACE else spaces_of(game, printed.tile)
    return others


def spaces_of(game: BoardGame, tile: int) -> list[int]:
    """Return the spaces of a tile."""
    return list(range(tile * SPACES, tile * SPACES + game.tables.tiles[tile].spaces))


def edges(game: BoardGame) -> list[int]:
    """Return the spaces with an unexplored exit."""
    found = []
    for tile in range(len(game.tile_turn)):
        if ground.is_laid(game, tile):
            found += [space for space in spaces_of(game, tile) if ground.open_ways(game, space)]
    return found


def goods(game: BoardGame) -> list[int]:
    """Return the spaces with consumables."""
    return [space for space, tokens in enumerate(game.goods) if tokens]


def for_step(game: BoardGame, seat: int, mission: int) -> list[int]:
    """Return where the open step of a mission wants this hunter to be."""
    step = missions.step_of(game, mission)
    goal = step.goal
    if goal in (GOAL_SLAY, GOAL_PHASE, GOAL_CLEAR, GOAL_LURE):
        units = [unit for unit, owner in enumerate(game.unit_mission) if owner == mission]
        return [game.unit_space[unit] for unit in units if game.unit_space[unit] != NOWHERE]
    if goal == GOAL_REACH and game.insight >= step.insight:
        return place_of(game, step.tile, step.on_space)
    if goal == GOAL_INTERACT:
        return place_of(game, step.tile, step.on_space)
    if goal == GOAL_KILLS:
        return victims(game, seat, mission)
    if goal == GOAL_DELIVER:
        if missions.carries(game, mission, seat):
            return place_of(game, step.tile, 0)
        if step.corpses != NOBODY:
            return units_of_kind(game, step.corpses)
        return tokens(game, mission)
    if goal in (GOAL_CHASE, GOAL_COLLECT, GOAL_LEAD):
        return tokens(game, mission)
    if goal == GOAL_DONATE:
        return place_of(game, step.tile, 0) if game.goods_held(seat) else goods(game)
    if goal == GOAL_PAY and step.tile != NOBODY:
        return place_of(game, step.tile, 0) if game.echoes[seat] else units_of_kind(game, NOBODY)
    if goal == GOAL_TILES:
        laid = [tile for tile in range(len(game.tile_turn)) if ground.is_laid(game, tile)]
        return [space for tile in laid if not game.mask[mission] >> tile & 1 for space in spaces_of(game, tile)]
    return []


def place_of(game: BoardGame, tile: int, on_space: int) -> list[int]:
    """Return the spaces of a tile on the map, or only its named one."""
    if not ground.is_laid(game, tile):
        return []
    return [game.tables.tiles[tile].named] if on_space else spaces_of(game, tile)


def tokens(game: BoardGame, mission: int) -> list[int]:
    """Return where the tokens of a mission lie."""
    found = [space for at, space in enumerate(game.token_space) if game.token_mission[at] == mission]
    return [space for space in found if space != NOWHERE]


def victims(game: BoardGame, seat: int, mission: int) -> list[int]:
    """Return where enemies are whose death counts; an ally has to be met first."""
    step = missions.step_of(game, mission)
    if step.ally and not missions.carries(game, mission, seat):
        return tokens(game, mission)
    spaces = units_of_kind(game, step.kind)
    return [space for space in spaces if step.tile == NOBODY or ground.tile_of(space) == step.tile]


def units_of_kind(game: BoardGame, kind: int) -> list[int]:
    """Return where enemies of a kind, or of any, are."""
    return [
        space
        for unit, space in enumerate(game.unit_space)
        if space != NOWHERE and kind in (NOBODY, game.tables.unit_kind[unit])
    ]


def walking(game: BoardGame, seat: int) -> list[int]:
    """Return how many steps a hunter needs to each space; fog gates let hunters in but not out."""
    far = [ground.FAR] * (len(game.tables.tiles) * SPACES)
    start = game.place[seat]
    if start == NOWHERE:
        return far
    far[start] = 0
    edge = [start]
    while edge:
        further = []
        for here in edge:
            for there in ground.hunter_steps(game, here):
                if far[there] == ground.FAR:
                    far[there] = far[here] + 1
                    further.append(there)
        edge = further
    return far


def distance(game: BoardGame, seat: int) -> int:
    """Return how far a hunter is from the nearest aim, FARTHEST at most."""
    far = walking(game, seat)
    more = EXPLORING if explores(game, seat) else 0
    return min(FARTHEST, more + min([far[space] for space in aims(game, seat)] + [FARTHEST]))
