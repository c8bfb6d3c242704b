"""Where bytes arrive: uvicorn's HTTP protocol, which counts them before it reads them, and does not wait for ever.

A connection is half open while its request is not there as a whole.  For the headers, for the body and for a client
that does not read there is a time each; and so many may be half open at a time.  Whoever sends too much is cut off: the
transport is aborted, and nothing more of it is read.
"""

import asyncio
from functools import partial
from typing import Any, Final, NoReturn, cast

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from duskhall.hall.budgets import CUT, PENALTY_SECONDS, Budgets, Visit
from duskhall.hall.web.direct import DirectWebSocket
from duskhall.hall.web.intake import Intake
from duskhall.hall.web.proxies import Proxies

MOST_HEADERS: Final = 100
MOST_PIPELINED: Final = 8  # requests that wait for the answer to another one; browsers send none
_FULL: Final = 431


class TooMuch(Exception):
    """A request that is not read on; it stops the parser."""


class GatedHttp(Intake, HttpToolsProtocol):
    """A connection on which requests come, until it may become a WebSocket."""

    def __init__(self, budgets: Budgets, proxies: Proxies, *args: Any, **kwargs: Any) -> None:
        """Begin as uvicorn does."""
        super().__init__(*args, **kwargs)
        self._budgets = budgets
        self._proxies = proxies
        self._behind_proxy = False
        self._half_open = False
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._in_head = True
        self._head = 0  # bytes that came while it did not end
        self._head_size = 0  # bytes of it that the parser has shown

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self._behind_proxy = self._proxies.trusts(host)
        self._visit = self._budgets.arrive(host, proxy=self._behind_proxy)
        if self._visit is None:
            transport.abort()
            return
        self._home = self._visit.address
        self._expect_request()
        if self._home.flooding() and not self._behind_proxy:
            transport.pause_reading()  # ended at once it would only come again at once
            self._wait(PENALTY_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def cut(self) -> None:
        """End the connection at once; nothing more of it is read."""
        self._stop()
        self.transport.abort()

    def _stop(self) -> None:
        self._have_request()
        if self._stalled is not None:
            self._stalled.cancel()
        if self._visit is not None:
            self._budgets.leave(self._home)
            self._visit = None

    # --- Reading ------------------------------------------------------------------------------------------------

    def _read_on(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if cycle is None or cycle.response_complete:
            self._expect_request()
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            if self._visit is not None:
                self.send_400_response("Invalid HTTP request received.")
        else:
            self._look_at_head(len(data))

    def _look_at_head(self, size: int) -> None:
        """Refuse a head that does not end; its last line is shown by the parser only when it is whole."""
        limits = self._budgets.config
        self._head = self._head + size if self._in_head else 0
        if self._head > limits.largest_head + limits.largest_request:  # a body may have come before it
            self._refuse_head()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_request()
        self._in_head, self._head_size = True, 0
        assert self._visit is not None
        if self._visit.spend(0, 1) == CUT or len(self.pipeline) >= MOST_PIPELINED:
            self._cut_off()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._add_to_head(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._add_to_head(len(name) + len(value))

    def _add_to_head(self, size: int) -> None:
        self._head_size += size
        if self._head_size > self._budgets.config.largest_head or len(self.headers) > MOST_HEADERS:
            self._refuse_head()
            raise TooMuch

    def on_headers_complete(self) -> None:
        assert self._visit is not None
        if self._behind_proxy and self.client is not None:
            host, secure = self._proxies.origin(self.client[0], self.scheme == "https", self.headers)
            self.scope["client"], self.scope["scheme"] = (host, 0), "https" if secure else "http"
            self._visit.address = self._budgets.address(host)
        if self._visit.address.flooding():
            self._cut_off()
        self._in_head = False
        self._wait(self._budgets.config.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head, self._head = True, 0
        self._have_request()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        visit, self._visit = self._visit, None
        self._have_request()
        if self.ws_protocol_class is None or visit is None:
            self.transport.abort()
            return
        secure = self.scope["scheme"] == "https"
        if self._behind_proxy:  # the requests were many people's, the WebSocket is one's
            visit = Visit(visit.address, self._budgets.config, self._budgets.metrics)
        gone = partial(self._budgets.leave, self._home)
        websocket = cast("type[DirectWebSocket]", self.ws_protocol_class)
        sender = cast("tuple[str, int]", self.scope["client"])
        self.ws_protocol_class = cast("type[asyncio.Protocol]", partial(websocket, visit, gone, sender, secure))
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as at its end: it holds what holds it

    # --- Half open ----------------------------------------------------------------------------------------------

    def _expect_request(self) -> None:
        if not self._half_open:
            self._half_open = True
            self._budgets.expect(self._home, self)
            self._wait(self._budgets.config.header_seconds)

    def _have_request(self) -> None:
        if self._half_open:
            self._half_open = False
            self._budgets.have(self._home, self)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _wait(self, seconds: float) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._budgets.metrics.count("slow_requests")
        self.cut()

    # --- Refusing -----------------------------------------------------------------------------------------------

    def _cut_off(self) -> NoReturn:
        self._budgets.metrics.count("cut_off")
        self.cut()
        raise TooMuch

    def _refuse_head(self) -> None:
        self._budgets.metrics.count("rejected")
        self._stop()
        self.transport.write(STATUS_LINE[_FULL] + b"connection: close\r\ncontent-length: 0\r\n\r\n")
        self.transport.pause_reading()
        self.loop.call_soon(self.transport.abort)  # when it is written

    # --- Clients that do not read -------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(self._budgets.config.stall_seconds, self.cut)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing() and self._stalled is None:  # as soon as the client has read the rest
            self._stalled = self.loop.call_later(self._budgets.config.stall_seconds, self.cut)

    def timeout_keep_alive_handler(self) -> None:
        if self.transport.get_write_buffer_size():
            self.cut()
        else:
            super().timeout_keep_alive_handler()
