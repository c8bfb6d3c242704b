"""Uvicorn's WebSocket, whose frames are counted before they are read, and to which the hall can write directly.

A move is told to everybody at its table.  By way of ASGI every one of these messages takes a task, several layers of
functions and a frame of its own; here it is one write of bytes to the transport, or nothing while the client does not
read.  Everything else, from the handshake to the closing, stays uvicorn's.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from duskhall.hall.budgets import CUT, GO, Visit
from duskhall.hall.wire import FrameCounter, close_frame

EXTENSION: Final = "duskhall.direct"  # where the scope of a WebSocket holds it
CLOSING_SECONDS: Final = 1.0  # in which a client that is cut off can read why
POLICY: Final = 1008  # the code of a close that says: not so


class Direct(Protocol):
    """What a connection writes to."""

    ready: bool  # whether the client reads as fast as it is told
    on_ready: Callable[[], None]  # called when it does again

    def write_frames(self, frames: bytes) -> None:
        """Send whole frames, or nothing where the connection is closing."""

    def cut(self) -> None:
        """Say that it is closed by policy, and end the connection; nothing more of it is read."""

    def abort(self) -> None:
        """End the connection at once, with whatever was not sent yet."""


class DirectWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is also a `Direct`."""

    def __init__(
        self, visit: Visit, gone: Callable[[], None], sender: tuple[str, int], secure: bool, *args: Any, **kwargs: Any
    ) -> None:
        """Begin as uvicorn does, with a visit that `gone` ends; the sender is whom a proxy named, if there is one."""
        super().__init__(*args, **kwargs)
        self.ready = True
        self.on_ready: Callable[[], None] = _nothing
        self._visit = visit
        self._gone = gone
        self._sender = sender
        self._secure = secure
        self._counter = FrameCounter(int(visit.most_frames))
        self._is_cut = False
        self._held = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client, self.scheme = self._sender, "wss" if self._secure else "ws"

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self

    # --- Reading ------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the request itself, which was counted where it arrived
            super().data_received(data)
            return
        if self._is_cut:
            return
        verdict = self._visit.spend(len(data), self._counter.begun(data))
        if verdict == GO and not self._held:
            super().data_received(data)
        elif verdict == CUT:
            self.cut()
        else:
            if not self._held:
                self._visit.address.wait(self)
            self._held += data

    def go_on(self) -> None:
        """Read what came while the address had nothing left."""
        data, self._held = self._held, b""
        if not self._is_cut:
            super().data_received(data)

    def cut(self) -> None:
        """Say that it is closed by policy, and end the connection; nothing more of it is read."""
        if self._is_cut:
            return
        self._is_cut = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            self.transport.abort()
            return
        self.transport.pause_reading()
        self.write_frames(close_frame(POLICY))
        self.close_sent = True
        self.close_timer = self.loop.call_later(CLOSING_SECONDS, self.transport.abort)  # uvicorn leaves it to this

    # --- Writing ------------------------------------------------------------------------------------------------

    def write_frames(self, frames: bytes) -> None:
        """Send whole frames, or nothing where the connection is closing."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames)

    def abort(self) -> None:
        """End the connection at once, with whatever was not sent yet."""
        self._is_cut = True
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_soon(self.abort)  # who answers no ping may not read either, and would never be gone

    def pause_writing(self) -> None:
        super().pause_writing()
        self.ready = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.ready = True
        self.on_ready()

    def connection_lost(self, exc: Exception | None) -> None:
        self.on_ready = _nothing
        self._is_cut = True
        self._gone()
        super().connection_lost(exc)


def _nothing() -> None:
    pass
