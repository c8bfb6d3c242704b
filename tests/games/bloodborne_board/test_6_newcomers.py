"""6.4 Enemies that come into range or into play during an activation."""

from tests.games.bloodborne_board.table import LAMP, Table
from tests.rule import rule

from duskhall.games.bloodborne_board import rules

BEASTS = [f"scourge_beast_{number}" for number in range(1, 5)]


def activated(table):
    """Let the enemies act on the first hunter, and return who attacked, in order."""
    table.state.turn = 0
    table.run(rules.begin_activation)
    return [event["unit"] for event in table.events("attacked")]


def howling(*beasts, **places):
    table = Table("saw_cleaver").enemy_side("scourge_beast", 1)
    for beast in beasts:
        table.enemy(beast, places.get(beast, LAMP))
    return table


@rule("bloodborne-board", "6.4")
def test_a_newcomer_acts_before_those_who_are_still_in_line():
    table = howling("scourge_beast_1", "scourge_beast_2").actions("ability", "basic", "basic")
    table.boss_acts("cleric_beast", "recovery").enemy("cleric_beast")
    assert activated(table) == ["scourge_beast_1", "scourge_beast_3", "scourge_beast_2", "cleric_beast"]


@rule("bloodborne-board", "6.4", "4.9")
def test_a_miniature_that_has_acted_does_not_act_again_for_a_howl():
    table = howling(*BEASTS).actions(*["ability"] * 4)
    assert activated(table) == BEASTS
