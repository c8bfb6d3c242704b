"""Whatever happens to a hall in the middle: nothing that was acknowledged is lost, nothing happens twice.

Halls and their database are killed or stopped, the disk is full and freed, the date jumps.
Small: 8 tables at once, and each fault once; full (`make soak`): 20, and each fault three times.
"""

import asyncio
import json
import signal
import subprocess
import sys

import pytest
from tests.hall.chaos import Client, Counter, Process, check_history, check_real_time, record_of, sit_down
from tests.hall.faults import Fault, crash, fill_disk, kill, let_go, set_date, stop, stop_workers
from tests.hall.halls import Player, run
from tests.scale import FULL

from duskhall.hall.client import Visitor
from duskhall.hall.protocol import Chat, Say, Update

TABLES, TIMES = (20, 3) if FULL else (8, 1)
PLAYED = 36  # answers per table during which faults happen, on average; a game of three has some fifty
DATED = "tests.hall.dated_hall"
PEOPLE = 3
GAME = "dungeon-cards"


def doctor(db: str) -> dict[str, object]:
    """Ask `duskhall doctor`."""
    command = [sys.executable, "-m", "duskhall", "doctor", "--db", db, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found: dict[str, object] = json.loads(done.stdout)
    assert done.returncode == 0, found
    return found


def play_under_fire(processes: list[Process], db: str, bots: int, faults: list[Fault]) -> None:
    """Play all tables to the end while one thing after another goes wrong."""
    tables = sit_down(processes[0].address, TABLES, PEOPLE, bots, GAME)
    addresses = [process.address for process in processes]
    clients = [
        Client(visitor, addresses, table, seat) for table, people in tables for seat, visitor in enumerate(people)
    ]

    async def work() -> None:
        acknowledged = Counter()
        playing = [asyncio.create_task(client.play(acknowledged)) for client in clients]
        for number, fault in enumerate(faults, 1):
            await acknowledged.reach(number * PLAYED * TABLES // len(faults))
            await fault()
        await asyncio.gather(*playing)

    asyncio.run(work())
    for table, people in tables:
        record = record_of(people[0], table)
        assert record["outcome"] is not None
        histories = [client.history for client in clients if client.table == table]
        for history in histories:
            check_history(history, record)
        check_real_time(histories)
    assert doctor(db) == {"tables": TABLES, "problems": []}


@pytest.mark.long
def test_nothing_acknowledged_is_lost_whatever_happens_to_the_only_hall(tmp_path):
    db = f"sqlite:///{tmp_path}/hall.sqlite3"
    process = Process(db, DATED)
    log = tmp_path / "hall.sqlite3-wal"
    killed, full = kill(process), fill_disk(process, log)
    forward, back = (set_date(process, how) for how in (signal.SIGUSR1, signal.SIGUSR2))
    try:
        play_under_fire([process], db, bots=0, faults=TIMES * [killed, full, forward, killed, full, back, killed])
    finally:
        process.stop()


@pytest.mark.long
def test_nothing_acknowledged_is_lost_whatever_happens_to_one_of_two_halls_or_their_database(postgres):
    db = postgres.new_database()
    first, second = processes = [Process(db, DATED), Process(db, DATED)]
    stopped: list[int] = []
    faults = [
        kill(first),
        crash(postgres),
        set_date(first, signal.SIGUSR1),
        stop(second, first),
        kill(second),
        set_date(second, signal.SIGUSR2),
        stop_workers(first, stopped),
        stop_workers(second, stopped),
    ]
    try:
        play_under_fire(processes, db, bots=1, faults=TIMES * faults)
    finally:
        let_go(stopped)
        for process in processes:
            process.stop()


def test_each_of_two_processes_shows_what_the_other_stored(postgres):
    db = postgres.new_database()
    processes = [Process(db), Process(db)]
    try:
        ((table, people),) = sit_down(processes[0].address, 1, 2, 0, GAME)
        here, there = processes[0].address, processes[1].address
        ana, bo = (Visitor(where, "", people[seat].token) for seat, where in enumerate((here, there)))

        async def work() -> None:
            one, other = await Player.come(ana), await Player.come(bo)
            snapshot = await one.watch(table, 0)
            await other.watch(table, 1)
            turn = snapshot.now.asks[0].seat if snapshot.now else 0
            actor, reader = (one, other) if turn == 0 else (other, one)
            ask = (await actor.watch(table, turn)).now
            assert ask is not None
            assert ask.ask is not None
            seq = await actor.decide(table, turn, ask.ask.question, ask.ask.options[0].name)
            assert (await reader.hear(Update)).happened.seq == seq
            await actor.send(Say(table=table, text="hello over there"))
            assert (await reader.hear(Chat)).line.text == "hello over there"

        run(work())
        ana.close()
        bo.close()
    finally:
        for process in processes:
            process.stop()
