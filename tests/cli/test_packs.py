"""Campaigns of one's own for the board game: the example that docs/packs.md explains, and files that go wrong."""

import json
import re
from pathlib import Path

import pytest

from duskhall.cli import main
from duskhall.games.bloodborne_board.data.packs import (
    Campaign,
    Chapter,
    Choice,
    Mission,
    Modifier,
    Penalty,
    Reward,
    Spawn,
    Step,
)

EXAMPLE = Path(__file__).parents[2] / "examples" / "the_last_lamp.toml"
GAME = "bloodborne-board"
PACK = ("--content", str(EXAMPLE), "--setting", "campaign=the_last_lamp")


@pytest.mark.parametrize("chapter", ["1", "2", "3"])
def test_every_chapter_of_the_example_can_be_simulated(chapter, capsys):
    assert main(["simulate", GAME, *PACK, "--chapter", chapter, "--players", "2", "--games", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 3


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "the lamplighter did not come home"), ("es", "Los faroles oscuros")]
)
def test_a_pack_brings_its_own_words_in_both_languages(lang, words, capsys):
    assert main(["watch", GAME, *PACK, "--setting", "round_limit=1", "--seed", "3", "--lang", lang]) == 0
    assert words in " ".join(capsys.readouterr().out.split())


def test_the_campaign_is_recorded_with_its_pack_and_can_be_verified(tmp_path, capsys):
    file = tmp_path / "hunt.json"
    assert main(["watch", GAME, *PACK, "--setting", "round_limit=1", "--record", str(file)]) == 0
    assert main(["verify", str(file)]) == 0


def test_a_campaign_that_nobody_wrote_is_refused_with_those_there_are(capsys):
    assert main(["simulate", GAME, "--content", str(EXAMPLE), "--setting", "campaign=nowhere"]) == 2
    said = capsys.readouterr().err
    assert "nowhere" in said
    assert "the_last_lamp" in said


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('tile = "market"', 'tile = "palace"', ("mission ll3_market", "tile", "palace")),
        ('tiles = ["grand_cathedral", ', "tiles = [", ("ll3_hunt_1", "grand_cathedral", "never be laid")),
        ('modifier = "ll_oiled"', 'modifier = "oily"', ("ll1_hunt_2", "modifier", "oily")),
        ('needs = ["lamplighter_hidden"]', 'needs = ["lamplighter_dead"]', ("ll2_friend", "needs", "lamplighter_dead")),
        ('goal = "pay"', 'goal = "bribe"', ("ll3_market_1", "goal", "bribe")),
        ("number = 3", "number = 4", ("chapter",)),
        ('provenance = "designed"', 'provenance = "heard"', ("the_last_lamp.toml", "provenance", "heard")),
    ],
)
def test_what_is_wrong_with_a_pack_is_named_by_file_entry_and_field(tmp_path, old, new, words, capsys):
    file = tmp_path / "the_last_lamp.toml"
    text = EXAMPLE.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    assert main(["simulate", GAME, "--content", str(file), "--setting", "campaign=the_last_lamp"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    for word in (str(file), *words):
        assert word in said


def test_the_guide_explains_every_field_of_a_pack():
    guide = (Path(__file__).parents[2] / "docs" / "packs.md").read_text(encoding="utf-8")
    prose = re.sub(r"```.*?```", "", guide, flags=re.DOTALL)
    named = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", prose))))
    structs = [Campaign, Chapter, Mission, Step, Spawn, Reward, Modifier]
    structs += [Penalty, Choice]
    assert {field for struct in structs for field in struct.__struct_fields__} - named == set()
