"""The map as lines of text, for terminals: every tile a box, every space of it a line, exits where they are.

+------b?------+     The letter on an edge is the space behind that exit: alone it is joined to the tile beside,
|Central Lamp  |     with ? nobody has explored it.  A space's line shows * for its lamp, hunters by the numbers
a a            c     of their seats, enemies as e1, e2, e3 by slot, E for others and B for bosses, o for every
| b* 1 2 e3    |     consumable and ! for a mission's token.  Fog gates draw the edges with ~, a seal with #.
| c o          |
+------b-------+
"""

from collections.abc import Callable

from duskhall.games.bloodborne_board.shown.map import TileView
from duskhall.games.bloodborne_board.view import View

WIDTH = 18  # of a tile, its edges included
LINES = 5  # inside a tile: its name, and room for four spaces
SIDE_LINE = 1  # the line on which exits to the sides are drawn

Name = Callable[[str, str], str]  # (catalogue, name) -> words


def draw(view: View, name: Name, width: int) -> list[str]:
    """Return the map, no wider than so many columns; where it is, the part about the hunter whose turn it is."""
    if not view.tiles:
        return []
    boxes = {(tile.x, tile.y): _tile(view, tile, name) for tile in view.tiles}
    rows = range(min(y for _, y in boxes), max(y for _, y in boxes) + 1)
    columns = _columns(view, [x for x, _ in boxes], max(1, width // WIDTH))
    empty = [" " * WIDTH] * (LINES + 2)
    lines = []
    for y in rows:
        row = [boxes.get((x, y), empty) for x in columns]
        lines += ["".join(box[at] for box in row).rstrip() for at in range(LINES + 2)]
    return [line for line, before in zip(lines, ["x", *lines]) if line or before]


def _columns(view: View, found: list[int], room: int) -> range:
    """Return the columns that are shown: all, or as many as there is room for about the hunter in question."""
    first, last = min(found), max(found)
    if last - first < room:
        return range(first, last + 1)
    seat = view.turn if view.turn is not None else view.seat or 0
    space = view.hunters[seat].space
    here = [tile.x for tile in view.tiles if space is not None and tile.tile == space[:-2]] or [0]
    start = max(first, min(here[0] - room // 2, last + 1 - room))
    return range(start, start + room)


def _tile(view: View, tile: TileView, name: Name) -> list[str]:
    """Return a tile as lines of equal width."""
    inner = WIDTH - 2
    level, upright = ("~", "~") if tile.fog else ("#", "#") if tile.sealed else ("-", "|")
    marks = {leading.way: _mark(leading.space, leading.state) for leading in tile.exits}
    inside = [_fit(name("tile", tile.tile), inner)]
    inside += [_fit(" " + _space(view, each.space, each.lamp), inner) for each in tile.spaces]
    inside += [" " * inner] * (LINES - len(inside))
    west, east = marks.get("west", ""), marks.get("east", "")
    box = ["+" + marks.get("north", "").center(inner, level) + "+"]
    for at, line in enumerate(inside):
        left, right = (west or upright, east or upright) if at == SIDE_LINE else (upright, upright)
        box.append(left[:1] + _fit((left[1:] + line)[:inner], inner - len(right[1:])) + right[1:] + right[:1])
    return [*box, "+" + marks.get("south", "").center(inner, level) + "+"]


def _mark(space: str, state: str) -> str:
    """Return what stands on the edge for an exit; a wall or a blocked exit is edge like any other."""
    letter = space[-1]
    return letter if state == "joined" else letter + "?" if state == "open" else ""


def _space(view: View, space: str, lamp: bool) -> str:
    """Return a space's line: its letter, and who and what is there."""
    parts = [space[-1] + ("*" if lamp else "")]
    parts += [str(seat + 1) for seat, hunter in enumerate(view.hunters) if hunter.space == space]
    for sign, count in _enemies(view, space).items():
        parts.append(sign if count == 1 else f"{sign}x{count}")
    parts.append("o" * view.goods.get(space, 0))
    parts.append("!" * sum(token.space == space for token in view.tokens))
    return " ".join(part for part in parts if part)


def _enemies(view: View, space: str) -> dict[str, int]:
    """Return how many enemies of each sign are on a space."""
    found: dict[str, int] = {}
    for unit in view.units:
        if unit.space == space:
            slot = view.slots.index(unit.kind) + 1 if unit.kind in view.slots else 0
            sign = "B" if unit.boss else f"e{slot}" if slot else "E"
            found[sign] = found.get(sign, 0) + 1
    return found


def _fit(text: str, width: int) -> str:
    """Return the text, cut or filled to this width."""
    return text[:width].ljust(width)
