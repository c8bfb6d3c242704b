"""14.15 Enemies that roam at the end of a round: whom they go for."""

from tests.games.bloodborne_board.table import LAMP, Table
from tests.rule import rule

from duskhall.games.bloodborne_board.turn import hazards

MOB = "hunter_mob_1"


def roaming(first, second, **health):
    """An enemy on the lamp that roams 1 space, and two hunters on these spaces; return it after it has roamed."""
    table = Table("saw_cleaver", "hunter_axe").enemy(MOB).tile("market", 1, 0).health(**health).actions("basic")
    roams = [number for number, changes in enumerate(table.state.tables.modifiers) if changes.roams == 1]
    table.state.unit_modifier[table.number("unit", MOB)] = roams[0]
    table.at("saw_cleaver", first).at("hunter_axe", second)
    return table.run(hazards.roam, table.number("unit", MOB))


@rule("bloodborne-board", "14.15", "18.1")
def test_what_roams_strikes_whom_it_can_reach_and_not_the_weaker_one_far_off():
    table = roaming(LAMP, "market_a", hunter_axe=1)
    assert table.events("attacked") == [{"seat": 0, "unit": MOB}]


@rule("bloodborne-board", "14.15", "18.1")
def test_what_roams_leaves_the_strong_for_the_weak_one_whom_it_can_reach():
    table = roaming(LAMP, "central_lamp_a", hunter_axe=4)
    assert table.events("attacked") == [{"seat": 1, "unit": MOB}]


@rule("bloodborne-board", "14.15")
def test_what_roams_goes_towards_the_weakest_if_it_can_reach_nobody():
    table = roaming("market_b", "market_a", saw_cleaver=1)
    assert (table.where(MOB), table.events("attacked")) == ("central_lamp_c", [])
