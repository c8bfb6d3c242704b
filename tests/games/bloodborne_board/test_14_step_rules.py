"""13.6, 14.13 to 14.22 Special rules of missions, on the campaigns that use them."""

import pytest
from tests.games.bloodborne_board.table import LAMP, Table, at, end_round, kill, reveal
from tests.rule import rule

from duskhall.games.bloodborne_board import events, rules
from duskhall.games.bloodborne_board.board import foes, tiles
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.campaign import preparing
from duskhall.games.bloodborne_board.death import slaying, track
from duskhall.games.bloodborne_board.missions import goals, mission_steps, step_rules, tokens
from duskhall.games.bloodborne_board.moving import moves
from duskhall.games.bloodborne_board.printed import BARRED, BLOCKED, DONE, NOBODY, WAITING
from duskhall.games.bloodborne_board.turn import enemies, hazards
from duskhall.kernel.state import changed


def empty(table):
    """Take every unit off the map."""
    for unit in range(len(table.state.unit_space)):
        foes.remove(table.state, unit)
    return table


def madness(*hunters, **settings):
    return Table(*(hunters or ("saw_cleaver",)), campaign="growing_madness", **settings)


def church(*hunters, **settings):
    return Table(*(hunters or ("saw_cleaver",)), campaign="secrets_of_the_church", **settings)


def yharnam(*hunters, **settings):
    return Table(*(hunters or ("saw_cleaver",)), campaign="fall_of_old_yharnam", **settings)


# --- 13.6 Seals ------------------------------------------------------------------------------------------------------


@rule("bloodborne-board", "13.6")
def test_nobody_enters_a_sealed_tile_until_its_step_is_done():
    table = empty(madness(chapter=2))
    tomb = table.number("tile", "tomb_of_oedon")
    door = table.state.tables.tiles[tomb].exit[2]
    assert table.state.fog[tomb] < 0
    outside = ground.neighbours(table.state, door)
    before = next(space for space in outside if space // 4 != tomb)
    assert door not in ground.hunter_steps(table.state, before)
    assert door not in ground.enemy_steps(table.state, before)
    assert table.state.tables.tiles[tomb].lamp not in ground.lamps(table.state)
    table.at("saw_cleaver", table.setup.catalogues["space"][before]).hand("saw_cleaver", "skill", "skill")
    table.turn("saw_cleaver").answer("move")  # the only way is back along the bridge
    table.at("saw_cleaver", table.setup.catalogues["space"][before])
    assert table.refusal(table.setup.catalogues["space"][door]).reason == "refusal-sealed"


@rule("bloodborne-board", "13.6")
def test_nobody_goes_to_the_dream_from_a_sealed_tile_and_no_bell_rings_there():
    table = empty(madness("saw_cleaver", "hunter_axe", chapter=2)).hand("saw_cleaver", "skill", "skill")
    tomb = table.setup.catalogues["space"][table.state.tables.tiles[table.number("tile", "tomb_of_oedon")].lamp]
    table.at("saw_cleaver", tomb).items("saw_cleaver", "beckoning_bell").turn("saw_cleaver")
    assert table.refusal("dream").reason == "refusal-sealed"
    assert table.refusal("beckoning_bell").reason == "refusal-item-useless"


@rule("bloodborne-board", "13.6", "R13")
def test_nobody_wakes_at_a_sealed_lamp_while_another_is_only_broken():
    table = madness(chapter=2)
    for tile in range(len(table.state.fog)):
        if not table.state.fog[tile]:
            table.state.fog = changed(table.state.fog, tile, 1)
    table.state.place[0] = -1
    table.turn("saw_cleaver").answer("side_a")
    assert table.place("saw_cleaver") == LAMP


@rule("bloodborne-board", "13.6", "14.4")
def test_the_seal_breaks_with_the_insight_that_the_step_asks_for():
    table = madness(chapter=2)
    tomb = table.number("tile", "tomb_of_oedon")
    reveal(table, "gm2_hunt_2")
    assert table.state.fog[tomb] < 0
    table.state.insight = 1
    table.recorder.events.clear()
    mission_steps.go_on(table.state, table.number("mission", "gm2_henryk"), 0, NOBODY)
    assert at(table, "gm2_hunt") == "gm2_hunt_3"
    assert table.state.fog[tomb] == 0
    assert table.happened().count("unsealed") == 1


# --- 14.2 Opened missions --------------------------------------------------------------------------------------------


@rule("bloodborne-board", "14.2")
def test_a_mission_that_a_step_opens_does_not_start_before_it():
    table = yharnam()
    assert at(table, "fy1_grave") == BARRED
    table.tile("graveyard", 0, -1).at("saw_cleaver", "graveyard_b").run(goals.ended_move, 0)
    assert at(table, "fy1_grave") == BARRED
    reveal(table, "fy1_hunt_2")
    assert at(table, "fy1_grave") == at(table, "fy1_ransacked") == WAITING
    table.run(goals.ended_move, 0)
    assert at(table, "fy1_grave") == "fy1_grave_1"


@rule("bloodborne-board", "14.2", "14.4")
def test_some_missions_start_as_they_are_opened_and_are_worth_insight():
    table = church(chapter=2)
    assert table.where("cleric_beast") is None
    reveal(table, "sc2_hunt_2")
    assert table.where("cleric_beast") == "the_great_bridge_a"
    assert table.where("father_gascoigne") == "tomb_of_oedon_a"
    assert table.state.unit_phase[table.number("unit", "cleric_beast")] == 2
    kill(table, "cleric_beast")
    assert table.state.insight == 1


# --- 14.3, 14.6 Gifts and changes ------------------------------------------------------------------------------------


@rule("bloodborne-board", "14.3")
def test_a_gift_is_paid_as_its_step_is_revealed():
    table = madness(chapter=2)
    reveal(table, "gm2_parents_1")
    assert table.state.owner[table.number("item", "tiny_music_box")] == 0


@rule("bloodborne-board", "14.6", "12.2")
def test_an_enemy_that_a_new_step_changes_stays_where_it_is_and_its_attack_goes_on():
    table = Table("saw_cleaver", chapter=2).hand("saw_cleaver", "strength")
    reveal(table, "lh2_source_3")
    boss = table.number("unit", "cleric_beast")
    table.at("saw_cleaver", "graveyard_c").enemy("cleric_beast", "graveyard_c", damage=9)
    table.boss_acts("cleric_beast", "cleric_slam").attacked_by("cleric_beast", "saw_cleaver")
    table.answer("strength", "slot_1")
    assert at(table, "lh2_source") == "lh2_source_4"
    assert (table.where("cleric_beast"), table.state.unit_phase[boss]) == ("graveyard_c", 2)
    assert table.hp("saw_cleaver") == 2  # the slam that was flipped in phase 1
    assert slaying.wound(table.state, boss, 3, 0, events.WOUNDED) == 0


@rule("bloodborne-board", "14.7", "14.10")
def test_an_ally_helps_everybody_on_his_space_and_counts_their_kills():
    table = empty(madness("saw_cleaver", "hunter_axe"))
    mission = table.number("mission", "gm1_hunt")
    tokens.carried_along(table.state, 0)
    assert table.state.token_seat == [0]
    assert [tokens.ally_damage(table.state, seat) for seat in (0, 1)] == [1, 1]
    table.enemy("hunter_mob_1").enemy("hunter_mob_2", "central_lamp_a")
    kill(table, "hunter_mob_1", 1)
    assert table.state.progress[mission] == 1
    table.at("hunter_axe", "central_lamp_a")
    assert tokens.ally_damage(table.state, 1) == 0
    kill(table, "hunter_mob_2", 1)
    assert table.state.progress[mission] == 1


@rule("bloodborne-board", "14.7")
def test_what_was_found_in_the_hand_returns_to_where_it_was_found():
    table = madness(chapter=3).tile("ransacked_house", 0, -1).at("saw_cleaver", "ransacked_house_a")
    reveal(table, "gm3_ribbon_2", "ransacked_house_a")
    assert (table.state.token_seat, table.state.token_space) == ([0], [-1])
    tokens.lose_tokens(table.state, 0)
    assert table.state.token_space == [table.number("space", "ransacked_house_a")]


@rule("bloodborne-board", "14.9")
@pytest.mark.parametrize(
    ("space", "choice", "flag"),
    [
        ("iosefkas_clinic_a", "lh_to_clinic", "hunter_to_clinic"),
        ("oedon_chapel_a", "lh_to_chapel", "hunter_to_chapel"),
    ],
)
def test_where_the_hunter_is_brought_is_the_choice(space, choice, flag):
    table = Table("saw_cleaver", chapter=2).tile(space[:-2], 5, 5)
    table.state.flags = [0] * len(table.state.flags)
    reveal(table, "lh2_last_minute_2")
    tokens.add_token(table.state, table.number("mission", "lh2_last_minute"), -1, 0)
    table.at("saw_cleaver", space).run(goals.ended_move, 0)
    assert table.events("way_chosen") == [{"seat": 0, "choice": choice}]
    assert table.state.flags[table.number("flag", flag)] == 1
    assert sum(table.state.flags) == 2  # and that he was rescued at all
    assert at(table, "lh2_last_minute") == DONE


@rule("bloodborne-board", "14.10")
def test_a_count_may_name_two_kinds_and_a_tile():
    table = Table("saw_cleaver", chapter=2).tile("iosefkas_clinic", 5, 5)
    reveal(table, "lh2_research_1")
    table.enemy("scourge_beast_1", "iosefkas_clinic_a").enemy("huntsmans_minion_1", LAMP)
    kill(table, "scourge_beast_1")
    kill(table, "huntsmans_minion_1")
    assert at(table, "lh2_research") == "lh2_research_1"
    table.enemy("huntsmans_minion_1", "iosefkas_clinic_a")
    kill(table, "huntsmans_minion_1")
    assert at(table, "lh2_research") == "lh2_research_2"


@rule("bloodborne-board", "14.11")
def test_a_last_request_takes_an_antidote_and_nothing_else():
    table = yharnam().tile("graveyard", 0, -1).at("saw_cleaver", "graveyard_b").items("saw_cleaver", "pebble")
    reveal(table, "fy1_grave_1")
    table.hand("saw_cleaver", "skill", "skill").turn("saw_cleaver")
    assert "interact" not in table.options()
    table.items("saw_cleaver", "antidote").run(rules.choose_action)
    table.answer("interact", "donate")
    assert at(table, "fy1_grave") == "fy1_grave_2"
    assert table.state.goods_discard == [table.number("item", "antidote")]


# --- 14.13 The clock -------------------------------------------------------------------------------------------------


@rule("bloodborne-board", "14.13")
def test_a_reset_before_the_rioter_is_slain_turns_the_mission_dark():
    table = empty(madness())
    track.reset_map(table.state)
    assert at(table, "gm1_bystanders") == "gm1_bystanders_1"
    track.reset_map(table.state)
    assert at(table, "gm1_bystanders") == "gm1_bystanders_3"
    empty(table).hand("saw_cleaver", "skill", "skill").turn("saw_cleaver").answer("interact")
    if table.question() == "interact_with":
        table.answer("done")
    assert (table.hp("saw_cleaver"), table.state.frenzy, table.state.echoes) == (5, [1], [1])
    assert table.state.owner[table.number("item", "rune_blood_rapture")] == 0


@rule("bloodborne-board", "14.13", "14.14")
def test_the_rioter_stands_still_and_gives_the_survivor_up():
    table = empty(madness())
    track.reset_map(table.state)
    mob = next(u for u, m in enumerate(table.state.unit_mission) if m == table.number("mission", "gm1_bystanders"))
    table.at("saw_cleaver", "central_lamp_a")
    table.state.turn = 0
    enemies.activate(table.state, mob)
    table.state.run()
    assert table.where(table.setup.catalogues["unit"][mob]) == LAMP
    kill(table, table.setup.catalogues["unit"][mob])
    assert at(table, "gm1_bystanders") == "gm1_bystanders_2"
    track.reset_map(table.state)
    assert at(table, "gm1_bystanders") == "gm1_bystanders_2"


# --- 14.14 to 14.16 Enemies ------------------------------------------------------------------------------------------


@rule("bloodborne-board", "14.14")
def test_what_cannot_be_slain_is_driven_back_to_where_it_appeared():
    table = madness(chapter=3)
    boss = table.number("unit", "father_gascoigne")
    assert table.state.unit_hp(boss) == 6
    table.enemy("father_gascoigne", "central_lamp_a", damage=3).at("saw_cleaver", "central_lamp_a")
    slaying.wound(table.state, boss, 2, 0, events.WOUNDED)
    assert (table.where("father_gascoigne"), table.damage("father_gascoigne")) == ("central_lamp_a", 5)
    slaying.wound(table.state, boss, 2, 0, events.WOUNDED)
    assert (table.where("father_gascoigne"), table.damage("father_gascoigne")) == (LAMP, 0)
    assert table.state.unit_phase[boss] == 1
    assert (table.state.echoes, "slain" in table.happened()) == ([0], False)


@rule("bloodborne-board", "14.6")
def test_the_beast_stands_where_the_man_was():
    table = madness(chapter=3).enemy("father_gascoigne", "central_lamp_c")
    table.state.unit_mission[table.number("unit", "father_gascoigne")] = table.number("mission", "gm3_hunt")
    mission_steps.complete(table.state, table.number("mission", "gm3_hunt"), 0)
    assert (table.where("father_gascoigne"), table.where("gascoigne_transformed")) == (None, "central_lamp_c")


@rule("bloodborne-board", "14.15")
def test_a_roaming_enemy_that_reaches_nobody_calls_another():
    table = empty(Table("saw_cleaver", chapter=3))
    reveal(table, "lh3_source_2", "tomb_of_oedon_b")
    before = [unit for unit in range(len(table.state.unit_space)) if table.state.unit_space[unit] >= 0]
    boss = table.number("unit", "cleric_beast")
    table.state.unit_space[boss] = table.number("space", LAMP)
    table.state.place[0] = -1
    end_round(table)
    assert [event["unit"] for event in table.events("calls")] == ["cleric_beast"]
    assert table.where("scourge_beast_1") == LAMP
    assert len(before) == 1
    near = empty(Table("saw_cleaver", chapter=3))
    reveal(near, "lh3_source_2", LAMP)
    near.boss_acts("cleric_beast", "recovery")
    end_round(near)
    assert "calls" not in near.happened()
    assert near.events("attacked") == [{"seat": 0, "unit": "cleric_beast"}]


@rule("bloodborne-board", "14.15")
def test_only_what_roams_acts_at_the_end_of_a_round():
    table = church().tile("tomb_of_oedon", 0, -1).at("saw_cleaver", "tomb_of_oedon_a")
    reveal(table, "sc1_hunt_2", "tomb_of_oedon_a")
    table.actions("basic", "basic")
    end_round(table)
    assert [event["unit"] for event in table.events("attacked")] == ["church_servant_1"]


@rule("bloodborne-board", "14.15")
def test_an_echo_keeps_the_starving_beast_still_and_any_hunter_may_pay():
    table = yharnam("saw_cleaver", "hunter_axe", chapter=3).tile("church_of_the_good_chalice", 0, -1)
    reveal(table, "fy3_escaping_3")
    for hunter in ("saw_cleaver", "hunter_axe"):
        table.at(hunter, "church_of_the_good_chalice_a").echoes(hunter, 1)
    end_round(table)
    assert (table.question(), table.options()) == ("prevent", ["no", "yes"])
    assert table.state.view(None).found == "blood_starved_beast"
    table.answer("no", "yes")
    assert table.state.echoes == [1, 0]
    assert "attacked" not in table.happened()
    assert [event["unit"] for event in table.events("keeps_still")] == ["blood_starved_beast"]
    other = yharnam(chapter=3).tile("church_of_the_good_chalice", 0, -1)
    reveal(other, "fy3_escaping_3")
    other.at("saw_cleaver", "church_of_the_good_chalice_a").echoes("saw_cleaver", 1)
    end_round(other).answer("no")
    assert [event["unit"] for event in other.events("attacked")] == ["blood_starved_beast"]


@rule("bloodborne-board", "14.16", "R16")
def test_the_starving_beast_feeds_on_every_hunter_slain():
    table = yharnam(chapter=3).tile("church_of_the_good_chalice", 0, -1)
    reveal(table, "fy3_purging_3")
    table.enemy("blood_starved_beast", "church_of_the_good_chalice_a", damage=5)
    table.health(saw_cleaver=1).at("saw_cleaver", "church_of_the_good_chalice_a")
    table.boss_acts("blood_starved_beast", "lunging_slash").attacked_by("blood_starved_beast", "saw_cleaver")
    assert "hunter_slain" in table.happened()
    assert table.damage("blood_starved_beast") == 2


@rule("bloodborne-board", "14.16")
def test_a_protector_shields_its_neighbours_but_not_those_farther_off():
    table = empty(church(chapter=3)).tile("oedon_chapel", 0, -1, 2).tile("market", 1, -1)
    reveal(table, "sc3_chapel_plea_1", "oedon_chapel_a")
    servant = table.number("unit", "church_servant_1")
    assert slaying.wound(table.state, servant, 2, 0, events.WOUNDED) == 1
    table.enemy("church_servant_1", "central_lamp_a")
    assert slaying.wound(table.state, servant, 2, 0, events.WOUNDED) == 2


@rule("bloodborne-board", "14.1", "R18")
def test_the_chapel_knows_four_pasts():
    rewards = {}
    for past in ((), ("sc_adella_aided",), ("sc_arianna_aided",), ("sc_adella_aided", "sc_arianna_aided")):
        table = church(chapter=3)
        table.state.flags = [int(name in past) for name in table.setup.catalogues["flag"]]
        preparing.set_up_chapter(table.state)
        found = [name for name in table.setup.catalogues["mission"] if name.startswith("sc3_chapel")]
        rewards[past] = [name for name in found if at(table, name) == WAITING]
    assert list(rewards.values()) == [
        ["sc3_chapel_blessed"],
        ["sc3_chapel_plea"],
        ["sc3_chapel_silence"],
        ["sc3_chapel_rivals"],
    ]


@rule("bloodborne-board", "14.1", "R18")
@pytest.mark.parametrize(
    ("settings", "flag", "done", "missed"),
    [
        ({}, "hunter_rescued", "lh3_bridge", "lh3_bridge_rescue"),
        ({}, "chapel_safe", "lh3_chapel_gifts", "lh3_chapel_shelter"),
        ({"campaign": "growing_madness"}, "gm_supplied", "gm3_occupied", "gm3_supplies"),
        ({"campaign": "fall_of_old_yharnam"}, "fy_ingenious", "fy3_kegs", "fy3_ingenuity"),
    ],
)
@pytest.mark.parametrize("known", [0, 1])
def test_a_missed_mission_comes_back_in_the_last_chapter(settings, flag, done, missed, known):
    table = Table("saw_cleaver", chapter=3, **settings)
    table.state.flags = [known * (name == flag) for name in table.setup.catalogues["flag"]]
    preparing.set_up_chapter(table.state)
    assert (at(table, done), at(table, missed)) == ((WAITING, BARRED) if known else (BARRED, WAITING))


@rule("bloodborne-board", "14.24")
def test_whoever_flees_runs_a_space_further_with_every_turn_but_through_no_gate():
    table = Table("saw_cleaver").tile("market", 1, 0).tile("shrine", 2, 0).at("saw_cleaver", "central_lamp_c")
    reveal(table, "lh1_rescue_2", "central_lamp_c")
    tokens.add_token(table.state, table.number("mission", "lh1_rescue"), table.number("space", "market_a"), NOBODY)
    hazards.turn_ended(table.state)
    assert table.state.token_space == [table.number("space", "market_b")]
    table.state.fog[table.number("tile", "shrine")] = 1
    hazards.turn_ended(table.state)
    assert table.state.token_space == [table.number("space", "market_b")]
    table.state.fog[table.number("tile", "shrine")] = 0
    hazards.turn_ended(table.state)
    assert table.state.token_space[0] // 4 == table.number("tile", "shrine")


@rule("bloodborne-board", "14.26", "14.16")
@pytest.mark.parametrize(("lives_lost", "reward"), [(2, "rune_blood_rapture"), (3, "beast_roar")])
def test_the_reward_depends_on_whether_the_friend_has_fallen(lives_lost, reward):
    table = empty(madness(chapter=2)).tile("graveyard", 5, 5).at("saw_cleaver", "graveyard_b")
    table.state.owner = [NOBODY] * len(table.state.owner)
    table.state.flags = [0] * len(table.state.flags)
    reveal(table, "gm2_henryk_2", "graveyard_b")
    table.state.fight.unit = table.number("unit", "old_hunter_henryk_1")
    for _ in range(lives_lost):
        step_rules.flipped(table.state, 1)
    kill(table, "old_hunter_henryk_1")
    assert [name for name in table.setup.catalogues["item"] if table.state.owner[table.number("item", name)] == 0] == [
        reward
    ]
    known = [name for name in table.setup.catalogues["flag"] if table.state.flags[table.number("flag", name)]]
    assert known == (["gm_eileen_dead"] if lives_lost == 3 else ["gm_eileen_alive"])


@rule("bloodborne-board", "14.6")
@pytest.mark.parametrize("lamp", [LAMP, "courtyard_lamp_b"])
def test_enemies_that_a_step_sends_come_to_every_lamp_after_every_reset(lamp):
    table = empty(yharnam(chapter=3)).tile("courtyard_lamp", 5, 5)
    reveal(table, "fy3_chaos_1")
    track.reset_map(table.state)
    kinds = [table.state.tables.unit_kind[unit] for unit in table.state.units_at(table.number("space", lamp))]
    assert table.number("kind", "scourge_beast") in kinds


# --- 14.17 to 14.22 --------------------------------------------------------------------------------------------------


@rule("bloodborne-board", "14.17", "R16")
@pytest.mark.parametrize(("insight", "hp", "frenzy"), [(2, 6, 0), (1, 6, 1), (0, 3, 1)])
def test_the_cathedral_asks_its_price_of_those_who_come_too_early(insight, hp, frenzy):
    table = church("saw_cleaver", "hunter_axe", chapter=3).tile("grand_cathedral", 0, -1)
    table.state.insight = insight
    reveal(table, "sc3_hunt_4", "grand_cathedral_d")
    assert table.state.hp == [hp, hp]  # 2 damage, and 1 more in the frenzy
    assert table.state.frenzy == [frenzy, frenzy]


@rule("bloodborne-board", "14.18")
def test_the_far_exit_of_the_bridge_is_blocked_for_good():
    table = church().tile("the_great_bridge", 0, -1)
    bridge = table.number("tile", "the_great_bridge")
    reveal(table, "sc1_bridge_1", "the_great_bridge_b")
    table.at("saw_cleaver", "the_great_bridge_a")
    assert tiles.open_edges(table.state) > 1
    kill(table, "hunter_mob_1")
    while table.question() in ("receive", "keep_firearm"):
        table.answer(table.options()[0])
    assert table.state.link[bridge * 4] == BLOCKED
    assert ground.open_ways(table.state, table.number("space", "the_great_bridge_a")) == []
    assert ground.neighbours(table.state, table.number("space", "the_great_bridge_a")) == [bridge * 4 + 1]
    market = table.number("tile", "market")
    tiles.lay_tile(table.state, market, 0, -2, 1)
    assert table.state.link[bridge * 4] == BLOCKED
    assert table.state.link[market * 4 : market * 4 + 4] == [-1] * 4
    last = church().tile("the_great_bridge", 0, -1)
    for way, tile in ((0, "ransacked_house"), (1, "tomb_of_oedon"), (3, "iosefkas_clinic")):
        last.tile(tile, (0, 1, 0, -1)[way], (0, 0, 1, 0)[way] or (1 if way == 0 else 0), (0, 1, 0, 3)[way])
    while tiles.open_edges(last.state) > 1:
        last.state.link[next(at for at, to in enumerate(last.state.link) if to == -1)] = BLOCKED
    before = last.state.link[:]
    tiles.block_exit(last.state, bridge)
    assert last.state.link == before  # never the last open exit of the map


@rule("bloodborne-board", "14.19")
def test_fearful_survivors_run_back_when_a_turn_ends_among_enemies():
    table = yharnam(chapter=2).tile("alleyway", 0, -1).at("saw_cleaver", "alleyway_b")
    reveal(table, "fy2_those_that_remain_1", "alleyway_b")
    table.hand("saw_cleaver", "skill", "skill").turn("saw_cleaver").answer("interact")
    assert table.state.token_seat == [0, 0]
    table.at("saw_cleaver", LAMP)
    hazards.turn_ended(table.state)
    assert table.state.token_seat == [0, 0]
    table.enemy("scourge_beast_1")
    hazards.turn_ended(table.state)
    assert table.state.token_seat == [NOBODY, NOBODY]
    assert table.state.token_space == [table.number("space", "alleyway_b")] * 2


@rule("bloodborne-board", "14.20", "R17")
def test_people_come_along_with_consumables_until_there_are_enough():
    table = Table("saw_cleaver", chapter=2).tile("market", 5, 5).tile("oedon_chapel", 6, 5)
    reveal(table, "lh2_chapel_shelter_1")
    table.at("saw_cleaver", "market_a").hand("saw_cleaver", "skill", "skill")
    table.state.goods[table.number("space", "market_a")] = 3
    table.turn("saw_cleaver").answer("interact")
    if table.question() == "interact_with":
        table.answer("done")
    assert (sum(table.state.held), table.state.token_seat) == (3, [0, 0])
    moves.teleport(table.state, 0, table.number("space", LAMP))
    assert table.state.token_seat == []
    tokens.come_with_goods(table.state, 0)
    tokens.come_with_goods(table.state, 0)
    table.at("saw_cleaver", "oedon_chapel_b").run(goals.ended_move, 0)
    assert at(table, "lh2_chapel_shelter") == DONE


@rule("bloodborne-board", "14.21")
def test_the_moon_is_in_every_mob_as_long_as_the_step_lasts():
    table = empty(madness(chapter=2)).enemy("hunter_mob_1")
    reveal(table, "gm2_blood_moon_1")
    table.state.frenzy = [0]
    table.actions("basic").attacked_by("hunter_mob_1", "saw_cleaver")
    assert table.state.frenzy == [1]
    late = foes.spawn(table.state, table.number("kind", "hunter_mob"), table.number("space", LAMP), events.SPAWNED)
    assert table.state.unit_modifier[late] != NOBODY
    mission_steps.complete(table.state, table.number("mission", "gm2_blood_moon"), 0)
    assert table.state.unit_modifier[late] == NOBODY
    after = foes.spawn(table.state, table.number("kind", "hunter_mob"), table.number("space", LAMP), events.SPAWNED)
    assert table.state.unit_modifier[after] == NOBODY


@rule("bloodborne-board", "14.22", "7.15")
def test_boulders_and_gun_fire_have_to_be_dodged():
    table = madness().tile("the_great_bridge", 0, -1)
    reveal(table, "gm1_hunt_3", "the_great_bridge_b")
    empty_bridge = [unit for unit, space in enumerate(table.state.unit_space) if space // 4 == 4]
    assert len(empty_bridge) == 2
    end_round(table)
    assert table.hp("saw_cleaver") == 6  # not on the bridge
    hit = madness().tile("the_great_bridge", 0, -1)
    reveal(hit, "gm1_hunt_3", "the_great_bridge_b")
    hit.at("saw_cleaver", "the_great_bridge_b").hand("saw_cleaver", "endurance")
    end_round(hit)
    assert hit.question() == "meet_demand"
    hit.answer("no")
    assert hit.hp("saw_cleaver") == 4
    calm = yharnam(chapter=3)
    reveal(calm, "fy3_vengeance_ally_1")
    calm.actions("basic").turn("saw_cleaver")
    assert calm.hp("saw_cleaver") == 6
