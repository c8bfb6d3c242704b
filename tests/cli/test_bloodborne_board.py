"""Bloodborne: The Board Game on the command line: a simulated game is a chapter, a later one, or a campaign."""

import json

import pytest

from duskhall.cli import main

GAME = "bloodborne-board"


def simulated(capsys, *more):
    assert main(["simulate", GAME, "--players", "2", "--games", "3", "--seed", "2", "--json", *more]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_simulated_game_is_a_chapter_unless_the_campaign_is_asked_for(capsys):
    assert simulated(capsys)["settings"]["length"] == "chapter"
    assert simulated(capsys, "--campaign")["settings"]["length"] == "campaign"


def test_a_simulation_can_begin_with_a_later_chapter(capsys):
    first, third = simulated(capsys), simulated(capsys, "--chapter", "3")
    assert (first["settings"]["chapter"], third["settings"]["chapter"]) == (1, 3)
    assert first["fingerprint"] != third["fingerprint"]
    both = simulated(capsys, "--chapter=2", "--campaign")["settings"]
    assert (both["chapter"], both["length"]) == (2, "campaign")


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ([GAME, "--chapter", "4"], "Setting chapter cannot be 4; it is one of 1-3."),
        ([GAME, "--chapter"], "Setting chapter cannot be ; it is one of 1-3."),
        (["dungeon-cards", "--chapter", "2"], "No such option: --chapter"),
        (["dungeon-cards", "--campaign"], "No such option: --campaign"),
    ],
)
def test_what_cannot_be_simulated_is_said_in_one_sentence(command, words, capsys):
    assert main(["simulate", *command, "--games", "1"]) == 2
    assert words in capsys.readouterr().err
