"""The daily table: the same dice for everyone, known to nobody before and forged by nobody after, one try each."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.hall.calendars import DAY
from tests.hall.halls import Player, play_out, record_of, run
from tests.hall.stores import with_store
from tests.patience import until

from duskhall import games, minds
from duskhall.hall import daily
from duskhall.hall.client import Visitor
from duskhall.hall.clock import wall
from duskhall.hall.daily import Terms, day_after, day_at
from duskhall.hall.denied import Denied
from duskhall.hall.storage import Conflict, persons
from duskhall.hall.storage import daily as stored
from duskhall.hall.storage.queries import LobbyChange, NewTable, StoredSnapshot, StoredTable
from duskhall.kernel.fairness import commitment
from duskhall.kernel.verify import verify

GAME = "high-card"


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Deal only a toy, which is over soon."""
    monkeypatch.setattr(daily, "terms", lambda game: Terms(3, "random") if game.id == GAME else None)


def _play(hall, visitor, choose=None):
    table = visitor.post(f"/api/daily/{GAME}")["table"]

    async def work():
        await play_out(await Player.come(visitor), table, 0, choose)

    run(work())
    until(lambda: _today(visitor)["mine"]["score"] is not None)
    return table


def _today(visitor):
    return visitor.get("/api/daily")["games"][0]


def _day(visitor, day):
    return visitor.get(f"/api/daily/{day}")["games"][0]


def _answers(record):
    """What each seat answered, in its order; sealed answers may come in any."""
    return {
        seat: [(entry.question, entry.option) for entry in record.entries if entry.seat == seat]
        for seat in range(len(record.seats))
    }


@pytest.mark.parametrize("game_id", sorted(games.GAMES))
def test_every_game_that_ships_has_a_daily_table_that_can_be_laid(game_id, monkeypatch):
    monkeypatch.undo()
    game = games.find(game_id)
    chosen = daily.terms(game)
    assert chosen is not None
    assert game.setup(chosen.seats, chosen.settings).seats == chosen.seats
    minds.find(game_id, chosen.bot)


def test_everyone_has_the_same_dice_and_the_same_bots_and_the_day_proves_it(hall, calendar):
    ana, bo, cy = (hall.visitor(name) for name in ("Ana", "Bo", "Cy"))
    promised = _today(ana)["commitment"]
    tables = [_play(hall, visitor, lambda ask: ask.options[0].name) for visitor in (ana, bo)]
    other = _play(hall, cy, lambda ask: ask.options[-1].name)
    today = day_at(wall())
    calendar.jump(1)
    told = _day(cy, today)
    assert told["commitment"] == promised == commitment(bytes.fromhex(told["seed"]), told["record"])
    records = [record_of(visitor, table) for visitor, table in zip((ana, bo, cy), (*tables, other), strict=True)]
    assert all(verify(games.find(GAME), record).ok for record in records)
    assert {(record.table, record.commitment, record.server_seed) for record in records} == {
        (told["record"], promised, told["seed"])
    }
    assert _answers(records[0]) == _answers(records[1])  # who decides alike has the same game, bots included
    assert records[0].outcome == records[1].outcome
    assert records[0].opening == records[2].opening
    assert sum(share["tries"] for share in told["shares"]) == len(told["standings"]) == told["tries"] == 3
    places = [each["place"] for each in told["standings"]]
    assert places == sorted(places)
    assert places[0] == 1
    assert told["place"] == next(each["place"] for each in told["standings"] if each["me"])
    for each in told["standings"]:
        outcome = record_of(ana, each["table"]).outcome  # replays are open to everybody
        assert outcome is not None
        assert outcome.scores[0] == each["score"]


def test_nothing_of_a_day_is_told_before_it_is_over(hall):
    ana, bo = hall.visitor("Ana"), hall.visitor("Bo")
    today = ana.get("/api/daily")
    assert set(today["tomorrow"]) == {GAME}
    table = _play(hall, ana)
    record = ana.get(f"/api/tables/{table}/record")
    assert not {"server_seed", "draws"} & set(record)
    assert "draws" not in json.dumps(record)
    assert "option" not in json.dumps(record["entries"])
    assert "digest" not in json.dumps(record["entries"])
    with pytest.raises(Denied, match="after the end"):
        ana.get(f"/api/tables/{table}/replay?eyes=everything")
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/record", f"/api/tables/{table}/replay"):
        with pytest.raises(Denied, match="no such table"):
            bo.get(path)
    with pytest.raises(Denied, match="alone"):
        bo.post(f"/api/tables/{table}/join", invite=ana.get(f"/api/tables/{table}")["invite"])
    told = _today(bo)
    assert (told["seed"], told["shares"], told["standings"], told["tries"]) == (None, [], [], 1)
    for day in (day_after(today["day"]), "2999-01-01", "1999-01-01"):
        with pytest.raises(Denied, match="no such day"):
            bo.get(f"/api/daily/{day}")
    seeds = hall.do(lambda: hall.hall.store.read(stored.deals_of, day_after(today["day"])))
    heard = json.dumps([today, told, ana.get("/api/people/me/everything"), bo.get("/api/tables/mine")])
    assert not [deal.seed for deal in seeds if deal.seed in heard]
    with pytest.raises(Denied, match="no such game"):
        bo.post("/api/daily/dungeon-cards")


def test_nobody_tries_twice(hall):
    ana = hall.visitor("Ana")
    code = ana.post("/api/people/me/link")["code"]
    phone = hall.visitor("Bo")
    phone.token = phone.post("/api/people/continue", code=code, program=True)["token"]

    def attempt(number):
        visitor = Visitor(hall.address, "", (ana, phone)[number % 2].token)
        try:
            return visitor.post(f"/api/daily/{GAME}")["table"]
        finally:
            visitor.close()

    with ThreadPoolExecutor(8) as crowd:
        assert len(set(crowd.map(attempt, range(8)))) == 1
    table = _play(hall, ana)
    assert ana.post(f"/api/daily/{GAME}")["table"] == table
    assert len(ana.get("/api/tables/mine")) == 1
    wishes: dict[str, dict[str, object]] = {"ready": {"contribution": "mine"}, "sit": {"seat": 1}}
    for act in ("ready", "settings", "start", "sit", "bots"):
        with pytest.raises(Denied):
            ana.post(f"/api/tables/{table}/{act}", **wishes.get(act, {}))
    with pytest.raises(Denied):
        ana.post(f"/api/tables/{table}/retry")


def test_one_of_many_tries_at_once_is_stored_whole(db):
    async def work(store):
        await store.write(persons.add_person, "ana", "Ana", "token", 1.0)
        deal = stored.Deal("2026-01-02", GAME, "00", "c", 1.0, False)
        await store.write(stored.prepare, [deal, deal], "2026-01-02")
        assert await store.read(stored.deals_of, deal.day) == [deal]

        def begin(number):
            change = LobbyChange(version=1, lobby="{}", status="running", public=False, members=("ana",), head="{}")
            new = NewTable(StoredTable(f"t{number}", 1, "{}", "00", "{}"), GAME, 1.0, change)
            return store.write(stored.begin, deal, "ana", new, StoredSnapshot(0, 1, "{}"))

        made = await asyncio.gather(*(begin(number) for number in range(6)), return_exceptions=True)
        assert sum(each is None for each in made) == 1
        assert all(each is None or isinstance(each, Conflict) for each in made)
        (own,) = await store.read(stored.own_tries, deal.day, "ana")
        assert own.table == f"t{made.index(None)}"
        await store.write(stored.prepare, [], "2026-01-03")  # the day is over, and the try was not
        assert [each.counted for each in await store.read(stored.own_tries, deal.day, "ana")] == [False]
        with pytest.raises(Conflict):
            await begin(9)
        await store.write(stored.prepare, [deal], "2026-01-01")  # whatever the clock says, it stays over
        assert (await store.read(stored.deals_of, deal.day))[0].revealed

    with_store(db, work)


def test_a_clock_that_is_set_back_opens_nothing_again(hall, calendar):
    ana, bo = hall.visitor("Ana"), hall.visitor("Bo")
    table = _play(hall, ana)
    today = day_at(wall())
    calendar.jump(1)
    seed = _day(bo, today)["seed"]
    calendar.jump(-1)
    assert day_at(wall()) == today
    with pytest.raises(Denied, match="open to everybody already"):
        bo.post(f"/api/daily/{GAME}")
    assert _day(bo, today)["seed"] == seed == record_of(bo, table).server_seed
    calendar.jump(2)
    assert bo.post(f"/api/daily/{GAME}")["daily"] == day_at(wall())


def test_what_a_bot_played_or_was_late_does_not_count(hall, calendar):
    ana, bo = hall.visitor("Ana"), hall.visitor("Bo")
    today = day_at(wall())
    left = ana.post(f"/api/daily/{GAME}")["table"]
    ana.post(f"/api/tables/{left}/leave")
    until(lambda: not _today(ana)["mine"]["counted"])
    late = bo.post(f"/api/daily/{GAME}")["table"]
    calendar.jump(1)
    _day(bo, today)

    async def work():
        await play_out(await Player.come(bo), late, 0)

    run(work())
    told = _day(bo, today)
    assert (told["shares"], told["standings"], told["place"]) == ([], [], None)
    assert told["tries"] == 2


def test_a_deleted_person_leaves_no_try(hall, calendar):
    ana, bo = hall.visitor("Ana"), hall.visitor("Bo")
    _play(hall, ana)
    today = day_at(wall())
    ana.call("DELETE", "/api/people/me")
    calendar.jump(1)
    told = _day(bo, today)
    assert (told["tries"], told["standings"], told["shares"]) == (0, [], [])


def test_a_deal_is_promised_the_day_before(hall, calendar):
    ana = hall.visitor("Ana")
    promised = ana.get("/api/daily")["tomorrow"][GAME]
    calendar.jump(1)
    told = ana.get("/api/daily")
    assert told["games"][0]["commitment"] == promised
    assert told["games"][0]["drawn"] < wall() - DAY / 2
    assert told["tomorrow"][GAME] != promised
