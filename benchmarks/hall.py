"""The hall and a boardgame.io server under the same load, in one run: `python benchmarks/hall.py`.

Both serve the same number of tables with the same number of connections each; at every table the next move is sent as
soon as the last one was heard, so the figure is what server and load generator manage together on this machine.  The
hall plays real rules and stores every decision durably (SQLite, synchronous=FULL); boardgame.io plays a game without
rules whose state is as large as a view of ours, with its storage in memory and then in files.

Needs node; installs boardgame.io from the lock file into benchmarks/boardgame_io.
"""

import argparse
import json
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from duskhall.games import find
from duskhall.hall.loadtest import run, usual_seats
from duskhall.kernel.dice import Dice

FOLDER = Path(__file__).parent / "boardgame_io"


def view_size(game: str, seats: int) -> int:
    """Return how many bytes a view takes in the middle of a game."""
    state = find(game).new(find(game).setup(seats), Dice(bytes(32)))
    dice = Dice(bytes(range(32)))
    for _ in range(40):
        if not state.pending():
            break
        ask = state.pending()[0]
        state.take(ask, ask.options[dice.below(len(ask.options))])
    return len(msgspec.json.encode(state.view(0)))


def boardgame_io(storage: str, tables: int, connections: int, seconds: float, size: int) -> dict[str, Any]:
    """Measure boardgame.io with one of its storages."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            ["node", "server.js", port, storage, folder, str(size)], cwd=FOLDER, stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            while "ready" not in (line := server.stdout.readline()):
                if not line:
                    raise SystemExit("The boardgame.io server did not start.")
            load = ["node", "load.js", port, str(tables), str(connections), str(seconds)]
            result: dict[str, Any] = json.loads(subprocess.check_output(load, cwd=FOLDER, text=True))
            return result
        finally:
            server.kill()
            server.wait()


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="dungeon-cards")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--connections", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=10)
    given = parser.parse_args()
    if not (FOLDER / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-fund", "--no-audit"], cwd=FOLDER, check=True)
    seats = usual_seats(given.game, given.connections)
    size = view_size(given.game, seats)
    ours = run(given.game, given.tables, given.connections, 1e6, given.seconds, seats)
    print_line = sys.stdout.write
    print_line(f"{given.tables} tables, {given.connections} connections each, {given.game}, views of {size} bytes\n")
    print_line(f"{'':28}{'moves/s':>10}{'messages/s':>12}{'p99 ms':>9}{'ours is':>9}\n")
    print_line(f"{'Duskhall, durable':28}{ours.decisions_per_s:>10}{ours.messages_per_s:>12}{ours.p99_ms:>9}\n")
    for storage in ("memory", "file"):
        its = boardgame_io(storage, given.tables, given.connections, given.seconds, size)
        ratio = f"{ours.decisions_per_s / its['moves_per_s']:.2f}x"
        name = f"boardgame.io, {storage}"
        print_line(f"{name:28}{its['moves_per_s']:>10}{its['messages_per_s']:>12}{its['p99_ms']:>9}{ratio:>9}\n")


if __name__ == "__main__":
    main()
