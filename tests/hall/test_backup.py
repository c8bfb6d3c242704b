"""Backups, of either database and into either."""

import gzip

import pytest
from sqlalchemy import insert
from tests.hall.stores import add_table, entry, with_store

from duskhall.hall.storage import StoreError, chat, queries
from duskhall.hall.storage.queries import Commit
from duskhall.hall.storage.schema import chat as stored_chat
from duskhall.hall.tools import backup


def test_a_backup_brings_everything_back_into_either_database(db, tmp_path, request):
    file = tmp_path / "hall.backup"

    async def fill(store):
        await add_table(store)
        await store.write(queries.commit, Commit("t1", 1.0, [entry(1, "m1"), entry(2)]))
        await store.write(chat.add_chat, "t1", "ana", "Ana", "ñandú", 1.0)
        return await backup.backup(store, file)

    rows = with_store(db, fill)
    assert rows == 5
    targets = [f"sqlite:///{tmp_path}/other.sqlite3"]
    if db.startswith("postgresql"):
        targets.append(request.getfixturevalue("postgres").new_database())
    for target in targets:

        async def read(store):
            assert await backup.restore(store, file) == rows
            assert await store.read(queries.entries_after, "t1") == [entry(1, "m1"), entry(2)]
            line = await store.write(chat.add_chat, "t1", "ana", "Ana", "again", 2.0)
            assert line.number > 1
            with pytest.raises(StoreError, match="not empty"):
                await backup.restore(store, file)

        with_store(target, read)


@pytest.mark.parametrize("damage", [b"", b"not a backup", b"\x1f\x8b\x08\x00"])
def test_a_damaged_backup_is_refused_in_a_sentence(tmp_path, damage):
    file = tmp_path / "hall.backup"
    file.write_bytes(damage)

    async def work(store):
        with pytest.raises(StoreError, match=r"hall.backup .*\.$"):
            await backup.restore(store, file)

    with_store(f"sqlite:///{tmp_path}/x.sqlite3", work)


def test_a_cut_backup_restores_nothing(tmp_path):
    file = tmp_path / "hall.backup"
    db = f"sqlite:///{tmp_path}/x.sqlite3"

    async def fill(store):
        await add_table(store)
        await backup.backup(store, file)

    with_store(db, fill)
    file.write_bytes(file.read_bytes()[:-20])

    async def work(store):
        with pytest.raises(StoreError):
            await backup.restore(store, file)
        assert await store.read(queries.load_table, "t1") is None

    with_store(f"sqlite:///{tmp_path}/y.sqlite3", work)


def test_what_only_one_database_can_store_stops_no_restore(tmp_path, postgres):
    """An earlier edition let a NUL into chat and names; backups that it wrote hold it, too."""
    file = tmp_path / "hall.backup"
    line = {"table_id": "t1", "person": "ana", "name": "An\0a", "text": "be\0fore", "at": 1.0}

    async def fill(store):
        await add_table(store)
        await store.write(lambda connection: connection.execute(insert(stored_chat).values(**line)))
        await backup.backup(store, file)

    with_store(f"sqlite:///{tmp_path}/x.sqlite3", fill)
    lines = gzip.decompress(file.read_bytes()).decode()
    assert "\\u0000" not in lines
    old = tmp_path / "old.backup"
    old.write_bytes(gzip.compress(lines.replace("\\ufffd", "\\u0000").encode()))

    async def read(store):
        await backup.restore(store, old)
        (line,) = await store.read(chat.chat_lines, "t1")
        assert (line.name, line.text) == ("An\ufffda", "be\ufffdfore")

    with_store(postgres.new_database(), read)
    with_store(f"sqlite:///{tmp_path}/y.sqlite3", read)
