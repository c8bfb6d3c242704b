"""The bot of the board game: what it must not fail to see."""

from tests.games.bloodborne_board.table import LAMP, Table

from duskhall.kernel.dice import Dice
from duskhall.kernel.seat import Seat
from duskhall.minds.bloodborne_board import aims, habits
from duskhall.minds.bloodborne_board.companion import Companion, value


def chosen(table, worlds=3):
    ask = table.state.pending()[0]
    option = Companion(Dice(b"c" * 32), worlds).choose(Seat(table.state, ask))
    assert option in ask.options
    return table.setup.option_name(ask.question, option)


def test_a_companion_explores_when_there_is_nothing_else_to_do():
    table = Table("saw_cleaver").hand("saw_cleaver", "skill", "strength", "vitality").turn("saw_cleaver")
    assert chosen(table) == "move"


def test_a_companion_dodges_the_blow_that_would_slay_it():
    table = Table("saw_cleaver").enemy("hunter_mob_1").health(saw_cleaver=2).hand("saw_cleaver", "endurance")
    table.actions("basic").attacked_by("hunter_mob_1", "saw_cleaver").answer("nothing")
    assert chosen(table) == "endurance"


def test_aims_are_missions_first_and_exits_otherwise():
    table = Table("saw_cleaver")
    assert aims.explores(table.state, 0)
    table.tile("courtyard_lamp", 0, -1)
    named = table.number("space", "courtyard_lamp_b")
    assert named in aims.aims(table.state, 0)
    table.state.insight = 2
    assert set(aims.aims(table.state, 0)) == {table.number("space", f"central_lamp_{letter}") for letter in "abc"}


def test_winning_is_worth_more_than_anything_and_habits_answer_everything():
    table = Table("saw_cleaver").hand("saw_cleaver", "skill").turn("saw_cleaver")
    better = table.state.copy()
    better.won = 1
    assert value(better) > value(table.state) + 50_000
    ask = table.state.pending()[0]
    assert habits.choose(table.state, ask) in ask.options
    assert table.place("saw_cleaver") == LAMP
