"""How much a hall bears: many tables, many connections, decisions at a fixed rate, and how long everybody waits.

Starts a hall of its own in another process, on a durable store in
a temporary folder, seats people at every table and lets the rest watch.  Every table gets decisions at the same rate;
the time from sending an answer to each connection's hearing of it is what counts.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from duskhall import games
from duskhall.hall import protocol
from duskhall.hall.client import Visitor
from duskhall.hall.protocol import Answer, Hello, OwnAsk, Watch

LIMITS: Final = {
    "DUSKHALL_MESSAGE_RATE": "100000",
    "DUSKHALL_REQUEST_RATE": "100000",
    "DUSKHALL_CONNECTIONS_PER_ADDRESS": "100000",
    "DUSKHALL_LOG_LEVEL": "warning",
}


class _Happened(msgspec.Struct):
    seq: int


class _Asked(msgspec.Struct):
    seat: int


class _Now(msgspec.Struct):
    asks: list[_Asked]
    ask: OwnAsk | None = None
    outcome: Any = None


class _Told(msgspec.Struct):
    """As much of a frame as the load test needs."""

    type: str
    seq: int = 0
    happened: _Happened | None = None
    now: _Now | None = None


_decoder: Final = msgspec.json.Decoder(_Told)


class Report(msgspec.Struct):
    """What was measured; times in milliseconds, memory in kilobytes."""

    game: str
    tables: int
    connections: int
    wanted_per_s: float
    seconds: float
    decisions: int
    decisions_per_s: float
    messages: int
    messages_per_s: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    kb_per_table: float
    kb_per_connection: float
    kb_per_table_at_end: float
    ended_tables: int


class Load:
    """The tables of a load test, and what was measured at them."""

    def __init__(self) -> None:
        """Start with nothing measured."""
        self.times: list[float] = []
        self.decisions = 0
        self.ended = 0


class TableLoad:
    """One table: the connections of its seats, and of those who watch."""

    def __init__(self, load: Load, table: str, seats: Sequence[Visitor], watching: int) -> None:
        """Play at a table that has started."""
        self.load = load
        self.table = table
        self.visitors = list(seats)
        self.watching = watching
        self.sockets: list[ClientConnection] = []
        self._asks: dict[int, OwnAsk] = {}
        self._sent: dict[int, float] = {}  # seq -> when the answer that becomes it was sent
        self._seq = 0
        self._over = False
        self._heard = asyncio.Event()

    async def connect(self, spectator: Visitor) -> None:
        """Connect every seat, and those who watch."""
        for seat, visitor in [*enumerate(self.visitors), *[(None, spectator)] * self.watching]:
            socket = await connect(
                visitor.live_address,
                additional_headers=visitor.headers,
                compression=None,
                ping_interval=None,
                proxy=None,
                max_queue=None,
            )
            self.sockets.append(socket)
            await socket.send(protocol.write(Hello(protocol=protocol.PROTOCOL)))
            await socket.send(protocol.write(Watch(table=self.table, seat=seat)))

    async def listen(self, number: int) -> None:
        """Hear everything that one connection is told, and note how long it took."""
        seat = number if number < len(self.visitors) else None
        async for frame in self.sockets[number]:
            told = _decoder.decode(frame)
            if told.type not in ("update", "snapshot"):
                continue
            seq = told.happened.seq if told.happened is not None else told.seq
            sent = self._sent.get(seq)
            if sent is not None:
                self.load.times.append(time.perf_counter() - sent)
            if seat is not None and told.now is not None:
                self._note(seat, seq, told.now)

    def _note(self, seat: int, seq: int, now: _Now) -> None:
        owed = any(asked.seat == seat for asked in now.asks)
        if now.ask is not None and owed:
            self._asks[seat] = now.ask
        else:
            self._asks.pop(seat, None)
        self._seq = max(self._seq, seq)
        if now.outcome is not None:
            self._over = True
        self._heard.set()

    async def drive(self, rate: float, until: float, offset: float) -> None:
        """Answer one ask at every tick, as long as somebody is asked."""
        number = 0
        begin = time.perf_counter() + offset
        while not self._over:
            tick = begin + number / rate
            now = time.perf_counter()
            if tick > until or now > until:
                return
            if tick > now:
                await asyncio.sleep(tick - now)
            number += 1
            await self._until(lambda: bool(self._asks))
            if self._asks:
                await self._answer(number)
        self.load.ended += 1

    async def _answer(self, number: int) -> None:
        seat, ask = self._asks.popitem()
        seq = self._seq + 1
        option = ask.options[(number * 7) % len(ask.options)].name
        answer = Answer(table=self.table, seat=seat, move_id=f"m{number}", question=ask.question, option=option)
        self._sent[seq] = time.perf_counter()
        self.load.decisions += 1
        await self.sockets[seat].send(protocol.write(answer))
        await self._until(lambda: self._seq >= seq)

    async def _until(self, ready: Callable[[], bool]) -> None:
        while not ready() and not self._over:
            self._heard.clear()
            await asyncio.wait_for(self._heard.wait(), 30)


def run(game: str, tables: int, connections: int, rate: float, seconds: float, seats: int) -> Report:
    """Run the load test with a hall of its own, and return what was measured."""
    with tempfile.TemporaryDirectory(prefix="duskhall-load-") as folder:
        server = subprocess.Popen(
            [sys.executable, "-m", "duskhall", "serve", "--port", "0", "--db", f"sqlite:///{folder}/hall.sqlite3"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **LIMITS, "LANG": "C", "LC_ALL": "C"},
        )
        try:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
            return asyncio.run(_measure(address, server.pid, game, tables, connections, rate, seconds, seats))
        finally:
            server.terminate()
            server.wait(30)


async def _measure(
    address: str, pid: int, game: str, tables: int, connections: int, rate: float, seconds: float, seats: int
) -> Report:
    spectator = Visitor(address, "Spectator")
    _seat_people(address, game, seats)  # so that what the game itself takes is not counted as a table's
    empty = _memory(pid)
    load = Load()
    loads = [TableLoad(load, *_seat_people(address, game, seats), connections - seats) for _ in range(tables)]
    live = _memory(pid)
    for each in loads:
        await each.connect(spectator)
    listening = [asyncio.create_task(each.listen(number)) for each in loads for number in range(connections)]
    await asyncio.sleep(1)
    connected = _memory(pid)
    began = time.perf_counter()
    until = began + seconds
    await asyncio.gather(*(each.drive(rate, until, number / tables / rate) for number, each in enumerate(loads)))
    took = time.perf_counter() - began
    await asyncio.sleep(1)
    at_end = _memory(pid)
    for task in listening:
        task.cancel()
    for each in loads:
        for socket in each.sockets:
            socket.transport.abort()
    spectator.close()
    times = sorted(1000 * each for each in load.times) or [0.0]
    number = tables * connections
    return Report(
        game=game,
        tables=tables,
        connections=number,
        wanted_per_s=tables * rate,
        seconds=round(took, 1),
        decisions=load.decisions,
        decisions_per_s=round(load.decisions / took, 1),
        messages=len(load.times),
        messages_per_s=round(len(load.times) / took, 1),
        p50_ms=round(times[len(times) // 2], 2),
        p99_ms=round(times[int(len(times) * 0.99)], 2),
        worst_ms=round(times[-1], 2),
        kb_per_table=round((live - empty) / tables, 1),
        kb_per_connection=round((connected - live) / number, 1),
        kb_per_table_at_end=round((at_end - connected + live - empty) / tables, 1),
        ended_tables=load.ended,
    )


def _seat_people(address: str, game: str, seats: int) -> tuple[str, list[Visitor]]:
    """Start a game with a person in every seat."""
    people = [Visitor(address, f"Player {seat + 1}") for seat in range(seats)]
    info = people[0].post("/api/tables", game=game, seats=seats, public=True)
    table = str(info["table"])
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{table}/join")
        person.post(f"/api/tables/{table}/sit", seat=seat)
        person.post(f"/api/tables/{table}/ready")
    people[0].post(f"/api/tables/{table}/start")
    for person in people:
        person.close()
    return table, people


def usual_seats(game: str, connections: int) -> int:
    """Return how many of a table's connections sit: as many as the game allows."""
    return min(games.find(game).seats[-1], connections)


def _memory(pid: int) -> float:
    """Return the memory that a process has in use, in kilobytes."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii", errors="replace").splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0
