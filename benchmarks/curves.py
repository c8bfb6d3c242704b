"""Draws how the learner learned, from the logs of its runs (docs/learner.md).

    python benchmarks/curves.py docs/images/learner.svg

The logs, in `benchmarks/learner`, are those of `examples/train.py`, with its share against the game's policy as it
learned, and of `examples/teach.py`, with how many of the teacher's choices were foretold.
"""

import json
import sys
from pathlib import Path
from typing import Any

import altair as alt

LOGS = Path(__file__).parent / "learner"
RED = "#8a1c2c"
SELF_PLAY = (
    ("dungeon-cards", "Dungeon Cards: one among three policies", 25),
    ("bloodborne-card", "Card game: one and two policies", 100 / 3),
    ("blood-bound", "Blood Bound, self-play alone: clan against clan", 50),
)


def panel(points: list[dict[str, Any]], title: str, across: str, up: str, fair: float | None = None) -> Any:
    """Return one curve, with the fair share as a dashed line."""
    scale = alt.Scale(zero=False)
    plotted = alt.Chart({"values": points}, title=title, width=300, height=180)
    curve = plotted.mark_line(point={"color": RED}, color=RED).encode(
        x=alt.X("x:Q", title=across), y=alt.Y("y:Q", title=up, scale=scale)
    )
    if fair is None:
        return alt.layer(curve)
    known = alt.Chart({"values": [{"y": fair}]}).mark_rule(strokeDash=[4, 3], color="#555")
    return alt.layer(known.encode(y=alt.Y("y:Q", scale=scale)), curve)


def read(name: str) -> list[dict[str, Any]]:
    """Return the lines of a log."""
    return [json.loads(line) for line in (LOGS / f"{name}.jsonl").read_text().splitlines()]


def drawn() -> Any:
    """Return all curves: two beside each other, below them two more."""
    panels = []
    for name, title, fair in SELF_PLAY:
        points = [{"x": line["decisions"] / 1e6, "y": 100 * line["policy"]} for line in read(name)]
        panels.append(panel(points, title, "millions of decisions", "won, % (dashed: fair)", fair))
    points = [{"x": line["pass"], "y": 100 * line["right"]} for line in read("blood-bound-taught")]
    panels.append(panel(points, "Blood Bound, lessons of master", "passes over 342,929 decisions", "foretold, %"))
    rows = [alt.hconcat(*panels[at : at + 2]) for at in (0, 2)]
    whole = alt.vconcat(*rows).configure(background="#ffffff", padding=12, font="sans-serif")
    return whole.configure_axis(gridColor="#ddd", labelColor="#333", titleColor="#333")


if __name__ == "__main__":
    drawn().save(sys.argv[1])
