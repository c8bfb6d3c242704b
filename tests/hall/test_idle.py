"""What tables cost while nobody is there: in the store nothing, in memory little.

Small: 300 tables in the store; full (`make soak`): 10,000.
"""

import gc
import sqlite3
import tracemalloc
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.hall.chaos import Process, sit_down
from tests.scale import FULL

from duskhall import games
from duskhall.hall.client import Visitor
from duskhall.hall.tools.loadtest import cpu_seconds, memory_kb
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.record import Holder
from duskhall.kernel.table import Table

TABLES = 10_000 if FULL else 300
REQUESTS = 500 if FULL else 100
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


@dataclass(frozen=True)
class Cost:
    """What a hall takes: memory in kB, and processor time for others' requests and for a list of its tables."""

    memory: float
    serving: float
    listing: float


def cost(file: Path) -> Cost:
    """Measure a hall on a store by what its process used, which others on this machine do not change."""
    process = Process(f"sqlite:///{file}")

    def used(path: str, times: int) -> float:
        before = cpu_seconds(process.process.pid)
        for _ in range(times):
            visitor.get(path)
        return cpu_seconds(process.process.pid) - before

    try:
        visitor = Visitor(process.address, "Ana")
        used("/api/tables", 1)
        serving, listing = used("/api/people/me", REQUESTS), used("/api/tables", 1)
        visitor.close()
        return Cost(memory_kb(process.process.pid), serving, listing)
    finally:
        process.stop()


def test_tables_that_only_lie_in_the_store_cost_the_server_nothing(tmp_path):
    file = tmp_path / "hall.sqlite3"
    process = Process(f"sqlite:///{file}")
    sit_down(process.address, 1, 3, 0, "dungeon-cards")
    process.stop()
    alone = cost(file)
    copies(file, TABLES)
    crowded = cost(file)
    assert crowded.memory - alone.memory < 3_000, f"{TABLES} idle tables take {crowded.memory - alone.memory} kB"
    assert crowded.serving < 2 * alone.serving + 0.1
    assert crowded.listing < 0.5


@pytest.mark.parametrize("game_id", sorted(games.GAMES))
def test_a_live_table_stays_small_however_long_it_is_played(game_id):
    """The hall condenses a table after every entry: what is left is under 200 kB, connections apart."""
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
