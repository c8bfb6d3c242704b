"""Whole games by the policies, native and in Python: the same decisions, and the same end."""

from dataclasses import replace

import pytest
from tests.scale import FULL

from duskhall.games import GAMES, find
from duskhall.kernel.dice import Dice
from duskhall.native.batch import BadBatch, Batch, key_of
from duskhall.native.place import compiler

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(compiler() is None, reason="there is no C++ compiler here, so there are no native rules"),
]

PLAYED = 500 if FULL else 12  # games


def play_by_policy(state, seats, dice):
    """Play a game to its end in Python; return how many decisions that took."""
    taken = 0
    while state.asks:
        ask = state.next_ask()
        options = ask.options
        if ask.seat in seats:
            option = state.setup.game.policy(state, ask, dice)
        else:
            option = options[dice.below(len(options))] if len(options) > 1 else options[0]
        state.take(ask, option)
        taken += 1
    return taken


@pytest.mark.parametrize("game_id", GAMES)
def test_native_policies_are_python_s(game_id):
    game = find(game_id)
    for seats, by_policy in ((game.seats[-1], range(game.seats[-1])), (game.usual_seats, (0, 2))):
        setup = game.setup(seats, simulation=True)
        batch = Batch(game, setup, range(PLAYED))
        decisions = batch.play_out(range(100, 100 + PLAYED), policy=by_policy)
        for number in range(PLAYED):
            state = game.new(setup, Dice(key_of(number)))
            assert play_by_policy(state, by_policy, Dice(key_of(100 + number))) == decisions[number]
            assert batch.state(number) == state


def test_two_hunters_by_the_policy_win_a_fair_part_of_easy_first_chapters():
    game = find("bloodborne-board")
    easy = {"campaign": "growing_madness", "hand": 4, "track": "gentle"}
    batch = Batch(game, game.setup(2, easy, simulation=True), range(40), masks=False, counts=True)
    batch.play_out(range(40), policy=range(2))
    assert batch.counts is not None
    chapter = batch.counted.plain(batch.counts.sum(axis=0).tolist())["chapters"]["growing_madness_1"]
    assert chapter["begun"] == 40
    assert chapter["won"] > 8


def test_a_game_without_a_policy_says_so():
    game = replace(find("dungeon-cards"), policy=None)
    batch = Batch(game, game.setup(3), [1])
    with pytest.raises(BadBatch, match="dungeon-cards"):
        batch.play_out([1], policy=[0])
