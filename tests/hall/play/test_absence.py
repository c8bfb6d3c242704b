"""Who leaves, idles, thinks too long or is forgotten: a bot plays on."""

import asyncio

import pytest
from tests.hall.halls import Player, finished, record_of, run, seated, standing

from duskhall import games
from duskhall.hall.denied import Denied
from duskhall.hall.protocol import Info, Return, Update
from duskhall.kernel.verify import verify


def test_a_seat_left_is_played_by_a_bot_and_handed_back(hall):
    table, people = hall.table("Ana", "Bo")

    async def work():
        ana, _ = await seated(table, people)
        people[1].post(f"/api/tables/{table}/leave")
        update = await ana.hear(Update)
        assert (update.happened.kind, update.happened.player) == ("seat", "bot:good")
        await ana.hear(Update, lambda message: message.happened.kind == "decision")
        bo = await Player.come(people[1])
        snapshot = await bo.watch(table, 1)
        assert standing(snapshot).players == ["person", "person"]
        back = await ana.hear(Update)
        assert (back.happened.kind, back.happened.player) == ("seat", "person")

    run(work())


def test_people_vote_on_an_idler_who_may_return(hall):
    table, people = hall.table("Ana", "Bo", "Cleo")

    async def work():
        ana, bo, cleo = await seated(table, people)
        people[0].post(f"/api/tables/{table}/vote", seat=2)
        people[1].post(f"/api/tables/{table}/vote", seat=2)
        assert (await ana.hear(Update)).happened.player == "bot:good"
        await cleo.hear(Update, lambda message: message.happened.seat == 2 and message.happened.kind == "decision")
        await cleo.send(Return(table=table, seat=2))
        assert (await bo.hear(Update, lambda message: message.happened.player == "person")).happened.seat == 2

    run(work())


def test_host_rights_pass_on(hall):
    table, people = hall.table("Ana", "Bo", start=False)
    people[0].post(f"/api/tables/{table}/leave")
    assert people[1].get(f"/api/tables/{table}")["host"] == people[1].person


# --- Clocks ------------------------------------------------------------------------------------------------------


def test_the_clock_answers_and_a_bot_plays_on(hall):
    table, people = hall.table("Ana", "Bo", start=False, clock={"seconds": 5, "bank": 60})
    people[0].post(f"/api/tables/{table}/start")

    async def work():
        ana, _ = await seated(table, people)
        snapshot = await ana.watch(table, 0)
        assert 5 < standing(snapshot).clocks[0].left <= 65

        async def run_out(serving) -> None:
            room = await serving.room(table)
            room.clocks.since[1] -= 100
            serving.conductor.look(room)

        for process in hall.processes:
            await asyncio.to_thread(process.do, lambda process=process: run_out(process.hall))
        timeout = await ana.hear(Update)
        assert (timeout.happened.kind, timeout.happened.seat, timeout.happened.events) == ("timeout", 1, [])
        assert (await ana.hear(Update)).happened.player == "bot:good"

    run(work())
    entries = people[0].get(f"/api/tables/{table}/record")["entries"]
    assert "option" not in entries[0], "what the clock chose in a sealed question stays sealed"


def test_long_thoughts_use_the_bank_up_and_a_restart_remembers(open_hall):
    hall = open_hall()
    table, people = hall.table("Ana", "Bo", start=False, clock={"seconds": 5, "bank": 60})
    people[0].post(f"/api/tables/{table}/start")

    async def think() -> None:
        hall.hall.rooms[table].clocks.since[0] -= 25

    hall.do(think)

    async def work():
        ana, _ = await seated(table, people)
        await ana.decide(table, 0, "bid", "low")

    run(work())
    assert hall.hall.rooms[table].clocks.banks[0] == pytest.approx(40, abs=5)
    hall.stop()
    again = open_hall()
    banks = again.do(lambda: again.hall.room(table)).clocks.banks
    assert banks[0] == pytest.approx(40, abs=5)
    assert banks[1] == 60


# --- People who are forgotten ------------------------------------------------------------------------------------


def test_a_person_is_forgotten_and_the_proof_stays(hall):
    table, people = finished(hall)
    people[0].call("DELETE", "/api/people/me")
    with pytest.raises(Denied, match="does not know you"):
        people[0].get("/api/people/me")
    info = people[1].get(f"/api/tables/{table}")
    assert people[0].person not in str(info)
    assert "Ana" not in str(info)
    assert verify(games.find("high-card"), record_of(people[1], table)).ok


def test_a_running_game_goes_on_when_a_person_is_forgotten(hall):
    table, people = hall.table("Ana", "Bo")

    async def work():
        ana, bo = await seated(table, people)
        await asyncio.to_thread(people[0].call, "DELETE", "/api/people/me")
        await ana.socket.wait_closed()
        update = await bo.hear(Update)
        assert update.happened.player == "bot:good"
        info = await bo.hear(Info)
        assert people[0].person not in str(info)

    run(work())
