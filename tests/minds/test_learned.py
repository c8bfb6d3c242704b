"""The nets of the bot `learner`: small enough to ship, true to what was learned, and played only where they fit."""

from pathlib import Path

import numpy as np
import pytest

from duskhall import minds
from duskhall.games import find
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder
from duskhall.kernel.seat import Seat
from duskhall.minds.learned import LARGE, NAME, SHIPPED, LearnerMind, Net, moves, net_of, write_net

KEY = bytes(32)


def seats_asked(game_id: str, decisions: int = 12) -> list[Seat]:
    """Return the seats that have something to choose early in a game of usual bots, as they are asked."""
    game = find(game_id)
    setup = game.setup(game.seats[-1] - 1, simulation=True)
    recorder = Recorder(setup)
    state = game.new(setup, Dice(KEY), recorder)
    bots = [minds.find(game_id, minds.default(game_id))(game, seat, Dice(KEY)) for seat in range(setup.seats)]
    found: list[Seat] = []
    while state.asks and len(found) < decisions:
        ask = state.pending()[0]
        seat = Seat(state.copy(), ask, [event for event in recorder.events if event.hears(ask.seat)])
        if len(ask.options) > 1:
            found.append(seat)
        state.take(ask, bots[ask.seat].choose(seat))
    return found


def test_all_nets_together_are_under_five_megabytes():
    assert sum(path.stat().st_size for path in SHIPPED.values()) < 5_000_000


@pytest.mark.parametrize("game_id", SHIPPED)
def test_a_shipped_net_fits_its_game_and_likes_some_moves_better(game_id: str):
    game, net = find(game_id), net_of(game_id)
    for seat in seats_asked(game_id):
        bot = minds.find(game_id, NAME)(game, seat.number, Dice(KEY))
        assert isinstance(bot, LearnerMind)
        assert len(bot.inputs(seat)) == len(net.tops)
        outputs, number = moves(seat.setup)
        assert number == len(net.choice_bias)
        actions = [seat.setup.action(seat.ask.question, option) for option in seat.ask.options]
        judged = net.judge(bot.inputs(seat), outputs[seat.number, actions])
        assert bot.choose(seat) == seat.ask.options[int(judged.argmax())]


@pytest.mark.parametrize("more", [-1, 1])
@pytest.mark.parametrize("game_id", SHIPPED)
def test_a_net_with_other_inputs_leaves_its_chair_to_the_usual_bot(game_id: str, more: int):
    game, seat = find(game_id), seats_asked(game_id, 1)[0]
    bot = minds.find(game_id, NAME)(game, seat.number, Dice(KEY))
    assert isinstance(bot, LearnerMind)
    bot.net = net_with(len(bot.inputs(seat)) + more, moves(seat.setup)[1])
    bot.stand_in = StandIn()
    assert bot.choose(seat) == StandIn.answer


class StandIn:
    """Whoever sits in for a learner; known by an answer that no net gives."""

    name = "stand-in"
    answer = -7

    def choose(self, seat: Seat) -> int:
        return self.answer


def net_with(inputs: int, outputs: int) -> Net:
    """Return a net of one hidden number."""
    arrays = {"tops": np.ones(inputs), "in": np.zeros((2 * inputs, 1)), "in_bias": np.zeros(1)}
    return Net(arrays | {"choice": np.zeros((1, outputs)), "choice_bias": np.zeros(outputs)})


def test_a_large_first_layer_kept_in_bytes_is_nearly_what_it_was(tmp_path: Path):
    random = np.random.default_rng(1)
    inputs, width = 600, LARGE // 1200 + 1
    first = (random.standard_normal((2 * inputs, width)) * random.random((2 * inputs, 1))).astype(np.float16)
    first[0] = 0
    arrays: dict[str, np.ndarray] = {
        "in": first,
        "in_bias": np.zeros(width),
        "choice": np.zeros((width, 2)),
        "choice_bias": np.zeros(2),
    }
    write_net(tmp_path / "net.npz", np.ones(inputs, np.int16), arrays)
    with np.load(tmp_path / "net.npz") as kept:
        assert kept["in"].dtype == np.int8
        net = Net(dict(kept))
    found = np.concatenate([net.cells, net.plain])
    most = np.abs(first.astype(np.float32)).max(axis=1, keepdims=True)
    assert (np.abs(found - first) <= most / 127 * 0.6 + 1e-4).all()
