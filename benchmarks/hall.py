"""The hall and a boardgame.io server under the same load, in one run: `python benchmarks/hall.py`.

Both serve the same number of tables with the same number of connections each; at every table the next move is sent as
soon as everybody there has heard of the last one, so the figure is what server and load generator manage together on
this machine.  The load generator is the same for both: it reads frames without decoding what it does not need.  The
hall plays real rules, makes a view for every seat and stores every decision durably (SQLite, synchronous=FULL);
boardgame.io plays a game without rules whose state is a view of ours, strips it of secrets for every player in its own
way, and has its storage in memory and then in files.  They take turns, and the median of the rounds counts: a machine
that is busy for a while does not favour either.

Run it with the compiled wheel (`make compiled`, `.venv-compiled/bin/python benchmarks/hall.py`): that is what people
install.  Needs node; installs boardgame.io from the lock file into benchmarks/boardgame_io.
"""

import argparse
import asyncio
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

import msgspec
import uvloop

from duskhall.games import find
from duskhall.hall import wire
from duskhall.hall.tools.loadtest import cpu_seconds, run, usual_seats
from duskhall.kernel.dice import Dice

FOLDER = Path(__file__).parent / "boardgame_io"
STATE_ID = re.compile(rb'"_stateID":(\d+)')
MOVE = (
    '42/answers,["update",{{"type":"MAKE_MOVE","payload":'
    '{{"type":"answer","args":["push_or_stop","draw"],"playerID":"0"}}}},{state},"{match}","0"]'
)


class Figures(NamedTuple):
    """What one server managed; its processor time per move is what one move, told to everybody, costs it."""

    moves_per_s: float
    messages_per_s: float
    p99_ms: float
    server_cpu_ms: float


def midgame(game: str, seats: int, players: int) -> bytes:
    """Return a state for boardgame.io: what everybody sees in the middle of a game, and secrets."""
    state = find(game).new(find(game).setup(seats), Dice(bytes(32)))
    dice = Dice(bytes(range(32)))
    for _ in range(40):
        if not state.pending():
            break
        ask = state.pending()[0]
        state.take(ask, ask.options[dice.below(len(ask.options))])
    held = {str(player): {"looked_at": None} for player in range(players)}
    return msgspec.json.encode({"view": state.view(None), "secret": {"frozen": state.freeze()}, "players": held})


class Match:
    """A match of boardgame.io: its connections, and how many of them have heard of the last move."""

    def __init__(self, number: int, times: list[float]) -> None:
        """Name the match; the first connection makes it."""
        self.name = f"match-{number}"
        self.clients: list[wire.WireClient] = []
        self.moves = 0
        self._times = times
        self._state = 0
        self._told = 0
        self._sent = 0.0
        self._heard = asyncio.Event()

    async def connect(self, address: str, connections: int) -> None:
        """Connect every player, by the protocol of socket.io."""
        for player in range(connections):
            client = await wire.connect(f"{address}/socket.io/?EIO=4&transport=websocket", {}, self._hear)
            self.clients.append(client)
            client.send(b"40/answers,")
            await self._next()
            client.send(f'42/answers,["sync","{self.name}","{player}",null,{connections}]'.encode())
            await self._next()

    async def play(self, until: float) -> None:
        """Move on and on, each time when everybody has heard of the move before."""
        while (now := time.perf_counter()) < until:
            self._sent, self._told = now, 0
            self.clients[0].send(MOVE.format(state=self._state, match=self.name).encode())
            while self._told < len(self.clients):
                await self._next()
            self.moves += 1

    async def _next(self) -> None:
        self._heard.clear()
        await asyncio.wait_for(self._heard.wait(), 30)

    def _hear(self, frame: bytes) -> None:
        if frame.startswith(b'42/answers,["update"'):
            found = STATE_ID.search(frame)
            assert found is not None
            self._state = int(found[1])
            self._times.append(time.perf_counter() - self._sent)
            self._told += 1
            if self._told >= len(self.clients):
                self._heard.set()
        elif frame.startswith((b"40/answers", b'42/answers,["sync"')):
            self._heard.set()
        elif frame == b"2":  # engine.io's own ping
            for client in self.clients:
                client.send(b"3")


async def drive(port: str, pid: int, tables: int, connections: int, seconds: float) -> Figures:
    """Put boardgame.io under load."""
    times: list[float] = []
    matches = [Match(number, times) for number in range(tables)]
    for match in matches:
        await match.connect(f"ws://127.0.0.1:{port}", connections)
    began, cpu = time.perf_counter(), cpu_seconds(pid)
    await asyncio.gather(*(match.play(began + seconds) for match in matches))
    took, cpu = time.perf_counter() - began, cpu_seconds(pid) - cpu
    moves = sum(match.moves for match in matches)
    times.sort()
    return Figures(moves / took, len(times) / took, 1000 * times[int(len(times) * 0.99)], 1000 * cpu / moves)


def boardgame_io(storage: str, tables: int, connections: int, seconds: float, state: bytes) -> Figures:
    """Measure boardgame.io with one of its storages."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        begun = Path(folder) / "state.json"
        begun.write_bytes(state)
        server = subprocess.Popen(
            ["node", "server.js", port, storage, folder, str(begun)], cwd=FOLDER, stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            while "ready" not in (line := server.stdout.readline()):
                if not line:
                    raise SystemExit("The boardgame.io server did not start.")
            return uvloop.run(drive(port, server.pid, tables, connections, seconds))
        finally:
            server.kill()
            server.wait()


def duskhall(game: str, tables: int, connections: int, seconds: float, seats: int) -> Figures:
    """Measure the hall; tables whose games end are replaced by others."""
    ours = run(game, tables, connections, 1e6, seconds, seats, further=round(seconds * 8))
    return Figures(ours.decisions_per_s, ours.messages_per_s, ours.p99_ms, ours.server_cpu_ms)


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="dungeon-cards")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--connections", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    if not (FOLDER / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-fund", "--no-audit"], cwd=FOLDER, check=True)
    load = given.tables, given.connections, given.seconds
    seats = usual_seats(given.game, given.connections)
    state = midgame(given.game, seats, given.connections)
    servers = {
        "Duskhall, durable": lambda: duskhall(given.game, *load, seats),
        "boardgame.io, memory": lambda: boardgame_io("memory", *load, state),
        "boardgame.io, file": lambda: boardgame_io("file", *load, state),
    }
    rounds = [{name: measure() for name, measure in servers.items()} for _ in range(given.rounds)]
    sys.stdout.write(f"{given.tables} tables, {given.connections} connections each, {given.game}\n")
    sys.stdout.write(f"{'':24}{'moves/s':>10}{'messages/s':>12}{'p99 ms':>9}{'CPU ms/move':>13}{'ours is':>9}\n")
    for name in servers:
        middle = Figures(*map(median, zip(*(each[name] for each in rounds))))
        ours = median(each["Duskhall, durable"].moves_per_s / each[name].moves_per_s for each in rounds)
        form = "{:24}{:>10.1f}{:>12.1f}{:>9.1f}{:>13.2f}{:>8.2f}x\n"
        sys.stdout.write(form.format(name, *middle, ours))


if __name__ == "__main__":
    main()
