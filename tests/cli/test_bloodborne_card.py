"""Bloodborne: The Card Game on the command line: content of one's own, simulation, and what goes wrong with them."""

import json
from pathlib import Path

import pytest

from duskhall.cli import main
from duskhall.kernel.record import load

CLAW = """
[[upgrade]]
id = "beast_claw"
kind = "melee"
copies = 30
damage = 3
effects = []
provenance = "rulebook"
name = { en = "Beast Claw", es = "Garra de bestia" }
"""

GAME = "bloodborne-card"
SHORT = ("--players", "3", "--seed", "5", "--bots", "random", "--setting", "round_limit=3")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(CLAW, encoding="utf-8")
    return file


def test_a_table_of_bots_is_narrated_with_cards_of_ones_own(mine, capsys):
    assert main(["watch", GAME, *SHORT, "--content", str(mine), "--lang", "es"]) == 0
    assert "Garra de bestia" in capsys.readouterr().out


def test_such_a_table_is_recorded_with_its_content_and_can_be_verified(mine, tmp_path, capsys):
    file = tmp_path / "game.json"
    assert main(["watch", GAME, *SHORT, "--content", str(mine), "--record", str(file)]) == 0
    mine.unlink()
    assert load(file).embedded_content is not None
    assert main(["verify", str(file)]) == 0
    assert main(["replay", str(file), "--lang", "en"]) == 0
    assert "Beast Claw" in capsys.readouterr().out


def test_simulations_take_content_of_ones_own_with_any_number_of_processes(mine, capsys):
    reports = []
    for more in ((), ("--content", str(mine)), ("--content", str(mine), "--jobs", "2")):
        assert main(["simulate", GAME, "--players", "5", "--games", "24", "--seed", "3", "--json", *more]) == 0
        reports.append(json.loads(capsys.readouterr().out)["fingerprint"])
    assert reports[0] != reports[1] == reports[2]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (CLAW.replace("damage = 3", "damage = -3"), "upgrade beast_claw, damage: -3 is not from 0 to 100."),
        (
            CLAW.replace("effects = []", 'effects = [{ block = "bless", when = "instant" }]'),
            "effects, block: 'bless' is not one of ",
        ),
        ("[[starter]]\nid = 3", "starter 1, id: it is missing."),
        ("=", "it is no TOML or JSON"),
    ],
)
@pytest.mark.parametrize("command", ["watch", "simulate"])
def test_a_bad_content_file_gets_one_sentence_and_a_status(tmp_path, text, words, capsys, command):
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    assert main([command, GAME, "--content", str(file)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"{file}: ")
    assert said.err.count("\n") == 1
    assert words in said.err


def test_a_missing_content_file_gets_one_sentence(tmp_path, capsys):
    assert main(["watch", GAME, "--content", str(tmp_path / "none.toml")]) == 2
    assert "cannot be read" in capsys.readouterr().err
