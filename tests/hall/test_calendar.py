"""Somebody sets the date: no game ends by it, nothing is lost, and nobody is locked out for good."""

from functools import partial
from typing import Any

import pytest
from tests.hall.calendars import DAY, Calendar
from tests.hall.halls import Player, RunningHall, run
from tests.patience import until

from duskhall.hall import people, protocol
from duskhall.hall.client import Visitor
from duskhall.hall.config import Config
from duskhall.hall.denied import Denied
from duskhall.hall.hall import Hall
from duskhall.hall.housekeeping import Watch
from duskhall.hall.storage import persons, queries
from duskhall.hall.storage.pruning import Removed


def expire(hall: RunningHall, calendar: Calendar) -> int:
    return hall.do(lambda: hall.hall.expire(calendar.time()))


def status(visitor: Visitor, table: str) -> str:
    return str(visitor.get(f"/api/tables/{table}")["status"])


def test_a_table_that_expired_goes_on_when_somebody_comes_back(hall, calendar):
    table, (ana, bo) = hall.table("Ana", "Bo")
    waiting, (cleo,) = hall.table("Cleo", bots=1, start=False)
    calendar.jump(31)
    assert expire(hall, calendar) == 2
    assert (status(ana, table), status(cleo, waiting)) == ("expired", "expired")

    async def play():
        player = await Player.come(ana)
        await player.watch(table, 0)
        assert await player.decide(table, 0, "bid", "low") == 1
        assert expire(hall, calendar) == 0, "somebody is there"

    run(play())
    assert status(bo, table) == "running"
    cleo.post(f"/api/tables/{waiting}/join")
    assert status(cleo, waiting) == "open"


def test_an_answer_from_an_open_page_is_enough_to_come_back(hall, calendar):
    table, (ana, _) = hall.table("Ana", "Bo")

    async def play():
        player = await Player.come(ana)
        await player.watch(table, 0)
        await player.send(protocol.Unwatch(table=table))
        await player.send(protocol.Ping())
        await player.hear(protocol.Pong)
        calendar.jump(31)
        assert expire(hall, calendar) == 1
        assert await player.decide(table, 0, "bid", "low") == 1

    run(play())
    assert status(ana, table) == "running"


def test_strangers_do_not_revive_a_table(hall, calendar):
    table, _ = hall.table("Ana", "Bo", public=True)
    calendar.jump(31)
    assert expire(hall, calendar) == 1
    stranger = hall.visitor("Zoe")

    async def look():
        player = await Player.come(stranger)
        await player.watch(table)

    run(look())
    assert status(stranger, table) == "expired"


def test_a_date_that_was_ahead_keeps_no_table_for_ever(hall, calendar):
    calendar.jump(365)
    table, (ana, _) = hall.table("Ana", "Bo")
    calendar.jump(-365)
    assert expire(hall, calendar) == 0
    calendar.jump(29)
    assert expire(hall, calendar) == 0
    calendar.jump(2)
    assert expire(hall, calendar) == 1
    assert status(ana, table) == "expired"


def test_after_a_jump_nothing_expires_or_goes_for_a_while(monkeypatch, calendar):
    seconds = [0.0]
    monkeypatch.setattr(calendar, "monotonic", lambda: seconds[0])
    monkeypatch.setattr(calendar, "time", lambda: seconds[0] + calendar.ahead)
    watch = Watch(Config(calendar_grace_hours=6))
    assert (watch.may_expire, watch.may_prune) == (True, False)
    seconds[0] += 6 * 3600
    assert (watch.may_expire, watch.may_prune) == (True, True)
    for days in (31, -365):
        calendar.jump(days)
        assert (watch.may_expire, watch.may_prune) == (False, False)
        seconds[0] += 5 * 3600
        assert (watch.may_expire, watch.may_prune) == (False, False)
        seconds[0] += 2 * 3600
        assert (watch.may_expire, watch.may_prune) == (True, True)


def test_housekeeping_goes_on_after_the_date_went_back(open_hall, calendar):
    hall = open_hall(still=True, calendar_grace_hours=1, prune_open_days=1)
    hall.table("Ana", bots=1, start=False)
    calendar.jump(-365)
    (table,) = hall.hall.rooms
    hall.do(lambda: hall.hall.expire(calendar.time()))
    calendar.jump(3)

    def gone() -> bool:
        calendar.jump(1200 / DAY)  # the date and the clock go on together
        hall.pass_time(1200)
        return hall.do(lambda: hall.hall.store.read(queries.load_table, table)) is None

    until(gone)


def go_on(hall: RunningHall, calendar: Calendar, days: float) -> None:
    """Let days pass evenly, by the date and by the clock."""

    async def nothing() -> None:
        pass

    calendar.jump(days)
    hall.pass_time(days * DAY)
    hall.do(nothing)


async def keep_everything(_: Hall, now: float) -> Removed:
    return Removed()


def test_a_device_is_known_while_it_is_used(open_hall, calendar, monkeypatch):
    # Pruning counts dates that are still to come from today; one that began before these days passed would take theirs
    # for such.
    monkeypatch.setattr(Hall, "prune", keep_everything)
    hall = open_hall(still=True)
    renewed = []
    use_token = persons.use_token

    def note(*given: Any) -> None:
        renewed.append(given)
        use_token(*given)

    monkeypatch.setattr(persons, "use_token", note)
    token = hall.visitor("Ana").token
    for _ in range(3):
        go_on(hall, calendar, 80)
        for _ in range(3):
            assert hall.do(lambda: hall.hall.recognise(token)) is not None
    assert len(renewed) == 3, "once a day at most"


def test_a_device_is_known_while_its_page_is_open(hall, calendar):
    ana, bo = hall.visitor("Ana"), hall.visitor("Bo")

    async def stay():
        await Player.come(ana)
        for _ in range(2):
            calendar.jump(60)
            hall.do(hall.hall.renew_tokens)

    run(stay())
    idle = {name: hall.do(partial(recognise, hall, visitor)) for name, visitor in (("ana", ana), ("bo", bo))}
    assert idle["ana"] is not None
    assert idle["bo"] is None


async def recognise(hall: RunningHall, visitor: Visitor) -> Any:
    """Return who somebody is, by a hall that relies on its calendar."""
    return await people.recognise(hall.hall.store, str(visitor.token), 90)


def test_a_device_that_was_long_unused_is_told_to_come_in_again(open_hall, calendar):
    hall = open_hall(still=True)
    ana = hall.visitor("Ana")
    ana.close()
    go_on(hall, calendar, 91)
    with pytest.raises(Denied, match="come in") as denied:
        ana.get("/api/people/me")
    assert (denied.value.code, denied.value.status) == ("unknown", 401)


@pytest.mark.parametrize("days", [(400,), (-365, 365), (400, -400), (-365, 456)])
def test_no_jump_of_the_date_signs_anybody_out(hall, calendar, days):
    ana = hall.visitor("Ana")
    for each in days:
        calendar.jump(each)
        bo = hall.visitor("Bo")
        assert ana.get("/api/people/me")["person"] == ana.person
    assert bo.get("/api/people/me")["person"] == bo.person


def test_a_link_made_while_the_date_was_ahead_is_not_good_until_then(hall, calendar):
    ana = hall.visitor("Ana")
    calendar.jump(80)
    code = ana.post("/api/people/me/link")["code"]
    calendar.jump(-80)
    with pytest.raises(Denied, match="too old"):
        ana.post("/api/people/continue", code=code)
