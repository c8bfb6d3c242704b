"""The map as a walker sees it: how far spaces are, and where it can still grow.

Charts are kept, since thousands of imagined tables share a map.
"""

from collections import OrderedDict
from typing import Final

from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.printed import NOBODY, SPACES
from duskhall.games.bloodborne_board.state import BoardGame

FAR: Final = ground.FAR
KEPT: Final = 512

_charts: OrderedDict[tuple[object, ...], "Chart"] = OrderedDict()


class Chart:
    """One map: the steps that hunters can take on it, and the distances that follow."""

    def __init__(self, game: BoardGame) -> None:
        """Read the map of a table."""
        tables = game.tables
        self.size = len(tables.tiles) * SPACES
        self.laid = [tile for tile, turn in enumerate(game.tile_turn) if turn != NOBODY]
        self.steps: list[list[int]] = [[] for _ in range(self.size)]
        self.enemy_steps: list[list[int]] = [[] for _ in range(self.size)]
        self.edges: list[int] = []
        self.near_tiles: dict[int, set[int]] = {}
        self.notes: dict[tuple[int, ...], int] = {}  # what others worked out from the map alone
        for tile in self.laid:
            self.near_tiles[tile] = {tile, *ground.connected_tiles(game, tile)}
            for space in range(tile * SPACES, tile * SPACES + tables.tiles[tile].spaces):
                self.steps[space] = tables.inner[space][:]
                self.enemy_steps[space] = ground.enemy_steps(game, space)
                if not game.fog[tile]:  # fog gates let hunters in, not out
                    for way in tables.ways[space]:
                        other = game.link[tile * 4 + way]
                        if other >= 0 and game.fog[other // SPACES] >= 0:  # neither closed nor sealed
                            self.steps[space].append(other)
                    if game.tile_deck and ground.open_ways(game, space):
                        self.edges.append(space)
        self._far: dict[int, list[int]] = {}
        self._near: dict[int, list[int]] = {}

    def far(self, start: int) -> list[int]:
        """Return how many steps a hunter on this space needs to each other."""
        found = self._far.get(start)
        if found is None:
            found = self._far[start] = search(self.steps, start)
        return found

    def near(self, start: int) -> list[int]:
        """Return how many steps an enemy on this space needs to each other."""
        found = self._near.get(start)
        if found is None:
            found = self._near[start] = search(self.enemy_steps, start)
        return found


def search(steps: list[list[int]], start: int) -> list[int]:
    """Return how far every space is."""
    far = [FAR] * len(steps)
    far[start] = 0
    edge = [start]
    distance = 0
    while edge:
        distance += 1
        further = []
        for here in edge:
            for there in steps[here]:
                if far[there] == FAR:
                    far[there] = distance
                    further.append(there)
        edge = further
    return far


def chart_of(game: BoardGame) -> Chart:
    """Return the chart of a table's map, made once per map."""
    key = (game.tables, game.seats, 1 if game.tile_deck else 0, *game.tile_turn, *game.link, *game.fog)
    chart = _charts.get(key)
    if chart is None:
        chart = _charts[key] = Chart(game)
        if len(_charts) > KEPT:
            _charts.popitem(last=False)
    return chart


def spaces_of(game: BoardGame, tile: int) -> list[int]:
    """Return the spaces of a tile."""
    return list(range(tile * SPACES, tile * SPACES + game.tables.tiles[tile].spaces))
