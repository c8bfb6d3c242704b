"""Laying tiles: how they are turned up, joined to the map and populated (4.2 to 4.6)."""

from typing import Final

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import foes
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.printed import (
    BLOCKED,
    CLOSED,
    DX,
    DY,
    GOODS,
    NOBODY,
    NOWHERE,
    REASON_FARTHEST_TAKEN,
    SPACES,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.state import changed

NO_PLACE: Final = 1000  # a coordinate that no tile has


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
                if (there_x != x or there_y != y) and ground.tile_at(game, there_x, there_y) == NOBODY:
                    edges += 1
    return edges


def keeps_open(game: BoardGame, tile: int, turn: int, x: int, y: int) -> bool:
    """4.5 Say whether a tile that is laid there in this way has an exit to a place without a tile."""
    exits = game.tables.tiles[tile].exit
    for way in range(4):
        turned = (way + turn) % 4
        if exits[way] != CLOSED and ground.tile_at(game, x + DX[turned], y + DY[turned]) == NOBODY:
            return True
    return False


def ways_to_join(game: BoardGame, tile: int, side: int, x: int, y: int) -> list[int]:
    """4.3 Return the printed exits of a tile that can face this side; 4.5 only those that keep the map open, if any."""
    every = [way for way in range(4) if game.tables.tiles[tile].exit[way] != CLOSED]
    if open_edges(game, x, y) > 0:
        return every
    return [way for way in every if keeps_open(game, tile, (side - way) % 4, x, y)]


def draw_tile(game: BoardGame, side: int, x: int, y: int) -> int:
    """4.3, 4.5 Turn up a tile; one that would close the map goes back, 4.6 unless every other would too."""
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
    game.tile_x = changed(game.tile_x, tile, x)
    game.tile_y = changed(game.tile_y, tile, y)
    game.tile_turn = changed(game.tile_turn, tile, turn)
    exits = game.tables.tiles[tile].exit
    for way in range(4):
        turned = (way + turn) % 4
        other = ground.tile_at(game, x + DX[turned], y + DY[turned])
        if exits[way] == CLOSED or other == NOBODY:
            continue
        facing = (turned + 2 - game.tile_turn[other]) % 4
        across = game.tables.tiles[other].exit[facing]
        if across != CLOSED and game.link[other * 4 + facing] != BLOCKED:
            game.link = changed(game.link, tile * 4 + way, across)
            game.link = changed(game.link, other * 4 + facing, exits[way])
    game.tell(events.TILE_LAID, tile, x, y, turn)
    populate(game, tile)


def attach_tile(game: BoardGame, tile: int, to: int) -> bool:
    """1.13 Join a tile to another at the first free side, in fixed order; say whether there was one."""
    for way in range(4):
        if game.tables.tiles[to].exit[way] == CLOSED:
            continue
        turned = (way + game.tile_turn[to]) % 4
        x, y = game.tile_x[to] + DX[turned], game.tile_y[to] + DY[turned]
        if ground.tile_at(game, x, y) != NOBODY:
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
    if not ground.is_laid(game, tile) or open_edges(game) < 2:
        return
    exits = game.tables.tiles[tile].exit
    for way in range(4):
        turned = (way + game.tile_turn[tile]) % 4
        beside = ground.tile_at(game, game.tile_x[tile] + DX[turned], game.tile_y[tile] + DY[turned])
        if exits[way] != CLOSED and game.link[tile * 4 + way] == CLOSED and beside == NOBODY:
            game.link = changed(game.link, tile * 4 + way, BLOCKED)
            game.tell(events.EXIT_BLOCKED, tile)
            return


def populate(game: BoardGame, tile: int) -> None:
    """4.4 Enemies and consumables appear on their icons."""
    for space in range(tile * SPACES, tile * SPACES + game.tables.tiles[tile].spaces):
        for slot in game.tables.icons[space]:
            if not game.fog[tile]:  # 13.4
                foes.spawn(game, game.slot_kind[slot], space, events.SPAWNED)
        for _ in range(game.tables.goods[space]):
            put_goods(game, space)


def put_goods(game: BoardGame, space: int) -> None:
    """4.9, 18.1 The tokens are few; the one farthest from all hunters is moved when none is left."""
    if sum(game.goods) >= GOODS:
        far = ground.nearest_hunter(game)
        best = NOWHERE
        for other, tokens in enumerate(game.goods):
            if tokens and other != space and (best == NOWHERE or far[other] > far[best]):
                best = other
        if best == NOWHERE:
            return
        game.goods[best] -= 1
        game.tell(events.CRUEL, REASON_FARTHEST_TAKEN)
    game.goods[space] += 1
