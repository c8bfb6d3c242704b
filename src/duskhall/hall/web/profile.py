"""Who one is: name, sign and colour, the ways to other devices, all that is kept, and leaving for good."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Cookie, Header, Request, Response
from fastapi.responses import JSONResponse

from duskhall.hall import forgetting, lan, people
from duskhall.hall.names import honest_name
from duskhall.hall.people import Colour, Person, Sign
from duskhall.hall.storage import persons
from duskhall.hall.web.codes import Picture
from duskhall.hall.web.edge import (
    COOKIE,
    PROBLEMS,
    AnyHall,
    Body,
    Someone,
    bearer,
    language_of,
    origin_of,
    set_cookie,
)
from duskhall.hall.web.people import Me, Name, me

router = APIRouter(prefix="/api/people/me", tags=["people"], responses=PROBLEMS)

Token = Annotated[str | None, Cookie(alias="duskhall", include_in_schema=False)]
Authorization = Annotated[str | None, Header(include_in_schema=False)]


class Change(Body):
    """Be called something else from now on, or show another sign or colour; what is not said stays."""

    name: Name | None = None
    sign: Sign | None = None
    colour: Colour | None = None


class Profile(Body):
    """What is kept about oneself: since when, on how many devices, and whether there is a passphrase."""

    me: Me
    since: float
    devices: int
    passphrase: bool


class Link(Body):
    """A secret that brings this person to another device, once, within ten minutes, and its link as a picture.

    A browser puts it behind the # of an address, where no server logs it.
    """

    code: str
    seconds: int
    picture: Picture


class Passphrase(Body):
    """The words of a new passphrase, which are told once: the hall keeps only a slow hash of them."""

    words: list[str]


@router.get("", operation_id="whoAmI")
async def who_am_i(person: Someone, request: Request, response: Response, duskhall: Token = None) -> Me:
    """Say who is asking; a browser's cookie is good for as long again as when it was new."""
    if duskhall and not request.headers.get("authorization"):
        set_cookie(request, response, duskhall)
    return me(person)


@router.get("/profile", operation_id="getProfile")
async def get_profile(hall: AnyHall, person: Someone) -> Profile:
    """Say what is kept about whoever asks."""
    found = await hall.store.read(persons.profile_of, person.id)
    since, devices, passphrase = (0.0, 0, False) if found is None else (found.created, found.devices, found.passphrase)
    return Profile(me=me(person), since=since, devices=devices, passphrase=passphrase)


@router.patch("", operation_id="rename")
async def rename(hall: AnyHall, person: Someone, change: Change) -> Me:
    """Change one's name, sign or colour; tables that one is at keep the old name."""
    name = person.name if change.name is None else honest_name(change.name)
    sign, colour = change.sign or person.sign, change.colour or person.colour
    if name != person.name:
        await hall.store.write(persons.rename, person.id, name)
    if (sign, colour) != (person.sign, person.colour):
        await hall.store.write(persons.dress, person.id, sign, colour)
    return me(Person(person.id, name, sign, colour))


@router.get("/everything", operation_id="takeAlong", response_class=JSONResponse)
async def take_along(hall: AnyHall, person: Someone) -> Response:
    """Download all that is kept about oneself; the record of each game is at the address that is named there."""
    kept: dict[str, Any] = await forgetting.everything(hall, person)
    headers = {"content-disposition": 'attachment; filename="duskhall.json"'}
    return JSONResponse(kept, headers=headers)


@router.delete("", operation_id="forgetMe", status_code=204)
async def forget_me(hall: AnyHall, person: Someone, response: Response) -> None:
    """Delete everything that is kept about oneself.  Where others played, the seat stays, without a name."""
    await forgetting.forget(hall, person.id)
    response.delete_cookie(COOKIE, path="/")


@router.delete("/token", operation_id="signOut", status_code=204)
async def sign_out(
    hall: AnyHall, person: Someone, response: Response, authorization: Authorization = None, duskhall: Token = None
) -> None:
    """Forget this device."""
    token = bearer(authorization) or duskhall
    if token:
        await hall.sign_out(people.hashed(token))
    response.delete_cookie(COOKIE, path="/")


@router.delete("/devices", operation_id="signOutOthers", status_code=204)
async def sign_out_others(
    hall: AnyHall, person: Someone, authorization: Authorization = None, duskhall: Token = None
) -> None:
    """Forget every other device, and void link and passphrase."""
    own = people.hashed(bearer(authorization) or duskhall or "")
    for gone in await hall.store.write(persons.drop_others, person.id, own):
        hall.gone(gone)


@router.post("/link", operation_id="makeLink")
async def make_link(hall: AnyHall, person: Someone, request: Request) -> Link:
    """Make a one-time link to another device; an older one becomes void."""
    code = await people.make_link(hall.store, person.id)
    size, path = await asyncio.to_thread(lan.drawn, f"{origin_of(request)}/continue#{code}")
    return Link(code=code, seconds=people.LINK_SECONDS, picture=Picture(size=size, path=path))


@router.post("/passphrase", operation_id="makePassphrase")
async def make_passphrase(hall: AnyHall, person: Someone, request: Request) -> Passphrase:
    """Make a passphrase, in the language of whoever asks; an older one becomes void."""
    hall.budgets.act("passphrase", person.id)
    return Passphrase(words=await people.make_passphrase(hall.store, hall.hasher, person.id, language_of(request)))


@router.delete("/passphrase", operation_id="voidPassphrase", status_code=204)
async def void_passphrase(hall: AnyHall, person: Someone) -> None:
    """Void one's passphrase."""
    await hall.store.write(persons.drop_passphrase, person.id)
