"""Trials: the same natively and in Python, in the same luck, and ended where they are to end."""

import pytest
from tests.minds.search.test_searching import GAMES, positions

from duskhall.kernel.conformance.play import dice_of
from duskhall.kernel.question import ALL
from duskhall.minds.search.trials import Course, NativeTrials, PythonTrials, Trials, unsealed

KEY = bytes(range(32))


@pytest.mark.parametrize("game_id", [*GAMES, "bloodborne-board"])
def test_native_trials_and_those_of_python_come_to_the_same(game_id):
    for state, ask in positions(game_id, 3):
        worlds = [unsealed(state.imagine(ask.seat, dice_of("trials", world))) for world in range(2)]
        first = worlds[0].pending()[0]
        tried = [(world, option, number) for world in (0, 1) for option in first.options for number in (0, 1, 7)]
        starts, options, numbers = zip(*tried)
        answers = [[option, -1] for option in options]
        for course in (Course(first.question.index, 2, 200), Course(most=40, at_random=[30] * state.seats)):
            made: list[Trials] = [NativeTrials(state.setup, worlds, KEY), PythonTrials(state.setup, worlds, KEY)]
            found = [trials.run(starts, answers, numbers, course).tolist() for trials in made]
            assert found[0] == found[1]
            assert made[0].work == made[1].work


def test_what_a_seat_does_not_know_is_drawn_anew_for_each_trial_and_natively_as_in_python():
    for state, ask in positions("bloodborne-board", 3):
        course = Course(most=30, redrawn=ask.seat)
        tried = [(option, number) for option in ask.options for number in range(4)]
        answers, numbers = [[option] for option, _ in tried], [number for _, number in tried]
        found = []
        for world in (state, state.imagine(ask.seat, dice_of("redrawn"))):
            for kind in (NativeTrials, PythonTrials):
                trials = kind(state.setup, [world.copy()], KEY)
                found.append(trials.run([0] * len(tried), answers, numbers, course).tolist())
        assert found[0] == found[1] == found[2] == found[3]


def test_trials_of_one_number_meet_the_same_chance_and_others_another_one():
    ((state, _),) = positions("bloodborne-card", 1)
    trials = NativeTrials(state.setup, [unsealed(state.copy())], KEY)
    options = [ask.options[0] for ask in state.asks]
    numbers = [1, 1, *range(2, 12)]
    found = trials.run([0] * 12, [options] * 12, numbers, Course()).tolist()
    assert found[0] == found[1]
    assert len(set(map(tuple, found))) > 1


def test_a_trial_ends_before_the_question_is_asked_again_and_a_finished_one_says_who_won():
    ((state, ask),) = positions("bloodborne-card", 1)
    assert state.mode == ALL
    worlds = [unsealed(state.copy())]
    answers = [[each.options[0] for each in state.asks]]
    short, long = (PythonTrials(state.setup, worlds, KEY) for _ in range(2))
    short.run([0], answers, [0], Course(ask.question.index, 1))
    won = long.run([0], answers, [0], Course())
    assert len(state.asks) <= short.work < long.work
    assert won.sum() in (999, 1000)


def test_answers_that_are_not_legal_are_refused():
    ((state, _),) = positions("bloodborne-card", 1)
    trials = NativeTrials(state.setup, [unsealed(state.copy())], KEY)
    with pytest.raises(Exception, match="999"):
        trials.run([0], [[999]], [0], Course())
