"""The bot `random`: every legal option is equally likely, in every game."""

from typing import Final

from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.seat import Seat


class RandomMind:
    """Chooses by its own dice and looks at nothing else."""

    name: Final = "random"

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seat: Seat) -> int:
        options = seat.ask.options
        return options[self.dice.below(len(options))] if len(options) > 1 else options[0]


def mind(game: Game, seat: int, dice: Dice) -> RandomMind:
    """Return a random mind for any seat of any game."""
    return RandomMind(dice)
