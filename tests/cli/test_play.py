"""Playing in a real terminal: people, bots, the curtain, undo, leaving, Ctrl-C."""

import json
import sys
from pathlib import Path

import pytest
from tests.cli.terminal import Terminal

from duskhall.kernel.record import load

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")

GAME = ("play", "dungeon-cards", "--bots", "random", "--setting", "first_player=seat")


def test_a_person_plays_a_whole_game_by_numbers_and_names(tmp_path: Path):
    file = tmp_path / "game.json"
    terminal = Terminal(*GAME, "--players", "2", "--setting", "rounds=1", "--seed", "4", "--record", str(file))
    terminal.expect("Who will you be?")
    terminal.expect("> ")
    terminal.type("dwar")
    terminal.expect("Player 1 plays the Dwarf.")
    while terminal.expect("> ", "Made up of") == "> ":
        terminal.type("decline" if "face the boss" in terminal.output[-400:] else "1")
    assert terminal.end() == 0
    assert str(file) in terminal.output.replace("\r\n", "")
    record = load(file)
    assert record.outcome is not None
    assert [holder.player for holder in record.seats] == ["person", "bot:random"]


def test_help_rules_refusals_and_undo_at_the_prompt():
    terminal = Terminal(*GAME, "--players", "2", "--seed", "2")
    terminal.expect("> ")
    terminal.type("?")
    terminal.expect("takes your last decision back")
    terminal.type("r 3.2")
    terminal.expect("must still be dealt with")
    terminal.type("r")
    terminal.expect("is picked twice.")
    terminal.type("r 77")
    terminal.expect("There is no rule 77; see")
    terminal.type("u")
    terminal.expect("nothing to take back")
    terminal.type("99")
    terminal.expect("the options are 1 to 7")
    terminal.type("w")
    terminal.expect("could be any of these: Warrior, Wizard")
    terminal.type("nonsense")
    terminal.expect("none of the options")
    terminal.type("warrior")
    terminal.expect("Turn up a card, or stop here?")
    terminal.expect("bust ")
    terminal.type("fireball")
    terminal.expect("Fireball is not a skill of your adventurer. (rule 6.3)")
    terminal.type("q")
    terminal.expect("You leave the table.")
    assert terminal.end() == 0


def test_a_curtain_falls_between_two_people_in_a_game_with_secrets():
    people = ("--players", "2", "--humans", "1,2", "--names", "Ana,Luis", "--lang", "es", "--seed", "2")
    terminal = Terminal("play", "dungeon-cards", *people, "--setting", "first_player=seat")
    terminal.expect("Pasa el aparato a Ana")
    terminal.type("")
    terminal.expect("Ana: ¿Quién vas a ser?")
    terminal.type("enano")
    terminal.expect("Pasa el aparato a Luis")
    terminal.type("")
    terminal.expect("Luis: ¿Quién vas a ser?")
    terminal.type("q")
    assert terminal.end() == 0


def test_ctrl_c_ends_with_one_sentence_and_the_record_kept(tmp_path: Path):
    file = tmp_path / "game.json"
    terminal = Terminal(*GAME, "--players", "3", "--seed", "2", "--record", str(file))
    terminal.expect("> ")
    terminal.type("warrior")
    terminal.expect("> ")
    terminal.interrupt()
    terminal.expect("Interrupted.")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.output
    assert len(load(file).entries) >= 3
    assert json.loads(file.read_text())["game"] == "dungeon-cards"


def test_the_end_of_input_leaves_the_table():
    terminal = Terminal(*GAME, "--players", "2")
    terminal.expect("> ")
    terminal.type("\x04")
    terminal.expect("You leave the table.")
    assert terminal.end() == 0


@pytest.mark.parametrize(("typed", "first"), [("b", 1), ("1", 0)])
def test_where_anybody_may_go_next_bots_wait_until_they_are_let(tmp_path: Path, typed: str, first: int):
    file = tmp_path / "game.json"
    options = ("--players", "2", "--bots", "random", "--setting", "hunters=random", "--seed", "2")
    terminal = Terminal("play", "bloodborne-board", *options, "--record", str(file))
    while terminal.expect("Who goes next?", "> ") == "> ":
        terminal.type("1")
    terminal.expect("> ")
    terminal.type(typed)
    terminal.expect("> ")
    terminal.type("q")
    assert terminal.end() == 0
    turns = [entry.seat for entry in load(file).entries if entry.question == "take_turn"]
    assert turns[0] == first
