"""After the end of a game: playing again, the replay, and the proof in the record."""

import asyncio

import pytest
from tests.hall.halls import Player, finished, play_out, record_of, run
from tests.hall.test_web import request

from duskhall import games
from duskhall.hall.denied import Denied
from duskhall.hall.table.lobby import replay_pass
from duskhall.kernel.verify import verify


def test_the_same_people_play_again_at_one_new_table(hall):
    table, people = finished(hall)
    first, second = (person.post(f"/api/tables/{table}/rematch") for person in people)
    assert first["table"] == second["table"] != table
    assert [seat["person"] for seat in second["seats"]] == [person.person for person in people]
    assert people[0].get(f"/api/tables/{table}")["rematch"] == first["table"]
    assert first["follows"] == table


def test_a_rematch_begins_by_itself_when_the_last_one_agrees(hall):
    table, (ana, bo) = finished(hall)
    again = bo.post(f"/api/tables/{table}/rematch")["table"]
    waiting = bo.post(f"/api/tables/{again}/ready", contribution="chance of Bo")
    assert (waiting["status"], [seat["ready"] for seat in waiting["seats"]]) == ("open", [False, True])
    assert ana.post(f"/api/tables/{table}/rematch")["table"] == again
    assert ana.post(f"/api/tables/{again}/ready", contribution="chance of Ana")["status"] == "running"
    assert record_of(ana, again).contributions == ["chance of Ana", "chance of Bo"]


@pytest.mark.parametrize("when", ["before it is asked for", "instead of agreeing", "sent away"])
def test_nobody_waits_for_who_leaves(hall, when):
    table, (ana, bo) = finished(hall)
    if when == "before it is asked for":
        ana.post(f"/api/tables/{table}/leave")
    again = bo.post(f"/api/tables/{table}/rematch")["table"]
    info = bo.post(f"/api/tables/{again}/ready")
    if when != "before it is asked for":
        assert info["status"] == "open"
        if when == "sent away":
            bo.post(f"/api/tables/{again}/stand", seat=0)
        else:
            ana.post(f"/api/tables/{again}/leave")
        info = bo.get(f"/api/tables/{again}")
    assert (info["status"], info["host"]) == ("running", bo.person)
    assert [seat["player"] for seat in info["seats"]] == ["bot:good", "person"]


def test_who_left_may_think_better_of_it_until_the_others_play(hall):
    table, (ana, bo) = finished(hall)
    again = bo.post(f"/api/tables/{table}/rematch")["table"]
    ana.post(f"/api/tables/{again}/leave")
    info = ana.post(f"/api/tables/{table}/rematch")
    assert info["table"] == again
    assert [seat["person"] for seat in info["seats"]] == [ana.person, bo.person]
    for person in (ana, bo):
        person.post(f"/api/tables/{again}/leave")
    assert bo.post(f"/api/tables/{table}/rematch")["table"] != again, "nobody is left there"


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


def test_a_story_is_told_after_the_end_and_not_before(hall):
    table, people = hall.table("Ana", "Bo")
    with pytest.raises(Denied, match="not over yet"):
        people[0].get(f"/api/tables/{table}/story")
    ended, (ana, _) = finished(hall)
    story = ana.get(f"/api/tables/{ended}/story")
    assert story == {"turning": None, "at": 0, "deeds": [], "together": [], "again": None, "part": None}


def test_whoever_is_given_the_link_looks_back_at_an_ended_table_and_does_nothing_else(hall):
    table, (ana, _) = finished(hall)
    given = ana.get(f"/api/tables/{table}")["replay_pass"]
    eve = hall.visitor("Eve")

    def status(method: str, path: str, opened_by: str = given) -> int:
        sent = {**eve.headers, "X-Replay-Pass": opened_by}
        return request(hall, method, f"/api/tables/{table}{path}", {} if method == "POST" else None, **sent)[0]

    looks = ["", "/replay", "/replay?eyes=seat&seat=1", "/replay?eyes=everything", "/record", "/story"]
    assert [status("GET", path) for path in looks] == [200] * len(looks)
    assert [status("GET", path, "0" * 24) for path in looks] == [404] * len(looks)
    for path in ("/rematch", "/leave", "/start", "/code"):
        assert status("POST", path) == 404, "what is not looking back"
    assert status("POST", "/join") == 403
    seen = request(hall, "GET", f"/api/tables/{table}", None, **{**eve.headers, "X-Replay-Pass": given})[2]
    assert b'"invite":null' in seen, "nor does the link lead further"


def test_the_link_to_a_replay_opens_nothing_that_is_not_over(hall):
    table, (ana, _) = hall.table("Ana", "Bo")
    info = ana.get(f"/api/tables/{table}")
    assert info["replay_pass"] is None
    headers = {**hall.visitor("Eve").headers, "X-Replay-Pass": replay_pass(info["invite"])}
    assert request(hall, "GET", f"/api/tables/{table}/replay", None, **headers)[0] == 404
