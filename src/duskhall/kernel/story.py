"""The story of an ended game, told by rule from what happened: the moment that decided it, and what everybody did.

A game's `story` gets the moments that count, without what was taken back, and answers with texts.  The game has ended,
so nothing of it is secret any more.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from duskhall.kernel.describe import SeatName, Text
from duskhall.kernel.event import Event, Kind
from duskhall.kernel.state import State
from duskhall.kernel.table import Table


@dataclass(frozen=True)
class Moment:
    """An entry that counts, or number 0, the opening: the state after it, and what happened in it."""

    seq: int
    state: State
    events: Sequence[Event]


@dataclass(frozen=True)
class Story:
    """The moment that decided the game, with the number of its entry, what each seat did, and what all did together."""

    turning: Text | None = None
    at: int = 0
    deeds: tuple[tuple[Text, ...], ...] = ()
    together: tuple[Text, ...] = ()
    again: int | None = None  # the entry from which on a part that was lost can be played again
    part: Text | None = None  # what that part is


def moments(table: Table, states: Sequence[State]) -> list[Moment]:
    """Return the moments of a table, given its states by entry, the one of the opening first."""
    told: dict[int, list[Event]] = {}
    for seq, event in table.events:
        told.setdefault(seq, []).append(event)
    numbers = [0, *(seq for seq, _ in table.effective_entries())]
    return [Moment(seq, states[seq], told.get(seq, [])) for seq in numbers]


def count(told: Sequence[Moment], kinds: Collection[Kind], seat: int, field: str = "seat") -> int:
    """Return how often something of these kinds happened to a seat, or was done by it."""
    names = {kind.name for kind in kinds}
    return sum(
        event.kind.name in names and event.values.get(field) == seat for moment in told for event in moment.events
    )


def total(told: Sequence[Moment], kinds: Collection[Kind], seat: int, number: str) -> int:
    """Return what a number of these events comes to, for one seat."""
    names = {kind.name for kind in kinds}
    return sum(
        int(event.values[number] or 0)
        for moment in told
        for event in moment.events
        if event.kind.name in names and event.values.get("seat") == seat
    )


def decided_by_lead(told: Sequence[Moment], standing: Callable[[Any, int], int]) -> tuple[Text | None, int]:
    """Return the moment in which the winner gained most on the best of the others, the last of several.

    What was all lost again made no difference, nor did any lead of one who won with others or from behind them.
    """
    outcome = told[-1].state.outcome()
    if outcome is None or len(outcome.winners) != 1:
        return None, 0
    (winner,) = outcome.winners
    leads = [0, *(_lead(moment.state, winner, standing) for moment in told)]
    best, found = 0, 0
    for moment, (before, lead) in zip(told, pairwise(leads), strict=True):
        if lead - before >= max(best, 1) and before < leads[-1]:
            best, found = lead - before, moment.seq
    if not best or leads[-1] < 0:
        return None, 0
    return Text("story-lead", {"seat": SeatName(winner), "gain": best}), found


def _lead(state: State, winner: int, standing: Callable[[Any, int], int]) -> int:
    points = [standing(state, seat) for seat in range(state.seats)]
    return points[winner] - max(points[:winner] + points[winner + 1 :], default=0)
