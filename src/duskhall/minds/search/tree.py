"""What a search remembers: for everything that a seat may observe, what came of each answer.

A node belongs to one seat, and is found by what that seat observes, so it is the same in all worlds that the seat
cannot tell apart.  One that answers by itself tries what has been best, and what has been tried least; one that
answers sealed, at the same time as others, mixes by regret matching.  Only whole numbers, quotients and square roots
of them are compared, which are the same on every machine.
"""

from math import sqrt
from typing import Final, NamedTuple

from duskhall.kernel.dice import Dice

WIN: Final = 1000  # how well a seat stands, at most
CURIOSITY: Final = 0.7  # how much an answer that was tried less often is worth trying
EXPLORING: Final = 10  # percent of sealed answers that are tried at random
_FINE: Final = 1 << 20  # in which mixtures are drawn


class Tried(NamedTuple):
    """An answer that was tried in a simulation, and how likely that was, out of `_FINE`."""

    node: "Node"
    place: int
    chance: int


class Node:
    """What one seat may answer where it observes one thing."""

    __slots__ = ("gains", "mixture", "options", "regrets", "sealed", "seat", "visits")

    def __init__(self, seat: int, options: list[int], sealed: bool) -> None:
        """Nothing has been tried."""
        self.seat, self.options, self.sealed = seat, options, sealed
        self.visits = [0] * len(options)
        self.gains = [0] * len(options)
        self.regrets = [0.0] * len(options)
        self.mixture = [0.0] * len(options)

    def choose(self, dice: Dice) -> Tried:
        """Return the answer to try next."""
        if not self.sealed:
            return Tried(self, self._promising(), _FINE)
        if dice.below(100) < EXPLORING:
            place = dice.below(len(self.options))
        else:
            place = drawn(self.matched(), dice)
        share = (100 - EXPLORING) * self.matched()[place] + EXPLORING / len(self.options)
        return Tried(self, place, max(1, int(_FINE * share / 100)))

    def learn(self, place: int, chance: int, gain: int) -> None:
        """Remember what came of an answer."""
        if self.sealed:
            for other, share in enumerate(self.matched()):
                self.mixture[other] += share
            weighted = gain * _FINE / chance
            for other in range(len(self.options)):
                self.regrets[other] -= gain
            self.regrets[place] += weighted
        self.visits[place] += 1
        self.gains[place] += gain

    def matched(self) -> list[float]:
        """Return how likely each answer is: in proportion to how much it is regretted."""
        positive = [max(0.0, regret) for regret in self.regrets]
        total = sum(positive)
        if total <= 0:
            return [1 / len(self.options)] * len(self.options)
        return [regret / total for regret in positive]

    def mixed(self) -> list[float]:
        """Return how likely each answer was on average, which is what to play."""
        total = sum(self.mixture)
        if total <= 0:
            return [1 / len(self.options)] * len(self.options)
        return [share / total for share in self.mixture]

    def best(self) -> int:
        """Return where the answer is that was tried most often, of those the one that gained most."""
        return max(range(len(self.options)), key=lambda place: (self.visits[place], self.gains[place], -place))

    def gain(self, place: int) -> float:
        """Return what an answer gained on average, 0 where it was never tried."""
        return self.gains[place] / self.visits[place] if self.visits[place] else 0.0

    def _promising(self) -> int:
        for place, visits in enumerate(self.visits):
            if not visits:
                return place
        eager = CURIOSITY * WIN * sqrt(sum(self.visits))
        return max(
            range(len(self.options)),
            key=lambda place: (self.gains[place] / self.visits[place] + eager / (1 + self.visits[place]), -place),
        )


def drawn(shares: list[float], dice: Dice) -> int:
    """Return a place, as likely as its share."""
    rest = dice.below(_FINE) / _FINE
    for place, share in enumerate(shares):
        rest -= share
        if rest < 0:
            return place
    return max(range(len(shares)), key=lambda place: shares[place])
