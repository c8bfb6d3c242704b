"""Learning a game: the table of its lesson, and the worked examples of its rules."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Request, Response

from duskhall import games
from duskhall.hall.denied import Denied, not_found
from duskhall.hall.teaching import Lesson, learning, shown
from duskhall.hall.web.edge import PROBLEMS, AnyHall, Someone, answers, count_table, told_once, written
from duskhall.kernel.game import Game

router = APIRouter(prefix="/api/games/{game}", tags=["learning"], responses=PROBLEMS)

GameId = Annotated[str, Path(max_length=64, examples=["dungeon-cards"])]


@router.get("/examples", operation_id="getExamples", responses=answers("Shown", many=True))
async def get_examples(game: GameId) -> Response:
    """Return the worked examples of a game's rules, moment by moment."""
    return await told_once(_examples, _game(game))


@router.get("/lesson", operation_id="getLesson", responses=answers("Lesson"))
async def get_lesson(game: GameId) -> Response:
    """Return how a game's lesson is set, and what its first seat is suggested to answer, move by move."""
    return written(_lesson(_game(game)))


@router.post("/lesson", operation_id="beginLesson", responses=answers("TableInfo"))
async def begin_lesson(hall: AnyHall, person: Someone, game: GameId, request: Request) -> Response:
    """Lay the table of a game's lesson, and begin: a private table against bots, whose dice are known beforehand."""
    found = _game(game)
    lesson = _lesson(found)
    count_table(hall, person, request)
    room = await hall.teach(person, found, lesson)
    return written(room.info(person.id))


def _game(game_id: str) -> Game:
    if game_id not in games.GAMES:
        raise not_found("game")
    return games.find(game_id)


def _lesson(game: Game) -> Lesson:
    lesson = learning(game).lesson
    if lesson is None:
        raise Denied("no-lesson", "This game has no lesson.", 404)
    return lesson


def _examples(game: Game) -> bytes:
    return msgspec.json.encode([shown(game, example) for example in learning(game).example])
