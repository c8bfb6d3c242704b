"""The steps of missions that lie open, and where what they bring appears (14.1, 14.6)."""

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import foes
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.printed import (
    AT_CONSUMABLE,
    AT_ENTRANCE,
    AT_HERE,
    AT_LAMP,
    AT_SAME,
    AT_SLOT_1,
    CLOSED,
    NOBODY,
    NOWHERE,
    SPACES,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.tables import MissionStep, Spawn


def active(game: BoardGame) -> list[int]:
    """Return the missions that have a step lying open."""
    return [mission for mission in game.tables.of_chapter[game.chapter] if game.mission_at[mission] >= 0]


def step_of(game: BoardGame, mission: int) -> MissionStep:
    """Return the open step of a mission."""
    return game.tables.steps[game.mission_at[mission]]


def anybody(game: BoardGame) -> int:
    """Return the hunter who stands for all where none did it: whose turn it is, else the first."""
    return game.turn if game.turn != NOBODY else 0


def bring(game: BoardGame, mission: int, spawn: Spawn, here: int) -> None:
    """14.6 Put a mission's enemies on the map, changed as the step says."""
    space = place_for(game, spawn.tile, spawn.place, here)
    if space == NOWHERE:
        return
    for _ in range(enemies_of(game, spawn)):
        enlist(game, mission, spawn, space, lives_of(game, spawn))


def enemies_of(game: BoardGame, spawn: Spawn) -> int:
    """14.6 Return how many enemies come, by the number of hunters."""
    return spawn.count + spawn.count_per_hunter * game.seats + (spawn.count_more if game.seats > 2 else 0)


def lives_of(game: BoardGame, spawn: Spawn) -> int:
    """14.6 Return how many extra lives each of them has, by the number of hunters."""
    return spawn.lives + spawn.lives_per_hunter * game.seats + (spawn.lives_more if game.seats > 2 else 0)


def enlist(game: BoardGame, mission: int, spawn: Spawn, space: int, lives: int) -> None:
    """14.6 One enemy of a mission."""
    unit = foes.spawn(game, spawn.kind, space, events.COMES_BY_MISSION)
    if unit == NOBODY:
        return
    game.unit_mission[unit] = mission
    game.unit_home[unit] = space
    game.unit_lives[unit] = lives
    game.unit_spare[unit] = lives
    game.unit_modifier[unit] = spawn.modifier
    game.unit_phase[unit] = spawn.phase
    game.unit_goal[unit] = spawn.goal
    if spawn.place == AT_SAME:
        game.unit_acted[unit] = foes.HAS_ACTED  # it goes on, and does not begin anew
    boss = game.kind_of(unit).boss
    if boss != NOBODY:
        game.boss_deck[boss] = []
        game.boss_used[boss] = []


def place_for(game: BoardGame, tile: int, place: int, here: int) -> int:
    """Return the space where something of a mission appears; NOWHERE while its tile is not on the map."""
    if tile == NOBODY:
        if here == NOWHERE:
            tile = game.tables.central
        elif place in (AT_HERE, AT_SAME):
            return here
        else:
            tile = ground.tile_of(here)
    if not ground.is_laid(game, tile):
        return NOWHERE
    printed = game.tables.tiles[tile]
    if place == AT_LAMP and printed.lamp != NOWHERE:
        return printed.lamp
    if place == AT_ENTRANCE:
        for way in range(4):
            if printed.exit[way] != CLOSED:
                return printed.exit[way]
    for space in range(tile * SPACES, tile * SPACES + printed.spaces):
        if place == AT_CONSUMABLE and game.tables.goods[space]:
            return space
        if AT_SLOT_1 <= place < AT_CONSUMABLE and place - AT_SLOT_1 in game.tables.icons[space]:
            return space
    return printed.named


def spot_of(game: BoardGame, mission: int) -> int:
    """14.6 Return where the enemy of a mission stands."""
    for unit, owner in enumerate(game.unit_mission):
        if owner == mission and game.unit_space[unit] != NOWHERE:
            return game.unit_space[unit]
    return NOWHERE


def branch_is_open(game: BoardGame, needs: list[int], without: list[int]) -> bool:
    """14.1 Say whether what the campaign remembers lets a mission be part of this chapter."""
    for flag in needs:
        if not game.flags[flag]:
            return False
    return all(not game.flags[flag] for flag in without)
