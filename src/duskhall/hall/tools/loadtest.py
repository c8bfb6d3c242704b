"""How much a hall bears: many tables, many connections, decisions at a fixed rate, and how long everybody waits.

Starts a hall of its own in another process, on a durable store in
a temporary folder, seats people at every table and lets the rest watch.  Every table gets decisions at the same rate;
the time from sending an answer to each connection's hearing of it is what counts.
"""

import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import uvloop

from duskhall import games
from duskhall.hall import protocol, wire
from duskhall.hall.client import Visitor
from duskhall.hall.config import PREFIX, UNLIMITED
from duskhall.hall.protocol import Answer, Hello, OwnAsk, Watch

LIMITS: Final = {
    **{PREFIX + name.upper(): str(most) for name, most in UNLIMITED.items()},  # everybody comes from one address
    "DUSKHALL_ANSWER_WINDOW": "0",  # what is measured is how long the hall takes, not how long it waits
    "DUSKHALL_LOG_LEVEL": "warning",
}


class _Asked(msgspec.Struct):
    seat: int


class _Now(msgspec.Struct):
    asks: list[_Asked]
    ask: OwnAsk | None = None
    outcome: Any = None


class _Told(msgspec.Struct):
    """As much of a frame as a seat needs to go on."""

    now: _Now | None = None


_decoder: Final = msgspec.json.Decoder(_Told)
_TOLD: Final = (b'{"type":"update"', b'{"type":"snapshot"')
_SEQ: Final = re.compile(rb'"seq":(\d+)')


class Report(msgspec.Struct):
    """What was measured; times in milliseconds, memory in kilobytes.

    `server_cpu_ms` and `load_cpu_ms` are what one decision, told to everybody at its table, takes of a processor.
    """

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
    server_cpu_ms: float
    load_cpu_ms: float
    kb_per_table: float
    kb_per_connection: float
    kb_per_table_at_end: float
    ended_tables: int


class Load:
    """What was measured at all tables of a load test."""

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
        self.clients: list[wire.WireClient] = []
        self._asks: dict[int, OwnAsk] = {}
        self._sent: dict[int, float] = {}  # seq -> when the answer that becomes it was sent
        self._seq = 0
        self._told = 0  # how many connections have heard of it
        self._over = False
        self._heard = asyncio.Event()

    async def connect(self, spectator: Visitor) -> None:
        """Connect every seat, and those who watch."""
        for seat, visitor in [*enumerate(self.visitors), *[(None, spectator)] * self.watching]:
            client = await wire.connect(visitor.live_address, visitor.headers, partial(self._hear, seat))
            self.clients.append(client)
            client.send(protocol.encode(Hello(protocol=protocol.PROTOCOL)))
            client.send(protocol.encode(Watch(table=self.table, seat=seat)))

    def _hear(self, seat: int | None, frame: bytes) -> None:
        """Note how long it took until a connection heard of an answer, and what its seat is asked next."""
        if not frame.startswith(_TOLD):
            return
        found = _SEQ.search(frame)
        seq = int(found[1]) if found is not None else 0
        if seq > self._seq:
            self._seq, self._told = seq, 0
        self._told += 1
        sent = self._sent.get(seq)
        if sent is not None:
            self.load.times.append(time.perf_counter() - sent)
        if seat is not None:
            self._note(seat, _decoder.decode(frame).now)
        if self._told >= len(self.clients):
            self._heard.set()

    def _note(self, seat: int, now: _Now | None) -> None:
        self._asks.pop(seat, None)
        if now is not None and now.ask is not None and any(asked.seat == seat for asked in now.asks):
            self._asks[seat] = now.ask
        if now is not None and now.outcome is not None:
            self._over = True

    async def drive(self, rate: float, until: float, offset: float) -> bool:
        """Answer one ask at every tick, until the time or the game is over; say whether it was the game."""
        number = 0
        begin = time.perf_counter() + offset
        while not self._over:
            tick = begin + number / rate
            now = time.perf_counter()
            if tick > until or now > until:
                return False
            if tick > now:
                await asyncio.sleep(tick - now)
            number += 1
            await self._answer(number)
        self.load.ended += 1
        return True

    async def _answer(self, number: int) -> None:
        """Answer for somebody who is asked, and wait until every connection has heard of it."""
        seat, ask = self._asks.popitem()
        seq = self._seq + 1
        option = ask.options[(number * 7) % len(ask.options)].name
        answer = Answer(table=self.table, seat=seat, move_id=f"m{number}", question=ask.question, option=option)
        self._sent[seq] = time.perf_counter()
        self.load.decisions += 1
        self.clients[seat].send(protocol.encode(answer))
        while self._seq < seq or self._told < len(self.clients):
            self._heard.clear()
            await asyncio.wait_for(self._heard.wait(), 30)


def run(game: str, tables: int, connections: int, rate: float, seconds: float, seats: int, further: int = 0) -> Report:
    """Run the load test with a hall of its own, and return what was measured.

    `further` tables wait until one of the first is over, and take its place.
    """
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
            return uvloop.run(_measure(address, server.pid, game, tables, connections, rate, seconds, seats, further))
        finally:
            server.terminate()
            server.wait(30)


async def _measure(
    address: str,
    pid: int,
    game: str,
    tables: int,
    connections: int,
    rate: float,
    seconds: float,
    seats: int,
    further: int,
) -> Report:
    spectator = Visitor(address, "Spectator")
    _seat_people(address, game, seats)  # so that what the game itself takes is not counted as a table's
    empty = memory_kb(pid)
    load = Load()
    number = tables + further
    loads = [TableLoad(load, *_seat_people(address, game, seats), connections - seats) for _ in range(number)]
    live = memory_kb(pid)
    for each in loads:
        await each.connect(spectator)
    await asyncio.sleep(1)
    connected = memory_kb(pid)
    waiting = loads[tables:]

    async def drive(each: TableLoad, offset: float) -> None:
        while await each.drive(rate, until, offset) and waiting:
            each, offset = waiting.pop(), 0.0

    began, server_cpu, own_cpu = time.perf_counter(), cpu_seconds(pid), time.process_time()
    until = began + seconds
    await asyncio.gather(*(drive(each, place / tables / rate) for place, each in enumerate(loads[:tables])))
    took = time.perf_counter() - began
    server_cpu, own_cpu = cpu_seconds(pid) - server_cpu, time.process_time() - own_cpu
    await asyncio.sleep(1)
    at_end = memory_kb(pid)
    for each in loads:
        for client in each.clients:
            client.abort()
    spectator.close()
    times = sorted(1000 * each for each in load.times) or [0.0]
    return Report(
        game=game,
        tables=tables,
        connections=tables * connections,
        wanted_per_s=tables * rate,
        seconds=round(took, 1),
        decisions=load.decisions,
        decisions_per_s=round(load.decisions / took, 1),
        messages=len(load.times),
        messages_per_s=round(len(load.times) / took, 1),
        p50_ms=round(times[len(times) // 2], 2),
        p99_ms=round(times[int(len(times) * 0.99)], 2),
        worst_ms=round(times[-1], 2),
        server_cpu_ms=round(1000 * server_cpu / max(1, load.decisions), 3),
        load_cpu_ms=round(1000 * own_cpu / max(1, load.decisions), 3),
        kb_per_table=round((live - empty) / number, 1),
        kb_per_connection=round((connected - live) / (number * connections), 1),
        kb_per_table_at_end=round((at_end - connected + live - empty) / number, 1),
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


def memory_kb(pid: int) -> float:
    """Return the memory that a process has in use, in kilobytes."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii", errors="replace").splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0


def cpu_seconds(pid: int) -> float:
    """Return the processor time that a process has used, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
