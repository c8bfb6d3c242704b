"""What sums of games say for certain: values with intervals, differences, and corrections for many comparisons.

Games are what is drawn at random, so every error is worked out from game to game.  Intervals are those of 95 %.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

from duskhall.lab.figures import PICK, RATE, SHARE, VICTORY, Figure
from duskhall.lab.sample import Pairs, Sample

NORMAL: Final = NormalDist()
WITHIN: Final = NORMAL.inv_cdf(0.975)
FEW: Final = 30  # of which nothing is said for certain
RATHER_FEW: Final = 10  # victories, and defeats, that are expected at least


@dataclass(frozen=True)
class Estimate:
    """A figure: of how many, its value, its variance, and the bounds of its interval."""

    figure: Figure
    number: int
    value: float
    variance: float
    low: float
    high: float


@dataclass(frozen=True)
class Difference:
    """How far a value lies from another one, its interval, and how often chance alone would do that (None: unknown)."""

    value: float
    low: float
    high: float
    p: float | None


def estimate(sample: Sample, place: int) -> Estimate:
    """Return a figure of a sample."""
    figure, sums = sample.figures[place], {name: int(each[place]) for name, each in sample.sums.items()}
    if not sums["whole"]:
        return Estimate(figure, 0, 0.0, 0.0, 0.0, 0.0)
    scale = figure.unit
    value = sums["part"] / sums["whole"]
    spread = sums["parts"] - 2 * value * sums["products"] + value * value * sums["wholes"]
    variance = _more(sample.games) * max(0.0, spread) / sums["whole"] ** 2 / scale**2
    value /= scale
    bounds = _wilson if figure.kind in (SHARE, PICK) else _normal
    return Estimate(figure, sums["whole"], value, variance, *bounds(value, variance, sums["whole"]))


def usual(sample: Sample) -> float:
    """Return the part of the victories that a seat has in the mean."""
    return sample.value / sample.games / sample.seats / VICTORY


def from_usual(sample: Sample, place: int) -> Difference:
    """Return how far the victories of those who had something lie from those of all seats."""
    found, base = estimate(sample, place), usual(sample)
    if not found.number:
        return Difference(0.0, 0.0, 0.0, None)
    sums = {name: int(each[place]) for name, each in sample.sums.items()}
    all_seats, rate = sample.games * sample.seats, sums["part"] / sums["whole"]
    mean = sample.value / all_seats  # of a seat
    crossed = (
        sums["part_value"]
        - mean * sample.seats * sums["part"]
        - rate * sums["whole_value"]
        + rate * mean * sample.seats * sums["whole"]
    )
    of_base = max(0.0, sample.values - sample.value**2 / sample.games) / all_seats**2 / VICTORY**2
    both = 2 * crossed / sums["whole"] / all_seats / VICTORY**2
    variance = found.variance + _more(sample.games) * (of_base - both)
    enough = found.number * base * (1 - base) >= RATHER_FEW
    return difference(found.value - base, variance, enough)


def apart(one: Sample, place: int, other: Sample, other_place: int) -> Difference:
    """Return how far a figure of other games lies from that of the first ones; these games have nothing in common."""
    first, second = estimate(one, place), estimate(other, other_place)
    return difference(second.value - first.value, first.variance + second.variance, _enough(first, second))


def paired(pairs: Pairs, place: int) -> Difference:
    """Return how far a figure lies from that of the same seeds played the first way."""
    one, other = pairs.in_one[place], pairs.in_other[place]
    first, second = estimate(pairs.one, one), estimate(pairs.other, other)
    if not first.number or not second.number:
        return Difference(0.0, 0.0, 0.0, None)
    sums = {name: int(each[place]) for name, each in pairs.sums.items()}
    scale = pairs.figures[place].unit
    rate, their = first.value * scale, second.value * scale
    crossed = sums["parts"] - their * sums["part_whole"] - rate * sums["whole_part"] + rate * their * sums["wholes"]
    together = _more(pairs.one.games) * crossed / first.number / second.number / scale**2
    variance = first.variance + second.variance - 2 * together
    return difference(second.value - first.value, variance, _enough(first, second))


def difference(value: float, variance: float, enough: bool = True) -> Difference:
    """Return a difference of this variance; where there is not enough to go by, nothing is said of chance."""
    error = sqrt(max(0.0, variance))
    p = None
    if enough:
        p = 2 * NORMAL.cdf(-abs(value) / error) if error > 1e-12 else 1.0 if abs(value) < 1e-9 else 0.0
    return Difference(value, value - WITHIN * error, value + WITHIN * error, p)


def benjamini_hochberg(ps: Sequence[float | None]) -> list[float | None]:
    """Return for each p the share of false findings among all that are at most as large.

    >>> benjamini_hochberg([0.01, None, 0.02, 0.5])
    [0.03, None, 0.03, 0.5]
    """
    found = sorted((p, place) for place, p in enumerate(ps) if p is not None)
    adjusted: list[float | None] = [None] * len(ps)
    least = 1.0
    for rank, (p, place) in reversed(list(enumerate(found, 1))):
        least = min(least, p * len(found) / rank)
        adjusted[place] = least
    return adjusted


def holm(ps: Sequence[float | None]) -> list[float | None]:
    """Return for each p how often chance alone would bring any finding as clear as it, among all that were looked for.

    >>> holm([0.01, None, 0.02, 0.5])
    [0.03, None, 0.04, 0.5]
    """
    found = sorted((p, place) for place, p in enumerate(ps) if p is not None)
    adjusted: list[float | None] = [None] * len(ps)
    most = 0.0
    for rank, (p, place) in enumerate(found):
        most = max(most, min(1.0, p * (len(found) - rank)))
        adjusted[place] = most
    return adjusted


def _enough(*estimates: Estimate) -> bool:
    """Whether there are games enough for the normal distribution, on both sides."""
    if any(each.number < FEW for each in estimates):
        return False
    kind = estimates[0].figure.kind
    if kind not in (SHARE, PICK, RATE):
        return True
    number = sum(each.number for each in estimates)
    mean = sum(each.number * each.value for each in estimates) / number
    least = min(each.number for each in estimates)
    return least * mean * (1 - mean if kind != RATE else 1) >= RATHER_FEW


def _more(games: int) -> float:
    """By how much a variance that was estimated from so many games is larger than theirs."""
    return games / (games - 1) if games > 1 else 1.0


def _wilson(share: float, variance: float, number: float) -> tuple[float, float]:
    """Wilson's bounds for a share, for as many independent ones as would vary like these."""
    if variance > 0 and 0 < share < 1:
        number = share * (1 - share) / variance
    square = WITHIN * WITHIN
    middle = (share + square / (2 * number)) / (1 + square / number)
    half = WITHIN / (1 + square / number) * sqrt(share * (1 - share) / number + square / (4 * number * number))
    return 0.0 if share <= 0 else max(0.0, middle - half), 1.0 if share >= 1 else min(1.0, middle + half)


def _normal(value: float, variance: float, number: float) -> tuple[float, float]:
    error = WITHIN * sqrt(variance)
    return value - error, value + error
