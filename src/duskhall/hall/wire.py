"""WebSocket frames as bytes (RFC 6455), for whoever sends the same one to many, or reads very many.

The hall writes frames that were made once straight to the transports of everybody who is to have them, and the load
test reads them without looking at what it does not need.  Handshakes and everything unusual are left to libraries.
"""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlsplit

from websockets.utils import apply_mask

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
_FINAL: Final = 0x80
_MASKED: Final = 0x80
_MIDDLING: Final = bytes((_FINAL | TEXT, 126))  # how a text begins whose length takes two bytes
_MASK: Final = bytes(4)  # a mask that changes nothing; servers need one to be there


def text_frame(payload: bytes) -> bytes:
    r"""Return the frame in which a server sends a text.

    >>> text_frame(b"hello")
    b'\x81\x05hello'
    """
    length = len(payload)
    if 126 <= length < 2**16:  # nearly all of them
        return _MIDDLING + length.to_bytes(2, "big") + payload
    return _header(TEXT, length, 0) + payload


def client_frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """Return the frame in which a client sends a text, or answers a ping."""
    return _header(opcode, len(payload), _MASKED) + _MASK + payload


def close_frame(code: int) -> bytes:
    r"""Return the frame with which a server closes, and says why.

    >>> close_frame(1008)
    b'\x88\x02\x03\xf0'
    """
    return _header(CLOSE, 2, 0) + code.to_bytes(2, "big")


def text_of(frame: bytes, most: int) -> str | None:
    """Return the text of a client's frame, or None where it is not a masked one with a whole text of so many bytes."""
    if frame[0] != _FINAL | TEXT or not frame[1] & _MASKED or len(frame) > most:
        return None
    length = frame[1] & 0x7F
    begin = 6 if length < 126 else 8 if length == 126 else 14
    mask, payload = frame[begin - 4 : begin], frame[begin:]
    try:
        return (payload if mask == _MASK else apply_mask(payload, mask)).decode()
    except UnicodeDecodeError:
        return None


class FrameCounter:
    """Counts the frames of a client as they arrive, by their headers alone."""

    __slots__ = ("_begun", "_most", "_skip", "whole")

    def __init__(self, most: int) -> None:
        """Count to one more than `most` at a time: nobody asks further."""
        self._most = most
        self._skip = 0  # bytes of the last frame that are still to come
        self._begun = b""  # a header of which not even the length is there
        self.whole = False  # whether what came last was one frame, from its beginning to its end

    def begun(self, data: bytes) -> int:
        """Return how many frames begin in what has arrived."""
        size = len(data)
        self.whole = not self._skip and not self._begun and _end_of_frame(data, 0) == size
        if self.whole:  # as nearly always
            return 1
        if self._begun:
            data, self._begun = self._begun + data, b""
            size = len(data)
        place, count = self._skip, 0
        while place < size and count <= self._most:
            end = _end_of_frame(data, place)
            if end is None:
                self._begun = data[place:]
                place = size
            else:
                count += 1
                place = end
        self._skip = place - size
        return count


def _end_of_frame(data: bytes, place: int) -> int | None:
    """Return where the masked frame ends that begins here, or None where its header does not say so yet."""
    if place + 2 > len(data):
        return None
    length = data[place + 1] & 0x7F
    if length < 126:
        return place + 6 + length
    begin = place + (4 if length == 126 else 10)
    if begin > len(data):
        return None
    return begin + 4 + int.from_bytes(data[place + 2 : begin], "big")


def _header(opcode: int, length: int, masked: int) -> bytes:
    if length < 126:
        return bytes((_FINAL | opcode, masked | length))
    if length < 2**16:
        return struct.pack("!BBH", _FINAL | opcode, masked | 126, length)
    return struct.pack("!BBQ", _FINAL | opcode, masked | 127, length)


class WireClient(asyncio.Protocol):
    """A client that hands every text to a function as it comes, and answers pings; it copies nothing twice."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        """Open the WebSocket with this request, and call `heard` with every text."""
        self.open = asyncio.get_running_loop().create_future()
        self._request = request
        self._heard = heard
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("The server does not open a WebSocket."))

    def send(self, payload: bytes) -> None:
        """Send a text."""
        assert self._transport is not None
        self._transport.write(client_frame(payload))

    def abort(self) -> None:
        """End the connection without a word."""
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        place = 0
        if not self.open.done():
            end = data.find(b"\r\n\r\n")
            if end >= 0 and data.startswith(b"HTTP/1.1 101"):
                self.open.set_result(None)
                place = end + 4
            elif end >= 0:
                self.abort()
        if self.open.done():
            place = self._read_frames(data, place)
        self._rest = data[place:]

    def _read_frames(self, data: bytes, place: int) -> int:
        """Hand over every whole frame, and return where the first one begins that is not."""
        while place + 2 <= len(data):
            opcode, length, begin = data[place] & 0x0F, data[place + 1], place + 2
            if length == 126:
                begin += 2
                length = int.from_bytes(data[place + 2 : begin], "big") if begin <= len(data) else len(data)
            elif length == 127:
                begin += 8
                length = int.from_bytes(data[place + 2 : begin], "big") if begin <= len(data) else len(data)
            if begin + length > len(data):
                break
            place = begin + length
            if opcode == TEXT:
                self._heard(data[begin:place])
            elif opcode == PING and self._transport is not None:
                self._transport.write(client_frame(data[begin:place], PONG))
        return place


async def connect(address: str, headers: dict[str, str], heard: Callable[[bytes], None]) -> WireClient:
    """Open a WebSocket (ws://...)."""
    parts = urlsplit(address)
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    request = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    host, port = parts.hostname or "localhost", parts.port or 80
    _, client = await loop.create_connection(lambda: WireClient(request, heard), host, port)
    await client.open
    return client
