"""People in the store, with the tokens and links by which they are recognised."""

import math
from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select, update

from duskhall.hall.storage import News
from duskhall.hall.storage.queries import notify, storable
from duskhall.hall.storage.schema import chat, entries, held, links, members, mutes, people, standing, tokens


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


def person_by_token(connection: Connection, token_hash: str) -> tuple[str, str, float] | None:
    """Return id and name of the person whose token has this hash, and when it was last used, to a day."""
    row = connection.execute(
        select(people.c.id, people.c.name, tokens.c.used)
        .join(tokens, tokens.c.person == people.c.id)
        .where(tokens.c.hash == token_hash)
    ).one_or_none()
    return None if row is None else (row[0], row[1], row[2])


def use_token(connection: Connection, token_hash: str, at: float) -> None:
    """Note that a token is used."""
    connection.execute(update(tokens).where(tokens.c.hash == token_hash).values(used=at))


def use_tokens(connection: Connection, hashes: Sequence[str], at: float, unless_since: float) -> None:
    """Note that tokens are used, those for which that was not noted lately."""
    connection.execute(update(tokens).where(tokens.c.hash.in_(hashes), tokens.c.used < unless_since).values(used=at))


def rename(connection: Connection, person: str, name: str) -> None:
    """Give a person another name; tables that they are at keep the one they came with."""
    connection.execute(update(people).where(people.c.id == person).values(name=storable(name)))


def drop_token(connection: Connection, token_hash: str) -> None:
    """Forget one token: that device is signed out."""
    connection.execute(delete(tokens).where(tokens.c.hash == token_hash))
    notify(connection, News(gone=token_hash))


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


def delete_person(connection: Connection, person: str) -> None:
    """Delete everything that is kept about a person; the tables they were at are changed before this."""
    for table, column in (
        (tokens, tokens.c.person),
        (links, links.c.person),
        (chat, chat.c.person),
        (mutes, mutes.c.person),
        (mutes, mutes.c.muted),
        (members, members.c.person),
        (standing, standing.c.person),
        (held, held.c.person),
        (people, people.c.id),
    ):
        connection.execute(delete(table).where(column == person))
    connection.execute(update(entries).where(entries.c.person == person).values(person=None, move_id=None))
    notify(connection, News(gone=person))
