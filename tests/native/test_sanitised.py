"""The lock-step once more, with a library in which every access and every overflow is checked: in the soak alone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.native.lockstep import KINDS
from tests.scale import FULL

from duskhall.games import GAMES
from duskhall.native.place import compiler

ROOT = Path(__file__).parents[2]
GAMES_OF_A_KIND = 100

pytestmark = [
    pytest.mark.interpreted_only,
    pytest.mark.skipif(not FULL, reason="the soak alone compiles everything once more"),
    pytest.mark.skipif(compiler() is None, reason="there is no C++ compiler here, so there are no native rules"),
]


@pytest.mark.parametrize("game", GAMES)
def test_no_access_is_out_of_bounds_and_nothing_undefined_is_done(game):
    found = subprocess.run([str(compiler()), "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)
    environment = {
        **os.environ,
        "LD_PRELOAD": found.stdout.strip(),  # Python itself is not sanitised
        "ASAN_OPTIONS": "detect_leaks=0",
        "DUSKHALL_NATIVE_FLAGS": "-fsanitize=address,undefined -fno-sanitize-recover=all",
    }
    for kind in KINDS:
        command = [sys.executable, "-m", "tests.native.lockstep", game, kind, "0", str(GAMES_OF_A_KIND)]
        run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stderr[-2000:]
        assert run.stdout.startswith("{'played': ")
