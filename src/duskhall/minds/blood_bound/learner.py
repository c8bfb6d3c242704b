"""The bot `learner` of this game: the net beside this file (`duskhall.minds.learned`), which knows what is believed."""

from typing import Final

from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.seat import Seat
from duskhall.minds.blood_bound.reading import Reader, Reading
from duskhall.minds.learned import LearnerMind, net_of

FULL: Final = 20  # a chance of 1, as the net sees it


class BelievingMind(LearnerMind):
    """Counts deals and reads signs as `master` does; what to make of that the net has learned."""

    def __init__(self, game: Game, seat: int, dice: Dice) -> None:
        super().__init__(net_of(game.id), game, seat, dice)
        self.reader = Reader(listens=True)

    def believed(self, seat: Seat) -> list[int]:
        """Return chances, the own seat first: to be a friend, a rival, to lead either clan, and to win by a capture."""
        belief, most = Reading(seat, self.reader), seat.setup.game.seats[-1]
        found = []
        for step in range(most):
            other = (belief.me + step) % belief.seats
            captured = belief.if_captured(other, belief.me) if step else 0.0
            chances = (belief.friend, belief.rival, belief.own_leader, belief.rival_leader)
            row = (*(each[other] for each in chances), captured) if step < belief.seats else (0.0,) * 5
            found += [round(FULL * chance) for chance in row]
        return found


def mind(game: Game, seat: int, dice: Dice) -> BelievingMind:
    """Return a learner for any seat."""
    return BelievingMind(game, seat, dice)
