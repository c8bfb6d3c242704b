"""What a game is taught with: its lesson and its worked examples, `learning.toml` in the game's folder.

Both are games by the rules with dice that are known beforehand, so that the same answers lead to the same course.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

from duskhall.hall.bots.jobs import Frame
from duskhall.hall.table import frames
from duskhall.kernel import fairness
from duskhall.kernel.game import Game
from duskhall.kernel.record import Entry, Holder
from duskhall.kernel.table import Table

FILE: Final = "learning.toml"


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table whose dice are known: how it is set, and the word that its seed is made from."""

    seats: int
    seed: str
    settings: dict[str, str | int] = {}


class Lesson(Course, frozen=True, kw_only=True):
    """A first game against bots: `moves` are the answers of the first seat that its beginning is made for."""

    bot: str
    moves: list[str]


class Example(Course, frozen=True, kw_only=True):
    """A few decisions that show a rule, from the eyes of a seat; `begins` is the entry from which on they are shown."""

    id: str
    rule: str
    answers: list[str]
    begins: int = 0
    eyes: int = 0


class Learning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's lesson, if it has one, and its examples in the order of the rules."""

    lesson: Lesson | None = None
    example: list[Example] = []


class Shown(msgspec.Struct, frozen=True):
    """An example as a client shows it: where it belongs, through whose eyes, and its moments as a replay has them."""

    id: str
    rule: str
    seats: int
    eyes: int
    frames: list[Frame]


@cache
def learning(game: Game) -> Learning:
    """Return what a game is taught with."""
    file = game.folder / FILE
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Learning) if file.is_file() else Learning()


def seed_of(course: Course) -> bytes:
    """Return the seed of a table whose dice are known."""
    return fairness.seed_from(course.seed)


def played(game: Game, example: Example) -> Iterator[Table]:
    """Yield the table of an example at its opening and after every answer."""
    holders = [Holder(f"Seat {seat}", "person") for seat in range(1, example.seats + 1)]
    table = Table.open(game.setup(example.seats, example.settings), holders, seed_of(example), "example")
    yield table
    for option in example.answers:
        ask = table.state.pending()[0]
        table.enter(Entry(kind="decision", seat=ask.seat, question=ask.question.name, option=option))
        yield table


def shown(game: Game, example: Example) -> Shown:
    """Return an example, moment by moment, as its seat sees it."""
    moments = []
    for number, table in enumerate(played(game, example)):
        if number >= example.begins:
            happened = frames.happened(table, number, [example.eyes])[example.eyes]
            moments.append(Frame(happened, frames.now(table, example.eyes, table.players(), words=False)))
    return Shown(example.id, example.rule, example.seats, example.eyes, moments)
