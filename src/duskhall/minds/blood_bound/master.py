"""`master` reads everything, words included, knows where the dagger goes, and tells half the truth.

Its belief is exact in clans and ranks and weighed by what others chose and said, as several kinds of players would
have.  Work per decision is fixed: one pass over all worlds, 1 to 10 ms.
"""

from typing import Final

from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.minds.blood_bound.level import Level, Temper

TEMPER: Final = Temper(reads=1.0, listens=True, strike_at=0.6, plans=True, seldom=12)


class Master(Level):
    """The strongest level."""

    name = "master"


def mind(game: Game, seat: int, dice: Dice) -> Master:
    """Return a master for any seat of Blood Bound."""
    return Master(dice, TEMPER)
