"""Lessons and worked examples: every answer of theirs is legal where it comes, and they show what they are for."""

from itertools import count

import pytest

from duskhall import minds
from duskhall.games import GAMES, find
from duskhall.hall.teaching import learning, played, seed_of, shown
from duskhall.kernel.dice import Dice
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.record import Entry, Holder
from duskhall.kernel.seat import Seat
from duskhall.kernel.table import Table

EXAMPLES = [(game, example) for game in GAMES for example in learning(find(game)).example]
TAUGHT = [game for game in GAMES if learning(find(game)).lesson]


def test_every_game_has_examples_and_a_lesson():
    ours = {game for game in GAMES if find(game).folder.parent.name == "games"}
    assert {game for game, _ in EXAMPLES} == set(TAUGHT) == ours


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=lambda each: each if isinstance(each, str) else each.id)
def test_an_example_is_a_game_by_the_rules_that_shows_its_rule(game, example):
    *_, table = played(find(game), example)
    told = [event for number, event in table.events if number >= example.begins]
    assert example.rule in {event.kind.rule for event in told}
    moments = shown(find(game), example).frames
    assert [each.happened.seq for each in moments] == list(range(example.begins, len(example.answers) + 1))


def suggested(game, lesson):
    """Play a lesson as its bots do and as it suggests, and return what is left of its moves."""
    found, seed = find(game), seed_of(lesson)
    setup = found.setup(lesson.seats, lesson.settings)
    holders = [
        Holder(f"Seat {seat}", "person" if seat == 1 else f"bot:{lesson.bot}") for seat in range(1, lesson.seats + 1)
    ]
    table = Table.open(setup, holders, seed, "lesson")
    moves = list(lesson.moves)
    for _ in count():
        asks = sorted(table.state.pending(), key=lambda ask: ask.seat)
        if not moves or not asks:
            return moves
        ask = asks[0]
        if ask.seat == 0:
            option = moves.pop(0)
        else:
            mind = minds.find(game, lesson.bot)(
                found, ask.seat, Dice(seed_from(f"mind {ask.seat} lesson {seed.hex()}"))
            )
            heard = [event for _, event in table.events_for(ask.seat)]
            option = setup.option_name(ask.question, mind.choose(Seat(table.state, ask, heard)))
        table.enter(Entry(kind="decision", seat=ask.seat, question=ask.question.name, option=option))
    return moves


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_goes_the_course_that_it_suggests(game):
    assert suggested(game, learning(find(game)).lesson) == []
