"""The map: which spaces touch, how far they are, how tiles are turned up, laid and populated (section 4).

A space is an int that never changes; where its tile lies, how it is turned and what it joins is on the state.
This module asks nobody; the questions of a move are in `moves`.
"""

from duskhall.games.bloodborne_board import events, foes
from duskhall.games.bloodborne_board.printed import (
    BLOCKED,
    CLOSED,
    DX,
    DY,
    NOBODY,
    NOWHERE,
    OBJECT,
    SPACES,
    TILE_BRIDGE,
)
from duskhall.games.bloodborne_board.state import BoardGame

FAR = 1000
NO_PLACE = 1000  # a coordinate that no tile has


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
        other = game.link[tile_of(space) * 4 + way]
        if other >= 0:
            near.append(other)
    return near


def enemy_steps(game: BoardGame, space: int) -> list[int]:
    """13.3 Return where an enemy on this space can go: never through a fog gate."""
    tile = tile_of(space)
    fogged = game.fog[tile]
    near = game.tables.inner[space][:]
    if not fogged:
        for way in game.tables.ways[space]:
            other = game.link[tile * 4 + way]
            if other >= 0 and not game.fog[tile_of(other)]:
                near.append(other)
    return near


def hunter_steps(game: BoardGame, space: int) -> list[int]:
    """4.1 Return where a hunter can go; 13.2 fog gates keep hunters in, 13.6 seals out; 4.10 enemies hold a bridge."""
    tile = tile_of(space)
    if game.tables.tiles[tile].special == TILE_BRIDGE and is_held(game, space):
        return []
    near = game.tables.inner[space][:]
    if not game.fog[tile]:
        for way in game.tables.ways[space]:
            other = game.link[tile * 4 + way]
            if other >= 0 and game.fog[tile_of(other)] >= 0:
                near.append(other)
    return near


def is_held(game: BoardGame, space: int) -> bool:
    """4.10 Say whether enemies, not things or friends, are on a space."""
    return len([unit for unit in game.units_at(space) if game.kind_of(unit).role != OBJECT]) > 0


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
        if other >= 0 and not game.fog[tile_of(other)]:
            tiles.append(tile_of(other))
    return tiles


# --- Laying tiles ----------------------------------------------------------------------------------------------------


def open_edges(game: BoardGame, x: int = NO_PLACE, y: int = NO_PLACE) -> int:
    """Return how many exits of the map lead to places without a tile; those to this place are not counted."""
    edges = 0
    for tile, turn in enumerate(game.tile_turn):
        if turn == NOBODY:
            continue
        exits = game.tables.tiles[tile].exit
        for way in range(4):
            if exits[way] != CLOSED and game.link[tile * 4 + way] == CLOSED:
                turned = (way + turn) % 4
                there_x, there_y = game.tile_x[tile] + DX[turned], game.tile_y[tile] + DY[turned]
                if (there_x != x or there_y != y) and tile_at(game, there_x, there_y) == NOBODY:
                    edges += 1
    return edges


def keeps_open(game: BoardGame, tile: int, turn: int, x: int, y: int) -> bool:
    """4.5 Say whether a tile that is laid there in this way has an exit to a place without a tile."""
    exits = game.tables.tiles[tile].exit
    for way in range(4):
        turned = (way + turn) % 4
        if exits[way] != CLOSED and tile_at(game, x + DX[turned], y + DY[turned]) == NOBODY:
            return True
    return False


def ways_to_join(game: BoardGame, tile: int, side: int, x: int, y: int) -> list[int]:
    """4.3 Return the printed exits of a tile that can face this side; 4.5 only those that keep the map open, if any."""
    every = [way for way in range(4) if game.tables.tiles[tile].exit[way] != CLOSED]
    if open_edges(game, x, y) > 0:
        return every
    return [way for way in every if keeps_open(game, tile, (side - way) % 4, x, y)]


def draw_tile(game: BoardGame, side: int, x: int, y: int) -> int:
    """4.3 Turn up a tile; 4.5 one that would close the map goes back, 4.6 unless every other would too."""
    if len(game.tile_deck) > 1 and not open_edges(game, x, y):
        keeping = [tile for tile in game.tile_deck if ways_to_join(game, tile, side, x, y)]
        while keeping and game.tile_deck[-1] not in keeping:
            game.tell(events.TILE_SHUFFLED_BACK, game.tile_deck[-1])
            game.dice.shuffle(game.tile_deck, "tiles")
    tile = game.tile_deck.pop()
    game.reveal()
    return tile


def lay_tile(game: BoardGame, tile: int, x: int, y: int, turn: int) -> None:
    """4.2, 4.3 Lay a tile, join the exits that face each other, and populate it."""
    game.tile_x[tile], game.tile_y[tile], game.tile_turn[tile] = x, y, turn
    exits = game.tables.tiles[tile].exit
    for way in range(4):
        turned = (way + turn) % 4
        other = tile_at(game, x + DX[turned], y + DY[turned])
        if exits[way] == CLOSED or other == NOBODY:
            continue
        facing = (turned + 2 - game.tile_turn[other]) % 4
        across = game.tables.tiles[other].exit[facing]
        if across != CLOSED and game.link[other * 4 + facing] != BLOCKED:
            game.link[tile * 4 + way] = across
            game.link[other * 4 + facing] = exits[way]
    game.tell(events.TILE_LAID, tile, x, y, turn)
    populate(game, tile)


def attach_tile(game: BoardGame, tile: int, to: int) -> bool:
    """1.13 Join a tile to another at the first free side, in fixed order; say whether there was one."""
    for way in range(4):
        if game.tables.tiles[to].exit[way] == CLOSED:
            continue
        turned = (way + game.tile_turn[to]) % 4
        x, y = game.tile_x[to] + DX[turned], game.tile_y[to] + DY[turned]
        if tile_at(game, x, y) != NOBODY:
            continue
        side = (turned + 2) % 4
        joins = ways_to_join(game, tile, side, x, y)
        if not joins:
            joins = [each for each in range(4) if game.tables.tiles[tile].exit[each] != CLOSED]
        lay_tile(game, tile, x, y, (side - joins[0]) % 4)
        return True
    return False


def block_exit(game: BoardGame, tile: int) -> None:
    """14.18 An exit of the tile that nobody has explored is blocked, as long as the map has another open one."""
    if not is_laid(game, tile) or open_edges(game) < 2:
        return
    exits = game.tables.tiles[tile].exit
    for way in range(4):
        turned = (way + game.tile_turn[tile]) % 4
        beside = tile_at(game, game.tile_x[tile] + DX[turned], game.tile_y[tile] + DY[turned])
        if exits[way] != CLOSED and game.link[tile * 4 + way] == CLOSED and beside == NOBODY:
            game.link[tile * 4 + way] = BLOCKED
            game.tell(events.EXIT_BLOCKED, tile)
            return


def populate(game: BoardGame, tile: int) -> None:
    """4.4 Enemies and consumables appear on their icons."""
    for space in range(tile * SPACES, tile * SPACES + game.tables.tiles[tile].spaces):
        for slot in game.tables.icons[space]:
            if not game.fog[tile]:  # 13.4
                foes.spawn(game, game.slot_kind[slot], space)
        for _ in range(game.tables.goods[space]):
            put_goods(game, space)


def put_goods(game: BoardGame, space: int) -> None:
    """4.9 There are 8 tokens; the one farthest from all hunters is moved when none is left."""
    if sum(game.goods) >= 8:
        far = nearest_hunter(game)
        best = NOWHERE
        for other, tokens in enumerate(game.goods):
            if tokens and other != space and (best == NOWHERE or far[other] > far[best]):
                best = other
        if best == NOWHERE:
            return
        game.goods[best] -= 1
        game.tell(events.CRUEL, 1)
    game.goods[space] += 1


def nearest_hunter(game: BoardGame) -> list[int]:
    """Return how far each space is from the nearest hunter on the map; FAR where there is none."""
    return search(game, [space for space in game.place if space != NOWHERE], False)


def lamps(game: BoardGame) -> list[int]:
    """Return the lamps on the map that are not broken (13.1)."""
    found = []
    for tile, printed in enumerate(game.tables.tiles):
        if printed.lamp != NOWHERE and game.tile_turn[tile] != NOBODY and not game.fog[tile]:
            found.append(printed.lamp)
    return found
