"""Programs as bots: what they are told, and that one that hangs, lies or dies costs its chair and nothing else."""

import json
import shutil
import sys
from pathlib import Path

import msgspec
import pytest

from duskhall import minds
from duskhall.cli import main
from duskhall.games import find
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder
from duskhall.kernel.record import load
from duskhall.kernel.seat import Seat
from duskhall.minds import programs
from duskhall.minds.programs import ProgramMind

EXAMPLES = Path(__file__).parents[2] / "examples"
GAME = find("dungeon-cards")


@pytest.fixture
def command(tmp_path: Path):
    """Write a program, of whose lines `each` answers one, and return the command that starts it."""

    def write(each: str, before: str = "") -> str:
        file = tmp_path / "program.py"
        body = "\n".join(f"    {line}" for line in each.splitlines())
        lines = ("import json, sys, time", before, "for line in sys.stdin:", "    told = json.loads(line)", body, "")
        file.write_text("\n".join(lines))
        return f"{sys.executable} {file}"

    return write


def play(bot: str, seconds: float = 30.0) -> tuple[ProgramMind, list[Seat]]:
    """Play a short game with the program in the first seat; return its mind and what it was asked."""
    setup = GAME.setup(2, {"rounds": 2}, simulation=True)
    recorder = Recorder(setup)
    state = GAME.new(setup, Dice(bytes(32)), recorder)
    mind = ProgramMind(bot, GAME, 0, Dice(b"m" * 32), seconds)
    asked = []
    while state.asks:
        ask = state.pending()[0]
        if ask.seat == 0:
            asked.append(Seat(state, ask, [event for event in recorder.events if event.hears(0)]))
            _ = asked[-1].view  # as it was
            state.take(ask, mind.choose(asked[-1]))
        else:
            state.take(ask, ask.options[0])
    assert state.outcome() is not None
    mind.close()
    return mind, asked


ASKED = "if told['type'] == 'ask': print(json.dumps({'answer': told['options'][-1]}), flush=True)"


def test_it_is_told_what_its_seat_may_know_and_nothing_else(command, tmp_path):
    log = tmp_path / "told"
    mind, asked = play(command(f"open({str(log)!r}, 'a').write(line)\n{ASKED}"))
    assert mind.failed is None
    start, *told = [json.loads(line) for line in log.read_text().splitlines()]
    assert set(start) == {"type", "protocol", "game", "rules_version", "seat", "seats", "settings", "seed"}
    assert (start["game"], start["seat"], start["seats"], start["settings"]["rounds"]) == ("dungeon-cards", 0, 2, 2)
    heard: list[object] = []
    for number, (line, seat) in enumerate(zip(told, asked, strict=True), 1):
        assert set(line) == {"type", "number", "question", "options", "view", "heard_from", "heard"}
        assert (line["number"], line["question"]) == (number, seat.ask.question.name)
        assert line["options"] == seat.option_names()
        assert line["view"] == json.loads(msgspec.json.encode(seat.view))
        assert line["heard_from"] == len(heard)
        heard += line["heard"]
        assert heard == [event.plain() for event in seat.heard]


def test_it_may_ask_for_the_odds(command, tmp_path):
    log = tmp_path / "odds"
    want = "if told['type'] == 'ask': first = told['options'][0]; print('{\"want\": \"odds\"}', flush=True)"
    keep = f"if told['type'] == 'odds': open({str(log)!r}, 'a').write(line)"
    answer = "if told['type'] == 'odds': print(json.dumps({'answer': first}), flush=True)"
    mind, asked = play(command(f"{want}\n{keep}\n{answer}"))
    assert mind.failed is None
    told = [json.loads(line)["odds"] for line in log.read_text().splitlines()]
    assert len(told) == len(asked)
    assert any("success" in chances for odds in told for chances in odds.values())


@pytest.mark.parametrize(
    ("each", "before", "seconds", "sentence"),
    [
        ("time.sleep(600)", "", 0.2, "did not answer within 0.2 seconds"),
        ("pass", "", 0.2, "did not answer"),
        ("sys.exit()", "", 30, "has ended"),
        ("pass", "sys.exit(3)", 30, "has ended"),
        ("print('push', flush=True)", "", 30, "no object in JSON: push"),
        ("print('[' * 60000, flush=True)", "", 30, "no object in JSON"),
        ("print(json.dumps('x' * 70000), flush=True)", "", 30, "more than 65,536 bytes"),
        ("sys.stdout.write('x' * 1000); sys.stdout.flush()", "", 0.2, "did not answer"),
        ('print(\'{"answer": "fly"}\', flush=True)', "", 30, "not among the options"),
        ("print('{\"answer\": 7}', flush=True)", "", 30, "not among the options"),
        ('print(\'{"answer": "warrior", "number": 9}\', flush=True)', "", 30, "not among the options"),
        ('print(\'{"want": "cards"}\', flush=True)', "", 30, "not among the options"),
    ],
)
def test_one_that_hangs_lies_or_dies_loses_its_chair_to_chance(command, capsys, each, before, seconds, sentence):
    mind, asked = play(command(each, before), seconds)
    assert sentence in str(mind.failed)
    assert sentence in capsys.readouterr().err
    assert len(asked) > 1


def test_one_that_cannot_be_started_does_so_too(tmp_path):
    mind, _ = play(f"{tmp_path}/nothing here")
    assert "cannot be started" in str(mind.failed)


def test_one_that_stays_when_its_game_is_over_is_ended(command, monkeypatch):
    monkeypatch.setattr(programs, "LEAVING", 0.1)
    mind, _ = play(command(ASKED, before="import atexit; atexit.register(time.sleep, 600)"))
    assert mind.failed is None
    assert mind.chair is None


def test_a_chair_lost_in_the_arena_is_told_with_the_result(command, capsys, tmp_path):
    bots = f"{command('sys.exit()')},random"
    short = ("--players", "2", "--setting", "rounds=2", "--games", "4", "--results", str(tmp_path / "r"))
    told = []
    for _ in range(2):  # played, and read from the file
        assert main(["arena", "dungeon-cards", "--bots", bots, *short, "--json"]) == 0
        told.append(json.loads(capsys.readouterr().out)["pooled"]["bots"])
    assert told[0] == told[1]
    assert [each.get("lost_chairs") for each in told[0].values()] == [{"ended": 4}, None]
    assert main(["arena", "dungeon-cards", "--bots", bots, *short]) == 0
    assert "lost its chair 4 times" in capsys.readouterr().out


def node() -> str:
    return shutil.which("node") or ""


@pytest.mark.parametrize(
    "sample",
    [
        f"{sys.executable} {EXAMPLES / 'bot.py'}",
        pytest.param(
            f"{node()} {EXAMPLES / 'bot.mjs'}", marks=pytest.mark.skipif(not node(), reason="there is no node")
        ),
    ],
)
def test_the_samples_play_at_home(sample, capsys, tmp_path):
    short = ("--players", "2", "--setting", "rounds=2")
    assert main(["watch", "dungeon-cards", "--bots", f"{sample},random", *short, "--record", str(tmp_path / "r")]) == 0
    assert [holder.player for holder in load(tmp_path / "r").seats] == ["bot:program", "bot:random"]
    assert main(["arena", "dungeon-cards", "--bots", f"{sample},random", "--games", "2", *short, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert sample in out


def test_a_sample_is_short():
    for file in ("bot.py", "bot.mjs"):
        assert len((EXAMPLES / file).read_text().splitlines()) <= 40


def test_the_registry_of_a_hall_knows_no_commands():
    with pytest.raises(minds.UnknownMind):
        minds.find("dungeon-cards", "python3 mine.py")
