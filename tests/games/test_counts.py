"""What is counted over whole games fits together."""

import pytest

from duskhall.games import GAMES, find
from duskhall.kernel.conformance.play import dice_of
from duskhall.kernel.counting import Counter, counted_of
from duskhall.kernel.dice import Dice


def counted(game_id, games):
    """Play games at random and return what was counted, by name, and the states."""
    game = find(game_id)
    setup = game.setup(game.usual_seats, simulation=True)
    counter = Counter(setup)
    states = []
    for number in range(games):
        state = game.start(setup, Dice(dice_of("counts", number).key))
        counter.listen(state)
        state.run()
        state.play_out(dice_of("choices", number))
        states.append(state)
    return counted_of(setup).named(counter.numbers), states


@pytest.mark.parametrize("game_id", GAMES)
def test_every_count_has_a_name_of_its_own(game_id):
    names = [count.name for count in find(game_id).counted]
    assert names
    assert len(names) == len(set(names))


def test_dungeon_cards_are_counted():
    counts, states = counted("dungeon-cards", 12)
    assert sum(counts["won"]) == sum(counts["won_by_seat"]) == 12
    assert sum(counts["picked"]) == 12 * 4
    assert sum(counts["knocked_out"]) >= sum(state.is_out(seat) for state in states for seat in range(4))
    assert counts["winning_gold"] == [sum(max(state.final_gold) for state in states)]
    assert sum(counts["turns"]) > sum(counts["busts"]) > 0
    assert counts["drama"][1] == 0


def test_hunters_of_the_card_game_are_counted():
    counts, states = counted("bloodborne-card", 8)
    assert sum(counts["final_bosses"]) == 8
    assert sum(counts["causes"]) == sum(sum(state.deaths) for state in states) == sum(counts["deaths"])
    assert counts["course"][0] == sum(state.round for state in states)
    assert sum(counts["won_by_seat"]) == sum(len(state.outcome().winners) for state in states)


def test_blood_bound_is_counted():
    counts, states = counted("blood-bound", 12)
    ended = [state for state in states if state.winner >= 0]
    assert sum(counts["clans"]) == len(ended)
    assert sum(counts["captured"]) == sum(counts["captors"]) == len(ended)
    assert sum(counts["won"]) == sum(len(state.outcome().winners) for state in ended)


def test_hunts_of_the_board_game_are_counted():
    counts, states = counted("bloodborne-board", 4)
    begun, won, lost = (sum(counts["chapters"][at::3]) for at in range(3))
    assert begun >= 4
    assert won == sum(state.won for state in states)
    assert counts["course"][0] >= sum(state.round for state in states)
    assert sum(counts["hunters"][0::3]) == 4 * 2
    assert lost <= begun
