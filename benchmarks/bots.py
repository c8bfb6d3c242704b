"""Prints how strong the bots are: of Dungeon Cards against each other, of the board game against the hunt.

Run `python benchmarks/bots.py [JOBS]`, or with `--game bloodborne-board`; `--games N` says how many, otherwise
`DUSKHALL_SCALE=full` plays the many games of a release instead of a few.
"""

import argparse
import os
from math import sqrt

from duskhall.kernel.setup import Value
from duskhall.lab import arena
from duskhall.lab.versus import versus

FULL = os.environ.get("DUSKHALL_SCALE", "small") == "full"
MATCHES = (("careful", "random", 2_000, 200), ("careful", "threshold", 20_000, 1_000))  # games: full, small

# The hunts of the board game: what is played beside chapter 1 of The Long Hunt as the manual has it.
HUNTERS = 4
CHAPTERS = (500, 40)  # full, small; a tenth of them for each variant
VARIANTS: tuple[dict[str, Value], ...] = (
    {"first_advance": "no"},
    {"random_tiles": "capped"},
    {"stun": "discard", "frenzy": "attacks"},
    {"track": "gentle"},
    {"hand": 4},
)


def main() -> None:
    """Play and print the figures."""
    parser = argparse.ArgumentParser(description="How strong the bots are.")
    parser.add_argument("jobs", nargs="?", type=int, default=1)
    parser.add_argument("--game", choices=("dungeon-cards", "bloodborne-board"), default="dungeon-cards")
    parser.add_argument("--games", type=int)
    given = parser.parse_args()
    if given.game == "dungeon-cards":
        match_bots(given.games, given.jobs)
    else:
        hunt(given.games or CHAPTERS[0 if FULL else 1], given.jobs)


def match_bots(games: int | None, jobs: int) -> None:
    """Dungeon Cards: one bot among copies of another, seats and adventurers rotated."""
    for bot, other, full, small in MATCHES:
        match = versus("dungeon-cards", bot, other, 4, games or (full if FULL else small), "bots", jobs)
        print(f"{bot} against three {other}: {match} (fair share 25 %)")  # noqa: T201
        for role, (number, wins) in sorted(match.by_role.items()):
            print(f"    as {role:8} {100 * wins / number:5.1f} % of {number}")  # noqa: T201


def hunt(games: int, jobs: int) -> None:
    """The board game: how often four companions win, first as the manual has it, then as tables may agree."""
    print(f"four companions, chapter 1 of The Long Hunt: {chapters_won({}, games, jobs)}", flush=True)  # noqa: T201
    for variant in VARIANTS:
        names = ", ".join(f"{name}={value}" for name, value in variant.items())
        print(f"    {names:32} {chapters_won(variant, max(10, games // 10), jobs)}", flush=True)  # noqa: T201


def chapters_won(settings: dict[str, Value], games: int, jobs: int) -> str:
    """Return the share of chapters that four companions win, with its standard error."""
    bots = ("companion",) * HUNTERS
    series = arena.Series("bloodborne-board", HUNTERS, tuple(sorted(settings.items())), bots, "bots", games)
    tally = arena.run(series, jobs)
    share = tally.wins[0] / games  # they win or lose together
    cut_short = f", {tally.truncated} cut short" if tally.truncated else ""
    return f"{100 * share:.1f} % ± {100 * sqrt(share * (1 - share) / games):.1f} of {games} won{cut_short}"


if __name__ == "__main__":
    main()
