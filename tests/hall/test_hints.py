"""Hints at a hall: for the seat that is asked, where its table wants them, and never in the way of anything."""

import pytest
from tests.hall.halls import Player, asked, finished, run, standing
from tests.hall.test_busy import Slow

from duskhall.hall.bots.jobs import Advise
from duskhall.hall.denied import Denied
from duskhall.hall.protocol import Advised, AskHint, Error, Refused


def test_whoever_is_asked_gets_a_hint_and_nobody_else(hall):
    table, people = hall.table("Ana", "Bo", game="dungeon-cards")

    async def work() -> None:
        players = [await Player.come(person) for person in people]
        nows = [standing(await player.watch(table, seat)) for seat, player in enumerate(players)]
        seat = next(seat for seat, now in enumerate(nows) if now.ask is not None)
        asks, waits = players[seat], players[1 - seat]
        await asks.send(AskHint(table=table, seat=seat))
        told = await asks.hear(Advised)
        own = nows[seat].ask
        assert own is not None
        assert (told.seat, told.hint.question, told.hint.rule) == (seat, own.question, own.rule)
        assert {choice.option for choice in told.hint.choices} <= {offer.name for offer in own.options}
        await waits.send(AskHint(table=table, seat=1 - seat))
        assert (await waits.hear(Refused)).reason == "refusal-not-asked"
        await waits.send(AskHint(table=table, seat=seat))
        assert (await waits.hear(Error, lambda error: error.about == "ask_hint")).code == "not-your-seat"
        assert not any('"type":"hint"' in frame for frame in waits.frames)

    run(work())


@pytest.mark.parametrize(("wish", "code"), [({"hints": False}, "no-hints"), ({"aids": False}, "no-aids")])
def test_a_table_may_want_no_hints(hall, wish, code):
    table, (ana,) = hall.table("Ana", game="blood-bound", bots=5, **wish)
    assert ana.get(f"/api/tables/{table}")["hints"] is wish.get("hints", True)

    async def work() -> None:
        player = await Player.come(ana)
        await player.watch(table, 0)
        await player.send(AskHint(table=table, seat=0))
        assert (await player.hear(Error, lambda error: error.about == "ask_hint")).code == code

    run(work())


def test_the_host_says_so_before_the_start_and_a_rematch_keeps_it(hall):
    table, (ana, bo) = hall.table("Ana", "Bo", start=False)
    with pytest.raises(Denied, match="Only the host"):
        bo.post(f"/api/tables/{table}/settings", hints=False)
    changed = ana.post(f"/api/tables/{table}/settings", hints=False)
    assert changed["hints"] is False
    assert not any(seat["ready"] for seat in changed["seats"]), "whoever was ready has not agreed to this"
    ended, (ana, _) = finished(hall)
    assert ana.post(f"/api/tables/{ended}/rematch")["hints"] is True


def test_who_asks_again_before_a_hint_is_there_is_told_to_wait_and_moves_go_on(hall, monkeypatch):
    slow = Slow(monkeypatch, Advise)
    table, (ana,) = hall.table("Ana", game="bloodborne-card", bots=2)

    async def work() -> None:
        player = await Player.come(ana)
        own = asked(await player.watch(table, 0))
        await player.send(AskHint(table=table, seat=0))
        await player.send(AskHint(table=table, seat=0))
        assert (await player.hear(Error, lambda error: error.about == "ask_hint")).code == "asks-too-much"
        await player.decide(table, 0, own.question, own.options[0].name)
        slow.go_on.set()
        assert (await player.hear(Advised)).seat == 0

    run(work())
