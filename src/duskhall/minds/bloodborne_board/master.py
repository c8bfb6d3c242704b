"""The level `master`: tries every answer in hundreds of imagined worlds, and plays for the chance of the chapter.

Budget: 36,000 decisions of the rules in trials, some 45 ms a question.  Knowledge: the cards that are left in every
deck, and what the missions still take (`games/bloodborne_board/work`).  Temperament: bold when time is short.
"""

from typing import ClassVar, Final

from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.minds.bloodborne_board.foresight import Thought
from duskhall.minds.bloodborne_board.hunting import Hunting

USUAL: Final = 36_000


class Master(Hunting):
    """Thinks long, and a round ahead."""

    name: str = "master"
    thought: ClassVar[Thought] = Thought(USUAL, 24)


def mind(game: Game, seat: int, dice: Dice) -> Master:
    """Return a mind for a hunter of the board game; its dice are those of its trials."""
    return Master(dice)
