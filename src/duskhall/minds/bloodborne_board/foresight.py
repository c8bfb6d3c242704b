"""Tries every answer in imagined worlds: the policy plays on for a turn or two, and the table is judged then.

All answers meet the same worlds and the same dice, and half of them drop out again and again, so that most of the
work goes into telling the best ones apart.  Every trial draws the decks anew, from the cards that are left in them:
what is counted is what anybody can count.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from duskhall.games.bloodborne_board.printed import NOBODY
from duskhall.games.bloodborne_board.questions import ACT, REFILL, TAKE_TURN
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.dice import Dice
from duskhall.kernel.seat import Seat
from duskhall.kernel.setup import Setup
from duskhall.minds.bloodborne_board.turns import Plan
from duskhall.minds.search.trials import Course, NativeTrials, PythonTrials, trials_of
from duskhall.native.place import is_built

AT_ONCE: Final = 64  # trials between two looks at the clock
LEAST: Final = 2  # trials of each answer
SLOWER: Final = 50  # times that rules of Python take
TURN: Final = 15  # decisions that a trial takes for each turn that it goes on for, about
KEPT: Final = 8  # tables whose trials are kept ready


class Thought(NamedTuple):
    """How much to think: decisions of the rules, and how far each trial goes on.

    Trials end after `ahead` decisions; with `turns`, before somebody takes a turn for so many times.
    """

    work: int
    ahead: int
    turns: int = 0


class Way(NamedTuple):
    """One way to go on: an answer, if it is not the plan that gives it, and what the seat means to do then."""

    answer: int
    plan: Plan = ()


@lru_cache(KEPT)
def _trials(setup: Setup, natively: bool) -> NativeTrials | PythonTrials:
    """Return trials at such a table, which begin with the worlds that they are given later."""
    start, key = [setup.game.start(setup, Dice(bytes(32)))], bytes(32)
    return trials_of(setup, start, key) if natively else PythonTrials(setup, start, key)


class Foresight:
    """What comes of the answers to one ask."""

    def __init__(self, seat: Seat, dice: Dice, thought: Thought) -> None:
        """Imagine the table as this seat may know it."""
        world = seat.imagine(dice)
        assert isinstance(world, BoardGame)
        self.world = world
        # Nobody who waits for an answer waits for a compiler.
        self.trials = _trials(seat.setup, not seat.budget.has_deadline or is_built(seat.setup.game.id))
        self.trials.begin([world], key(dice))
        self.seat, self.budget = seat.number, seat.budget
        self.thought = thought
        self.tries = 0
        self.course = Course(most=thought.ahead, redrawn=self.seat, planner=self.seat, beat=ACT.index)
        if thought.turns:
            begun = world.turn != NOBODY and seat.ask.question is not REFILL
            times = thought.turns if begun else thought.turns + 1
            self.course = self.course._replace(question=TAKE_TURN.index, times=times)

    def ranked(self, options: list[int], plan: Plan = ()) -> list[int]:
        """Return these options, the best first; the plan is what the hunter goes on with."""
        return [way.answer for way in self.best([Way(option, plan) for option in options])]

    def best(self, ways: list[Way]) -> list[Way]:
        """Return these ways to go on, the best first."""
        return [way for way, _ in self._compare(ways)] if len(ways) > 1 else ways

    def chance(self, ways: list[Way]) -> float:
        """Return the chance of the chapter if the best of these ways is gone, out of a thousand."""
        return self._compare(ways)[0][1]

    def _compare(self, ways: list[Way]) -> list[tuple[Way, float]]:
        """Return these ways and their chances, the best first."""
        work = self.budget.work(self.thought.work)
        if isinstance(self.trials, PythonTrials):
            work = max(1, work // SLOWER)
        sums = dict.fromkeys(ways, 0)
        counts = dict.fromkeys(ways, 0)
        order = list(ways)
        heats = max(1, (len(ways) - 1).bit_length())
        left = len(ways)
        length = TURN * self.thought.turns or self.thought.ahead + 1
        for _ in range(heats):
            each = max(LEAST, work // (heats * left * length))
            before = self.trials.work
            made = self._heat(order[:left], each, sums, counts)
            length = max(1, (self.trials.work - before) // max(1, made))
            order[:left] = sorted(order[:left], key=lambda way: -sums[way] / counts[way])
            left = (left + 1) // 2
            if self.budget.is_over():
                break
        return [(way, sums[way] / counts[way]) for way in order]

    def _heat(self, ways: list[Way], each: int, sums: dict[Way, int], counts: dict[Way, int]) -> int:
        """Try each of these ways so often, all of them in the same luck; return how many trials that were."""
        made = 0
        step = max(1, AT_ONCE // len(ways))
        for first in range(0, each, step):
            numbers = range(self.tries + first, self.tries + min(each, first + step))
            answers = [[way.answer] for way in ways for _ in numbers]
            course = self.course._replace(plans=[way.plan for way in ways for _ in numbers])
            found = self.trials.run([0] * len(answers), answers, list(numbers) * len(ways), course)
            for place, way in enumerate(ways):
                sums[way] += int(found[place * len(numbers) : (place + 1) * len(numbers), self.seat].sum())
                counts[way] += len(numbers)
            made += len(answers)
            if self.budget.is_over():
                break
        self.tries += each
        return made


def key(dice: Dice) -> bytes:
    """Return a key for other dice."""
    return b"".join(dice.below(1 << 16).to_bytes(2, "big") for _ in range(16))
