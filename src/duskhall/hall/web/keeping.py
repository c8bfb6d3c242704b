"""Telling the keeper: a person at one's table, or something that they said there."""

from fastapi import APIRouter
from pydantic import Field

from duskhall.hall.clock import wall
from duskhall.hall.denied import Denied, not_yours
from duskhall.hall.storage import keeping
from duskhall.hall.web.edge import PROBLEMS, AnyHall, Body, Someone, WatchableRoom
from duskhall.hall.writing import clean_text

router = APIRouter(prefix="/api/tables/{table}", tags=["tables"], responses=PROBLEMS)


class Complaint(Body):
    """About whom, about which line of the chat where it is about one, and why."""

    person: str = Field(pattern="^[a-z0-9]{1,32}$")
    line: int | None = Field(default=None, ge=0, le=2**31 - 1)
    why: str = Field(default="", max_length=500)


class Reported(Body):
    """That the keeper will find it."""

    number: int


@router.post("/reports", operation_id="report")
async def report(hall: AnyHall, room: WatchableRoom, person: Someone, wish: Complaint) -> Reported:
    """Report somebody at one's table to the hall's keeper, with what they said there; by a line also whoever left."""
    people = room.lobby.people
    if person.id not in people:
        raise not_yours("Come to the table first.")
    name = people.get(wish.person, "")
    if (not name and wish.line is None) or wish.person == person.id:
        raise Denied("no-such-person", "Nobody else at this table is meant by that: choose somebody who is here.", 422)
    hall.budgets.act("report", person.id)
    why = clean_text(wish.why)  # it is read at a terminal, which follows what cannot be seen
    number = await hall.store.write(keeping.report, wall(), room.id, person.id, wish.person, name, wish.line, why)
    if number is None:
        raise Denied("no-such-line", "Nobody meant by that has said this here, or it is gone from the chat.", 422)
    return Reported(number=number)
