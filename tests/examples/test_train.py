"""Self-play of `examples/train.py`: a seed is a net, a run can be interrupted, and the bot plays what was learned."""

import json
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from tests.examples.programs import program
from tests.scale import FULL

from duskhall.minds.learned import SHIPPED, Net, write_net

GAMES = tuple(SHIPPED) if FULL else ("dungeon-cards",)
TINY: dict[str, Any] = {
    "games": 6,
    "width": 8,
    "layers": 1,
    "passes": 1,
    "slice": 128,
    "pool": 2,
    "every": 2,
    "measured": 4,
    "shown": 1,
}


@pytest.fixture(scope="module")
def example() -> ModuleType:
    return program("train")


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES)
def test_an_interrupted_run_comes_to_the_same_net_as_one_that_was_not_and_the_bot_plays_it(example, game, tmp_path):
    plan = example.Plan(game, **TINY)
    whole = example.train(tmp_path / "whole", plan, 4)
    for until in (3, 4):
        parted = example.train(tmp_path / "parted", plan, until)
    assert parted.round == whole.round == 4
    assert len(whole.pool) == 2
    for name, each in whole.net.items():
        assert np.array_equal(each, parted.net[name]), name
    logs = [(tmp_path / each / "log.jsonl").read_text().splitlines() for each in ("whole", "parted")]
    said = [[{**json.loads(line), "seconds": 0} for line in log] for log in logs]
    assert said[0] == said[1]
    assert [line["round"] for line in said[0]] == [1, 2, 4]

    _, tops, _ = example.load(tmp_path / "whole")
    half = example.cast(whole.net, np.float16)
    write_net(tmp_path / "net.npz", tops, half)
    with np.load(tmp_path / "net.npz") as kept:
        bot = Net(dict(kept))
    assert_judges_alike(example, plan, bot, tops, example.cast(half, np.float32))


def assert_judges_alike(example: ModuleType, plan, bot: Net, tops, net) -> None:
    """What the bot makes of a position in NumPy is what training makes of it in JAX."""
    stream = np.random.default_rng(5)
    envs = example.tables(plan.game, example.TABLES[plan.game][0], 8)
    example.begin(envs, stream)
    for _ in range(30):
        rows = envs.step(envs.at_random(stream))[0]["observation"]
    every = np.arange(envs.single_action_space.n)
    log_chances, _ = example.forward(net, tops, rows, np.ones((8, len(every)), np.uint8))
    for row, expected in zip(rows, np.asarray(log_chances)):
        judged = bot.judge(row, every)
        assert judged - judged.max() == pytest.approx(expected - expected.max(), abs=1e-3)


def test_a_folder_with_a_run_by_another_plan_is_refused(example, tmp_path):
    plan = example.Plan("dungeon-cards", **TINY)
    net = {"in": np.zeros((1, 1), np.float32)}
    example.save(tmp_path, plan, np.zeros(1, np.int16), example.Run(1, net, net, net, []))
    with pytest.raises(SystemExit, match="another plan"):
        example.train(tmp_path, plan._replace(seed=2), 4)


@pytest.mark.parametrize("other", [{"game": "blood-bound"}, {"width": 9}, {"layers": 2}])
def test_a_run_does_not_begin_with_a_net_of_another_shape(example, other, tmp_path):
    plan = example.Plan("dungeon-cards", **TINY)
    net = {"in": np.zeros((1, 1), np.float32)}
    example.save(tmp_path, plan._replace(**other), np.zeros(1, np.int16), example.Run(1, net, net, net, []))
    with pytest.raises(SystemExit, match="same game, width and layers"):
        example.train(tmp_path / "new", plan, 4, first=tmp_path)


def test_a_run_to_begin_with_that_is_not_there_is_refused_in_a_sentence(example, tmp_path, monkeypatch, capsys):
    flags = ["--out", str(tmp_path / "run"), "--begin", "nowhere"]
    monkeypatch.setattr("sys.argv", ["train.py", "dungeon-cards", *flags])
    with pytest.raises(SystemExit):
        example.main()
    assert "holds no run" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


def test_what_is_better_than_expected_goes_back_along_the_decisions_of_each_seat(example):
    def step(seat: int, value: float) -> dict[str, np.ndarray]:
        return {"game": np.array([0]), "seat": np.array([seat]), "value": np.array([value], np.float32)}

    steps = [step(0, 0.5), step(1, 0.5), step(0, 0.75)]
    rows = example.judged(steps, np.array([[1.0, 0.0]]), 0.5)
    assert rows["target"].tolist() == pytest.approx([0.5 + 0.25 + 0.5 * 0.25, 0.0, 1.0])
    assert rows["advantage"].argmin() == 1


@pytest.mark.parametrize("game", ["bloodborne-card", "blood-bound"])
def test_an_earlier_self_and_the_policy_sit_at_some_tables_on_one_side_where_there_are_sides(example, game):
    plan = example.Plan(game, with_pool=0.4, with_policy=0.3)
    envs = example.tables(game, example.TABLES[game][0], 64)
    stream = np.random.default_rng(1)
    example.begin(envs, stream)
    seating, sides = example.seated(plan, envs, stream, True), envs.sides()
    assert {example.LEARNER, example.EARLIER, example.POLICY} == set(seating.ravel().tolist())
    assert (seating == example.LEARNER).any(axis=1).all()
    assert not ((seating == example.EARLIER).any(axis=1) & (seating == example.POLICY).any(axis=1)).any()
    for row, side in zip(seating, sides if sides is not None else ()):
        others = row != example.LEARNER
        assert not others.any() or len(set(side[others])) == 1
    alone = example.seated(plan, envs, stream, False)
    assert example.EARLIER not in alone
