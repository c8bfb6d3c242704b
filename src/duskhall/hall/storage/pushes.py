"""Devices that are told of turns, and the hours in which they are not, in the store."""

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, insert, or_, select, update

from duskhall.hall.storage.schema import holidays, pushes, quiet_hours, tables, turns

MOST_DEVICES: Final = 8  # of one person; the oldest goes
TOLD_AT_ONCE: Final = 500  # turns
DAY_MINUTES: Final = 1440


class StoredPush(msgspec.Struct, frozen=True):
    """A device of a person, and the language in which it is told."""

    endpoint: str
    person: str
    key: str
    auth: str
    lang: str
    created: float


class QuietHours(msgspec.Struct, frozen=True):
    """Minutes of a person's own day between which nothing is told, and how many minutes it is ahead of UTC."""

    begins: int
    ends: int
    offset: int


class Untold(msgspec.Struct, frozen=True):
    """A turn of which its person was not told yet."""

    table_id: str
    person: str
    since: float
    game: str


def add_push(connection: Connection, push: StoredPush) -> None:
    """Store a device; whoever used it before uses it no more."""
    connection.execute(delete(pushes).where(pushes.c.endpoint == push.endpoint))
    connection.execute(insert(pushes).values(**msgspec.structs.asdict(push)))
    newest = select(pushes.c.endpoint).where(pushes.c.person == push.person).order_by(pushes.c.created.desc())
    kept = list(connection.scalars(newest.limit(MOST_DEVICES)))
    connection.execute(delete(pushes).where(pushes.c.person == push.person, pushes.c.endpoint.not_in(kept)))


def drop_push(connection: Connection, endpoint: str, person: str | None = None) -> None:
    """Forget a device, if it is this person's."""
    whose = pushes.c.endpoint == endpoint
    connection.execute(delete(pushes).where(whose if person is None else whose & (pushes.c.person == person)))


def drop_pushes(connection: Connection, person: str) -> None:
    """Forget every device of a person."""
    connection.execute(delete(pushes).where(pushes.c.person == person))


def pushes_of(connection: Connection, person: str) -> list[StoredPush]:
    """Return the devices of a person."""
    return [StoredPush(*row) for row in connection.execute(select(pushes).where(pushes.c.person == person))]


def quiet_of(connection: Connection, person: str) -> QuietHours | None:
    """Return the quiet hours of a person."""
    row = connection.execute(
        select(quiet_hours.c.begins, quiet_hours.c.ends, quiet_hours.c.offset).where(quiet_hours.c.person == person)
    ).one_or_none()
    return None if row is None else QuietHours(*row)


def set_quiet(connection: Connection, person: str, quiet: QuietHours) -> None:
    """Store quiet hours in the place of those before."""
    connection.execute(delete(quiet_hours).where(quiet_hours.c.person == person))
    connection.execute(insert(quiet_hours).values(person=person, **msgspec.structs.asdict(quiet)))


def untold(connection: Connection, now: float) -> list[Untold]:
    """Return turns by clocks of days of people with devices who were not told of them yet, and may be told now."""
    devices = select(pushes.c.endpoint).where(pushes.c.person == turns.c.person).exists()
    rows = connection.execute(
        select(turns.c.table_id, turns.c.person, turns.c.since, tables.c.game)
        .distinct()
        .join(tables, tables.c.id == turns.c.table_id)
        .where(turns.c.due.is_not(None), ~turns.c.told, devices, *_may_be_told(now))
        .order_by(turns.c.since)
        .limit(TOLD_AT_ONCE)
    )
    return [Untold(*row) for row in rows]


def take_untold(connection: Connection, now: float) -> list[Untold]:
    """Note that people are told of their turns, and return those of which no other process told them meanwhile."""
    return [turn for turn in untold(connection, now) if _tell(connection, turn)]


def _tell(connection: Connection, turn: Untold) -> bool:
    return connection.execute(update(turns).where(_is(turn), ~turns.c.told).values(told=True)).rowcount > 0


def is_wanted(connection: Connection, turn: Untold, endpoint: str, now: float) -> bool:
    """Say whether a device is still to be told of a turn: whether both are still there, and now is a time for it."""
    device = select(pushes.c.endpoint).where(pushes.c.endpoint == endpoint, pushes.c.person == turn.person).exists()
    wanted = select(turns.c.seat).where(_is(turn), device, *_may_be_told(now))
    return connection.execute(wanted.limit(1)).first() is not None


def _is(turn: Untold) -> ColumnElement[bool]:
    return and_(turns.c.table_id == turn.table_id, turns.c.person == turn.person, turns.c.since == turn.since)


def _may_be_told(now: float) -> tuple[ColumnElement[bool], ...]:
    """Return what is true of turns whose people have neither quiet hours, which may go over midnight, nor a holiday."""
    hours: Any = quiet_hours.c
    minute = (int(now // 60) + hours.offset) % DAY_MINUTES
    by_day = and_(hours.begins <= hours.ends, hours.begins <= minute, minute < hours.ends)
    by_night = and_(hours.begins > hours.ends, or_(hours.begins <= minute, minute < hours.ends))
    quiet = select(hours.person).where(hours.person == turns.c.person, or_(by_day, by_night)).exists()
    off = select(holidays.c.person).where(
        holidays.c.person == turns.c.person, holidays.c.begins <= now, now < holidays.c.ends
    )
    return ~quiet, ~off.exists()
