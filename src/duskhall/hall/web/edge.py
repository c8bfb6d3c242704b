"""What the HTTP endpoints share: who asks, which hall, which table, and how answers are written."""

import asyncio
import threading
from collections.abc import Callable, Hashable
from typing import Annotated, Any, Final

import msgspec
from fastapi import Cookie, Depends, Header, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import HTTPConnection

from duskhall.hall.budgets import block
from duskhall.hall.config import Config
from duskhall.hall.denied import Denied, not_found
from duskhall.hall.hall import Hall
from duskhall.hall.people import Person
from duskhall.hall.table.lobby import ENDED, may_read
from duskhall.hall.table.room import Room
from duskhall.kernel.text import FALLBACK, LANGUAGES

COOKIE: Final = "duskhall"

_told: Final[dict[tuple[Callable[..., bytes], tuple[Hashable, ...]], bytes]] = {}
_telling: Final = threading.Lock()

TableId = Annotated[str, Path(pattern="^[a-z0-9]{1,32}$", examples=["0123456789abcdef"])]


class Body(BaseModel):
    """What every request's body has in common: no field that is not known."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """What is wrong: a code for programs and a sentence for people."""

    code: str = Field(examples=["not-found"])
    message: str = Field(examples=["There is no such table here: check the link."])


PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem, "description": description}
    for status, description in (
        (400, "The request cannot be read."),
        (401, "Nobody knows who you are: come in first."),
        (403, "This is not yours to do."),
        (404, "It is not here."),
        (409, "Not now."),
        (413, "Too large."),
        (422, "A value is not possible."),
        (429, "Too many requests."),
        (503, "Try again in a moment."),
    )
}


async def hall_of(request: Request) -> Hall:  # a plain function would be run in another thread
    """Return the hall that serves a request."""
    hall: Hall = request.app.state.hall
    return hall


def language_of(request: HTTPConnection) -> str:
    """Return the language that whoever asks would rather read: the first of Accept-Language that the hall speaks."""
    for wish in request.headers.get("accept-language", "").split(","):
        lang = wish.partition(";")[0].partition("-")[0].strip().lower()
        if lang in LANGUAGES:
            return lang
    return FALLBACK


AnyHall = Annotated[Hall, Depends(hall_of)]


def bearer(authorization: str | None) -> str | None:
    """Return the token of an Authorization header."""
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


async def whoever(
    hall: AnyHall,
    authorization: Annotated[str | None, Header(include_in_schema=False)] = None,
    duskhall: Annotated[str | None, Cookie(include_in_schema=False)] = None,
) -> Person | None:
    """Return who asks, or None."""
    token = bearer(authorization) or duskhall
    person = await hall.recognise(token) if token else None
    if person is not None and not hall.budgets.person(person.id).take():
        raise Denied("slow-down", "Too many requests: wait a moment.", 429)
    return person


async def somebody(person: Annotated[Person | None, Depends(whoever)]) -> Person:
    """Return who asks, or refuse."""
    if person is None:
        raise Denied("unknown", "The hall does not know you (any more): come in with a name first.", 401)
    return person


Anyone = Annotated[Person | None, Depends(whoever)]
Someone = Annotated[Person, Depends(somebody)]


async def watchable(hall: AnyHall, table: TableId, person: Anyone) -> Room:
    """Return a table that whoever asks may look at, as it stands now in whichever process it was changed last."""
    room = await hall.room(table)
    await room.refresh()
    if not room.lobby.may_watch(person.id if person else ""):
        raise not_found("table")
    return room


WatchableRoom = Annotated[Room, Depends(watchable)]


async def readable(
    hall: AnyHall,
    table: TableId,
    person: Anyone,
    x_replay_pass: Annotated[str | None, Header(max_length=64, pattern="^[0-9a-f]*$")] = None,
) -> Room:
    """Return a table that whoever asks may look back at: addresses are logged, so a header holds the link's secret."""
    room = await hall.room(table)
    await room.refresh()
    over = room.lobby.daily and room.lobby.status == ENDED and not await hall.daily.is_open(room.lobby)
    if not over and not may_read(room.lobby, person.id if person else "", x_replay_pass):
        raise not_found("table")
    return room


ReadableRoom = Annotated[Room, Depends(readable)]


def count_table(hall: Hall, person: Person, request: Request) -> None:
    """Count a table that a person makes, or raise `Denied` where there are too many."""
    hall.budgets.act("table", person.id)
    hall.budgets.act("address-table", address_of(request))


async def told_once(work: Callable[..., bytes], *arguments: Hashable) -> Response:
    """Return an answer that is the same for everybody: it is worked out once, beside what else the hall does."""
    key = work, arguments
    content = _told.get(key) or await asyncio.to_thread(_tell, key)
    return Response(content, media_type="application/json")


def _tell(key: tuple[Callable[..., bytes], tuple[Hashable, ...]]) -> bytes:
    with _telling:  # many may ask for the same at the same time
        if key not in _told:
            work, arguments = key
            _told[key] = work(*arguments)
        return _told[key]


def written(value: Any, status: int = 200) -> Response:
    """Return a msgspec value as a JSON answer."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def answers(name: str, *, many: bool = False, description: str = "It is so.") -> dict[int | str, dict[str, Any]]:
    """Describe an answer by the msgspec struct of this name, for OpenAPI."""
    reference: dict[str, Any] = {"$ref": f"#/components/schemas/{name}"}
    schema = {"type": "array", "items": reference} if many else reference
    return {200: {"description": description, "content": {"application/json": {"schema": schema}}}}


def address_of(request: HTTPConnection) -> str:
    """Return the address that a request comes from, as budgets know it."""
    return block(request.client.host if request.client else "")


def origin_of(request: Request) -> str:
    """Return the address that a page was opened at, which the guard has seen to be this hall's; programs send none."""
    return request.headers.get("origin") or str(request.base_url).rstrip("/")


def is_secure(request: HTTPConnection) -> bool:
    """Say whether a request came by TLS, to the hall or to its proxy."""
    return request.scope["scheme"] in ("https", "wss")


def set_cookie(request: Request, response: Response, token: str) -> None:
    """Keep a token where no script can read it, and nobody on the way where it came by TLS."""
    config: Config = request.app.state.hall.config
    secure = is_secure(request) or config.secure_cookies
    age = config.token_idle_days * 86_400
    response.set_cookie(COOKIE, token, max_age=age, httponly=True, samesite="lax", secure=secure, path="/")
