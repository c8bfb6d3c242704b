"""What came of many games: counted in integers, so that the order in which games end does not matter."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from math import sqrt
from typing import Any, Final

from duskhall.kernel.outcome import Outcome

_MODULUS: Final = 2**128


class Tally:
    """Counts of a series of games; two tallies of different games can be merged."""

    def __init__(self, seats: int) -> None:
        """Begin with no games."""
        self.games = 0
        self.decisions = 0
        self.truncated = 0
        self.shared = 0  # games with several winners
        self.wins = [0] * seats
        self.scores_of_seat: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.seats_of_bot: Counter[str] = Counter()
        self.wins_of_bot: Counter[str] = Counter()
        self.scores: Counter[int] = Counter()
        self.winning_scores: Counter[int] = Counter()
        self.lengths: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.counts: list[int] = []  # what the game counts (`Counted`), where that is wanted
        self.fingerprint = 0

    def add(self, number: int, bots: Sequence[str], outcome: Outcome, decisions: int) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += decisions
        self.truncated += outcome.truncated
        self.shared += len(outcome.winners) > 1
        for seat, score in enumerate(outcome.scores):
            self.scores_of_seat[seat][score] += 1
            self.scores[score] += 1
            self.seats_of_bot[bots[seat]] += 1
        for seat in outcome.winners:
            self.wins[seat] += 1
            self.wins_of_bot[bots[seat]] += 1
            self.winning_scores[outcome.scores[seat]] += 1
        self.lengths[decisions] += 1
        self.endings[outcome.ending] += 1
        game = (number, decisions, outcome.places, outcome.scores, outcome.ending)
        self.fingerprint += int.from_bytes(sha256(repr(game).encode()).digest()[:16], "big")

    def merge(self, other: "Tally") -> None:
        """Count the games of another tally too."""
        self.games += other.games
        self.decisions += other.decisions
        self.truncated += other.truncated
        self.shared += other.shared
        self.fingerprint += other.fingerprint
        self.add_counts(other.counts)
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        for mine, theirs in zip(self.scores_of_seat, other.scores_of_seat, strict=True):
            mine.update(theirs)
        for name in (
            "seats_of_bot",
            "wins_of_bot",
            "scores",
            "winning_scores",
            "lengths",
            "endings",
        ):
            getattr(self, name).update(getattr(other, name))

    def add_counts(self, counts: list[int]) -> None:
        """Add what was counted in some games."""
        self.counts = [mine + theirs for mine, theirs in zip(self.counts or [0] * len(counts), counts)]

    def report(self) -> dict[str, Any]:
        """Return what a program may read; the same for the same games, whoever counted them.

        `fingerprint` sums a hash of every game's places, scores and length: equal means the same games.
        """
        return {
            "games": self.games,
            "decisions": self.decisions,
            "truncated": self.truncated,
            "shared_wins": self.shared,
            "seats": [
                {
                    "seat": seat + 1,
                    "wins": wins,
                    "win_rate": _share(wins, self.games),
                    "score": statistics(scores),
                }
                for seat, (wins, scores) in enumerate(zip(self.wins, self.scores_of_seat, strict=True))
            ],
            "bots": {
                name: {
                    "seats": self.seats_of_bot[name],
                    "wins": self.wins_of_bot[name],
                    "win_rate": _share(self.wins_of_bot[name], self.seats_of_bot[name]),
                    "win_rate_error": _error(self.wins_of_bot[name], self.seats_of_bot[name]),
                }
                for name in sorted(self.seats_of_bot)
            },
            "score": statistics(self.scores),
            "winning_score": statistics(self.winning_scores),
            "length": statistics(self.lengths),
            "endings": dict(sorted(self.endings.items())),
            "fingerprint": f"{self.fingerprint % _MODULUS:032x}",
        }


def statistics(counts: Counter[int]) -> dict[str, float]:
    """Return mean, deviation and quartiles of counted integers; empty without any.

    >>> statistics(Counter({1: 2, 4: 2}))
    {'mean': 2.5, 'deviation': 1.5, 'min': 1, 'quarter': 1, 'median': 1, 'three_quarters': 4, 'max': 4}
    """
    number = counts.total()
    if not number:
        return {}
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    values = sorted(counts)
    return {
        "mean": round(total / number, 4),
        "deviation": round(sqrt(number * squares - total * total) / number, 4),
        "min": values[0],
        "quarter": _quantile(counts, values, 1, 4),
        "median": _quantile(counts, values, 1, 2),
        "three_quarters": _quantile(counts, values, 3, 4),
        "max": values[-1],
    }


def _quantile(counts: Counter[int], values: Sequence[int], numerator: int, denominator: int) -> int:
    """The smallest value that at least this part of all values do not exceed."""
    seen = 0
    for value in values:
        seen += counts[value]
        if seen * denominator >= counts.total() * numerator:
            return value
    return values[-1]


def _share(part: int, whole: int) -> float:
    return round(part / whole, 6) if whole else 0.0


def _error(wins: int, games: int) -> float:
    """The standard error of a win rate."""
    return round(sqrt(wins * (games - wins) / games) / games, 6) if games else 0.0
