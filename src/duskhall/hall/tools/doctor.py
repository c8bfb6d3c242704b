"""Is everything that the store holds still whole?  Looks at the store itself, replays every table, compares states."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import msgspec

from duskhall import games
from duskhall.hall.mistake import HallMistake
from duskhall.hall.storage import Store, StoreError, integrity, queries
from duskhall.hall.storage.queries import StoredEntry, StoredSnapshot, StoredTable
from duskhall.hall.table.lobby import ENDED, RUNNING, Lobby
from duskhall.hall.table.restore import read_record, restore
from duskhall.kernel.fairness import commitment
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.record import Record
from duskhall.kernel.table import Table


@dataclass(frozen=True)
class Finding:
    """What was found at a table: how it is, how many entries it has, and the problem, None where there is none.

    Without a table it is about the store itself.
    """

    table: str
    game: str
    status: str
    entries: int
    problem: Mistake | None


async def examine(store: Store) -> AsyncIterator[Finding]:
    """Examine the store, and every table that has begun to play."""
    for problem in await store.read(integrity.whole):
        yield Finding("", "", "", 0, HallMistake("doctor-store", detail=problem))
    for table_id in await store.read(queries.table_ids):
        try:
            stored = await store.read(queries.load_table, table_id)
            entries = await store.read(queries.entries_after, table_id)
            snapshot = await store.read(queries.load_snapshot, table_id)
        except StoreError as error:
            yield Finding(table_id, "", "", 0, error)
            continue
        if stored is not None and stored.head is not None:
            yield _examine(stored, stored.head, entries, snapshot)


def _examine(stored: StoredTable, head: str, entries: list[StoredEntry], snapshot: StoredSnapshot | None) -> Finding:
    lobby = msgspec.json.decode(stored.lobby, type=Lobby)
    try:
        problem = _problem(stored, head, entries, snapshot, lobby)
    except Exception as error:  # whatever is wrong with one table, the others are examined too
        problem = HallMistake("doctor-cannot-examine", detail=f"{type(error).__name__}: {error}")
    return Finding(stored.id, lobby.game, lobby.status, len(entries), problem)


def _problem(
    stored: StoredTable, head: str, entries: list[StoredEntry], snapshot: StoredSnapshot | None, lobby: Lobby
) -> Mistake | None:
    numbers = [each.seq for each in entries]
    if numbers != list(range(1, len(numbers) + 1)):
        return HallMistake("doctor-gap")
    record = read_record(head, entries)
    if record.server_seed != stored.seed or record.commitment != lobby.commitment:
        return HallMistake("doctor-other-seed")
    if commitment(bytes.fromhex(stored.seed), stored.id) != lobby.commitment:
        return HallMistake("doctor-commitment")
    restored = restore(games.find(record.game), record, snapshot, lobby.status == RUNNING)
    if restored.table is None:
        return restored.problem
    if (restored.table.outcome() is not None) != (lobby.status == ENDED):
        return HallMistake("doctor-disagree")
    if restored.proof_ends is None and snapshot is not None:
        return _compare(record, snapshot)
    return None


def _compare(record: Record, snapshot: StoredSnapshot) -> Mistake | None:
    """Compare the state that the replay reaches with the one that was stored when it was played."""
    table = Table.replay(games.find(record.game), record, snapshot.seq)
    if snapshot.rules_version == table.game.rules_version:
        thawed = table.game.thaw(table.setup, msgspec.json.decode(snapshot.state))
        if thawed.digest() != table.state.digest():
            return HallMistake("doctor-other-state", entry=snapshot.seq)
    return None
