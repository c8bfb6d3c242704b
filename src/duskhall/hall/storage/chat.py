"""What people say, in the store, and whom they do not want to hear."""

import msgspec
from sqlalchemy import Connection, delete, insert, select

from duskhall.hall.storage import News
from duskhall.hall.storage.queries import notify, storable
from duskhall.hall.storage.schema import chat, mutes


class StoredLine(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    person: str
    name: str
    text: str
    at: float


def add_chat(connection: Connection, table_id: str, person: str, name: str, said: str, at: float) -> StoredLine:
    """Store a line of chat and return it with its number."""
    number = connection.execute(
        insert(chat)
        .values(table_id=table_id, person=person, name=storable(name), text=storable(said), at=at)
        .returning(chat.c.number)
    ).scalar_one()
    notify(connection, News(table_id, line=number))
    return StoredLine(number, person, name, said, at)


def chat_lines(connection: Connection, table_id: str, after: int = 0, limit: int = 100) -> list[StoredLine]:
    """Return a table's last lines after a number, in their order."""
    rows = connection.execute(
        select(chat.c.number, chat.c.person, chat.c.name, chat.c.text, chat.c.at)
        .where(chat.c.table_id == table_id, chat.c.number > after)
        .order_by(chat.c.number.desc())
        .limit(limit)
    ).all()
    return [StoredLine(*row) for row in reversed(rows)]


def set_mute(connection: Connection, person: str, muted: str, on: bool, most: int) -> set[str]:
    """Mute somebody for a person, or not any more, and return who is muted then; where these are most, nobody more."""
    connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == muted))
    others = muted_by(connection, person)
    if not on or len(others) >= most:
        return others
    connection.execute(insert(mutes).values(person=person, muted=muted))
    return others | {muted}


def muted_by(connection: Connection, person: str) -> set[str]:
    """Return whom a person does not want to hear."""
    return set(connection.scalars(select(mutes.c.muted).where(mutes.c.person == person)))
