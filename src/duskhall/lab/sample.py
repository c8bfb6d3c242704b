"""Figures of many games, as sums of whole numbers, so that it does not matter who played which, and in which order."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import numpy as np

from duskhall.lab.courses import Courses, Numbers
from duskhall.lab.figures import Figure, figures_of, measured, values

_MODULUS: Final = 2**128


class Sample:
    """What the figures of some games add up to; samples of different games can be merged.

    For every figure the parts and wholes are summed, their squares and products, and their products with what all seats
    won together (`value`), so that variances from game to game can be worked out.
    """

    def __init__(self, figures: tuple[Figure, ...], seats: int) -> None:
        """Begin with no games."""
        self.figures, self.seats = figures, seats
        self.games = self.decisions = self.value = self.values = 0
        names = ("part", "whole", "parts", "products", "wholes", "part_value", "whole_value")
        self.sums: dict[str, Numbers] = {name: np.zeros(len(figures), np.int64) for name in names}
        self.lengths: Counter[int] = Counter()
        self.scores: Counter[int] = Counter()
        self.winning_scores: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.fingerprint = 0

    def merge(self, other: "Sample") -> None:
        """Count the games of another sample too."""
        for name in ("games", "decisions", "value", "values", "fingerprint"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in self.sums:
            self.sums[name] += other.sums[name]
        for name in ("lengths", "scores", "winning_scores", "endings"):
            getattr(self, name).update(getattr(other, name))

    def add(self, courses: Courses) -> None:
        """Count some games."""
        parts, wholes = measured(courses)
        value = values(courses).sum(axis=1)
        self.games += len(courses.numbers)
        self.decisions += int(courses.decisions.sum())
        self.value += int(value.sum())
        self.values += int((value * value).sum())
        found = {
            "part": parts.sum(axis=0),
            "whole": wholes.sum(axis=0),
            "parts": (parts * parts).sum(axis=0),
            "products": (parts * wholes).sum(axis=0),
            "wholes": (wholes * wholes).sum(axis=0),
            "part_value": (parts * value[:, None]).sum(axis=0),
            "whole_value": (wholes * value[:, None]).sum(axis=0),
        }
        for name, sums in found.items():
            self.sums[name] += sums
        self._add_outcomes(courses)

    def _add_outcomes(self, courses: Courses) -> None:
        self.lengths.update(courses.decisions.tolist())
        self.scores.update(courses.scores.ravel().tolist())
        self.winning_scores.update(courses.scores[courses.winners].tolist())
        for number, decisions, outcome in zip(courses.numbers, courses.decisions.tolist(), courses.outcomes):
            self.endings[outcome.ending] += 1
            game = (number, decisions, outcome.places, outcome.scores, outcome.ending)
            self.fingerprint += int.from_bytes(sha256(repr(game).encode()).digest()[:16], "big")

    @property
    def mark(self) -> str:
        """A hash of all games: equal means the same games."""
        return f"{self.fingerprint % _MODULUS:032x}"


class Pairs:
    """What the figures of games add up to that were played twice, in two ways, with the same seeds."""

    def __init__(self, one: Sample, other: Sample) -> None:
        """Begin with no games; only figures that both have can be compared."""
        self.one, self.other = one, other
        places = {figure.key: place for place, figure in enumerate(other.figures)}
        self.figures = [figure for figure in one.figures if figure.key in places]
        self.in_one = [place for place, figure in enumerate(one.figures) if figure.key in places]
        self.in_other = [places[figure.key] for figure in self.figures]
        names = ("parts", "part_whole", "whole_part", "wholes")
        self.sums: dict[str, Numbers] = {name: np.zeros(len(self.figures), np.int64) for name in names}

    def merge(self, other: "Pairs") -> None:
        """Count the games of other pairs too."""
        self.one.merge(other.one)
        self.other.merge(other.other)
        for name in self.sums:
            self.sums[name] += other.sums[name]

    def add(self, one: Sequence[Courses], other: Sequence[Courses]) -> None:
        """Count some games, the same numbers on both sides."""
        for sample, played in ((self.one, one), (self.other, other)):
            for each in played:
                sample.add(each)
        parts, wholes = (each[:, self.in_one] for each in _in_order(one))
        their_parts, their_wholes = (each[:, self.in_other] for each in _in_order(other))
        self.sums["parts"] += (parts * their_parts).sum(axis=0)
        self.sums["part_whole"] += (parts * their_wholes).sum(axis=0)
        self.sums["whole_part"] += (wholes * their_parts).sum(axis=0)
        self.sums["wholes"] += (wholes * their_wholes).sum(axis=0)


def _in_order(played: Sequence[Courses]) -> tuple[Numbers, Numbers]:
    """Parts and wholes by the numbers of games."""
    order = np.argsort([number for each in played for number in each.numbers])
    both = [measured(each) for each in played]
    return np.concatenate([parts for parts, _ in both])[order], np.concatenate([wholes for _, wholes in both])[order]


def sample_of(played: Sequence[Courses]) -> Sample:
    """Return the sample of some games."""
    setup = played[0].setup
    sample = Sample(figures_of(setup), setup.seats)
    for each in played:
        sample.add(each)
    return sample
