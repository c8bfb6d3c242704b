"""Draws how strong bots are by how much they may work, from what the arena said.

Play the same deals with several budgets, and draw what came of them, any games together:

    for b in 3 10 25 50 100 400; do
        duskhall arena dungeon-cards --bots master@$b,careful --players 4 --games 2000 --seed budget --json > dc_$b.json
    done
    python benchmarks/budgets.py docs/images/strength-by-budget.svg dc_*.json

Every file is a point: the share of the first bot, whose name carries the budget in percent, with its interval of 95 %.
Points of one game and one field of opponents are joined.
"""

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import log
from pathlib import Path
from typing import Any

WIDTH, HEIGHT = 360, 260  # of a game's picture
COLUMNS = 2
LEFT, RIGHT, TOP, BOTTOM = 52, 16, 44, 44  # margins within it
INK, FAINT, LINE = "#333", "#bbb", "#8a1c2c"


@dataclass(frozen=True)
class Point:
    """The share of the victories at one budget, in percent, like everything here."""

    budget: int
    share: float
    low: float
    high: float
    fair: float
    games: int


def read(files: Sequence[str]) -> dict[tuple[str, str], list[Point]]:
    """Return the points of every game and line-up, by budget."""
    found: dict[tuple[str, str], list[Point]] = {}
    for file in files:
        told: dict[str, Any] = json.loads(Path(file).read_text())
        bot, *others = told["bots"]
        name, _, percent = bot.partition("@")
        result = told["pooled"]["bots"][bot]
        share, low, high = (100 * result[each] for each in ("share", "low", "high"))
        point = Point(int(percent or 100), share, low, high, 100 * result.get("fair", 0.0), result["games"])
        rivals = " and ".join(dict.fromkeys(others))
        players = ", ".join(str(each) for each in dict.fromkeys(cell["players"] for cell in told["cells"]))
        against = f" against {rivals}" if rivals else ""
        found.setdefault((told["game"], f"{name}{against}, {players} players"), []).append(point)
    return {line_up: sorted(points, key=lambda point: point.budget) for line_up, points in sorted(found.items())}


class Picture:
    """One game: budgets from left to right in even steps of their logarithm, shares from below."""

    def __init__(self, title: tuple[str, str], points: Sequence[Point]) -> None:
        self.title, self.points = title, points
        self.least, self.most = log(points[0].budget), log(max(points[-1].budget, points[0].budget + 1))
        self.floor = max(0.0, 10 * (min(*(each.low for each in points), points[0].fair) // 10))
        self.ceiling = min(100.0, 10 * (max(each.high for each in points) // 10 + 1))

    def x(self, budget: int) -> float:
        """Return how far to the right a budget stands."""
        part = (log(budget) - self.least) / (self.most - self.least)
        return LEFT + part * (WIDTH - LEFT - RIGHT)

    def y(self, share: float) -> float:
        """Return how far down a share stands."""
        return HEIGHT - BOTTOM - (share - self.floor) / (self.ceiling - self.floor) * (HEIGHT - TOP - BOTTOM)

    def lines(self) -> list[str]:
        """Return it as SVG."""
        left, right = LEFT, WIDTH - RIGHT
        found = [text(left, 18, self.title[0], "start", bold=True), text(left, 34, self.title[1], "start")]
        for share in range(round(self.floor), round(self.ceiling) + 1, 10):
            found.append(line(left, self.y(share), right, self.y(share), FAINT, 0.5))
            found.append(text(left - 6, self.y(share) + 4, f"{share} %", "end"))
        if self.points[0].fair:
            fair = self.y(self.points[0].fair)
            found += [line(left, fair, right, fair, INK, 1, dashed=True), text(right, fair - 4, "fair", "end")]
        course = " ".join(f"{self.x(each.budget):.1f},{self.y(each.share):.1f}" for each in self.points)
        found.append(f'<polyline points="{course}" fill="none" stroke="{LINE}" stroke-width="1.5"/>')
        for each in self.points:
            x = self.x(each.budget)
            found.append(line(x, self.y(each.low), x, self.y(each.high), LINE, 1))
            found.append(f'<circle cx="{x:.1f}" cy="{self.y(each.share):.1f}" r="3" fill="{LINE}"/>')
            found.append(text(x, HEIGHT - BOTTOM + 16, f"{each.budget}", "middle"))
        games = min(each.games for each in self.points)
        told = f"work, % of the usual (at least {games} games a point)"
        return [*found, text((left + right) / 2, HEIGHT - 8, told, "middle")]


def line(x: float, y: float, to_x: float, to_y: float, colour: str, width: float, dashed: bool = False) -> str:
    """Return a straight line."""
    dashes = ' stroke-dasharray="4 3"' if dashed else ""
    ends = f'x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"{dashes}/>'


def text(x: float, y: float, words: str, anchor: str, bold: bool = False) -> str:
    """Return a line of words."""
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{weight}>{escape(words)}</text>'


def draw(line_ups: dict[tuple[str, str], list[Point]]) -> str:
    """Return the pictures of all games, in rows."""
    width = WIDTH * min(COLUMNS, len(line_ups))
    height = HEIGHT * ((len(line_ups) + COLUMNS - 1) // COLUMNS)
    told = "; ".join(
        f"{game}, {field}: " + ", ".join(f"{each.share:.1f} % at {each.budget} %" for each in points)
        for (game, field), points in line_ups.items()
    )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
            f' font-family="sans-serif" font-size="11" fill="{INK}" role="img">',
            f"<title>Strength by budget. {escape(told)}</title>",
            f'<rect width="{width}" height="{height}" fill="#fff"/>',
            *(placed(Picture(*line_up), place) for place, line_up in enumerate(line_ups.items())),
            "</svg>\n",
        ]
    )


def placed(picture: Picture, place: int) -> str:
    """Return a picture where it stands among the others."""
    row, column = divmod(place, COLUMNS)
    return "\n".join([f'<g transform="translate({column * WIDTH} {row * HEIGHT})">', *picture.lines(), "</g>"])


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(draw(read(sys.argv[2:])))
