"""The level `novice`: fights what it meets, and errs as beginners do.

Budget: 300 decisions of the rules in trials.  Knowledge: what the next few moments may bring; it looks no farther.
What it does wrong:

* it plays on as long as it has cards, and keeps none for the enemies' answer;
* it strikes at whatever stands on its space, mission or not, three times of four;
* it never goes to the Dream of its own will, and so heals only by falling;
* it pays with whatever card comes to hand;
* it dodges every blow that it can, the weak ones too;
* it fires at the first occasion;
* it forgets its items, three times of four.
"""

from typing import ClassVar, Final

from duskhall.games.bloodborne_board.questions import (
    ACT,
    ATTACK,
    DODGE,
    DREAM,
    END_TURN,
    FIRE_BACK,
    NO_DODGE,
    PAY,
    REACT,
)
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.seat import Seat
from duskhall.minds.bloodborne_board.foresight import Foresight, Thought
from duskhall.minds.bloodborne_board.hunting import Hunting

USUAL: Final = 300
OFTEN: Final = 4  # one time in so many it thinks better of it


class Novice(Hunting):
    """Thinks of the next moment."""

    name: str = "novice"
    thought: ClassVar[Thought] = Thought(USUAL, 8)

    def choose(self, seat: Seat) -> int:
        options, question = seat.ask.options, seat.ask.question
        if len(options) == 1:
            return options[0]
        if question is ACT:
            return self._act(seat)
        if question is PAY:
            return options[self.dice.below(len(options))]
        if question is DODGE:
            return next(option for option in options if option != NO_DODGE)
        if question is REACT and FIRE_BACK in options:
            return FIRE_BACK
        return super().choose(seat)

    def _act(self, seat: Seat) -> int:
        """3.1 Strike, or do whatever looks best, until no card is left."""
        options = seat.ask.options
        if ATTACK in options and self.dice.below(OFTEN):
            return ATTACK
        items = [option for option in options if not ACT.is_word(option)]
        forgotten = items if self.dice.below(OFTEN) else []
        liked = [option for option in options if option not in (END_TURN, DREAM, *forgotten)]
        return Foresight(seat, self.dice, self.thought).ranked(liked)[0] if liked else END_TURN


def mind(game: Game, seat: int, dice: Dice) -> Novice:
    """Return a mind for a hunter of the board game; its dice are its moods."""
    return Novice(dice)
