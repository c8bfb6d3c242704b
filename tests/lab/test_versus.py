"""One bot against copies of another: seats and roles are rotated, and the result does not depend on processes."""

from collections import Counter

import pytest

from duskhall.lab.versus import Match, arrangement, versus
from duskhall.minds import UnknownMind


def test_every_arrangement_of_roles_comes_once_before_any_comes_again():
    arrangements = [tuple(arrangement(6, 4, number)) for number in range(360)]
    assert len(set(arrangements)) == 360
    assert arrangement(6, 4, 360) == arrangement(6, 4, 0)
    early = Counter(role for dealt in arrangements[:60] for role in dealt)
    assert max(early.values()) < 2 * min(early.values())


def test_the_bot_plays_every_role_about_equally_often():
    match = versus("dungeon-cards", "random", "random", 4, 240)
    assert match.games == 240
    assert sum(games for games, _ in match.by_role.values()) == 240
    assert {games for games, _ in match.by_role.values()} <= set(range(30, 51))


def test_the_result_does_not_depend_on_the_number_of_processes():
    assert versus("dungeon-cards", "random", "random", 3, 150, jobs=1) == versus(
        "dungeon-cards", "random", "random", 3, 150, jobs=2
    )


def test_the_standard_error_is_that_of_a_share():
    assert Match(10_000, 2500.0).error == pytest.approx(0.00433, abs=1e-5)


def test_an_unknown_bot_is_refused_before_anything_is_played():
    with pytest.raises(UnknownMind):
        versus("dungeon-cards", "reckless", "random", 4, 10)
