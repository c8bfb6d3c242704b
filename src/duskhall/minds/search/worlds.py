"""Worlds that a search plays in: states from `imagine`, gone back to and played on as often as it likes.

`NativeWorlds` holds them in a native batch, `PythonWorlds` as states of Python's, where there is no compiler; the same
calls give the same answers.  Whoever searches counts `work`: the decisions of the rules.
"""

from collections.abc import Sequence
from ctypes import byref
from typing import Protocol

import numpy as np

from duskhall.kernel.dice import Dice
from duskhall.kernel.observation import Observation, observation_of
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State
from duskhall.native.batch import Batch, Rows
from duskhall.native.building import NoLibrary

Observed = bytes  # what a seat observes: equal for worlds that it cannot tell apart


class Worlds(Protocol):
    """One world that is played in, and those that it may go back to."""

    setup: Setup
    work: int

    def go_to(self, world: int, key: bytes) -> None:
        """Begin again with one of the worlds that were given, and with dice of this key."""

    def asked(self) -> int:
        """Return who answers next, -1 when the game is over."""

    def options(self) -> list[int]:
        """Return what they may answer."""

    def observed(self, seat: int) -> Observed:
        """Return what a seat observes."""

    def sealed(self, seen: Observed) -> bool:
        """Say whether others are asked at the same time as whoever observes this."""

    def take(self, option: int) -> None:
        """Answer for whoever answers next."""

    def play_on(self, key: bytes, most: int) -> None:
        """Let the game's policy answer for everybody, with dice of this key, at most so often."""

    def standing(self) -> list[int]:
        """Return how well each seat stands (`Game.worth`)."""


def worlds_of(setup: Setup, states: Sequence[State]) -> Worlds:
    """Return these states as worlds, native where that can be."""
    try:
        return NativeWorlds(setup, states)
    except NoLibrary:
        return PythonWorlds(setup, states)


class _Sealing:
    """Where an observation says who is asked what, and who has answered already."""

    def __init__(self, observation: Observation) -> None:
        places = {part.name: place for place, part in enumerate(observation.parts)}
        spans = [(observation.offsets[at], observation.sizes[at]) for at in (places["asked"], places["answered"])]
        self.spans = spans

    def says(self, seen: Observed) -> bool:
        cells = memoryview(seen).cast("i")
        return sum(1 for first, size in self.spans for cell in cells[first : first + size] if cell) > 1


class PythonWorlds:
    """Worlds as states of Python's."""

    def __init__(self, setup: Setup, states: Sequence[State]) -> None:
        """Keep copies of these states."""
        self.setup, self.work = setup, 0
        self._roots = [state.copy() for state in states]
        self._state = self._roots[0].copy()
        self._observation = observation_of(setup)
        self._sealing = _Sealing(self._observation)

    def go_to(self, world: int, key: bytes) -> None:
        self._state = self._roots[world].copy()
        self._state.dice = Dice(key)

    def asked(self) -> int:
        return self._state.pending()[0].seat if self._state.asks else -1

    def options(self) -> list[int]:
        return sorted(self._state.pending()[0].options)

    def observed(self, seat: int) -> Observed:
        return np.array(self._observation.of(self._state, seat), np.int32).tobytes()

    def sealed(self, seen: Observed) -> bool:
        return self._sealing.says(seen)

    def take(self, option: int) -> None:
        self._state.take(self._state.pending()[0], option)
        self.work += 1

    def play_on(self, key: bytes, most: int) -> None:
        state, dice, policy = self._state, Dice(key), self.setup.game.policy
        assert policy is not None
        for _ in range(most):
            if not state.asks:
                return
            ask = state.pending()[0]
            state.take(ask, policy(state, ask, dice))
            self.work += 1

    def standing(self) -> list[int]:
        worth = self.setup.game.worth
        assert worth is not None
        return [worth(self._state, seat) for seat in range(self.setup.seats)]


class NativeWorlds:
    """Worlds in a native batch: its last place is the one that is played in."""

    def __init__(self, setup: Setup, states: Sequence[State]) -> None:
        """Put these states into a batch."""
        self.setup, self.work = setup, 0
        self._batch = batch = Batch(setup.game, setup, [0] * (len(states) + 1))
        for place, state in enumerate(states):
            batch.put(place, state)
        self._here = len(states)
        self._offsets = setup.offsets
        self._row = np.zeros(batch.observation.length, np.int32)
        self._sealing = _Sealing(batch.observation)
        self._standing = np.zeros(setup.seats, np.int64)
        self._one = np.zeros(1, np.int32)
        self._played = np.zeros(1, np.int64)
        self._parts = np.array(batch.observation.offsets, np.int64)
        self._into = Rows(self._row.ctypes.data, len(self._row), self._parts.ctypes.data)
        self._calls = {name: batch.library.call(name) for name in ("step", "observe", "play_on", "worths", "go_to")}

    def go_to(self, world: int, key: bytes) -> None:
        self._check(self._calls["go_to"](self._batch.pointer, self._here, world, key))

    def asked(self) -> int:
        return int(self._batch.seat[self._here])

    def options(self) -> list[int]:
        question = int(self._batch.question[self._here])
        first = self._offsets[question]
        return [int(action) - first for action in np.flatnonzero(self._batch.mask[self._here])]

    def observed(self, seat: int) -> Observed:
        self._one[0] = seat
        given = (self._one.ctypes.data, byref(self._into), 1)
        self._check(self._calls["observe"](self._batch.pointer, self._here, self._here + 1, *given))
        return self._row.tobytes()

    def sealed(self, seen: Observed) -> bool:
        return self._sealing.says(seen)

    def take(self, option: int) -> None:
        self._one[0] = self._offsets[int(self._batch.question[self._here])] + option
        here = self._here
        self._check(self._calls["step"](self._batch.pointer, here, here + 1, self._one.ctypes.data, None, 0, None, 1))
        self.work += 1

    def play_on(self, key: bytes, most: int) -> None:
        here, played = self._here, self._played
        given = (key, most, played.ctypes.data, 1)
        self._check(self._calls["play_on"](self._batch.pointer, here, here + 1, *given))
        self.work += int(played[0])

    def standing(self) -> list[int]:
        self._check(self._calls["worths"](self._batch.pointer, self._here, self._standing.ctypes.data))
        return [int(each) for each in self._standing]

    def _check(self, what: int) -> None:
        if what:
            raise self._batch.library.failed(self._batch.pointer, what)
