"""What nobody will miss goes, with a report; what belongs to somebody's history stays."""

import json
import time
from collections.abc import Awaitable
from typing import Any

import pytest
from tests.hall.stores import add_table, entry, with_store
from tests.patience import until

from duskhall.cli import main
from duskhall.hall import housekeeping
from duskhall.hall.config import Config
from duskhall.hall.storage import Store, chat, persons, pruning, queries
from duskhall.hall.storage.pruning import Removed
from duskhall.hall.storage.queries import Commit, LobbyChange

DAY = 86_400.0
CONFIG = Config()


async def fill(store: Store, now: float) -> None:
    """Keep some of everything: old and new, used and unused."""
    old, new = now - 400 * DAY, now - DAY
    for name, at in (("passer-by", old), ("player", old), ("talker", old), ("newcomer", new), ("regular", old)):
        await store.write(persons.add_person, name, name, f"token of {name}", at)
    await store.write(persons.use_token, "token of regular", new)
    await add_table(store, "unused", ("passer-by",))
    await add_table(store, "played", ("player",))
    running = LobbyChange(version=2, lobby="{}", status="running", public=True, members=["player"], head="{}")
    await store.write(queries.commit, Commit("played", old, [entry(1, "m1", "player")], running))
    ended = LobbyChange(version=3, lobby="{}", status="ended", public=True, members=["player"], head="{}")
    await store.write(queries.commit, Commit("played", old, [entry(2)], ended))
    await store.write(queries.lease, "played", "a process that is gone")
    await add_table(store, "awaited", ("newcomer",))
    waiting = LobbyChange(version=2, lobby="{}", status="open", public=True, members=["newcomer"])
    await store.write(queries.commit, Commit("awaited", new, lobby=waiting))
    await store.write(chat.add_chat, "played", "player", "player", "long ago", old)
    await store.write(chat.add_chat, "played", "talker", "talker", "yesterday", new)
    await store.write(chat.add_chat, "unused", "passer-by", "passer-by", "anybody?", old)


def kept(store: Store) -> Awaitable[Any]:
    def look(connection):
        people = sorted(connection.exec_driver_sql("SELECT id FROM people").scalars())
        tables = sorted(connection.exec_driver_sql("SELECT id FROM tables").scalars())
        lines = sorted(connection.exec_driver_sql("SELECT text FROM chat").scalars())
        entries = connection.exec_driver_sql("SELECT count(*) FROM entries").scalar()
        rest = connection.exec_driver_sql("SELECT count(*) FROM leases").scalar()
        return people, tables, lines, entries, rest

    return store.read(look)


def test_what_nobody_will_miss_goes_and_nothing_else(db):
    now = 2_000_000_000.0

    async def work(store):
        await fill(store, now)
        before = housekeeping.dates(CONFIG, now)
        expected = Removed(people=0, tables=1, chat=2, tokens=3)
        assert await housekeeping.count(store, before) == expected
        removed = await housekeeping.prune(store, before)
        assert removed == Removed(people=1, tables=1, chat=1, tokens=3), "a table takes its chat and its people with it"
        people = ["newcomer", "player", "regular", "talker"]
        assert await kept(store) == (people, ["awaited", "played"], ["yesterday"], 2, 0)
        assert not (await housekeeping.prune(store, before)).anything

    with_store(db, work)


def test_zero_days_keep_everything(db):
    now = 2_000_000_000.0
    config = Config(prune_people_days=0, prune_open_days=0, prune_chat_days=0, token_idle_days=10_000)

    async def work(store):
        await fill(store, now)
        before = await kept(store)
        assert not (await housekeeping.prune(store, housekeeping.dates(config, now))).anything
        assert (await kept(store))[:4] == before[:4]

    with_store(db, work)


def test_much_goes_in_small_portions(db, monkeypatch):
    monkeypatch.setattr(pruning, "BATCH", 10)
    monkeypatch.setattr(housekeeping, "PAUSE", 0)

    async def work(store):
        for number in range(35):
            await store.write(persons.add_person, f"guest{number}", "Guest", f"token {number}", 1.0)
        removed = await housekeeping.prune(store, housekeeping.dates(CONFIG, 2_000_000_000.0))
        assert removed == Removed(people=35, tokens=35)

    with_store(db, work)


def test_a_person_who_sits_down_meanwhile_stays(db):
    async def work(store):
        await store.write(persons.add_person, "ana", "Ana", "token", 1.0)
        found = await store.read(pruning.found, "people", 1e9)
        assert found == ["ana"]
        await add_table(store, "t1", ("ana",))
        assert await store.write(pruning.remove, "people", 1e9, found) == 0

    with_store(db, work)


@pytest.mark.parametrize("dry", [True, False])
def test_the_command_says_what_went_or_would(tmp_path, capsys, dry):
    db = f"sqlite:///{tmp_path}/hall.sqlite3"
    with_store(db, lambda store: fill(store, time.time()))
    assert main(["prune", "--db", db, "--json", *(["--dry-run"] if dry else [])]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said == {"removed": not dry, "people": 0 if dry else 1, "tables": 1, "chat": 2 if dry else 1, "tokens": 3}
    with_store(db, lambda store: _check(store, 5 if dry else 4))


async def _check(store: Store, people: int) -> None:
    assert len((await kept(store))[0]) == people


def test_a_hall_prunes_by_itself_and_says_so(open_hall, caplog, calendar):
    caplog.set_level("INFO", "duskhall.housekeeping")
    hall = open_hall(still=True, prune_open_days=0, calendar_grace_hours=1)
    hall.do(lambda: hall.hall.store.write(persons.add_person, "guest", "Guest", "token", 1.0))

    def gone() -> bool:
        calendar.jump(4000 / DAY)  # the date goes on with the clock
        hall.pass_time(4000)
        return hall.do(lambda: hall.hall.store.read(persons.person_of, "token")) is None

    until(gone)
    until(lambda: any(getattr(each, "removed", {}).get("people") == 1 for each in caplog.records))
