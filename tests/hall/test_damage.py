"""Stores that are cut, overwritten, none, or of a later edition: one sentence each, and nobody waits for ever."""

import gzip
import json
import os
import random
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from tests.hall.stores import add_table, entry, with_store
from tests.old.shelf import EDITIONS

from duskhall.cli import main
from duskhall.hall.storage import StoreError, chat, queries
from duskhall.hall.storage.queries import Commit
from duskhall.hall.tools import backup


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of a hall with enough in it to be damaged."""
    path = tmp_path / "hall.sqlite3"

    async def fill(store):
        await add_table(store)
        await store.write(queries.commit, Commit("t1", 1.0, [entry(number, f"m{number}") for number in range(1, 2000)]))

    with_store(f"sqlite:///{path}", fill)
    return path


def cut(path: Path) -> None:
    """Lose the end of a file, as a full disk does."""
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2 + 100])


def overwrite(path: Path) -> None:
    """Put other bytes over pages in the middle of a file."""
    data = bytearray(path.read_bytes())
    chance = random.Random(7)
    for page in range(8, len(data) // 4096, 2):
        data[page * 4096 : page * 4096 + 512] = chance.randbytes(512)
    path.write_bytes(bytes(data))


def replace(path: Path) -> None:
    """Put something into a file that is no database."""
    path.write_bytes(b"Dear diary, " * 1000)


def empty(path: Path) -> None:
    """Leave nothing in a file."""
    path.write_bytes(b"")


def raise_schema(path: Path) -> None:
    """Let a file be of a later edition."""
    with sqlite3.connect(path) as store:
        store.execute("UPDATE alembic_version SET version_num = '9999'")
    store.close()


@pytest.mark.parametrize("damage", [cut, overwrite, replace, empty, raise_schema])
@pytest.mark.parametrize("command", ["doctor", "backup"])
def test_a_damaged_store_is_told_in_a_sentence(file, damage, command, capsys):
    damage(file)
    before = file.read_bytes()
    target = file.with_name("hall.backup")
    arguments = [command, *([str(target)] if command == "backup" else []), "--db", f"sqlite:///{file}", "--lang", "en"]
    assert main(arguments) in (1, 2)
    told = capsys.readouterr().err.strip().splitlines()
    assert told
    assert all(line.endswith(".") for line in told)
    assert "Traceback" not in "".join(told)
    assert command == "doctor" or len(told) == 1
    assert not target.exists()
    assert file.read_bytes() == before


@pytest.mark.parametrize(("damage", "said"), [(cut, "hall.sqlite3"), (overwrite, "damaged"), (replace, "hall.sqlite3")])
def test_a_damaged_store_is_not_served(file, damage, said):
    damage(file)
    with pytest.raises(StoreError, match=said):
        with_store(f"sqlite:///{file}", add_table)


def test_a_later_schema_is_named_and_left_alone(db):
    async def later(store):
        def change(connection):
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")

        await store.write(change)

    with_store(db, later)
    with pytest.raises(StoreError, match="newer Duskhall"):
        with_store(db, add_table)


def test_an_index_that_lost_a_row_is_found_by_the_doctor(file, capsys):
    with sqlite3.connect(file) as store:
        store.execute("PRAGMA writable_schema = 1")
        sql = "CREATE INDEX tables_listed ON tables (status, public, created) WHERE 0"
        store.execute("UPDATE sqlite_master SET sql = ? WHERE name = 'tables_listed'", (sql,))
    store.close()
    with sqlite3.connect(file) as store:
        others = "game, status, public, created, touched, version, lobby, seed, head"
        store.execute(f"INSERT INTO tables SELECT 'other', {others} FROM tables")
        store.execute("PRAGMA writable_schema = 1")
        store.execute("UPDATE sqlite_master SET sql = replace(sql, ' WHERE 0', '') WHERE name = 'tables_listed'")
    store.close()
    assert main(["doctor", "--db", f"sqlite:///{file}", "--json", "--lang", "en"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert "tables_listed" in found["problems"][0]["problem"]


def test_rows_that_belong_to_nothing_are_found_by_the_doctor(db, capsys):
    async def work(store):
        await store.write(chat.add_chat, "gone", "ana", "Ana", "hello", 1.0)

    with_store(db, work)
    assert main(["doctor", "--db", db, "--lang", "en"]) == 1
    assert "1 rows of chat without their row of tables" in capsys.readouterr().err


def test_nobody_else_may_read_what_a_hall_keeps(tmp_path):
    path, copy = tmp_path / "hall.sqlite3", tmp_path / "hall.backup"
    before = os.umask(0)
    try:
        for old in (path, copy, tmp_path / "hall.sqlite3.lock"):
            old.touch(0o666)

        async def work(store):
            await add_table(store)
            await backup.backup(store, copy)
            return {each.name: stat.S_IMODE(each.stat().st_mode) for each in tmp_path.iterdir()}

        modes = with_store(f"sqlite:///{path}", work)
    finally:
        os.umask(before)
    assert set(modes) == {"hall.sqlite3", "hall.sqlite3-wal", "hall.sqlite3-shm", "hall.sqlite3.lock", "hall.backup"}
    assert set(modes.values()) == {0o600}


def test_a_store_of_the_first_edition_goes_to_the_other_database_and_back(tmp_path, postgres):
    path, copy = tmp_path / "old.sqlite3", tmp_path / "old.backup"
    path.write_bytes(gzip.decompress((EDITIONS[0] / "hall.db.gz").read_bytes()))
    before = path.read_bytes()
    assert main(["backup", str(copy), "--db", f"sqlite:///{path}"]) == 0
    assert path.read_bytes() == before
    first = lines(copy)
    for target in (postgres.new_database(), f"sqlite:///{tmp_path}/again.sqlite3"):
        assert main(["restore", str(copy), "--db", target]) == 0
        assert main(["restore", str(copy), "--db", target]) == 2, "it is not empty any more"
        copy = tmp_path / f"{target[:6]}.backup"
        assert main(["backup", str(copy), "--db", target]) == 0
        assert lines(copy) == first


def lines(copy: Path) -> list[Any]:
    """Return what a backup holds, in any order, without what only later editions have."""
    rows = map(json.loads, gzip.decompress(copy.read_bytes()).splitlines()[1:-1])
    later = dict.fromkeys(("used", "sign", "colour"))
    kept = ({**each["row"], **later} for each in rows if each["table"] not in ("leases", "pulse"))
    return sorted(kept, key=lambda row: repr(sorted(row.items())))
