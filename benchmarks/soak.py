"""A hall that people use for a day, in half an hour: `python benchmarks/soak.py [--minutes M] [--hours H]`.

Starts a hall in a process of its own whose clock and date are moved on by an hour at a time, H hours in all.
Circles of people come in, open tables of all games, play, chat, watch, leave in the middle and have a bot play on, or
open a table and never start it.  Memory, handles and bytes per live table of the hall are read every two seconds; ends
with status 1 if one of them is more than 5 % higher in the last sixth of the time than in the second sixth (minutes
5 to 10 of 30), or if the hall counted an error.  DUSKHALL_SCALE=full takes 30 minutes with 60 circles.

Memory is what the hall occupies; bytes per live table are what it has in use, beyond what it had before anybody came,
divided by the tables of the same moments.  (What it occupies stays at the most that was ever needed at once.)  Where
the machine has other work for a while, fewer tables come about, and more or fewer people are connected for each: growth
of handles and of bytes per table is what is left of it for as many tables and connections as there were at first.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from alike import growth
from heap import in_use_kb

from duskhall.hall import clock, protocol, server, wire
from duskhall.hall.client import Unreachable, Visitor
from duskhall.hall.config import PREFIX, UNLIMITED, load
from duskhall.hall.denied import Denied
from duskhall.hall.hall import Hall
from duskhall.hall.protocol import Answer, Error, Hello, Now, Refused, Say, Snapshot, Update, Watch
from duskhall.hall.tools.loadtest import memory_kb

MINUTES: Final = {"small": 1.0, "full": 30.0}
CIRCLES: Final = {"small": 8, "full": 60}
HOURS: Final = {"small": 4, "full": 24}
ALLOWED: Final = 0.05  # by which what is measured may grow
STEP: Final = 3600.0  # seconds by which the hall's time is moved on
READ_EVERY: Final = 2.0
PARTS: Final = 6  # of the time: the first is for warming up, the second is compared with the last
THINKING: Final = 0.4  # seconds between two decisions at a table, on average
# What each circle plays, always the same, so that what is measured is always of the same games.
GAMES: Final = (("dungeon-cards", 3), ("bloodborne-card", 3), ("blood-bound", 6), ("bloodborne-board", 2))
CONFIG: Final = {
    **{PREFIX + name.upper(): str(most) for name, most in UNLIMITED.items()},
    "DUSKHALL_ANSWER_WINDOW": "0.1",
    "DUSKHALL_BOT_PACE": "0.1",
    "DUSKHALL_BOT_SECONDS": "7200",  # an hour that passes at once is no reason to replace a bot
    "DUSKHALL_EXPIRE_OPEN_HOURS": "2",
    "DUSKHALL_PRUNE_PEOPLE_DAYS": "1",
    "DUSKHALL_PRUNE_OPEN_DAYS": "1",
    "DUSKHALL_CALENDAR_GRACE_HOURS": "2",
    "DUSKHALL_LOG_LEVEL": "warning",
}


# --- The hall ----------------------------------------------------------------------------------------------------


class _LaterLoop(asyncio.SelectorEventLoop):
    """A loop whose time is moved on; it stands for the module `time` in the hall's clock, too."""

    ahead = 0.0

    def time(self) -> float:
        return time.monotonic() + self.ahead

    def move_on(self) -> None:
        """Let an hour pass."""
        self.ahead += STEP


class _Date:
    """The date, which goes on with the loop's time."""

    def __init__(self, loop: _LaterLoop) -> None:
        self._loop = loop
        self.monotonic = loop.time

    def time(self) -> float:
        return time.time() + self._loop.ahead


def serve(db: str, metrics_port: int) -> None:
    """Run the hall; SIGUSR1 lets an hour pass, and at SIGUSR2 it says how much memory is in use for how many tables."""
    config = load({"port": 0, "db": db, "metrics_port": metrics_port})

    def tell(line: str) -> None:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    def state(hall: Hall) -> str:
        return f"{in_use_kb()} {len(hall.rooms)} {hall.budgets.websockets}"

    async def run() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, _LaterLoop)
        vars(clock)["time"] = _Date(loop)
        opened, sockets = server.prepare(config, tell)
        loop.add_signal_handler(signal.SIGUSR1, loop.move_on)
        loop.add_signal_handler(signal.SIGUSR2, lambda: tell(state(opened.hall)))
        await server.run(opened, sockets)

    server.keep_pauses_short()
    with asyncio.Runner(loop_factory=_LaterLoop) as runner:
        runner.run(run())


# --- The people --------------------------------------------------------------------------------------------------


@dataclass
class Tally:
    """What people did, and what went wrong for them."""

    tables: int = 0
    decisions: int = 0
    lines: int = 0
    ended: int = 0
    abandoned: int = 0
    left: int = 0
    lost: int = 0  # connections, or requests that were denied


class Player:
    """Somebody at a table, over one connection."""

    def __init__(self, visitor: Visitor, table: str, seat: int | None) -> None:
        """Sit in a seat, or watch."""
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.now: Now | None = None
        self._client: wire.WireClient | None = None
        self._moves = 0

    async def connect(self) -> None:
        """Come to the table."""
        self._client = await wire.connect(self.visitor.live_address, self.visitor.headers, self._hear)
        self.send(Hello(protocol=protocol.PROTOCOL))
        self.send(Watch(table=self.table, seat=self.seat))

    def _hear(self, frame: bytes) -> None:
        message = protocol.read_server(frame.decode())
        if isinstance(message, Snapshot | Update) and message.now is not None:
            self.now = message.now
        elif isinstance(message, Refused | Error):
            self.send(Watch(table=self.table, seat=self.seat))

    def send(self, message: Any) -> None:
        """Say something to the hall."""
        if self._client is not None:
            self._client.send(protocol.encode(message))

    def decide(self, chance: random.Random) -> bool:
        """Answer what is asked; False where nothing is."""
        now = self.now
        if now is None or now.ask is None or not any(asked.seat == self.seat for asked in now.asks):
            return False
        self._moves += 1
        option = chance.choice(now.ask.options).name
        move = f"m{self._moves}-{chance.randrange(10**9)}"
        self.now = None
        self.send(Answer(table=self.table, seat=self.seat or 0, move_id=move, question=now.ask.question, option=option))
        return True

    def leave(self) -> None:
        """Go away without a word."""
        if self._client is not None:
            self._client.abort()
            self._client = None


class Circle:
    """A few people who meet at one table after another."""

    def __init__(self, address: str, number: int, tally: Tally) -> None:
        """Let them play what their circle plays."""
        self.address = address
        self.game, self.seats = GAMES[number % len(GAMES)]
        self.tally = tally
        self.chance = random.Random(number)
        self.people: list[Visitor] = []

    async def meet(self, over: Callable[[], bool]) -> None:
        """Meet again and again."""
        while not over():
            try:
                await self._evening(over)
            except (Denied, Unreachable, OSError):
                self.tally.lost += 1
                await asyncio.sleep(THINKING)

    async def _evening(self, over: Callable[[], bool]) -> None:
        await asyncio.to_thread(self._gather)
        table = await asyncio.to_thread(self._sit_down)
        self.tally.tables += 1
        if self.chance.random() < 0.15:
            self.tally.abandoned += 1
            return
        await asyncio.to_thread(self.people[0].post, f"/api/tables/{table}/start")
        players = [Player(visitor, table, seat) for seat, visitor in enumerate(self.people[: self.seats - 1])]
        players.append(Player(self.people[-1], table, None))
        try:
            for player in players:
                await player.connect()
            await self._play(players, over)
        finally:
            for player in players:
                player.leave()

    def _gather(self) -> None:
        """Let somebody new come in place of another now and then; one more than sits down watches."""
        if len(self.people) == self.seats and self.chance.random() < 0.4:
            self.people.pop(self.chance.randrange(self.seats)).close()
        while len(self.people) < self.seats:
            self.people.append(Visitor(self.address, f"Guest {self.chance.randrange(1000)}"))

    def _sit_down(self) -> str:
        host, *others = self.people
        info = host.post("/api/tables", game=self.game, seats=self.seats, public=True)
        table = str(info["table"])
        for seat, visitor in enumerate(others[: self.seats - 2], 1):
            visitor.post(f"/api/tables/{table}/join")
            visitor.post(f"/api/tables/{table}/sit", seat=seat)
            visitor.post(f"/api/tables/{table}/ready", contribution=str(self.chance.random()))
        others[-1].post(f"/api/tables/{table}/join")
        host.post(f"/api/tables/{table}/bots", bot="random")
        for visitor in self.people:
            visitor.close()
        return table

    async def _play(self, players: list[Player], over: Callable[[], bool]) -> None:
        """Play a while, talk a little, and let one leave a bot in their place now and then."""
        *seated, spectator = players
        for _ in range(self.chance.randrange(20, 120)):
            await asyncio.sleep(THINKING * (0.5 + self.chance.random()))
            if over():
                return
            if spectator.now is not None and spectator.now.outcome is not None:
                self.tally.ended += 1
                return
            self.tally.decisions += sum(player.decide(self.chance) for player in seated)
            if self.chance.random() < 0.1:
                speaker = self.chance.choice(seated)
                speaker.send(Say(table=speaker.table, text="Well played. " * self.chance.randrange(1, 20)))
                self.tally.lines += 1
            if len(seated) > 1 and self.chance.random() < 0.02:
                gone = seated.pop()
                await asyncio.to_thread(gone.visitor.post, f"/api/tables/{gone.table}/leave")
                gone.leave()
                self.tally.left += 1


# --- Measuring ---------------------------------------------------------------------------------------------------


@dataclass
class Readings:
    """What was read of the hall, by when."""

    at: list[float] = field(default_factory=list)
    memory_kb: list[float] = field(default_factory=list)
    in_use_kb: list[float] = field(default_factory=list)
    handles: list[float] = field(default_factory=list)
    tables: list[float] = field(default_factory=list)
    connections: list[float] = field(default_factory=list)

    def between(self, begin: float, end: float, what: str) -> list[float]:
        """Return what was read of something in a part of the time."""
        return [value for at, value in zip(self.at, getattr(self, what), strict=True) if begin <= at <= end]


def counted(metrics: str, name: str) -> float:
    """Return one of the hall's own figures."""
    with urllib.request.urlopen(metrics, timeout=30) as answer:
        lines = answer.read().decode().splitlines()
    return next((float(line.split()[1]) for line in lines if line.startswith(f"duskhall_{name} ")), 0.0)


def in_use(hall: "subprocess.Popen[str]") -> tuple[float, float, float]:
    """Return how many kilobytes the hall has in use, and for how many tables and connections."""
    assert hall.stdout is not None
    hall.send_signal(signal.SIGUSR2)
    kilobytes, tables, connections = map(float, hall.stdout.readline().split())
    return kilobytes, tables, connections


async def soak(
    address: str, metrics: str, hall: "subprocess.Popen[str]", minutes: float, hours: int, circles: int
) -> dict[str, Any]:
    """Let people use the hall, and return what was measured."""
    seconds, pid, empty = 60 * minutes, hall.pid, in_use(hall)[0]
    began = time.monotonic()
    readings, tally = Readings(), Tally()

    def elapsed() -> float:
        return time.monotonic() - began

    async def read() -> None:
        while elapsed() < seconds:
            used, tables, connections = await asyncio.to_thread(in_use, hall)
            readings.at.append(elapsed())
            readings.in_use_kb.append(used)
            readings.memory_kb.append(memory_kb(pid))
            readings.handles.append(len(os.listdir(f"/proc/{pid}/fd")))
            readings.tables.append(tables)
            readings.connections.append(connections)
            if len(readings.at) % 30 == 0:
                sys.stderr.write(
                    f"{elapsed() / 60:6.1f} min {readings.memory_kb[-1]:>10,.0f} kB, {used:>10,.0f} in use "
                    f"{readings.handles[-1]:>6,.0f} handles {tables:>5,.0f} tables {tally.decisions:>8,} decisions\n"
                )
            await asyncio.sleep(READ_EVERY)

    async def move_on() -> None:
        for hour in range(hours):
            await asyncio.sleep(max(0.0, seconds * (hour + 1) / (hours + 1) - elapsed()))
            os.kill(pid, signal.SIGUSR1)

    def is_over() -> bool:
        """Say whether the time is over; on a machine that is too busy for anything, when something was decided."""
        return elapsed() >= seconds and tally.decisions > 0

    meeting: list[Coroutine[Any, Any, None]] = [
        Circle(address, number, tally).meet(is_over) for number in range(circles)
    ]
    await asyncio.gather(read(), move_on(), *meeting)
    errors, failures = (counted(metrics, f"{name}_total") for name in ("errors", "write_failures"))
    return {
        "minutes": minutes,
        "hours": hours,
        "circles": circles,
        **vars(tally),
        "errors": errors,
        "write_failures": failures,
        **compared(readings, seconds, empty),
        "load_average": os.getloadavg()[1],
    }


def compared(readings: Readings, seconds: float, empty: float) -> dict[str, list[float]]:
    """Return, for everything that must not grow, how it was after warming up, at the end, and by how much it grew."""
    part = seconds / PARTS
    spans = (part, 2 * part), (seconds - part, seconds)

    def read(what: str) -> list[list[float]]:
        return [readings.between(begin, end, what) for begin, end in spans]

    def means(what: str) -> list[float]:
        return [sum(values) / max(1, len(values)) for values in read(what)]

    def grown(what: str, base: float = 0.0) -> float:
        """For as many tables and connections as there were at first."""
        first, last = (list(zip(*each, strict=True)) for each in zip(read(what), read("tables"), read("connections")))
        return growth(first, last) / max(1.0, means(what)[0] - base)

    tables = means("tables")
    per_table = [(used - empty) / max(1.0, number) for used, number in zip(means("in_use_kb"), tables, strict=True)]
    occupied = means("memory_kb")
    found = {
        "memory_kb": [*occupied, occupied[1] / max(1.0, occupied[0]) - 1],
        "handles": [*means("handles"), grown("handles")],
        "kb_per_table": [*per_table, grown("in_use_kb", empty)],
    }
    also = {f"mean_{what}": means(what) for what in ("in_use_kb", "tables", "connections")}
    return {name: [round(value, 4) for value in values] for name, values in (found | also).items()}


def main() -> int:
    """Start a hall, let people use it, and say whether it stayed as it was."""
    scale = os.environ.get("DUSKHALL_SCALE", "small")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=MINUTES.get(scale, MINUTES["small"]))
    parser.add_argument("--hours", type=int, default=HOURS.get(scale, HOURS["small"]))
    parser.add_argument("--circles", type=int, default=CIRCLES.get(scale, CIRCLES["small"]))
    parser.add_argument("--serve", nargs=2, metavar=("DB", "PORT"), help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        serve(chosen.serve[0], int(chosen.serve[1]))
        return 0
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    with tempfile.TemporaryDirectory(prefix="duskhall-soak-") as folder:
        command = [sys.executable, __file__, "--serve", f"sqlite:///{folder}/hall.sqlite3", port]
        hall = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **CONFIG})
        try:
            assert hall.stdout is not None
            address = hall.stdout.readline().strip()
            metrics = f"http://127.0.0.1:{port}/metrics"
            report = asyncio.run(soak(address, metrics, hall, chosen.minutes, chosen.hours, chosen.circles))
        finally:
            hall.terminate()
            with suppress(subprocess.TimeoutExpired):
                hall.wait(60)
        report["exit_status"] = hall.returncode
        report["store_kb"] = Path(f"{folder}/hall.sqlite3").stat().st_size // 1024
    sys.stdout.write(json.dumps(report, indent=2) + "\n")
    grew = [name for name in ("memory_kb", "handles", "kb_per_table") if report[name][2] > ALLOWED]
    for name in grew:
        sys.stderr.write(f"{name} grew by {100 * report[name][2]:.1f} %; at most {100 * ALLOWED:.0f} % is allowed.\n")
    wrong = report["errors"] or report["write_failures"] or report["exit_status"]
    return 1 if grew or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
