"""Playing again what was lost: a new table that begins where the other one stood, with dice of its own."""

import asyncio

import pytest
from tests.hall.halls import Player, RunningHall, finished, play_out, record_of, run

from duskhall import games
from duskhall.hall.denied import Denied
from duskhall.kernel.table import Table
from duskhall.kernel.verify import verify


def test_a_table_goes_on_from_another_one_and_its_record_proves_it(hall: RunningHall) -> None:
    ended, people = finished(hall)
    ana = people[0]
    old = record_of(ana, ended)

    async def begin_again() -> str:
        return (await hall.hall.rematch(await hall.hall.room(ended), ana.person, 2)).id

    table = hall.do(begin_again)
    assert ana.get(f"/api/tables/{ended}")["rematch"] == table, "everybody is shown it"
    for person in people:
        person.post(f"/api/tables/{table}/ready", contribution=f"chance of {person.name}")
    ana.post(f"/api/tables/{table}/start")
    game = games.find("high-card")
    stood = Table.replay(game, old, 2).state
    state = hall.hall.rooms[table].table.state  # type: ignore[union-attr]
    assert [state.view(seat) for seat in (0, 1)] == [stood.view(seat) for seat in (0, 1)]
    assert "begins" not in ana.get(f"/api/tables/{table}/record"), "it holds what is hidden"

    async def play() -> None:
        players = [await Player.come(person) for person in people]
        await asyncio.gather(*(play_out(player, table, seat) for seat, player in enumerate(players)))

    run(play())
    record = record_of(ana, table)
    assert record.begins is not None
    assert verify(game, record).ok


def test_only_what_was_lost_is_played_again(hall: RunningHall) -> None:
    running, (ana, _) = hall.table("Ana", "Bo")
    with pytest.raises(Denied, match="not over yet"):
        ana.post(f"/api/tables/{running}/retry")
    ended, (ana, _) = finished(hall)
    with pytest.raises(Denied) as caught:
        ana.post(f"/api/tables/{ended}/retry")
    assert caught.value.code == "no-retry"
