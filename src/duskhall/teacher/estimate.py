"""What each option of a seat is worth: its chance to win, with the error of that, from what the seat knows.

A chance is the share of play-outs that the seat wins, or the party its chapter; several winners share one.  Where the
policy would hardly ever win, it plays on for a while (`Insight.ahead`), and the chance is what the table is judged to
be then.  Errors are those of 95 in 100 cases.  All are whole numbers, in ten-thousandths, so they add up, and are the
same on every machine.
"""

from collections.abc import Sequence
from hashlib import sha256
from math import sqrt
from typing import Final

from duskhall import minds
from duskhall.kernel.budget import USUAL, Budget
from duskhall.kernel.dice import Dice
from duskhall.kernel.seat import Seat
from duskhall.kernel.state import State
from duskhall.minds.search.trials import NO_MORE, Course, Numbers, PythonTrials, trials_of
from duskhall.native.library import NoRoom
from duskhall.teacher.worlds import World, insight_of, key_of, worlds_of

PARTS: Final = 10_000  # in which chances are told
WIN: Final = 1000  # how well a seat stands that has won

PLAYS: Final = 1600  # play-outs for one moment, usually
FEWEST: Final = 16  # worlds, however many options there are
PART: Final = 48  # worlds that are played between two looks at the clock
BEST: Final = 4  # options that are looked at more closely, where there are many
SPREAD: Final = 1.96  # standard errors


class Estimate:
    """What came of every option, world by world; `option` is what the strongest bot would do."""

    def __init__(self, seat: Seat, budget: Budget = USUAL, *, whole: bool = False) -> None:
        """Nothing has been tried; the strongest bot is asked with dice that follow from what the seat sees.

        When the budget is over, what was tried by then has to do.  Of a campaign the chapter counts, or the `whole`.
        """
        self._reached = None if whole else insight_of(seat.setup.game.id).reached
        self.seat, self.budget = seat, budget
        self.options = list(seat.ask.options)
        self.key = key_of(seat, seat.ask.question.name, self.options)
        self.option = advised(seat, self.key)
        self.sources: list[int] = []  # of each world that was played in, which one it was
        self.won: dict[int, list[int]] = {option: [] for option in self.options}  # in each of them, thousandths

    def play(self, plays: int = PLAYS) -> "Estimate":
        """Try every option, and then the best ones, and what the bot would do, as much again."""
        if len(self.options) <= BEST:
            self.add(self.options, plays // len(self.options))
            return self
        self.add(self.options, plays // 2 // len(self.options))
        closer = sorted(self.options, key=lambda option: (-self.chance(option), option))[: BEST - 1]
        closer = [option for option in self.options if option in closer or option == self.option]
        self.add(closer, plays // 2 // len(closer))
        return self

    def add(self, options: Sequence[int], number: int) -> None:
        """Try these options in so many more worlds."""
        dice = Dice(sha256(self.key + len(self.sources).to_bytes(4, "big")).digest())
        worlds = worlds_of(self.seat, max(FEWEST, number), dice)
        for first in range(0, len(worlds), PART):
            if first and self.budget.is_over():
                return
            self._add(options, worlds[first : first + PART])

    def _add(self, options: Sequence[int], worlds: Sequence[World]) -> None:
        known, me = len(self.sources), self.seat.number
        numbers = [known + place for place in range(len(worlds)) for _ in options]
        states = [world.state for world in worlds]
        is_one = states[0] is states[-1]
        redrawn = me if self.seat.setup.game.redraw is not None else -1
        found = tried(states[:1] if is_one else states, me, options, self.key, numbers, redrawn)
        self.sources += [world.source for world in worlds]
        for column, option in enumerate(options):
            rows: list[int] = found[column :: len(options), me].tolist()
            if self._reached is not None:
                rows = [self._reached(self.seat, worth) for worth in rows]
            self.won[option] += [-1] * (known - len(self.won[option])) + rows

    # --- What it says --------------------------------------------------------------------------------------------

    @property
    def plays(self) -> int:
        """How often something was played out."""
        return sum(won >= 0 for each in self.won.values() for won in each)

    def chance(self, option: int) -> int:
        """Return the chance to win with an option."""
        return mean_of([won for won in self.won[option] if won >= 0])

    def error(self, option: int) -> int:
        """Return how far off that may be."""
        played = [(source, won) for source, won in zip(self.sources, self.won[option]) if won >= 0]
        return error_of(played)

    def loss(self, option: int, best: int) -> int:
        """Return how much less an option is worth than another, in the worlds in which both were tried."""
        return mean_of([more for _, more in self._both(option, best)])

    def error_of_loss(self, option: int, best: int) -> int:
        """Return how far off that may be; it is less than what both are off, since they met the same dice."""
        return error_of(self._both(option, best))

    def _both(self, option: int, best: int) -> list[tuple[int, int]]:
        three = zip(self.sources, self.won[option], self.won[best])
        return [(source, more - less) for source, less, more in three if less >= 0 and more >= 0]


def tried(
    states: Sequence[State], seat: int, options: Sequence[int], key: bytes, numbers: Sequence[int], redrawn: int = -1
) -> Numbers:
    """Return how well everybody stands at the end, for every option of every state in turn.

    There are as many trials as numbers; the states take turns where they are fewer.  A seat that is not the first to be
    asked answers here: trials answer in the order of the asks.  What the seat `redrawn` does not know is drawn anew.
    """
    first = all(state.next_ask().seat == seat for state in states)
    if not first:
        states = [_answered(state, seat, option) for state in states for option in options]
    setup = states[0].setup
    width, number = len(options), len(states) if first else len(states) // len(options)
    worlds = [trial // width % number for trial in range(len(numbers))]
    places = worlds if first else [world * width + trial % width for trial, world in enumerate(worlds)]
    answers = [[options[trial % width] if first else NO_MORE] for trial in range(len(numbers))]
    course = Course(most=insight_of(setup.game.id).ahead or setup.game.longest, redrawn=redrawn)
    try:
        return trials_of(setup, states, key).run(places, answers, numbers, course)
    except NoRoom:
        return PythonTrials(setup, states, key).run(places, answers, numbers, course)


def _answered(state: State, seat: int, option: int) -> State:
    state = state.copy()
    ask = state.ask_for(seat)
    assert ask is not None
    state.take(ask, option)
    return state


def advised(seat: Seat, key: bytes) -> int:
    """Return what the strongest bot of the game would do in a seat."""
    if len(seat.ask.options) == 1:
        return seat.ask.options[0]
    game = seat.setup.game
    mind = minds.find(game.id, minds.names(game.id)[-1])(game, seat.number, Dice(sha256(key + b"mind").digest()))
    return mind.choose(seat)


def mean_of(thousandths: Sequence[int]) -> int:
    """Return the mean of thousandths in ten-thousandths."""
    return round(sum(thousandths) * PARTS / WIN / len(thousandths)) if thousandths else 0


def error_of(played: Sequence[tuple[int, int]]) -> int:
    """Return the error of the mean of thousandths, where those of one source go together, in ten-thousandths.

    It is never less than what one more game may change.
    """
    number = len(played)
    mean = sum(value for _, value in played) / max(1, number)
    sums: dict[int, float] = {}
    for source, value in played:
        sums[source] = sums.get(source, 0.0) + value - mean
    spread = sqrt(sum(each * each for each in sums.values())) / max(1, number)
    return round(PARTS * SPREAD * max(spread / WIN, 1 / (number + 1)))
