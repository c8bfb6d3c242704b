"""Content with something altered in it is refused with a sentence, or games with it run: no traceback, hang or crash.

What is altered and how it is played is in `tests.games.altering`, which runs as a process of its own: compiled rules
that fail may take the process with them, and that must be seen, too.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.scale import FULL

from duskhall import games

pytestmark = pytest.mark.once

ALTERED = 10_000 if FULL else 300
AT_ONCE = 500  # contents that one process tries
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("first", range(0, ALTERED, AT_ONCE))
@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_altered_content_is_refused_or_played(game: str, first: int):
    count = min(AT_ONCE, ALTERED - first)
    command = [sys.executable, "-m", "tests.games.altering", game, str(first), str(count)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    *numbers, last = done.stdout.splitlines()
    assert done.returncode == 0, f"content {last} of {game} ended the process ({done.returncode}): {done.stderr}"
    came = json.loads(last)
    assert came["wrong"] == []
    assert len(numbers) == count == came["refused"] + came["played"]
    assert min(came["refused"], came["played"]) > count // 20
