"""Coming in, for the first time or as somebody who is known here already."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field

from duskhall.hall import people
from duskhall.hall.denied import Denied
from duskhall.hall.passphrase import LONGEST
from duskhall.hall.people import Person
from duskhall.hall.web.edge import PROBLEMS, AnyHall, Body, address_of, set_cookie

router = APIRouter(prefix="/api/people", tags=["people"], responses=PROBLEMS)

Name = Annotated[str, Field(min_length=1, max_length=64, examples=["Ana"])]


class Arrival(Body):
    """Come in under a name; a program asks for its token, a browser gets a cookie."""

    name: Name
    program: bool = False


class Continuation(Body):
    """The secret of a link from another device."""

    code: str = Field(min_length=1, max_length=64)
    program: bool = False


class Recall(Body):
    """A passphrase as somebody typed it; capitals, accents and what stands between words do not matter."""

    passphrase: str = Field(min_length=1, max_length=LONGEST)
    program: bool = False


class Me(Body):
    """Who one is, with the sign and the colour beside the name; the token only where a program asked for it."""

    person: str
    name: str
    sign: str = ""
    colour: str = ""
    token: str | None = None


@router.post("", operation_id="arrive")
async def arrive(hall: AnyHall, arrival: Arrival, request: Request, response: Response) -> Me:
    """Come in as a guest."""
    hall.budgets.act("guest", address_of(request))
    person, token = await people.arrive(hall.store, arrival.name)
    return _admit(request, response, person, token, arrival.program)


@router.post("/continue", operation_id="followLink")
async def follow_link(hall: AnyHall, continuation: Continuation, request: Request, response: Response) -> Me:
    """Go on at this device as the person who made the link."""
    if not continuation.code.isascii():
        raise Denied("bad-link", "This link was used already, or is too old: make a new one.", 404)
    hall.budgets.act("guest", address_of(request))  # another device is another guest to the store
    person, token = await people.follow_link(hall.store, continuation.code)
    hall.keeper.check(person.id)
    return _admit(request, response, person, token, continuation.program)


@router.post("/recall", operation_id="followPassphrase")
async def follow_passphrase(hall: AnyHall, recall: Recall, request: Request, response: Response) -> Me:
    """Go on at this device as the person whose passphrase this is; so many can be tried in a minute."""
    hall.budgets.act("passphrase", address_of(request))
    hall.budgets.act("guest", address_of(request))
    person, token = await people.follow_passphrase(hall.store, hall.hasher, recall.passphrase)
    hall.keeper.check(person.id)
    return _admit(request, response, person, token, recall.program)


def me(person: Person, token: str | None = None) -> Me:
    """Return who somebody is, as they are told."""
    return Me(person=person.id, name=person.name, sign=person.sign, colour=person.colour, token=token)


def _admit(request: Request, response: Response, person: Person, token: str, program: bool) -> Me:
    if program:
        return me(person, token)
    set_cookie(request, response, token)
    return me(person)
