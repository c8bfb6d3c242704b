"""Many games by native rules: the same as Gymnasium's own vector of games in Python, and what is refused."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from tests.scale import FULL

from duskhall import envs
from duskhall.envs.extra import BadEnvironment
from duskhall.games import GAMES, find
from duskhall.native.library import NativeFailure
from duskhall.native.place import compiler

pytestmark = pytest.mark.skipif(
    compiler() is None, reason="there is no C++ compiler here, so there are no native rules"
)

MODES = {"next_step": AutoresetMode.NEXT_STEP, "same_step": AutoresetMode.SAME_STEP}
TABLES = [
    (game_id, seats) for game_id in GAMES for seats in (find(game_id).seats if FULL else [find(game_id).seats[0]])
]
SHORT = {
    "dungeon-cards": {"rounds": 1},
    "bloodborne-card": {"round_limit": 5},
    "bloodborne-board": {"round_limit": 3},
    "blood-bound": {"pass_limit": 8},
}
NUMBER = 3


class OneGame(gymnasium.Env):
    """A game in Python in which whoever is asked observes and acts, as in each game of the vector."""

    def __init__(self, game_id, players, settings):
        self.zoo = envs.aec(game_id, players=players, **settings)
        self.observation_space = self.zoo.observation_space("player_0")
        self.action_space = self.zoo.action_space("player_0")
        self.seat = 0

    def reset(self, *, seed=None, options=None):
        self.zoo.reset(seed=seed)
        self.seat = self.zoo.match.seat
        return self.zoo.seen(self.seat), {}

    def step(self, action):
        acted = self.seat
        self.zoo.step(action)
        match = self.zoo.match
        self.seat = acted if match.is_over else match.seat
        over, truncated = match.is_over, match.is_truncated
        return self.zoo.seen(self.seat), match.rewards()[acted], over and not truncated, truncated, {}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_each_step_is_that_of_gymnasium_s_own_vector_of_games_in_python(game_id, players, mode):
    wishes: dict[str, Any] = {**SHORT[game_id], "rewards": "score" if mode == "same_step" else "terminal"}
    if players % 2:
        wishes["observations"] = "perfect"
    many = envs.vector(game_id, players, NUMBER, autoreset=mode, threads=2, **wishes)
    one = SyncVectorEnv([lambda: OneGame(game_id, players, wishes)] * NUMBER, autoreset_mode=MODES[mode])
    assert many.metadata["autoreset_mode"] is one.metadata["autoreset_mode"]
    assert many.single_observation_space == one.single_observation_space
    assert many.observation_space == one.observation_space
    assert many.action_space == one.action_space
    mine, its = many.reset(seed=7)[0], one.reset(seed=7)[0]
    dice, ended = np.random.default_rng(7), 0
    for _ in range(600 if FULL else 400):
        assert data_equivalence(mine, its)
        actions = (dice.random(many.mask.shape) * mine["action_mask"]).argmax(axis=1)
        mine, *brought, infos = many.step(actions)
        its, *its_brought, its_infos = one.step(actions)
        for found, expected in zip(brought, its_brought, strict=True):
            assert found == pytest.approx(expected)
        assert infos["rewards"].sum() == pytest.approx(0) or find(game_id).cooperative
        over = brought[1] | brought[2]
        ended += over.sum()
        if mode == "same_step" and over.any():
            assert (infos["_final_obs"] == its_infos["_final_obs"]).all()
            assert data_equivalence(list(infos["final_obs"][over]), list(its_infos["final_obs"][over]))
        if ended > 2 * NUMBER:
            break
    assert ended


@pytest.mark.parametrize("rewards", ["terminal", "score"])
def test_a_game_that_is_over_waits_for_a_reset_where_it_does_not_begin_anew_by_itself(rewards):
    many = envs.vector("dungeon-cards", 2, 4, autoreset="disabled", rounds=1, rewards=rewards)
    assert many.metadata["autoreset_mode"] is AutoresetMode.DISABLED
    dice, won, ends = np.random.default_rng(3), np.zeros((4, 2)), np.zeros(4, int)
    observed, infos = many.reset(seed=3)
    while (infos["seat"] >= 0).any():
        waited = infos["seat"] < 0
        observed, gained, ended, cut, infos = many.step((dice.random(many.mask.shape) * many.mask).argmax(axis=1))
        assert not gained[waited].any()
        assert (infos["question"] < 0).tolist() == (infos["seat"] < 0).tolist()
        assert observed["observation"][ended].any(axis=1).all()  # the end is shown
        assert not infos["won"][~ended].any()
        won += infos["won"]
        ends += ended | cut
    assert ends.tolist() == [1] * 4
    assert won.sum(axis=1).tolist() == pytest.approx([1.0] * 4)
    before = many.batch.digests()
    again = np.array([False, True, True, False])
    observed, infos = many.reset(seed=3, options={"reset_mask": again})
    assert ((many.batch.digests() != before) == again).all()
    assert ((infos["seat"] >= 0) == again).all()
    other = envs.vector("dungeon-cards", 2, 4, rounds=1)
    first, _ = other.reset(seed=3)
    assert (first["observation"][again] == observed["observation"][again]).all()


def test_the_policy_advises_and_sides_are_those_of_the_deal():
    many = envs.vector("blood-bound", 6, 8)
    many.reset(seed=1)
    where = np.arange(8) < 3
    advised = many.advise(5, where)
    assert (many.advise(5)[where] == advised[where]).all()
    assert many.mask[np.arange(8), many.advise(5)].all()
    assert not advised[~where].any()
    sides = many.sides()
    assert sides is not None
    assert [sorted(row) for row in sides.tolist()] == [[0] * 3 + [1] * 3] * 8
    assert envs.vector("dungeon-cards", 2, 1).sides() is None


def test_wrappers_of_gymnasium_take_it():
    many = RecordEpisodeStatistics(envs.vector("dungeon-cards", 2, 4, rounds=1, illegal="first"))
    many.action_space.seed(1)
    observed, _ = many.reset(seed=1)
    assert observed in many.observation_space
    episodes = 0
    for _ in range(60):
        observed, _, _, _, infos = many.step(many.action_space.sample())
        assert observed in many.observation_space
        episodes += len(infos.get("episode", ()))
    assert episodes
    many.close()


def test_gymnasium_makes_it_by_name():
    name = f"duskhall/{next(iter(GAMES))}-v0"
    assert name in envs.register_gymnasium()
    many = gymnasium.make_vec(name, 2, illegal="first")
    assert many.unwrapped.batch.games == 2  # type: ignore[attr-defined]


def test_the_same_seed_is_the_same_game_and_buffers_can_be_shared():
    one, other = envs.vector("dungeon-cards", 3, 8), envs.vector("dungeon-cards", 3, 8, copy=False)
    seen, _ = one.reset(seed=5)
    shared, _ = other.reset(seed=[5 + place for place in range(8)])
    kept = seen["observation"].copy()
    assert shared["observation"] is other.observation
    for _ in range(20):
        actions = one.mask.argmax(axis=1)
        brought, its = one.step(actions), other.step(actions)
        assert data_equivalence(brought[0], its[0])
    assert (seen["observation"] == kept).all()
    assert (shared["observation"] != kept).any()
    one.reset()
    before = one.batch.digests()
    one.reset()
    assert (one.batch.digests() != before).all()


def test_games_are_saved_and_loaded_and_rendered():
    many = envs.vector("blood-bound", 6, 3, render_mode="ansi")
    many.reset(seed=1)
    many.step(many.mask.argmax(axis=1))
    saved = many.save()
    seen = many.step(many.mask.argmax(axis=1))[0]
    assert len(many.render() or ()) == 3
    assert many.state(0).asks
    many.load(saved)
    assert data_equivalence(many.step(many.mask.argmax(axis=1))[0], seen)


def test_what_cannot_be_is_refused_in_a_sentence():
    with pytest.raises(BadEnvironment, match="autoreset cannot be never"):
        envs.vector("dungeon-cards", autoreset="never")
    with pytest.raises(BadEnvironment, match="num_envs cannot be 0"):
        envs.vector("dungeon-cards", num_envs=0)
    many = envs.vector("dungeon-cards", 2, 2)
    with pytest.raises(BadEnvironment, match="call reset first"):
        many.step([0, 0])
    with pytest.raises(BadEnvironment, match="2 seeds"):
        many.reset(seed=[1, 2, 3])
    with pytest.raises(BadEnvironment, match="reset_mask cannot be"):
        many.reset(seed=1, options={"reset_mask": [True]})
    many.reset(seed=[1, bytes(32)])
    before = many.batch.digests()
    with pytest.raises(NativeFailure, match="not legal now in game"):
        many.step([10**6, -1])
    with pytest.raises(ValueError, match="actions"):
        many.step([0])
    assert (many.batch.digests() == before).all()
