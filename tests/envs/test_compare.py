"""The comparison: what can be measured without what `make compare` installs, and the table that it prints."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from duskhall.native.place import compiler

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "compare.py"


@pytest.mark.parametrize("name", ["duskhall", "open_spiel"])
def test_a_library_is_measured(name):
    if name == "duskhall" and compiler() is None:
        pytest.skip("there is no C++ compiler here, so there are no native rules")
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "measure", name, "--seconds", "0", "--batch", "4"],
        check=True,
        capture_output=True,
        text=True,
    )
    rows = json.loads(done.stdout)
    assert len({(row["library"], row["game"]) for row in rows}) == len(rows) > 3
    assert all({"library", "game", "alone"} <= set(row) for row in rows)
