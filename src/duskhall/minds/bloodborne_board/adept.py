"""The level `adept`: tries every answer in a few imagined worlds, to the end of the turn and the enemies' answer.

Budget: 4,000 decisions of the rules in trials, some 5 ms a question.  Knowledge: as `master`, but it looks less far.
Temperament: sober.
"""

from typing import ClassVar, Final

from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.minds.bloodborne_board.foresight import Thought
from duskhall.minds.bloodborne_board.hunting import Hunting

USUAL: Final = 4_000


class Adept(Hunting):
    """Thinks a turn ahead."""

    name: str = "adept"
    thought: ClassVar[Thought] = Thought(USUAL, 14)


def mind(game: Game, seat: int, dice: Dice) -> Adept:
    """Return a mind for a hunter of the board game; its dice are those of its trials."""
    return Adept(dice)
