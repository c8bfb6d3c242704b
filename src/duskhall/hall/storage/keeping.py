"""What the hall's keeper looks after, in the store: reports, bans, who is silent, and a log of what was done.

Every deed of the keeper is noted in the same transaction.  By the number of the last one a hall notices that something
was done, by whichever process.
"""

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from duskhall.hall.storage.queries import storable
from duskhall.hall.storage.schema import audit, bans, chat, people, reports, silences, tables

LINES = 20  # of what somebody said that a report holds


class Ban(msgspec.Struct, frozen=True):
    """A person or a network that is not let in, until a date or for good."""

    number: int
    person: str
    network: str
    until: float | None
    why: str


class Silence(msgspec.Struct, frozen=True):
    """A person who does not speak, at a table or, where none is named, anywhere."""

    person: str
    table: str
    until: float | None


class Report(msgspec.Struct, frozen=True):
    """What somebody told the keeper of another: at which table, what that one said there, and why."""

    number: int
    at: float
    table: str
    reporter: str
    person: str
    name: str
    said: str
    why: str
    settled: bool


class Deed(msgspec.Struct, frozen=True):
    """What the keeper did, to whom (nobody any more, where that person was deleted), and why."""

    number: int
    at: float
    what: str
    person: str | None
    about: str
    why: str | None


class Order(msgspec.Struct, frozen=True):
    """Who is not let in and who is silent, as of a deed."""

    latest: int
    bans: list[Ban]
    silences: list[Silence]


def report(
    connection: Connection, at: float, table_id: str, reporter: str, person: str, name: str, line: int | None, why: str
) -> int | None:
    """Store a report with what its person said at the table: one line of chat, None where there is none, or the last.

    Whoever has left the table has no `name` there any more, but their lines have.
    """
    own = (chat.c.table_id == table_id) & (chat.c.person == person)
    if line is not None:
        own &= chat.c.number == line
    rows = connection.execute(select(chat.c.name, chat.c.text).where(own).order_by(chat.c.number.desc()).limit(LINES))
    lines = list(reversed(rows.all()))
    if line is not None and not lines:
        return None
    name = name or lines[-1].name
    values = {"at": at, "table_id": table_id, "reporter": reporter, "person": person, "name": storable(name)}
    said = "\n".join(each.text for each in lines)
    new = insert(reports).values(**values, said=said, why=storable(why), settled=False).returning(reports.c.number)
    return int(connection.execute(new).scalar_one())


def all_reports(connection: Connection, *, settled: bool = False) -> list[Report]:
    """Return the reports that wait, the oldest first; or those that are settled, too."""
    found = select(reports).order_by(reports.c.number)
    if not settled:
        found = found.where(reports.c.settled.is_(False))
    return [Report(*row) for row in connection.execute(found)]


def settle(connection: Connection, at: float, number: int) -> bool:
    """Mark a report as settled, and say whether there was one."""
    done = connection.execute(
        update(reports).where(reports.c.number == number, reports.c.settled.is_(False)).values(settled=True)
    )
    if done.rowcount:
        note(connection, at, "settle", None, str(number))
    return bool(done.rowcount)


def ban(connection: Connection, at: float, person: str, network: str, until: float | None, why: str) -> None:
    """Let a person or a network in no more, in the place of what was said of it before."""
    connection.execute(delete(bans).where(bans.c.person == person, bans.c.network == network))
    connection.execute(insert(bans).values(person=person, network=network, until=until, why=storable(why)))
    note(connection, at, "ban", person or None, network, why)


def lift(connection: Connection, at: float, person: str, network: str) -> bool:
    """Let a person or a network in again, and say whether there was a ban."""
    gone = connection.execute(delete(bans).where(bans.c.person == person, bans.c.network == network)).rowcount
    if gone:
        note(connection, at, "lift", person or None, network)
    return bool(gone)


def silence(connection: Connection, at: float, person: str, table: str, until: float | None, why: str) -> None:
    """Let a person speak no more, at a table or ("") anywhere."""
    connection.execute(delete(silences).where(silences.c.person == person, silences.c.table_id == table))
    connection.execute(insert(silences).values(person=person, table_id=table, until=until))
    note(connection, at, "mute", person, table, why)


def unsilence(connection: Connection, at: float, person: str, table: str) -> bool:
    """Let a person speak again, and say whether they were silent."""
    own = (silences.c.person == person) & (silences.c.table_id == table)
    gone = connection.execute(delete(silences).where(own)).rowcount
    if gone:
        note(connection, at, "unmute", person, table)
    return bool(gone)


def note(connection: Connection, at: float, what: str, person: str | None, about: str = "", why: str = "") -> None:
    """Note a deed of the keeper's."""
    connection.execute(insert(audit).values(at=at, what=what, person=person, about=about, why=storable(why)))


def deeds(connection: Connection, limit: int = 200) -> list[Deed]:
    """Return what the keeper did last, the latest first."""
    return [Deed(*row) for row in connection.execute(select(audit).order_by(audit.c.number.desc()).limit(limit))]


def deeds_after(connection: Connection, number: int) -> list[str]:
    """Return which deeds there were after one."""
    return list(connection.scalars(select(audit.c.what).where(audit.c.number > number).order_by(audit.c.number)))


def order(connection: Connection) -> Order:
    """Return who is not let in, and who is silent."""
    columns = (bans.c.number, bans.c.person, bans.c.network, bans.c.until, bans.c.why)
    return Order(
        latest(connection),
        [Ban(*row) for row in connection.execute(select(*columns).order_by(bans.c.number))],
        [Silence(*row) for row in connection.execute(select(silences.c.person, silences.c.table_id, silences.c.until))],
    )


def latest(connection: Connection) -> int:
    """Return the number of the keeper's last deed."""
    return int(connection.execute(select(func.max(audit.c.number))).scalar() or 0)


def is_table(connection: Connection, table: str) -> bool:
    """Say whether there is such a table."""
    return connection.execute(select(tables.c.id).where(tables.c.id == table)).scalar_one_or_none() is not None


def is_known(connection: Connection, person: str) -> bool:
    """Say whether there is such a person."""
    return connection.execute(select(people.c.id).where(people.c.id == person)).scalar_one_or_none() is not None
