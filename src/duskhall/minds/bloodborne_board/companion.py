"""The bot `companion`: plans its turn by searching sequences of actions, over worlds that agree with what is open.

The enemy action deck is counted: imagined worlds hold exactly the cards that are left, and `duel` works with the same
counts.  What a plan does not cover is answered by habit.
"""

from typing import Final

from duskhall.games.bloodborne_board.questions import ACT, CHOOSE_SPACE, CHOOSE_WAY, JOIN, RETURN_TO, STEP
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.question import Ask
from duskhall.kernel.seat import Seat
from duskhall.minds.bloodborne_board import habits, plan
from duskhall.minds.bloodborne_board.worth import Stakes, stakes_of, value

WORLDS: Final = 3  # how many imagined worlds a sequence is tried in; the best ones in as many again
WEIGHED: Final = (STEP, RETURN_TO, CHOOSE_SPACE, JOIN, CHOOSE_WAY)  # tried one by one, each played to the turn's end


class Companion:
    """Plans its own turn, weighs a few other choices, and answers the rest by habit."""

    name: Final = "companion"

    def __init__(self, dice: Dice, worlds: int = WORLDS) -> None:
        self.dice = dice
        self.worlds = worlds
        self.action = plan.END

    def choose(self, seat: Seat) -> int:
        ask = seat.ask
        if len(ask.options) == 1:
            return ask.options[0]
        world = self._imagine(seat)
        question = ask.question
        if question is ACT:
            more = [self._imagine(seat) for _ in range(self.worlds)]
            actions = plan.plan(self._worlds(seat, world), ask.seat, more)
            self.action = actions[0] if actions else plan.END
            return self.action.option
        if world.turn == ask.seat and plan.foresees(world, ask, self.action):
            return plan.answer(world, ask, self.action)
        if question in WEIGHED and world.turn == ask.seat:
            return self._weigh(self._worlds(seat, world), ask)
        return habits.choose(world, ask)

    def _weigh(self, worlds: list[BoardGame], ask: Ask) -> int:
        """Return the option after which the table looks best when the turn ends with it."""
        best, chosen = float("-inf"), ask.options[0]
        stakes = stakes_of(worlds[0])
        for option in ask.options:
            total = 0
            for world in worlds:
                total += outcome_of(world.copy(), ask.seat, option, stakes)
            if total > best:
                best, chosen = total, option
        return chosen

    def _imagine(self, seat: Seat) -> BoardGame:
        world = seat.imagine(self.dice)
        assert isinstance(world, BoardGame)
        return world

    def _worlds(self, seat: Seat, first: BoardGame) -> list[BoardGame]:
        return [first, *(self._imagine(seat) for _ in range(self.worlds - 1))]


def outcome_of(game: BoardGame, seat: int, option: int, stakes: Stakes) -> int:
    """Return what the table is worth when an option is taken and the turn ends by habit."""
    game.take(game.asks[0], option)
    for _ in range(plan.LONGEST):
        if not plan.in_turn(game, seat):
            break
        ask = game.asks[0]
        game.take(ask, habits.choose(game, ask))
    return value(game, stakes)


def mind(game: Game, seat: int, dice: Dice) -> Companion:
    """Return a companion for any seat."""
    return Companion(dice)
