"""Many games at once: what is asked, answers, resets, whole games, states out and in, and what is refused."""

import os
import signal
from random import Random
from typing import Any

import numpy as np
import pytest

from duskhall.games import find
from duskhall.kernel.dice import Dice
from duskhall.native.batch import BadBatch, Batch, key_of, next_key
from duskhall.native.library import NativeFailure
from duskhall.native.place import compiler

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(compiler() is None, reason="there is no C++ compiler here, so there are no native rules"),
]

GAME = find("dungeon-cards")


@pytest.fixture
def setup():
    return GAME.setup(4, simulation=True)


def first_legal(batch):
    return batch.mask.argmax(axis=1)


def test_whole_games_are_those_that_python_plays(setup):
    batch = Batch(GAME, setup, range(50))
    decisions = batch.play_out(range(100, 150))
    for number in range(50):
        state = GAME.new(setup, Dice(key_of(number)))
        assert state.play_out(Dice(key_of(100 + number))) == decisions[number]
        assert batch.state(number) == state
    assert (batch.seat == -1).all()
    assert not batch.mask.any()
    assert batch.state(0).outcome() is not None


def test_threads_change_nothing(setup):
    one, other = (Batch(GAME, setup, range(64), threads=threads) for threads in (1, 3))
    for batch in (one, other):
        batch.step(first_legal(batch))
    assert (one.digests() == other.digests()).all()
    assert (one.play_out(range(64)) == other.play_out(range(64))).all()
    assert (one.digests() == other.digests()).all()


def test_a_forked_process_has_no_threads_and_plays_on(setup):
    one, other = (Batch(GAME, setup, range(64), threads=threads) for threads in (1, 2))
    actions = first_legal(one)
    for batch in (one, other):
        batch.step(actions)
    child = os.fork()
    if child == 0:
        signal.alarm(60)
        other.step(first_legal(other))
        one.step(first_legal(one))
        same = (one.digests() == other.digests()).all()
        del other
        os._exit(0 if same else 1)
    assert os.waitpid(child, 0)[1] == 0


def test_a_game_that_is_over_begins_anew_with_the_next_key(setup):
    batch = Batch(GAME, setup, [7], resets=True)
    while not batch.finished[0]:
        batch.step(first_legal(batch))
    state = GAME.new(setup, Dice(next_key(key_of(7))))
    assert batch.state(0) == state
    assert batch.seat[0] == state.asks[0].seat


def test_without_resets_a_game_that_is_over_stays_so(setup):
    batch = Batch(GAME, setup, [1, 2])
    batch.play_out([1, 2])
    before = batch.digests()
    batch.step([0, 0])
    assert (batch.digests() == before).all()


def test_a_copy_plays_on_by_itself(setup):
    batch = Batch(GAME, setup, range(4))
    for _ in range(20):
        batch.step(first_legal(batch))
    batch.copy(2, batch, 3)
    assert batch.digests()[2] == batch.digests()[3]
    assert batch.seat[2] == batch.seat[3]
    batch.step(first_legal(batch))
    assert batch.digests()[2] == batch.digests()[3]


def test_another_seed_is_another_game(setup):
    batch = Batch(GAME, setup, [1, 1, 2])
    one, same, other = batch.digests()
    assert one == same != other


def test_an_action_that_is_not_legal_is_refused_and_nothing_is_done(setup):
    batch = Batch(GAME, setup, range(5))
    before = batch.digests()
    actions = first_legal(batch)
    actions[3] = int((batch.mask[3] == 0).argmax())
    with pytest.raises(NativeFailure, match=f"Action {actions[3]} is not legal now in game 3"):
        batch.step(actions)
    assert (batch.digests() == before).all()
    for nonsense in (-1, setup.actions, 2**31 - 1):
        with pytest.raises(NativeFailure, match=f"Action {nonsense} is not legal"):
            batch.step([*first_legal(batch)[:4], nonsense])
    with pytest.raises(NativeFailure, match="not legal now in game 0"):
        batch.step(first_legal(batch), [3 - batch.seat[0]] * 5)


def test_what_a_batch_cannot_take_is_said_in_a_sentence(setup):
    batch = Batch(GAME, setup, range(3))
    with pytest.raises(BadBatch, match="The buffer actions has to be 3 int32, not 2 int64"):
        batch.step([0, 0])
    with pytest.raises(BadBatch, match="has to be 3 int32, not 3 float64"):
        batch.step(np.zeros(3))
    with pytest.raises(BadBatch, match="at least one seed"):
        Batch(GAME, setup, [])
    with pytest.raises(BadBatch, match="not 3 bytes"):
        Batch(GAME, setup, [b"key"])
    with pytest.raises(BadBatch, match="no game 3 in a batch of 3"):
        batch.state(3)
    with pytest.raises(BadBatch, match="needs as many seeds, not 1"):
        batch.play_out([1])
    with pytest.raises(BadBatch, match="is of blood-bound, but its setup is of dungeon-cards"):
        Batch("blood-bound", setup, [1])
    other = find("blood-bound")
    with pytest.raises(BadBatch, match="not one of the batch's setup"):
        batch.put(0, other.new(other.setup(6), Dice(key_of(1))))


def test_a_list_without_room_is_named(setup):
    data = {**setup.content.data}
    data["card"] = [{**card, "count": card["count"] * 3} for card in data["card"]]
    large = Batch(GAME, GAME.setup(6, None, data, simulation=True), [1, 2])
    with pytest.raises(NativeFailure, match="The list deck of dungeon-cards has no room for more than"):
        large.play_out([1, 2])
    assert (large.seat == -1).all()


def test_a_state_that_fits_not_breaks_its_game_alone(setup):
    batch = Batch(GAME, setup, range(2))
    state: Any = batch.state(1)
    state.gold = [0] * 1000
    with pytest.raises(NativeFailure, match="The list gold of"):
        batch.put(1, state)
    assert batch.seat.tolist()[1] == -1
    batch.step([first_legal(batch)[0], 0])


def test_any_bound_is_drawn_as_in_python(setup):
    """The first player of a game is drawn from its seats: other numbers of seats are other bounds."""
    for seats in GAME.seats:
        each = GAME.setup(seats, simulation=True)
        batch = Batch(GAME, each, range(20))
        for number in range(20):
            assert batch.state(number) == GAME.new(each, Dice(key_of(number)))


def test_arrays_of_any_integers_and_strides_are_taken(setup):
    random = Random(1)
    batch = Batch(GAME, setup, range(8))
    for sort in (np.int64, np.uint16, np.int32):
        wide = np.zeros((8, 2), sort)
        wide[:, 0] = [random.choice(row.nonzero()[0]) for row in batch.mask]
        batch.step(wide[:, 0])
    assert batch.decisions.tolist() == [3] * 8
