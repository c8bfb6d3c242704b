"""Strangers who mean harm: raw connections, from an address of their own."""

import asyncio
import base64
import os
import struct
from collections.abc import Coroutine
from contextlib import suppress
from contextvars import ContextVar
from typing import Any

from tests.hall.halls import RunningHall, run

from duskhall.hall.client import Visitor
from duskhall.hall.config import UNLIMITED, Config

USUAL = {name: getattr(Config(), name) for name in UNLIMITED}  # the limits that a hall has unless somebody changes them
ELSEWHERE = "127.0.0.2"  # every address of 127.0.0.0/8 leads here


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """Return a client's frame."""
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else struct.pack("!BH", 0x80 | 126, len(payload))
    return bytes([(0x80 if final else 0) | opcode]) + size + bytes(4) + payload


FLOODS = {
    "pings in text": frame(1, b'{"type":"ping"}') * 5_000,
    "control pings": frame(9) * 20_000,
    "pongs": frame(10, b"x") * 20_000,
    "binary": frame(2, b"x" * 10_000) * 100,
    "a message in a thousand pieces": frame(1, b"{", final=False) + frame(0, final=False) * 20_000,
    "tiny frames": frame(1, b"") * 20_000,
}


_attackers: ContextVar[list["Attacker"]] = ContextVar("attackers")


def attack(work: Coroutine[Any, Any, None]) -> None:
    """Run what attackers and players do, and close their connections afterwards."""

    async def with_attackers() -> None:
        attackers: list[Attacker] = []
        _attackers.set(attackers)
        try:
            await work
        finally:
            for attacker in attackers:
                await attacker.leave()

    run(with_attackers())


def token_of(visitor: Visitor) -> str:
    """Return the header that shows who somebody is."""
    return f"Authorization: Bearer {visitor.token}\r\n"


class Attacker:
    """One connection of somebody who does not mind the rules."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        _attackers.get().append(self)

    @classmethod
    async def connect(cls, hall: RunningHall, address: str = ELSEWHERE) -> "Attacker":
        port = int(hall.address.rpartition(":")[2])
        return cls(*await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0)))

    @classmethod
    async def live(cls, hall: RunningHall, headers: str, address: str = ELSEWHERE) -> "Attacker":
        """Open a WebSocket."""
        attacker = await cls.connect(hall, address)
        key = base64.b64encode(os.urandom(16)).decode()
        await attacker.send(
            f"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{headers}\r\n"
        )
        await attacker._reader.readuntil(b"\r\n\r\n")
        return attacker

    async def send(self, data: str | bytes) -> None:
        self._writer.write(data.encode() if isinstance(data, str) else data)
        await self._writer.drain()

    async def send_if_open(self, data: str) -> None:
        """Send something, or nothing where the hall has ended the connection already."""
        with suppress(OSError):
            await self.send(data)

    async def send_until_cut_off(self, data: bytes) -> None:
        """Send the same again and again; return when the hall has ended the connection."""
        with suppress(OSError):
            while True:
                await self.send(data)

    async def answer(self) -> bytes:
        """Return what the hall says, until it ends the connection."""
        said = b""
        with suppress(OSError):
            while more := await self._reader.read(2**16):
                said += more
        return said

    async def hear(self, end: bytes) -> bytes:
        """Return what the hall says until this."""
        return await self._reader.readuntil(end)

    async def leave(self) -> None:
        self._writer.transport.abort()
        with suppress(OSError):
            await self._writer.wait_closed()
