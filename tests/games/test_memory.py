"""Memory stays flat however many games are played; benchmarks/memory.py measures it in a process of its own."""

import subprocess
import sys
from pathlib import Path

import pytest

from duskhall.games import GAMES

pytestmark = pytest.mark.once

MEMORY = Path(__file__).parents[2] / "benchmarks" / "memory.py"


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="this system does not tell how much memory is used")
@pytest.mark.parametrize("game_id", GAMES)
def test_memory_stays_flat_over_many_games(game_id):
    measured = subprocess.run(
        [sys.executable, str(MEMORY), "--game", game_id], capture_output=True, text=True, check=False
    )
    print(measured.stdout)
    assert measured.returncode == 0, measured.stdout + measured.stderr
