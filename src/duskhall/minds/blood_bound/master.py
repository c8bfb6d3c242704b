"""`master` reads everything, words included, knows where the dagger goes, and tells half the truth.

Budget: it reads every sign once and passes over all deals of clans, 1 to 10 ms; with less work allowed it reads fewer
of the signs.
Knowledge: exact in clans and ranks, weighed by what others chose and said, as several kinds of players would have.
Temperament: strikes when it is fairly sure, and lies about what nobody can check a little more often than not.
"""

from typing import Final

from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.minds.blood_bound.level import Level, Temper

TEMPER: Final = Temper(reads=100, listens=True, strike_at=0.6, plans=True, seldom=12)


class Master(Level):
    """The strongest level."""

    name = "master"


def mind(game: Game, seat: int, dice: Dice) -> Master:
    """Return a master for any seat of Blood Bound."""
    return Master(dice, TEMPER)
