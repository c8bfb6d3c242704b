"""Playing at a hall from a terminal: as good as at a table of one's own."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.terminal import Terminal
from tests.hall.halls import RunningHall

from duskhall.hall.client import Visitor
from duskhall.kernel.record import Record, load

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")

BOARD = ("play", "bloodborne-board", "--bots", "random", "--setting", "hunters=random")


@pytest.fixture
def open_hall(tmp_path: Path) -> Iterator[Callable[..., RunningHall]]:
    """Open halls on one store; they are closed after the test."""
    opened: list[RunningHall] = []

    def open_one(**config: Any) -> RunningHall:
        opened.append(RunningHall(**{"db": f"sqlite:///{tmp_path}/hall.sqlite3", **config}))
        return opened[-1]

    yield open_one
    for hall in opened:
        hall.stop()


@pytest.fixture
def hall(open_hall: Callable[..., RunningHall]) -> RunningHall:
    return open_hall()


def answer_until(terminal: Terminal, *texts: str, typed: str = "1") -> str:
    """Answer everything with the same until one of these is said."""
    while (said := terminal.expect(*texts, "> ")) == "> ":
        terminal.type(typed)
    return said


def leave(terminal: Terminal) -> None:
    terminal.type("q")
    terminal.expect("You leave the table.")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.output


# --- What is shown ---------------------------------------------------------------------------------------------------


def test_the_map_is_drawn_from_what_the_seat_is_sent(hall):
    terminal = Terminal(*BOARD, "--server", hall.address, "--players", "2", "--names", "Ana", environ={"LINES": "60"})
    terminal.expect("The game begins. Dice promised: ")
    terminal.expect("|Central Lamp    |")
    terminal.expect("unexplored exit")
    terminal.expect("Ana: ")
    answer_until(terminal, "Who goes next?")
    terminal.expect("> ")
    terminal.type("v")
    terminal.expect("|Central Lamp    |")
    terminal.expect("A visit to the Dream now moves the track to 3.")
    leave(terminal)


def test_chances_stand_beside_the_options(hall):
    terminal = Terminal("play", "dungeon-cards", "--server", hall.address, "--players", "2", "--bots", "random")
    terminal.expect("Who will you be?")
    terminal.expect("> ")
    terminal.type("warrior")
    answer_until(terminal, "bust ")
    leave(terminal)


def test_a_whole_game_is_played_and_its_record_kept(hall, tmp_path):
    file = tmp_path / "game.json"
    options = ("--players", "2", "--bots", "random", "--setting", "rounds=1", "--record", str(file))
    terminal = Terminal("play", "dungeon-cards", "--server", hall.address, *options)
    while terminal.expect("> ", "Made up of") == "> ":
        terminal.type("decline" if "face the boss" in terminal.output[-400:] else "1")
    terminal.expect("See the game again, in a browser: ")
    assert terminal.end() == 0
    record = load(file)
    assert record.outcome is not None
    assert [holder.player for holder in record.seats] == ["person", "bot:random"]


def test_a_refusal_names_its_rule_and_the_question_stays(hall):
    options = ("--players", "2", "--bots", "random", "--setting", "first_player=seat")
    terminal = Terminal("play", "dungeon-cards", "--server", hall.address, *options)
    terminal.expect("> ")
    terminal.type("warrior")
    answer_until(terminal, "Turn up a card, or stop here?")
    terminal.expect("> ")
    terminal.type("fireball")
    terminal.expect("Fireball is not a skill of your adventurer. (rule 6.3)")
    terminal.expect("Turn up a card, or stop here?")
    terminal.expect("> ")
    terminal.type("stop")
    terminal.expect("Player 1 stops here")
    leave(terminal)


# --- What is typed ---------------------------------------------------------------------------------------------------


def test_help_rules_chat_and_undo_at_the_prompt(hall):
    terminal = Terminal(*BOARD, "--server", hall.address, "--players", "2", "--names", "Ana")
    terminal.expect("Which side of your weapon?")
    terminal.expect("> ")
    for typed, said in (
        ("?", "takes your last decision back"),
        ("r 2.5", "2.5"),
        ("c good evening", "Ana: good evening"),
    ):
        terminal.type(typed)
        terminal.expect(said)
    terminal.type("side b")
    terminal.expect("Ana shows side B of the weapon.")
    terminal.expect("> ")
    terminal.type("u")
    terminal.expect("Ana takes the last decision back.")
    terminal.expect("Which side of your weapon?")
    terminal.expect("> ")
    terminal.type("u")
    terminal.expect("There is nothing to take back.")
    leave(terminal)


def test_a_bot_that_waits_is_let_go(hall):
    terminal = Terminal(*BOARD, "--server", hall.address, "--players", "2")
    answer_until(terminal, "Bram can go first, too: b.")
    terminal.expect("> ")
    terminal.type("b")
    assert terminal.expect("Bram's turn begins.", "Player 1's turn begins.") == "Bram's turn begins."
    answer_until(terminal, "Player 1: What do you do?", typed="1")
    leave(terminal)


def test_the_notebook_talk_and_standing_answers(hall):
    terminal = Terminal("play", "blood-bound", "--server", hall.address, "--players", "6", "--bots", "random")
    terminal.expect("> ")
    for typed, said in (
        ("n", "100 %"),
        ("t", "t accuse SEAT CLAN"),
        ("t accuse nobody", "t accuse SEAT CLAN"),
        ("t accuse 3 beast", "Player 1: “"),
        ("s", "s always_for SEAT"),
        ("s never", "From now on:"),
    ):
        terminal.type(typed)
        terminal.expect(said)
    for _ in range(12):
        asked = terminal.expect("Will you take this wound in their place?", "> ", "Made up of")
        assert asked != "Will you take this wound in their place?"  # answered in one's place
        if asked == "Made up of":
            break
        terminal.type("1")
    else:
        terminal.type("s off")
        terminal.expect("You decide everything yourself again.")
        leave(terminal)


# --- One person, several seats ---------------------------------------------------------------------------------------


def two_hunters(terminal: Terminal) -> None:
    """Prepare two hunters, let the second go first, think again, and play both turns."""
    answer_until(terminal, "Who goes next?")
    terminal.expect("1  Ana: I go")
    terminal.expect("2  Luis: I go")
    terminal.expect("> ")
    terminal.type("luis")
    terminal.expect("Luis's turn begins.")
    terminal.expect("Luis: What do you do?")
    terminal.expect("> ")
    terminal.type("u")
    terminal.expect("Who goes next?")
    terminal.expect("> ")
    terminal.type("2")
    terminal.expect("Luis: What do you do?")
    terminal.expect("> ")
    terminal.type("end the turn")
    terminal.expect("Ana's turn begins.")
    terminal.expect("Ana: What do you do?")
    terminal.expect("> ")
    terminal.type("end")
    assert answer_until(terminal, "Round 2 begins.") == "Round 2 begins."


def test_one_person_plays_two_hunters_here(tmp_path):
    file = tmp_path / "game.json"
    people = ("--players", "2", "--humans", "1,2", "--names", "Ana,Luis", "--seed", "2", "--record", str(file))
    terminal = Terminal(*BOARD, *people)
    two_hunters(terminal)
    leave(terminal)
    assert "Pass the device" not in terminal.output  # nothing is secret among hunters
    assert turns(load(file)) == [1, 1]


def test_one_person_plays_two_hunters_at_a_hall(hall):
    people = ("--players", "2", "--humans", "1,2", "--names", "Ana,Luis")
    terminal = Terminal(*BOARD, *people, "--server", hall.address)
    two_hunters(terminal)
    (room,) = hall.hall.rooms.values()
    assert turns(room.table.record)[:2] == [1, 1]
    assert room.players == ["person", "person"]
    leave(terminal)
    assert "Pass the device" not in terminal.output


def turns(record: Record) -> list[int]:
    """Who took a turn, what was taken back included; the last hunter of a round goes without being asked."""
    return [entry.seat for entry in record.entries if entry.question == "take_turn"]


def test_two_people_with_secrets_at_one_screen_pass_it_behind_a_curtain(hall):
    people = ("--players", "6", "--humans", "1,2", "--names", "Ana,Luis", "--bots", "random")
    terminal = Terminal("play", "blood-bound", "--server", hall.address, *people)
    curtain = {"Ana": "Pass the device to Ana", "Luis": "Pass the device to Luis"}
    terminal.expect("You are: ")
    for _ in range(40):
        said = terminal.expect("> ", *curtain.values(), "Made up of")
        if said == curtain["Luis"]:
            break
        terminal.type("1")
    before = len(terminal.output)
    terminal.type("")
    terminal.expect("You are: ")
    terminal.expect("> ")
    assert "Luis: " in terminal.output[before:]
    leave(terminal)


# --- Friends ---------------------------------------------------------------------------------------------------------


def friends(hall: RunningHall) -> tuple[Terminal, Terminal]:
    """Two people at two terminals, at one table of the board game."""
    ana = Terminal(
        "play", "bloodborne-board", "--players", "2", "--bots", "none", "--names", "Ana", "--server", hall.address
    )
    ana.expect("for --table: ")
    ana.expect("\n")
    link = ana.output.partition("for --table: ")[2].split()[0]
    luis = Terminal("play", "--table", link, "--names", "Luis")  # the link knows hall and game
    return ana, luis


def test_friends_hear_each_other_and_wait_for_each_other(hall):
    ana, luis = friends(hall)
    ana.expect("Which hunter are you?")
    luis.expect("Waiting for Ana; you can type meanwhile")
    luis.type("1")
    luis.expect("You are asked nothing now")
    luis.type("c well met")
    ana.expect("Luis: well met")
    ana.expect("> ")
    ana.type("saw cleaver")
    luis.expect("Ana takes up the Saw Cleaver.")
    luis.expect("Which hunter are you?")
    leave(luis)
    leave(ana)


def test_friends_agree_when_one_takes_something_back(hall):
    ana, luis = friends(hall)
    ana.expect("> ")
    ana.type("saw cleaver")
    luis.expect("Which hunter are you?")
    luis.expect("> ")
    luis.type("hunter axe")
    ana.expect("Which side of your weapon?")
    ana.expect("> ")
    ana.type("side a")
    ana.expect("Where do you start?")
    ana.expect("> ")
    ana.type("1")
    luis.expect("Which side of your weapon?")
    luis.expect("> ")
    luis.type("side b")
    luis.expect("Where do you start?")
    ana.type("u")
    luis.expect("Ana wants to take the last decisions back.")
    luis.type("no")
    ana.expect("It is not taken back.")
    ana.type("u")
    luis.expect("Ana wants to take the last decisions back.")
    luis.type("yes")
    ana.expect("Ana takes the last decision back.")
    ana.expect("Where do you start?")
    luis.expect("Ana takes the last decision back.")
    leave(ana)
    leave(luis)


def test_whoever_names_no_game_chooses_one_or_a_public_table(hall):
    host: Visitor = hall.visitor()
    host.post("/api/tables", game="bloodborne-board", seats=2, public=True)
    host.post("/api/tables", game="bloodborne-card", seats=3)  # a private one
    terminal = Terminal("play", "--server", hall.address)
    terminal.expect("What do you want to play?")
    terminal.expect("Dungeon Cards: The Catacombs")
    terminal.expect("5  Bloodborne: The Board Game: join a table, 1 seat is free")
    terminal.expect("> ")
    terminal.type("6")
    terminal.expect("the options are 1 to 5")
    terminal.type("5")
    terminal.expect("Waiting for the others: 1 of 2 seats are ready.")
    leave(terminal)


# --- What goes wrong -------------------------------------------------------------------------------------------------


def test_a_hall_that_comes_back_is_played_on_at(open_hall):
    first = open_hall()
    terminal = Terminal(*BOARD, "--server", first.address, "--players", "2")
    terminal.expect("Which side of your weapon?")
    terminal.expect("> ")
    first.stop()
    terminal.expect("The connection is lost")
    open_hall(port=int(first.address.rpartition(":")[2]))
    terminal.expect("Which side of your weapon?")
    terminal.expect("> ")
    terminal.type("side b")
    terminal.expect("Player 1 shows side B of the weapon.")
    leave(terminal)


def test_ctrl_c_leaves_the_table_to_a_bot(hall):
    terminal = Terminal(*BOARD, "--server", hall.address, "--players", "2")
    terminal.expect("> ")
    terminal.interrupt()
    terminal.expect("Interrupted.")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.output
    (room,) = hall.hall.rooms.values()
    assert room.players[0] == "bot:adept"


def test_a_hall_that_stays_away_is_waited_for_until_one_leaves(open_hall):
    hall = open_hall()
    terminal = Terminal(*BOARD, "--server", hall.address, "--players", "2")
    terminal.expect("> ")
    hall.stop()
    terminal.expect("Ctrl-C leaves.")
    terminal.interrupt()
    terminal.expect("Interrupted.")
    assert terminal.end() == 130


def test_a_hall_that_comes_back_with_another_store_knows_nobody(open_hall, tmp_path):
    hall = open_hall()
    terminal = Terminal(*BOARD, "--server", hall.address, "--players", "2")
    terminal.expect("> ")
    hall.stop()
    terminal.expect("The connection is lost")
    open_hall(port=int(hall.address.rpartition(":")[2]), db=f"sqlite:///{tmp_path}/other.sqlite3")
    terminal.expect("The hall is back, but it does not know you any more: come in again.")
    assert terminal.end() == 2


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--table", "!!"], "!! is no table's link."),
        (["--table", "nosuchtable"], "check the link"),
        (["--humans", "3", "--players", "2"], "There is no seat 3"),
        (["--setting", "colour=red"], "colour"),
        (["--seed", "2"], "--seed cannot be chosen at a hall"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_sentence(hall, more, sentence):
    terminal = Terminal("play", "bloodborne-board", "--server", hall.address, *more)
    assert terminal.end() == 2
    assert sentence in terminal.output
    assert len(terminal.output.strip().splitlines()) == 1


def test_a_full_table_and_a_seat_that_is_not_there(hall):
    host: Visitor = hall.visitor()
    info = host.post("/api/tables", game="bloodborne-board", seats=2)
    link = f"{info['table']}#{info['invite']}"
    far = Terminal("play", "bloodborne-board", "--server", hall.address, "--table", link, "--humans", "4")
    assert far.end() == 2
    assert "There is no seat 4; the seats are 1 to 2." in far.output
    host.post(f"/api/tables/{info['table']}/sit", seat=1, another=True)
    full = Terminal("play", "bloodborne-board", "--server", hall.address, "--table", link)
    assert full.end() == 2
    assert "There is no free seat at this table." in full.output
