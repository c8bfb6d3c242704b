"""Is the store itself whole?  A quick look at every start, and a thorough one for the doctor.

What is wrong is a list of short descriptions, by the database or by us; an empty one means that nothing was found.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import Column, Connection, func, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from duskhall.hall.storage import cause
from duskhall.hall.storage.schema import (
    METADATA,
    analyses,
    chat,
    codes,
    entries,
    feats,
    held,
    holidays,
    links,
    members,
    passphrases,
    people,
    pushes,
    quiet_hours,
    results,
    snapshots,
    standing,
    tables,
    tokens,
    tries,
    turns,
)

QUICK_SECONDS: Final = 10.0  # that a start waits for at most; what is larger is for the doctor
_MOST: Final = 5  # descriptions
_STEPS: Final = 50_000  # of SQLite between two looks at the time

# Rows that belong to another row, which the databases are not told: a hall never writes one without the other.
_BELONGING: Final[tuple[tuple[Column[Any], Column[Any]], ...]] = (
    *(
        (table.c.table_id, tables.c.id)
        for table in (entries, members, snapshots, standing, held, chat, codes, analyses, results, feats, tries, turns)
    ),
    *((table.c.person, people.c.id) for table in (tokens, links, passphrases, holidays, pushes, quiet_hours)),
)


def quick(connection: Connection) -> list[str]:
    """Look whether the store can be served from: its pages where they are in a file, its tables in any case."""
    try:
        if connection.dialect.name == "sqlite":
            with _for_at_most(connection, QUICK_SECONDS):
                return _told(connection, f"PRAGMA quick_check({_MOST})")
        for table in _present(connection):
            connection.execute(select(1).select_from(METADATA.tables[table]).limit(1))
    except SQLAlchemyError as error:
        return [cause(error)]
    return []


def whole(connection: Connection) -> list[str]:
    """Look at everything: every page or value, every index, and that every row has the one that it belongs to."""
    try:
        if connection.dialect.name == "sqlite":
            problems = _told(connection, f"PRAGMA integrity_check({_MOST})")
            return problems or _told(connection, "PRAGMA foreign_key_check") or _alone(connection)
        for table in _present(connection):
            connection.exec_driver_sql(f'SELECT sum(length(each::text)) FROM "{table}" AS each')  # reads every value
        return _alone(connection)
    except SQLAlchemyError as error:
        return [cause(error)]


def _present(connection: Connection) -> list[str]:
    """Return the names of our tables that a store has; one of an older edition has fewer."""
    return [name for name in inspect(connection).get_table_names() if name in METADATA.tables]


def _told(connection: Connection, pragma: str) -> list[str]:
    rows = connection.exec_driver_sql(pragma).all()
    return [" ".join(str(row[0]).split()) for row in rows if row[0] != "ok"][:_MOST]


def _alone(connection: Connection) -> list[str]:
    """Return what stands in the store although what it belongs to does not."""
    present = _present(connection)
    problems = []
    for child, parent in _BELONGING:
        if child.table.name not in present:
            continue
        there = select(parent).where(parent == child).exists()
        number = connection.execute(select(func.count()).select_from(child.table).where(~there)).scalar_one()
        if number:
            problems.append(f"{number} rows of {child.table.name} without their row of {parent.table.name}")
    return problems


@contextmanager
def _for_at_most(connection: Connection, seconds: float) -> Iterator[None]:
    """Stop a look that takes too long: nothing was found until then."""
    raw: Any = connection.connection.dbapi_connection
    end = time.monotonic() + seconds
    late = False

    def is_late() -> bool:
        nonlocal late
        late = time.monotonic() > end
        return late

    raw.set_progress_handler(is_late, _STEPS)
    try:
        yield
    except SQLAlchemyError:
        if not late:
            raise
    finally:
        raw.set_progress_handler(None, 0)
