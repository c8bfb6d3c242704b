"""What stands before every request: Origin, rates, sizes, headers, and what is said when something fails.

Browsers send an Origin with every request that could change something and with every WebSocket; it has to be one of
ours, exactly.  Programs send none, and show a bearer token, which no web page can make a browser send.
"""

import json
import logging
from collections.abc import Iterable
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from duskhall.hall.budgets import WEBSOCKET, Budgets
from duskhall.hall.denied import Denied
from duskhall.hall.keeping import Keeper, banned
from duskhall.hall.mistake import HallMistake
from duskhall.hall.web.edge import language_of

HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
HSTS: Final = ((b"strict-transport-security", b"max-age=31536000"),)
SAFE: Final = ("GET", "HEAD", "OPTIONS")
_log = logging.getLogger("duskhall.web")


class TooLarge(HTTPException):
    """A request whose body is larger than allowed."""

    def __init__(self, most: int) -> None:
        """Say how large it may be."""
        super().__init__(413)
        self.denied = Denied("too-large", HallMistake("request-too-large", most=most), 413)


class Guard:
    """ASGI middleware around the whole hall."""

    def __init__(self, app: ASGIApp, budgets: Budgets, origins: Iterable[str], keeper: Keeper) -> None:
        """Let in what these budgets and the keeper allow; browsers reach the hall under these origins."""
        self.app = app
        self.config = budgets.config
        self.metrics = budgets.metrics
        self.origins = origins
        self._budgets = budgets
        self._keeper = keeper

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request, and pass it on."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        started = False
        secure = scope["scheme"] == "https"

        async def sending(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = [*message.get("headers", ()), *HEADERS, *(HSTS if secure else ())]
            await send(message)

        denied = self._refused(scope, headers)
        if denied is not None:
            self.metrics.count("rejected")
            await _answer(scope, sending, denied)
            return
        try:
            await self.app(scope, self._limited(receive), sending)
        except Exception as error:
            self.metrics.count("errors")
            _log.exception("request failed", extra={"method": scope["method"], "problem": type(error).__name__})
            if not started:
                await _answer(scope, sending, Denied("internal", "The hall has made a mistake: it is logged.", 500))

    def _refused(self, scope: Scope, headers: dict[bytes, bytes]) -> Denied | None:
        if not self._budgets.address(address(scope)).may_ask():
            return Denied("slow-down", "Too many requests: wait a moment.", 429)
        ban = self._keeper.ban_on(address=address(scope))
        if ban is not None:
            return banned(ban)
        if int_or_none(headers.get(b"content-length")) is None and b"content-length" in headers:
            return Denied("bad-request", HallMistake("request-length"), 400)
        if (int_or_none(headers.get(b"content-length")) or 0) > self.config.largest_request:
            return TooLarge(self.config.largest_request).denied
        if scope["method"] not in SAFE and not self._origin_allowed(headers):
            return Denied("bad-origin", "This request does not come from a page of this hall.", 403)
        return None

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        who = self._budgets.address(address(scope))
        full = who.websockets >= self.config.connections_per_address
        out = self._keeper.ban_on(address=address(scope)) is not None
        if not who.may_ask(WEBSOCKET) or full or out or not self._origin_allowed(dict(scope["headers"])):
            self.metrics.count("rejected")
            await send({"type": "websocket.close", "code": 1008, "reason": "not allowed"})
            return
        who.websockets += 1
        self._budgets.websockets += 1
        try:
            await self.app(scope, receive, send)
        finally:
            who.websockets -= 1
            self._budgets.websockets -= 1

    def _origin_allowed(self, headers: dict[bytes, bytes]) -> bool:
        """Allow our own pages, and programs: these send no Origin, and no cookie either."""
        origin = headers.get(b"origin")
        if origin is None:
            return b"cookie" not in headers or b"authorization" in headers
        return origin.decode("latin-1") in self.origins

    def _limited(self, receive: Receive) -> Receive:
        received = 0

        async def limited() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self.config.largest_request:
                raise TooLarge(self.config.largest_request)
            return message

        return limited


def address(scope: Scope) -> str:
    """Return where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def int_or_none(value: bytes | None) -> int | None:
    """Return the number that a header holds."""
    return int(value) if value is not None and value.isdigit() else None


async def _answer(scope: Scope, send: Send, denied: Denied) -> None:
    status = denied.status
    body = json.dumps({"code": denied.code, "message": denied.said(language_of(HTTPConnection(scope)))}).encode()
    headers: list[Any] = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
