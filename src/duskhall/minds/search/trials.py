"""Trials: from imagined worlds, given answers, then the game's policy, and how well everybody stands in the end.

`NativeTrials` makes thousands of them in one call, `PythonTrials` the same ones where there is no compiler.  Trials of
one number meet the same chance, so that answers can be compared in the same luck.
"""

from collections.abc import Sequence
from ctypes import byref
from typing import Final, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from duskhall.kernel.dice import Dice
from duskhall.kernel.question import ALL, NO_ANSWER, Ask
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State
from duskhall.native import batch as native
from duskhall.native.building import NoLibrary

Numbers = npt.NDArray[np.int64]
Given = npt.ArrayLike
Planned = Sequence[tuple[int, int]]  # options for questions (their index), in this order
NO_MORE: Final = -1  # behind the last answer of a trial that has fewer than others
_OTHER: Final = 255  # which makes another stream of a key, for choices


class Course(NamedTuple):
    """How trials go on after the given answers.

    They end when `question` (its index) is newly asked for the `times`-th time, after `most` decisions, or with the
    game.  Each seat answers by the game's policy, but so often (`at_random`, in percent) by chance.  Where a game can
    (`Game.redraw`), each trial draws anew first what the seat `redrawn` does not know, so that one world will do.

    The seat `planner` may have a plan for each trial: options for questions (their index), in this order.  It gives the
    next of them when its question is asked.  The question `beat` begins an action: when it is asked, what was planned
    for the one before and did not come up is passed over.  What cannot be done ends the plan.
    """

    question: int = -1
    times: int = 1
    most: int = 2000
    at_random: Sequence[int] = ()
    redrawn: int = -1
    planner: int = -1
    beat: int = -1
    plans: Sequence[Planned] = ()


class Trials(Protocol):
    """Worlds that trials begin with, and the work that was done in them so far: decisions of the rules."""

    work: int

    def run(self, worlds: Given, answers: Given, numbers: Given, course: Course) -> Numbers:
        """Return how well each seat stands (`Game.worth`) at the end of each trial, a row for each.

        Every trial has a world, a row of answers, and the number of its luck.
        """


def trials_of(setup: Setup, states: Sequence[State], key: bytes) -> "NativeTrials | PythonTrials":
    """Return trials from these states, with dice of this key, native where that can be."""
    try:
        return NativeTrials(setup, states, key)
    except NoLibrary:
        return PythonTrials(setup, states, key)


def unsealed(state: State) -> State:
    """Take back all answers that are sealed, so that trials can give every one of them; return the state."""
    if state.mode == ALL:
        state.sealed = [NO_ANSWER] * len(state.asks)
    return state


def laid_out(plans: Sequence[Planned]) -> npt.NDArray[np.int32]:
    """Return plans as rows of equal length, of pairs, with -1 behind the last."""
    longest = max([len(plan) for plan in plans], default=0)
    rows = np.full((max(1, len(plans)), longest, 2), -1, np.int32)
    for row, plan in zip(rows, plans, strict=False):
        if plan:
            row[: len(plan)] = plan
    return rows


class NativeTrials:
    """Trials in a native batch, whose last place is the one that they are made in."""

    def __init__(self, setup: Setup, states: Sequence[State], key: bytes) -> None:
        """Put these states into a batch."""
        self.setup, self.key, self.work = setup, key, 0
        self._batch = native.Batch(setup.game, setup, [bytes(32)] * (len(states) + 1), masks=False)
        self._here = len(states)
        self._call = self._batch.library.call("try_out")
        self.begin(states, key)

    def begin(self, states: Sequence[State], key: bytes) -> None:
        """Go on with other worlds, no more than there were at first, and with dice of another key."""
        self.key = key
        for place, state in enumerate(states[: self._here]):
            self._batch.put(place, state)

    def run(self, worlds: Given, answers: Given, numbers: Given, course: Course) -> Numbers:
        from_, given = np.ascontiguousarray(worlds, np.int32), np.ascontiguousarray(answers, np.int32)
        luck, random = np.ascontiguousarray(numbers, np.int64), np.zeros(self.setup.seats, np.int32)
        random[: len(course.at_random)] = course.at_random
        if not (len(from_) == len(given) == len(luck)) or given.ndim != 2:
            raise ValueError("every trial has one world, one row of answers and one number")
        if course.plans and len(course.plans) != len(from_):
            raise ValueError("every trial has one plan, or none has any")
        worths = np.zeros((len(from_), self.setup.seats), np.int64)
        made = np.zeros(1, np.int64)
        plans = laid_out(course.plans)
        trials = native.Trials(
            len(from_), from_.ctypes.data, given.ctypes.data, given.shape[1], plans.ctypes.data, plans.shape[1],
            course.planner, course.beat, luck.ctypes.data, self.key, random.ctypes.data, course.question, course.times,
            course.most, course.redrawn, worths.ctypes.data, made.ctypes.data,
        )  # fmt: skip
        what = self._call(self._batch.pointer, self._here, byref(trials))
        if what:
            raise self._batch.library.failed(self._batch.pointer, what)
        self.work += int(made[0])
        return worths


class PythonTrials:
    """The same trials with states of Python's."""

    def __init__(self, setup: Setup, states: Sequence[State], key: bytes) -> None:
        """Keep copies of these states."""
        self.setup, self.work = setup, 0
        self.begin(states, key)

    def begin(self, states: Sequence[State], key: bytes) -> None:
        """Go on with other worlds, and with dice of another key."""
        self.key = key
        self._roots = [state.copy() for state in states]

    def run(self, worlds: Given, answers: Given, numbers: Given, course: Course) -> Numbers:
        starts, rows, lucks = (np.asarray(each, np.int64).tolist() for each in (worlds, answers, numbers))
        plans = course.plans or [()] * len(starts)
        found = [self._one(*trial, course) for trial in zip(starts, rows, lucks, plans, strict=True)]
        return np.array(found, np.int64).reshape(len(found), self.setup.seats)

    def _one(self, world: int, answers: Sequence[int], number: int, plan: Planned, course: Course) -> list[int]:
        state = self._roots[world].copy()
        last = int.from_bytes(self.key[24:], "big") ^ number
        key = self.key[:24] + last.to_bytes(8, "big")
        state.dice = Dice(key)
        dice = Dice(bytes([key[0] ^ _OTHER]) + key[1:])
        if course.redrawn >= 0:
            redraw = self.setup.game.redraw
            assert redraw is not None
            redraw(state, course.redrawn, dice)
        for option in answers:
            if option == NO_MORE or not state.asks:
                break
            state.take(state.pending()[0], option)
            self.work += 1
        self._play_on(state, dice, course, list(plan))
        worth = self.setup.game.worth
        assert worth is not None
        return [worth(state, seat) for seat in range(self.setup.seats)]

    def _play_on(self, state: State, dice: Dice, course: Course, plan: list[tuple[int, int]]) -> None:
        policy = self.setup.game.policy
        assert policy is not None
        often = [*course.at_random, *[0] * self.setup.seats]
        times = course.times
        for _ in range(course.most):
            if not state.asks:
                return
            ask = state.pending()[0]
            if ask.question.index == course.question and not _answered(state):
                times -= 1
                if times <= 0:
                    return
            free = len(ask.options) > 1 and often[ask.seat] > 0 and dice.below(100) < often[ask.seat]
            option = _planned(ask, course.beat, plan) if ask.seat == course.planner else -1
            if option < 0:
                option = ask.options[dice.below(len(ask.options))] if free else policy(state, ask, dice)
            state.take(ask, option)
            self.work += 1


def _planned(ask: Ask, beat: int, plan: list[tuple[int, int]]) -> int:
    """Return what is planned for an ask, or -1; `beat` is the question that begins an action."""
    question = ask.question.index
    while plan and question == beat and plan[0][0] != question:
        del plan[0]
    if not plan or plan[0][0] != question:
        return -1
    option = plan.pop(0)[1]
    if option in ask.options:
        return option
    plan.clear()  # what cannot be done ends it
    return -1


def _answered(state: State) -> bool:
    """Whether somebody has answered already what several are asked at once."""
    return state.mode == ALL and any(answer != NO_ANSWER for answer in state.sealed)
