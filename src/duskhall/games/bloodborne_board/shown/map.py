"""What everybody sees of the map: tiles, their spaces and exits, as they lie."""

import msgspec

from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.printed import BLOCKED, CLOSED, DX, DY, NOBODY, SPACES
from duskhall.games.bloodborne_board.questions import WAYS
from duskhall.games.bloodborne_board.state import BoardGame


class SpaceView(msgspec.Struct, frozen=True):
    """A space as printed: its icons, and the spaces of the same tile that touch it."""

    space: str
    lamp: bool
    named: bool
    consumables: int
    spawns: list[int]
    near: list[str]


class ExitView(msgspec.Struct, frozen=True):
    """An exit of a tile: its direction on the map, the space behind it, and where it leads.

    `state` is joined, open (unexplored), wall (a tile without a facing exit lies there) or blocked.
    """

    way: str
    space: str
    state: str
    leads_to: str | None


class TileView(msgspec.Struct, frozen=True):
    """A tile on the map: where it lies, its quarter turns clockwise, and whether fog gates or a seal close it."""

    tile: str
    x: int
    y: int
    turn: int
    fog: bool
    sealed: bool
    spaces: list[SpaceView]
    exits: list[ExitView]


def tiles(game: BoardGame) -> list[TileView]:
    """Return the tiles that lie on the map."""
    names = game.setup.catalogues["tile"]
    laid = [tile for tile, turn in enumerate(game.tile_turn) if turn != NOBODY]
    return [
        TileView(
            tile=names[tile],
            x=game.tile_x[tile],
            y=game.tile_y[tile],
            turn=game.tile_turn[tile],
            fog=game.fog[tile] > 0,
            sealed=game.fog[tile] < 0,
            spaces=[_space(game, tile * SPACES + at) for at in range(game.tables.tiles[tile].spaces)],
            exits=[_exit(game, tile, way) for way in range(4) if game.tables.tiles[tile].exit[way] != CLOSED],
        )
        for tile in laid
    ]


def _space(game: BoardGame, space: int) -> SpaceView:
    names = game.setup.catalogues["space"]
    tile = game.tables.tiles[space // SPACES]
    return SpaceView(
        space=names[space],
        lamp=space == tile.lamp,
        named=bool(tile.has_name) and space == tile.named,
        consumables=game.tables.goods[space],
        spawns=[slot + 1 for slot in game.tables.icons[space]],
        near=[names[other] for other in game.tables.inner[space]],
    )


def _exit(game: BoardGame, tile: int, way: int) -> ExitView:
    names = game.setup.catalogues["space"]
    joined = game.link[tile * 4 + way]
    turned = (way + game.tile_turn[tile]) % 4
    beside = ground.tile_at(game, game.tile_x[tile] + DX[turned], game.tile_y[tile] + DY[turned])
    unjoined = "blocked" if joined == BLOCKED else "open" if beside == NOBODY else "wall"
    return ExitView(
        way=WAYS[turned],
        space=names[game.tables.tiles[tile].exit[way]],
        state="joined" if joined >= 0 else unjoined,
        leads_to=names[joined] if joined >= 0 else None,
    )
