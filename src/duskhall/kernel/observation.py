"""What a seat observes, as numbers: parts that a game declares once, one after another in a list of fixed length.

A part has a name, a shape and a meaning, and a function of the rules' subset that writes it; from the parts follow the
length, the order of the numbers and docs/observations.md.  The kernel's own parts come first: what is the same at
every table.  A seat observes what its view shows, and nothing else.

Seats are relative: 0 is the seat itself, 1 the next to its left, and so on.  Where a number says which (a seat, a card,
a word), it is one more, and 0 means none.

This module must not know any game.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from duskhall.kernel.question import ABSENT, ALL, NO_ANSWER
from duskhall.kernel.setup import Setup

if TYPE_CHECKING:
    from duskhall.kernel.state import State

# Writes its part for a seat, into the list from this place on; all of it is 0 before.
Writer = Callable[[Any, int, list[int], int], None]
# One direction of a part's shape: so many; as many as a catalogue has entries ("seat": the most that can sit there);
# or columns with their meanings.
Size = int | str | Mapping[str, str]

SEAT: Final = "seat"


class Part(NamedTuple):
    """One part of what a seat observes."""

    name: str
    shape: tuple[Size, ...]
    means: str
    write: Writer


class Observation:
    """What a seat observes at tables of one setup; `parts`, where each begins (`offsets`), and how long all is."""

    def __init__(self, setup: Setup) -> None:
        """Work the length out, which the content, the game and nothing else decide."""
        self.setup = setup
        self.parts: tuple[Part, ...] = (*common_parts(setup), *setup.game.observed)
        self.sizes = [prod(size_of(setup, size) for size in part.shape) for part in self.parts]
        self.offsets = [sum(self.sizes[:at]) for at in range(len(self.sizes))]
        self.length = sum(self.sizes)
        self._nothing = [0] * self.length
        self._writers = [(part.write, offset) for part, offset in zip(self.parts, self.offsets)]

    def write(self, state: "State", seat: int, out: list[int]) -> None:
        """Write what this seat observes into a list of this length."""
        out[:] = self._nothing
        for write, offset in self._writers:
            write(state, seat, out, offset)

    def of(self, state: "State", seat: int) -> list[int]:
        """Return what this seat observes."""
        out = self._nothing[:]
        for write, offset in self._writers:
            write(state, seat, out, offset)
        return out

    def named(self, numbers: list[int]) -> dict[str, list[int]]:
        """Return the numbers of each part, by its name."""
        return {
            part.name: numbers[offset : offset + size]
            for part, offset, size in zip(self.parts, self.offsets, self.sizes)
        }


@lru_cache(maxsize=16)
def observation_of(setup: Setup) -> Observation:
    """Return what a seat observes at tables of this setup."""
    return Observation(setup)


def size_of(setup: Setup, size: Size) -> int:
    """Return how many a direction of a shape is."""
    if isinstance(size, int):
        return size
    if size == SEAT:
        return setup.game.seats[-1]
    return len(setup.catalogues[size]) if isinstance(size, str) else len(size)


# --- What is the same at every table; `observe_table` in runtime.h writes it, too -------------------------------------


def common_parts(setup: Setup) -> tuple[Part, ...]:
    """Return the kernel's own parts."""
    settings = {setting.name: f"rule {setting.rule}" for setting in setup.game.settings}
    return (
        Part("common", (COMMON,), "the table, and what this seat is asked", _common),
        Part(
            "settings", (settings,), "what the table settled, as rules read it: a word is its place, -1 none", _settings
        ),
        Part("asked", (SEAT,), "which question each seat is asked now, by its number, one more", _asked),
        Part("answered", (SEAT,), "1 where a seat has answered, sealed, while others still think", _answered),
    )


COMMON: Final = {
    "seats": "how many play",
    "ended": "0 while it goes on, 1 over, 2 cut short",
    "question": "the question that this seat may answer, one more",
    "number": "what that question has besides, two more",
    "answer": "the option that this seat has sealed and may still change, one more",
}


def _common(state: "State", seat: int, out: list[int], at: int) -> None:
    out[at] = state.seats
    out[at + 1] = state.ended
    for place, ask in enumerate(state.asks):
        if ask.seat == seat:
            out[at + 2] = ask.question.index + 1
            out[at + 3] = 0 if ask.number == ABSENT else ask.number + 2
            out[at + 4] = state.sealed[place] + 1 if state.mode == ALL else 0


def _settings(state: "State", seat: int, out: list[int], at: int) -> None:
    numbers = state.setup.numbers
    out[at : at + len(numbers)] = numbers


def _asked(state: "State", seat: int, out: list[int], at: int) -> None:
    for place, ask in enumerate(state.asks):
        if state.mode != ALL or state.sealed[place] == NO_ANSWER:
            out[at + (ask.seat - seat) % state.seats] = ask.question.index + 1


def _answered(state: "State", seat: int, out: list[int], at: int) -> None:
    for place, ask in enumerate(state.asks):
        if state.mode == ALL and state.sealed[place] != NO_ANSWER:
            out[at + (ask.seat - seat) % state.seats] = 1
