"""Votes on the idle, and what strangers would make of them: nobody who plays is voted out, and no host by guests."""

import pytest
from tests.hall.halls import Player, RunningHall, run
from tests.hall.leaving import Page

from duskhall.hall.client import Visitor
from duskhall.hall.denied import Denied
from duskhall.hall.protocol import Chat, Say

IDLE, GONE = 60.0, 600.0


@pytest.fixture
def hall(open_hall):
    """A hall whose clock stands still."""
    return open_hall(still=True, idle_seconds=IDLE, gone_seconds=GONE, unload_after=1e6)


def vote(visitor: Visitor, table: str, seat: int) -> str:
    """Vote on a seat; return why that is not possible, or who plays the seat now."""
    try:
        info = visitor.post(f"/api/tables/{table}/vote", seat=seat)
    except Denied as denied:
        return str(denied) if denied.code == "no-vote" else repr(denied)
    return str(info["seats"][seat]["player"])


def bids(*players: Visitor, table: str) -> None:
    """Let people answer what they are asked first, for their seats in this order."""

    async def work() -> None:
        for seat, visitor in enumerate(players):
            player = await Player.come(visitor)
            await player.watch(table, seat)
            await player.decide(table, seat, "bid", "low")
            await player.leave()

    run(work())


def test_guests_do_not_vote_the_host_of_an_open_table_out(hall: RunningHall):
    table, (ana, bo, cleo) = hall.table("Ana", "Bo", "Cleo", start=False, public=True)
    hall.pass_time(10 * GONE)
    for guest in (bo, cleo):
        assert vote(guest, table, 0) == "Votes are for running games; before the start, the host decides who sits."
    info = ana.get(f"/api/tables/{table}")
    assert (info["host"], info["seats"][0]["person"], info["votes"]) == (ana.person, ana.person, {})


def test_nobody_is_voted_on_who_is_not_waited_for_or_may_still_think(hall):
    table, (ana, bo, cleo) = hall.table("Ana", "Bo", "Cleo")
    hall.pass_time(IDLE - 20)
    assert vote(ana, table, 2) == "This person may still think: you can vote in 20 seconds."
    bids(ana, bo, table=table)
    hall.pass_time(2 * GONE)
    assert vote(cleo, table, 0) == "Nobody waits for this person just now."
    assert vote(ana, table, 2) == "person"
    assert vote(bo, table, 2) == "bot:good"
    assert vote(ana, table, 2) == "Nobody waits for this person just now."


def test_whoever_does_anything_is_not_idle_and_what_was_voted_before_an_answer_counts_no_more(hall):
    table, people = hall.table("Ana", "Bo", "Cleo")
    ana, bo, _ = people

    async def work() -> None:
        cleo = await Player.come(people[2])
        await cleo.watch(table, 2)
        hall.pass_time(IDLE)
        assert vote(ana, table, 2) == "person"
        await cleo.send(Say(table=table, text="A moment, please."))
        await cleo.hear(Chat)
        assert vote(bo, table, 2).startswith("This person may still think")
        await cleo.decide(table, 2, "bid", "low")
        await cleo.decide(table, 2, "bid", "high")

    run(work())
    assert ana.get(f"/api/tables/{table}")["votes"] == {}


def test_one_stranger_votes_nobody_out_but_is_not_left_with_somebody_who_is_gone(hall):
    table, (ana, bo) = hall.table("Ana", "Bo")
    alone = "You are the only other person who plays: alone you can vote when this person has been gone for 10 minutes."

    room = hall.hall.rooms[table]
    page = Page(ana.person)

    async def open_page() -> None:
        room.audience.watch(room, page, 0, False, None, 0)

    async def close_page() -> None:
        room.audience.unwatch(room, page)

    hall.do(open_page)
    hall.pass_time(IDLE)
    assert vote(bo, table, 0) == alone
    hall.pass_time(GONE)
    assert vote(bo, table, 0) == alone, "the page is still open"
    hall.do(close_page)
    assert vote(bo, table, 0) == "bot:good"
    assert bo.get(f"/api/tables/{table}")["host"] == bo.person


def test_who_only_watches_and_whose_seat_a_bot_plays_does_not_vote(hall):
    table, (ana, bo, cleo) = hall.table("Ana", "Bo", "Cleo", public=True)
    mallory = hall.visitor("Mallory")
    mallory.post(f"/api/tables/{table}/join")
    hall.pass_time(IDLE)
    no = "People who play vote on the chair of another person."
    assert vote(mallory, table, 2) == no
    assert vote(ana, table, 0) == no
    assert [vote(ana, table, 2), vote(bo, table, 2)] == ["person", "bot:good"]
    assert vote(cleo, table, 0) == no


def test_why_a_vote_is_not_possible_is_said_in_spanish_too(hall):
    table, (ana, _) = hall.table("Ana", "Bo")
    ana.lang = "es"
    assert vote(ana, table, 1) == "Esta persona aún puede pensar: podrás votar dentro de 60 segundos."
