"""What a hall with its usual limits answers while somebody attacks it: `python benchmarks/abuse.py [--seconds N]`.

Starts a hall of its own on this machine.  Each attack comes from another process and another address of the loopback
interface, and begins again as often as it is cut off.  Beside it an honest table plays, ten decisions a second, and
somebody asks for /healthz twenty times a second, each time over a new connection.  Prints a table in Markdown, with
the load average: on a busy machine everything takes longer, so the first row is the hall without any attack.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Any, NamedTuple

from duskhall.hall import protocol, wire
from duskhall.hall.client import Visitor
from duskhall.hall.protocol import Answer, Hello, Say, Snapshot, Update, Watch
from duskhall.hall.tools.loadtest import cpu_seconds

ELSEWHERE = "127.0.0.2"
BYTES_PER_S = 10_000_000
PIECE = 250_000  # bytes that are sent at a time
GUESTS_PER_S = 50
HALF_OPEN = 2_000
CHATTING = 100
REPLAYS = 40
WANTED_MS = 250
HELLO = wire.client_frame(protocol.encode(Hello(protocol=protocol.PROTOCOL)))


def _many(frame: bytes) -> bytes:
    return frame * max(1, PIECE // len(frame))


FLOODS = {
    "pings as text": _many(wire.client_frame(b'{"type":"ping"}')),
    "control pings": _many(wire.client_frame(b"", wire.PING)),
    "binary frames": _many(b"\x82" + wire.client_frame(bytes(10_000))[1:]),
    "fragments": b"\x01" + wire.client_frame(b"{")[1:] + _many(b"\x00" + wire.client_frame(b"")[1:]),
    "empty frames": _many(wire.client_frame(b"")),
}


# --- The attacks, each in a process of its own -------------------------------------------------------------------


class Target(NamedTuple):
    """The hall, whom the attacker is at it, and a table that it may watch and talk at."""

    port: int
    token: str
    table: str


Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def connect(target: Target) -> Connection:
    """Connect from the attacker's address."""
    return await asyncio.open_connection("127.0.0.1", target.port, local_addr=(ELSEWHERE, 0))


async def open_live(target: Target) -> Connection:
    """Open a WebSocket."""
    reader, writer = await connect(target)
    writer.write(
        b"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nAuthorization: Bearer %s\r\n\r\n"
        % target.token.encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def again_and_again(once: Callable[[], Awaitable[None]]) -> None:
    """Do something for ever, whatever comes of it, but not more than a thousand times a second."""
    while True:
        with suppress(OSError, EOFError, asyncio.LimitOverrunError):
            await once()
        await asyncio.sleep(0.001)


async def flood(target: Target, frames: bytes, rate: float = BYTES_PER_S) -> None:
    """Send frames at a rate over one connection, until it is cut off."""
    _, writer = await open_live(target)
    try:
        writer.write(HELLO)
        while True:
            writer.write(frames)
            await writer.drain()
            await asyncio.sleep(len(frames) / rate)
    finally:
        writer.transport.abort()


async def half_open(target: Target, begun: bytes) -> None:
    """Begin a request and wait until the hall gives it up."""
    reader, writer = await connect(target)
    try:
        writer.write(begun)
        await reader.read()
    finally:
        writer.transport.abort()


async def ask(target: Target, request: str, body: str = "") -> None:
    """Send one request over a new connection, and read the answer."""
    reader, writer = await connect(target)
    try:
        writer.write(
            f"{request} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {target.token}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()
        )
        await reader.read()
    finally:
        writer.transport.abort()


async def attack(name: str, target: Target) -> None:
    """Attack for ever."""
    if name in FLOODS:
        await again_and_again(lambda: flood(target, FLOODS[name]))
    said = wire.client_frame(protocol.encode(Say(table=target.table, text="x" * 400))) * 20
    repeated: dict[str, tuple[int, Callable[[], Awaitable[None]]]] = {
        "half-open requests": (HALF_OPEN, lambda: half_open(target, b"GET / HTTP/1.1\r\nHost: x\r\n")),
        "slow bodies": (
            HALF_OPEN,
            lambda: half_open(target, b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"),
        ),
        "connections that chat": (CHATTING, lambda: flood(target, said)),
        "parallel replays": (REPLAYS, lambda: ask(target, f"GET /api/tables/{target.table}/replay?count=500")),
        "requests without end": (20, lambda: ask(target, "GET /api/games")),
    }
    if name in repeated:
        number, once = repeated[name]
        await asyncio.gather(*(again_and_again(once) for _ in range(number)))
    running = set()
    while name == "guests":
        task = asyncio.ensure_future(ask(target, "POST /api/people", '{"name": "Eve"}'))
        running.add(task)
        task.add_done_callback(running.discard)
        await asyncio.sleep(1 / GUESTS_PER_S)


ATTACKS = {
    "": "none",
    **{name: f"10 MB/s of {name} on one connection" for name in FLOODS},
    "half-open requests": f"{HALF_OPEN:,} half-open requests",
    "slow bodies": f"{HALF_OPEN:,} bodies that do not end",
    "connections that chat": f"{CHATTING} connections that chat at full speed",
    "parallel replays": f"{REPLAYS} parallel replays",
    "guests": f"{GUESTS_PER_S} guests a second",
    "requests without end": "20 connections that ask without end",
}


# --- The honest ones ---------------------------------------------------------------------------------------------


class Honest:
    """Two people at a table, who decide ten times a second, and how long both take to hear of it."""

    def __init__(self, address: str) -> None:
        """Come in, and begin a game that anybody may watch."""
        self.people = [Visitor(address, name) for name in ("Ana", "Bo")]
        self.clients: list[wire.WireClient] = []
        self.times: list[float] = []
        self._told: list[Any] = [None, None]
        self._heard = asyncio.Event()
        self._numbers = count()
        self.table = ""

    def begin(self) -> None:
        """Start a game."""
        host, guest = self.people
        self.table = str(host.post("/api/tables", game="dungeon-cards", seats=2, public=True)["table"])
        for what, body in (("join", {}), ("sit", {"seat": 1}), ("ready", {})):
            guest.post(f"/api/tables/{self.table}/{what}", **body)
        host.post(f"/api/tables/{self.table}/start")

    async def sit_down(self) -> None:
        """Connect, and watch the table."""
        for seat, person in enumerate(self.people):
            client = await wire.connect(person.live_address, person.headers, partial(self._hear, seat))
            self.clients.append(client)
            client.send(protocol.encode(Hello(protocol=protocol.PROTOCOL)))
        await self._watch()

    async def _watch(self) -> None:
        self._told = [None, None]
        for seat, client in enumerate(self.clients):
            client.send(protocol.encode(Watch(table=self.table, seat=seat)))
        await self._both()

    def _hear(self, seat: int, frame: bytes) -> None:
        message = protocol.read_server(frame.decode())
        if isinstance(message, Snapshot | Update) and message.now is not None and message.table == self.table:
            self._told[seat] = message.now
            self._heard.set()

    async def _both(self) -> None:
        while None in self._told:
            self._heard.clear()
            await asyncio.wait_for(self._heard.wait(), 60)

    async def play(self, until: float) -> None:
        """Play on and on."""
        for number in self._numbers:
            now = self._told[0]
            if time.perf_counter() > until:
                return
            if now.outcome is not None:
                await asyncio.to_thread(self.begin)
                await self._watch()
                continue
            seat = now.asks[0].seat
            asked = self._told[seat].ask
            self._told = [None, None]
            began = time.perf_counter()
            option = asked.options[number % len(asked.options)].name
            answer = Answer(table=self.table, seat=seat, move_id=f"m{number}", question=asked.question, option=option)
            self.clients[seat].send(protocol.encode(answer))
            await self._both()
            self.times.append(time.perf_counter() - began)
            await asyncio.sleep(max(0.0, began + 0.1 - time.perf_counter()))


async def look_at_health(port: int, until: float) -> list[float]:
    """Ask for /healthz again and again, and return how long each answer took; a refusal counts as a minute."""
    times = []
    while (began := time.perf_counter()) < until:
        took = 60.0
        with suppress(OSError, EOFError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            said = await reader.read()
            writer.close()
            took = time.perf_counter() - began if said.startswith(b"HTTP/1.1 200") else took
        times.append(took)
        await asyncio.sleep(max(0.0, began + 0.05 - time.perf_counter()))
    return times


# --- Measuring ---------------------------------------------------------------------------------------------------


async def measure(name: str, address: str, pid: int, seconds: float) -> list[str]:
    """Attack, and return a row of the table."""
    port = int(address.rpartition(":")[2])
    honest, mallory = Honest(address), Visitor(address, "Mallory")
    honest.begin()
    talk = str(mallory.post("/api/tables", game="dungeon-cards", seats=2)["table"])
    await honest.sit_down()
    await honest.play(time.perf_counter() + 1)
    honest.times.clear()
    where = talk if name == "connections that chat" else honest.table
    command = [sys.executable, __file__, "--attack", name, "--target", f"{port},{mallory.token},{where}"]
    attacker = subprocess.Popen(command) if name else None
    used = cpu_seconds(pid)
    try:
        until = time.perf_counter() + seconds
        health, _ = await asyncio.gather(look_at_health(port, until), honest.play(until))
        used = cpu_seconds(pid) - used
    finally:
        if attacker is not None:
            attacker.kill()
            attacker.wait()
        for client in honest.clients:
            client.abort()
        for person in (*honest.people, mallory):
            person.close()
    load = os.getloadavg()[0]
    shown = [f"{1000 * share(times, part):.0f}" for times in (honest.times, health) for part in (0.5, 0.99)]
    return [ATTACKS[name], str(len(honest.times)), *shown, f"{100 * used / seconds:.0f} %", f"{load:.1f}"]


def share(times: list[float], part: float) -> float:
    """Return the time that a part of all stay beneath."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


async def measure_all(seconds: float, names: list[str]) -> list[list[str]]:
    """Measure each attack at a hall of its own."""
    rows = []
    for name in names:
        with tempfile.TemporaryDirectory(prefix="duskhall-abuse-") as folder:
            hall = subprocess.Popen(
                [sys.executable, "-m", "duskhall", "serve", "--port", "0", "--db", f"sqlite:///{folder}/hall.sqlite3"],
                stdout=subprocess.PIPE,
                text=True,
                env={**os.environ, "LANG": "C", "LC_ALL": "C", "DUSKHALL_ANSWER_WINDOW": "0"},
            )
            try:
                assert hall.stdout is not None
                address = next(word for word in hall.stdout.readline().split() if word.startswith("http"))
                rows.append(await measure(name, address.replace("localhost", "127.0.0.1"), hall.pid, seconds))
            finally:
                hall.terminate()
                hall.wait(30)
        sys.stderr.write(" | ".join(rows[-1]) + "\n")
    return rows


def main() -> int:
    """Measure, print a table, and end with status 1 where somebody honest had to wait too long."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--only", choices=[*ATTACKS], action="append")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--target", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        port, token, table = given.target.split(",")
        asyncio.run(attack(given.attack, Target(int(port), token, table)))
    began = os.getloadavg()[0]
    rows = asyncio.run(measure_all(given.seconds, given.only or list(ATTACKS)))
    out = sys.stdout.write
    out(f"{os.cpu_count()} cores, load average {began:.1f} before; {given.seconds:.0f} s each; times in ms.\n\n")
    out("| attack | decisions | table p50 | table p99 | /healthz p50 | /healthz p99 | hall's core | load average |\n")
    out("|---|---|---|---|---|---|---|---|\n")
    for row in rows:
        out(f"| {' | '.join(row)} |\n")
    return int(any(float(row[place]) > WANTED_MS for row in rows for place in (3, 5)))


if __name__ == "__main__":
    sys.exit(main())
