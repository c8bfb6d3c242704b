"""The commands of the hall, as a person runs them."""

import asyncio
import json
import sqlite3
import subprocess
import sys

import pytest
from tests.cli.terminal import Terminal
from tests.hall.halls import Player, play_out, run
from tests.kernel import toy

from duskhall.hall import protocol


def duskhall(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-m", "duskhall", *arguments], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["serve", "--port", "70000"], "65535"),
        (["serve", "--db", "mysql://x"], "is no store"),
        (["serve", "--config", "/nowhere.toml"], "cannot be read"),
        (["doctor", "--db", "sqlite:////nowhere/x"], "There is no store"),
        (["backup", "x", "--db", "sqlite:////nowhere/x"], "There is no store"),
        (["play", "dungeon-cards", "--server", "http://127.0.0.1:1"], "terminal"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(arguments, sentence):
    done = duskhall(*arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_an_address_that_is_taken_is_named(hall, tmp_path):
    port = hall.address.rpartition(":")[2]
    done = duskhall("serve", "--port", port, "--db", f"sqlite:///{tmp_path}/never-made.sqlite3")
    assert done.returncode == 2
    assert "choose another port" in done.stderr


def test_doctor_is_content_with_a_sound_store_and_names_a_table_that_is_not(hall, tmp_path):
    table, people = hall.table("Ana", "Bo", game="dungeon-cards")

    async def work():
        players = [await Player.come(person) for person in people]
        await asyncio.gather(*(play_out(player, table, seat) for seat, player in enumerate(players)))

    run(work())
    db = f"sqlite:///{tmp_path}/hall.sqlite3"
    well = duskhall("doctor", "--db", db, "--lang", "en")
    assert (well.returncode, well.stderr) == (0, "")
    assert "1 tables" in well.stdout
    copy = tmp_path / "hall.backup"
    assert duskhall("backup", str(copy), "--db", db).returncode == 0
    hall.stop()
    with sqlite3.connect(tmp_path / "hall.sqlite3") as connection:
        connection.execute("UPDATE entries SET entry = replace(entry, '\"seat\":0', '\"seat\":1') WHERE seq = 3")
        connection.execute("UPDATE entries SET entry = replace(entry, 'digest\":\"', 'digest\":\"0') WHERE seq = 4")
    connection.close()
    ill = duskhall("doctor", "--db", db, "--lang", "en")
    assert ill.returncode == 1
    assert table in ill.stderr
    again = f"sqlite:///{tmp_path}/again.sqlite3"
    assert duskhall("restore", str(copy), "--db", again).returncode == 0
    assert duskhall("doctor", "--db", again).returncode == 0


def test_a_broken_table_is_frozen_and_the_others_go_on(open_hall, tmp_path):
    first = open_hall()
    broken, (ana, _) = first.table("Ana", "Bo")
    sound, (cleo, _) = first.table("Cleo", "Dan")

    async def work(table, visitor):
        player = await Player.come(visitor)
        await player.watch(table, 0)
        await player.decide(table, 0, "bid", "low")

    run(work(broken, ana))
    run(work(sound, cleo))
    first.stop()
    with sqlite3.connect(tmp_path / "hall.sqlite3") as connection:
        connection.execute("UPDATE entries SET entry = replace(entry, 'low', 'odd') WHERE table_id = ?", (broken,))
    connection.close()
    open_hall(port=int(first.address.rpartition(":")[2]))
    info = ana.get(f"/api/tables/{broken}")
    assert info["status"] == "frozen"
    assert info["reason"]["key"] == "record-differs"
    assert info["reason"]["args"]["it"] == {"key": "record-the-entry", "args": {"entry": 1}, "children": []}

    async def look():
        player = await Player.come(ana)
        await player.watch(broken, 0)
        await player.answer(broken, 0, "bid", "low")
        assert (await player.hear(protocol.Error)).code == "frozen"
        other = await Player.come(cleo)
        await other.watch(sound, 0)
        assert await other.decide(sound, 0, "bid", "high") == 2

    run(look())


def test_a_table_whose_rules_do_not_end_is_frozen_alone(hall, monkeypatch):
    endless, (ana, bo) = hall.table("Ana", "Bo")
    sound, (cleo, _) = hall.table("Cleo", "Dan")

    def push_luck(state: toy.HighCard, seat: int) -> None:
        state.do(push_luck, seat)

    async def play():
        first, second = await Player.come(ana), await Player.come(bo)
        await first.watch(endless, 0)
        await second.watch(endless, 1)
        await first.decide(endless, 0, "bid", "low")
        await second.decide(endless, 1, "bid", "low")
        monkeypatch.setattr(toy, "push_luck", push_luck)
        await first.answer(endless, 0, "pick_side", "left")
        assert (await first.hear(protocol.Error)).code == "frozen"
        monkeypatch.undo()
        await first.answer(endless, 0, "pick_side", "right")
        assert (await first.hear(protocol.Error)).code == "frozen"
        other = await Player.come(cleo)
        await other.watch(sound, 0)
        assert await other.decide(sound, 0, "bid", "high") == 1

    run(play())
    info = ana.get(f"/api/tables/{endless}")
    assert (info["status"], info["reason"]["key"]) == ("frozen", "mistake-unending")
    assert info["reason"]["args"]["step"] == "push_luck"
    assert cleo.get(f"/api/tables/{sound}")["status"] == "running"


def test_a_person_plays_at_the_hall_from_a_terminal(hall):
    terminal = Terminal("play", "dungeon-cards", "--server", hall.address, "--players", "2", "--bots", "random")
    terminal.expect("1")
    terminal.type("1")
    terminal.expect(">")
    terminal.type("nonsense")
    terminal.expect("nonsense")
    terminal.type("q")
    terminal.expect("leave")
    assert terminal.end() == 0


def test_the_load_test_measures_what_everybody_heard():
    done = duskhall("loadtest", "--tables", "2", "--connections", "4", "--rate", "5", "--seconds", "1", "--json")
    report = json.loads(done.stdout)
    assert report["connections"] == 8
    assert report["decisions"] > 0
    assert report["messages"] == 4 * report["decisions"]
    assert 0 < report["p50_ms"] <= report["p99_ms"] <= report["worst_ms"]
