"""After the end of a game: playing again, the replay, and the proof in the record."""

import asyncio

import pytest
from tests.hall.halls import Player, finished, play_out, record_of, run

from duskhall import games
from duskhall.hall.denied import Denied
from duskhall.kernel.verify import verify


def test_the_same_people_play_again_at_one_new_table(hall):
    table, people = finished(hall)
    first, second = (person.post(f"/api/tables/{table}/rematch") for person in people)
    assert first["table"] == second["table"] != table
    assert [seat["person"] for seat in second["seats"]] == [person.person for person in people]
    assert people[0].get(f"/api/tables/{table}")["rematch"] == first["table"]
    people[1].post(f"/api/tables/{first['table']}/ready")
    people[0].post(f"/api/tables/{first['table']}/start")


def test_a_replay_shows_what_a_seat_knew_or_everything(hall):
    table, people = finished(hall)
    stranger = hall.visitor("Eve")
    with pytest.raises(Denied):
        stranger.get(f"/api/tables/{table}/replay")
    as_spectator = people[0].get(f"/api/tables/{table}/replay?count=500")
    as_bo = people[0].get(f"/api/tables/{table}/replay?eyes=seat&seat=1&count=500")
    everything = people[0].get(f"/api/tables/{table}/replay?eyes=everything&count=2")
    assert len(as_spectator) == len(as_bo)
    assert as_spectator[0]["now"]["view"]["card"] is None
    assert as_bo[0]["now"]["view"]["card"] is not None
    assert [view["card"] for view in everything[0]["views"]][1] == as_bo[0]["now"]["view"]["card"]
    assert len(everything[0]["happened"]["events"]) == 2


def test_the_promise_the_contributions_and_the_seed_are_in_the_record(hall):
    table, people = hall.table("Ana", "Bo")
    promise = people[0].get(f"/api/tables/{table}")["commitment"]
    running = people[0].get(f"/api/tables/{table}/record")
    assert running["commitment"] == promise
    assert "server_seed" not in running
    assert "draws" not in running["opening"]

    async def work():
        players = [await Player.come(person) for person in people]
        await asyncio.gather(*(play_out(player, table, seat) for seat, player in enumerate(players)))

    run(work())
    record = record_of(people[0], table)
    assert record.contributions == ["", "chance of Bo"]
    assert record.commitment == promise
    assert verify(games.find("high-card"), record).ok
