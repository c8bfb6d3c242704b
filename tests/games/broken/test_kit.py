"""The kit has teeth: games and bots that are broken in one way each are caught by the check that is meant for it."""

import pytest
from tests.games.broken.breaking import GAME, SEATS, broken

from duskhall.kernel.conformance import CHECKS, NotConforming, check_game


def test_the_game_that_is_broken_here_is_sound():
    for check in CHECKS:
        check(GAME, SEATS, 1, "broken")


def test_a_whole_kit_stops_at_the_first_fault():
    with pytest.raises(NotConforming, match="its longest"):
        check_game(broken(longest=10), [2], 1)
