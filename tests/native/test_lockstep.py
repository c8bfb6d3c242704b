"""Native rules and Python agree after every decision: every game, number of seats, settings, altered content."""

import pytest
from tests.native.lockstep import KINDS, play_some
from tests.scale import FULL

from duskhall.games import GAMES, find
from duskhall.native.place import compiler

GAMES_OF_A_KIND = 6_700 if FULL else 100
AT_ONCE = 500

pytestmark = [
    pytest.mark.once,
    pytest.mark.long,
    pytest.mark.skipif(compiler() is None, reason="there is no C++ compiler here, so there are no native rules"),
]


@pytest.mark.parametrize("first", range(0, GAMES_OF_A_KIND, AT_ONCE))
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_native_rules_play_the_same_games(game, kind, first):
    count = min(AT_ONCE, GAMES_OF_A_KIND - first)
    came = play_some(find(game), kind, first, count)
    assert came["played"] + came["refused"] == count
    assert came["decisions"] > 20 * (came["played"] - came["too large"] - came["unending"]) > 0
    assert came["too large"] <= count // 20
