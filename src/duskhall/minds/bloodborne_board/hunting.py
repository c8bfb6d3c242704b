"""How the levels decide: every answer is tried in imagined worlds (`foresight`), all hunters by one plan.

Nobody at this table hides anything from the others, so each hunter answers for all: what is judged is the chance of
the chapter, and the hunter goes next after whose turn it is highest.
"""

from typing import ClassVar

from duskhall.games.bloodborne_board.questions import ACT, CHOOSE_HUNTER, FATE, GO
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.worth import worth
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import Ask
from duskhall.kernel.seat import Seat
from duskhall.minds.bloodborne_board.foresight import Foresight, Thought, Way
from duskhall.minds.bloodborne_board.turns import Plan, plans
from duskhall.minds.search.trials import NO_MORE


class Hunting:
    """Tries every answer."""

    name: str = ""
    thought: ClassVar[Thought]
    favourites: ClassVar[tuple[str, ...]] = ()  # hunters, by their ids, the best first

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.plan: Plan = ()  # what the hunter means to do in this turn

    def choose(self, seat: Seat) -> int:
        ask = seat.ask
        if len(ask.options) == 1:
            return ask.options[0]
        if ask.question is CHOOSE_HUNTER:
            return self.hunter(seat)
        return Foresight(seat, self.dice, self.thought_of(seat)).ranked(ask.options, self.plan)[0]

    def hunter(self, seat: Seat) -> int:
        """1.4 Take the best of the hunters that it knows, or anyone."""
        named = dict(zip(seat.option_names(), seat.ask.options, strict=True))
        for favourite in self.favourites:
            if favourite in named:
                return named[favourite]
        others = [option for option in seat.ask.options if option != FATE]
        return others[self.dice.below(len(others))]

    def thought_of(self, seat: Seat) -> Thought:
        """Return how much to think at such a table."""
        return self.thought


class Planning(Hunting):
    """Plans whole turns, anew before every action; alone it looks farther instead, answer by answer."""

    alone: ClassVar[Thought]

    def thought_of(self, seat: Seat) -> Thought:
        return self.alone if seat.setup.seats == 1 else self.thought

    def choose(self, seat: Seat) -> int:
        ask = seat.ask
        if seat.setup.seats == 1:
            return super().choose(seat)
        if len(ask.options) > 1 and ask.question is ACT:
            foresight = Foresight(seat, self.dice, self.thought_of(seat))
            self.plan = foresight.best(ways_of(foresight.world, ask))[0].plan
        if self.plan and self.plan[0][0] == ask.question.index and self.plan[0][1] in ask.options:
            option = self.plan[0][1]
            self.plan = self.plan[1:]
            return option
        return super().choose(seat)

    def urge(self, seat: Seat) -> float:
        """2.5 Return the chance of the chapter if this hunter goes next; who may go share the work of one question."""
        world = seat.imagine(self.dice)
        assert isinstance(world, BoardGame)
        thought = self.thought_of(seat)
        thought = thought._replace(work=max(1, thought.work // len(world.asks)))
        world.take(seat.ask, GO)
        if not world.asks:
            return worth(world, seat.number)
        begun = Seat(world, world.next_ask(), (), seat.budget)
        return Foresight(begun, self.dice, thought).chance(ways_of(world, begun.ask))


def ways_of(world: BoardGame, ask: Ask) -> list[Way]:
    """Return the ways to go on that are told apart: plans for the turn, or single answers."""
    if ask.question is ACT:
        return [Way(NO_MORE, plan) for plan in plans(world, ask.seat, ask.options)]
    return [Way(option) for option in ask.options]
