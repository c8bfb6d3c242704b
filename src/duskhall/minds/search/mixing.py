"""Mixtures for answers that are sealed at the same time, where what comes of every combination has been tried.

Everybody learns by regret matching what to answer against what the others do; the others may be known, in part, to
answer otherwise than best.  Against that part one's own mixture gains what there is to gain; the rest keeps it from
being found out.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

Shares = npt.NDArray[np.float64]
ROUNDS: Final = 80  # of regret matching


class Mixed(NamedTuple):
    """What everybody answers in the end: the average of their mixtures, and what each answer gains oneself."""

    mixtures: list[Shares]
    gains: Shares


def mixed(gains: Shares, me: int, models: Sequence[Shares], known: float, rounds: int = ROUNDS) -> Mixed:
    """Return mixtures that nobody regrets much.

    `gains[seat]` says what each seat gains from every combination of answers, with an axis for each seat;
    `models[seat]` is how that seat answers as far as its ways are known, and `known` how much of it that explains.
    """
    seats = gains.ndim - 1
    regrets = [np.zeros(size) for size in gains.shape[1:]]
    sums = [np.zeros(size) for size in gains.shape[1:]]
    current = [np.full(size, 1 / size) for size in gains.shape[1:]]
    turned = [own_first(gains[seat], seat) for seat in range(seats)]
    played = list(current)
    for number in range(1, rounds + 1):
        for seat in range(seats):
            gained = turned[seat]
            for other in range(seats - 1, -1, -1):
                if other != seat:
                    gained = gained.dot(played[other])
            regrets[seat] = np.maximum(regrets[seat] + (gained - gained.dot(current[seat])), 0.0)
            total = regrets[seat].sum()
            if total > 0:
                current[seat] = regrets[seat] / total
            played[seat] = current[seat] if seat == me else known * models[seat] + (1 - known) * current[seat]
            sums[seat] += number * current[seat]
    free = [each / each.sum() for each in sums]
    played = [known * models[other] + (1 - known) * free[other] for other in range(seats)]
    return Mixed(free, against(gains[me], me, played))


def against(gains: Shares, seat: int, played: Sequence[Shares]) -> Shares:
    """Return what each answer of a seat gains, where the others answer by these mixtures."""
    left = own_first(gains, seat)
    for other in range(gains.ndim - 1, -1, -1):
        if other != seat:
            left = left.dot(played[other])
    return left


def own_first(gains: Shares, seat: int) -> Shares:
    """Return the same gains with a seat's own answers along the first axis."""
    return np.ascontiguousarray(np.moveaxis(gains, seat, 0))
