"""The games as PettingZoo knows games: its own tests, whole games, and what is refused."""

import pickle
import warnings
from copy import deepcopy
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.seed_test import parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec
from tests.scale import FULL

from duskhall import envs
from duskhall.envs.extra import BadEnvironment
from duskhall.envs.wish import Wish
from duskhall.envs.zoo import Turns
from duskhall.games import GAMES, find

TABLES = [
    (game_id, seats) for game_id in GAMES for seats in (find(game_id).seats if FULL else [find(game_id).seats[0]])
]
SEALED = [table for table in TABLES if find(table[0]).simultaneous]
CYCLES = 1000 if FULL else 30

# An observation with a mask is a dict, in PettingZoo's own classic games as well; at the end nothing is legal.
EXPECTED = ("is not a NumPy array", "probably should be gymnasium.spaces.box", "is all zeros")


@pytest.fixture(autouse=True)
def no_other_warnings():
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        yield
    messages = [str(each.message) for each in found]
    assert not [each for each in messages if not any(words in each for words in EXPECTED)]


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_pettingzoo_finds_nothing_wrong(game_id, players):
    env = envs.aec(game_id, players=players, render_mode="ansi")
    for place, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(place)
    api_test(env, num_cycles=CYCLES)
    seed_test(lambda: envs.aec(game_id, players=players), num_cycles=CYCLES)


@pytest.mark.parametrize(("game_id", "players"), SEALED)
def test_pettingzoo_finds_nothing_wrong_where_all_act_at_once(game_id, players):
    def parallel_env(max_cycles=None):
        env = envs.parallel(game_id, players=players, max_cycles=max_cycles, illegal="first")
        for place, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(place)
        return env

    parallel_api_test(parallel_env(), num_cycles=CYCLES)
    parallel_seed_test(parallel_env, num_cycles=CYCLES)  # samples without a mask, and so does the next one
    max_cycles_test(
        SimpleNamespace(parallel_env=parallel_env, env=lambda max_cycles: parallel_to_aec(parallel_env(max_cycles)))
    )


def play(env, dice):
    """Play to the end at random; return what every agent was rewarded with."""
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated or truncated else legal[dice.integers(len(legal))])
    return total


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("rewards", ["terminal", "score"])
def test_rewards_are_what_the_outcome_says(game_id, rewards):
    env = envs.aec(game_id, rewards=rewards)
    for seed in range(3):
        env.reset(seed=seed)
        total = play(env, np.random.default_rng(seed))
        outcome = env.match.state.outcome()
        assert outcome is not None
        gained = [1.0 * (seat in outcome.winners) for seat in range(len(total))]
        if rewards == "score":
            gained = list(outcome.scores)
        for seat, agent in enumerate(env.possible_agents):
            others = [gain for other, gain in enumerate(gained) if other != seat]
            less = 0 if find(game_id).cooperative or outcome.truncated else sum(others) / len(others)
            if not outcome.truncated:
                assert total[agent] == pytest.approx(gained[seat] - less)


@pytest.mark.parametrize("rewards", ["terminal", "score"])
def test_a_game_that_declares_neither_worth_nor_score_is_rewarded_by_its_outcome(rewards):
    game = replace(find("dungeon-cards"), worth=None, score=None)
    env = Turns(Wish(game.setup(2, {"rounds": 1}, simulation=True), rewards))
    env.reset(seed=1)
    total = play(env, np.random.default_rng(1))
    outcome = env.match.state.outcome()
    assert outcome is not None
    one, other = outcome.scores if rewards == "score" else (0 in outcome.winners, 1 in outcome.winners)
    assert list(total.values()) == [float(one) - other, float(other) - one]


def test_a_limit_of_the_table_truncates():
    env = envs.aec("bloodborne-card", players=3, round_limit=1)
    env.reset(seed=1)
    while not env.match.is_over:
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize("game_id", GAMES)
def test_a_clone_and_what_was_saved_go_on_alike_and_on_their_own(game_id):
    env = envs.aec(game_id)
    env.reset(seed=5)
    dice = np.random.default_rng(5)
    for _ in range(12):
        legal = np.flatnonzero(env.last()[0]["action_mask"])
        env.step(legal[dice.integers(len(legal))])
    saved, clone = env.save(), env.clone()
    before = clone.information_state(0)
    first = play(env, np.random.default_rng(6))
    assert clone.information_state(0) == before
    loaded = envs.aec(game_id)
    loaded.load(saved)
    assert loaded.information_state(0) == before
    copied, pickled = deepcopy(clone), pickle.loads(pickle.dumps(clone))
    assert play(clone, np.random.default_rng(6)) == play(loaded, np.random.default_rng(6)) == first
    assert play(copied, np.random.default_rng(6)) == play(pickled, np.random.default_rng(6)) == first


def test_pictures_are_of_what_whoever_is_asked_sees():
    env = envs.aec("dungeon-cards", players=2, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.text(env.seat_of(env.agent_selection))
    env = envs.aec("dungeon-cards", players=2, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.ndim == 3
    assert picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) == 2


def test_what_cannot_be_is_refused_in_a_sentence():
    with pytest.raises(BadEnvironment, match="has no parallel environment"):
        envs.parallel("dungeon-cards")
    with pytest.raises(BadEnvironment, match="rewards cannot be gold; it is one of terminal, score"):
        envs.aec("dungeon-cards", rewards="gold")
    with pytest.raises(ValueError, match="nonsense"):
        envs.aec("dungeon-cards", nonsense=3)
    with pytest.raises(ValueError, match="2"):
        envs.aec("dungeon-cards", players=40)
    env = envs.aec("dungeon-cards", players=2)
    with pytest.raises(BadEnvironment, match="reset"):
        env.step(0)
    env.reset(seed=1)
    legal = env.last()[0]["action_mask"]
    for action in (int(legal.argmin()), -1, 10**6, "yes", None, 1.5):
        with pytest.raises(BadEnvironment, match="is not legal now for seat"):
            env.step(action)
    with pytest.raises(BadEnvironment, match="render_mode"):
        env.render()
    with pytest.raises(BadEnvironment, match="seat 2"):
        env.text(2)
    saved = env.save()
    for other in (envs.aec("dungeon-cards", players=3), envs.aec("dungeon-cards", players=2, rounds=5)):
        with pytest.raises(BadEnvironment, match="not saved by this environment"):
            other.load(saved)
    with pytest.raises(BadEnvironment, match="not saved by this environment"):
        env.load(b"nothing")
    cards = envs.parallel("bloodborne-card", players=3)
    cards.reset(seed=1)
    with pytest.raises(BadEnvironment, match="missing: player_"):
        cards.step({})


@pytest.mark.parametrize("game_id", ["blood-bound", "bloodborne-card"])
def test_an_illegal_action_among_several_leaves_the_game_as_it_was(game_id):
    env = envs.parallel(game_id)
    observed, _ = env.reset(seed=1)
    while sum(each["action_mask"].any() for each in observed.values()) < 2:
        observed, *_ = env.step({agent: int(seen["action_mask"].argmax()) for agent, seen in observed.items()})
    actions = {agent: int(seen["action_mask"].argmax()) for agent, seen in observed.items()}
    asked = [agent for agent, seen in observed.items() if seen["action_mask"].any()]
    before = env.save()
    with pytest.raises(BadEnvironment, match="not legal"):
        env.step({**actions, asked[-1]: -1})
    assert env.save() == before
