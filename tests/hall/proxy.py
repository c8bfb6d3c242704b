"""Two halls behind a proxy that sends every connection to the next of them, as one hall to whoever plays."""

import asyncio
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from tests.hall.halls import RunningHall
from tests.patience import PATIENCE


class RoundRobin:
    """A TCP proxy in a thread of its own: each connection goes to the next address that takes it."""

    def __init__(self, addresses: Sequence[str]) -> None:
        self._targets = [(urlsplit(address).hostname, urlsplit(address).port) for address in addresses]
        self._next = 0
        self.connections = [0] * len(addresses)
        self.address = ""
        self._loop = asyncio.new_event_loop()
        self._open = threading.Event()
        self._stopped = asyncio.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._open.wait(PATIENCE), "the proxy did not open"

    def stop(self) -> None:
        """Close every connection."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._stopped.set)
            self._thread.join(PATIENCE)
            self._loop.close()

    def _run(self) -> None:
        self._loop.run_until_complete(self._serve())

    async def _serve(self) -> None:
        server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._open.set()
        await self._stopped.wait()
        server.close()
        passing = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in passing:
            task.cancel()
        await asyncio.gather(*passing, return_exceptions=True)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in self._targets:
            place = self._next = (self._next + 1) % len(self._targets)
            host, port = self._targets[place]
            try:
                hall_reader, hall_writer = await asyncio.open_connection(host, port)
            except OSError:
                continue
            self.connections[place] += 1
            await asyncio.gather(_copy(reader, hall_writer), _copy(hall_reader, writer))
            return
        writer.close()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass everything on until one side closes, then close the other."""
    try:
        with suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
    finally:
        writer.close()


class TwoHalls(RunningHall):
    """Two halls on one database; tables are made and played at whichever the proxy chose."""

    def __init__(self, db: str, **config: Any) -> None:
        self._visitors = []
        self.processes = [RunningHall(db=db, **config) for _ in range(2)]
        self.proxy = RoundRobin([hall.address for hall in self.processes])
        self.address = self.proxy.address

    def stop(self) -> None:
        """Stop both, as SIGTERM does."""
        for visitor in self._visitors:
            visitor.close()
        for hall in self.processes:
            hall.stop()
        self.proxy.stop()
