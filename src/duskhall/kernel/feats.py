"""Feats: what a game keeps as records of its players, told by rule from what happened, once it has ended.

A game declares each of them once (`Game.feats`), by a name and a function of the moments that count and a seat.  Its
texts say it: `feat-<name>` is what it is called.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from duskhall.kernel.event import Event, Kind
from duskhall.kernel.story import Moment


@dataclass(frozen=True)
class Feat:
    """A record, of which the highest counts; a seat without such a feat has None, or no things.

    A feat `of_things` has one number for each entry of a catalogue, such as the chapters that were won.
    """

    name: str
    reached: Callable[[Sequence[Moment], int], int | None] | None = None
    of_things: Callable[[Sequence[Moment], int], Mapping[str, int]] | None = None
    noun: str = ""


def feats_of(feats: Sequence[Feat], told: Sequence[Moment], seat: int) -> dict[str, int]:
    """Return what a seat reached, by the names of the feats; of things, by `name:thing`."""
    found: dict[str, int] = {}
    for feat in feats:
        value = feat.reached(told, seat) if feat.reached is not None else None
        if value is not None:
            found[feat.name] = value
        if feat.of_things is not None:
            found |= {f"{feat.name}:{thing}": number for thing, number in feat.of_things(told, seat).items()}
    return found


def best_between(
    told: Sequence[Moment], seat: int, begins: Kind, kinds: Collection[Kind], number: str, *, whose: str = "seat"
) -> int | None:
    """Return the most that a number of a seat's events came to between two that begin something, such as turns."""
    names = {kind.name for kind in kinds}
    best, sum_now, seen = 0, 0, False
    for event in events_of(told):
        if event.kind.name == begins.name:
            best, sum_now = max(best, sum_now), 0
        elif event.kind.name in names and event.values.get(whose) == seat:
            sum_now += int(event.values[number] or 0)
            seen = True
    return max(best, sum_now) if seen else None


def highest(told: Sequence[Moment], seat: int, kinds: Collection[Kind], number: str) -> int | None:
    """Return the highest number of a seat's events of these kinds."""
    names = {kind.name for kind in kinds}
    found = [
        int(event.values[number] or 0)
        for event in events_of(told)
        if event.kind.name in names and event.values.get("seat") == seat
    ]
    return max(found, default=None)


def events_of(told: Sequence[Moment]) -> list[Event]:
    """Return everything that happened, in its order."""
    return [event for moment in told for event in moment.events]
