"""Clients that play through anything, servers that are killed, and a check of what the clients saw."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import count, pairwise
from typing import Any

from tests.patience import PATIENCE, attempts, until
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from duskhall.hall import protocol
from duskhall.hall.client import Unreachable, Visitor
from duskhall.hall.config import UNLIMITED
from duskhall.hall.protocol import Answer, Done, Error, Hello, Refused, Snapshot, Update, Watch

CONFIG = {
    "DUSKHALL_BOT_PACE": "0",
    "DUSKHALL_ANSWER_WINDOW": "0",
    "DUSKHALL_BOT_WORKERS": "1",
    **{f"DUSKHALL_{name.upper()}": str(most) for name, most in UNLIMITED.items()},
    "DUSKHALL_LEASE_SECONDS": "2",
    "DUSKHALL_BOT_SECONDS": "5",
    "DUSKHALL_LOG_LEVEL": "warning",
}


_moments = count()  # what all clients send and hear, in the order in which it happened


class Process:
    """A hall in a process of its own, which can be killed and started again at the same address."""

    def __init__(self, db: str, program: str = "duskhall") -> None:
        self.db = db
        self.program = program
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.log: list[str] = []
        self.start()

    def start(self) -> None:
        """Start, and wait until it says that it is open."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", self.program, "serve", "--port", str(self.port), "--db", self.db, "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **CONFIG},
        )
        assert self.process.stdout is not None
        threading.Thread(target=self._keep_log, args=(self.process,), daemon=True).start()
        line = self.process.stdout.readline()
        assert str(self.port) in line, f"the hall did not open: {line} {''.join(self.log)}"

    def _keep_log(self, process: "subprocess.Popen[str]") -> None:
        assert process.stderr is not None
        with process.stderr:
            self.log.extend(process.stderr)

    def kill(self) -> None:
        """Kill it as a power cut would: no warning, nothing flushed."""
        self.process.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self) -> None:
        """Stop it politely."""
        self.process.terminate()
        self._reap()

    def _reap(self) -> None:
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


@dataclass
class History:
    """What one client did and saw: answers as (move id, option, sent, acknowledged, entry), and versions it read."""

    table: str
    seat: int
    answers: list[tuple[str, str, str, int, int, int]] = field(default_factory=list)
    reads: list[int] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)


class Client:
    """Plays a seat to the end, whatever happens to the connection; a message that got no answer is sent again."""

    def __init__(self, visitor: Visitor, addresses: Sequence[str], table: str, seat: int) -> None:
        self.visitor = visitor
        self.addresses = addresses
        self.history = History(table, seat)
        self.table = table
        self.seat = seat
        self._turn = seat
        self._moves = 0
        self._waiting: tuple[Answer, int] | None = None
        self._last = -1  # the entry that this client's last answer became
        self._over = False
        self._latest: Snapshot | Update | None = None

    async def play(self, acknowledged: "Counter") -> None:
        """Play until the game is over."""
        async for _ in attempts(20 * PATIENCE):
            if self._over:
                return
            self._turn += 1
            address = self.addresses[self._turn % len(self.addresses)]
            try:
                async with connect(
                    f"ws{address.removeprefix('http')}/api/live",
                    additional_headers=self.visitor.headers,
                    compression=None,
                    open_timeout=5,
                    proxy=None,
                ) as live:
                    await self._play_on(live, acknowledged)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                continue

    async def _play_on(self, live: Any, acknowledged: "Counter") -> None:
        await live.send(protocol.write(Hello(protocol=protocol.PROTOCOL)))
        seen = self.history.reads[-1] if self.history.reads and self._waiting is None else None
        await live.send(protocol.write(Watch(table=self.table, seat=self.seat, seen=seen)))
        if self._waiting is not None:
            await live.send(protocol.write(self._waiting[0]))
        while not self._over:
            message = protocol.read_server(await asyncio.wait_for(live.recv(), PATIENCE))
            if isinstance(message, Done):
                self._note(message)
                acknowledged.add()
                if self._latest is not None and seq_of(self._latest) >= message.seq:
                    await self._decide(live, self._latest)  # it had been stored before the connection was lost
            elif isinstance(message, Refused):
                self.history.refused.append(message.reason)
                self._waiting = None
                await live.send(protocol.write(Watch(table=self.table, seat=self.seat)))
            elif isinstance(message, Error):
                assert message.code in ("unavailable", "busy"), message
                await live.close()
            elif isinstance(message, Snapshot | Update):
                self.history.reads.append(seq_of(message))
                self._latest = message
                await self._decide(live, message)

    def _note(self, done: Done) -> None:
        if self._waiting is not None and self._waiting[0].move_id == done.move_id:
            answer, sent = self._waiting
            acknowledged = next(_moments)
            self.history.answers.append((answer.move_id, answer.question, answer.option, sent, acknowledged, done.seq))
            self._waiting = None
            self._last = done.seq

    async def _decide(self, live: Any, message: Snapshot | Update) -> None:
        seq, now = seq_of(message), message.now
        if now is None:
            return
        if now.outcome is not None:
            self._over = True
            return
        owed = any(asked.seat == self.seat for asked in now.asks)
        if owed and now.ask is not None and self._waiting is None and seq >= self._last:
            self._moves += 1
            option = now.ask.options[(seq * 7 + self.seat) % len(now.ask.options)].name
            answer = Answer(
                table=self.table,
                seat=self.seat,
                move_id=f"m{self._moves}",
                question=now.ask.question,
                option=option,
            )
            self._waiting = (answer, next(_moments))
            await live.send(protocol.write(answer))


def seq_of(message: Snapshot | Update) -> int:
    """Return the version that a message shows."""
    return message.seq if isinstance(message, Snapshot) else message.happened.seq


class Counter:
    """Counts acknowledgements, and lets whoever kills servers wait for a number of them."""

    def __init__(self) -> None:
        self.number = 0
        self._more = asyncio.Event()

    def add(self) -> None:
        self.number += 1
        self._more.set()

    async def reach(self, number: int) -> None:
        """Wait until there are so many."""
        while self.number < number:
            self._more.clear()
            await asyncio.wait_for(self._more.wait(), 4 * PATIENCE)


def sit_down(address: str, tables: int, people: int, bots: int, game: str) -> list[tuple[str, list[Visitor]]]:
    """Start games for so many people and bots at each of so many tables."""
    made = []
    for _ in range(tables):
        visitors = [Visitor(address, f"Player {seat}") for seat in range(people)]
        host = visitors[0]
        info = host.post("/api/tables", game=game, seats=people + bots)
        table = str(info["table"])
        for seat, visitor in enumerate(visitors[1:], 1):
            visitor.post(f"/api/tables/{table}/join", invite=info["invite"])
            visitor.post(f"/api/tables/{table}/sit", seat=seat)
            visitor.post(f"/api/tables/{table}/ready", contribution=f"chance {seat}")
        if bots:
            host.post(f"/api/tables/{table}/bots", bot="random")
        host.post(f"/api/tables/{table}/start")
        made.append((table, visitors))
        for visitor in visitors:
            visitor.close()
    return made


def check_history(history: History, record: dict[str, Any]) -> None:
    """Every acknowledgement is in the record at its place, once, in an order that agrees with real time."""
    entries = record["entries"]
    places = []
    for _, question, option, sent, acknowledged, seq in history.answers:
        entry = entries[seq - 1]
        assert (entry["kind"], entry["seat"]) == ("decision", history.seat)
        assert (entry["question"], entry["option"]) == (question, option)
        places.append((sent, acknowledged, seq))
    assert len({seq for _, _, seq in places}) == len(places), "an answer was counted twice"
    for (_, acknowledged, earlier), (sent, _, later) in pairwise(places):
        assert acknowledged <= sent
        assert earlier < later
    own = [entry for entry in entries if entry["kind"] == "decision" and entry["seat"] == history.seat]
    assert len(own) - len(places) in (0, 1), "only the answer that ends a game may go unacknowledged"
    assert history.reads == sorted(history.reads), "a client was shown an older table"
    assert history.reads[-1] == len(entries)


def check_real_time(histories: list[History]) -> None:
    """What was acknowledged before something else was sent stands before it, across all clients of a table."""
    answers = [(sent, done, seq) for history in histories for _, _, _, sent, done, seq in history.answers]
    for _, done, seq in answers:
        assert all(later > seq for sent, _, later in answers if sent > done)


def record_of(visitor: Visitor, table: str) -> dict[str, Any]:
    """Return a table's record, waiting for a server that is just coming back."""
    found: list[dict[str, Any]] = []

    def reached() -> bool:
        with suppress(Unreachable), closing(visitor):
            found.append(visitor.get(f"/api/tables/{table}/record"))
        return bool(found)

    until(reached)
    return found[0]
