"""Playing again what was lost: a new table that begins where the other one stood, with dice of its own."""

import asyncio

import pytest
from tests.hall import chapters
from tests.hall.halls import Player, RunningHall, finished, play_out, record_of, run

from duskhall import games
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.hall.denied import Denied
from duskhall.hall.table.draft import Draft
from duskhall.kernel.record import Entry
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


def test_a_chapter_that_was_lost_is_named_and_tried_again_as_often_as_people_like(hall: RunningHall) -> None:
    campaign = chapters.lost()
    people = [hall.visitor(name) for name in ("Ana", "Bo")]
    lost = chapters.put(hall, campaign, people)
    won = next(number for number, entry in enumerate(campaign.record.entries, 1) if _tells(entry, "chapter_won"))
    began = Table.replay(campaign.game, campaign.record, won).state
    for _ in range(2):
        info = people[1].post(f"/api/tables/{lost}/retry")
        assert info["retries"]["key"] == "story-again"
        assert "growing_madness_2" in str(info["retries"]["args"])
        with pytest.raises(Denied, match="keeps its settings"):
            people[1].post(f"/api/tables/{info['table']}/settings", settings={"hand": 3})
        for person in people:
            info = person.post(f"/api/tables/{info['table']}/ready", contribution=person.name)
        assert info["status"] == "running", "all have agreed"
        state = hall.hall.rooms[info["table"]].table.state  # type: ignore[union-attr]
        assert isinstance(state, BoardGame)
        assert state.won == 1
        assert [state.view(seat) for seat in (0, 1)] == [began.view(seat) for seat in (0, 1)]
        lost = info["table"]
        assert _lose(hall, lost) == 1, "what was won stays won"
        assert verify(campaign.game, record_of(people[0], lost)).ok


def _tells(entry: Entry, event: str) -> bool:
    return any(each["event"] == event for each in entry.events)


def _lose(hall: RunningHall, table: str) -> int:
    """Play a table out, and return how many chapters its hunters have won."""
    room = hall.hall.rooms[table]

    async def play() -> None:
        def work(draft: Draft) -> None:
            while draft.table.pending():
                draft.enter(chapters.answer(draft.table))

        await room.act(work)

    hall.do(play)
    assert room.table is not None
    assert isinstance(room.table.state, BoardGame)
    return room.table.state.won
