"""14 Missions of which the reports leave something open: what is played then."""

import pytest
from tests.games.bloodborne_board.table import LAMP, Table, at, end_round, kill, reveal
from tests.rule import rule

from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.missions import mission_steps
from duskhall.games.bloodborne_board.printed import MISSION_INSIGHT


@rule("bloodborne-board", "14.6")
def test_what_comes_after_resets_does_not_come_before_the_first():
    table = Table("saw_cleaver", campaign="fall_of_old_yharnam", chapter=3)
    table.state.unit_space = [-1] * len(table.state.unit_space)
    reveal(table, "fy3_chaos_1")
    assert table.where("scourge_beast_1") is None
    secrets = Table("saw_cleaver", campaign="secrets_of_the_church")
    secrets.state.unit_space = [-1] * len(secrets.state.unit_space)
    reveal(secrets, "sc1_agents_1")
    assert secrets.where("church_servant_1") == LAMP


@rule("bloodborne-board", "R25")
@pytest.mark.parametrize("alleyway", [False, True])
def test_a_tile_joins_another_where_the_one_that_it_belongs_to_is_not_on_the_map(alleyway):
    table = Table("saw_cleaver", campaign="fall_of_old_yharnam", chapter=3)
    if alleyway:
        table.tile("alleyway", 1, 0)
    reveal(table, "fy3_vengeance_djura_1")
    bridge, near = table.number("tile", "the_great_bridge"), table.number("tile", "alleyway")
    assert (near in ground.connected_tiles(table.state, bridge)) is alleyway
    assert ground.is_laid(table.state, bridge)


@rule("bloodborne-board", "R26")
def test_survivors_do_not_run_out():
    table = Table("saw_cleaver", campaign="secrets_of_the_church", chapter=2)
    laid = ["central_lamp", "oedon_chapel", "the_great_bridge", "tomb_of_oedon"]
    for at_x, tile in enumerate(("graveyard", "occupied_house", "alleyway", "barred_window")):
        table.tile(tile, 5 + at_x, 5)
        laid.append(tile)
    named = [table.state.tables.tiles[table.number("tile", tile)].named for tile in laid]
    lying = [space for space in table.state.token_space if space in named]
    assert len(lying) == 8


@rule("bloodborne-board", "14.15")
def test_the_man_roams_and_the_beast_that_takes_his_place_does_not():
    table = Table("saw_cleaver", campaign="growing_madness", chapter=3).tile("courtyard_lamp", 0, -1)
    table.state.unit_space = [-1] * len(table.state.unit_space)
    reveal(table, "gm3_hunt_1")
    table.at("saw_cleaver", "courtyard_lamp_b")
    end_round(table)
    assert table.where("father_gascoigne") == "courtyard_lamp_b"
    table.state.asks, table.state.insight = [], 2
    table.state.agenda.clear()
    reveal(table, "gm3_hunt_2", "courtyard_lamp_b")
    table.at("saw_cleaver", LAMP)
    end_round(table)
    assert table.where("gascoigne_transformed") == "courtyard_lamp_b"


@rule("bloodborne-board", "15.7")
@pytest.mark.parametrize(("holder", "speed"), [("saw_cleaver", 1), ("hunter_axe", 2)])
def test_the_music_box_slows_gascoigne_for_whoever_holds_it(holder, speed):
    table = Table("saw_cleaver", "hunter_axe").items(holder, "tiny_music_box").enemy("father_gascoigne")
    table.hand("saw_cleaver", "endurance").boss_acts("father_gascoigne", "axe_slash")
    table.attacked_by("father_gascoigne", "saw_cleaver").answer("nothing")
    assert table.state.fight.foe.speed == speed


@rule("bloodborne-board", "14.1", "14.4")
def test_the_side_missions_of_old_yharnam_open_with_the_second_step_and_are_worth_insight():
    table = Table("saw_cleaver", campaign="fall_of_old_yharnam").tile("ransacked_house", 0, -1)
    table.state.unit_space = [-1] * len(table.state.unit_space)
    reveal(table, "fy1_hunt_2")
    reveal(table, "fy1_ransacked_1", "ransacked_house_a")
    assert at(table, "fy1_ransacked") == "fy1_ransacked_1"
    for unit in ("female_beast_patient_1", "male_beast_patient_1", "male_beast_patient_2"):
        kill(table, unit)
    assert table.state.insight == 1


@rule("bloodborne-board", "14.1", "14.2")
def test_old_yharnam_begins_with_three_insight_missions_and_its_steps_open_two_more():
    table = Table("saw_cleaver", campaign="fall_of_old_yharnam")
    missions = table.state.tables.missions
    insight = [n for n in table.state.tables.of_chapter[table.state.chapter] if missions[n].type == MISSION_INSIGHT]
    assert (len(insight), len([number for number in insight if missions[number].opened])) == (5, 2)


@rule("bloodborne-board", "1.13", "11.8", "14.21", "R30")
def test_the_setup_of_the_last_chapter_of_growing_madness_is_ours_and_does_something():
    table = Table("saw_cleaver", campaign="growing_madness", chapter=3).hand("saw_cleaver", "skill", "skill")
    assert table.setup.content.designed["chapter"] == {"growing_madness_3"}
    graveyard = table.number("tile", "graveyard")
    assert graveyard in ground.connected_tiles(table.state, table.number("tile", "central_lamp"))
    table.enemy("hunter_mob_1").actions("basic")
    mob = table.number("unit", "hunter_mob_1")
    table.state.unit_modifier[mob] = table.state.kind_modifier[table.number("kind", "hunter_mob")]
    table.attacked_by("hunter_mob_1", "saw_cleaver").answer("nothing")
    assert table.state.frenzy == [1]
    table.items("saw_cleaver", "pebble").turn("saw_cleaver").answer("dream")
    assert (table.question(), table.options()) == ("exchange", ["done", "pebble"])
    table.answer("pebble")
    assert table.state.goods_held(0) == [table.number("item", "sedative")]


@rule("bloodborne-board", "14.21", "R30")
def test_the_moon_leaves_the_mob_when_the_man_becomes_a_beast():
    table = Table("saw_cleaver", campaign="growing_madness", chapter=3).enemy("hunter_mob_1", "central_lamp_a")
    mobs = table.number("kind", "hunter_mob")
    assert table.state.kind_modifier[mobs] != -1
    table.run(mission_steps.complete, table.number("mission", "gm3_hunt"), 0)
    assert table.state.kind_modifier[mobs] == -1
