"""Tables over an upgrade of the rules: what still comes out the same is adopted, what does not goes on, or is kept."""

import sys
from functools import partial
from types import ModuleType
from typing import Any

import pytest
from tests.hall.disguises import OTHER_RULES, other_rules
from tests.hall.halls import Player, asked, play_out, run
from tests.kernel import toy
from tests.kernel.tables import new_table

from duskhall import games
from duskhall.hall.storage.queries import StoredSnapshot
from duskhall.hall.table.restore import restore
from duskhall.kernel.game import Game


@pytest.fixture
def upgrade(monkeypatch):
    """Change the toy's rules under the hall: another version, which rolls another purpose of dice."""

    def to(game: Game) -> None:
        module = ModuleType("upgraded_toy")
        module.GAME = game  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "upgraded_toy", module)
        monkeypatch.setitem(games.GAMES, "high-card", "upgraded_toy")

    return to


def begin(hall: Any, number: int) -> tuple[str, list[Any]]:
    """Start a table, and get it to an entry of this number by changing a sealed bid again and again."""
    table, people = hall.table("Ana", "Bo")

    async def work() -> None:
        ana = await Player.come(people[0])
        await ana.watch(table, 0)
        for turn in range(number):
            await ana.decide(table, 0, "bid", ("low", "high")[turn % 2])

    run(work())
    return table, people


def test_a_record_that_comes_out_the_same_is_adopted(open_hall, upgrade):
    hall = open_hall()
    table, _ = begin(hall, 3)
    hall.stop()
    upgrade(toy.make_game(rules_version=2))
    again = open_hall()
    found = again.do(lambda: again.hall.room(table))
    assert found.table is not None
    assert found.table.record.rules_version == 2
    assert found.lobby.proof_ends is None


def test_a_running_table_goes_on_from_its_snapshot_and_says_where_the_proof_ends(open_hall, upgrade):
    hall = open_hall()
    table, people = begin(hall, 23)
    hall.stop()
    upgrade(other_rules())
    open_hall(port=int(hall.address.rpartition(":")[2]))
    info = people[0].get(f"/api/tables/{table}")
    assert (info["status"], info["proof_ends"]) == ("running", 20)

    async def work() -> None:
        bo = await Player.come(people[1])
        snapshot = await bo.watch(table, 1)
        assert snapshot.seq == 23
        assert asked(snapshot).question == "bid"
        assert await bo.decide(table, 1, "bid", "low") == 24

    run(work())


def roll_or_stop(state: toy.HighCard, seat: int, option: int) -> None:
    """3.3 By other rules a die has eight sides."""
    if option == toy.ROLL:
        state.reveal()
        value = state.dice.below(8, "roll") + 1
        state.rolled[seat] += value
        state.tell(toy.ROLLED, seat, value)
        state.do(toy.push_luck, seat)


roll_or_stop.__module__ = toy.__name__  # a step of the game is one of its own modules


def test_what_the_rules_carry_out_otherwise_after_the_snapshot_is_set_aside_for_good(open_hall, upgrade, monkeypatch):
    hall = open_hall()
    table, people = begin(hall, 21)
    port = int(hall.address.rpartition(":")[2])

    async def roll() -> None:
        bo, ana = await Player.come(people[1]), await Player.come(people[0])
        await bo.watch(table, 1)
        await bo.decide(table, 1, "bid", "low")
        await ana.watch(table, 0)
        await ana.decide(table, 0, "pick_side", "left")
        assert await ana.decide(table, 0, "roll_or_stop", "roll") == 24

    run(roll())
    hall.stop()
    monkeypatch.setattr(toy, "roll_or_stop", roll_or_stop)
    upgrade(other_rules())
    for last in (24, 25):
        again = open_hall(port=port)
        info = people[0].get(f"/api/tables/{table}")
        assert (info["status"], info["proof_ends"]) == ("running", 20)

        async def roll_again(last: int = last) -> None:
            ana = await Player.come(people[0])
            snapshot = await ana.watch(table, 0)
            assert snapshot.seq == last
            assert await ana.decide(table, 0, "roll_or_stop", "roll") == last + 1

        run(roll_again())
        found = again.do(partial(again.hall.room, table))
        draws = [draw for entry in again.do(found.record).entries for draw in entry.draws]
        assert [draw[1] for draw in draws] == [6, 8, 8][: last - 22]
        assert sorted(draws) == draws, "what was seen is not drawn again"
        assert found.table.state.rolled[0] == sum(draw[2] + 1 for draw in draws[1:])
        again.stop()


def test_an_ended_table_keeps_its_record_and_is_told_again_when_the_rules_change(open_hall, upgrade, monkeypatch):
    hall = open_hall()
    visitor = hall.visitor()
    table = visitor.post("/api/tables", game="high-card", seats=2, bots=["random"])["table"]
    visitor.post(f"/api/tables/{table}/start")

    async def work() -> None:
        await play_out(await Player.come(visitor), table, 0)

    run(work())
    record = visitor.get(f"/api/tables/{table}/record")
    before = visitor.get(f"/api/tables/{table}/replay?count=500")
    hall.stop()
    upgrade(other_rules())
    monkeypatch.setenv(OTHER_RULES, "1")
    open_hall(port=int(hall.address.rpartition(":")[2]))
    kept = visitor.get(f"/api/tables/{table}/record")
    assert kept["entries"] == record["entries"]
    assert kept["server_seed"] == record["server_seed"]
    assert kept["outcome"] == record["outcome"]
    info = visitor.get(f"/api/tables/{table}")
    assert (info["status"], info["proof_ends"]) == ("ended", len(record["entries"]))
    for eyes in ("spectator", "seat", "everything"):
        told = visitor.get(f"/api/tables/{table}/replay?count=500&eyes={eyes}")
        assert [frame["happened"] for frame in told] == [frame["happened"] for frame in before]
        assert not any(frame["now"] for frame in told), "other rules would show another table"
    assert visitor.get(f"/api/tables/{table}/replay?first=3&count=2")[0]["happened"]["seq"] == 3


def test_a_snapshot_that_does_not_fit_freezes_the_table():
    table = new_table(2)
    table.answer(0, "bid", "low")
    restored = restore(other_rules(), table.record, StoredSnapshot(0, 1, '{"nonsense": true}'))
    assert restored.table is None
    assert "snapshot" in str(restored.problem)
