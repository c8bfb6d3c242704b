"""How the levels decide: every answer is tried in imagined worlds (`foresight`), all hunters by one plan.

Nobody at this table hides anything from the others, so each hunter answers for all: what is judged is the chance of
the chapter, and the trials let the other hunters go on as well.
"""

from typing import ClassVar

from duskhall.games.bloodborne_board.questions import CHOOSE_HUNTER
from duskhall.kernel.dice import Dice
from duskhall.kernel.seat import Seat
from duskhall.minds.bloodborne_board.foresight import Foresight, Thought


class Hunting:
    """Tries every answer."""

    name: str = ""
    thought: ClassVar[Thought]

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seat: Seat) -> int:
        ask = seat.ask
        if len(ask.options) == 1:
            return ask.options[0]
        if ask.question is CHOOSE_HUNTER:
            return ask.options[1 + self.dice.below(len(ask.options) - 1)]
        return Foresight(seat, self.dice, self.thought).ranked(ask.options)[0]
