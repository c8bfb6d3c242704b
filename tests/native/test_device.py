"""Games on a GPU, checked on the processor: its source and its Python, compiled for what is here."""

import sys

import numpy as np
import pytest
from tests.native.on_cpu import cupy
from tests.scale import FULL

from duskhall.games import GAMES, find
from duskhall.native import cuda
from duskhall.native.batch import BadBatch, Batch
from duskhall.native.building import NoLibrary
from duskhall.native.library import NativeFailure
from duskhall.native.place import compiler

pytestmark = [
    pytest.mark.interpreted_only,
    pytest.mark.skipif(compiler() is None, reason="there is no C++ compiler here, so there are no native rules"),
]
QUICK = ("dungeon-cards", "blood-bound")  # the others take a minute to compile


@pytest.fixture(autouse=True)
def on_cpu(monkeypatch):
    monkeypatch.setattr(cuda, "_cupy", lambda: cupy)
    for threads in ("TEAM", "TEAMS", "ALONE", "OBSERVED", "OBSERVERS"):
        monkeypatch.setattr(cuda, threads, 1)


@pytest.fixture(params=tuple(GAMES) if FULL else QUICK, scope="module")
def game(request):
    return find(request.param)


def pair(game, games=12, **given):
    setup = game.setup(game.usual_seats, simulation=True)
    return Batch(game, setup, range(games), **given), cuda.DeviceBatch(game, setup, range(games), **given)


def assert_same(here, there):
    for name in ("seat", "question", "number", "ended", "decisions", "finished", "mask"):
        assert (getattr(here, name) == getattr(there, name).get()).all(), name
    assert (here.observe() == there.observe().get()).all()
    assert (here.digests() == there.digests().get()).all()


def test_whole_games_come_out_the_same(game):
    here, there = pair(game)
    assert (here.play_out(range(100, 112)) == there.play_out(range(100, 112)).get()).all()
    assert_same(here, there)


def test_every_step_is_the_same_and_games_begin_anew(game):
    here, there = pair(game, resets=True)
    chance = np.random.default_rng(1)
    for _ in range(300):
        actions = np.array([chance.choice(np.flatnonzero(row)) for row in here.mask])
        here.step(actions)
        there.step(actions)
    assert_same(here, there)
    assert here.finished.sum() > 0


def test_a_state_goes_out_and_comes_back(game):
    here, there = pair(game, games=2)
    there.put(0, here.state(1))
    assert there.state(0).digest() == here.state(1).digest() == there.state(1).digest()
    assert there.seat.get()[0] == here.seat[1]


def test_an_action_that_is_not_legal_is_refused_in_all_games(game):
    here, there = pair(game, games=3)
    before = there.digests().get()
    actions = here.mask.argmax(axis=1)
    actions[2] = int(np.flatnonzero(here.mask[2] == 0)[0])
    with pytest.raises(NativeFailure, match=str(actions[2])):
        there.step(actions)
    assert (there.digests().get() == before).all()


def test_rules_that_are_trapped_say_where():
    game = find("dungeon-cards")
    _, there = pair(game, games=1)
    state = there.state(0)
    state.deck.extend([0] * 1000)
    with pytest.raises(NativeFailure, match="deck"):
        there.put(0, state)


@pytest.mark.parametrize("given", [[0, 0], [0.5], ["a"]])
def test_a_buffer_that_does_not_fit_is_named(given):
    _, there = pair(find("dungeon-cards"), games=1)
    with pytest.raises(BadBatch, match="actions"):
        there.step(np.array(given))


def test_without_cupy_one_sentence_says_what_to_install(monkeypatch):
    monkeypatch.undo()
    monkeypatch.setitem(sys.modules, "cupy", None)
    game = find("dungeon-cards")
    with pytest.raises(NoLibrary, match=r"duskhall\[cuda\]"):
        cuda.DeviceBatch(game, game.setup(4), [1])
