"""Comparisons find a planted change of three points, and, at the rate that they state, none where there is none."""

import json
from copy import deepcopy
from dataclasses import replace

import pytest
from tests.cli.test_messages import Strict
from tests.scale import FULL

from duskhall.cli import main
from duskhall.games import find
from duskhall.kernel.text import LANGUAGES
from duskhall.lab import balance, page, telling
from duskhall.lab.courses import Plan

REPETITIONS = 20 if FULL else 1
GAMES = 10_000 if FULL else 3000
NULL_GAMES = 10_000 if FULL else 1000


def plan_of(**more):
    return Plan("dungeon-cards", 4, **more)


def cheaper_tumble():
    """The game's content, but the Rogue tumbles for one point less: worth three points of win share."""
    data = deepcopy(json.loads(json.dumps(find("dungeon-cards").setup(4).content.data)))
    (rogue,) = (entry for entry in data["adventurer"] if entry["id"] == "rogue")
    (tumble,) = (skill for skill in rogue["skill"] if skill["id"] == "tumble")
    tumble["cost"] -= 1
    return data


@pytest.mark.long
def test_a_planted_change_of_three_points_is_found():
    for repetition in range(REPETITIONS):
        plan = plan_of(games=GAMES, seed=f"planted {repetition}")
        result = balance.compare(plan, replace(plan, content=json.dumps(cheaper_tumble())))
        rows = {(row["group"], row["entry"], row["kind"]): row for row in result["figures"]}
        rogue = rows["adventurers", "rogue", "share"]
        assert rogue["found"]
        assert rogue["difference"] == pytest.approx(0.03, abs=0.015)
        assert rogue["difference_low"] < rogue["difference"] < rogue["difference_high"]


@pytest.mark.long
def test_where_nothing_changed_nothing_is_found_at_the_stated_rate():
    """Other seeds are other games of the same game; a hundredth of such comparisons may mark something."""
    found = 0
    for repetition in range(REPETITIONS):
        plan = plan_of(games=NULL_GAMES, seed=f"one {repetition}")
        result = balance.compare(plan, replace(plan, seed=f"other {repetition}"))
        assert result["risk"] == 0.01
        found += result["found"] > 0
    assert found <= (1 if FULL else 0)


def test_the_same_on_both_sides_differs_in_nothing():
    result = balance.compare(plan_of(games=30), plan_of(games=30))
    assert result["found"] == 0
    assert all(row["difference"] == 0 for row in result["figures"])


def test_settings_and_content_files_are_compared_by_the_command(tmp_path, capsys):
    cards = tmp_path / "cards.json"
    (rogue,) = (entry for entry in cheaper_tumble()["adventurer"] if entry["id"] == "rogue")
    cards.write_text(json.dumps({"adventurer": [rogue]}), encoding="utf-8")
    out = tmp_path / "change.html"
    command = ["balance", "dungeon-cards", "--games", "60", "--out", str(out), "--json", "--compare"]
    assert main([*command, "-", "rounds=5"]) == 0
    said = capsys.readouterr()
    result = json.loads(said.out)
    (length,) = (row for row in result["figures"] if row["entry"] == "length")
    assert length["found"]
    assert length["difference"] < -50
    assert "decisions in a game" in said.err
    assert "rounds=5" in out.read_text(encoding="utf-8")
    assert main([*command, str(cards), "-"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["one"]["content"] != result["other"]["content"] == find("dungeon-cards").setup(4).content.digest


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_page_of_a_comparison_has_words(lang, monkeypatch):
    monkeypatch.setattr(page, "_vega", lambda: "")
    monkeypatch.setattr(telling, "Texts", Strict)
    plan = plan_of(games=60)
    result = balance.compare(plan, replace(plan, settings=(("rounds", 2),)))
    written = telling.compare_page(lang, plan.setups[0], result, ("", "rounds=2"))
    assert written.count('class="plot"') == 3
    assert written.count("<li>") <= 2 + telling.CHANGES + 1
