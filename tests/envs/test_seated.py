"""A vector as the seats that are asked see it: what the bot `learner` would see, and moves that are actions."""

import numpy as np
import pytest

from duskhall import envs
from duskhall.envs.extra import BadEnvironment
from duskhall.games import find
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder
from duskhall.kernel.seat import Seat
from duskhall.minds.learned import SHIPPED, Memory, moves
from duskhall.native.place import compiler

pytestmark = pytest.mark.skipif(
    compiler() is None, reason="there is no C++ compiler here, so there are no native rules"
)


@pytest.mark.parametrize(("game_id", "seats"), [("blood-bound", 6), ("blood-bound", 7), ("bloodborne-card", 4)])
def test_a_seat_sees_and_may_do_what_the_bot_sees_and_may_do(game_id, seats):
    key, stream = bytes([seats] * 32), np.random.default_rng(seats)
    many = envs.seatwise(envs.vector(game_id, seats, 1, autoreset="disabled"))
    observed, _ = many.reset(seed=[key])
    game, setup = find(game_id), many.setup
    recorder = Recorder(setup)
    state = game.new(setup, Dice(key), recorder)
    memory = Memory(setup)
    while state.asks:
        ask = state.pending()[0]
        memory = Memory(setup)
        memory.hear(recorder.events)
        heard = memory.seen(np.zeros(1, int), np.array([ask.seat]))[0]
        seen = np.clip([*Seat(state, ask).observed(), *heard.tolist()], 0, 255)
        assert observed in many.observation_space
        assert observed["observation"].tolist() == [seen.tolist()]
        legal = moves(setup)[0][ask.seat, [setup.action(ask.question, option) for option in ask.options]]
        assert np.flatnonzero(observed["action_mask"][0]).tolist() == sorted(legal.tolist())
        (move,) = many.at_random(stream) if len(recorder.events) % 2 else many.advise(1)
        state.take(ask, ask.options[legal.tolist().index(move)])
        observed, _, ended, cut, _ = many.step([move])
    assert (ended | cut).tolist() == [True]
    assert bool(memory.pairs.any() and memory.deeds.any()) == (game_id == "blood-bound")


@pytest.mark.parametrize("game_id", SHIPPED)
def test_spaces_are_the_same_at_every_number_of_seats(game_id):
    tables = [envs.seatwise(envs.vector(game_id, seats, 1)) for seats in find(game_id).seats]
    assert len({str(each.single_observation_space) for each in tables}) == 1
    assert len({str(each.single_action_space) for each in tables}) == 1


@pytest.mark.parametrize("mode", ["next_step", "disabled"])
def test_nothing_is_remembered_of_a_game_that_was_before(mode):
    many = envs.seatwise(envs.vector("blood-bound", 6, 4, autoreset=mode, pass_limit=8))
    plain = many.many.observation.shape[1]
    stream = np.random.default_rng(1)
    observed, _ = many.reset(seed=1)
    heard, begun = np.zeros(4, bool), 0
    for _ in range(400):
        was_over = many.seat < 0
        observed, *_ = many.step(many.at_random(stream))
        behind = observed["observation"][:, plain:].any(axis=1)
        assert not behind[was_over].any()
        heard |= behind
        begun += int((was_over & (many.seat >= 0)).sum())
    assert heard.all()
    assert (begun > 4) == (mode == "next_step")
    half = np.array([True, True, False, False])
    observed, _ = many.reset(seed=2, options={"reset_mask": half})
    assert not observed["observation"][half, plain:].any()
    assert (observed["observation"][~half, plain:].any(axis=1) == behind[~half]).all()


def test_the_greatest_numbers_of_columns_are_those_of_some_games():
    many = envs.seatwise(envs.vector("dungeon-cards", 2, 8, autoreset="disabled", rounds=1))
    found, again = (many.greatest(np.random.default_rng(1)) for _ in range(2))
    assert (found == again).all()
    observed, _ = many.reset(seed=[np.random.default_rng(1).bytes(32)] * 8)
    assert (observed["observation"][0] <= found).all()
    assert found.any()


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"autoreset": "same_step"}, "autoreset cannot be same_step; it is one of next_step, disabled"),
        ({"observations": "perfect"}, "observations cannot be perfect"),
        ({"illegal": "first"}, "illegal cannot be first"),
    ],
)
def test_a_vector_that_does_not_fit_is_refused_in_a_sentence(wishes, said):
    with pytest.raises(BadEnvironment, match=said):
        envs.seatwise(envs.vector("dungeon-cards", 2, 1, **wishes))
