"""Web Push: what a device is told, only by itself to be read, once for each turn, and what strangers' servers cost."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from functools import partial
from itertools import product

import pytest
from tests.hall.calendars import DAY
from tests.hall.halls import Player, run
from tests.hall.phones import Phone, ringing_phone
from tests.hall.stores import add_table, with_store
from tests.patience import soon, until

from duskhall.hall import courier, push, ringing
from duskhall.hall.config import BadConfig, load
from duskhall.hall.denied import Denied
from duskhall.hall.metrics import Metrics
from duskhall.hall.push import Device, Sender, new_key
from duskhall.hall.storage import pushes, turns
from duskhall.hall.storage.pushes import QuietHours, StoredPush
from duskhall.hall.storage.turns import StoredTurn, StoredTurns


@pytest.fixture
def phone() -> Iterator[Phone]:
    with ringing_phone() as phone:
        yield phone


@pytest.fixture
def other() -> Iterator[Phone]:
    with ringing_phone("en") as phone:
        yield phone


@pytest.fixture
def telling(open_hall):
    """A hall that tells devices of our own."""
    return open_hall(still=True, push_anywhere=True)


def settle(hall) -> None:
    async def keep() -> None:
        await hall.hall.bell.note(everything=True)
        await hall.hall.ringing.ring()

    hall.do(keep)


def sat_down(hall, *phones):
    """Sit two people down to a game by the day, the first of them with these devices."""
    table, people = hall.table("Ana", "Bo", clock={"seconds": int(DAY)})
    for each in phones:
        people[0].post("/api/people/me/push", **each.subscription)
    return table, people


def sent(hall, *, failed: bool = False) -> int:
    return int(hall.hall.metrics.counters["pushes_failed" if failed else "pushes"])


def test_a_device_is_told_once_of_each_turn_and_nothing_that_others_may_not_read(open_hall, db, phone, other):
    telling = open_hall(still=True, push_anywhere=True, db=db)
    table, (ana, bo) = sat_down(telling, phone)
    settle(telling)
    until(lambda: sent(telling) == 1)
    settle(telling)
    said = phone.said[0]
    assert (said["body"], said["lang"], said["table"]) == ("Te toca.", "es", table)
    assert set(said) == {"title", "body", "stop", "lang", "table"}
    assert phone.audiences == [f"http://127.0.0.1:{phone.server_port}"]

    telling.pass_time(60)

    async def both_bid() -> int:
        for seat, visitor in enumerate((ana, bo)):
            player = await Player.come(visitor)
            await player.watch(table, seat)
            await player.decide(table, seat, "bid", "low")
        return int(next(each for each in ana.get("/api/tables/mine/turns") if each["table"] == table)["seat"])

    asked = run(both_bid())
    until(lambda: not telling.hall.rooms[table].audience.people())
    bo.post("/api/people/me/push", **other.subscription)
    settle(telling)
    until(lambda: sent(telling) == 2)
    settle(telling)
    assert (len(phone.said), len(other.said)) == ((2, 0) if asked == 0 else (1, 1)), "one message for each turn"


def test_whoever_is_at_the_table_is_not_told(telling, phone):
    table, (ana, _) = sat_down(telling, phone)

    async def look() -> None:
        player = await Player.come(ana)
        await player.watch(table, 0)
        await asyncio.to_thread(settle, telling)

    run(look())
    settle(telling)
    assert telling.hall.ringing._courier._tasks == []


def test_nothing_is_told_in_quiet_hours_on_holidays_or_after_one_click(telling, phone, calendar):
    _, (ana, _) = sat_down(telling, phone)
    minute = int(calendar.time() // 60) % 1440
    ana.call("PUT", "/api/people/me/push/quiet", {"begins": (minute - 60) % 1440, "ends": (minute + 120) % 1440})
    settle(telling)
    assert telling.hall.ringing._courier._tasks == [], "these hours are quiet"
    calendar.jump(3 / 24)
    settle(telling)
    until(lambda: len(phone.said) == 1)
    assert ana.call("DELETE", "/api/people/me/push", {"endpoint": phone.endpoint})["devices"] == 0


HOURS = [(22, 7, {23, 3}), (3, 12, {3, 11}), (5, 5, set()), (12, 3, {12, 23})]


def test_quiet_hours_are_those_of_the_persons_own_day_and_may_go_over_midnight(db):
    async def told(store) -> None:
        await add_table(store)
        turn = StoredTurn("t1", 0, "ana", 1, 1.0, 2.0)
        await store.write(turns.put_turns, [StoredTurns("t1", 1, [turn])])
        await store.write(pushes.add_push, StoredPush("https://push.example/1", "ana", "k", "a", "en", 1.0))
        for (begins, ends, quiet), offset in product(HOURS, (0, -600, 840)):
            await store.write(pushes.set_quiet, "ana", QuietHours(begins * 60, ends * 60, offset))
            midnight = 20_000 * DAY - offset * 60
            silent = {hour for hour in (3, 11, 12, 23) if not await store.read(pushes.untold, midnight + hour * 3600)}
            assert silent == quiet, (begins, ends, offset)

    with_store(db, told)


# --- A hall that cannot ------------------------------------------------------------------------------------------


def test_a_hall_without_the_extra_says_so(open_hall, phone, monkeypatch):
    monkeypatch.setattr(ringing, "can_push", lambda: False)
    ana = open_hall().visitor()
    assert ana.get("/api/people/me/push")["key"] == ""
    with pytest.raises(Denied, match="This hall cannot push"):
        ana.post("/api/people/me/push", **phone.subscription)


@pytest.mark.parametrize("contact", ["keeper@hall.example", "http://hall.example", "mailto:nobody"])
def test_a_contact_that_is_none_is_said_before_the_hall_opens(contact):
    with pytest.raises(BadConfig):
        load({"push_contact": contact}, {})


# --- Strangers' servers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_no_more_is_forgotten(telling, phone, status):
    phone.answers = [status]
    _, (ana, _) = sat_down(telling, phone)
    settle(telling)
    until(lambda: ana.get("/api/people/me/push")["devices"] == 0)


def test_a_service_in_trouble_is_tried_again_a_few_times_and_not_after_the_turn(telling, phone):
    phone.answers = [503, 429, 500]
    _, (ana, _) = sat_down(telling, phone)
    settle(telling)
    for tried, seconds in enumerate(courier.AGAIN_SECONDS, 1):
        until(partial(_waits_after, telling, tried))
        telling.pass_time(seconds + 1)
    until(lambda: sent(telling, failed=True) == 3)
    assert not telling.hall.ringing._courier._later
    assert sent(telling, failed=True) == len(phone.said) == 3
    assert ana.get("/api/people/me/push")["devices"] == 1, "the trouble is not the device's"


def _waits_after(hall, tried: int) -> bool:
    return sent(hall, failed=True) == tried and bool(hall.hall.ringing._courier._later)


def test_what_is_not_to_be_said_any_more_is_not_tried_again(telling, phone):
    phone.answers = [500]
    _, (ana, _) = sat_down(telling, phone)
    settle(telling)
    until(lambda: telling.hall.ringing._courier._later)
    ana.call("DELETE", "/api/people/me/push", {})
    telling.pass_time(courier.AGAIN_SECONDS[0] + 1)
    until(lambda: not telling.hall.ringing._courier._later and telling.hall.ringing._courier._waiting.empty())
    telling.do(telling.hall.ringing.close)
    assert len(phone.said) == 1


def test_no_redirect_is_followed(telling, phone):
    with ringing_phone() as private:
        phone.answers, phone.headers = [307], [("Location", private.endpoint)]
        sat_down(telling, phone)
        settle(telling)
        until(lambda: sent(telling, failed=True) == 1)
        assert not private.said
        assert not telling.hall.ringing._courier._later


@pytest.mark.parametrize("lie", [b"x" * 5_000_000, b"HTTP/1.1\r\n", b"SSH-2.0\r\n", b"HTTP/1.1 many\r\n", b""])
def test_an_endpoint_that_talks_nonsense_costs_one_try(telling, lie):
    with Endpoint(lie) as strange:
        _, (ana, _) = sat_down(telling, strange)
        settle(telling)
        until(lambda: sent(telling, failed=True) == 1)
        assert ana.get("/api/people/me/push")["devices"] == 1


def test_endpoints_that_hang_keep_nobody_else_waiting(telling, phone):
    with Endpoint(None) as hanging:
        _, (ana, _) = sat_down(telling, hanging)
        ana.post("/api/people/me/push", **phone.subscription)
        settle(telling)
        until(lambda: sent(telling) == 1)
        until(lambda: hanging.kept)
        telling.pass_time(courier.SECONDS + 1)
        until(lambda: sent(telling, failed=True) == 1)


class Endpoint(Phone):
    """A server that answers everything with the same bytes, or with nothing, and keeps the line open."""

    def __init__(self, answer: bytes | None) -> None:
        super().__init__()
        self.answer = answer
        self.kept: list[socket.socket] = []

    def __enter__(self) -> "Endpoint":
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()
        for each in self.kept:
            each.close()

    def finish_request(self, request, client_address) -> None:
        if self.answer is not None:
            request.setblocking(False)
            try:
                request.send(self.answer)
            except OSError:
                return

    def shutdown_request(self, request) -> None:
        if self.answer is None:
            self.kept.append(request)  # open as long as the server is
        else:
            super().shutdown_request(request)


PUBLIC = ["1.1.1.1", "2606:4700:4700::1111"]
PRIVATE = ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "0.0.0.0", "224.0.0.1", "100.64.0.1"]
PRIVATE_V6 = ["::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1", "::"]


@pytest.mark.parametrize("address", PUBLIC)
def test_addresses_that_anybody_may_call_are_called(address):
    assert courier.is_public(address)


@pytest.mark.parametrize("address", PRIVATE + PRIVATE_V6)
def test_no_private_address_is_called_whatever_name_it_has(monkeypatch, address):
    """Neither if it is the only one of a name, nor if it hides behind a public one."""
    assert called(monkeypatch, [address]) == called(monkeypatch, ["1.1.1.1", address]) == ([], 1)


def test_the_address_that_was_looked_at_is_the_one_that_is_called(monkeypatch):
    assert called(monkeypatch, ["1.1.1.1"]) == ([("1.1.1.1", 443, "push.example", True)], 1)
    assert called(monkeypatch, ["1.1.1.1"], "http://push.example/1") == ([], 1), "only by https"


def called(monkeypatch, addresses, endpoint="https://push.example/1"):
    """Return what is called to carry a letter to a name that has these addresses, and how many letters failed."""
    calls: list[tuple[object, ...]] = []
    metrics = Metrics()

    async def note(address: str, port: int, **how: object) -> None:
        calls.append((address, port, how["server_hostname"], how["ssl"] is not None))
        raise ConnectionRefusedError

    async def always() -> bool:
        return True

    async def gone(endpoint: str) -> None:
        raise AssertionError(endpoint)

    async def carry() -> None:
        post = courier.Courier(metrics, False, gone)
        with Phone() as phone:
            device = Device(endpoint, phone.subscription["key"], phone.subscription["auth"])
        post.send(Sender(new_key(), "https://localhost"), courier.Letter(device, b"{}", "t1", always))
        await soon(lambda: metrics.counters["pushes_failed"])
        await post.close()

    monkeypatch.setattr(courier, "look_up", lambda host, port: addresses)
    monkeypatch.setattr(asyncio, "open_connection", note)
    asyncio.run(carry())
    return calls, metrics.counters["pushes_failed"]


ENDPOINTS = [
    "http://push.example/1",
    "https://push.example:8443/1",
    "https://ana@push.example/1",
    "https://@push.example/1",
    "https://[::1]/1",
    "https:///1",
    "https://push.example/1\r\nX: 1",
    "https://push.example/1 HTTP/1.1",
    "ftp://push.example/1",
    "https://push.example:port/",
    "//push.example/1",
]


@pytest.mark.parametrize("endpoint", ENDPOINTS)
def test_an_endpoint_that_is_none_is_refused(endpoint):
    with Phone() as phone, pytest.raises(Denied, match="push service cannot be used"):
        push.checked(Device(endpoint, phone.subscription["key"], phone.subscription["auth"]), anywhere=False)


@pytest.mark.parametrize(
    ("key", "auth"), [("", "good"), ("B" * 87, "good"), ("good", "AA"), ("good", "ñ" * 22), ("é", "")]
)
def test_keys_that_are_none_are_refused(key, auth):
    with Phone() as phone:
        given = phone.subscription
    wrong = (given["key"] if key == "good" else key, given["auth"] if auth == "good" else auth)
    with pytest.raises(Denied, match="push service cannot be used"):
        push.checked(Device("https://push.example/1", *wrong), anywhere=False)
