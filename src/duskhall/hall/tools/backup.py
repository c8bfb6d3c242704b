"""The whole store in one file, and back, from either database to either.

The file is JSON lines, compressed: a head, then one line per row.  It is written whole or not at all, and read from
one moment of the store, also while the hall runs.  It holds the seeds of running games, so nobody else may read it.

SQLite stores characters that PostgreSQL cannot; they are replaced on the way, in either direction.
"""

import gzip
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Column, Connection, Table, func, insert, inspect, select

from duskhall.hall.storage import Store, StoreError, integrity
from duskhall.hall.storage.private import make_private
from duskhall.hall.storage.schema import METADATA

FORMAT: Final = "duskhall-backup/1"
_CHUNK: Final = 500  # rows that are written at a time
_NUL, _REPLACED = "\0", "\N{REPLACEMENT CHARACTER}"


async def backup(store: Store, path: Path) -> int:
    """Write everything into a file, and return the number of rows."""
    problems = await store.read(integrity.quick)
    if problems:
        raise StoreError("backup-damaged", detail=problems[0])
    part = path.with_name(path.name + ".part")
    try:
        make_private(part)
        rows = await store.read(_dump, part)
        os.replace(part, path)
    except OSError as error:
        raise StoreError("backup-unwritten", file=str(path), detail=error.strerror or str(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return rows


async def restore(store: Store, path: Path) -> int:
    """Fill an empty store from a file, and return the number of rows."""
    return await store.write(_load, path)


def _dump(connection: Connection, path: Path) -> int:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
    count = 0
    with gzip.open(path, "wt", encoding="utf-8", compresslevel=6) as file:
        file.write(json.dumps({"format": FORMAT}) + "\n")
        for table in METADATA.sorted_tables:
            columns = _present(connection, table)
            for row in connection.execute(select(*columns)).mappings() if columns else ():
                file.write(json.dumps({"table": table.name, "row": _cleaned(row)}) + "\n")
                count += 1
        file.write(json.dumps({"rows": count}) + "\n")
    return count


def _present(connection: Connection, table: Table) -> list[Column[Any]]:
    """Return the columns of a table that a store has: one that an older edition left has fewer."""
    inspector = inspect(connection)
    if not inspector.has_table(table.name):
        return []
    present = {column["name"] for column in inspector.get_columns(table.name)}
    return [column for column in table.columns if column.name in present]


def _cleaned(row: Mapping[Any, Any]) -> dict[str, Any]:
    """Return a row without what PostgreSQL cannot store."""
    return {
        str(name): value.replace(_NUL, _REPLACED) if isinstance(value, str) and _NUL in value else value
        for name, value in row.items()
    }


def _load(connection: Connection, path: Path) -> int:
    for table in METADATA.sorted_tables:
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise StoreError("backup-not-empty")
    count = 0
    chunk: list[dict[str, Any]] = []
    name = ""
    for line in [*_lines(path), {"table": None}]:
        if chunk and (line["table"] != name or len(chunk) >= _CHUNK):
            connection.execute(insert(METADATA.tables[name]), chunk)
            count += len(chunk)
            chunk = []
        if line["table"] is not None:
            name = line["table"]
            chunk.append(_fitting(METADATA.tables[name], line["row"]))
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(
            "SELECT setval(pg_get_serial_sequence('chat', 'number'), coalesce((SELECT max(number) FROM chat), 0) + 1)"
        )
    return count


def _fitting(table: Table, row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row for today's table; what an edition wrote that had other columns is left to their defaults."""
    return {name: value for name, value in _cleaned(row).items() if name in table.columns}


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    """Return the rows of a backup that is whole, or raise `StoreError`."""
    rows, last = 0, -1
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            head = json.loads(file.readline() or "{}")
            if not isinstance(head, dict) or head.get("format") != FORMAT:
                raise StoreError("backup-none", file=str(path))
            for text in file:
                line = json.loads(text)
                if "rows" in line:
                    last = line["rows"]
                elif line["table"] in METADATA.tables:
                    rows += 1
                    yield line
    except StoreError:
        raise
    except (OSError, EOFError, ValueError) as error:
        raise StoreError("backup-unreadable", file=str(path), detail=str(error)) from error
    if rows != last:
        raise StoreError("backup-not-whole", file=str(path), rows=rows, last=last)
