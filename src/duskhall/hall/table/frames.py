"""What one watcher may be told of a table: the only place where messages are made out of a game.

Everything here is built for one seat, or for a spectator (None), from the kernel's views, events and asks for that
seat.  Nothing else of a running table is ever sent.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from duskhall.hall.protocol import Asked, Happened, Now, Offer, OwnAsk, SeatClock
from duskhall.kernel.event import EVERYONE, Event
from duskhall.kernel.question import Ask
from duskhall.kernel.record import Entry, Opening
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State
from duskhall.kernel.table import Table

LOG_LENGTH: Final = 100  # entries that a snapshot tells of
_encoder: Final = msgspec.json.Encoder()
_fields: Final[dict[Any, tuple[str, ...] | None]] = {}  # of views, by their type


# How somebody watches: as which seat (None: as a spectator), and whether with words.
Watching = tuple[int | None, bool]


def now(
    table: Table,
    seat: int | None,
    players: Sequence[str],
    clocks: list[SeatClock] | None = None,
    *,
    words: bool,
    aids: bool = True,
) -> Now:
    """Return how things stand for a watcher; `words` adds the description of the view, `aids` odds that are quick."""
    return nows(table, [(seat, words)], players, clocks, aids=aids)[seat, words]


def nows(
    table: Table,
    kinds: Sequence[Watching],
    players: Sequence[str],
    clocks: list[SeatClock] | None = None,
    *,
    aids: bool = True,
) -> dict[Watching, Now]:
    """Return how things stand for every kind of watcher; what is the same for all of them is made once."""
    state = table.state
    seats = list(dict.fromkeys(seat for seat, _ in kinds))
    views = dict(zip(seats, table.views(seats), strict=True))
    shown = views if len(kinds) < 2 else dict(zip(seats, written(list(views.values())), strict=True))
    asks = [Asked(ask.seat, ask.question.name) for ask in state.pending()]
    outcome = state.outcome()
    names = list(players)
    own = {ask.seat: _own_ask(state, ask, aids) for ask in state.asks if ask.seat in views}
    return {
        (seat, words): Now(
            view=shown[seat],
            words=described(table.setup, views[seat]) if words else None,
            asks=asks,
            ask=None if seat is None else own.get(seat),
            clocks=clocks or [],
            players=names,
            outcome=outcome,
        )
        for seat, words in kinds
    }


def written(views: Sequence[Any]) -> list[msgspec.Raw]:
    """Return views as JSON; whatever is the very same object in all of them is written once."""
    names = _fields_of(views[0])
    if names is None or any(type(view) is not type(views[0]) for view in views):
        return [_encoded(view) for view in views]
    values = [msgspec.structs.astuple(view) for view in views]
    first = values[0]
    apart = [place for place, value in enumerate(first) if any(each[place] is not value for each in values)]
    if not apart or len(apart) == len(names):
        return [_encoded(view) for view in views]
    same = {names[place]: value for place, value in enumerate(first) if place not in apart}
    rest = b"," + _encoder.encode(same)[1:]
    return [msgspec.Raw(_encoder.encode({names[place]: each[place] for place in apart})[:-1] + rest) for each in values]


def _fields_of(view: Any) -> tuple[str, ...] | None:
    """Return the names of a view's fields in JSON, or None where it is not simply an object of all its fields."""
    if type(view) not in _fields:
        form = view.__struct_config__ if isinstance(view, msgspec.Struct) else None
        if form is None or form.array_like or form.omit_defaults or form.tag is not None:
            _fields[type(view)] = None
        else:
            _fields[type(view)] = tuple([field.encode_name for field in msgspec.structs.fields(view)])
    return _fields[type(view)]


def written_once(told: dict[int | None, Happened]) -> dict[int | None, Any]:
    """Return what several watchers are told as JSON, where it is the very same for all of them."""
    each = list(told.values())
    if len(each) < 2 or any(one is not each[0] for one in each):
        return dict(told)
    return dict.fromkeys(told, _encoded(each[0]))


def _encoded(value: Any) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode(value))


def described(setup: Setup, view: Any) -> Any:
    """Return a view's description as a tree of text keys and arguments, as JSON can hold it."""
    tree = setup.game.describe(view)
    return tree.plain() if hasattr(tree, "plain") else tree


def odds(state: State, ask: Ask) -> dict[str, dict[str, float]]:
    """Return the chances of what a seat may answer, by names."""
    chances = state.odds(ask.seat, ask)
    names = state.setup.domains[ask.question.index]
    return {names[option]: dict(chances[option]) for option in sorted(chances)}


def _own_ask(state: State, ask: Ask, aids: bool) -> OwnAsk:
    """Return what a seat may answer, by names, with its odds where they take no time."""
    names, nouns = state.setup.domains[ask.question.index], state.setup.nouns[ask.question.index]
    offers = [Offer(names[option], nouns[option]) for option in ask.options]
    chances = odds(state, ask) if aids and state.setup.game.quick_odds else None
    return OwnAsk(ask.question.name, ask.question.rule, offers, chances)


def happened(table: Table, seq: int, seats: Sequence[int | None]) -> dict[int | None, Happened]:
    """Return entry `seq`, as far as each of these watchers may know of it; number 0 is the opening."""
    events = table.events_of(seq)
    entry = table.record.entries[seq - 1] if seq else None
    if all(event.kind.audience == EVERYONE for event in events):
        return dict.fromkeys(seats, _entry(seq, entry, events))
    return {seat: _entry(seq, entry, [event for event in events if event.hears(seat)]) for seat in seats}


def as_stored(seq: int, entry: Entry | None, opening: Opening) -> Happened:
    """Return an entry by the public events that its record holds."""
    events = opening.events if entry is None else entry.events
    return msgspec.structs.replace(_entry(seq, entry, []), events=events)


def log(table: Table, seat: int | None) -> list[Happened]:
    """Return the last things that happened, without what was taken back."""
    first = max(0, table.seq - LOG_LENGTH)
    by_number: dict[int, list[Event]] = {}
    for number, event in table.events_since(first):
        if event.hears(seat):
            by_number.setdefault(number, []).append(event)
    entries = dict(table.effective_entries())
    opening = [_entry(0, None, by_number.get(0, []))] if first == 0 else []
    return opening + [
        _entry(number, entry, by_number.get(number, [])) for number, entry in entries.items() if number > first
    ]


def contiguous(table: Table, seen: int) -> bool:
    """Say whether what happened after `seen` can be told entry by entry: not long ago, and nothing taken back."""
    if not 0 <= seen <= table.seq or table.seq - seen > LOG_LENGTH:
        return False
    return all(entry.kind != "undo" for entry in table.record.entries[seen:])


def _entry(seq: int, entry: Entry | None, events: list[Event]) -> Happened:
    told = [event.plain() for event in events]
    if entry is None:
        return Happened(seq=seq, kind="opening", events=told)
    return Happened(
        seq=seq,
        kind=entry.kind,
        seat=entry.seat,
        events=told,
        statement=entry.statement,
        to=entry.to,
        player=entry.player,
    )
