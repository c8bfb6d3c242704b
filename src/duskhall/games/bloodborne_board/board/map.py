"""The map: which spaces touch, how far they are, where its lamps are (section 4).

A space is an int that never changes; where its tile lies, how it is turned and what it joins is on the state.
How tiles are laid is in `tiles`; this module asks nobody, the questions of a move are in `moves`.
"""

from typing import Final

from duskhall.games.bloodborne_board.printed import CLOSED, DX, DY, NOBODY, NOWHERE, ROLE_OBJECT, SPACES, TILE_BRIDGE
from duskhall.games.bloodborne_board.state import BoardGame

FAR: Final = 1000


def tile_of(space: int) -> int:
    """Return the tile of a space."""
    return space // SPACES


def is_laid(game: BoardGame, tile: int) -> bool:
    """Say whether a tile is on the map."""
    return game.tile_turn[tile] != NOBODY


def neighbours(game: BoardGame, space: int) -> list[int]:
    """4.2 Return the spaces that touch this one, fog gates or not."""
    near = game.tables.inner[space][:]
    for way in game.tables.ways[space]:
        other = game.link[space // SPACES * 4 + way]
        if other >= 0:
            near.append(other)
    return near


def enemy_steps(game: BoardGame, space: int) -> list[int]:
    """13.3 Return where an enemy on this space can go: never through a fog gate."""
    tile = space // SPACES
    near = game.tables.inner[space][:]
    if not game.fog[tile]:
        for way in game.tables.ways[space]:
            other = game.link[tile * 4 + way]
            if other >= 0 and not game.fog[other // SPACES]:
                near.append(other)
    return near


def hunter_steps(game: BoardGame, space: int) -> list[int]:
    """4.1 Return where a hunter can go; 13.2 fog gates keep hunters in, 13.6 seals out; 4.10 enemies hold a bridge."""
    tile = space // SPACES
    if game.tables.tiles[tile].special == TILE_BRIDGE and is_held(game, space):
        return []
    near = game.tables.inner[space][:]
    if not game.fog[tile]:
        for way in game.tables.ways[space]:
            other = game.link[tile * 4 + way]
            if other >= 0 and game.fog[other // SPACES] >= 0:
                near.append(other)
    return near


def is_held(game: BoardGame, space: int) -> bool:
    """4.10 Say whether enemies, not things or friends, are on a space."""
    return len([unit for unit in game.units_at(space) if game.kind_of(unit).role != ROLE_OBJECT]) > 0


def is_sealed(game: BoardGame, space: int) -> bool:
    """13.6 Say whether the tile of a space is sealed: nobody enters or leaves it."""
    return game.fog[tile_of(space)] < 0


def open_ways(game: BoardGame, space: int) -> list[int]:
    """4.3 Return the directions, on the map, in which a hunter on this space can explore."""
    tile = tile_of(space)
    if not game.tile_deck or game.fog[tile]:  # 4.6, 13.2
        return []
    if game.tables.tiles[tile].special == TILE_BRIDGE and is_held(game, space):
        return []
    ways = []
    for way in game.tables.ways[space]:
        if game.link[tile * 4 + way] == CLOSED:
            turned = (way + game.tile_turn[tile]) % 4
            if tile_at(game, game.tile_x[tile] + DX[turned], game.tile_y[tile] + DY[turned]) == NOBODY:
                ways.append(turned)
    return sorted(ways)


def tile_at(game: BoardGame, x: int, y: int) -> int:
    """Return the tile that lies there, or NOBODY."""
    if x not in game.tile_x:
        return NOBODY
    for tile, turn in enumerate(game.tile_turn):
        if turn != NOBODY and game.tile_x[tile] == x and game.tile_y[tile] == y:
            return tile
    return NOBODY


def distances(game: BoardGame, space: int, for_enemies: bool) -> list[int]:
    """Return how far every space is from this one; FAR where there is no way."""
    return search(game, [space], for_enemies)


def search(game: BoardGame, edge: list[int], for_enemies: bool) -> list[int]:
    """Return how far every space is from the nearest of these; FAR where there is no way."""
    far = [FAR] * (len(game.tables.tiles) * SPACES)
    for space in edge:
        far[space] = 0
    steps = 0
    while edge:
        steps += 1
        further: list[int] = []
        for here in edge:
            for there in enemy_steps(game, here) if for_enemies else neighbours(game, here):
                if far[there] == FAR:
                    far[there] = steps
                    further.append(there)
        edge = further
    return far


def in_range(game: BoardGame, space: int, reach: int) -> list[int]:
    """8.7 Return the spaces up to so many steps away, the origin included."""
    found = [space]
    edge = [space]
    for _ in range(reach):
        further: list[int] = []
        for here in edge:
            for there in enemy_steps(game, here):
                if there not in found:
                    found.append(there)
                    further.append(there)
        edge = further
    return found


def connected_tiles(game: BoardGame, tile: int) -> list[int]:
    """6.1 Return the tiles that exits connect to this one; 13.3 none through fog gates."""
    tiles: list[int] = []
    if game.fog[tile]:
        return tiles
    for way in range(4):
        other = game.link[tile * 4 + way]
        if other >= 0 and not game.fog[other // SPACES]:
            tiles.append(other // SPACES)
    return tiles


def nearest_hunter(game: BoardGame) -> list[int]:
    """Return how far each space is from the nearest hunter on the map; FAR where there is none."""
    return search(game, [space for space in game.place if space != NOWHERE], False)


def lamps(game: BoardGame) -> list[int]:
    """Return the lamps on the map that are not broken (13.1)."""
    found = []
    for lamp in game.tables.lamps:
        tile = lamp // SPACES
        if game.tile_turn[tile] != NOBODY and not game.fog[tile]:
            found.append(lamp)
    return found
