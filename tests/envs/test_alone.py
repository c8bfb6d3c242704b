"""One seat as an environment of Gymnasium: its own checker, and bots in the other seats."""

import pickle
from copy import deepcopy

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.scale import FULL

from duskhall import envs
from duskhall.envs.extra import BadEnvironment
from duskhall.games import GAMES, find
from duskhall.minds import UnknownMind

TABLES = [
    (game_id, seats) for game_id in GAMES for seats in (find(game_id).seats if FULL else [find(game_id).usual_seats])
]


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_gymnasium_finds_nothing_wrong(game_id, players):
    name = f"duskhall/{game_id}-v0"
    assert name in envs.register_gymnasium()
    # The checker samples without a mask.
    check_env(gymnasium.make(name, players=players, illegal="first").unwrapped)


def whole_game(env, dice):
    observed, rewards, over = env.reset(seed=3)[0], 0.0, False
    while not over:
        legal = np.flatnonzero(observed["action_mask"])
        assert len(legal)
        observed, reward, terminated, truncated, _ = env.step(legal[dice.integers(len(legal))])
        rewards += reward
        over = terminated or truncated
    assert not observed["action_mask"].any()
    return rewards


@pytest.mark.parametrize(
    ("game_id", "players", "bots"),
    [
        ("dungeon-cards", 3, ["novice", "careful"]),
        ("blood-bound", 6, "novice"),
        ("bloodborne-card", 3, "hunter"),
        ("bloodborne-board", 2, "random"),
    ],
)
def test_bots_play_the_other_seats_by_name(game_id, players, bots):
    env = envs.single(game_id, players=players, seat=1, bots=bots)
    first = whole_game(env, np.random.default_rng(1))
    assert whole_game(env, np.random.default_rng(1)) == first
    outcome = env.match.state.outcome()
    assert outcome is not None
    won = 1 in outcome.winners
    assert (first > 0) == won
    assert {seat for _, seat, _, _ in env.match.answers} == set(range(players))


def test_a_clone_goes_on_by_itself():
    env = envs.single("dungeon-cards", players=2, bots="novice")
    observed, _ = env.reset(seed=1)
    other = pickle.loads(pickle.dumps(deepcopy(env.clone())))
    env.step(observed["action_mask"].argmax())
    assert (other.seen(0)["observation"] == observed["observation"]).all()
    assert (env.load(other.save())[0]["observation"] == observed["observation"]).all()


def test_what_cannot_be_is_refused_in_a_sentence():
    envs.register_gymnasium()
    with pytest.raises(UnknownMind, match="There is no bot nobody"):
        envs.single("dungeon-cards", bots="nobody")
    with pytest.raises(BadEnvironment, match="by one name or by 3 names, not by 2"):
        envs.single("dungeon-cards", players=4, bots=["novice", "novice"])
    with pytest.raises(BadEnvironment, match="players cannot be '4'; it is one of 1, 2"):
        gymnasium.make("duskhall/dungeon-cards-v0", players="4")
    with pytest.raises(BadEnvironment, match="seat cannot be 'first'"):
        gymnasium.make("duskhall/dungeon-cards-v0", seat="first")
    with pytest.raises(BadEnvironment, match="no seat 4 at a table of 4"):
        envs.single("dungeon-cards", players=4, seat=4)
