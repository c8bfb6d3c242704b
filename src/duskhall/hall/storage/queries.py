"""Tables in the store, with their entries, snapshots and leases, as functions of a connection.

Its neighbours store people (`persons`), what they say (`chat`), answers that wait (`waiting`) and codes (`codes`);
SQL is nowhere else.
"""

import math
import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ClauseElement,
    Connection,
    Dialect,
    Executable,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.compiler import SQLCompiler

from duskhall.hall.storage import Conflict, News
from duskhall.hall.storage.schema import (
    entries,
    leases,
    members,
    packs,
    pulse,
    snapshots,
    tables,
)

CHANNEL: Final = "duskhall"  # what PostgreSQL's notifications are sent on
MOST_ROWS: Final = 64  # that one statement inserts


class StoredEntry(msgspec.Struct, frozen=True):
    """One row of a record: the entry as JSON, and who sent it when, by which move id, with which banks after it."""

    seq: int
    entry: str
    at: float
    person: str | None = None
    move_id: str | None = None
    clock: str | None = None


class StoredTable(msgspec.Struct, frozen=True):
    """A table as it is stored, without its entries."""

    id: str
    version: int
    lobby: str
    seed: str
    head: str | None


class StoredSnapshot(msgspec.Struct, frozen=True):
    """A state of a running table, after entry `seq`, by the rules of `rules_version`."""

    seq: int
    rules_version: int
    state: str


class LobbyChange(msgspec.Struct, frozen=True):
    """A lobby that takes the place of version `version - 1`."""

    version: int
    lobby: str
    status: str
    public: bool
    members: Sequence[str]
    head: str | None = None


class StoredPack(msgspec.Struct, frozen=True):
    """The pack of a table: what it is called, and all of it as JSON."""

    name: str
    pack: str


class NewTable(msgspec.Struct, frozen=True):
    """A table that is to be made."""

    stored: StoredTable
    game: str
    at: float
    change: LobbyChange
    pack: StoredPack | None = None


class Commit(msgspec.Struct, frozen=True):
    """Everything that one change of a table stores, together or not at all."""

    table_id: str
    at: float
    entries: Sequence[StoredEntry] = ()
    lobby: LobbyChange | None = None
    snapshot: StoredSnapshot | None = None
    opens: NewTable | None = None  # a table that is made together with it

    @property
    def is_mere_entries(self) -> bool:
        """Whether storing the entries, in one statement, stores all of it."""
        return self.lobby is None and self.snapshot is None and self.opens is None


def create_table(
    connection: Connection,
    stored: StoredTable,
    game: str,
    at: float,
    change: LobbyChange,
    pack: StoredPack | None = None,
) -> None:
    """Store a new table, with its pack where it has one."""
    connection.execute(
        insert(tables).values(
            id=stored.id,
            game=game,
            status=change.status,
            public=change.public,
            created=at,
            touched=at,
            version=stored.version,
            lobby=stored.lobby,
            seed=stored.seed,
            head=stored.head,
        )
    )
    _set_members(connection, stored.id, change.members)
    if pack is not None:
        connection.execute(insert(packs).values(table_id=stored.id, name=pack.name, pack=pack.pack))


def pack_of(connection: Connection, table_id: str) -> str | None:
    """Return the pack of a table, as JSON."""
    return connection.execute(select(packs.c.pack).where(packs.c.table_id == table_id)).scalar_one_or_none()


def commit(connection: Connection, change: Commit) -> None:
    """Store a change of a table, or raise `Conflict` where another process was faster."""
    insert_entries(connection, [change])
    commit_rest(connection, change)


def insert_entries(connection: Connection, changes: Sequence[Commit]) -> None:
    """Store the entries of changes, which is all there is to most of them, in as few statements as can be.

    SQLite is given them directly, since SQLAlchemy takes longer than it does.
    """
    rows = [
        (change.table_id, each.seq, each.at, each.person, each.move_id, each.clock, each.entry)
        for change in changes
        for each in change.entries
    ]
    direct = _direct(connection)
    try:
        for first in range(0, len(rows), MOST_ROWS):
            some = rows[first : first + MOST_ROWS]
            if direct is not None:
                direct.execute(_insertion(connection.dialect, len(some)), [value for row in some for value in row])
            else:
                connection.exec_driver_sql(_insertion(connection.dialect), some)
    except (IntegrityError, sqlite3.IntegrityError) as error:
        raise Conflict(changes[0].table_id) from error


def commit_rest(connection: Connection, change: Commit) -> None:
    """Store what a change stores besides its entries, and tell of it."""
    if change.opens is not None:
        new = change.opens
        create_table(connection, new.stored, new.game, new.at, new.change, new.pack)
    if change.lobby is not None:
        _change_lobby(connection, change, change.lobby)
    if change.snapshot is not None:
        values = {"table": change.table_id, "now": change.at, **msgspec.structs.asdict(change.snapshot)}
        for statement in _SNAPSHOT:
            _run(connection, statement, values)
    seq = change.entries[-1].seq if change.entries else 0
    version = change.lobby.version if change.lobby is not None else 0
    notify(connection, News(change.table_id, seq, version))


# What stores the snapshot of a table in the place of the last one; made once, since every twentieth move needs it.
_SNAPSHOT: Final = (
    delete(snapshots).where(snapshots.c.table_id == bindparam("table")),
    insert(snapshots).values(
        table_id=bindparam("table"),
        seq=bindparam("seq"),
        rules_version=bindparam("rules_version"),
        state=bindparam("state"),
    ),
    update(tables).where(tables.c.id == bindparam("table")).values(touched=bindparam("now")),
)


def _direct(connection: Connection) -> Any:
    """Return SQLite's own connection, or None for another database."""
    return connection.connection.dbapi_connection if connection.dialect.name == "sqlite" else None


def _run(connection: Connection, statement: Executable, values: dict[str, Any]) -> None:
    """Carry out a statement that is needed often; SQLite is given it directly."""
    direct = _direct(connection)
    if direct is None:
        connection.execute(statement, values)
        return
    written, names = _written(connection.dialect, statement)
    direct.execute(written, [values[name] for name in names])


@cache
def _written(dialect: Dialect, statement: Executable) -> tuple[str, list[str]]:
    """Return a statement as a database takes it, and what it is to be given, in this order."""
    assert isinstance(statement, ClauseElement)
    compiled = statement.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)
    return str(compiled), compiled.positiontup or []


@cache
def _insertion(dialect: Dialect, rows: int = 1) -> str:
    """Return the statement that inserts so many entries, as a database takes it."""
    columns = ("table_id", "seq", "at", "person", "move_id", "clock", "entry")
    compiled = insert(entries).compile(dialect=dialect, column_keys=columns)
    assert tuple(compiled.positiontup or columns) == columns
    head, word, values = str(compiled).rpartition(" VALUES ")
    return head + word + ", ".join([values] * rows)


def _change_lobby(connection: Connection, change: Commit, lobby: LobbyChange) -> None:
    values: dict[str, Any] = {
        "version": lobby.version,
        "lobby": lobby.lobby,
        "status": lobby.status,
        "public": lobby.public,
        "touched": change.at,
    }
    if lobby.head is not None:
        values["head"] = lobby.head
    before = (tables.c.id == change.table_id) & (tables.c.version == lobby.version - 1)
    if connection.execute(update(tables).where(before).values(**values)).rowcount != 1:
        raise Conflict(change.table_id)
    _set_members(connection, change.table_id, lobby.members)


def _set_members(connection: Connection, table_id: str, persons: Sequence[str]) -> None:
    known = set(connection.scalars(select(members.c.person).where(members.c.table_id == table_id)))
    gone = known - set(persons)
    if gone:
        connection.execute(delete(members).where(members.c.table_id == table_id, members.c.person.in_(gone)))
    new = [{"table_id": table_id, "person": person} for person in dict.fromkeys(persons) if person not in known]
    if new:
        connection.execute(insert(members), new)


def notify(connection: Connection, news: News) -> None:
    """Tell every process, when this is committed, how far a table is: numbers, never what is on it."""
    if connection.dialect.name == "postgresql":
        values = {"channel": CHANNEL, "news": msgspec.json.encode(news).decode()}
        connection.execute(text("SELECT pg_notify(:channel, :news)"), values)


def tell_watching(connection: Connection, table_id: str, person: str, seat: int | None) -> None:
    """Tell every process as which seat a person watches a table from now on; nothing is stored."""
    notify(connection, News(table_id, watching=person, seat=seat))


def tell_remark(connection: Connection, table_id: str, person: str, seat: int, remark: str) -> None:
    """Tell every process a quick word; nothing is stored."""
    notify(connection, News(table_id, seat=seat, saying=person, remark=remark))


def load_table(connection: Connection, table_id: str) -> StoredTable | None:
    """Return a table without its entries."""
    row = connection.execute(
        select(tables.c.id, tables.c.version, tables.c.lobby, tables.c.seed, tables.c.head).where(
            tables.c.id == table_id
        )
    ).one_or_none()
    return None if row is None else StoredTable(*row)


def entries_after(connection: Connection, table_id: str, seq: int = 0) -> list[StoredEntry]:
    """Return a table's entries after a number, in their order."""
    rows = connection.execute(
        select(entries.c.seq, entries.c.entry, entries.c.at, entries.c.person, entries.c.move_id, entries.c.clock)
        .where(entries.c.table_id == table_id, entries.c.seq > seq)
        .order_by(entries.c.seq)
    )
    return [StoredEntry(*row) for row in rows]


def load_snapshot(connection: Connection, table_id: str) -> StoredSnapshot | None:
    """Return a running table's latest snapshot."""
    row = connection.execute(
        select(snapshots.c.seq, snapshots.c.rules_version, snapshots.c.state).where(snapshots.c.table_id == table_id)
    ).one_or_none()
    return None if row is None else StoredSnapshot(*row)


def listed(connection: Connection, limit: int = 100) -> list[StoredTable]:
    """Return the public tables that can be joined or watched, the newest first."""
    return _tables_where(connection, tables.c.public & tables.c.status.in_(("open", "running")), limit)


def tables_of(connection: Connection, person: str, limit: int = 100) -> list[StoredTable]:
    """Return the tables that a person is at, the newest first."""
    own = select(members.c.table_id).where(members.c.person == person)
    return _tables_where(connection, tables.c.id.in_(own), limit)


def _tables_where(connection: Connection, condition: Any, limit: int) -> list[StoredTable]:
    rows = connection.execute(
        select(tables.c.id, tables.c.version, tables.c.lobby, tables.c.seed, tables.c.head)
        .where(condition)
        .order_by(tables.c.created.desc())
        .limit(limit)
    )
    return [StoredTable(*row) for row in rows]


def table_ids(connection: Connection) -> list[str]:
    """Return the ids of all tables that have begun to play, in the order of their creation."""
    started = select(tables.c.id).where(tables.c.head.is_not(None)).order_by(tables.c.created, tables.c.id)
    return list(connection.scalars(started))


def stale_tables(
    connection: Connection, open_before: float, running_before: float, tomorrow: float = math.inf
) -> list[str]:
    """Return the ids of tables that nobody has touched: open ones before one time, running ones before another.

    A date after tomorrow was given while the calendar was wrong, and says nothing.
    """
    last_entry = select(func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    stale_open = (tables.c.status == "open") & (tables.c.touched < open_before)
    stale_running = (
        (tables.c.status == "running")
        & (tables.c.touched < running_before)
        & ((func.coalesce(last_entry, 0.0) < running_before) | (last_entry > tomorrow))
    )
    return list(connection.scalars(select(tables.c.id).where(or_(stale_open, stale_running)).limit(1000)))


def redate(connection: Connection, now: float, tomorrow: float) -> None:
    """Let tables that were touched while the calendar was ahead count from now."""
    ahead = tables.c.status.in_(("open", "running")) & (tables.c.touched > tomorrow)
    connection.execute(update(tables).where(ahead).values(touched=now))


class StoredLease(msgspec.Struct, frozen=True):
    """Who runs a table, and how often they have said so."""

    holder: str
    beat: int


def lease(connection: Connection, table_id: str, holder: str, lapsed: StoredLease | None = None) -> StoredLease | None:
    """Take or renew the right to run a table's bots and clocks; return who has it where it is another.

    No calendar says when a lease ends: whoever has seen the same beat for long enough, by a clock of its own, names it
    as `lapsed`, and takes it unless it was renewed meanwhile.
    """
    free = leases.c.holder == holder
    if lapsed is not None:
        free |= (leases.c.holder == lapsed.holder) & (leases.c.beat == lapsed.beat)
    renewed = update(leases).where(leases.c.table_id == table_id, free).values(holder=holder, beat=leases.c.beat + 1)
    if connection.execute(renewed).rowcount == 1:
        return None
    taken = _lease_of(connection, table_id)
    if taken is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(leases).values(table_id=table_id, holder=holder, beat=1))
        except IntegrityError:
            return _lease_of(connection, table_id) or StoredLease("", 0)
    return taken


def _lease_of(connection: Connection, table_id: str) -> StoredLease | None:
    row = connection.execute(select(leases.c.holder, leases.c.beat).where(leases.c.table_id == table_id)).one_or_none()
    return None if row is None else StoredLease(*row)


def end_leases(connection: Connection, holder: str) -> None:
    """Give up every lease of a process that stops."""
    connection.execute(delete(leases).where(leases.c.holder == holder))


def storable(written: str) -> str:
    """Return what a person wrote; refuse the one character that SQLite stores and PostgreSQL cannot."""
    if "\0" in written:
        raise ValueError("U+0000 cannot be stored.")
    return written


def beat(connection: Connection, at: float) -> None:
    """Write something, to see whether anything can be written."""
    if connection.execute(update(pulse).values(at=at)).rowcount:
        return
    try:
        with connection.begin_nested():
            connection.execute(insert(pulse).values(id=1, at=at))
    except IntegrityError:  # another process was faster
        return


def ping(connection: Connection) -> bool:
    """Say that the store answers."""
    return bool(connection.execute(select(1)).scalar_one())
