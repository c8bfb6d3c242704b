"""Memory stays flat however many games are played: `python benchmarks/memory.py [--games N]`.

Plays games of every table size at random, with a copy and an imagined world now and then and every hundredth game
as a recorded table that is replayed, and reads the resident memory of this process ten times on the way.  Ends with
status 1 if the memory of the second half is more than a little above that of the first.  DUSKHALL_SCALE=full plays
100,000 games.
"""

import argparse
import os
import sys
from pathlib import Path

from duskhall.games import find
from duskhall.kernel.dice import Dice
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.game import Game
from duskhall.kernel.record import Holder
from duskhall.kernel.table import Table

GAMES = {"small": 3_000, "full": 100_000}
READINGS = 10
ALLOWED_KB = 1024  # what the allocator may keep for itself


def resident_kb() -> int:
    """Return the resident memory of this process in KB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


def play(game: Game, number: int) -> int:
    """Play one game and return how many decisions it took."""
    seats = game.seats[number % len(game.seats)]
    setup = game.setup(seats, simulation=True)
    if number % 100 == 0:
        return play_table(Table.open(setup, [Holder("", "bot:random")] * seats, seed_from(str(number)), "memory"))
    state = game.new(setup, Dice(seed_from(f"table {number}")))
    if number % 10 == 0:
        state.copy().play_out(Dice(seed_from(f"copy {number}")))
        state.imagine(0, Dice(seed_from(f"world {number}"))).play_out(Dice(seed_from(f"play {number}")))
    return state.play_out(Dice(seed_from(f"answers {number}")))


def play_table(table: Table) -> int:
    """Play a recorded table by first and last options, and replay it."""
    while table.pending():
        ask = table.pending()[0]
        names = table.seat(ask.seat).option_names()
        table.answer(ask.seat, ask.question.name, names[-(table.seq % 2)])
    return Table.replay(table.game, table.record).seq


def main() -> int:
    """Play, print the readings, and say whether memory grew."""
    scale = os.environ.get("DUSKHALL_SCALE", "small")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="dungeon-cards")
    parser.add_argument("--games", type=int, default=GAMES.get(scale, GAMES["small"]))
    chosen = parser.parse_args()
    game = find(chosen.game)
    decisions = 0
    readings = []
    for reading in range(READINGS):
        for number in range(chosen.games * reading // READINGS, chosen.games * (reading + 1) // READINGS):
            decisions += play(game, number)
        readings.append(resident_kb())
        sys.stdout.write(f"{chosen.games * (reading + 1) // READINGS:>8,} games {readings[-1]:>9,} KB\n")
    growth = max(readings[READINGS // 2 :]) - max(readings[1 : READINGS // 2])  # the first one is warming up
    sys.stdout.write(f"{chosen.game}: {decisions:,} decisions, memory grew by {growth:,} KB in the second half\n")
    if growth > ALLOWED_KB:
        sys.stderr.write(f"Memory grew by {growth:,} KB; at most {ALLOWED_KB:,} KB is allowed.\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
