"""What one client is sent: at once while it reads, else in order when it reads again, and never more than so much.

Every move goes to everybody at its table by this way, so it is compiled.
"""

import asyncio
from collections import deque
from typing import Final

from mypy_extensions import mypyc_attr

from duskhall.hall import protocol
from duskhall.hall.metrics import Metrics
from duskhall.hall.web.direct import Direct

TOO_SLOW: Final = 1013


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlet:
    """The side of a connection that sends."""

    def __init__(self, direct: Direct, most_waiting: int, metrics: Metrics) -> None:
        """Send to a client for whom so many frames may wait."""
        self.direct = direct
        self.closed: int | None = None  # with which code
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # closed, and everything is sent
        self._most_waiting = most_waiting
        self._metrics = metrics
        self._counters = metrics.counters
        self._waiting: deque[bytes] = deque()  # what a client that does not read now is sent when it does
        self._held = b""  # frames that are sent with the next one
        direct.on_ready = self._send_on

    def send(self, frame: bytes) -> None:
        """Send a frame when the client is ready for it; drop a client that is not for too long."""
        if self.closed is not None:
            return
        if self._held:
            frame, self._held = self._held + frame, b""
        direct = self.direct
        if direct.ready and not self._waiting:
            direct.write_frames(frame)
            self._counters["messages_out"] += 1
        elif len(self._waiting) < self._most_waiting:
            self._waiting.append(frame)
        else:
            self._metrics.count("slow_clients")
            self.close(TOO_SLOW)

    def tell(self, message: protocol.ServerMessage) -> None:
        """Send a message."""
        self.send(protocol.frame(message))

    def tell_with_next(self, message: protocol.ServerMessage) -> None:
        """Send a message together with the next one, which comes at once: writing costs more than what is written."""
        if not self._held:
            asyncio.get_running_loop().call_soon(self._send_held)
        self._held += protocol.frame(message)

    def _send_held(self) -> None:
        if self._held:
            self.send(b"")

    def close(self, code: int) -> None:
        """Close the connection; what already waits is sent first, unless the client is too slow for it."""
        self._send_held()
        if self.closed is None:
            self.closed = code
            if code == TOO_SLOW:
                self._waiting.clear()
            if not self._waiting:
                self._leave()

    def _send_on(self) -> None:
        """Send what waits, as much of it as the client takes."""
        while self._waiting and self.direct.ready:
            self.direct.write_frames(self._waiting.popleft())
            self._counters["messages_out"] += 1
        if self.closed is not None and not self._waiting:
            self._leave()

    def _leave(self) -> None:
        if not self.done.done():
            self.done.set_result(None)
