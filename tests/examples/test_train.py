"""The learner of `examples/train.py`: a seed is a net, a run can be interrupted, and the bot plays what was learned."""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from tests.scale import FULL

from duskhall.games import find
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder
from duskhall.kernel.seat import Seat
from duskhall.minds.learned import SHIPPED, Memory, Net, moves, write_net
from duskhall.native.batch import Batch

GAMES = tuple(SHIPPED) if FULL else ("dungeon-cards",)
TINY = {
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
    spec = spec_from_file_location("train", Path(__file__).parents[2] / "examples" / "train.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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
    write_net(tmp_path / "net.npz", tops, example.narrowed(whole.net))
    with np.load(tmp_path / "net.npz") as kept:
        bot = Net(dict(kept))
    assert_judges_alike(example, example.Tables(plan, 1), bot, tops, example.widened(example.narrowed(whole.net)))


def assert_judges_alike(example: ModuleType, tables, bot: Net, tops, net) -> None:
    """What the bot makes of a position in NumPy is what training makes of it in JAX."""
    stream = np.random.default_rng(5)
    batch: Batch = tables.start(example.TABLES[tables.game.id][0], 8, stream)
    watching, seen, places = example.Watching(batch), batch.observe(), np.arange(8)
    for _ in range(30):
        watching.step(example.at_random(batch, stream), seen)
    rows = watching.see(places, seen)
    every = np.arange(moves(batch.setup)[1])
    chances, _ = example.forward(net, tops, rows, np.ones((8, len(every)), np.uint8))
    for row, expected in zip(rows, np.asarray(chances)):
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
        example.train(tmp_path / "new", plan, 4, begin=tmp_path)


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--begin", "nowhere"], "holds no run"),
        (["--teacher", "nobody"], "a teacher is one of random"),
        (["--teacher", "careful", "--lessons", "0"], "1 lesson or more"),
    ],
)
def test_what_cannot_be_learned_from_is_refused_in_a_sentence(example, flags, said, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["train.py", "dungeon-cards", "--out", str(tmp_path / "run"), *flags])
    with pytest.raises(SystemExit):
        example.main()
    assert said in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


def test_the_mean_of_a_run_is_that_of_its_last_self_and_its_pool(example):
    last, *pool = ({"in": np.full((1, 2), each, kind)} for each, kind in ((1, np.float32), (2, "f2"), (6, "f2")))
    assert example.mean(example.Run(1, last, last, last, pool))["in"].tolist() == [[3.0, 3.0]]
    assert example.mean(example.Run(1, last, last, last, []))["in"].tolist() == [[1.0, 1.0]]


def test_what_is_better_than_expected_goes_back_along_the_decisions_of_each_seat(example):
    def step(seat: int, worth: float) -> dict[str, np.ndarray]:
        return {"place": np.array([0]), "seat": np.array([seat]), "worth": np.array([worth], np.float32)}

    steps = [step(0, 0.5), step(1, 0.5), step(0, 0.75)]
    rows = example.judged(steps, np.array([[1.0, 0.0]]), 0.5)
    assert rows["share"].tolist() == pytest.approx([0.5 + 0.25 + 0.5 * 0.25, 0.0, 1.0])
    assert rows["better"].argmin() == 1


@pytest.mark.parametrize("seats", [6, 7])
def test_what_is_remembered_of_answers_is_what_the_bot_hears_of_them(example, seats):
    game = find("blood-bound")
    setup = game.setup(seats, simulation=True)
    stream, key = np.random.default_rng(seats), bytes([seats] * 32)
    batch = Batch(game, setup, [key])
    watching, seen = example.Watching(batch), batch.observe()
    recorder = Recorder(setup)
    state = game.new(setup, Dice(key), recorder)
    while state.asks:
        ask = state.pending()[0]
        memory = Memory(setup)
        memory.hear(recorder.events)
        heard = memory.seen(np.zeros(1, int), np.array([ask.seat]))
        assert watching.see(np.zeros(1, int), seen).tolist() == [[*Seat(state, ask).observed(), *heard[0].tolist()]]
        actions = example.at_random(batch, stream)
        watching.step(actions, seen)
        state.take(ask, int(actions[0]) - setup.action(ask.question, 0))
    assert watching.memory.deeds.any()
    assert watching.memory.pairs.any()


def test_a_lesson_holds_what_the_teacher_chose_of_what_was_legal_in_its_seats_alone(example):
    of_all, of_one_side = (example.lesson(("blood-bound", "schemer", 6, 1, number)) for number in (2, 3))
    again = example.lesson(("blood-bound", "schemer", 6, 1, 2))
    for name, each in of_all.items():
        assert np.array_equal(each, again[name]), name
    for rows in (of_all, of_one_side):
        assert np.take_along_axis(rows["mask"], rows["move"][:, None], 1).all()
        assert (rows["mask"].sum(axis=1) > 1).all()
    assert set(of_all["share"]) == {0.0, 1.0}
    assert len(set(of_one_side["share"])) == 1  # a clan wins or loses together
