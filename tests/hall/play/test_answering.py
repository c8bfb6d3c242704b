"""Answering at a table: whole games, simultaneous answers, refusals, messages sent again, odds."""

import asyncio

import pytest
from tests.hall.halls import Player, asked, bid, play_out, record_of, run, seated, standing

from duskhall import games
from duskhall.hall import protocol
from duskhall.hall.protocol import Done, Error, Refused, Update
from duskhall.kernel.verify import verify


@pytest.mark.parametrize("game", [*games.GAMES, "high-card"])
def test_a_whole_game_is_played_and_its_record_is_true(hall, game):
    seats = games.find(game).seats[0]
    table, people = hall.table("Ana", game=game, bots=seats - 1)

    async def work():
        player = await Player.come(people[0])
        return await play_out(player, table, 0)

    outcome = run(work())
    record = record_of(people[0], table)
    assert record.outcome is not None
    assert record.outcome == outcome
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


def test_an_answer_is_acknowledged_before_it_is_told_and_also_to_whoever_does_not_watch(hall):
    table, people = hall.table("Ana", "Bo")

    async def work():
        ana, bo = await seated(table, people)
        assert await ana.decide(table, 0, "bid", "low") == 1
        assert not any(isinstance(message, Update) for message in ana.messages)
        await ana.hear(Update, lambda message: message.happened.seq == 1)
        await bo.leave()
        apart = await Player.come(people[1])
        assert await apart.decide(table, 1, "bid", "high") == 2

    run(work())


def test_odds_come_with_the_question_where_they_take_no_time(hall):
    table, people = hall.table("Ana", "Bo", game="high-card-together")

    async def work():
        ana, bo = await seated(table, people)
        await bid(table, [ana, bo])
        await ana.decide(table, 0, "pick_side", "left")
        update = await ana.hear(protocol.Update, lambda message: message.happened.seq == 3)
        odds = asked(update).odds
        assert odds is not None
        assert odds == {"roll": {"lose": pytest.approx(1 / 6)}}
        await bo.hear(protocol.Update, lambda message: message.happened.seq == 3)
        assert "odds" not in bo.frames[-1]
        snapshot = await ana.watch(table, 0)
        assert asked(snapshot).odds == odds

    run(work())


def test_odds_are_worked_out_for_the_seat_that_asks(hall):
    table, people = hall.table("Ana", "Bo")

    async def work():
        ana, bo = await seated(table, people)
        await bid(table, [ana, bo])
        await ana.decide(table, 0, "pick_side", "left")
        assert asked(await ana.watch(table, 0)).odds is None
        await ana.send(protocol.AskOdds(table=table, seat=0))
        odds = await ana.hear(protocol.Odds)
        assert odds.odds == {"roll": {"lose": pytest.approx(1 / 6)}}
        await ana.send(protocol.AskOdds(table=table, seat=1))
        assert (await ana.hear(Error)).code == "not-your-seat"

    run(work())


def test_a_sealed_answer_given_again_is_no_entry_and_it_is_changed_only_so_often(open_hall):
    hall = open_hall(answer_changes=3)
    table, people = hall.table("Ana", "Bo")

    async def work() -> None:
        ana, bo = await seated(table, people)
        assert [await ana.decide(table, 0, "bid", option) for option in ("low", "low", "high", "high")] == [1, 1, 2, 2]
        assert [await ana.decide(table, 0, "bid", option) for option in ("low", "high")] == [3, 4]
        for option in ("low", "low", "low"):
            await ana.answer(table, 0, "bid", option)
            assert (await ana.hear(protocol.Error)).code == "changed-enough"
        assert await ana.decide(table, 0, "bid", "high") == 4, "it stays as it is"
        assert await bo.decide(table, 1, "bid", "low") == 5

    run(work())
    assert [entry.seat for entry in record_of(people[0], table).entries] == [0, 0, 0, 0, 1]
