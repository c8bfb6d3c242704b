"""What tables cost while nobody is there: in the store nothing, in memory little.

Small: 300 tables in the store, 500 that come and go; full (`make soak`): 10,000.
"""

import gc
import itertools
import json
import sqlite3
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, event
from tests.hall.chaos import Process, sit_down
from tests.hall.halls import Player, run
from tests.hall.leaving import FIRST
from tests.patience import until
from tests.scale import FULL
from websockets.server import ServerProtocol

from duskhall import games
from duskhall.hall import protocol
from duskhall.hall.client import Visitor
from duskhall.hall.table.room import CONDENSE_EVERY, Room
from duskhall.hall.tools.loadtest import memory_kb
from duskhall.hall.web.direct import DirectWebSocket
from duskhall.hall.web.gate import GatedHttp
from duskhall.hall.web.live import Connection
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.record import Holder
from duskhall.kernel.table import Table

TABLES = 10_000 if FULL else 300
DECISIONS = 165


def copies(file: Path, number: int) -> None:
    """Put so many copies of the only table of a store into it: running, with entries, people and a snapshot."""
    with sqlite3.connect(file) as store:
        for table, key in (
            ("tables", "id"),
            ("entries", "table_id"),
            ("members", "table_id"),
            ("snapshots", "table_id"),
        ):
            columns = [row[1] for row in store.execute(f"PRAGMA table_info({table})")]
            chosen = ", ".join("printf('idle%06d', n)" if name == key else name for name in columns)
            store.execute(
                f"WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {number}) "
                f"INSERT INTO {table} SELECT {chosen} FROM {table}, numbers"
            )


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """A store with one table that people sit at."""
    file = tmp_path / "hall.sqlite3"
    process = Process(f"sqlite:///{file}")
    sit_down(process.address, 1, 3, 0, "dungeon-cards")
    process.stop()
    return file


def memory(file: Path) -> float:
    """Return what a hall on a store takes, in kB, when it has been asked for its tables."""
    process = Process(f"sqlite:///{file}")
    try:
        visitor = Visitor(process.address, "Ana")
        visitor.get("/api/tables")
        visitor.close()
        return memory_kb(process.process.pid)
    finally:
        process.stop()


def test_tables_that_only_lie_in_the_store_take_no_memory(store):
    alone = memory(store)
    copies(store, TABLES)
    crowded = memory(store)
    assert crowded - alone < 3_000, f"{TABLES} idle tables take {crowded - alone} kB"


@pytest.fixture
def steps() -> Iterator[Callable[[], int]]:
    """Count the steps that SQLite has taken for anybody in this process."""
    taken = itertools.count()

    def connected(connection: sqlite3.Connection, _: object) -> None:
        connection.set_progress_handler(lambda: next(taken) < 0, 1)

    event.listen(Engine, "connect", connected)
    yield lambda: next(taken)
    event.remove(Engine, "connect", connected)


@pytest.mark.parametrize("path", ["/api/people/me", "/api/tables", "/api/tables/mine"])
def test_a_request_looks_at_no_table_that_does_not_concern_it(store, open_hall, steps, path):
    """What the store does for a request is the same however many tables of others lie in it."""

    def asked() -> int:
        hall = open_hall(db=f"sqlite:///{store}", still=True)
        visitor = hall.visitor()
        visitor.get(path)
        before: int = steps()
        visitor.get(path)
        taken: int = steps() - before
        hall.stop()
        return taken

    alone = asked()
    copies(store, TABLES)
    assert asked() == alone > 1


@pytest.mark.parametrize("game_id", sorted(games.GAMES))
def test_a_live_table_stays_small_however_long_it_is_played(game_id):
    """The hall condenses a table every few entries: what is left is under 200 kB, connections apart."""
    game = games.find(game_id)
    seats = game.seats[-1]

    def play(name: str) -> Table:
        table = Table.open(game.setup(seats), [Holder("", "person")] * seats, seed_from(name), "t")
        while table.pending() and table.seq < DECISIONS:
            ask = table.pending()[-1]
            options = ask.options
            name = table.setup.option_name(ask.question, options[table.seq * 7 % len(options)])
            table = table.branch()
            table.answer(ask.seat, ask.question.name, name)
            if table.seq % CONDENSE_EVERY == 0:
                table.condense()
        return table

    kept = [play("warm")]
    gc.collect()
    tracemalloc.start()
    try:
        kept += [play(str(number)) for number in range(4)]
        gc.collect()
        kilobytes = tracemalloc.get_traced_memory()[0] / 1024 / 4
    finally:
        tracemalloc.stop()
    assert kilobytes < 200, f"a table of {game_id} takes {kilobytes:.0f} kB after {kept[-1].seq} entries"


# --- Tables that were left ---------------------------------------------------------------------------------------

LEFT = 10_000 if FULL else 500


def test_tables_that_were_left_are_gone_from_memory_at_once(tmp_path):
    program = [sys.executable, "-m", "tests.hall.leaving", str(LEFT), str(tmp_path)]
    found = json.loads(subprocess.run(program, capture_output=True, text=True, check=True).stdout)
    assert found["alive"] == 0
    assert found["last"] < 1.1 * found["first"], f"{LEFT} tables leave more behind than {FIRST}: {found}"


def test_nothing_of_a_table_outlives_the_connections_that_watched_it(open_hall):
    hall = open_hall(unload_after=0.0)

    async def play() -> None:
        for _ in range(3):
            table, people = hall.table("Ana", "Bo")
            player = await Player.come(people[0])
            await player.watch(table, 0)
            await player.decide(table, 0, "bid", "low")
            await player.answer(table, 0, "bid", "nonsense")
            await player.hear(protocol.Refused)
            await player.leave()
            for person in people:
                person.close()

    def alive() -> list[str]:
        """Name what is left, also of the door by which they came, on whose side a request is long gone."""
        kinds = (Room, Connection, DirectWebSocket, GatedHttp, ServerProtocol)
        return [type(each).__name__ for each in gc.get_objects() if type(each) in kinds]

    gc.collect()
    gc.disable()
    try:
        run(play())
        until(lambda: not alive())
    finally:
        gc.enable()
