"""What is looked up slows no table: replays and odds have workers of their own, and who asks for too much is told so.

Small: 12 replays at once; full (`make soak`): 40.
"""

import asyncio
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests.hall.halls import Player, asked, finished, play_out, run
from tests.patience import soon, until
from tests.scale import FULL

from duskhall.hall import protocol
from duskhall.hall.bots.jobs import Job, Replay, Result, Weigh
from duskhall.hall.bots.turns import Busy, Turns
from duskhall.hall.bots.workers import Workers
from duskhall.hall.client import Visitor
from duskhall.hall.concluding import Concluder
from duskhall.hall.denied import Denied
from duskhall.hall.hall import RESTORED_AT_ONCE
from duskhall.hall.table.room import Room

REPLAYS = 40 if FULL else 12
EACH = 4  # that wait, of one person


@pytest.fixture(autouse=True)
def no_conclusions(monkeypatch):
    """Let nobody but the tests ask for anything: what a game came to is looked up by the same workers."""
    monkeypatch.setattr(Concluder, "open", lambda self: None)


class Slow:
    """Workers that look nothing up until they are let."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *kinds: type[Job]) -> None:
        self.begun = 0
        self.go_on = threading.Event()
        work = Workers.work

        async def wait(workers: Workers, job: Any) -> Result:
            if isinstance(job, kinds or (Replay, Weigh)):
                self.begun += 1
                await soon(self.go_on.is_set)
            return await work(workers, job)

        monkeypatch.setattr(Workers, "work", wait)


def replay(visitor: Visitor, table: str) -> tuple[int, str | None]:
    """Ask for a replay on a connection of its own; return the status, and when to come again."""
    connection = HTTPConnection(urlsplit(visitor.address).netloc)
    connection.request("GET", f"/api/tables/{table}/replay", headers=visitor.headers)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status, answer.headers["retry-after"]


def many_replays(pool: ThreadPoolExecutor, visitor: Visitor, table: str) -> list["Future[tuple[int, str | None]]"]:
    """Ask for many replays at once, and wait until all that are too many are refused."""
    replays = [pool.submit(replay, visitor, table) for _ in range(REPLAYS)]
    until(lambda: sum(each.done() for each in replays) == REPLAYS - EACH - 1)
    return replays


def test_replays_leave_bots_alone_and_who_asks_for_many_is_told_to_come_again(open_hall, monkeypatch):
    hall = open_hall(lookup_queue_each=EACH)
    table, (mallory, bo) = finished(hall)
    slow = Slow(monkeypatch)
    with ThreadPoolExecutor(REPLAYS + 1) as pool:
        replays = many_replays(pool, mallory, table)
        assert {each.result() for each in replays if each.done()} == {(503, "1")}

        played, (ana,) = hall.table("Ana", bots=2)
        assert run(_played_out(ana, played)) is not None  # while nothing that was looked up comes back

        one = pool.submit(replay, bo, table)
        until(lambda: hall.hall.lookups.waiting == EACH + 1)
        assert slow.begun == 1
        slow.go_on.set()
        assert one.result() == (200, None), "somebody else asked for one, and waits for it"
        assert sorted(each.result()[0] for each in replays) == [200] * (EACH + 1) + [503] * (REPLAYS - EACH - 1)


async def _played_out(visitor: Visitor, table: str) -> object:
    return await play_out(await Player.come(visitor), table, 0)


def test_no_move_waits_for_odds_and_of_those_that_wait_only_the_last_are_worked_out(hall, monkeypatch):
    slow = Slow(monkeypatch)
    table, (visitor, _) = hall.table("Ana", "Bo")

    async def work() -> None:
        ana = await Player.come(visitor)
        ask = asked(await ana.watch(table, 0))
        for _ in range(REPLAYS):
            await ana.send(protocol.AskOdds(table=table, seat=0))
        await soon(lambda: slow.begun == 1)
        await ana.decide(table, 0, ask.question, ask.options[0].name)
        await ana.send(protocol.AskOdds(table=table, seat=0))
        await ana.send(protocol.Ping())
        await ana.hear(protocol.Pong)
        slow.go_on.set()
        await ana.hear(protocol.Odds)
        await ana.hear(protocol.Odds)

    run(work())
    assert slow.begun == 2


def test_a_person_who_asks_for_too_much_is_told_so_in_their_language(open_hall, monkeypatch):
    hall = open_hall(lookup_queue_each=1, lookup_queue=1)
    table, (ana, bo) = finished(hall)
    slow = Slow(monkeypatch)
    ana.lang = "es"
    with ThreadPoolExecutor(2) as pool:
        replays = [pool.submit(replay, ana, table), pool.submit(replay, ana, table)]
        until(lambda: hall.hall.lookups.waiting == 1)
        said = {_said(ana, table), _said(bo, table)}
        slow.go_on.set()
        assert [each.result()[0] for each in replays] == [200, 200]
    assert said == {
        ("asks-too-much", "Has pedido muchas cosas a la vez: espera a que alguna esté lista."),
        ("hall-busy", "The hall is busy with what others asked for: try again in a moment."),
    }


def _said(visitor: Visitor, table: str) -> tuple[str, str]:
    with pytest.raises(Denied) as caught:
        visitor.get(f"/api/tables/{table}/replay")
    return caught.value.code, str(caught.value)


# --- Turns -------------------------------------------------------------------------------------------------------


def test_who_asks_for_much_waits_behind_their_own_and_before_nobody_else():
    async def work() -> list[str]:
        turns = Turns(1, most=10, most_each=10)
        served: list[str] = []

        async def ask(asker: str) -> None:
            async with turns.turn(asker):
                served.append(asker)
                await asyncio.sleep(0)

        await asyncio.gather(*(ask(asker) for asker in ["many"] * 5 + ["one", "other"]))
        return served

    assert asyncio.run(work()) == ["many", "many", "one", "other", "many", "many", "many"]


def test_a_turn_is_passed_on_by_whoever_leaves_before_or_as_they_are_called():
    async def work() -> None:
        turns = Turns(1, most=10, most_each=1)
        served: list[str] = []

        async def ask(asker: str) -> None:
            async with turns.turn(asker):
                served.append(asker)

        async with turns.turn("first"):
            gone, called, last = (asyncio.create_task(ask(name)) for name in ("gone", "called", "last"))
            await asyncio.sleep(0)
            with pytest.raises(Busy):
                await ask("last")
            gone.cancel()
            await asyncio.sleep(0)
        called.cancel()
        await asyncio.gather(gone, called, last, return_exceptions=True)
        await ask("after")
        assert served == ["last", "after"]
        assert turns.waiting == 0

    asyncio.run(work())


def test_only_so_many_tables_are_played_again_at_once_and_none_is_left_out(open_hall, monkeypatch):
    hall = open_hall(unload_after=0.0, address_tables_per_minute=100)
    tables = [hall.table("Ana", "Bo")[0] for _ in range(RESTORED_AT_ONCE + 3)]
    until(lambda: not hall.hall.rooms)
    begun, most, go_on, load = 0, 0, asyncio.Event(), Room.load

    async def slowly(room: Room) -> None:
        nonlocal begun, most
        begun += 1
        most = max(most, begun)
        await go_on.wait()
        await load(room)
        begun -= 1

    async def ask_for_all() -> set[str]:
        read, found = hall.hall.store.read, 0

        async def count(*given: Any) -> Any:
            nonlocal found
            answer = await read(*given)
            found += 1
            return answer

        monkeypatch.setattr(hall.hall.store, "read", count)
        asking = [asyncio.create_task(hall.hall.room(table)) for table in tables]
        await soon(lambda: found >= len(tables))
        await soon(lambda: begun >= RESTORED_AT_ONCE)
        for _ in tables:
            await asyncio.sleep(0)
        go_on.set()
        return {room.id for room in await asyncio.gather(*asking)}

    monkeypatch.setattr(Room, "load", slowly)
    assert hall.do(ask_for_all) == set(tables)
    assert most == RESTORED_AT_ONCE
