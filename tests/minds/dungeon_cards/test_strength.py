"""How strong `careful` is, seats and adventurers rotated.

At small scale the bars are such that a broken bot fails and noise does not; `DUSKHALL_SCALE=full` measures.
"""

import pytest
from tests.scale import FULL

from duskhall.lab.rounds import strength


def test_careful_beats_three_random_bots():
    share = strength("dungeon-cards", "careful,random", 4, 2000 if FULL else 96, jobs=2 if FULL else 1)
    assert share.value >= 0.60, share


@pytest.mark.long
def test_careful_is_better_than_threshold():
    share = strength("dungeon-cards", "careful,threshold", 4, 20_000 if FULL else 80, jobs=2 if FULL else 1)
    assert share.value >= (0.265 if FULL else 0.17), share
