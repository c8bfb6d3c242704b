"""Events in as few bytes as they can be kept in: a table that lives for hours has thousands of them.

The form is of this process's memory alone; what is stored and sent is the record's.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from duskhall.kernel.event import Event
from duskhall.kernel.game import Game


def pack(events: Iterable[Event]) -> bytes:
    """Return events in their order, each as its kind's name and its values."""
    return msgspec.msgpack.encode([_packed(event) for event in events])


def unpack(game: Game, packed: bytes) -> list[Event]:
    """Return the events that were packed."""
    kinds = game.kinds_by_name
    events = []
    for each in msgspec.msgpack.decode(packed):
        if isinstance(each, dict):
            events.append(Event(kinds[each.pop("event")], each))
        else:
            kind = kinds[each[0]]
            events.append(Event(kind, dict(zip(kind.fields, each[1:], strict=True))))
    return events


def _packed(event: Event) -> list[Any] | dict[str, Any]:
    """Leave the names of the fields out, except where an older version of the rules had other ones."""
    if tuple(event.values) == event.kind.fields:
        return [event.kind.name, *event.values.values()]
    return event.plain()
