"""Inviting by word of mouth and by camera: the code of an open table, its picture, and where a code leads."""

import asyncio

from fastapi import APIRouter, Request
from pydantic import Field

from duskhall.hall import codes, lan
from duskhall.hall.denied import Denied, not_yours
from duskhall.hall.table.lobby import OPEN
from duskhall.hall.web.edge import PROBLEMS, AnyHall, Anyone, Body, Someone, WatchableRoom, address_of, origin_of

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS)


class Picture(Body):
    """A QR code: so many squares wide and high, and the outline of its dark ones as the path of an SVG."""

    size: int
    path: str


class Invite(Body):
    """How to invite somebody: a code to say aloud, for so many seconds, and the picture of the table's link."""

    code: str
    seconds: int
    picture: Picture


class Told(Body):
    """A code as somebody typed it; capitals and spaces do not matter."""

    code: str = Field(min_length=1, max_length=64)


class Entrance(Body):
    """Where a code leads: a table, and the secret of its link."""

    table: str
    invite: str


@router.post("/tables/{table}/code", operation_id="invite")
async def invite(hall: AnyHall, room: WatchableRoom, person: Someone, request: Request) -> Invite:
    """Say by which code others come to this table; those at the table are told, before the start."""
    lobby = room.lobby
    if person.id not in lobby.people:
        raise not_yours("Come to the table first.")
    if lobby.status != OPEN:
        raise Denied("not-open", "The game has started: that is for before the start.")
    found = await codes.code_of(hall.store, room.id, lobby.invite, hall.config.code_minutes)
    size, path = await asyncio.to_thread(lan.outline, f"{origin_of(request)}/table/{room.id}#{lobby.invite}")
    return Invite(code=found.code, seconds=found.seconds, picture=Picture(size=size, path=path))


@router.post("/codes", operation_id="followCode")
async def follow_code(hall: AnyHall, person: Anyone, told: Told, request: Request) -> Entrance:
    """Say which table has a code; so many can be tried in a minute."""
    hall.budgets.act("code", address_of(request))
    if person is not None:
        hall.budgets.act("code", person.id)
    table = await codes.table_of(hall.store, told.code, hall.config.code_minutes)
    room = await hall.room(table)
    await room.refresh()
    if room.lobby.status != OPEN:
        raise Denied("code-used", "The game with this code has begun: ask for the link to watch it.")
    return Entrance(table=table, invite=room.lobby.invite)
