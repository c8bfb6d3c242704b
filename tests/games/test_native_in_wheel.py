"""The wheel brings native rules along, and they play what its compiled rules play."""

import pytest
from tests.native.lockstep import play_some

from duskhall.games import GAMES, find
from duskhall.native.place import compiler, is_built

pytestmark = [
    pytest.mark.compiled_only,
    pytest.mark.skipif(compiler() is None, reason="there was no C++ compiler here, so the wheel has no native rules"),
]


@pytest.mark.parametrize("game", GAMES)
def test_the_wheel_brings_native_rules_that_play_the_same_games(game):
    assert is_built(game)
    came = play_some(find(game), "settings", 0, 12)
    assert came["played"] == 12
