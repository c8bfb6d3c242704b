"""4.7 Pursuit, and what ending a move brings about before it (14.2, 13.1)."""

import pytest
from tests.games.bloodborne_board.table import LAMP, Table, at
from tests.rule import rule

COURTYARD = "lh1_on_the_hunt"


def into_the_courtyard(unit, **settings):
    """A hunter at the door of a tile whose mission closes it with fog gates, and an enemy behind the hunter."""
    table = Table("saw_cleaver", **settings).tile("courtyard_lamp", 0, -1).enemy(unit, "central_lamp_a")
    return table.hand("saw_cleaver", "skill", "skill").turn("saw_cleaver")


@rule("bloodborne-board", "4.7", "13.3", "R28")
def test_pursuers_stop_before_gates_that_rise_where_the_move_ends():
    table = into_the_courtyard("hunter_mob_1").answer("move", "courtyard_lamp_b", "stay")
    assert at(table, COURTYARD) == f"{COURTYARD}_1"
    assert table.happened().index("fog_raised") < table.happened().index("pursues")
    assert table.where("hunter_mob_1") == LAMP  # and not taken from the tile that is closed


@rule("bloodborne-board", "13.1", "R28")
def test_whoever_vanishes_with_the_gates_is_named():
    table = into_the_courtyard("hunter_mob_1").enemy("hunter_mob_2", "courtyard_lamp_a")
    table.answer("move", "courtyard_lamp_b", "stay")
    assert table.events("removed") == [{"unit": "hunter_mob_2", "space": "courtyard_lamp_a"}]
    assert [event["unit"] for event in table.events("pursues")] == ["hunter_mob_1"]


@rule("bloodborne-board", "4.7", "R14")
@pytest.mark.parametrize(("pursuit", "reached"), [("card", "central_lamp_c"), ("one", LAMP)])
def test_the_table_settles_how_far_a_fast_enemy_follows(pursuit, reached):
    table = Table("saw_cleaver", pursuit=pursuit).tile("market", 1, 0).enemy("scourge_beast_1", "central_lamp_a")
    table.hand("saw_cleaver", "skill", "skill").turn("saw_cleaver").answer("move", "central_lamp_c", "market_a")
    assert table.where("scourge_beast_1") == reached
