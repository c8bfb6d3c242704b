"""A table from what is stored of it: by replay, or, where the rules have changed meanwhile, from its snapshot.

What cannot be restored is said in a sentence; it never stops anything but its own table.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from duskhall.hall.mistake import HallMistake
from duskhall.hall.storage.queries import StoredEntry, StoredSnapshot
from duskhall.kernel.event import Event, Kind
from duskhall.kernel.game import Game
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.record import BadRecord, Entry, Record
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.state import Unending
from duskhall.kernel.table import Table, differing


@dataclass(frozen=True)
class Restored:
    """A table that can be played on; or, without one, the problem and what the record says happened."""

    record: Record
    table: Table | None = None
    proof_ends: int | None = None
    problem: Mistake | None = None


def read_record(head: str, entries: Sequence[StoredEntry]) -> Record:
    """Put a stored record together."""
    record = msgspec.json.decode(head, type=Record)
    record.entries = [msgspec.json.decode(each.entry, type=Entry) for each in entries]
    return record


def restore(game: Game, record: Record, snapshot: StoredSnapshot | None, running: bool = False) -> Restored:
    """Rebuild a table from its record; one that is running goes on, whatever other rules make of its last entries."""
    try:
        return Restored(record, Table.replay(game, record))
    except BadRecord as error:
        problem = error
    if snapshot is None or snapshot.rules_version == game.rules_version == record.rules_version:
        return Restored(record, problem=problem)
    try:
        return Restored(record, _from_snapshot(game, record, snapshot, running), proof_ends=snapshot.seq)
    except Exception as error:  # whatever other rules make of a state that they never had
        detail = f"{type(error).__name__}: {error}"
        return Restored(record, problem=HallMistake("restore-no-snapshot", problem=problem, detail=detail))


def _from_snapshot(game: Game, record: Record, snapshot: StoredSnapshot, running: bool) -> Table:
    """Go on by today's rules from the state after `snapshot.seq`; what was done later is done again."""
    table = Table.reopen(game, record)
    table.state = game.thaw(table.setup, msgspec.json.decode(snapshot.state))
    table.record.opening = record.opening
    table.record.entries = record.entries[: snapshot.seq]
    kinds = {kind.name: kind for kind in game.kinds}
    table.events = _told(kinds, 0, record.opening.events)
    for number, entry in enumerate(table.record.entries, 1):
        table.events += _told(kinds, number, entry.events)
    for number, entry in enumerate(record.entries[snapshot.seq :], snapshot.seq + 1):
        after = _entered(table, entry)
        if after is None and running:
            _set_aside(table, record.entries[number - 1 :])
            break
        if after is None:
            raise differing(number, game, record)
        table = after
    return table


def _entered(table: Table, entry: Entry) -> Table | None:
    """Return the table after an entry, or None where today's rules carry it out otherwise."""
    branch = table.branch()
    try:
        return branch if branch.enter(entry) == entry else None
    except (Refusal, Unending):
        return None


def _set_aside(table: Table, entries: Sequence[Entry]) -> None:
    """Keep entries in the record that today's rules undo: words stay said, and draws that were seen stay used."""
    kinds = {kind.name: kind for kind in table.game.kinds}
    for number, entry in enumerate(entries, table.seq + 1):
        if entry.kind == "statement":
            table.events += _told(kinds, number, entry.events)
        if entry.draws:
            table.state.dice.move_past(entry.draws[-1])
    table.record.entries += entries


def _told(kinds: dict[str, Kind], number: int, events: Sequence[dict[str, Any]]) -> list[tuple[int, Event]]:
    """Return the events that a record tells of an entry, those of a kind that today's rules still have."""
    return [
        (number, Event(kinds[str(event["event"])], {name: value for name, value in event.items() if name != "event"}))
        for event in events
        if event["event"] in kinds
    ]
