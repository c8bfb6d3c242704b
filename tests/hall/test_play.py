"""Playing at a table of the hall: answers, resync, undo, talk, absence, bots, clocks."""

import asyncio
import json
from typing import Any

import pytest
from tests.hall.halls import PATIENCE, Player, RunningHall, asked, play_out, run, standing
from tests.hall.proxy import TwoHalls

from duskhall import games
from duskhall.hall import protocol
from duskhall.hall.denied import Denied
from duskhall.hall.protocol import (
    Chat,
    Consent,
    Done,
    Error,
    Info,
    Mute,
    Refused,
    Return,
    Say,
    Snapshot,
    Speak,
    Undo,
    UndoAsked,
    UndoSettled,
    Update,
    Watch,
)
from duskhall.kernel.record import loads
from duskhall.kernel.verify import verify


async def seated(table: str, people: list[Any]) -> list[Player]:
    """Let everybody watch as their seat."""
    players = [await Player.come(person) for person in people]
    for seat, player in enumerate(players):
        await player.watch(table, seat)
    return players


async def carried_out(player: Player) -> None:
    """Wait until everything that a player sent is carried out: it is, in its order."""
    await player.send(protocol.Ping())
    await player.hear(protocol.Pong)


async def bid(table: str, players: list[Player]) -> None:
    """Get the toy over its sealed bids."""
    for seat, player in enumerate(players):
        await player.decide(table, seat, "bid", "low")


@pytest.fixture(params=["one process", "two processes"])
def hall(request, open_hall):
    """A hall of one process, or of two behind a proxy: whoever plays cannot tell which."""
    if request.param == "one process":
        yield open_hall()
        return
    halls = TwoHalls(request.getfixturevalue("postgres").new_database())
    yield halls
    halls.stop()
    assert all(halls.proxy.connections), "one of the two had nothing to do"


# --- Answering ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [*games.GAMES, "high-card"])
def test_a_whole_game_is_played_and_its_record_is_true(hall, game):
    seats = games.find(game).seats[0]
    table, people = hall.table("Ana", game=game, bots=seats - 1)

    async def work():
        player = await Player.come(people[0])
        return await play_out(player, table, 0)

    outcome = run(work())
    record = loads(_download(people[0], table))
    assert record.outcome is not None
    assert list(record.outcome.winners) == outcome["winners"]
    assert verify(games.find(game), record).ok
    assert people[0].get(f"/api/tables/{table}")["status"] == "ended"


def test_bytes_on_the_wire_name_things_and_number_nothing(hall):
    table, people = hall.table("Ana", "Bo")

    async def work():
        player = await Player.come(people[0])
        return await player.watch(table, 0)

    snapshot = run(work())
    assert asked(snapshot).question == "bid"
    assert [offer.name for offer in asked(snapshot).options] == ["low", "high"]
    assert [(ask.seat, ask.question) for ask in standing(snapshot).asks] == [(0, "bid"), (1, "bid")]


def test_an_answer_is_acknowledged_before_it_is_told(hall):
    table, people = hall.table("Ana", "Bo")

    async def work():
        ana, bo = await seated(table, people)
        seq = await ana.decide(table, 0, "bid", "low")
        assert seq == 1
        assert not any(isinstance(message, Update) for message in ana.messages)
        update = await ana.hear(Update)
        assert update.happened.seq == 1
        assert (await bo.hear(Update)).happened.seq == 1

    run(work())


def test_simultaneous_answers_never_reject_each_other(hall):
    table, people = hall.table("Ana", "Bo", "Cleo", "Dan")

    async def work():
        players = await seated(table, people)
        await asyncio.gather(*(player.decide(table, seat, "bid", "high") for seat, player in enumerate(players)))
        update = await players[3].hear(Update, lambda message: message.happened.seq == 4)
        assert sorted(event["seat"] for event in update.happened.events) == [0, 1, 2, 3]

    run(work())


def test_the_first_of_several_takes_it_and_the_rest_hear_so(hall):
    table, people = hall.table("Ana", "Bo")

    async def work():
        ana, bo = await seated(table, people)
        await bid(table, [ana, bo])
        for seat, player in enumerate((ana, bo)):
            await player.decide(table, seat, "pick_side", "left")
            await player.decide(table, seat, "roll_or_stop", "stop")
        for seat, player in enumerate((ana, bo)):
            await player.answer(table, seat, "take_crown", "take")
        heard = [await player.hear(object, lambda each: isinstance(each, Done | Refused)) for player in (ana, bo)]
        kinds = sorted(type(each).__name__ for each in heard)
        assert kinds == ["Done", "Refused"]
        refused = next(each for each in heard if isinstance(each, Refused))
        assert refused.reason in ("refusal-already-taken", "refusal-game-over")

    run(work())


def test_an_illegal_answer_is_refused_with_its_rule(hall):
    table, people = hall.table("Ana", "Bo")

    async def work():
        ana, _ = await seated(table, people)
        await ana.answer(table, 0, "take_crown", "take")
        refused = await ana.hear(Refused)
        assert (refused.reason, refused.rule) == ("refusal-other-question", "2.1")
        await ana.answer(table, 0, "bid", "sideways")
        assert (await ana.hear(Refused)).reason == "refusal-no-such-option"

    run(work())


def test_a_message_sent_again_is_not_carried_out_again(hall):
    table, people = hall.table("Ana", "Bo")

    async def work():
        ana, _ = await seated(table, people)
        await ana.answer(table, 0, "bid", "low", "same")
        assert (await ana.hear(Done)).seq == 1
        await ana.answer(table, 0, "bid", "low", "same")
        assert (await ana.hear(Done)).seq == 1
        await ana.leave()
        again = await Player.come(people[0])
        await again.answer(table, 0, "bid", "low", "same")
        assert (await again.hear(Done)).seq == 1

    run(work())
    assert len(people[0].get(f"/api/tables/{table}/record")["entries"]) == 1


def test_a_move_id_belongs_to_its_person(hall):
    table, people = hall.table("Ana", "Bo")

    async def work():
        ana, bo = await seated(table, people)
        await ana.answer(table, 0, "bid", "low", "same")
        assert (await ana.hear(Done)).seq == 1
        await bo.answer(table, 1, "bid", "high", "same")
        assert (await bo.hear(Done)).seq == 2

    run(work())


def test_nobody_answers_for_another_seat(hall):
    table, people = hall.table("Ana", "Bo")

    async def work():
        ana, _ = await seated(table, people)
        await ana.answer(table, 1, "bid", "low")
        assert (await ana.hear(Error)).code == "not-your-seat"

    run(work())


def test_odds_are_worked_out_for_the_seat_that_asks(hall):
    table, people = hall.table("Ana", "Bo")

    async def work():
        ana, bo = await seated(table, people)
        await bid(table, [ana, bo])
        await ana.decide(table, 0, "pick_side", "left")
        await ana.send(protocol.AskOdds(table=table, seat=0))
        odds = await ana.hear(protocol.Odds)
        assert odds.odds == {"roll": {"lose": pytest.approx(1 / 6)}}
        await ana.send(protocol.AskOdds(table=table, seat=1))
        assert (await ana.hear(Error)).code == "not-your-seat"

    run(work())


# --- Coming back -------------------------------------------------------------------------------------------------


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

    async def unloaded():
        while table in hall.hall.rooms:
            hall.hall.unload()
            await asyncio.sleep(0.01)

    hall.do(lambda: asyncio.wait_for(unloaded(), PATIENCE))

    async def work():
        ana = await Player.come(people[0])
        assert (await ana.watch(table, 0)).seq == 0
        assert await ana.decide(table, 0, "bid", "low") == 1

    run(work())


# --- Several seats -----------------------------------------------------------------------------------------------


def test_a_person_with_several_seats_sees_one_at_a_time(hall):
    visitor = hall.visitor("Ana")
    table = visitor.post("/api/tables", game="high-card", seats=2)["table"]
    visitor.post(f"/api/tables/{table}/sit", seat=1, another=True)
    visitor.post(f"/api/tables/{table}/start")

    async def work():
        one, other = await Player.come(visitor), await Player.come(visitor)
        first = await one.watch(table, 0)
        second = await other.watch(table, 1)
        assert standing(first).view["seat"] == 0
        assert standing(second).view["seat"] == 1
        moved = await one.hear(Snapshot)
        assert moved.seat == 1
        await one.answer(table, 0, "bid", "low")
        assert (await one.hear(Error)).code == "other-seat"
        assert await one.decide(table, 1, "bid", "low") == 1
        for player in (one, other):
            update = await player.hear(Update)
            assert update.seat == 1
            assert standing(update).view["seat"] == 1

    run(work())


# --- Taking back -------------------------------------------------------------------------------------------------


def test_a_decision_is_taken_back_until_something_is_known(hall):
    table, people = hall.table("Ana", "Bo")

    async def work():
        ana, bo = await seated(table, people)
        await bid(table, [ana, bo])
        await ana.send(Undo(table=table, seat=0, move_id="u0"))
        assert (await ana.hear(Refused)).reason == "refusal-undo-barrier"
        await ana.decide(table, 0, "pick_side", "left")
        await ana.send(Undo(table=table, seat=0, move_id="u1"))
        assert (await ana.hear(Done)).seq == 4
        update = await bo.hear(Update, lambda message: message.happened.kind == "undo")
        assert update.happened.to == 2
        assert standing(update).asks[0].question == "pick_side"

    run(work())


def test_in_a_cooperative_game_the_others_are_asked_first(hall):
    table, people = hall.table("Ana", "Bo", game="high-card-together")

    async def work():
        ana, bo = await seated(table, people)
        await bid(table, [ana, bo])
        await ana.decide(table, 0, "pick_side", "left")
        await ana.decide(table, 0, "roll_or_stop", "stop")
        await bo.decide(table, 1, "pick_side", "left")
        await ana.send(Undo(table=table, seat=0, move_id="u1"))
        question = await bo.hear(UndoAsked)
        assert (question.seat, question.to, question.waiting) == (0, 3, [1])
        await bo.send(Consent(table=table, seat=1, agree=False))
        assert not (await ana.hear(UndoSettled)).agreed
        await ana.send(Undo(table=table, seat=0, move_id="u2"))
        await bo.hear(UndoAsked)
        await bo.send(Consent(table=table, seat=1, agree=True))
        assert (await ana.hear(UndoSettled)).agreed
        snapshot = await ana.watch(table, 0)
        assert asked(snapshot).question == "roll_or_stop"
        await bo.send(Consent(table=table, seat=1, agree=True))
        assert (await bo.hear(Error)).code == "nothing-asked"

    run(work())


# --- Talk --------------------------------------------------------------------------------------------------------


def test_statements_are_told_and_recorded(hall):
    table, people = hall.table("Ana", "Bo")

    async def work():
        ana, bo = await seated(table, people)
        await ana.send(Speak(table=table, seat=0, move_id="s", statement={"claim": "king", "sure": 1}))
        assert (await ana.hear(Done)).seq == 1
        assert (await bo.hear(Update)).happened.statement == {"claim": "king", "sure": 1}

    run(work())
    assert people[1].get(f"/api/tables/{table}/record")["entries"][0]["statement"] == {"claim": "king", "sure": 1}


def test_chat_is_told_kept_and_muted(hall):
    table, people = hall.table("Ana", "Bo", "Cleo")

    async def work():
        ana, bo, cleo = await seated(table, people)
        await cleo.send(Mute(person=people[0].person, muted=True))
        await carried_out(cleo)
        await ana.send(Say(table=table, text="hello"))
        line = (await bo.hear(Chat)).line
        assert (line.name, line.text) == ("Ana", "hello")
        await bo.send(Say(table=table, text="good evening"))
        assert (await cleo.hear(Chat)).line.text == "good evening"
        again = await Player.come(people[1])
        await again.watch(table, 1, chat_seen=line.number)
        assert (await again.hear(Chat)).line.text == "good evening"
        muted = await Player.come(people[2])
        await muted.watch(table, 2)
        assert (await muted.hear(Chat)).line.text == "good evening"
        await muted.send(Mute(person=people[0].person, muted=False))
        await carried_out(muted)
        await ana.send(Say(table=table, text="again"))
        assert (await muted.hear(Chat)).line.text == "again"

    run(work())


def test_spectators_see_what_is_public_and_are_silent_while_a_game_runs(hall):
    table, _ = hall.table("Ana", "Bo", public=True)
    guest = hall.visitor("Eve")

    async def work():
        eve = await Player.come(guest)
        snapshot = await eve.watch(table)
        assert standing(snapshot).view["card"] is None
        assert standing(snapshot).ask is None
        await eve.send(Say(table=table, text="psst"))
        assert (await eve.hear(Error)).code == "not-yours"
        guest.post(f"/api/tables/{table}/join")
        await eve.send(Say(table=table, text="psst"))
        assert (await eve.hear(Error)).code == "not-yours"

    run(work())


def test_a_private_table_is_not_there_for_strangers(hall):
    table, _ = hall.table("Ana", "Bo")
    guest = hall.visitor("Eve")

    async def work():
        eve = await Player.come(guest)
        await eve.send(Watch(table=table))
        assert (await eve.hear(Error)).code == "not-found"

    run(work())
    for path in ("", "/record", "/replay"):
        with pytest.raises(Denied, match="no such table"):
            guest.get(f"/api/tables/{table}{path}")


# --- Absence -----------------------------------------------------------------------------------------------------


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


# --- Bots --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["dies", "cheats", "fails", "hangs"])
def test_a_bot_that_fails_is_replaced_and_the_table_goes_on(open_hall, bot):
    hall = open_hall(bot_seconds=0.4)
    visitor = hall.visitor()
    table = visitor.post("/api/tables", game="high-card", seats=2, bots=[bot])["table"]
    visitor.post(f"/api/tables/{table}/start")

    async def work():
        player = await Player.come(visitor)
        return await play_out(player, table, 0)

    assert run(work()) is not None
    record = loads(_download(visitor, table))
    assert any(entry.player == "bot:random" for entry in record.entries)


def test_where_anybody_may_go_next_bots_wait_for_people_until_they_are_told(hall):
    async def play():
        table, (ana,) = hall.table("Ana", game="bloodborne-board", bots=1, options={"hunters": "random"})
        player = await Player.come(ana)
        now = standing(await player.watch(table, 0))
        while now.ask is None or now.ask.question != "take_turn":
            if now.ask is not None:
                await player.answer(table, 0, now.ask.question, now.ask.options[0].name)
            now = standing(await player.hear(Update, lambda message: message.now is not None))
        assert {ask.seat for ask in now.asks} == {0, 1}
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(player.hear(Update), 1)
        await player.send(protocol.LetGo(table=table, seat=0))
        assert (await player.hear(protocol.Error)).code == "not-asked"
        await player.send(protocol.LetGo(table=table, seat=1))
        went = await player.hear(Update)
        assert (went.happened.kind, went.happened.seat) == ("decision", 1)

    run(play())


def test_only_players_tell_bots_to_go(hall):
    async def play():
        table, _ = hall.table("Ana", game="bloodborne-board", bots=1, public=True)
        player = await Player.come(hall.visitor("Cleo"))
        await player.send(protocol.LetGo(table=table, seat=1))
        assert (await player.hear(protocol.Error)).code == "not-yours"

    run(play())


# --- After the end -----------------------------------------------------------------------------------------------


def finished(hall: RunningHall) -> tuple[str, list[Any]]:
    table, people = hall.table("Ana", "Bo")

    async def work():
        players = [await Player.come(person) for person in people]
        await asyncio.gather(*(play_out(player, table, seat) for seat, player in enumerate(players)))

    run(work())
    return table, people


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
    record = loads(_download(people[0], table))
    assert record.contributions == ["", "chance of Bo"]
    assert record.commitment == promise
    assert verify(games.find("high-card"), record).ok


def test_a_person_is_forgotten_and_the_proof_stays(hall):
    table, people = finished(hall)
    people[0].call("DELETE", "/api/people/me")
    with pytest.raises(Denied, match="Nobody knows"):
        people[0].get("/api/people/me")
    info = people[1].get(f"/api/tables/{table}")
    assert people[0].person not in str(info)
    assert "Ana" not in str(info)
    assert verify(games.find("high-card"), loads(_download(people[1], table))).ok


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


def _download(visitor: Any, table: str) -> bytes:
    return json.dumps(visitor.get(f"/api/tables/{table}/record")).encode()
