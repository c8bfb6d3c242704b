"""What seats observe, native and in Python: the same numbers in whole games of every kind."""

import numpy as np
import pytest
from tests.scale import FULL

from duskhall.games import GAMES, find
from duskhall.kernel.observation import observation_of
from duskhall.native.batch import BadBatch, Batch
from duskhall.native.place import compiler

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(compiler() is None, reason="there is no C++ compiler here, so there are no native rules"),
]

PLAYED = 40 if FULL else 2  # games


@pytest.mark.parametrize("game_id", GAMES)
def test_native_and_python_observe_the_same(game_id):
    game = find(game_id)
    for seats in game.seats if FULL else (game.seats[0], game.seats[-1]):
        setup = game.setup(seats, simulation=True)
        batch = Batch(game, setup, range(PLAYED))
        observation = observation_of(setup)
        out = np.full((PLAYED, observation.length), 7, np.int32)
        at_once = batch.observe()
        moves = 0
        while (batch.seat >= 0).any() and moves < (100_000 if FULL else 120):
            states = [batch.state(number) for number in range(PLAYED)]
            assert batch.observe(out) is out
            assert (at_once == out).all()
            for number, state in enumerate(states):
                if state.asks:
                    assert out[number].tolist() == observation.of(state, int(batch.seat[number]))
            seat = moves % seats
            batch.observe(out, [seat] * PLAYED)
            assert out.tolist() == [observation.of(state, seat) for state in states]
            batch.step([_some_action(mask, moves) for mask in batch.mask], out=at_once)
            moves += 1


def _some_action(mask, moves):
    """Return one of the legal actions, another one from move to move."""
    legal = np.flatnonzero(mask)
    return legal[moves * 7 % len(legal)] if len(legal) else 0


def test_a_buffer_that_does_not_fit_and_a_seat_that_is_not_there_are_named():
    game = find("dungeon-cards")
    batch = Batch(game, game.setup(3), range(2))
    length = batch.observation.length
    with pytest.raises(BadBatch, match=f"2x{length} int32"):
        batch.observe(np.zeros((2, length), np.int64))
    with pytest.raises(BadBatch, match=f"2x{length} int32"):
        batch.step([0, 0], out=np.zeros((2, length + 1), np.int32))
    with pytest.raises(BadBatch, match="0-2"):
        batch.observe(seats=[0, 3])
    assert not batch.observe(seats=[-1, -1]).any()
