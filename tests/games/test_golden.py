"""Every game has golden playthroughs, and still plays them line by line; `make golden` writes them anew."""

from itertools import zip_longest

import pytest
from tests.golden.write import FOLDER, GOLDEN

from duskhall.games import GAMES


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.path.stem)
def test_a_game_is_played_as_its_golden_file_says(golden):
    name = golden.path.name
    assert golden.path.is_file(), f"{name} is missing: run `make golden`"
    written = golden.path.read_text(encoding="utf-8").splitlines()
    for number, (expected, found) in enumerate(zip_longest(written, golden.played()), 1):
        assert found == expected, f"{name}, line {number}; if this is meant, run `make golden` and read the diff"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_a_golden_file(game_id):
    assert any(golden.game_id == game_id for golden in GOLDEN), f"tests/golden/write.py plays no {game_id}"


def test_every_golden_file_is_played():
    assert {path.name for path in FOLDER.glob("*.txt")} <= {golden.path.name for golden in GOLDEN}
