"""Coming in, going on at another device, and leaving for good."""

from typing import Annotated

from fastapi import APIRouter, Cookie, Header, Request, Response
from pydantic import Field

from duskhall.hall import people
from duskhall.hall.denied import Denied
from duskhall.hall.people import Person
from duskhall.hall.storage import persons
from duskhall.hall.web.edge import COOKIE, PROBLEMS, AnyHall, Body, Someone, address_of, bearer, set_cookie
from duskhall.hall.writing import clean_name

router = APIRouter(prefix="/api/people", tags=["people"], responses=PROBLEMS)

Name = Annotated[str, Field(min_length=1, max_length=64, examples=["Ana"])]


class Arrival(Body):
    """Come in under a name; a program asks for its token, a browser gets a cookie."""

    name: Name
    program: bool = False


class Rename(Body):
    """Be called something else from now on."""

    name: Name


class Continuation(Body):
    """The secret of a link from another device."""

    code: str = Field(min_length=1, max_length=64)
    program: bool = False


class Me(Body):
    """Who one is; the token only where a program asked for it."""

    person: str
    name: str
    token: str | None = None


class Link(Body):
    """A secret that brings this person to another device, once, within ten minutes.

    A browser puts it behind the # of an address, where no server logs it.
    """

    code: str
    seconds: int


@router.post("", operation_id="arrive")
async def arrive(hall: AnyHall, arrival: Arrival, request: Request, response: Response) -> Me:
    """Come in as a guest."""
    hall.budgets.act("guest", address_of(request))
    person, token = await people.arrive(hall.store, arrival.name)
    return _admit(request, response, person, token, arrival.program)


@router.get("/me", operation_id="whoAmI")
async def who_am_i(
    person: Someone,
    request: Request,
    response: Response,
    duskhall: Annotated[str | None, Cookie(include_in_schema=False)] = None,
) -> Me:
    """Say who is asking; a browser's cookie is good for as long again as when it was new."""
    if duskhall and not request.headers.get("authorization"):
        set_cookie(request, response, duskhall)
    return Me(person=person.id, name=person.name)


@router.patch("/me", operation_id="rename")
async def rename(hall: AnyHall, person: Someone, change: Rename) -> Me:
    """Change one's name; tables that one is at keep the old one."""
    name = clean_name(change.name)
    await hall.store.write(persons.rename, person.id, name)
    return Me(person=person.id, name=name)


@router.delete("/me", operation_id="forgetMe", status_code=204)
async def forget_me(hall: AnyHall, person: Someone, response: Response) -> None:
    """Delete everything that is kept about oneself: names, tokens, chat.  What was played stays, without a name."""
    await hall.forget(person.id)
    response.delete_cookie(COOKIE, path="/")


@router.delete("/me/token", operation_id="signOut", status_code=204)
async def sign_out(
    hall: AnyHall,
    person: Someone,
    response: Response,
    authorization: Annotated[str | None, Header(include_in_schema=False)] = None,
    duskhall: Annotated[str | None, Cookie(include_in_schema=False)] = None,
) -> None:
    """Forget this device."""
    token = bearer(authorization) or duskhall
    if token:
        await hall.sign_out(people.hashed(token))
    response.delete_cookie(COOKIE, path="/")


@router.post("/me/link", operation_id="makeLink")
async def make_link(hall: AnyHall, person: Someone) -> Link:
    """Make a one-time link to another device; an older one becomes void."""
    return Link(code=await people.make_link(hall.store, person.id), seconds=people.LINK_SECONDS)


@router.post("/continue", operation_id="followLink")
async def follow_link(hall: AnyHall, continuation: Continuation, request: Request, response: Response) -> Me:
    """Go on at this device as the person who made the link."""
    if not continuation.code.isascii():
        raise Denied("bad-link", "This link was used already, or is too old: make a new one.", 404)
    hall.budgets.act("guest", address_of(request))  # another device is another guest to the store
    person, token = await people.follow_link(hall.store, continuation.code)
    return _admit(request, response, person, token, continuation.program)


def _admit(request: Request, response: Response, person: Person, token: str, program: bool) -> Me:
    if program:
        return Me(person=person.id, name=person.name, token=token)
    set_cookie(request, response, token)
    return Me(person=person.id, name=person.name)
