"""How balanced the card set of Bloodborne: The Card Game is: `python benchmarks/balance.py [--games N] [--jobs J]`.

The bot `hunter` plays in every seat.  Printed are the wins of each seat, the rounds of a game, the deaths per hunter
and round, and for every upgrade how often it is taken and how often whoever took it wins, relative to everybody.
The section "Balance" of RULES.md holds the result for 20,000 games of four hunters.
"""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import reduce
from typing import Any

from duskhall import minds
from duskhall.games import find
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Kind, Listener
from duskhall.kernel.seat import Seat
from duskhall.lab.arena import game_seed, mind_seed

GAME = "bloodborne-card"
BOT = "hunter"
CHUNK = 100


class Ear(Listener):
    """Counts deaths and upgrades taken."""

    def __init__(self) -> None:
        self.deaths = 0
        self.taken: set[tuple[int, int]] = set()

    def hear(self, kind: Kind, a: int, b: int, c: int, d: int) -> None:
        """Receive one event."""
        if kind.name == "died":
            self.deaths += 1
        elif kind.name == "upgrade_taken":
            self.taken.add((a, b))


def play(first: int, count: int, seats: int, settings: dict[str, Any], seed: str) -> Counter[Any]:
    """Play some games and count what happens in them."""
    game = find(GAME)
    setup = game.setup(seats, settings, simulation=True)
    factory = minds.find(GAME, BOT)
    counts: Counter[Any] = Counter()
    for number in range(first, first + count):
        key = game_seed(seed, number)
        ear = Ear()
        state: Any = game.new(setup, Dice(key), ear)
        players = [factory(game, seat, Dice(mind_seed(key, seat))) for seat in range(seats)]
        while state.asks:
            ask = state.next_ask()
            state.take(ask, players[ask.seat].choose(Seat(state, ask)))
        outcome = state.outcome()
        boss = setup.catalogues["creature"][state.final_boss]
        counts.update({"games": 1, ("rounds", state.round): 1, ("boss rounds", boss): state.round, ("boss", boss): 1})
        counts.update({"deaths": ear.deaths, "hunter rounds": seats * state.round, "truncated": outcome.truncated})
        counts.update({("wins", seat): 1 for seat in outcome.winners} or {"no winner": 1})
        counts["score"] += sum(outcome.scores)
        counts["shared"] += len(outcome.winners) > 1
        for seat, card in ear.taken:
            counts["taken", card] += 1
            counts["won with", card] += seat in outcome.winners
    return counts


def report(counts: Counter[Any], seats: int) -> list[str]:
    """Return the figures as lines."""
    games = counts["games"]
    setup = find(GAME).setup(seats)
    rounds = {key[1]: count for key, count in counts.items() if isinstance(key, tuple) and key[0] == "rounds"}
    mean = sum(number * count for number, count in rounds.items()) / games
    inside = sum(count for number, count in rounds.items() if 11 <= number <= 25) / games
    wins = [counts["wins", seat] for seat in range(seats)]
    fair = sum(wins) / games / seats
    lines = [
        f"{games} games of {seats} hunters, {counts['truncated']} cut short, {counts['no winner']} without a winner, "
        f"{counts['shared']} shared, mean score {counts['score'] / games / seats:.1f}",
        "wins per seat: " + ", ".join(f"{100 * won / games:.2f} %" for won in wins),
        f"rounds: mean {mean:.2f}, from {min(rounds)} to {max(rounds)}, {100 * inside:.1f} % of games from 11 to 25",
        f"deaths: {100 * counts['deaths'] / counts['hunter rounds']:.2f} % of hunter-rounds",
    ]
    for boss in setup.catalogues["creature"]:
        if counts["boss", boss]:
            lines.append(f"rounds under {boss}: {counts['boss rounds', boss] / counts['boss', boss]:.1f}")
    rows = []
    for card, name in enumerate(setup.catalogues["card"]):
        taken, won = counts["taken", card], counts["won with", card]
        if setup.content.tables.copies[card]:
            rows.append((won / taken / fair if taken else 0.0, taken, name))
    for ratio, taken, name in sorted(rows, reverse=True):
        lines.append(f"{name:22}{taken / games:8.3f} taken per game{ratio:8.2f} times its share of wins")
    return lines


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--setting", action="append", default=[])
    chosen = parser.parse_args()
    settings = dict(setting.split("=", 1) for setting in chosen.setting)
    parts = [(first, min(CHUNK, chosen.games - first)) for first in range(0, chosen.games, CHUNK)]
    with ProcessPoolExecutor(chosen.jobs) as pool:
        futures = [pool.submit(play, *part, chosen.players, settings, chosen.seed) for part in parts]
        counts = reduce(lambda one, other: one + other, (future.result() for future in futures), Counter())
    sys.stdout.write("\n".join(report(counts, chosen.players)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
