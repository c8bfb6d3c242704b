"""The games as OpenSpiel knows games: its own tests and playthroughs, chance apart, and worlds resampled."""

import pickle
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from tests.envs.playthroughs.write import PLAYED, path_of, played
from tests.scale import FULL

from duskhall.envs import register_openspiel
from duskhall.envs.course import Course
from duskhall.envs.spiel import short_name
from duskhall.envs.wish import Wish
from duskhall.games import GAMES, find
from duskhall.kernel.dice import Dice
from duskhall.native.batch import key_of

EXAMPLES = Path(__file__).parents[2] / "examples"
TABLES = [
    (game_id, seats) for game_id in GAMES for seats in (find(game_id).seats if FULL else [find(game_id).seats[0]])
]
SHORT = {
    "dungeon-cards": "rounds=1",
    "bloodborne-card": "round_limit=2",
    "bloodborne-board": "round_limit=1",
    "blood-bound": "pass_limit=4",
}


@pytest.fixture(autouse=True, scope="module")
def registered():
    assert set(register_openspiel()) <= set(pyspiel.registered_names())


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_openspiel_s_random_simulations_find_nothing_wrong(game_id, players):
    game = pyspiel.load_game(f"{short_name(game_id)}(players={players},{SHORT[game_id]})")
    pyspiel.random_sim_test(game, num_sims=3 if FULL else 1, serialize=True, verbose=False)


@pytest.mark.parametrize("game_id", PLAYED)
def test_a_game_goes_as_its_playthrough_says(game_id):
    written = path_of(game_id).read_text(encoding="utf-8").splitlines()
    for number, (expected, found) in enumerate(zip_longest(written, played(game_id)), 1):
        assert found == expected, f"{game_id}, line {number}; if this is meant, run `make golden` and read the diff"


def test_every_game_has_a_playthrough():
    assert set(PLAYED) == set(GAMES)


@pytest.mark.parametrize("game_id", GAMES)
def test_with_the_draws_of_the_dice_chance_makes_the_game_that_the_dice_make(game_id):
    wish = Wish.of(game_id, None, {})
    dice = Dice(key_of(3))
    dice.log = []
    state = wish.setup.game.new(wish.setup, dice)
    course = Course(wish)
    answers = np.random.default_rng(3)
    for _ in range(60):
        for _, bound, value, purpose in dice.log:
            if bound > 1:
                draw = course.draw
                assert draw is not None
                assert (draw[1], draw[3]) == (bound, purpose)
                course.choose(value)
        assert course.draw is None
        match = course.match
        assert match is not None
        assert match.perfect().tolist() == [match.observation.of(state, seat) for seat in range(match.players)]
        mine, its = state.freeze(), match.state.freeze()
        assert {**mine, "dice": None} == {**its, "dice": None}
        if not state.asks:
            break
        ask = state.next_ask()
        option = ask.options[answers.integers(len(ask.options))]
        dice.log.clear()
        course.act(wish.setup.action(ask.question, option))
        state.take(ask, option)


@pytest.mark.parametrize("game_id", ["blood-bound", "bloodborne-card"])
def test_a_resampled_state_is_one_that_the_player_cannot_tell_apart(game_id):
    state = pyspiel.load_game(short_name(game_id)).new_initial_state()
    dice = np.random.RandomState(1)
    asked = 0
    while asked < 12:
        if not state.is_chance_node():
            asked += 1
        state.apply_action(dice.choice(list(state.legal_actions())))
    while state.is_chance_node():
        state.apply_action(0)
    player = state.current_player()
    others = [state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0)) for _ in range(8)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
    elsewhere = [seat for seat in range(state.num_players()) if seat != player]
    seen = {tuple(other.information_state_string(seat) for seat in elsewhere) for other in others}
    assert len(seen) > 1


def test_a_game_and_its_states_can_be_pickled():
    game = pyspiel.load_game("duskhall_dungeon_cards(players=2,rounds=2)")
    state = pickle.loads(pickle.dumps(game)).new_initial_state()
    for _ in range(90):
        state.apply_action(state.legal_actions()[-1])
    other = pickle.loads(pickle.dumps(state))
    assert str(other) == str(state)
    assert other.legal_actions() == state.legal_actions()


def test_a_setting_that_cannot_be_is_refused():
    with pytest.raises(Exception, match="players"):
        pyspiel.load_game("duskhall_dungeon_cards(players=9)")


@pytest.mark.parametrize(
    "words",
    [
        ["openspiel_mccfr.py", "--iterations", "2", "--games", "3"],
        ["openspiel_ismcts.py", "--games", "1", "--simulations", "3"],
    ],
    ids=lambda words: words[0],
)
def test_the_examples_run(words):
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / words[0]), *words[1:]], check=True, capture_output=True, text=True, timeout=240
    )
    assert done.stdout.count("\n") >= 1
