"""The level `master`: tries every card against everything that the others may play, two rounds ahead, and mixes.

Budget: 4,000 trials for an answer, some 40 ms.
Knowledge: everybody's hands (1.4), with them what each may have sealed and how likely that is; what a standing like its
own has been worth in very many games.
Temperament: takes the others mostly for what they seem (somebody who weighs like `hunter`, like the game's policy, or
as nobody knows) and else for masters; of what is nearly equal it does now one, now the other.
"""

from typing import Final

from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.minds.bloodborne_card.level import Level, Temper

TEMPER: Final = Temper(
    work=4000,
    worlds=24,
    rounds=2,
    combinations=400,
    known=0.7,
    models=(0.6, 0.25, 0.15),
    softness=0.4,
    at_random=10,
)


class Master(Level):
    """The strongest level."""

    name = "master"


def mind(game: Game, seat: int, dice: Dice) -> Master:
    """Return a master for any seat of the card game."""
    return Master(dice, TEMPER)
