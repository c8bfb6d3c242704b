"""What is counted while games are played: columns that a game declares once, filled from what its rules tell.

A count has a name, a shape and a meaning, as a part of an observation has, and a function of the rules' subset that
hears every event (its kind and four ints) and counts what concerns it.  Nothing is built for an event, so counting
costs little, and natively next to nothing.

This module must not know any game.
"""

from collections.abc import Callable
from functools import lru_cache
from math import prod
from typing import Any, NamedTuple

from duskhall.kernel.event import Kind, Listener
from duskhall.kernel.observation import SEAT, Size, size_of
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State

# Hears an event of a game and counts it, into the list from this place on.
Hearer = Callable[[Any, Kind, int, int, int, int, list[int], int], None]


class Count(NamedTuple):
    """Something that is counted: for every entry of a catalogue, every seat, or once."""

    name: str
    shape: tuple[Size, ...]
    means: str
    hear: Hearer


class Rate(NamedTuple):
    """How often one thing was counted per another, entry by entry; per game where nothing else is named.

    A count with columns is named with one of them: `bosses.beaten`.
    """

    name: str
    part: str
    whole: str = ""


class Balance(NamedTuple):
    """What a balance report makes of the counts of a game.

    `held` are counts for every entry of a catalogue and every seat, or the table: what the victories of those are who
    had it.  `order` says which seat came first, second and so on.  Games are played by turns with each value of the
    settings that `spread` names.
    """

    order: str = ""
    held: tuple[str, ...] = ()
    rates: tuple[Rate, ...] = ()
    spread: tuple[str, ...] = ()


class Counted:
    """What is counted at tables of one setup: the counts, where each begins (`offsets`), and how long all is."""

    def __init__(self, setup: Setup) -> None:
        """Work the length out."""
        self.setup = setup
        self.counts: tuple[Count, ...] = setup.game.counted
        self.sizes = [prod(size_of(setup, size) for size in count.shape) for count in self.counts]
        self.offsets = [sum(self.sizes[:at]) for at in range(len(self.sizes))]
        self.length = sum(self.sizes)

    def named(self, numbers: list[int]) -> dict[str, list[int]]:
        """Return the numbers of each count, by its name."""
        return {
            count.name: numbers[offset : offset + size]
            for count, offset, size in zip(self.counts, self.offsets, self.sizes)
        }

    def plain(self, numbers: list[int]) -> dict[str, Any]:
        """Return the numbers of each count by its name, and within it by seat, or by the name of an entry."""
        return {
            count.name: self._plain(count.shape, numbers[offset : offset + size])
            for count, offset, size in zip(self.counts, self.offsets, self.sizes)
        }

    def _plain(self, shape: tuple[Size, ...], numbers: list[int]) -> Any:
        if not shape or shape[0] == 1:
            return numbers[0]
        each = len(numbers) // size_of(self.setup, shape[0])
        parts = [self._plain(shape[1:], numbers[at : at + each]) for at in range(0, len(numbers), each)]
        size = shape[0]
        if size == SEAT:
            return parts[: self.setup.seats]
        if isinstance(size, int):
            return parts
        return dict(zip(self.setup.catalogues[size] if isinstance(size, str) else size, parts))


@lru_cache(maxsize=16)
def counted_of(setup: Setup) -> Counted:
    """Return what is counted at tables of this setup."""
    return Counted(setup)


class Counter(Listener):
    """Counts what happens at one table; several, one after another, add up in the same list."""

    def __init__(self, setup: Setup, numbers: list[int] | None = None, also: Listener | None = None) -> None:
        """Count into a list of this length, or a new one; who else listens hears it first."""
        self.also = also
        counted = counted_of(setup)
        self.numbers = [0] * counted.length if numbers is None else numbers
        self.hearers = [(count.hear, offset) for count, offset in zip(counted.counts, counted.offsets)]
        self.state: State | None = None

    def listen(self, state: State) -> None:
        """Hear this table from now on."""
        self.state = state
        state.listener = self

    def hear(self, kind: Kind, a: int, b: int, c: int, d: int) -> None:
        """Count an event."""
        if self.also is not None:
            self.also.hear(kind, a, b, c, d)
        for hear, offset in self.hearers:
            hear(self.state, kind, a, b, c, d, self.numbers, offset)
