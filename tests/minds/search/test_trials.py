"""Trials: the same natively and in Python, in the same luck, and ended where they are to end."""

from collections.abc import Iterator

import pytest
from tests.minds.search.test_searching import GAMES, positions

from duskhall.games import find
from duskhall.games.bloodborne_board.questions import ACT, END_TURN, MOVE, STEP, STEP_WAYS, TAKE_TURN
from duskhall.kernel.conformance.play import dice_of
from duskhall.kernel.question import ALL, Ask
from duskhall.kernel.state import State
from duskhall.minds.search.trials import Course, NativeTrials, Planned, PythonTrials, Trials, unsealed

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


def test_plans_are_followed_as_far_as_they_go_and_natively_as_in_python():
    followed = 0
    for state, ask in acting(4):
        walks = ((ACT.index, MOVE), *((STEP.index, option) for option in STEP_WAYS), (ACT.index, END_TURN))
        plans: list[Planned] = [((ACT.index, option),) for option in ask.options]
        plans += [walks, ((ACT.index, END_TURN),), ((ACT.index, 999),), ()]
        course = Course(TAKE_TURN.index, 1, 60, redrawn=ask.seat, planner=ask.seat, beat=ACT.index, plans=plans)
        starts, answers, numbers = [0] * len(plans), [[-1]] * len(plans), [3] * len(plans)
        found = []
        for kind in (NativeTrials, PythonTrials):
            trials = kind(state.setup, [state.copy()], KEY)
            found.append(trials.run(starts, answers, numbers, course).tolist())
        assert found[0] == found[1]
        given = PythonTrials(state.setup, [state.copy()], KEY)
        said = given.run(starts, [[option] for option in ask.options] + [[-1]] * 4, numbers, course._replace(plans=()))
        assert found[0][: len(ask.options)] == said.tolist()[: len(ask.options)]  # a plan of one action is that answer
        assert found[0][-2] == found[0][-1]  # what cannot be done ends the plan
        followed += len({tuple(each) for each in found[0]}) > 1
    assert followed


def acting(number: int) -> Iterator[tuple[State, Ask]]:
    """Tables of the board game at which a hunter chooses an action, some turns apart."""
    game = find("bloodborne-board")
    assert game.policy is not None
    state, dice = game.new(game.setup(2, simulation=True), dice_of("acting")), dice_of("policy")
    seen = 0
    while state.asks and number:
        ask = state.pending()[0]
        if ask.question is ACT and len(ask.options) > 2:
            seen += 1
            if seen % 9 == 0:
                number -= 1
                yield state, ask
        state.take(ask, game.policy(state, ask, dice))


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
