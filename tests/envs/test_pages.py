"""What the pages for researchers say besides their snippets, which tests/docs runs: sizes, and how to cite."""

import re
from pathlib import Path

import duskhall
from duskhall.games import find

PROJECT = Path(__file__).parents[2]
RESEARCH = (PROJECT / "docs" / "research.md").read_text(encoding="utf-8")


def test_the_numbers_of_actions_are_as_said():
    said = re.search(r"has (\d+) actions, .*? three hunters (\d+), .*? with six (\d+), .*? with two ([\d,]+)", RESEARCH)
    assert said is not None
    tables = [("dungeon-cards", 4), ("bloodborne-card", 3), ("blood-bound", 6), ("bloodborne-board", 2)]
    assert [int(each.replace(",", "")) for each in said.groups()] == [
        find(game).setup(seats).actions for game, seats in tables
    ]


def test_the_limits_are_as_said():
    limits = {
        game: {setting.name: setting.in_simulation for setting in find(game).settings}
        for game in ("blood-bound", "bloodborne-card", "bloodborne-board")
    }
    assert f"`pass_limit` is {limits['blood-bound']['pass_limit']} turns" in RESEARCH
    assert f"is {limits['bloodborne-card']['round_limit']} rounds" in RESEARCH
    assert f"and {limits['bloodborne-board']['round_limit']} of the board game" in RESEARCH


def test_the_citation_is_of_this_version():
    text = (PROJECT / "CITATION.cff").read_text(encoding="utf-8")
    cited = dict(re.findall(r"^([a-z-]+): *(.*)$", text, re.MULTILINE))
    assert cited["version"] == duskhall.__version__
    assert {"cff-version", "message", "title", "authors", "license"} <= set(cited)
