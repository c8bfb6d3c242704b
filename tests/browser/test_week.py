"""A week of a game by the day: two browsers and a phone, on a date that the test sets, in a hall of the first edition
that is closed and opened three times.  The phones of the three are our own: they read what they are told.
"""

import gzip
import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from sqlalchemy import create_engine
from tests.browser.guests import Guest
from tests.hall.calendars import DAY, Calendar
from tests.hall.halls import RunningHall
from tests.hall.phones import Phone, ringing_phone
from tests.patience import until

from duskhall.hall import clock
from duskhall.hall.storage import queries
from duskhall.hall.storage.queries import StoredEntry

EDITION = Path(__file__).parents[1] / "old" / "edition_1"
HOUR = DAY / 24
KEPT = {"expire_running_days": 10**6, "expire_open_hours": 10**6, "prune_people_days": 0, "prune_open_days": 0}
SIZES = ({"width": 1280, "height": 800}, {"width": 1024, "height": 768}, {"width": 360, "height": 740})
GAME = "dungeon-cards"


class House:
    """The hall of the first edition, opened by this one, on a date of its own."""

    def __init__(self, folder: Path, calendar: Calendar) -> None:
        self.calendar = calendar
        file = folder / "hall.sqlite3"
        file.write_bytes(gzip.decompress((EDITION / "hall.db.gz").read_bytes()))
        self.db = f"sqlite:///{file}"
        self.port = 0
        self.old = json.loads((EDITION / "hall.json").read_text())
        self.hall = self.open()

    def open(self) -> RunningHall:
        hall = RunningHall(db=self.db, port=self.port, still=True, push_anywhere=True, token_idle_days=10**5, **KEPT)
        self.port = int(hall.address.rpartition(":")[2])
        return hall

    def restart(self) -> None:
        self.hall.stop()
        self.hall = self.open()

    def settle(self) -> None:
        """Let the hall do what it does by itself every few seconds, and whatever it says arrive."""

        async def keep() -> None:
            await self.hall.hall.bell.note(everything=True)
            await self.hall.hall.days.tick()
            await self.hall.hall.wake()
            await self.hall.hall.ringing.ring()

        self.hall.do(keep)

    def go_on_to(self, time: float) -> None:
        """Let time pass until a date."""
        seconds = time - self.calendar.time()
        self.calendar.jump(seconds / DAY)
        self.hall.pass_time(seconds)
        self.settle()

    @property
    def now(self) -> float:
        return self.calendar.time()


class Friend(Guest):
    """Somebody with a browser, and a phone that is told of their turns."""

    def __init__(self, house: House, phone: Phone, browser: Any, name: str, size: Any) -> None:
        super().__init__(browser, house.hall, name, viewport=size)
        self.house, self.phone, self.name = house, phone, name

    def take_turn(self, table: str) -> None:
        """Come from the front page, play by keys until others are asked, and go."""
        chance = random.Random(7)
        self.page.goto("/")
        entrance = self.page.locator(f"a[href='/table/{table}']").first
        expect(self.page.locator("li.waits", has=entrance)).to_contain_text("Your turn")
        self.settle()  # what loads late moves what is clicked
        entrance.click()
        self.wait("() => document.querySelector('[data-seq]') !== null")
        while asked(self, table) == self.seat(table):
            self.wait("() => document.querySelector('button[data-option]:enabled') !== null")
            self.press(chance, ("stop", "pass", "camp"))
        self.leave_table(table)

    def leave_table(self, table: str) -> None:
        self.page.goto("/me")
        rooms, me = self.house.hall.hall.rooms, self.api("GET", "/people/me")["person"]
        until(lambda: table not in rooms or me not in rooms[table].audience.people())

    def seat(self, table: str) -> int:
        me = self.api("GET", "/people/me")["person"]
        return [each["person"] for each in self.api("GET", f"/tables/{table}")["seats"]].index(me)

    def is_told(self, table: str, times: int) -> None:
        """Wait until the phone was told of turns at a table so often, and the hall knows that it was."""
        until(lambda: self._told(table) >= times)
        until(lambda: not self.house.hall.hall.ringing.busy)
        assert self._told(table) == times

    def _told(self, table: str) -> int:
        return [each["table"] for each in self.phone.said].count(table)


def asked(friend: Friend, table: str) -> int | None:
    turns = [each for each in friend.api("GET", "/tables/mine/turns") if each["table"] == table]
    return int(turns[0]["seat"]) if turns else None


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    calendar = Calendar()
    monkeypatch.setattr(clock, "time", calendar)
    house = House(tmp_path, calendar)
    yield house
    house.hall.stop()


@pytest.fixture
def friends(house: House, browser: Any) -> Iterator[list[Friend]]:
    with ExitStack() as stack:
        phones = [stack.enter_context(ringing_phone("en")) for _ in SIZES]
        names = ("Ana", "Bo", "Cy")
        people = [Friend(house, *each) for each in zip(phones, [browser] * 3, names, SIZES, strict=True)]
        cookie: Any = {"name": "duskhall", "value": house.old["people"][0]["token"], "url": house.hall.address}
        people[0].context.add_cookies([cookie])  # Ana is of the first edition
        for each in people[1:]:
            each.come_in(each.name)
        for each in people:
            each.api("POST", "/people/me/push", **each.phone.subscription)
        yield people
        problems = [problem for each in people for problem in each.leave()]
    assert not problems, problems


def sat_down(friends: list[Friend]) -> str:
    info = friends[0].new_table(GAME, 3, clock={"seconds": int(DAY), "bank": 0})
    table = str(info["table"])
    for seat, each in enumerate(friends[1:], 1):
        each.api("POST", f"/tables/{table}/join", invite=info["invite"])
        each.api("POST", f"/tables/{table}/sit", seat=seat)
        each.api("POST", f"/tables/{table}/ready", ready=True, contribution="c")
    friends[0].start(table)
    return table


def kept(house: House, tables: list[str]) -> dict[str, list[StoredEntry]]:
    """Return what is stored of tables; at those that run, bots and clocks go on, and may bring them to their end."""
    engine = create_engine(house.db)
    with engine.connect() as connection:
        stored = {table: queries.entries_after(connection, table) for table in tables}
    engine.dispose()
    return stored


def be_quiet(friend: Friend, begins: float, ends: float) -> None:
    page = friend.page
    page.goto("/me")
    for label, time in (("Quiet from", begins), ("to", ends)):
        minute = int(time // 60) % 1440
        page.get_by_label(label, exact=True).fill(f"{minute // 60:02}:{minute % 60:02}")
    page.get_by_role("button", name="Keep quiet").click()
    expect(page.get_by_text("Nothing is said in these hours")).to_be_visible()


def take_holidays(friend: Friend, first: date, last: date) -> None:
    page = friend.page
    page.goto("/me")
    page.get_by_label("From", exact=True).fill(str(first))
    page.get_by_label("until", exact=True).fill(str(last))
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_text("These days are yours.")).to_be_visible()


def test_a_week_of_days_loses_nothing(house: House, friends: list[Friend]) -> None:
    old = [each["table"] for each in house.old["tables"] if each["status"] != "open"][::6]  # of each kind some
    before = kept(house, old)
    monday, begins = date.fromtimestamp(house.now), house.now
    table = sat_down(friends)
    first = asked(friends[0], table)
    assert first is not None
    one, two, three = (friends[(first + step) % 3] for step in range(3))
    be_quiet(two, house.now - HOUR, house.now + 2 * HOUR)
    take_holidays(three, monday, monday + timedelta(days=2))

    # The first day: one is told and plays; two has quiet hours, and is told after them.
    house.settle()
    one.is_told(table, 1)
    one.take_turn(table)
    house.go_on_to(begins + HOUR)
    two.is_told(table, 0)
    house.go_on_to(begins + 3 * HOUR)
    two.is_told(table, 1)
    house.restart()
    two.take_turn(table)

    # Three has holidays, in which the clock stands still, whether the hall is open or not.
    house.go_on_to(begins + 2 * DAY)
    house.restart()
    house.settle()
    three.is_told(table, 0)
    three.page.goto("/")
    expect(three.page.locator("li.waits").first).to_contain_text("the clock stands still")
    thursday = (monday + timedelta(days=3) - date(1970, 1, 1)).days * DAY
    house.go_on_to(thursday + HOUR)
    three.is_told(table, 1)
    three.take_turn(table)

    # One does not come, runs out of time, and comes back; all go on until the week is over.
    house.settle()
    one.is_told(table, 2)
    house.go_on_to(house.now + 1.1 * DAY)
    until(lambda: "timeout" in [each["kind"] for each in record(two, table)["entries"]])
    two.page.goto(f"/table/{table}")
    one.page.goto(f"/table/{table}")
    until(lambda: one.api("GET", f"/tables/{table}")["seats"][one.seat(table)]["player"] == "person")
    for each in (one, two):
        each.leave_table(table)
    house.restart()
    house.settle()
    for _ in range(4):
        seat = asked(friends[0], table)
        assert seat is not None
        house.settle()
        friends[seat].take_turn(table)
        house.go_on_to(house.now + 0.8 * DAY)

    assert house.now - begins > 6 * DAY
    after = kept(house, old)
    assert {each: after[each][: len(entries)] for each, entries in before.items()} == before, "nothing is lost"
    kinds = [entry["kind"] for entry in record(one, table)["entries"]]
    assert (kinds.count("timeout"), kinds.count("decision") > 6) == (1, True)


def record(friend: Friend, table: str) -> Any:
    return friend.api("GET", f"/tables/{table}/record")
