"""No document tells a command that does not work: every one is run here, with fewer games where it asks for many.

A block of shell says how it is run: as it stands, at a terminal (`play`), against a hall (`hall`), by what make does
(`make`), or read for its flags (`serve`, `cluster`, `train`).  docs/operations.md has tests of its own:
tests/hall/test_operations_page.py.
"""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.terminal import Terminal
from tests.docs.pages import PROJECT, Block, blocks
from tests.examples.programs import program
from tests.hall.halls import RunningHall

from duskhall.cli import main

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")

TOLD = [block for block in blocks("operations.md") if block.language == "sh"]
SHELL = [block for block in TOLD if not block.purpose]
MANY = re.compile(r"(--games) \d+")
FEW = r"\1 1"
EXAMPLE = "127.0.0.1:8000"  # the hall that documents speak of
PURPOSES = {"", "play", "hall", "serve", "make", "cluster", "train"}


def lines(purpose: str) -> list[str]:
    return list(dict.fromkeys(line for block in TOLD if block.purpose == purpose for line in block.commands))


def test_every_block_says_how_it_is_run():
    assert {block.purpose for block in TOLD} <= PURPOSES


@pytest.mark.parametrize("block", SHELL, ids=str)
def test_commands_do_what_they_are_said_to(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(PROJECT / "examples")
    for command in block.commands:
        program, *arguments = shlex.split(MANY.sub(FEW, command))
        assert program == "duskhall", f"a test has to know how {program} is run: give the block a purpose"
        assert main(arguments) == 0, command


@pytest.mark.parametrize("command", lines("play"))
def test_games_begin_in_a_terminal(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(PROJECT / "examples")
    terminal = Terminal(*shlex.split(command)[1:])
    if terminal.expect("> ", "presses Enter") != "> ":
        terminal.type("")
        terminal.expect("> ")
    terminal.type("q")
    terminal.expect("You leave the table.")
    assert terminal.end() == 0


@pytest.mark.parametrize("command", lines("hall"))
def test_games_begin_at_a_hall(command: str, tmp_path: Path):
    hall = RunningHall(db=f"sqlite:///{tmp_path}/hall.sqlite3")
    try:
        terminal = Terminal(*shlex.split(command.replace(f"http://{EXAMPLE}", hall.address))[1:])
        terminal.expect("> ")
        terminal.type("q")
        assert terminal.end() == 0
    finally:
        hall.stop()


@pytest.mark.parametrize("command", lines("make"))
def test_make_knows_what_it_is_told_to_make(command: str):
    done = subprocess.run(
        [*shlex.split(command), "--dry-run"], cwd=PROJECT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("command", [each for each in lines("cluster") if each.startswith("ray ")])
def test_ray_has_the_flags_of_a_cluster(command: str):
    from ray.scripts.scripts import cli

    _, name, *flags = shlex.split(command)
    known = {flag for parameter in cli.commands[name].params for flag in parameter.opts}
    assert {flag for flag in flags if flag.startswith("--")} <= known


@pytest.mark.parametrize("command", [*lines("serve"), *(each for each in lines("cluster") if "duskhall" in each)])
def test_halls_are_opened_with_flags_that_there_are(command: str, capsys: pytest.CaptureFixture[str]):
    program, name, *flags = shlex.split(command)
    assert (program, main([name, "--help"])) == ("duskhall", 0)
    said = capsys.readouterr().out
    assert [flag for flag in flags if flag.startswith("--") and flag not in said] == []


def test_a_learner_is_trained_with_flags_that_there_are():
    for command in lines("train"):
        python, script, *flags = shlex.split(command)
        folder, _, name = script.removesuffix(".py").rpartition("/")
        assert (python, folder) == ("python", "examples")
        assert program(name).command_line().parse_args(flags)
