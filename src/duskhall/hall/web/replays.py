"""Records and replays: of a running table what one may know by now, of an ended one everything."""

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse

from duskhall.hall.bots.jobs import Replay, Story, Tell
from duskhall.hall.bots.turns import Busy
from duskhall.hall.bots.workers import WorkerFailed
from duskhall.hall.denied import Denied, not_yours
from duskhall.hall.hall import Hall
from duskhall.hall.people import Person
from duskhall.hall.table.lobby import ENDED
from duskhall.hall.table.room import Room
from duskhall.hall.web.edge import (
    PROBLEMS,
    AnyHall,
    Anyone,
    ReadableRoom,
    Someone,
    WatchableRoom,
    address_of,
    answers,
    count_table,
    written,
)
from duskhall.kernel.record import Record

router = APIRouter(prefix="/api/tables/{table}", tags=["replays"], responses=PROBLEMS)


@router.get("/record", operation_id="getRecord", response_class=JSONResponse)
async def get_record(hall: AnyHall, room: ReadableRoom) -> Response:
    """Download the record: of an ended table all of it, seed included; of a running one its public part.

    Expired tables are not over by the rules, so they stay as secret as running ones; so do the dice of a daily table
    until its day is over, since others still try them.
    """
    record = await room.record()
    if room.lobby.status != ENDED:
        record = record.public()
    elif await hall.daily.is_open(room.lobby):
        record = sealed(record)
    name = f"{record.game}-{room.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(record.to_json(), media_type="application/json", headers=headers)


@router.get("/replay", operation_id="getReplay", responses=answers("Frame", many=True))
async def get_replay(
    request: Request,
    hall: AnyHall,
    room: ReadableRoom,
    person: Anyone,
    eyes: Annotated[Literal["spectator", "seat", "everything"], Query()] = "spectator",
    seat: Annotated[int, Query(ge=0, le=31)] = 0,
    words: Annotated[bool, Query()] = True,
    first: Annotated[int, Query(ge=0, le=10**6)] = 0,
    count: Annotated[int, Query(ge=1, le=500)] = 100,
) -> Response:
    """Tell a game again: as a spectator, as a seat knew it, or with everything shown; with every view in words or not.

    While it runs, only one's own active seat can be looked through, and nobody sees everything.  Whoever asks for many
    at once is told to come again (503, with Retry-After).
    """
    who = person.id if person else f"somebody at {address_of(request)}"
    hall.budgets.act("replay", who)
    try:
        async with hall.lookups.turn(who):
            secret = room.lobby.status != ENDED or await hall.daily.is_open(room.lobby)
            wanted = await _wanted(room, person, eyes, seat, first, count, words=words, secret=secret)
            result = await hall.lookups.work(wanted)
    except Busy:
        hall.metrics.count("lookups_refused")
        raise
    except WorkerFailed as error:
        raise Denied(
            "no-replay", "This record cannot be told by today's rules: its download has its events."
        ) from error
    return written(result.frames)


@router.get("/story", operation_id="getStory", responses=answers("Story"))
async def get_story(request: Request, hall: AnyHall, room: ReadableRoom, person: Anyone) -> Response:
    """Tell what decided a game that has ended, and what everybody did, as texts and their arguments."""
    if room.lobby.status != ENDED:
        raise Denied("not-ended", "The game is not over yet.")
    return Response(await _story(request, hall, room, person), media_type="application/json")


@router.get("/analysis", operation_id="getAnalysis", responses=answers("AnalysisNow"))
async def get_analysis(request: Request, hall: AnyHall, room: ReadableRoom, person: Anyone) -> Response:
    """Say what a game that has ended came to: chances, luck and decisions apart, mistakes.

    It is worked out in the background while somebody waits: ask again every second until it is done.
    """
    who = person.id if person else f"somebody at {address_of(request)}"
    return written(await hall.analyses.now(room, who, lambda: hall.budgets.act("replay", who)))


@router.post("/retry", operation_id="retry", responses=answers("TableInfo"))
async def retry(request: Request, hall: AnyHall, room: WatchableRoom, person: Someone) -> Response:
    """Play again what was lost last, such as a chapter, as things stood when it began: same people, a new table."""
    if room.lobby.status != ENDED:
        raise Denied("not-ended", "The game is not over yet.")
    story = msgspec.json.decode(await _story(request, hall, room, person), type=Story)
    if story.again is None or await hall.daily.is_open(room.lobby):
        raise Denied("no-retry", "Nothing of this game can be played again: a rematch begins anew.")
    count_table(hall, person, request)
    again = await hall.rematch(room, person.id, story.again, story.part)
    return written(again.info(person.id))


async def _story(request: Request, hall: Hall, room: Room, person: Person | None) -> bytes:
    """Return the story of an ended table, worked out once."""
    if room.story is None:
        who = person.id if person else f"somebody at {address_of(request)}"
        hall.budgets.act("replay", who)
        try:
            async with hall.lookups.turn(who):
                record = msgspec.json.encode(await room.record()).decode()
                room.story = bytes((await hall.lookups.work(Tell(record=record))).story)
        except Busy:
            hall.metrics.count("lookups_refused")
            raise
        except WorkerFailed as error:
            raise Denied(
                "no-replay", "This record cannot be told by today's rules: its download has its events."
            ) from error
    return room.story


async def _wanted(
    room: Room, person: Person | None, eyes: str, seat: int, first: int, count: int, *, words: bool, secret: bool
) -> Replay:
    """Return what is to be told, or raise `Denied` where one may not know it."""
    record = await room.record()
    if eyes != "spectator" and seat >= len(record.seats):
        raise Denied("no-such-seat", f"There is no seat {seat}; the seats are 0 to {len(record.seats) - 1}.", 422)
    running = room.lobby.status != ENDED
    if secret and eyes == "everything":
        raise not_yours("Everything is shown after the end.")
    if secret and eyes == "seat":
        if person is None or not room.lobby.holds(person.id, seat):
            raise not_yours("While a game runs, only the holder of a seat looks through its eyes.")
        room.check_seat(person.id, seat)
    return Replay(
        record=msgspec.json.encode(record).decode(),
        seat=seat if eyes == "seat" else None,
        first=first,
        last=first + count - 1,
        everything=eyes == "everything",
        words=words,
        aids=room.lobby.aids or not running,
    )


def sealed(record: Record) -> Record:
    """Return an ended record without what tells its dice: seed, draws, decisions and digests."""
    outcome = record.outcome
    public = msgspec.structs.replace(record, outcome=None).public()
    return msgspec.structs.replace(public, outcome=outcome)
