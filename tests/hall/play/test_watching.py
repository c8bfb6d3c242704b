"""Who sees what of a table: people with several seats, spectators, strangers."""

import pytest
from tests.hall.halls import Player, run, standing

from duskhall.hall.denied import Denied
from duskhall.hall.protocol import Error, Say, Snapshot, Update, Watch


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
