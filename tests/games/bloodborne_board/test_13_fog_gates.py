"""13 Fog gates, from both sides: who gets through them, and what does not."""

import pytest
from tests.games.bloodborne_board.table import LAMP, Table
from tests.rule import rule

from duskhall.games.bloodborne_board.death import track
from duskhall.games.bloodborne_board.missions import mission_steps
from duskhall.games.bloodborne_board.moving import walking


def closed(table, tile):
    """Close a tile with fog gates, as the hunt mission of the chapter would."""
    mission = table.number("mission", "lh1_source")
    return table.run(mission_steps.raise_fog, table.number("tile", tile), mission)


@rule("bloodborne-board", "5.3", "13.1", "13.2")
def test_the_central_lamp_behind_fog_gates_takes_nobody_out():
    table = Table("saw_cleaver").tile("courtyard_lamp", 0, -1).hand("saw_cleaver", "skill", "skill")
    assert "interact" in table.turn("saw_cleaver").options()
    table.state.asks = []
    table.state.agenda.clear()
    closed(table, "central_lamp").turn("saw_cleaver")
    assert table.refusal("interact").reason == "refusal-nothing-here"
    table.state.goods[table.number("space", LAMP)] = 1
    table.state.asks = []
    table.turn("saw_cleaver").answer("interact")
    assert table.question() == "act"  # the consumable is taken, and nothing else is offered
    assert sum(table.state.held) == 1


@rule("bloodborne-board", "13.2")
@pytest.mark.parametrize("item", ["hand_lantern", "bold_hunters_mark"])
def test_no_lantern_and_no_mark_leads_out(item):
    table = Table("saw_cleaver").tile("courtyard_lamp", 0, -1).items("saw_cleaver", item)
    assert item in table.at("saw_cleaver", "central_lamp_a").turn("saw_cleaver").options()
    table.state.asks = []
    table.state.agenda.clear()
    closed(table, "central_lamp").turn("saw_cleaver")
    assert table.refusal(item).reason == "refusal-item-useless"


@rule("bloodborne-board", "13.2")
def test_a_bell_calls_hunters_in_but_not_out():
    table = Table("saw_cleaver", "hunter_axe").tile("courtyard_lamp", 0, -1).at("hunter_axe", "courtyard_lamp_a")
    for hunter in table.hunters:
        table.items(hunter, "beckoning_bell")
    closed(table, "courtyard_lamp").turn("saw_cleaver")
    assert table.refusal("beckoning_bell").reason == "refusal-item-useless"
    table.state.asks = []
    table.state.agenda.clear()
    table.turn("hunter_axe").answer("beckoning_bell")
    assert table.place("saw_cleaver") == "courtyard_lamp_a"


@rule("bloodborne-board", "13.2", "8.6")
def test_no_push_leads_out_or_in():
    table = Table("saw_cleaver").tile("courtyard_lamp", 0, -1).at("saw_cleaver", "courtyard_lamp_b")
    closed(table, "courtyard_lamp").run(walking.push_hunter, 0, 2)
    assert table.place("saw_cleaver") in ("courtyard_lamp_a", "courtyard_lamp_c")
    outside = Table("saw_cleaver").tile("courtyard_lamp", 0, -1)
    closed(outside, "courtyard_lamp").run(walking.push_hunter, 0, 2)
    assert outside.place("saw_cleaver") in ("central_lamp_a", "central_lamp_c")


@rule("bloodborne-board", "4.7", "13.3")
def test_pursuers_go_as_far_as_the_gate_and_stop_there():
    table = Table("saw_cleaver", "hunter_axe").tile("courtyard_lamp", 0, -1).at("hunter_axe", LAMP)
    table.firearm("hunter_axe", "ludwigs_rifle")
    table.enemy("hunter_mob_1", "central_lamp_a").enemy("hunter_mob_2", LAMP).hand("saw_cleaver", "skill", "skill")
    closed(table, "courtyard_lamp").turn("saw_cleaver").answer("move", "courtyard_lamp_b")
    table.answer("stay")
    assert table.question() == "enters"  # the one beside the path comes to the gate, where the rifle waits
    table.answer("done")
    assert (table.where("hunter_mob_1"), table.where("hunter_mob_2")) == (LAMP, LAMP)
    assert table.question() == "act"  # the other one, at the gate, entered no space


@rule("bloodborne-board", "6.1", "13.3")
def test_enemies_on_the_other_side_of_a_gate_do_not_activate():
    table = Table("saw_cleaver").tile("courtyard_lamp", 0, -1).enemy("hunter_mob_1").hand("saw_cleaver", "skill")
    closed(table, "courtyard_lamp").at("saw_cleaver", "courtyard_lamp_b").turn("saw_cleaver").answer("end_turn")
    assert table.where("hunter_mob_1") == LAMP
    assert "attacked" not in table.happened()
    inside = Table("saw_cleaver").tile("courtyard_lamp", 0, -1).hand("saw_cleaver", "skill")
    closed(inside, "courtyard_lamp").enemy("hunter_mob_1", "courtyard_lamp_b").turn("saw_cleaver").answer("end_turn")
    assert inside.where("hunter_mob_1") == "courtyard_lamp_b"
    assert "attacked" not in inside.happened()


@rule("bloodborne-board", "8.7", "13.3")
def test_no_range_reaches_through_a_gate():
    table = Table("saw_cleaver").tile("courtyard_lamp", 0, -1).items("saw_cleaver", "throwing_knife")
    table.enemy("hunter_mob_1", "courtyard_lamp_b")
    assert "throwing_knife" in table.turn("saw_cleaver").options()
    table.state.asks = []
    table.state.agenda.clear()
    closed(table, "courtyard_lamp").enemy("hunter_mob_1", "courtyard_lamp_b").turn("saw_cleaver")
    assert table.refusal("throwing_knife").reason == "refusal-item-useless"


@rule("bloodborne-board", "13.4", "13.5")
def test_when_the_gates_are_gone_normal_enemies_come_with_the_next_reset():
    table = Table("saw_cleaver").tile("pillar", 0, -1, 2)
    pillar = table.number("tile", "pillar")
    closed(table, "pillar")
    track.reset_map(table.state)
    assert enemies_on(table, pillar) == 0
    mission_steps.clear_away(table.state, table.number("mission", "lh1_source"))
    assert not table.state.fog[pillar]
    assert enemies_on(table, pillar) == 0
    track.reset_map(table.state)
    assert enemies_on(table, pillar) == 2


def enemies_on(table, tile):
    return len([space for space in table.state.unit_space if space // 4 == tile])


@rule("bloodborne-board", "13.1", "R19")
def test_an_enemy_of_another_mission_goes_home_when_a_tile_is_closed():
    table = Table("saw_cleaver").tile("courtyard_lamp", 0, -1)
    other = table.number("mission", "lh1_on_the_hunt")
    for unit, home in (("scourge_beast_1", LAMP), ("scourge_beast_2", "courtyard_lamp_a")):
        table.enemy(unit, "courtyard_lamp_c")
        number = table.number("unit", unit)
        table.state.unit_mission[number] = other
        table.state.unit_home[number] = table.number("space", home)
    table.enemy("hunter_mob_1", "courtyard_lamp_c")
    closed(table, "courtyard_lamp")
    assert table.where("hunter_mob_1") is None
    assert table.where("scourge_beast_1") == LAMP
    assert table.where("scourge_beast_2") == "courtyard_lamp_c"  # it appeared on the tile itself
    assert table.state.unit_mission[table.number("unit", "scourge_beast_1")] == other
