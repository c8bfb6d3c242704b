"""The codes of open tables, as the store holds them: their hashes, numbered for each table, with their end."""

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from duskhall.hall.storage import Conflict
from duskhall.hall.storage.schema import codes


class StoredCode(msgspec.Struct, frozen=True):
    """A code of a table."""

    table_id: str
    number: int
    expires: float


_COLUMNS = (codes.c.table_id, codes.c.number, codes.c.expires)


def last(connection: Connection, table_id: str) -> StoredCode | None:
    """Return the last code of a table, whether it has run out or not."""
    newest = select(*_COLUMNS).where(codes.c.table_id == table_id).order_by(codes.c.number.desc()).limit(1)
    row = connection.execute(newest).one_or_none()
    return None if row is None else StoredCode(*row)


def add(connection: Connection, table_id: str, number: int, code_hash: str, expires: float) -> None:
    """Store the next code of a table; `Conflict` where it has one of this number, or another table has this code."""
    try:
        connection.execute(insert(codes).values(table_id=table_id, number=number, hash=code_hash, expires=expires))
    except IntegrityError as error:
        raise Conflict(table_id) from error


def find(connection: Connection, code_hash: str) -> StoredCode | None:
    """Return the code with this hash."""
    row = connection.execute(select(*_COLUMNS).where(codes.c.hash == code_hash)).one_or_none()
    return None if row is None else StoredCode(*row)
