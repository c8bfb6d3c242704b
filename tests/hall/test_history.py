"""History and statistics: what ended games came to, told once, for those who were there."""

import gzip
import sqlite3
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import insert
from tests.hall.halls import Player, finished, play_out, run
from tests.hall.stores import with_store
from tests.patience import until

from duskhall import games, minds
from duskhall.hall.bots.concluding import conclude
from duskhall.hall.bots.jobs import Conclude
from duskhall.hall.conclusion import Conclusion, SeatResult
from duskhall.hall.denied import Denied
from duskhall.hall.storage import persons, results
from duskhall.hall.storage.schema import entries
from duskhall.kernel.dice import Dice
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.feats import feats_of
from duskhall.kernel.record import Entry, Holder
from duskhall.kernel.seat import Seat
from duskhall.kernel.story import moments
from duskhall.kernel.table import Table

FIRST_EDITION = Path(__file__).parents[1] / "old" / "edition_1"
SHORT = {
    "dungeon-cards": (3, {"rounds": 2}),
    "bloodborne-card": (3, {"round_limit": 6}),
    "blood-bound": (6, {}),
    "bloodborne-board": (2, {"length": "chapter", "round_limit": 6}),
}


def _history(visitor, **wish):
    query = "&".join(f"{name}={value}" for name, value in wish.items())
    return visitor.get(f"/api/people/me/history?{query}")


def _told(hall, visitor, number):
    until(lambda: len(_history(visitor)["games"]) >= number)
    return _history(visitor)["games"]


def test_an_ended_game_is_told_to_those_who_were_there_and_to_nobody_else(hall):
    table, (ana, bo) = finished(hall)
    for visitor, seat, other in ((ana, 0, "Bo"), (bo, 1, "Ana")):
        (game,) = _told(hall, visitor, 1)
        assert (game["table"], game["seat"], game["game"]) == (table, seat, "high-card")
        assert other in [each["name"] for each in game["seats"]]
        assert sorted(each["place"] for each in game["seats"]) in ([1, 1], [1, 2])
        assert game["won"] == (game["place"] == 1)
        statistics = visitor.get("/api/people/me/statistics")
        assert [(each["game"], each["games"], each["won"]) for each in statistics] == [
            ("high-card", 1, int(game["won"]))
        ]
        assert statistics[0]["against"] == [{"people": 2, "bots": [], "games": 1, "won": int(game["won"])}]
        assert [each["table"] for each in statistics[0]["recent"]] == [table]
    stranger = hall.visitor("Cy")
    assert _history(stranger) == {"games": [], "more": False}
    assert stranger.get("/api/people/me/statistics") == []
    stranger.token = "0" * 32
    with pytest.raises(Denied, match="does not know you"):
        _history(stranger)


def test_a_deleted_person_is_nameless_in_the_history_of_others(hall):
    table, (ana, bo) = finished(hall)
    _told(hall, bo, 1)
    ana.call("DELETE", "/api/people/me")
    (game,) = _history(bo)["games"]
    assert [each["name"] for each in game["seats"]] == [None, "Bo"]
    assert [each["player"] for each in game["seats"]] == ["person", "person"]
    assert ana.person not in str(bo.get("/api/people/me/everything"))
    assert table in str(bo.get("/api/people/me/everything")["kept"]["results"])


def test_what_was_not_told_is_made_good_after_a_restart(open_hall):
    hall = open_hall()
    hall.do(hall.hall.concluder.close)
    table, (ana, _) = finished(hall)
    assert _history(ana)["games"] == []
    hall.stop()
    again = open_hall()
    ana.address = again.address
    ana.close()
    assert again.do(again.hall.concluder.make_good) == 1
    assert [game["table"] for game in _history(ana)["games"]] == [table]
    assert again.do(again.hall.concluder.make_good) == 0
    ana.close()


def test_games_that_ended_in_the_first_edition_are_told(open_hall, tmp_path):
    file = tmp_path / "hall.sqlite3"
    file.write_bytes(gzip.decompress((FIRST_EDITION / "hall.db.gz").read_bytes()))
    with sqlite3.connect(file) as old:
        ended = [row[0] for row in old.execute("SELECT id FROM tables WHERE status = 'ended' ORDER BY id LIMIT 3")]
        old.execute(f"UPDATE tables SET status = 'frozen' WHERE status = 'ended' AND id NOT IN {tuple(ended)}")
    hall = open_hall()
    assert hall.do(hall.hall.concluder.make_good) == len(ended)
    hall.stop()
    with sqlite3.connect(file) as now:
        concluded = [row[0] for row in now.execute("SELECT table_id FROM conclusions ORDER BY table_id")]
        told = {row[0] for row in now.execute("SELECT DISTINCT table_id FROM results")}
        winners = now.execute("SELECT count(*) FROM results WHERE won").fetchone()[0]
    assert concluded == ended
    assert told  # of one that mended rules make another game of, and whose last state was not kept, nothing is told
    assert winners


async def _many(store, number):
    """So many games of one person, every third at the same moment as the one before."""
    for person in ("ana", "bo"):
        await store.write(persons.add_person, person, person.title(), f"token {person}", 1.0)
    for game in range(number):
        seats = [
            SeatResult("person", 1, True, 10 + game, {"best": game % 7, "chapters:one": 1}),
            SeatResult("bot:adept" if game % 2 else "person", 2, False, 3, {"best": 99}),
        ]
        holders = ["ana", None if game % 2 else "bo"]
        at = float(game - game % 3)
        told = Conclusion("ending", False, 12, seats)

        def work(connection, game=game, told=told, holders=holders, at=at):
            connection.execute(insert(entries).values(table_id=f"t{game:03}", seq=1, at=at, entry="{}"))
            return results.conclude(connection, f"t{game:03}", "toy", told, holders)

        assert await store.write(work)
        assert not await store.write(results.conclude, f"t{game:03}", "toy", told, holders)


def test_history_is_turned_page_by_page_and_loses_nothing(db):
    async def work(store):
        await _many(store, 25)
        seen, before = [], None
        while page := await store.read(results.history, "ana", "toy", before, 4):
            seen += page
            before = (page[-1].ended, page[-1].table)
        assert len({each.table for each in seen}) == len(seen) == 25
        assert seen == sorted(seen, key=lambda each: (each.ended, each.table), reverse=True)
        assert await store.read(results.history, "ana", "other", None, 4) == []

    with_store(db, work)


def test_statistics_count_by_people_and_bots_and_records_are_the_highest(db):
    async def work(store):
        await _many(store, 14)
        found = {
            (each.people, each.bots): (each.games, each.won) for each in await store.read(results.statistics, "ana")
        }
        assert found == {(2, ""): (7, 7), (1, "adept"): (7, 7)}
        best = {each.feat: (each.value, each.table) for each in await store.read(results.bests, "ana")}
        assert best == {"best": (6, "t006"), "chapters:one": (1, "t000")}
        assert {each.feat: each.value for each in await store.read(results.bests, "bo")} == {"best": 99}
        await store.write(persons.delete_person, "bo")
        assert {each.name for each in await store.read(results.opponents, ["t000"])} == {"Ana", None}
        assert await store.read(results.bests, "bo") == []

    with_store(db, work)


@pytest.mark.parametrize("game_id", SHORT)
def test_a_game_declares_its_records_once_and_each_is_named_in_both_languages(game_id):
    game = games.find(game_id)
    seats, settings = SHORT[game_id]
    reached: dict[str, int] = {}
    for seed in range(3):
        table, states = _played(game, seats, settings, seed)
        told = moments(table, states)
        for seat in range(seats):
            reached |= feats_of(game.feats, told, seat)
        rows = [_raw(entry) for entry in table.record.entries]
        found = conclude(Conclude(head=_head(table), entries=rows, state=None)).conclusion
        assert found is not None
        outcome = table.outcome()
        assert outcome is not None
        assert [seat.score for seat in found.seats] == list(outcome.scores)
        assert [number for number, seat in enumerate(found.seats) if seat.won] == list(outcome.winners)
        assert [seat.feats for seat in found.seats] == [feats_of(game.feats, told, seat) for seat in range(seats)]
        assert all(value >= 0 for value in reached.values())
    names = {name.partition(":")[0] for name in reached}
    assert names <= {feat.name for feat in game.feats}
    assert names or game_id == "blood-bound"
    for lang in ("en", "es"):
        text = (game.folder / "texts" / f"{lang}.ftl").read_text()
        assert all(f"\nfeat-{feat.name.replace('_', '-')} = " in text for feat in game.feats)


def _played(game, seats, settings, seed):
    holders = [Holder(f"Seat {seat}", "person") for seat in range(1, seats + 1)]
    table = Table.open(game.setup(seats, settings, simulation=True), holders, seed_from(f"feats {seed}"), "t")
    dice = Dice(seed_from(f"players {seed}"))
    mind = minds.find(game.id, minds.RANDOM)
    players = [mind(game, seat, dice) for seat in range(seats)]
    states = [table.state]
    while table.outcome() is None:
        ask = table.pending()[0]
        option = players[ask.seat].choose(Seat(table.state, ask, []))
        name = table.setup.option_name(ask.question, option)
        table.enter(Entry(kind="decision", seat=ask.seat, question=ask.question.name, option=name))
        states.append(table.state)
    return table, states


def _raw(entry):
    return msgspec.Raw(msgspec.json.encode(entry))


def _head(table):
    return msgspec.json.encode(msgspec.structs.replace(table.record, entries=[], outcome=None)).decode()


def test_lessons_are_no_part_of_anybodys_history(hall):
    ana = hall.visitor("Ana")
    table = ana.post("/api/games/dungeon-cards/lesson")["table"]

    async def pretend():
        await hall.hall.concluder.conclude(table)

    hall.do(pretend)
    assert _history(ana)["games"] == []


def test_a_game_that_ended_while_alone_against_bots_counts_by_its_bots(hall):
    table, (ana,) = hall.table("Ana", bots=1)

    async def work():
        player = await Player.come(ana)
        await play_out(player, table, 0)

    run(work())
    (game,) = _told(hall, ana, 1)
    assert [each["player"] for each in game["seats"]] == ["person", "bot:random"]
    assert ana.get("/api/people/me/statistics")[0]["against"][0]["bots"] == ["random"]
