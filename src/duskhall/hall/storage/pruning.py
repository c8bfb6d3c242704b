"""What nobody will miss: people who never sat anywhere, tables that never began, old chat, tokens long expired.

Each kind is found by one query, beside whoever writes, and removed by another in small portions, so that play goes on.
Nothing that belongs to somebody's history is among it: no table that began, nobody who is at a table, nor who talked
where it can still be read.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, delete, func, select, update

from duskhall.hall.clock import DAY
from duskhall.hall.storage.schema import (
    analyses,
    bans,
    chat,
    codes,
    held,
    holidays,
    leases,
    links,
    members,
    mutes,
    packs,
    passphrases,
    people,
    pushes,
    quiet_hours,
    reports,
    silences,
    standing,
    tables,
    tokens,
    turns,
)

BATCH: Final = 200  # rows that are removed at a time


class Before(msgspec.Struct, frozen=True, kw_only=True):
    """What was last used before these dates may go; None: never."""

    now: float
    people: float | None
    tables: float | None
    chat: float | None
    tokens: float | None


class Removed(msgspec.Struct):
    """How much was removed, or would be."""

    people: int = 0
    tables: int = 0
    chat: int = 0
    tokens: int = 0

    @property
    def anything(self) -> bool:
        """Whether it is anything at all."""
        return any(msgspec.structs.astuple(self))


def found(connection: Connection, kind: str, before: float, limit: int = BATCH) -> list[Any]:
    """Return the keys of rows of a kind that may go, so many at most."""
    key, condition = _MAY_GO[kind](before)
    return list(connection.scalars(select(key).where(condition).order_by(key).limit(limit)))


def counted(connection: Connection, kind: str, before: float) -> int:
    """Return how many rows of a kind may go."""
    key, condition = _MAY_GO[kind](before)
    return int(connection.execute(select(func.count(key)).where(condition)).scalar_one())


def remove(connection: Connection, kind: str, before: float, keys: Sequence[Any]) -> int:
    """Remove those of some rows that may still go, with what belongs to them, and return how many went."""
    key, condition = _MAY_GO[kind](before)
    gone = list(connection.scalars(select(key).where(condition, key.in_(keys))))
    for column in _BELONGS_TO[kind]:
        connection.execute(delete(_table_of(column)).where(column.in_(gone)))
    connection.execute(delete(_table_of(key)).where(key.in_(gone)))
    return len(gone)


def clear_up(connection: Connection, now: float) -> None:
    """Forget what ran out by itself: links, codes, and who ran tables that run no more, with what waited there.

    Tokens that were used while the calendar was ahead count from now.
    """
    connection.execute(update(tokens).where(tokens.c.used > now + DAY).values(used=now))
    connection.execute(delete(links).where(links.c.expires < now))
    connection.execute(delete(codes).where(codes.c.expires < now - DAY))  # until then they are said to have run out
    connection.execute(delete(bans).where(bans.c.until < now))
    connection.execute(delete(silences).where(silences.c.until < now))
    running = select(tables.c.id).where(tables.c.status.in_(("running", "expired")))
    for table in (leases, held, standing, turns):
        connection.execute(delete(table).where(table.c.table_id.not_in(running)))


def _people(before: float) -> tuple[Any, ColumnElement[bool]]:
    own = people.c.id
    recent = select(tokens.c.hash).where(tokens.c.person == own, tokens.c.used >= before).exists()
    seated = select(members.c.table_id).where(members.c.person == own).exists()
    heard = select(chat.c.number).where(chat.c.person == own).exists()
    keeping = select(passphrases.c.hash).where(passphrases.c.person == own).exists()  # they mean to come back
    return own, (people.c.created < before) & ~recent & ~seated & ~heard & ~keeping


def _tables(before: float) -> tuple[Any, ColumnElement[bool]]:
    unused = tables.c.head.is_(None) & tables.c.status.in_(("open", "expired"))
    return tables.c.id, unused & (tables.c.touched < before)


def _chat(before: float) -> tuple[Any, ColumnElement[bool]]:
    return chat.c.number, chat.c.at < before


def _tokens(before: float) -> tuple[Any, ColumnElement[bool]]:
    return tokens.c.hash, tokens.c.used < before


def _table_of(column: Any) -> Table:
    table: Table = column.table
    return table


_MAY_GO: Final[dict[str, Callable[[float], tuple[Any, ColumnElement[bool]]]]] = {
    "tables": _tables,
    "chat": _chat,
    "tokens": _tokens,
    "people": _people,
}
KINDS: Final = tuple(_MAY_GO)  # in this order: who was only at a table that went may go after it
_BELONGS_TO: Final[dict[str, tuple[Any, ...]]] = {
    "tables": (
        members.c.table_id,
        chat.c.table_id,
        leases.c.table_id,
        held.c.table_id,
        standing.c.table_id,
        codes.c.table_id,
        analyses.c.table_id,
        turns.c.table_id,
        packs.c.table_id,
        reports.c.table_id,
        silences.c.table_id,
    ),
    "chat": (),
    "tokens": (),
    "people": (
        tokens.c.person,
        links.c.person,
        holidays.c.person,
        pushes.c.person,
        quiet_hours.c.person,
        mutes.c.person,
        mutes.c.muted,
        reports.c.reporter,
        reports.c.person,
        bans.c.person,
        silences.c.person,
    ),
}
