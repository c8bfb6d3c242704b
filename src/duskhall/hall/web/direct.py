"""Uvicorn's WebSocket, whose frames are counted before they are read, and which the hall reads and writes directly.

A move is told to everybody at its table.  By way of ASGI every one of these messages takes a task, several layers of
functions and a frame of its own; here it is one write of bytes to the transport, or nothing while the client does not
read.  What a player sends comes as one short frame of text, and is read by its header alone.  Everything else, from the
handshake to the closing, and whatever comes in pieces, stays uvicorn's.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from duskhall.hall.budgets import Visit
from duskhall.hall.web.intake import Intake
from duskhall.hall.wire import FrameCounter, close_frame, text_of

EXTENSION: Final = "duskhall.direct"  # where the scope of a WebSocket holds it
CLOSING_SECONDS: Final = 1.0  # in which a client that is cut off can read why
POLICY: Final = 1008  # the code of a close that says: not so
NOT_TEXT: Final = 1007
MOST_WAITING: Final = 8  # messages that are not followed yet, before no more are read


class Direct(Protocol):
    """What a connection reads from and writes to."""

    ready: bool  # whether the client reads as fast as it is told
    on_ready: Callable[[], None]  # called when it does again
    on_message: Callable[[], None]  # called when one has come

    def next_message(self) -> str | None:
        """Return the next message that has come, or None; one that is no text is empty."""

    def write_frames(self, frames: bytes) -> None:
        """Send whole frames, or nothing where the connection is closing."""

    def cut(self) -> None:
        """Say that it is closed by policy, and end the connection; nothing more of it is read."""

    def abort(self) -> None:
        """End the connection at once, with whatever was not sent yet."""


class DirectWebSocket(Intake, WebSocketsSansIOProtocol):
    """A WebSocket that is also a `Direct`."""

    def __init__(
        self, visit: Visit, gone: Callable[[], None], sender: tuple[str, int], secure: bool, *args: Any, **kwargs: Any
    ) -> None:
        """Begin as uvicorn does, with a visit that `gone` ends; the sender is whom a proxy named, if there is one."""
        super().__init__(*args, **kwargs)
        self.ready = True
        self.on_ready: Callable[[], None] = _nothing
        self.on_message: Callable[[], None] = _nothing
        self._visit = visit
        self._gone = gone
        self._sender = sender
        self._secure = secure
        self._counter = FrameCounter(int(visit.most_frames))
        self._messages: deque[str] = deque()
        self._full = False  # so many wait that nothing is read

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client, self.scheme = self._sender, "wss" if self._secure else "ws"

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self

    # --- Reading ------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            super().data_received(data)
        else:  # the request itself, which was counted where it arrived
            self._read_on(data)

    def _frames_in(self, data: bytes) -> int:
        return self._counter.begun(data)

    def _read(self, data: bytes) -> None:
        """Read a whole message at once, as nearly all come; leave whatever else it is to uvicorn."""
        if self._counter.whole and not self.frames and not self.close_sent and self.conn.state is State.OPEN:
            text = text_of(data, self.config.ws_max_size)
            if text is not None:
                self._hear(text)
                return
        self._read_on(data)

    def _read_on(self, data: bytes) -> None:
        WebSocketsSansIOProtocol.data_received(self, data)

    def send_receive_event_to_app(self) -> None:
        """Take a message that uvicorn has read."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            self._hear(data.decode() if self.curr_msg_data_type == "text" else "")
        except UnicodeDecodeError:
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()

    def _hear(self, message: str) -> None:
        self._messages.append(message)
        if len(self._messages) > MOST_WAITING and not self._full:
            self._full = True
            self.transport.pause_reading()
        self.on_message()

    def next_message(self) -> str | None:
        """Return the next message that has come, or None; one that is no text is empty."""
        if not self._messages:
            return None
        message = self._messages.popleft()
        if self._full and not self._messages:
            self._full = False
            if self._visit is not None and not self.transport.is_closing():
                self.transport.resume_reading()
        return message

    def cut(self) -> None:
        """Say that it is closed by policy, and end the connection; nothing more of it is read."""
        if self._visit is None:
            return
        self._visit = None
        self._messages.clear()
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

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._end_soon()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._end_soon()

    def _end_soon(self) -> None:
        """Do not wait for a client that closes, and does not read what is left for it."""
        if self.transport.is_closing() and self.close_timer is None:
            self.close_timer = self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    # --- Writing ------------------------------------------------------------------------------------------------

    def write_frames(self, frames: bytes) -> None:
        """Send whole frames, or nothing where the connection is closing."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames)

    def abort(self) -> None:
        """End the connection at once, with whatever was not sent yet."""
        self._visit = None
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
        self.on_ready = self.on_message = _nothing
        self._visit = None
        self._gone()
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds what holds it: neither would go before the next collection of garbage


def _nothing() -> None:
    pass
