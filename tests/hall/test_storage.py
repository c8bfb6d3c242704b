"""The store, on SQLite and on PostgreSQL alike."""

import asyncio
import threading
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from tests.hall.stores import add_table, entry, with_store

from duskhall.hall.storage import Conflict, News, StoreError, analyses, chat, open_store, persons, queries
from duskhall.hall.storage.queries import Commit, LobbyChange, StoredEntry, StoredLease, StoredSnapshot, StoredTable
from duskhall.hall.storage.schema import METADATA


def test_the_migrations_make_exactly_the_schema(db):
    async def work(store):
        def difference(connection: Connection) -> Any:
            return compare_metadata(MigrationContext.configure(connection), METADATA)

        assert await store.read(difference) == []

    with_store(db, work)


def test_what_is_written_is_there_after_opening_again(db):
    async def write(store):
        await add_table(store)
        await store.write(queries.commit, Commit("t1", 2.0, [entry(1, "m1"), entry(2)]))

    with_store(db, write)

    async def read(store):
        stored = await store.read(queries.load_table, "t1")
        assert stored == StoredTable("t1", 1, "{}", "00", None)
        assert await store.read(queries.entries_after, "t1") == [entry(1, "m1"), entry(2)]
        assert await store.read(queries.entries_after, "t1", 1) == [entry(2)]
        assert await store.read(queries.load_table, "t2") is None

    with_store(db, read)


def test_an_analysis_of_before_schema_0013_is_worked_out_again(db):
    async def as_before(store):
        await store.write(analyses.keep, "t1", 2, "{}")
        assert await store.read(analyses.find, "t1", 2) == "{}"
        await store.write(
            lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '0012'"))
        )

    with_store(db, as_before)

    async def now(store):
        assert await store.read(analyses.find, "t1", 2) is None

    with_store(db, now)


def test_a_number_of_an_entry_can_be_taken_once(db):
    async def work(store):
        await add_table(store)
        changes = [Commit("t1", 1.0, [entry(1, f"m{number}")]) for number in range(20)]
        results = await asyncio.gather(*(store.write(queries.commit, each) for each in changes), return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert all(result is None or isinstance(result, Conflict) for result in results)
        assert len(await store.read(queries.entries_after, "t1")) == 1

    with_store(db, work)


def test_a_move_id_of_a_person_can_be_used_once_at_a_table(db):
    async def work(store):
        await add_table(store)
        await store.write(queries.commit, Commit("t1", 1.0, [entry(1, "m1")]))
        with pytest.raises(Conflict):
            await store.write(queries.commit, Commit("t1", 1.0, [entry(2, "m1")]))
        await store.write(queries.commit, Commit("t1", 1.0, [entry(2, "m1", "bo")]))
        await store.write(queries.commit, Commit("t1", 1.0, [entry(3, None, None), entry(4, None, None)]))

    with_store(db, work)


def test_a_lobby_changes_only_from_the_version_that_was_read(db):
    async def work(store):
        await add_table(store)
        second = LobbyChange(version=2, lobby='{"v":2}', status="running", public=False, members=["bo"], head="{}")
        await store.write(queries.commit, Commit("t1", 2.0, lobby=second))
        with pytest.raises(Conflict):
            await store.write(queries.commit, Commit("t1", 2.0, lobby=second))
        stored = await store.read(queries.load_table, "t1")
        assert (stored.version, stored.lobby, stored.head) == (2, '{"v":2}', "{}")
        assert [each.id for each in await store.read(queries.tables_of, "bo")] == ["t1"]
        assert await store.read(queries.tables_of, "ana") == []
        assert await store.read(queries.listed) == []

    with_store(db, work)


def test_a_change_is_stored_whole_or_not_at_all(db):
    async def work(store):
        await add_table(store)
        stale = LobbyChange(version=5, lobby="{}", status="open", public=True, members=[])
        with pytest.raises(Conflict):
            await store.write(queries.commit, Commit("t1", 1.0, [entry(1)], stale, StoredSnapshot(1, 1, "{}")))
        assert await store.read(queries.entries_after, "t1") == []
        assert await store.read(queries.load_snapshot, "t1") is None

    with_store(db, work)


def test_work_that_fails_takes_nothing_else_with_it(db):
    def fail(connection: Connection) -> None:
        persons.add_token(connection, "ana", "lost", 1.0)
        raise ZeroDivisionError

    async def work(store):
        await store.write(persons.add_person, "ana", "Ana", "first", 1.0)
        jobs = [store.write(persons.add_token, "ana", f"token {number}", 1.0) for number in range(5)]
        results = await asyncio.gather(*jobs, store.write(fail), return_exceptions=True)
        assert [type(result) for result in results[:-1]] == [type(None)] * 5
        assert isinstance(results[-1], ZeroDivisionError)
        assert await store.read(persons.person_of, "token 4") == ("ana", "Ana")
        assert await store.read(persons.person_of, "lost") is None

    with_store(db, work)


def test_moves_of_many_tables_that_come_at_once_are_all_stored(db):
    async def work(store):
        for table in ("t1", "t2"):
            await add_table(store, table)
        many = [entry(number, f"m{number}") for number in range(1, 2 * queries.MOST_ROWS)]
        again = [entry(number) for number in range(1, 4)]
        changes = [Commit("t1", 1.0, many), Commit("t2", 1.0, again[:2]), Commit("t2", 1.0, again[2:])]
        await asyncio.gather(*(store.write(queries.commit, each) for each in changes))
        assert await store.read(queries.entries_after, "t1") == many
        assert await store.read(queries.entries_after, "t2") == again

    with_store(db, work)


def test_only_the_latest_snapshot_is_kept(db):
    async def work(store):
        await add_table(store)
        for seq in (20, 40):
            snapshot = StoredSnapshot(seq, 1, f'{{"at":{seq}}}')
            await store.write(queries.commit, Commit("t1", 1.0, [entry(seq)], snapshot=snapshot))
        assert await store.read(queries.load_snapshot, "t1") == StoredSnapshot(40, 1, '{"at":40}')

    with_store(db, work)


def test_a_lease_has_one_holder_until_it_is_seen_to_lapse(db):
    async def work(store):
        assert await store.write(queries.lease, "t1", "one") is None
        first = await store.write(queries.lease, "t1", "two")
        assert first == StoredLease("one", 1)
        assert await store.write(queries.lease, "t1", "one") is None
        second = await store.write(queries.lease, "t1", "two", first)
        assert second == StoredLease("one", 2), "it was renewed since it was seen"
        takers = (store.write(queries.lease, "t1", name, second) for name in ("two", "three"))
        taken = await asyncio.gather(*takers)
        assert taken.count(None) == 1, "two that saw it lapse do not both get it"
        holder = ("two", "three")[taken.index(None)]
        assert await store.write(queries.lease, "t1", "one", second) == StoredLease(holder, 3)
        await store.write(queries.end_leases, holder)
        assert await store.write(queries.lease, "t1", "one") is None

    with_store(db, work)


def test_a_link_brings_a_person_to_another_device_once_and_soon(db):
    async def work(store):
        await store.write(persons.add_person, "ana", "Ana", "old device", 1.0)
        await store.write(persons.add_link, "ana", "link", 100.0)
        assert await store.write(persons.use_link, "other", "new device", 50.0) is None
        assert await store.write(persons.use_link, "link", "new device", 50.0) == ("ana", "Ana")
        assert await store.write(persons.use_link, "link", "third device", 50.0) is None
        await store.write(persons.add_link, "ana", "late", 100.0)
        assert await store.write(persons.use_link, "late", "third device", 101.0) is None
        assert await store.read(persons.person_of, "new device") == ("ana", "Ana")
        assert await store.read(persons.person_of, "third device") is None

    with_store(db, work)


def test_everything_about_a_person_is_deleted(db):
    async def work(store):
        await add_table(store)
        await store.write(persons.add_person, "ana", "Ana", "hash", 1.0)
        await store.write(queries.commit, Commit("t1", 1.0, [entry(1, "m1")]))
        await store.write(chat.add_chat, "t1", "ana", "Ana", "hello", 1.0)
        await store.write(chat.set_mute, "bo", "ana", True, 9)
        await store.write(persons.delete_person, "ana")

        def everything(connection: Connection) -> str:
            return repr([connection.execute(table.select()).all() for table in METADATA.sorted_tables])

        kept = await store.read(everything)
        assert "ana" not in kept
        assert "Ana" not in kept
        assert "hello" not in kept

    with_store(db, work)


def test_chat_is_told_from_where_one_left_off(db):
    async def work(store):
        for number in range(5):
            await store.write(chat.add_chat, "t1", "ana", "Ana", f"line {number}", float(number))
        lines = await store.read(chat.chat_lines, "t1", 0, 3)
        assert [line.text for line in lines] == ["line 2", "line 3", "line 4"]
        later = await store.read(chat.chat_lines, "t1", lines[1].number)
        assert [line.text for line in later] == ["line 4"]

    with_store(db, work)


def test_tables_that_nobody_touches_are_found(db):
    async def work(store):
        for name, status in (("open", "open"), ("old", "running"), ("busy", "running"), ("done", "ended")):
            await add_table(store, name)
            change = LobbyChange(version=2, lobby="{}", status=status, public=True, members=[])
            await store.write(queries.commit, Commit(name, 10.0, lobby=change))
        await store.write(queries.commit, Commit("busy", 90.0, [StoredEntry(1, "{}", 90.0)]))
        assert sorted(await store.read(queries.stale_tables, 50.0, 50.0)) == ["old", "open"]
        assert await store.read(queries.stale_tables, 5.0, 5.0) == []
        assert sorted(await store.read(queries.stale_tables, 50.0, 50.0, 80.0)) == ["busy", "old", "open"]

    with_store(db, work)


def test_an_sqlite_file_serves_one_hall_at_a_time(tmp_path):
    db = f"sqlite:///{tmp_path}/x.sqlite3"

    async def work(store):
        second = open_store(db)
        with pytest.raises(StoreError, match="in use by another hall"):
            await second.open(lambda _: None)
        reading = open_store(db, reading=True)
        await reading.open(lambda _: None)
        assert await reading.read(queries.ping)
        await reading.close()

    with_store(db, work)
    with_store(db, add_table)


@pytest.mark.parametrize("url", ["mysql://x", "duskhall.sqlite3", ""])
def test_an_address_that_is_no_store_is_refused(url):
    with pytest.raises(StoreError, match="is no store"):
        open_store(url)


def test_a_database_that_does_not_answer_is_named_without_its_password():
    async def work():
        store = open_store("postgresql://ana:secret@127.0.0.1:1/none")
        with pytest.raises(StoreError, match="cannot be used") as caught:
            await store.open(lambda _: None)
        assert "secret" not in str(caught.value)

    asyncio.run(work())


def test_other_processes_hear_of_a_change_and_of_nothing_else(postgres):
    db = postgres.new_database()
    heard: list[News] = []
    enough = threading.Event()

    def hear(news: News) -> None:
        heard.append(news)
        if news.table == "t1" and news.seq == 2:
            enough.set()

    async def work(store):
        other = open_store(db)
        await other.open(lambda _: None)
        await add_table(other)
        await other.write(queries.commit, Commit("t1", 1.0, [entry(1), entry(2)]))
        await asyncio.to_thread(enough.wait, 30)
        await other.close()

    with_store(db, work, hear)
    assert heard == [News(), News("t1", 2, 0, 0)]
