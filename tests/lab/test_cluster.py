"""The same result on a Ray cluster as in one process, though a machine is lost on the way; and who does which part."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from duskhall.cli import main
from duskhall.cli.flags import spelled_out
from duskhall.lab import balance, cluster, rounds, workers
from duskhall.lab.contest import Cell, Contest
from duskhall.lab.courses import Plan
from duskhall.lab.workers import spread

PROJECT = Path(__file__).parents[2]


@pytest.mark.long
def test_a_killed_node_loses_nothing_and_changes_nothing(tmp_path, monkeypatch):
    content = tmp_path / "cards.json"
    content.write_text(json.dumps({"adventurer": []}), encoding="utf-8")
    out = tmp_path / "found.json"
    command = [sys.executable, "-m", "tests.lab.two_nodes", str(content), str(out)]
    quiet = os.environ | {"RAY_DISABLE_IMPORT_WARNING": "1"}
    done = subprocess.run(command, cwd=PROJECT, env=quiet, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(out.read_text(encoding="utf-8"))
    assert found["nodes"] == [2, 1]
    monkeypatch.setattr(balance, "CHUNK", 5)
    alone = balance.report(Plan("dungeon-cards", 3, games=100), effects=False)
    assert found["report"] == json.loads(json.dumps(alone))
    contest = Contest("dungeon-cards", ("threshold", "random"), (Cell(3),), "1", content=str(content))
    assert found["deals"] == json.loads(json.dumps([deal.plain() for deal in rounds.play(contest, 3)]))


class Reversed:
    """Workers of whom the last to begin is the first to be done."""

    size = 2

    def __init__(self):
        self.most = 0
        self.ended = ""

    def submit(self, work, part):
        return (work(*part), object())

    def wait(self, begun):
        self.most = max(self.most, len(begun))
        return [begun[-1]]

    def result(self, done):
        return done[0]

    def close(self):
        self.ended = "closed"

    def stop(self):
        self.ended = "stopped"


def test_results_come_in_their_order_where_that_is_wanted_and_few_wait(monkeypatch):
    pool = Reversed()
    monkeypatch.setattr(workers, "_pool", lambda wanted: pool)
    taken = []

    def parts():
        for number in range(50):
            taken.append(number)
            yield (number,)

    ahead = []
    for number in spread(lambda number: number, parts(), 2, ordered=True):
        ahead.append(taken[-1] - number)
        assert len(ahead) == number + 1
    assert max(ahead) <= 2 * pool.size
    assert pool.ended == "closed"
    assert sorted(spread(lambda number: number, parts(), 2)) == list(range(50))


def test_whoever_stops_listening_ends_the_work(monkeypatch):
    pool = Reversed()
    monkeypatch.setattr(workers, "_pool", lambda wanted: pool)
    playing: Any = spread(lambda number: number, ((number,) for number in range(50)), 2)
    next(playing)
    playing.close()
    assert pool.ended == "stopped"


def test_a_cluster_may_be_named_without_an_address():
    assert spelled_out(["arena", "--cluster", "dungeon-cards"]) == ["arena", "--cluster", "here", "dungeon-cards"]
    assert spelled_out(["dungeon-cards", "--cluster", "--jobs", "2"])[1:3] == ["--cluster", "here"]
    assert spelled_out(["dungeon-cards", "--cluster", "ray://one:10001"])[2] == "ray://one:10001"


@pytest.mark.parametrize(
    "command", [["arena", "dungeon-cards", "--bots", "threshold"], ["balance", "dungeon-cards", "--json"]]
)
def test_a_missing_extra_is_named(command, monkeypatch, capsys):
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    assert main([*command, "--json", "--cluster"]) == 2
    assert capsys.readouterr().err == 'This needs ray: pip install "duskhall[cluster]".\n'


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999999"])
def test_an_address_at_which_nobody_answers_is_named(address, capsys):
    assert main(["balance", "dungeon-cards", "--json", "--games", "4", "--cluster", address]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"There is no Ray cluster at {address}: ")
    assert said.count("\n") == 1


def test_machines_with_another_duskhall_are_refused():
    answer = cluster._do("another digest", len, ("four",))
    assert answer.key == "mistake-cluster-code"
    assert cluster._do(cluster.code(), len, ("four",)) == 4
