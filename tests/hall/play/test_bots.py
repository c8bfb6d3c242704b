"""Bots at a table: those that fail are replaced, those that may wait do, and those that talk are bounded."""

from functools import partial

import pytest
from tests.hall.halls import Player, RunningHall, carried_out, play_out, record_of, run, standing
from tests.patience import soon

from duskhall import games
from duskhall.hall import protocol
from duskhall.hall.hall import Hall
from duskhall.hall.protocol import Speak, Update
from duskhall.kernel import talk
from duskhall.kernel.record import Record
from duskhall.kernel.verify import verify


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
    record = record_of(visitor, table)
    assert any(entry.player == "bot:random" for entry in record.entries)


def at_rest(hall: RunningHall, table: str) -> bool:
    """Say whether no process does anything for a table; a bot that thinks would be something."""

    async def busy(hall: Hall) -> bool:
        return table in hall.rooms and hall.conductor.busy(hall.rooms[table])

    return not any(process.do(partial(busy, process.hall)) for process in hall.processes)


def updates(player: Player) -> int:
    return sum(isinstance(message, Update) for message in player.messages)


def test_where_anybody_may_go_next_bots_wait_for_people_until_they_are_told(hall):
    async def play():
        table, (ana,) = hall.table("Ana", game="bloodborne-board", bots=1, settings={"hunters": "random"})
        player = await Player.come(ana)
        now = standing(await player.watch(table, 0))
        while now.ask is None or now.ask.question != "take_turn":
            if now.ask is not None:
                await player.answer(table, 0, now.ask.question, now.ask.options[0].name)
            now = standing(await player.hear(Update, lambda message: message.now is not None))
        assert {ask.seat for ask in now.asks} == {0, 1}
        heard = updates(player)
        await soon(lambda: at_rest(hall, table))
        await carried_out(player)
        assert updates(player) == heard
        await player.send(protocol.LetGo(table=table, seat=0))
        assert (await player.hear(protocol.Error)).code == "not-asked"
        await player.send(protocol.LetGo(table=table, seat=1))
        went = await player.hear(Update)
        assert (went.happened.kind, went.happened.seat) == ("decision", 1)

    run(play())


@pytest.mark.parametrize(("bot", "first"), [("keen", 2), ("torn", 1)])
def test_bots_among_themselves_go_as_they_urge_and_one_by_one_where_they_cannot_say(open_hall, bot, first):
    hall = open_hall()
    visitor = hall.visitor()
    settings = {"hunters": "random"}
    table = visitor.post("/api/tables", game="bloodborne-board", seats=3, bots=[bot, bot], settings=settings)["table"]
    visitor.post(f"/api/tables/{table}/start")

    async def play():
        player = await Player.come(visitor)
        now = standing(await player.watch(table, 0))
        while {ask.seat for ask in now.asks} != {1, 2}:
            if now.ask is not None:
                await player.answer(table, 0, now.ask.question, quickest(now.ask))
            now = standing(await player.hear(Update, lambda message: message.now is not None))
        went = await player.hear(Update, lambda message: message.happened.kind == "decision")
        assert went.happened.seat == first

    run(play())


def quickest(ask: protocol.OwnAsk) -> str:
    """Return the option that ends a turn, or any."""
    names = [option.name for option in ask.options]
    return "end_turn" if "end_turn" in names else names[-1]


def test_only_players_tell_bots_to_go(hall):
    async def play():
        table, _ = hall.table("Ana", game="bloodborne-board", bots=1, public=True)
        player = await Player.come(hall.visitor("Cleo"))
        await player.send(protocol.LetGo(table=table, seat=1))
        assert (await player.hear(protocol.Error)).code == "not-yours"

    run(play())


# --- Bots that talk ----------------------------------------------------------------------------------------------


def test_bots_speak_after_public_events_bounded_and_on_the_record(open_hall):
    hall = open_hall()
    visitor = hall.visitor()
    table = visitor.post("/api/tables", game="blood-bound", seats=6, bots=["schemer"] * 5)["table"]
    visitor.post(f"/api/tables/{table}/start")

    async def work() -> None:
        player = await Player.come(visitor)
        await player.watch(table, 0)
        await player.send(_claim(table))  # what a person says does not disturb the bots
        await play_out(player, table, 0)

    run(work())
    game = games.find("blood-bound")
    record = record_of(visitor, table)
    assert verify(game, record).ok
    assert not [entry for entry in record.entries if entry.kind == "seat"], "a bot was replaced"
    spoken = [entry for entry in record.entries if entry.kind == "statement" and entry.seat != 0]
    assert spoken
    assert _most_in_a_turn(record) <= talk.MOST_PER_TURN


def _claim(table: str) -> Speak:
    return Speak(table=table, seat=0, move_id="claim", statement={"say": "claim_clan", "clan": "rose"})


def _most_in_a_turn(record: Record) -> int:
    """Return how often a bot spoke in one turn at most."""
    game = games.find(record.game)
    ends = {kind.name for kind in game.turn_ends}
    most = 0
    spoken = [0] * len(record.seats)
    for entry in record.entries:
        if entry.kind == "statement" and entry.seat != 0:
            spoken[entry.seat] += 1
        most = max(most, *spoken)
        if any(event["event"] in ends for event in entry.events):
            spoken = [0] * len(record.seats)
    return most
