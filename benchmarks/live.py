"""How soon bots answer at live tables: `python benchmarks/live.py [--tables 20] [--masters 4] [--seconds 60]`.

Starts a hall of its own, with the usual pace of bots, and opens tables of all games at which one person plays with
bots; at some of them the bots are the strongest there are.  The person answers after a pause and by chance.  Counted is
the time from when everybody hears that a bot is asked until everybody hears of its answer; where answers are sealed,
from the person's own answer, if that came later.  The window in which several may answer is left out: it waits on
purpose.  What is heard before all processes have started does not count.  Now and then the person asks for a hint
first; how soon that comes is counted apart, and how often the hall was busy.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random

from duskhall import games, minds
from duskhall.cli.connection import Connection, Lost
from duskhall.hall import protocol
from duskhall.hall.client import Unreachable, Visitor
from duskhall.hall.config import PREFIX, UNLIMITED

LIMITS = {
    **{PREFIX + name.upper(): str(most) for name, most in UNLIMITED.items()},  # everybody comes from one address
    "DUSKHALL_ANSWER_WINDOW": "0",
}
WANTED = 2.0  # seconds
WARM = 10.0  # seconds
HINTED = 0.1  # of the person's decisions: those for which a hint is asked
WANTED_HINT = 3.0  # seconds
GRACE = 5.0  # seconds


class LiveTable(threading.Thread):
    """One table with one person."""

    def __init__(self, address: str, number: int, master: bool, pause: float, until: float) -> None:
        super().__init__(daemon=True)
        self.game = games.shelf()[number % len(games.shelf())]
        self.bot = minds.names(self.game.id)[-1] if master else minds.default(self.game.id)
        self.visitor = Visitor(address, f"Player {number}")
        self.pause = pause
        self.until = until
        self.since = time.monotonic() + WARM
        self.times: list[float] = []
        self.hints: list[float] = []
        self.busy = 0  # hints that the hall was too busy for
        self.chance = Random(number)
        self.asked: dict[int, float] = {}  # bots that are asked, and since when
        self.moves = 0

    def run(self) -> None:
        """Play game after game until the time is over."""
        while time.monotonic() < self.until:
            seats = self.game.usual_seats
            table = str(self.visitor.post("/api/tables", game=self.game.id, seats=seats)["table"])
            self.visitor.post(f"/api/tables/{table}/bots", bot=self.bot)
            self.visitor.post(f"/api/tables/{table}/ready")
            self.visitor.post(f"/api/tables/{table}/start")
            connection = Connection(self.visitor, keyboard=False)
            connection.open()
            connection.send(protocol.Watch(table=table, seat=0))
            with suppress(Lost):
                self._play(connection, table)
            connection.close()
            with suppress(Unreachable):  # the hall is closed before a late answer comes
                self.visitor.post(f"/api/tables/{table}/leave")

    def _play(self, connection: Connection, table: str) -> None:
        self.asked = {}
        answered = ""
        while time.monotonic() < self.until:
            message = connection.next()
            if isinstance(message, protocol.Update):
                self._hear(message.happened)
            if not isinstance(message, protocol.Snapshot | protocol.Update) or message.now is None:
                continue
            now = message.now
            if now.outcome is not None:
                return
            own = any(ask.seat == 0 for ask in now.asks)
            anybody = own and len(now.asks) > 1 and not self.game.simultaneous  # bots wait to be let go
            bots = [] if anybody else [ask.seat for ask in now.asks if ask.seat]
            self.asked = {seat: self.asked.get(seat, time.monotonic()) for seat in bots}
            key = f"{message.happened.seq if isinstance(message, protocol.Update) else message.seq}"
            if now.ask is not None and own and key != answered:
                answered = key
                time.sleep(self.pause)
                if self.chance.random() < HINTED:
                    self._ask_hint(connection, table)
                self._answer(connection, table, now.ask)

    def _ask_hint(self, connection: Connection, table: str) -> None:
        began = time.monotonic()
        connection.send(protocol.AskHint(table=table, seat=0))
        while time.monotonic() < self.until:
            message = connection.next()
            if isinstance(message, protocol.Update):
                self._hear(message.happened)
            told = isinstance(message, protocol.Advised)
            busy = isinstance(message, protocol.Error) and message.code == "hall-busy"
            if began > self.since:
                self.busy += busy
                self.hints += [time.monotonic() - began] * told
            over = isinstance(message, protocol.Refused) and not message.move_id  # somebody else has answered meanwhile
            if told or busy or over:
                return

    def _answer(self, connection: Connection, table: str, ask: protocol.OwnAsk) -> None:
        self.moves += 1
        option = self.chance.choice(ask.options).name
        move = f"m{self.moves}"
        connection.send(protocol.Answer(table=table, seat=0, move_id=move, question=ask.question, option=option))
        self.asked = {seat: time.monotonic() for seat in self.asked}

    def _hear(self, happened: protocol.Happened) -> None:
        if happened.kind == "decision" and happened.seat in self.asked:
            asked = self.asked.pop(happened.seat)
            if asked > self.since:
                self.times.append(time.monotonic() - asked)


@contextmanager
def hall() -> Iterator[str]:
    """Run a hall of one's own, and tell its address."""
    with tempfile.TemporaryDirectory(prefix="duskhall-live-") as folder:
        server = subprocess.Popen(
            [sys.executable, "-m", "duskhall", "serve", "--port", "0", "--db", f"sqlite:///{folder}/hall.sqlite3"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **LIMITS, "DUSKHALL_LOG_LEVEL": "warning", "LANG": "C", "LC_ALL": "C"},
        )
        try:
            assert server.stdout is not None
            yield next(word for word in server.stdout.readline().split() if word.startswith("http"))
        finally:
            server.terminate()
            server.wait(30)


def row(name: str, times: list[float], wanted: float = WANTED) -> str:
    """Return a line of the result."""
    if not times:
        return f"{name:36} none"
    times = sorted(times)
    late = sum(each > wanted for each in times)
    p50, p99 = times[len(times) // 2], times[min(len(times) - 1, int(len(times) * 0.99))]
    share = 100 * (1 - late / len(times))
    return f"{name:36}{len(times):8}{p50:8.2f}{p99:8.2f}{times[-1]:8.2f}{share:10.2f} %"


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--masters", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pause", type=float, default=1.0)
    given = parser.parse_args()
    with hall() as address:
        until = time.monotonic() + WARM + given.seconds
        tables = [
            LiveTable(address, number, number < given.masters, given.pause, until) for number in range(given.tables)
        ]
        for each in tables:
            each.start()
        for each in tables:
            each.join(max(0.0, until + GRACE - time.monotonic()))  # one that hears nothing any more is not waited for
    sys.stdout.write(f"{'':36}{'answers':>8}{'p50 s':>8}{'p99 s':>8}{'worst':>8}{'within 2 s':>12}\n")
    for bot, game in sorted({(each.bot, each.game.id) for each in tables}):
        times = [seconds for each in tables if (each.bot, each.game.id) == (bot, game) for seconds in each.times]
        sys.stdout.write(row(f"{game}, {bot}", times) + "\n")
    sys.stdout.write(row("all", [seconds for each in tables for seconds in each.times]) + "\n")
    busy = sum(each.busy for each in tables)
    hints = [seconds for each in tables for seconds in each.hints]
    sys.stdout.write(row(f"hints (within 3 s; {busy} times busy)", hints, WANTED_HINT) + "\n")


if __name__ == "__main__":
    main()
