"""The level `adept`: plans its turns as `master` does, but tries each plan in a few imagined worlds only.

Budget: 2,500 decisions of the rules in trials, some 5 ms a question.  Knowledge: as `master`.  Temperament: sober.
"""

from typing import ClassVar, Final

from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.minds.bloodborne_board.foresight import Thought
from duskhall.minds.bloodborne_board.hunting import Planning

USUAL: Final = 2_500


class Adept(Planning):
    """Thinks of the turn, and briefly."""

    name: str = "adept"
    thought: ClassVar[Thought] = Thought(USUAL, 100, 1)
    alone: ClassVar[Thought] = Thought(4_000, 14)


def mind(game: Game, seat: int, dice: Dice) -> Adept:
    """Return a mind for a hunter of the board game; its dice are those of its trials."""
    return Adept(dice)
