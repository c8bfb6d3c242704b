"""Exercises over HTTP: which there are for a person, and one of them."""

import asyncio
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query, Response

from duskhall import games
from duskhall.hall import exercises
from duskhall.hall.bots.jobs import Frame, Replay
from duskhall.hall.bots.workers import WorkerFailed
from duskhall.hall.denied import Denied, not_found
from duskhall.hall.exercises import BOTS, MOST_TABLES, Exercise
from duskhall.hall.hall import Hall
from duskhall.hall.people import Person
from duskhall.hall.storage import analyses
from duskhall.hall.table.lobby import ENDED
from duskhall.hall.web.edge import PROBLEMS, AnyHall, Someone, answers, written
from duskhall.kernel.game import Game
from duskhall.teacher.analysis import Analysis

router = APIRouter(prefix="/api/exercises", tags=["exercises"], responses=PROBLEMS)


@router.get("", operation_id="getExercises", responses=answers("ExerciseInfo", many=True))
async def get_exercises(hall: AnyHall, person: Someone, game: Annotated[str, Query(max_length=64)]) -> Response:
    """Say which moments one may decide again: those of one's own analysed games first, then those of bots."""
    found = _game(game)
    own = []
    for table, told in await hall.store.read(analyses.of_person, person.id, game, MOST_TABLES):
        seats = (await hall.room(table)).lobby.seats_of(person.id)
        own += exercises.own_infos(found, table, msgspec.json.decode(told, type=Analysis), seats)
    return written(own + exercises.infos(found))


@router.get("/{exercise}", operation_id="getExercise", responses=answers("Exercise"))
async def get_exercise(hall: AnyHall, person: Someone, exercise: Annotated[str, Path(max_length=128)]) -> Response:
    """Return a moment to decide again, with what is right there."""
    hall.budgets.act("replay", person.id)
    first, *rest = exercise.split(".")
    if not rest or not rest[-1].isdecimal() or len(rest[-1]) > 6:
        raise not_found("exercise")
    number = int(rest[-1])
    if first != BOTS:
        return written(await _own(hall, person, first, number))
    game = _game(".".join(rest[:-1]))
    if number >= len(exercises.drills(game)):
        raise not_found("exercise")
    return written(await asyncio.to_thread(exercises.exercise, game, number))


async def _own(hall: Hall, person: Person, table: str, entry: int) -> Exercise:
    """A moment of one of a person's own tables."""
    room = await hall.room(table)
    game = _game(room.lobby.game)
    told = await hall.store.read(analyses.find, table, game.rules_version)
    seats = room.lobby.seats_of(person.id)
    if room.lobby.status != ENDED or told is None or not seats:
        raise not_found("exercise")
    analysis = msgspec.json.decode(told, type=Analysis)
    infos = {info.entry: info for info in exercises.own_infos(game, table, analysis, seats)}
    if entry not in infos:
        raise not_found("exercise")
    info = infos[entry]
    moment = next(each for each in analysis.seats[info.seat].moments if each.entry == entry)
    record = await room.record()
    job = Replay(record=msgspec.json.encode(record).decode(), seat=info.seat, first=entry - 1, last=entry - 1)
    try:
        result = await hall.lookups.do(job, person.id)
    except WorkerFailed as error:
        raise Denied(
            "no-replay", "This record cannot be told by today's rules: its download has its events."
        ) from error
    frame = msgspec.json.decode(result.frames, type=list[Frame])[0]
    return Exercise(info, len(record.seats), dict(record.settings), frame, moment)


def _game(game_id: str) -> Game:
    try:
        return games.find(game_id)
    except games.UnknownGame as error:
        raise not_found("game") from error
