"""A day in the hall, played in less: memory, handles and bytes per table stay; benchmarks/soak.py measures it.

Small: some seconds, which only show that a day can be played; full (`make soak`): half an hour, and what it measures.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.scale import FULL

SOAK = Path(__file__).parents[2] / "benchmarks" / "soak.py"
SIZE = () if FULL else ("--minutes", "0.2", "--circles", "3", "--hours", "4")


@pytest.mark.long
def test_a_hall_stays_as_it_is_however_long_it_is_used():
    done = subprocess.run([sys.executable, str(SOAK), *SIZE], capture_output=True, text=True, check=False)
    report = json.loads(done.stdout)
    assert (report["errors"], report["write_failures"], report["exit_status"]) == (0, 0, 0), done.stderr
    assert report["tables"] > 0
    assert report["decisions"] > 0
    assert not FULL or done.returncode == 0, done.stderr
