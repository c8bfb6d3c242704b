"""The policies of the games: legal, from what a seat knows, with dice of their own, and much better than chance."""

from typing import Any

import pytest
from tests.scale import FULL

from duskhall.games import GAMES, find
from duskhall.kernel.conformance.play import deal, decisions, dice_of

PLAYED = 400 if FULL else 24  # games
# The least share of games that the one seat, or the one clan, of a policy wins against chance; chance wins a quarter
# or a half.
WINS = {"dungeon-cards": 0.7, "bloodborne-card": 0.6, "blood-bound": 0.75}


@pytest.mark.parametrize("game_id", GAMES)
def test_a_policy_answers_from_what_its_seat_knows(game_id):
    game: Any = find(game_id)
    for seats in (game.seats[0], game.seats[-1]):
        state: Any = deal(game.setup(seats, simulation=True), "policy")
        for move, (ask, _) in enumerate(decisions(state, "policy")):
            if move == (2000 if FULL else 150):
                break
            before = state.digest()
            chosen = game.policy(state, ask, dice_of("policy", move))
            assert chosen in ask.options
            assert state.digest() == before
            world = state.imagine(ask.seat, dice_of("imagine", move))
            assert game.policy(world, world.ask_for(ask.seat), dice_of("policy", move)) == chosen


@pytest.mark.parametrize("game_id", WINS)
def test_a_policy_is_much_better_than_chance(game_id):
    game: Any = find(game_id)
    setup = game.setup(game.usual_seats, simulation=True)
    won = 0
    for number in range(PLAYED):
        state: Any = deal(setup, "policy", number)
        dice = dice_of("policy", number)
        side = _side(state, number)
        while state.asks:
            ask = state.next_ask()
            by_policy = ask.seat in side
            option = game.policy(state, ask, dice) if by_policy else ask.options[dice.below(len(ask.options))]
            state.take(ask, option)
        won += bool(side & set(state.outcome().winners))
    assert won >= WINS[game_id] * PLAYED


def test_hunters_of_the_board_game_gain_insight_by_their_policy_and_none_by_chance():
    game: Any = find("bloodborne-board")
    setup = game.setup(2, simulation=True)
    insight = [0, 0]
    for number in range(PLAYED):
        for by_policy in (False, True):
            state: Any = deal(setup, "policy", number)
            dice = dice_of("policy", number)
            while state.asks:
                ask = state.next_ask()
                options = ask.options
                state.take(ask, game.policy(state, ask, dice) if by_policy else options[dice.below(len(options))])
            insight[by_policy] += state.insight
    assert insight[True] >= PLAYED // 4 > 3 * insight[False]


def _side(state, number):
    """The seats that play by the policy: one of them, or a clan."""
    if hasattr(state, "clan"):
        return {seat for seat in range(state.seats) if state.clan(seat) == number % 2}
    return {number % state.seats}
