"""Uvicorn's WebSocket, to which the hall can also write directly.

A move is told to everybody at its table.  By way of ASGI every one of these messages takes a task, several layers of
functions and a frame of its own; here it is one write of bytes to the transport, or nothing while the client does not
read.  Everything else, from the handshake to the closing, stays uvicorn's.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "duskhall.direct"  # where the scope of a WebSocket holds it


class Direct(Protocol):
    """What a connection writes to."""

    ready: bool  # whether the client reads as fast as it is told
    on_ready: Callable[[], None]  # called when it does again

    def write_frames(self, frames: bytes) -> None:
        """Send whole frames, or nothing where the connection is closing."""

    def abort(self) -> None:
        """End the connection at once, with whatever was not sent yet."""


class DirectWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is also a `Direct`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Begin as uvicorn does."""
        super().__init__(*args, **kwargs)
        self.ready = True
        self.on_ready: Callable[[], None] = _nothing

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self

    def write_frames(self, frames: bytes) -> None:
        """Send whole frames, or nothing where the connection is closing."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames)

    def abort(self) -> None:
        """End the connection at once, with whatever was not sent yet."""
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.ready = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.ready = True
        self.on_ready()

    def connection_lost(self, exc: Exception | None) -> None:
        self.on_ready = _nothing
        super().connection_lost(exc)


def _nothing() -> None:
    pass
