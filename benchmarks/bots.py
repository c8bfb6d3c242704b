"""Prints how strong the bots of Dungeon Cards are, seats and adventurers rotated.

Run `python benchmarks/bots.py [JOBS]`; `DUSKHALL_SCALE=full` plays 20,000 games instead of 1,000.
"""

import os
import sys

from duskhall.lab.versus import versus

FULL = os.environ.get("DUSKHALL_SCALE", "small") == "full"
MATCHES = (("careful", "random", 2_000, 200), ("careful", "threshold", 20_000, 1_000))  # games: full, small


def main() -> None:
    """Play the matches and print the figures."""
    jobs = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    for bot, other, full, small in MATCHES:
        match = versus("dungeon-cards", bot, other, 4, full if FULL else small, "bots", jobs)
        print(f"{bot} against three {other}: {match} (fair share 25 %)")  # noqa: T201
        for role, (games, wins) in sorted(match.by_role.items()):
            print(f"    as {role:8} {100 * wins / games:5.1f} % of {games}")  # noqa: T201


if __name__ == "__main__":
    main()
