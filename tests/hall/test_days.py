"""Play by the day: clocks that run on over restarts and stand still on holidays, whatever anybody does to the date."""

from datetime import date, timedelta

import pytest
from tests.hall.calendars import DAY
from tests.hall.halls import Player, record_of, run
from tests.patience import until

from duskhall.hall.client import Visitor
from duskhall.hall.clock import HOUR
from duskhall.hall.days import chosen
from duskhall.hall.denied import Denied
from duskhall.hall.storage import turns
from duskhall.hall.storage.turns import StoredHoliday

BY_DAY = {"seconds": int(DAY), "bank": 0}


def pass_days(hall, calendar, days: float) -> None:
    """Let time and date go on together, and the hall notice it."""
    calendar.jump(days)
    hall.pass_time(days * DAY)
    settle(hall)


def settle(hall) -> None:
    async def keep() -> None:
        await hall.hall.bell.note(everything=True)
        await hall.hall.days.tick()
        await hall.hall.wake()

    hall.do(keep)


def turn(visitor, seat: int = 0):
    return next((each for each in visitor.get("/api/tables/mine/turns") if each["seat"] == seat), None)


def left(visitor, seat: int = 0) -> float:
    """Return the days that a seat has left."""
    return float(turn(visitor, seat)["left"]) / DAY


def answer(visitor, table, seat, option="low"):
    async def play():
        player = await Player.come(visitor)
        await player.watch(table, seat)
        await player.decide(table, seat, "bid", option)

    run(play())


@pytest.fixture
def by_day(open_hall, db):
    hall = open_hall(still=True, db=db)
    table, people = hall.table("Ana", "Bo", clock=BY_DAY)
    settle(hall)
    return hall, table, people


def test_days_run_out_and_whoever_comes_back_takes_the_seat_back(by_day, calendar):
    hall, table, (ana, bo) = by_day
    answer(ana, table, 0)
    settle(hall)
    pass_days(hall, calendar, 0.75)
    assert turn(ana, 0) is None, "Ana has answered"
    assert left(bo, 1) == pytest.approx(0.25, abs=0.01)
    hall.hall.unload()
    pass_days(hall, calendar, 0.2)
    hall.do(lambda: _let_go(hall, table))
    assert left(bo, 1) == pytest.approx(0.05, abs=0.01), "the store knows, when the table is not in memory"
    assert [entry.kind for entry in record_of(ana, table).entries] == ["decision"]
    hall.do(lambda: _let_go(hall, table))
    pass_days(hall, calendar, 0.06)
    until(lambda: "timeout" in [entry.kind for entry in record_of(ana, table).entries])

    async def back():
        player = await Player.come(bo)
        await player.watch(table, 1)

    run(back())
    until(lambda: ana.get(f"/api/tables/{table}")["seats"][1]["player"] == "person")


async def _let_go(hall, table) -> None:
    room = hall.hall.rooms.get(table)
    if room is not None:
        hall.hall.let_go(room)


def test_a_restart_gives_nobody_time_and_what_passed_while_closed_takes_none(by_day, open_hall, calendar, db):
    hall, table, (ana, _) = by_day
    pass_days(hall, calendar, 0.5)
    assert left(ana) == pytest.approx(0.5, abs=0.01)
    for closed in (40, -3):
        hall.stop()
        calendar.jump(closed)
        hall = open_hall(still=True, db=db)
        again = Visitor(hall.address, "Ana", ana.token)
        assert left(again) == pytest.approx(0.5, abs=0.01), "the hall was closed, whatever the date says"
        hall.do(lambda hall=hall: hall.hall.room(table))
        assert left(again) == pytest.approx(0.5, abs=0.01), "and so it is once the table is in memory"
        assert again.get(f"/api/tables/{table}")["status"] == "running"
        again.close()


@pytest.mark.parametrize("jump", [400.0, -400.0])
def test_a_date_that_is_set_ends_no_turn_and_gives_no_time(by_day, calendar, jump):
    hall, table, (ana, _) = by_day
    pass_days(hall, calendar, 0.2)
    calendar.jump(jump)
    settle(hall)
    assert left(ana) == pytest.approx(0.8, abs=0.01)
    pass_days(hall, calendar, 0.2)
    assert left(ana) == pytest.approx(0.6, abs=0.01)
    assert not record_of(ana, table).entries


def test_clocks_stand_still_on_a_holiday(by_day, calendar):
    hall, table, (ana, bo) = by_day
    today = date.fromtimestamp(calendar.time())
    off = {"holidays": [{"first": str(today), "last": str(today + timedelta(days=4))}], "offset": 0}
    assert ana.call("PUT", "/api/people/me/holidays", off)["holidays"] == off["holidays"]
    before = left(ana)
    answer(bo, table, 1)
    pass_days(hall, calendar, 3)
    assert turn(ana)["resting"]
    assert left(ana) == pytest.approx(before, abs=0.01)
    assert [entry.kind for entry in record_of(ana, table).entries] == ["decision"]
    pass_days(hall, calendar, 5)
    until(lambda: "timeout" in [entry.kind for entry in record_of(ana, table).entries])


def test_nobody_is_voted_out_of_a_game_by_the_day(by_day):
    hall, table, (ana, _) = by_day
    hall.pass_time(5 * HOUR)
    with pytest.raises(Denied, match="played by the day"):
        ana.post(f"/api/tables/{table}/vote", seat=1)


def test_tables_by_the_day_need_no_memory(by_day):
    hall, table, _ = by_day
    hall.pass_time(120)
    until(lambda: table not in hall.hall.rooms)


# --- Choosing holidays -------------------------------------------------------------------------------------------


def test_holidays_that_are_over_count_and_cannot_be_given_back(calendar):
    today = date(2026, 6, 15)
    calendar.ahead += (today - date.fromtimestamp(calendar.time())).days * DAY
    over = [StoredHoliday("ana", "2026-06-01", "2026-06-10", 0.0, 0.0)]
    wish = [(today, today + timedelta(days=19))]
    assert len(chosen("ana", over, wish, 0, 30)) == 2
    with pytest.raises(Denied, match="30 days of holiday a year"):
        chosen("ana", over, [(today, today + timedelta(days=20))], 0, 30)
    running = [StoredHoliday("ana", "2026-06-10", "2026-06-30", 0.0, 0.0)]
    assert [(each.first, each.last) for each in chosen("ana", running, [], 0, 30)] == [("2026-06-10", "2026-06-14")]


@pytest.mark.parametrize("wish", [[(3, 1)], [(0, 4), (4, 6)], [(500, 501)]], ids=["backwards", "twice", "far"])
def test_holidays_that_make_no_sense_are_refused(calendar, wish):
    today = date.fromtimestamp(calendar.time())
    with pytest.raises(Denied):
        chosen("ana", [], [(today + timedelta(first), today + timedelta(last)) for first, last in wish], 0, 366)


def test_the_days_of_a_person_begin_where_the_person_is(calendar):
    today = date.fromtimestamp(calendar.time()) + timedelta(days=2)
    here, there = (chosen("ana", [], [(today, today)], offset, 30)[0] for offset in (0, 540))
    assert here.begins - there.begins == 9 * HOUR
    assert here.ends - here.begins == DAY


@pytest.mark.parametrize("leaves", [False, True])
def test_each_turn_is_told_once_while_its_table_comes_into_memory_or_leaves_it(by_day, monkeypatch, leaves):
    hall, table, (ana, _) = by_day
    store, read = hall.hall.store, hall.hall.store.read

    async def reading(work, *args):
        stored = await read(work, *args)
        if work is turns.turns_around:
            await (_let_go(hall, table) if leaves else hall.hall.room(table))
        return stored

    hall.do(lambda: hall.hall.room(table) if leaves else _let_go(hall, table))
    monkeypatch.setattr(store, "read", reading)
    assert [each["seat"] for each in ana.get("/api/tables/mine/turns")] == [0, 1]
