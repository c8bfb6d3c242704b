"""People in the store, with the tokens and links by which they are recognised."""

import math
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Column, Connection, Table, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from duskhall.hall.storage import News
from duskhall.hall.storage.queries import notify, storable
from duskhall.hall.storage.schema import (
    METADATA,
    audit,
    bans,
    chat,
    entries,
    feats,
    held,
    holidays,
    links,
    members,
    mutes,
    passphrases,
    people,
    pushes,
    quiet_hours,
    reports,
    results,
    salts,
    silences,
    standing,
    tables,
    tokens,
    tries,
    turns,
)


class StoredPerson(msgspec.Struct, frozen=True):
    """Somebody, and when the token that showed who they are was last used, to a day."""

    id: str
    name: str
    sign: str
    colour: str
    used: float


class StoredProfile(msgspec.Struct, frozen=True):
    """What is kept about somebody beside their name: since when, on how many devices, whether with a passphrase."""

    created: float
    devices: int
    passphrase: bool


def add_person(connection: Connection, person: str, name: str, token_hash: str, at: float) -> None:
    """Store a new person with the first token."""
    connection.execute(insert(people).values(id=person, name=storable(name), created=at))
    add_token(connection, person, token_hash, at)


def add_token(connection: Connection, person: str, token_hash: str, at: float) -> None:
    """Store a further token of a person, for another device."""
    connection.execute(insert(tokens).values(hash=token_hash, person=person, created=at, used=at))


def person_of(connection: Connection, token_hash: str) -> tuple[str, str] | None:
    """Return id and name of the person whose token has this hash."""
    row = connection.execute(
        select(people.c.id, people.c.name)
        .join(tokens, tokens.c.person == people.c.id)
        .where(tokens.c.hash == token_hash)
    ).one_or_none()
    return None if row is None else (row[0], row[1])


def person_by_token(connection: Connection, token_hash: str) -> StoredPerson | None:
    """Return the person whose token has this hash."""
    row = connection.execute(
        select(people.c.id, people.c.name, people.c.sign, people.c.colour, tokens.c.used)
        .join(tokens, tokens.c.person == people.c.id)
        .where(tokens.c.hash == token_hash)
    ).one_or_none()
    return None if row is None else StoredPerson(*row)


def profile_of(connection: Connection, person: str) -> StoredProfile | None:
    """Return what is kept about a person beside their name."""
    devices = select(func.count()).select_from(tokens).where(tokens.c.person == person).scalar_subquery()
    phrase = select(func.count()).select_from(passphrases).where(passphrases.c.person == person).scalar_subquery()
    row = connection.execute(select(people.c.created, devices, phrase).where(people.c.id == person)).one_or_none()
    return None if row is None else StoredProfile(row[0], row[1], bool(row[2]))


def use_token(connection: Connection, token_hash: str, at: float) -> None:
    """Note that a token is used."""
    connection.execute(update(tokens).where(tokens.c.hash == token_hash).values(used=at))


def use_tokens(connection: Connection, hashes: Sequence[str], at: float, unless_since: float) -> None:
    """Note that tokens are used, those for which that was not noted lately."""
    connection.execute(update(tokens).where(tokens.c.hash.in_(hashes), tokens.c.used < unless_since).values(used=at))


def rename(connection: Connection, person: str, name: str) -> None:
    """Give a person another name; tables that they are at keep the one they came with."""
    connection.execute(update(people).where(people.c.id == person).values(name=storable(name)))


def dress(connection: Connection, person: str, sign: str, colour: str) -> None:
    """Give a person another sign and colour."""
    connection.execute(update(people).where(people.c.id == person).values(sign=sign, colour=colour))


def drop_token(connection: Connection, token_hash: str) -> None:
    """Forget one token: that device is signed out."""
    connection.execute(delete(tokens).where(tokens.c.hash == token_hash))
    notify(connection, News(gone=token_hash))


def drop_others(connection: Connection, person: str, token_hash: str) -> list[str]:
    """Sign out every device but one, void link and passphrase, and return the hashes of the tokens that went."""
    others = (tokens.c.person == person) & (tokens.c.hash != token_hash)
    gone = list(connection.scalars(delete(tokens).where(others).returning(tokens.c.hash)))
    for table in (links, passphrases):
        connection.execute(delete(table).where(table.c.person == person))
    for each in gone:
        notify(connection, News(gone=each))
    return gone


def salt(connection: Connection, name: str, new: str) -> str:
    """Return what this hall adds to what it hashes slowly, or take a new one where it has none."""
    found = connection.execute(select(salts.c.salt).where(salts.c.name == name)).scalar_one_or_none()
    if found is not None:
        return str(found)
    try:
        with connection.begin_nested():
            connection.execute(insert(salts).values(name=name, salt=new))
    except IntegrityError:  # another process was faster
        return salt(connection, name, new)
    return new


def set_passphrase(connection: Connection, person: str, phrase_hash: str, at: float) -> None:
    """Store the hash of a passphrase in the place of the one before."""
    connection.execute(delete(passphrases).where(passphrases.c.person == person))
    connection.execute(insert(passphrases).values(person=person, hash=phrase_hash, created=at))


def drop_passphrase(connection: Connection, person: str) -> None:
    """Forget a passphrase: it opens nothing any more."""
    connection.execute(delete(passphrases).where(passphrases.c.person == person))


def use_passphrase(connection: Connection, phrase_hash: str, token_hash: str, now: float) -> bool:
    """Give the person of a passphrase a token, and say whether there is one."""
    person = connection.execute(select(passphrases.c.person).where(passphrases.c.hash == phrase_hash)).scalar()
    if person is None:
        return False
    add_token(connection, person, token_hash, now)
    return True


def add_link(connection: Connection, person: str, link_hash: str, expires: float) -> None:
    """Store a one-time link; a person has one at a time."""
    connection.execute(delete(links).where(links.c.person == person))
    connection.execute(insert(links).values(hash=link_hash, person=person, expires=expires))


def use_link(
    connection: Connection, link_hash: str, token_hash: str, now: float, longest: float = math.inf
) -> tuple[str, str] | None:
    """Use a one-time link up: give its person a token, and return id and name; None where it is not valid.

    No link is valid for longer than the longest: one that seems to be was made while the calendar was ahead.
    """
    row = connection.execute(
        delete(links).where(links.c.hash == link_hash).returning(links.c.person, links.c.expires)
    ).one_or_none()
    if row is None or not now <= row[1] <= now + longest:
        return None
    add_token(connection, row[0], token_hash, now)
    return person_of(connection, token_hash)


# What is kept about a person, by the column that says whose it is: all of it can be taken along, and is deleted.
BELONGINGS: Final[tuple[Column[Any], ...]] = (
    tokens.c.person,
    links.c.person,
    passphrases.c.person,
    chat.c.person,
    mutes.c.person,
    members.c.person,
    standing.c.person,
    held.c.person,
    feats.c.person,
    tries.c.person,
    turns.c.person,
    holidays.c.person,
    pushes.c.person,
    quiet_hours.c.person,
    reports.c.reporter,
    people.c.id,
)
# What others keep about them, which goes with them.
KEPT_BY_OTHERS: Final[tuple[Column[Any], ...]] = (
    mutes.c.muted,
    reports.c.person,
    bans.c.person,
    silences.c.person,
)
# What stays where others were, and is nobody's then.
NAMELESS: Final[tuple[tuple[Column[Any], tuple[str, ...]], ...]] = (
    (entries.c.person, ("move_id",)),
    (results.c.person, ()),
    (audit.c.person, ("why",)),
)
TAKEN_ALONG: Final = (*BELONGINGS, results.c.person)
_SECRET: Final = ("hash", "key", "auth")


def belongings(connection: Connection, person: str) -> dict[str, list[dict[str, Any]]]:
    """Return the rows that are kept about a person, by their table, without what shows who somebody is."""
    found: dict[str, list[dict[str, Any]]] = {}
    for owner in TAKEN_ALONG:
        columns = [column for column in owner.table.c if column.name not in _SECRET]
        rows = connection.execute(select(*columns).where(owner == person)).mappings()
        found[owner.table.name] = [dict(row) for row in rows]
    return found


def delete_person(connection: Connection, person: str) -> None:
    """Delete everything that is kept about a person; the tables they were at are changed before this."""
    for owner in (*BELONGINGS, *KEPT_BY_OTHERS):
        connection.execute(delete(table_of(owner)).where(owner == person))
    for owner, more in NAMELESS:
        nobody = dict.fromkeys((owner.name, *more))
        connection.execute(update(table_of(owner)).where(owner == person).values(nobody))
    notify(connection, News(gone=person))


def delete_table(connection: Connection, table_id: str) -> None:
    """Delete a table at which nobody is left, with everything that belongs to it."""
    for table in METADATA.sorted_tables:
        if "table_id" in table.c:
            connection.execute(delete(table).where(table.c.table_id == table_id))
    connection.execute(delete(tables).where(tables.c.id == table_id))


def table_of(column: Column[Any]) -> Table:
    """Return the table of a column."""
    table = column.table
    assert isinstance(table, Table)
    return table
