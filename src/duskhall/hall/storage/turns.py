"""Whose turn it is, the hall's own time, and holidays, in the store."""

from collections.abc import Container, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from duskhall.hall.storage.schema import hall_time, holidays, members, turns

_ONE: Final = 1
_TURN: Final = (turns.c.table_id, turns.c.seat, turns.c.person, turns.c.seq, turns.c.since, turns.c.due)
DUE_AT_ONCE: Final = 500  # turns that are read together


class StoredTurn(msgspec.Struct, frozen=True):
    """A seat that is asked: whose it is, after which entry, since when, and until when."""

    table_id: str
    seat: int
    person: str
    seq: int
    since: float
    due: float | None


class StoredTurns(msgspec.Struct, frozen=True):
    """Everybody who is asked at a table after an entry."""

    table_id: str
    seq: int
    turns: Sequence[StoredTurn]


class StoredHoliday(msgspec.Struct, frozen=True):
    """Days on which a person's clocks stand still: as the person named them, and as dates of the machine."""

    person: str
    first: str
    last: str
    begins: float
    ends: float


def put_turns(connection: Connection, tables: Sequence[StoredTurns]) -> None:
    """Store whose turn it is at some tables, unless more is known of them already."""
    for table in tables:
        here = turns.c.table_id == table.table_id
        before = connection.execute(select(turns.c.seat, turns.c.since, turns.c.seq, turns.c.told).where(here)).all()
        if any(row.seq > table.seq for row in before):
            continue
        told = {(row.seat, row.since) for row in before if row.told}
        connection.execute(delete(turns).where(here))
        if table.turns:
            try:
                with connection.begin_nested():
                    connection.execute(insert(turns), [_row(turn, told) for turn in table.turns])
            except IntegrityError:  # another process was faster, and knows the same
                continue


def _row(turn: StoredTurn, told: Container[tuple[int, float]]) -> dict[str, Any]:
    """Return a turn as it is stored; whoever was told of it is not told again."""
    return {**msgspec.structs.asdict(turn), "told": (turn.seat, turn.since) in told}


def turns_at(connection: Connection, table_id: str) -> list[StoredTurn]:
    """Return whose turn it is at a table."""
    return [StoredTurn(*row) for row in connection.execute(select(*_TURN).where(turns.c.table_id == table_id))]


def turns_around(connection: Connection, person: str) -> list[StoredTurn]:
    """Return whose turn it is at the tables that a person is at."""
    own = select(members.c.table_id).where(members.c.person == person)
    return [StoredTurn(*row) for row in connection.execute(select(*_TURN).where(turns.c.table_id.in_(own)))]


def turns_due(connection: Connection, before: float, page: int) -> list[StoredTurn]:
    """Return a page of the turns whose time is up before a time, holidays aside."""
    ordered = select(*_TURN).where(turns.c.due < before).order_by(turns.c.due, turns.c.table_id, turns.c.seat)
    rows = connection.execute(ordered.limit(DUE_AT_ONCE).offset(page * DUE_AT_ONCE))
    return [StoredTurn(*row) for row in rows]


class StoredTime(msgspec.Struct, frozen=True):
    """The date at which a hall was last open, and how much of the calendar does not count."""

    date: float
    lost: float


def keep_time(connection: Connection, date: float, jumped: float | None, slack: float) -> StoredTime:
    """Note that the hall is open at a date, and return how much of the calendar does not count.

    `jumped` is by how much the date was set, as far as the process knows that was open all the while; None: it was not,
    and all since the last date that was noted does not count.  Where another process noted this date already, it knew.
    """
    before = connection.execute(select(hall_time.c.date, hall_time.c.lost)).one_or_none()
    if before is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(hall_time).values(id=_ONE, date=date, lost=0.0))
        except IntegrityError:  # another process was faster
            return keep_time(connection, date, jumped, slack)
        return StoredTime(date, 0.0)
    last, lost = before
    if jumped != 0.0 and not -slack <= date - last <= slack:
        lost += date - last if jumped is None else jumped
    connection.execute(update(hall_time).values(date=date, lost=lost))
    return StoredTime(date, lost)


def holidays_of(connection: Connection, person: str) -> list[StoredHoliday]:
    """Return a person's holidays, in their order."""
    rows = connection.execute(select(holidays).where(holidays.c.person == person).order_by(holidays.c.first))
    return [StoredHoliday(*row) for row in rows]


def holidays_since(connection: Connection, date: float) -> list[StoredHoliday]:
    """Return everybody's holidays that ended after a date, or have not."""
    return [StoredHoliday(*row) for row in connection.execute(select(holidays).where(holidays.c.ends > date))]


def set_holidays(connection: Connection, person: str, given: Sequence[StoredHoliday]) -> None:
    """Store a person's holidays in the place of those before."""
    connection.execute(delete(holidays).where(holidays.c.person == person))
    if given:
        connection.execute(insert(holidays), [msgspec.structs.asdict(each) for each in given])
