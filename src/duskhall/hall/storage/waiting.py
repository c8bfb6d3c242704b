"""Answers that wait, in the store: standing ones, and those whose window has not ended."""

from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, insert, select, update

from duskhall.hall.storage import News
from duskhall.hall.storage.queries import notify
from duskhall.hall.storage.schema import held, standing, turns


class StoredStanding(msgspec.Struct, frozen=True):
    """The standing answers of a seat, as JSON, and whose they are."""

    seat: int
    person: str
    answers: str


class StoredAnswer(msgspec.Struct, frozen=True):
    """An answer that waits for the window of its question to end; `asked` says which question it was."""

    seat: int
    asked: int
    person: str
    move_id: str
    question: str
    option: str


def set_standing(connection: Connection, table_id: str, given: StoredStanding) -> None:
    """Store a seat's standing answers in the place of those that it had."""
    _put(connection, standing, table_id, given)


def hold_answer(connection: Connection, table_id: str, answer: StoredAnswer) -> None:
    """Store an answer that waits, in the place of the seat's earlier one."""
    _put(connection, held, table_id, answer)


def _put(connection: Connection, table: Any, table_id: str, row: StoredStanding | StoredAnswer) -> None:
    values = {"table_id": table_id, **msgspec.structs.asdict(row)}
    own = (table.c.table_id == table_id) & (table.c.seat == row.seat)
    connection.execute(delete(table).where(own))
    connection.execute(insert(table).values(**values))
    notify(connection, News(table_id, waiting=True))


def standing_at(connection: Connection, table_id: str) -> list[StoredStanding]:
    """Return the standing answers at a table."""
    columns = (standing.c.seat, standing.c.person, standing.c.answers)
    rows = connection.execute(select(*columns).where(standing.c.table_id == table_id).order_by(standing.c.seat))
    return [StoredStanding(*row) for row in rows]


class Planned(msgspec.Struct, frozen=True):
    """Somebody with standing answers who is asked, since when, and until when, by a clock of days."""

    table_id: str
    seat: int
    person: str
    since: float
    due: float


def planned(connection: Connection) -> list[Planned]:
    """Return who is asked in games by the day and has standing answers there."""
    same = and_(
        turns.c.table_id == standing.c.table_id, turns.c.seat == standing.c.seat, turns.c.person == standing.c.person
    )
    columns = (turns.c.table_id, turns.c.seat, turns.c.person, turns.c.since, turns.c.due)
    asked = select(*columns).join(standing, same).where(turns.c.due.is_not(None), standing.c.answers != "[]")
    return [Planned(*row) for row in connection.execute(asked)]


def replace_standing(connection: Connection, table_id: str, before: StoredStanding, answers: str) -> bool:
    """Store what is left of a seat's standing answers, unless they were changed meanwhile."""
    same = and_(
        standing.c.table_id == table_id,
        standing.c.seat == before.seat,
        standing.c.person == before.person,
        standing.c.answers == before.answers,
    )
    return connection.execute(update(standing).where(same).values(answers=answers)).rowcount == 1


def held_at(connection: Connection, table_id: str) -> list[StoredAnswer]:
    """Return the answers that wait at a table."""
    columns = (held.c.seat, held.c.asked, held.c.person, held.c.move_id, held.c.question, held.c.option)
    rows = connection.execute(select(*columns).where(held.c.table_id == table_id).order_by(held.c.seat))
    return [StoredAnswer(*row) for row in rows]


def drop_held(connection: Connection, table_id: str, asked: int) -> None:
    """Forget the answers to a question, and to those before it."""
    connection.execute(delete(held).where(held.c.table_id == table_id, held.c.asked <= asked))
