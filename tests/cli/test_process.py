"""The program as a process: quick to start, quiet on a broken pipe, no traceback on Ctrl-C."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress

import pytest
from tests.patience import PATIENCE, until

from duskhall.cli.serve import explained
from duskhall.kernel.mistake import Mistake

DUSKHALL = [sys.executable, "-m", "duskhall"]


def test_importing_duskhall_loads_nothing():
    code = "import sys, duskhall; print([name for name in sys.modules if name.startswith('duskhall')])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "['duskhall']"


def test_the_version_loads_no_game_no_text_and_no_table():
    code = (
        "import sys; from duskhall.cli import main; main(['--version']); "
        "print([name for name in sys.modules if name.startswith(('duskhall.', 'fluent', 'rich', 'msgspec'))"
        " and not name.startswith('duskhall.cli')])"
    )
    lines = subprocess.check_output([sys.executable, "-c", code], text=True).splitlines()
    assert lines[0].startswith("Duskhall ")
    assert set(json.loads(lines[1].replace("'", '"'))) <= {
        "duskhall.kernel",
        "duskhall.kernel.mistake",
        "duskhall.native",
        "duskhall.native.place",
    }


def test_a_reader_who_leaves_early_is_no_error():
    process = subprocess.Popen([*DUSKHALL, "rules", "dungeon-cards"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(PATIENCE)


def test_play_without_a_terminal_says_so():
    command = [*DUSKHALL, "play", "dungeon-cards"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("Playing needs a terminal")


@pytest.fixture
def simulation() -> Iterator[subprocess.Popen[str]]:
    """A long simulation that has begun to play, in a group of processes of its own; these bots play in Python."""
    process = subprocess.Popen(
        [*DUSKHALL, "simulate", "dungeon-cards", "--games", "1000000", "--jobs", "2", "--bots", "threshold"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    until(lambda: len(children(process.pid)) >= 2)
    yield process
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.communicate()


def children(pid: int) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    return [int(each) for each in found.stdout.split()]


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_ctrl_c_in_a_simulation_ends_it_and_its_processes(simulation):
    os.killpg(simulation.pid, signal.SIGINT)
    out, err = simulation.communicate(timeout=PATIENCE)
    assert simulation.returncode == 130
    assert out == ""
    assert err == "Interrupted.\n"


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGKILL])
def test_the_processes_of_a_simulation_do_not_outlive_it(simulation, sent):
    workers = children(simulation.pid)
    os.kill(simulation.pid, sent)
    simulation.wait(PATIENCE)
    until(lambda: not any(map(is_alive, workers)))


@pytest.mark.parametrize(
    "error", [ConnectionError("The server does not open a WebSocket."), OSError(24, "Too many open files")]
)
def test_more_connections_than_the_system_allows_are_one_sentence(error):
    with pytest.raises(Mistake, match=r"WebSocket|open files"), explained():
        raise error
