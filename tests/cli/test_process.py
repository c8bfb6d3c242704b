"""The program as a process: quick to start, quiet on a broken pipe, no traceback on Ctrl-C."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

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
    assert set(json.loads(lines[1].replace("'", '"'))) <= {"duskhall.kernel", "duskhall.kernel.mistake"}


def test_a_reader_who_leaves_early_is_no_error():
    process = subprocess.Popen([*DUSKHALL, "rules", "dungeon-cards"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(60)


def test_play_without_a_terminal_says_so():
    command = [*DUSKHALL, "play", "dungeon-cards"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("Playing needs a terminal")


def test_ctrl_c_in_a_simulation_ends_it_and_its_processes():
    process = subprocess.Popen(
        [*DUSKHALL, "simulate", "dungeon-cards", "--games", "1000000", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    time.sleep(1.5)
    os.killpg(process.pid, signal.SIGINT)
    try:
        out, err = process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert out == ""
    assert err == "Interrupted.\n"


@pytest.mark.parametrize(
    "error", [ConnectionError("The server does not open a WebSocket."), OSError(24, "Too many open files")]
)
def test_more_connections_than_the_system_allows_are_one_sentence(error):
    with pytest.raises(Mistake, match=r"WebSocket|open files"), explained():
        raise error
