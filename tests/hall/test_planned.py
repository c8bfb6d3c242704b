"""Answers given in advance in games by the day: when they come, what becomes of them, and that nobody sees it."""

import asyncio
import json
from typing import Any

import msgspec
import pytest
from tests.hall.calendars import DAY
from tests.hall.halls import Player, carried_out, record_of, run
from tests.hall.test_standing import Round
from tests.patience import soon, until

from duskhall import games
from duskhall.hall import hall as halls
from duskhall.hall.client import Visitor
from duskhall.hall.protocol import Error, Given, Stand, Standing, Update
from duskhall.hall.storage.waiting import Planned, StoredStanding, standing_at
from duskhall.hall.table.planned import choose, moment
from duskhall.hall.table.standing import Kept, kept_of
from duskhall.kernel.record import Holder
from duskhall.kernel.table import Table

GAME = "bloodborne-card"
BY_DAY = {"seconds": int(DAY), "bank": 0}
NAMES = ("Ana", "Bo", "Cy")


def settle(hall) -> None:
    async def keep() -> None:
        await hall.hall.bell.note(everything=True)
        await hall.hall.days.tick()
        await hall.hall.wake()

    hall.do(keep)


def pass_hours(hall, calendar, hours: float) -> None:
    calendar.jump(hours / 24)
    hall.pass_time(hours * 3600)
    settle(hall)


def hand(hall, table: str, seat: int = 0) -> list[str]:
    state = hall.do(lambda: hall.hall.room(table)).table.state
    return list(state.view(seat).hunters[seat].hand)


async def stand(player: Player, table: str, seat: int, *answers: Given) -> Standing:
    await player.send(Stand(table=table, seat=seat, answers=list(answers)))
    return await player.hear(Standing)


def plan(visitor: Visitor, table: str, *answers: Given) -> list[Given]:
    async def work() -> list[Given]:
        player = await Player.come(visitor)
        await player.watch(table, 0)
        await carried_out(player)  # what stood before is told first
        return list((await stand(player, table, 0, *answers)).answers)

    return run(work())


def decisions(hall, table: str) -> list[tuple[int, str | None]]:
    entries = hall.do(lambda: hall.hall.room(table)).table.record.entries
    return [(each.seat, each.option) for each in entries if each.kind == "decision"]


def test_an_answer_given_in_advance_outlives_restarts_and_is_used_once(open_hall, calendar, db):
    hall = open_hall(still=True, db=db)
    table, (ana, bo, _) = hall.table(*NAMES, game=GAME, clock=BY_DAY)
    first, second = hand(hall, table)[:2]
    plan(ana, table, Given("next_card", 1, first))
    assert plan(ana, table, Given("next_card", 1, second)) == [Given("next_card", 1, second)], "changed"
    hall.stop()
    hall = open_hall(still=True, db=db, port=int(hall.address.rpartition(":")[2]))
    settle(hall)
    pass_hours(hall, calendar, 2.1)
    until(lambda: decisions(hall, table) == [(0, second)])  # by the hall's own round, if it was faster than ours
    assert second not in msgspec.json.encode(record_of(bo, table).entries).decode(), "sealed like any answer"
    assert hall.do(lambda: hall.hall.store.read(standing_at, table))[0].answers == "[]"


def test_an_answer_that_is_withdrawn_is_not_given(open_hall, calendar):
    hall = open_hall(still=True)
    table, (ana, *_) = hall.table(*NAMES, game=GAME, clock=BY_DAY)
    settle(hall)
    plan(ana, table, Given("next_card", 1, hand(hall, table)[0]))
    assert plan(ana, table) == []
    pass_hours(hall, calendar, 2.1)
    assert decisions(hall, table) == []


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (Given("next_card", 1, "sword of somebody else"), "no-such-option"),
        (Given("next_card", 1), "no-such-option"),
        (Given("next_card", 9, "CARD"), "no-value"),
    ],
)
def test_what_cannot_be_planned_is_refused_in_one_sentence(open_hall, given, code):
    hall = open_hall()
    table, (ana, *_) = hall.table(*NAMES, game=GAME, clock=BY_DAY)
    assert refused(ana, table, named(given, hand(hall, table)[0])) == code


def test_where_everybody_is_there_nothing_is_planned(open_hall):
    hall = open_hall()
    table, (ana, *_) = hall.table(*NAMES, game=GAME)
    assert refused(ana, table, Given("next_card", 1, hand(hall, table)[0])) == "not-by-day"


def named(given: Given, card: str) -> Given:
    return Given(given.kind, given.value, card) if given.option == "CARD" else given


def refused(visitor: Visitor, table: str, given: Given) -> str:
    async def work() -> str:
        player = await Player.come(visitor)
        await player.watch(table, 0)
        await player.send(Stand(table=table, seat=0, answers=[given]))
        return str((await player.hear(Error)).code)

    return run(work())


def test_offers_of_help_stand_by_the_day_too_and_come_at_their_hour(open_hall, calendar):
    hall = open_hall(still=True)

    async def work() -> None:
        game = Round(hall, clock=BY_DAY)
        await game.attack()
        never, asked = game.asked[0], game.asked[1]
        await game.stand(never, Given("never"))
        await game.call_for_help()
        await soon(game.window_ended)
        assert [ask.seat for ask in game.live().pending()] == game.asked, "not at once"
        await asyncio.to_thread(settle, hall)
        await asyncio.to_thread(pass_hours, hall, calendar, 2.1)
        await soon(lambda: never not in [ask.seat for ask in game.live().pending()])
        assert asked in [ask.seat for ask in game.live().pending()]

    run(work())
    table = next(iter(hall.hall.rooms))
    assert "never" in hall.do(lambda: hall.hall.store.read(standing_at, table))[0].answers, (
        "it stands until it is ended"
    )


# --- What the others see -----------------------------------------------------------------------------------------


def test_nobody_sees_whether_somebody_answered_or_had_answered_before(open_hall, calendar, monkeypatch, tmp_path):
    monkeypatch.setattr(halls, "_new_table", lambda: ("0123456789abcdef", bytes(32)))
    told = []
    for way in ("hand", "plan"):
        hall = open_hall(still=True, db=f"sqlite:///{tmp_path}/{way}.sqlite3")
        told.append(others_hear(hall, calendar, way))
        hall.stop()
    assert told[0] == told[1]
    assert len(told[0]) > 1


def others_hear(hall, calendar, way: str) -> list[Any]:
    table, people = hall.table(*NAMES, game=GAME, clock=BY_DAY)
    card = hand(hall, table)[0]

    async def work() -> list[Any]:
        players = [await Player.come(person) for person in people]
        for seat, player in enumerate(players):
            await player.watch(table, seat)
        if way == "plan":
            await stand(players[0], table, 0, Given("next_card", 1, card))
            await players[0].leave()
        await asyncio.to_thread(settle, hall)
        before = seats(people[1], table)
        await asyncio.to_thread(pass_hours, hall, calendar, 2.1)
        if way == "hand":
            await players[0].decide(table, 0, "play_card", card)
        await players[1].hear(Update, lambda message: message.happened.seat == 0)
        await carried_out(players[1])
        heard = [json.loads(frame) for frame in players[1].frames if '"update"' in frame]
        for each in heard:
            each.get("now", {}).pop("clocks", None)  # of times that differ by thousandths
        return [before, seats(people[1], table), heard]

    return run(work())


def seats(visitor: Visitor, table: str) -> list[Any]:
    return [(each["player"], each["here"]) for each in visitor.get(f"/api/tables/{table}")["seats"]]


def test_the_moment_is_chances_and_the_same_after_a_restart():
    turns = [Planned("t", seat, "ana", 1000.0, 1000.0 + DAY) for seat in range(200)]
    moments = [moment("ab" * 16, turn, 7200.0) - 1000.0 for turn in turns]
    assert moments == [moment("ab" * 16, turn, 7200.0) - 1000.0 for turn in turns]
    assert 0 <= min(moments) < 600
    assert 6600 < max(moments) <= 7200
    assert moment("cd" * 16, turns[0], 7200.0) - 1000.0 != moments[0]
    assert moment("ab" * 16, Planned("t", 0, "ana", 0.0, 3600.0), 7200.0) <= 1800, "in good time before the clock ends"


# --- What becomes of them ----------------------------------------------------------------------------------------


@pytest.fixture
def table() -> Table:
    setup = games.find(GAME).setup(3)
    return Table.open(setup, [Holder(f"Seat {seat}", "person") for seat in range(3)], bytes(32), "t", [""] * 3)


def stored(*kept: Kept) -> StoredStanding:
    return StoredStanding(0, "ana", msgspec.json.encode(list(kept)).decode())


def cards(table: Table) -> tuple[str, str, str]:
    """Two cards of the first seat's hand, and one that it does not have."""
    held = table.state.view(0).hunters[0].hand
    return held[0], held[1], next(card for card in table.setup.catalogues["card"] if card not in held)


def test_what_is_not_possible_is_dropped_and_said_and_the_one_before_it_counts(table):
    one, _, never = cards(table)
    chosen = choose(table, stored(Kept("next_card", 1, never)))
    assert chosen is not None
    assert (chosen.option, chosen.left) == (None, [Kept("next_card", 1, never, dropped=True)])
    assert choose(table, stored(*chosen.left)) is None, "said once, and the seat is asked"
    chosen = choose(table, stored(Kept("next_card", 1, one), Kept("next_card", 1, never)))
    assert chosen is not None
    assert (chosen.option, chosen.left) == (one, [Kept("next_card", 1, never, dropped=True)])


def test_if_a_boss_is_there_another_card_is_played(table):
    one, other, _ = cards(table)
    plan = stored(Kept("next_card", 1, one), Kept("next_card_boss", 1, other))
    chosen = choose(table, plan)
    assert chosen is not None
    boss = table.state.view(0).creature.kind != "monster"
    assert chosen.option == (other if boss else one)
    facing = msgspec.structs.replace(table.state.view(0).creature, kind="boss")
    kind = table.game.standing[1]
    assert kind.when is not None
    assert kind.when(msgspec.structs.replace(table.state.view(0), creature=facing))


def test_an_answer_for_another_round_waits(table):
    assert choose(table, stored(Kept("next_card", 2, cards(table)[0]))) is None


def test_what_was_given_after_something_that_is_taken_back_goes_with_it(table):
    one, other, _ = cards(table)
    early, late = Kept("next_card", 1, one, since=0), Kept("next_card", 1, other, since=1)
    table.answer(0, "play_card", one)
    assert kept_of(table, stored(early, late)) == [early, late]
    table.undo(0)
    assert kept_of(table, stored(early, late)) == [early]


def test_a_deleted_person_plans_no_more(hall):
    table, (ana, *_) = hall.table(*NAMES, game=GAME, clock=BY_DAY)
    plan(ana, table, Given("next_card", 1, hand(hall, table)[0]))
    ana.call("DELETE", "/api/people/me")
    until(lambda: hall.do(lambda: hall.hall.store.read(standing_at, table)) == [])
