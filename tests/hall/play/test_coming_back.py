"""Coming back to a table: told the rest or everything anew, also after a restart and from the store."""

import asyncio

import pytest
from tests.hall.halls import Player, bid, run, seated
from tests.patience import soon

from duskhall.hall import protocol
from duskhall.hall.protocol import Done, Snapshot, Undo, Update, Watch


def test_who_comes_back_is_told_the_rest(hall):
    table, people = hall.table("Ana", "Bo")

    async def work():
        ana, bo = await seated(table, people)
        await ana.decide(table, 0, "bid", "low")
        await bo.hear(Update)
        await bo.leave()
        await ana.decide(table, 0, "bid", "high")
        await ana.decide(table, 0, "bid", "low")
        again = await Player.come(people[1])
        await again.send(Watch(table=table, seat=1, seen=1))
        updates = [await again.hear(Update) for _ in range(2)]
        assert [update.happened.seq for update in updates] == [2, 3]
        assert updates[0].now is None
        assert updates[1].now is not None
        assert not any(isinstance(message, Snapshot) for message in again.messages)

    run(work())


@pytest.mark.parametrize("seen", [99, 0])
def test_who_cannot_be_told_the_rest_gets_a_fresh_view(hall, seen):
    table, people = hall.table("Ana", "Bo")

    async def work():
        ana, bo = await seated(table, people)
        await bid(table, [ana, bo])
        await ana.decide(table, 0, "pick_side", "left")
        await ana.send(Undo(table=table, seat=0, move_id="u"))
        await ana.hear(Done)
        snapshot = await (await Player.come(people[1])).watch(table, 1, seen=seen)
        assert snapshot.seq == 4
        assert [each.seq for each in snapshot.log] == [0, 1, 2]

    run(work())


def test_a_restart_loses_nothing(open_hall):
    first = open_hall()
    table, people = first.table("Ana", "Bo")

    async def before():
        ana, _ = await seated(table, people)
        await ana.decide(table, 0, "bid", "low")

    run(before())
    first.stop()
    second = open_hall(port=int(first.address.rpartition(":")[2]))

    async def after():
        bo = await Player.come(people[1])
        snapshot = await bo.watch(table, 1)
        assert snapshot.seq == 1
        assert await bo.decide(table, 1, "bid", "low") == 2

    run(after())
    assert second.address == first.address


def test_clients_are_told_when_the_hall_stops(hall):
    table, people = hall.table("Ana", "Bo")

    async def work():
        ana = await Player.come(people[0])
        await ana.watch(table, 0)
        stopping = asyncio.create_task(asyncio.to_thread(hall.stop))
        await ana.hear(protocol.GoingAway)
        await ana.socket.wait_closed()
        assert ana.socket.close_code == 1012
        await stopping

    run(work())


def test_a_table_that_nobody_watches_leaves_memory_and_comes_back(open_hall):
    hall = open_hall(unload_after=0.0)
    table, people = hall.table("Ana", "Bo")

    def unloaded():
        hall.hall.unload()
        return table not in hall.hall.rooms

    hall.do(lambda: soon(unloaded))

    async def work():
        ana = await Player.come(people[0])
        assert (await ana.watch(table, 0)).seq == 0
        assert await ana.decide(table, 0, "bid", "low") == 1

    run(work())
