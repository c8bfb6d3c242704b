"""What the companion reads from the cards of missions: where they send the hunters, and what is progress."""

import pytest
from tests.games.bloodborne_board.table import Table, reveal

from duskhall.games.bloodborne_board.questions import ACT, EXCHANGE, KEEP_GOODS
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import Ask
from duskhall.minds.bloodborne_board import aims, errands, habits, plan, work
from duskhall.minds.bloodborne_board.chart import chart_of, spaces_of
from duskhall.minds.bloodborne_board.worth import Stakes, stakes_of, trapped, value

CAMPAIGNS = {"lh": "the_long_hunt", "gm": "growing_madness", "sc": "secrets_of_the_church", "fy": "fall_of_old_yharnam"}


def table_of(step, *hunters):
    """Return a table of the chapter to which a step belongs."""
    return Table(*(hunters or ("saw_cleaver",)), campaign=CAMPAIGNS[step[:2]], chapter=int(step[2]))


def open_step(table, name):
    number = table.number("mission_step", name)
    step = table.state.tables.steps[number]
    return step.mission, step


def work_left(table, name):
    mission, _ = open_step(table, name)
    return work.work_of(table.state, mission, chart_of(table.state))


def sent_to(table, name, seat=0):
    """Return the spaces to which a step sends a hunter."""
    mission, step = open_step(table, name)
    found = errands.aims_of(table.state, mission, step, chart_of(table.state))
    spaces = table.setup.catalogues["space"]
    return {spaces[space] for aim in found if aim.only in (-1, seat) for space in aim.spaces}


# --- Fights ----------------------------------------------------------------------------------------------------------


def test_the_second_phase_of_a_boss_is_progress():
    table = table_of("gm2").tile("tomb_of_oedon", 0, -1)
    reveal(table, "gm2_hunt_4", "tomb_of_oedon_b")
    boss = table.number("unit", "father_gascoigne")
    fresh = work_left(table, "gm2_hunt_4")
    table.state.unit_damage[boss] = 7
    nearly = work_left(table, "gm2_hunt_4")
    table.state.unit_damage[boss], table.state.unit_phase[boss] = 0, 2
    assert work_left(table, "gm2_hunt_4") < nearly < fresh


def test_only_the_first_phase_counts_where_a_step_asks_for_no_more():
    table = table_of("fy1")
    reveal(table, "fy1_beast_1")
    mission, step = open_step(table, "fy1_beast_1")
    hp = table.state.unit_hp(table.number("unit", "blood_starved_beast"))
    assert work.fight_left(table.state, mission, step) == hp * work.rate(table.state, step.spawns[0].kind)


def test_a_tile_that_is_clear_before_the_round_ends_has_no_fight_left():
    table = table_of("gm1").tile("the_great_bridge", 0, -1)
    reveal(table, "gm1_hunt_3", "the_great_bridge_a")
    before = work_left(table, "gm1_hunt_3")
    mission, step = open_step(table, "gm1_hunt_3")
    for unit in work.foes_of(table.state, mission):
        table.state.unit_space[unit] = -1
    assert work.fight_left(table.state, mission, step) == 0
    assert work_left(table, "gm1_hunt_3") < before


def test_an_enemy_that_nothing_hurts_is_not_struck_for_its_mission():
    table = table_of("lh3")
    beast = table.number("unit", "cleric_beast")
    reveal(table, "lh3_source_1")
    assert not work.is_wanted(table.state, beast)
    reveal(table, "lh3_source_2", "tomb_of_oedon_b")
    assert work.is_wanted(table.state, beast)


def test_the_tile_on_which_enemies_of_the_hunt_wait_is_looked_for():
    table = table_of("gm2")
    table.state.mission_at = [-3] * len(table.state.mission_at)
    reveal(table, "gm2_hunt_1")
    agenda = aims.agenda_of(table.state, chart_of(table.state))
    assert agenda.searching
    assert agenda.blocked
    table.tile("grand_cathedral", 5, 5)
    agenda = aims.agenda_of(table.state, chart_of(table.state))
    assert not agenda.blocked


# --- Enemies whose death counts --------------------------------------------------------------------------------------


def test_wounds_of_an_enemy_whose_death_counts_are_progress():
    table = table_of("sc1").enemy("church_servant_1")
    reveal(table, "sc1_agents_1")
    untouched = work_left(table, "sc1_agents_1")
    table.enemy("church_servant_1", damage=2).enemy("hunter_mob_1", damage=3)
    assert work_left(table, "sc1_agents_1") == untouched - 2 * 75
    assert work.is_wanted(table.state, table.number("unit", "church_servant_1"))
    assert not work.is_wanted(table.state, table.number("unit", "hunter_mob_1"))


def test_an_enemy_counts_only_where_the_ally_is():
    table = table_of("gm1").tile("alleyway", 0, -1).enemy("hunter_mob_1").enemy("hunter_mob_2", "alleyway_b")
    reveal(table, "gm1_hunt_1")
    table.state.token_space[0] = table.number("space", "central_lamp_b")
    assert work.is_wanted(table.state, table.number("unit", "hunter_mob_1"))
    assert not work.is_wanted(table.state, table.number("unit", "hunter_mob_2"))


def test_enemies_that_must_die_on_a_tile_are_awaited_there():
    table = table_of("lh2").tile("iosefkas_clinic", 8, 8).tile("alleyway", 8, 9, 1).tile("market", 20, 20)
    table.state.unit_space = [-1] * len(table.state.unit_space)
    table.enemy("hunter_mob_1", "market_a")
    reveal(table, "lh2_research_1", "iosefkas_clinic_a")
    assert sent_to(table, "lh2_research_1") == {"market_a"}
    connected = chart_of(table.state).near_tiles[table.number("tile", "iosefkas_clinic")]
    assert table.number("tile", "alleyway") in connected
    table.enemy("hunter_mob_1", "alleyway_a")
    assert all(space.startswith("iosefkas_clinic") for space in sent_to(table, "lh2_research_1"))


def test_whoever_is_frenzied_is_not_sent_where_only_a_clear_head_counts():
    table = table_of("gm2", "saw_cleaver", "threaded_cane").enemy("hunter_mob_1")
    reveal(table, "gm2_blood_moon_1")
    table.state.frenzy = [1, 0]
    assert sent_to(table, "gm2_blood_moon_1", 0) == set()
    assert sent_to(table, "gm2_blood_moon_1", 1) == {"central_lamp_b"}


def test_a_beast_is_lured_from_ahead_of_it():
    table = table_of("lh2")
    graveyard = table.number("tile", "graveyard")
    assert table.state.tile_turn[graveyard] >= 0
    reveal(table, "lh2_source_4", "graveyard_b")
    mission, step = open_step(table, "lh2_source_4")
    chart = chart_of(table.state)
    here = table.number("space", "graveyard_b")
    far = chart.near(here)
    tomb = min(far[space] for space in spaces_of(table.state, step.tile))
    spaces = [table.number("space", name) for name in sent_to(table, "lh2_source_4")]
    assert spaces
    for space in spaces:
        goal = chart.near(space)
        assert min(goal[each] for each in spaces_of(table.state, step.tile)) < tomb
    before = work_left(table, "lh2_source_4")
    table.state.unit_space[work.foes_of(table.state, mission)[0]] = spaces[0]
    assert work_left(table, "lh2_source_4") < before


# --- Carrying, giving, leading ---------------------------------------------------------------------------------------


def test_who_carries_somebody_may_go_to_any_of_the_places():
    table = table_of("lh2").tile("the_great_bridge", 8, 8).tile("oedon_chapel", 9, 8).tile("iosefkas_clinic", 7, 8)
    reveal(table, "lh2_last_minute_2", "the_great_bridge_a")
    table.state.token_seat[0], table.state.token_space[0] = 0, -1
    tiles = {space.rsplit("_", 1)[0] for space in sent_to(table, "lh2_last_minute_2")}
    assert tiles == {"oedon_chapel", "iosefkas_clinic"}


def test_who_leads_somebody_goes_to_tiles_that_were_not_seen_yet():
    table = table_of("sc2").tile("graveyard", 8, 8)
    reveal(table, "sc2_figure_3", "graveyard_b")
    mission, _ = open_step(table, "sc2_figure_3")
    at = table.state.token_mission.index(mission)
    table.state.token_seat[at], table.state.token_space[at] = 0, -1
    table.state.mask[mission] |= 1 << table.number("tile", "graveyard")
    spaces = sent_to(table, "sc2_figure_3")
    assert "central_lamp_b" in spaces
    assert not [space for space in spaces if space.startswith("graveyard")]


@pytest.mark.parametrize(("step", "tile"), [("gm1_supplies_1", "occupied_house"), ("gm1_eileen_1", "oedon_chapel")])
def test_what_hunters_hold_for_a_mission_is_progress_and_sends_them_there(step, tile):
    table = table_of("gm1").tile(tile, 0, -1, 2)
    reveal(table, step, f"{tile}_a")
    empty = work_left(table, step)
    assert not [space for space in sent_to(table, step) if space.startswith(tile)]
    table.items("saw_cleaver", "pebble").echoes("saw_cleaver", 1)
    assert work_left(table, step) < empty
    assert [space for space in sent_to(table, step) if space.startswith(tile)]


def test_only_the_item_that_a_step_names_can_be_given():
    table = table_of("fy1").tile("graveyard", 0, -1).items("saw_cleaver", "pebble")
    reveal(table, "fy1_grave_1", "graveyard_a")
    assert sent_to(table, "fy1_grave_1") == set()
    table.items("saw_cleaver", "antidote")
    assert [space for space in sent_to(table, "fy1_grave_1") if space.startswith("graveyard")]


def test_in_the_dream_an_antidote_is_taken_only_for_a_mission():
    table = table_of("fy1").tile("graveyard", 0, -1).items("saw_cleaver", "pebble")
    ask = Ask(0, EXCHANGE, [KEEP_GOODS, EXCHANGE.of(table.number("item", "pebble"))])
    assert habits.choose(table.state, ask) == KEEP_GOODS
    reveal(table, "fy1_grave_1", "graveyard_a")
    assert habits.choose(table.state, ask) == ask.options[1]
    table.items("saw_cleaver", "antidote")
    assert habits.choose(table.state, ask) == KEEP_GOODS


def test_scattered_things_send_hunters_apart_and_the_map_grows_while_there_are_too_few():
    table = table_of("sc2", "saw_cleaver", "threaded_cane")
    reveal(table, "sc2_survivors_1")
    mission, step = open_step(table, "sc2_survivors_1")
    lying = errands.tokens(table.state, mission)
    found = errands.aims_of(table.state, mission, step, chart_of(table.state))
    assert [aim.spaces for aim in found if not aim.lead] == [[space] for space in lying]
    assert not errands.lacks(table.state, mission, step)
    table.state.token_mission, table.state.token_space = [mission], lying[:1]
    assert errands.lacks(table.state, mission, step)


# --- Fog and the clock ---------------------------------------------------------------------------------------


def test_a_hunter_behind_fog_gates_is_not_left_there_for_nothing():
    table = table_of("lh2").tile("the_great_bridge", 8, 8).at("saw_cleaver", "the_great_bridge_a")
    reveal(table, "lh2_last_minute_1", "the_great_bridge_a").hand("saw_cleaver", "skill").turn("saw_cleaver")
    agenda = aims.agenda_of(table.state, chart_of(table.state))
    assert trapped(table.state, 0, agenda) == 0
    table.state.insight = 2
    agenda = aims.agenda_of(table.state, chart_of(table.state))
    alone = trapped(table.state, 0, agenda)
    assert alone > 0
    minion = table.state.unit_mission.index(open_step(table, "lh2_last_minute_1")[0])
    table.state.unit_lives[minion], table.state.unit_damage[minion] = 0, 3
    assert 0 < trapped(table.state, 0, agenda) < alone
    assert "dream" in [table.setup.option_name(ACT, action.option) for action in plan.candidates(table.state, 0)]
    table.at("saw_cleaver", "central_lamp_b")
    assert trapped(table.state, 0, agenda) == 0


def test_health_counts_for_less_when_a_boss_is_left_and_little_time():
    table = table_of("sc3").turn("saw_cleaver")
    assert stakes_of(table.state).calm == 100
    table.state.track = 15
    late = stakes_of(table.state)
    assert late.calm < 100
    losses = []
    for stakes in (Stakes(), late):
        table.state.hp = [1]
        weak = value(table.state, stakes)
        table.state.hp = [6]
        losses.append(value(table.state, stakes) - weak)
    assert losses[0] > losses[1] > 0
    other = table_of("lh1").turn("saw_cleaver")
    other.state.track = 15
    assert stakes_of(other.state).calm == 100


def test_a_companion_lays_out_bait_where_a_mission_wants_beasts():
    table = table_of("lh2").hand("saw_cleaver", "skill", "strength", "endurance").items("saw_cleaver", "pebble")
    reveal(table, "lh2_source_1").turn("saw_cleaver")
    bait = [action for action in plan.candidates(table.state, 0) if action.bait]
    assert bait
    plan.carry_out(table.state, 0, bait[0])
    assert errands.units_of_kind(table.state, table.number("kind", "scourge_beast")).count(table.state.place[0]) == 1
    assert table.state.goods_held(0) == []


def test_a_guided_plan_needs_no_hidden_order():
    """The aims of a step are the same in every world that a seat can imagine."""
    table = table_of("lh2")
    reveal(table, "lh2_source_1")
    worlds = [table.state.imagine(0, Dice(bytes([number]) * 32)) for number in range(3)]
    agendas = [aims.agenda_of(world, chart_of(world)) for world in worlds]
    assert agendas[0] == agendas[1] == agendas[2]
