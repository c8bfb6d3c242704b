"""Servers that are killed in the middle: nothing that was acknowledged is lost, nothing happens twice.

Small: 8 tables at once; full (`make soak`): 20.
"""

import asyncio
import json
import subprocess
import sys

import pytest
from tests.hall.chaos import Client, Counter, Process, check_history, check_real_time, record_of, sit_down
from tests.hall.halls import Player, run
from tests.scale import FULL

from duskhall.hall.client import Visitor
from duskhall.hall.protocol import Chat, Say, Update

TABLES, KILLS = 20 if FULL else 8, 6
BETWEEN = 48 // KILLS  # answers per table between two kills, on average; a game of three has some sixty
PEOPLE = 3
GAME = "dungeon-cards"


def doctor(db: str) -> dict[str, object]:
    """Ask `duskhall doctor`."""
    command = [sys.executable, "-m", "duskhall", "doctor", "--db", db, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found: dict[str, object] = json.loads(done.stdout)
    assert done.returncode == 0, found
    return found


def play_under_fire(processes: list[Process], db: str, bots: int) -> None:
    """Play all tables to the end while the processes are killed by turns."""
    tables = sit_down(processes[0].address, TABLES, PEOPLE, bots, GAME)
    addresses = [process.address for process in processes]
    clients = [
        Client(visitor, addresses, table, seat) for table, people in tables for seat, visitor in enumerate(people)
    ]

    async def work() -> None:
        acknowledged = Counter()
        playing = [asyncio.create_task(client.play(acknowledged)) for client in clients]
        for kill in range(KILLS):
            await acknowledged.reach((kill + 1) * BETWEEN * TABLES)
            process = processes[kill % len(processes)]
            await asyncio.to_thread(process.kill)
            await asyncio.to_thread(process.start)
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
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path):
    db = f"sqlite:///{tmp_path}/hall.sqlite3"
    process = Process(db)
    try:
        play_under_fire([process], db, bots=0)
    finally:
        process.stop()


@pytest.mark.long
def test_one_of_two_processes_may_be_killed(postgres):
    db = postgres.new_database()
    processes = [Process(db), Process(db)]
    try:
        play_under_fire(processes, db, bots=1)
    finally:
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
