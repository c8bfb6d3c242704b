"""A terminal's connection to a hall: what the hall says and what is typed come out of one inbox, in their order.

So a person can type while others play, and hears what happens while thinking.
"""

import os
import queue
import sys
import threading
from contextlib import ExitStack
from http.client import FORBIDDEN
from typing import Final

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from duskhall.cli.keyboard import WAKE
from duskhall.hall import protocol
from duskhall.hall.client import Visitor
from duskhall.hall.protocol import ClientMessage, ServerMessage

CHUNK: Final = 4096


class Lost(Exception):
    """The connection to the hall is lost; `refused` where there is a hall that does not let this guest in."""

    def __init__(self, *, refused: bool = False) -> None:
        super().__init__()
        self.refused = refused


class Connection:
    """The hall on one side, the keyboard on the other."""

    def __init__(self, visitor: Visitor, *, keyboard: bool = True) -> None:
        """Listen to the keyboard, where somebody types; `open` listens to the hall."""
        self.visitor = visitor
        self._inbox: queue.SimpleQueue[tuple[ClientConnection | None, ServerMessage | str | None]] = queue.SimpleQueue()
        self._socket: ClientConnection | None = None
        self._open = ExitStack()  # hangs up
        if keyboard:
            threading.Thread(target=self._read_keyboard, daemon=True).start()

    def open(self) -> None:
        """Connect, or connect again; raise `Lost` where the hall does not answer."""
        self.close()
        address, headers = self.visitor.live_address, self.visitor.headers
        try:
            self._socket = self._open.enter_context(
                connect(address, additional_headers=headers, compression=None, proxy=None, max_size=None)
            )
        except (OSError, TimeoutError, WebSocketException) as error:
            refused = isinstance(error, InvalidStatus) and error.response.status_code == FORBIDDEN
            raise Lost(refused=refused) from error
        threading.Thread(target=self._read_hall, args=(self._socket,), daemon=True).start()
        self.send(protocol.Hello(protocol=protocol.PROTOCOL))

    def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            self._socket = None
            self._open.close()

    def send(self, message: ClientMessage) -> None:
        """Say something to the hall; where the connection is lost, `next` says so."""
        if self._socket is not None:
            try:
                self._socket.send(protocol.write(message))
            except (OSError, WebSocketException):
                return

    def next(self) -> ServerMessage | str:
        """Wait for the next message of the hall or the next line that is typed.

        Raise `Lost` when the connection is, and `EOFError` when nothing can be typed any more.
        """
        while True:
            try:
                source, said = self._inbox.get(timeout=WAKE)
            except queue.Empty:
                continue
            if source is None and said is None:
                raise EOFError
            if source is None or source is self._socket:
                if said is None:
                    raise Lost
                return said

    @property
    def quiet(self) -> bool:
        """Whether nothing waits to be heard."""
        return self._inbox.empty()

    def _read_hall(self, socket: ClientConnection) -> None:
        try:
            for frame in socket:
                self._inbox.put((socket, protocol.read_server(frame)))
        except (OSError, WebSocketException):
            pass
        self._inbox.put((socket, None))

    def _read_keyboard(self) -> None:
        """Read lines past Python's own buffer, whose lock a thread that waits at the end would not give back."""
        rest = b""
        while chunk := _read(sys.stdin.fileno()):
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                self._inbox.put((None, line.decode(errors="replace").rstrip("\r")))
        self._inbox.put((None, None))


def _read(descriptor: int) -> bytes:
    try:
        return os.read(descriptor, CHUNK)
    except OSError:  # the terminal is gone
        return b""
