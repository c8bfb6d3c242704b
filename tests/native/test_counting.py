"""What is counted over games, native and in Python: the same numbers."""

from typing import Any

import pytest
from tests.scale import FULL

from duskhall.games import GAMES, find
from duskhall.kernel.counting import Counter, counted_of
from duskhall.kernel.dice import Dice
from duskhall.native.batch import Batch, key_of
from duskhall.native.place import compiler

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(compiler() is None, reason="there is no C++ compiler here, so there are no native rules"),
]

PLAYED = 500 if FULL else 10  # games


@pytest.mark.parametrize("game_id", GAMES)
def test_native_and_python_count_the_same(game_id):
    game = find(game_id)
    setup = game.setup(game.usual_seats, simulation=True)
    batch = Batch(game, setup, range(PLAYED), counts=True)
    batch.play_out(range(100, 100 + PLAYED))
    assert batch.counts is not None
    for number in range(PLAYED):
        counter = Counter(setup)
        state = game.start(setup, Dice(key_of(number)))
        counter.listen(state)
        state.run()
        state.play_out(Dice(key_of(100 + number)))
        assert counted_of(setup).named(batch.counts[number].tolist()) == counted_of(setup).named(counter.numbers)
    assert batch.counts.any()


def test_a_copy_counts_in_a_row_of_its_own():
    game = find("dungeon-cards")
    setup = game.setup(4, simulation=True)
    one: Any = Batch(game, setup, [1], counts=True)
    other: Any = Batch(game, setup, [2, 3], counts=True)
    before = one.counts.copy()
    one.copy(0, other, 1)
    other.play_out([4, 5])
    assert (one.counts == before).all()
    assert counted_of(setup).named(other.counts[1].tolist())["winning_gold"][0] > 0


def test_nothing_is_counted_where_nobody_wants_it():
    game = find("dungeon-cards")
    assert Batch(game, game.setup(2), [1]).counts is None
