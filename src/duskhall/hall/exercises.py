"""Exercises: moments at which a game went wrong, to be decided again.

They come from bots' games, `exercises.json` in the game's folder, made by `benchmarks/exercises.py`; and from the
analysed games of whoever asks.
"""

from functools import cache, lru_cache
from typing import Final

import msgspec

from duskhall.hall.bots.jobs import Frame
from duskhall.hall.table import frames
from duskhall.hall.teaching import Course, seed_of
from duskhall.kernel.game import Game
from duskhall.kernel.record import Entry, Holder
from duskhall.kernel.table import Table
from duskhall.teacher.analysis import Analysis, Moment

FILE: Final = "exercises.json"
BOTS: Final = "bots"
MOST_TABLES: Final = 20  # own tables whose moments are offered


class ExerciseInfo(msgspec.Struct, frozen=True):
    """An exercise that one may try: `own` ones are of a table of one's own, others of bots' games."""

    id: str
    game: str
    seat: int
    question: str
    own: bool
    table: str = ""
    entry: int = 0


class Exercise(msgspec.Struct, frozen=True):
    """A moment to decide again: the table as its seat saw it, and what is right there.

    The option of `moment.hint.advice` is right; so is one whose chance is less by no more than the errors.
    """

    info: ExerciseInfo
    seats: int
    settings: dict[str, str | int]
    frame: Frame
    moment: Moment


class Drill(Course, frozen=True, kw_only=True):
    """A moment of a bots' game: the answers that lead there, and what an analysis said of it."""

    answers: list[str]
    moment: Moment


@cache
def drills(game: Game) -> list[Drill]:
    """Return the exercises of a game that come with it."""
    file = game.folder / FILE
    return msgspec.json.decode(file.read_bytes(), type=list[Drill]) if file.is_file() else []


def infos(game: Game) -> list[ExerciseInfo]:
    """Return what they are."""
    return [
        ExerciseInfo(f"{BOTS}.{game.id}.{number}", game.id, drill.moment.seat, drill.moment.question, False)
        for number, drill in enumerate(drills(game))
    ]


def own_infos(game: Game, table: str, analysis: Analysis, seats: list[int]) -> list[ExerciseInfo]:
    """Return the mistakes of these seats of a table as exercises, where no third option raises a doubt."""
    return [
        ExerciseInfo(f"{table}.{moment.entry}", game.id, moment.seat, moment.question, True, table, moment.entry)
        for way in analysis.seats
        if way.seat in seats
        for moment in way.moments
        if moment.mistake and not moment.hint.doubt
    ]


@lru_cache(maxsize=64)
def exercise(game: Game, number: int) -> Exercise:
    """Return an exercise that comes with the game, played up to its moment."""
    drill = drills(game)[number]
    table = played(game, drill)
    seat = drill.moment.seat
    happened = frames.happened(table, table.seq, [seat])[seat]
    frame = Frame(happened, frames.now(table, seat, table.players(), words=True))
    return Exercise(infos(game)[number], drill.seats, dict(table.setup.settings), frame, drill.moment)


def played(game: Game, drill: Drill) -> Table:
    """Return the table of an exercise at its moment."""
    holders = [Holder(f"Seat {seat}", "person") for seat in range(1, drill.seats + 1)]
    table = Table.open(game.setup(drill.seats, drill.settings), holders, seed_of(drill), "exercise")
    for option in drill.answers:
        ask = table.state.pending()[0]
        table.enter(Entry(kind="decision", seat=ask.seat, question=ask.question.name, option=option))
    return table
