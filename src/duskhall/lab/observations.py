"""Writes docs/observations.md out of what the games declare: `python -m duskhall.lab.observations`."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from duskhall.games import GAMES, find
from duskhall.kernel.game import Game
from duskhall.kernel.observation import SEAT, Observation, Part, Size

DOCUMENT: Final = Path(__file__).parents[3] / "docs" / "observations.md"

HEAD: Final = """# What a seat observes, as numbers

This file is generated from the games' `observed.py` (`python -m duskhall.lab.observations`); do not edit it.

An observation is a list of whole numbers of fixed length: the same for every number of seats, and for all tables of
one content. It holds what the view of a seat shows, and nothing else. `Observation(setup).of(state, seat)` returns it,
and `named` parts it again by the names below.

- Seats are relative: first the seat itself, then the next to its left, and so on; places without a player hold 0.
- Where a number says which one (a seat, a card, a word), it is one more than its number in the catalogue, and 0
  means none. So a program that wants one column for each can make them itself.
- A shape such as *seat x item* means: for every seat as many numbers as there are items, seat by seat. Sizes follow
  from the content; those below are the game's own.
- The options of the question are not part of it: they are the mask.
"""


def text() -> str:
    """Return the document."""
    return "\n".join([HEAD, *(line for game_id in GAMES for line in _game(find(game_id)))])


def _game(game: Game) -> Iterator[str]:
    observation = Observation(game.setup(game.seats[-1]))
    yield f"## {game.id}\n"
    yield f"{observation.length} numbers.\n"
    yield "| from | part | shape | meaning |"
    yield "|---|---|---|---|"
    for part, offset, size in zip(observation.parts, observation.offsets, observation.sizes):
        yield f"| {offset} | {part.name} | {' x '.join(_shape(each) for each in part.shape)} = {size} | {part.means} |"
    yield ""
    for part in observation.parts:
        yield from _columns(part)


def _shape(size: Size) -> str:
    if isinstance(size, Mapping):
        return f"{len(size)} columns"
    return "seat" if size == SEAT else str(size)


def _columns(part: Part) -> Iterator[str]:
    for size in part.shape:
        if isinstance(size, Mapping):
            yield (
                f"Columns of **{part.name}**: " + "; ".join(f"`{name}` {means}" for name, means in size.items()) + ".\n"
            )


if __name__ == "__main__":
    DOCUMENT.write_text(text(), encoding="utf-8")
