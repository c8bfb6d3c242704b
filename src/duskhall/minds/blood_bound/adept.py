"""`adept` counts exactly what the cards allow, and no more: choices and words of others it lets pass.

Budget: one pass over all deals of clans, 1 to 4 ms; more or less work changes nothing.
Knowledge: what lies open, its own card and clue.
Temperament: asks who holds the dagger next, bluffs now and then, and talks a little less than `master`.
"""

from typing import Final

from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.minds.blood_bound.level import Level, Temper

TEMPER: Final = Temper(reads=0, listens=False, strike_at=0.62, plans=True, seldom=20)


class Adept(Level):
    """The level for most tables."""

    name = "adept"


def mind(game: Game, seat: int, dice: Dice) -> Adept:
    """Return an adept for any seat of Blood Bound."""
    return Adept(dice, TEMPER)
