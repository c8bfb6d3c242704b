"""14 Missions: every building block, on the campaigns that use it."""

from tests.games.bloodborne_board.table import LAMP, Table, at, kill, outcome_of, reveal
from tests.rule import rule

from duskhall.games.bloodborne_board import GAME, events, rules
from duskhall.games.bloodborne_board.campaign import winning
from duskhall.games.bloodborne_board.death import slaying, track
from duskhall.games.bloodborne_board.missions import goals, mission_steps, step_rules, tokens
from duskhall.games.bloodborne_board.moving import walking
from duskhall.games.bloodborne_board.printed import DONE, GOAL_PAY, WAITING
from duskhall.games.bloodborne_board.tables import Mission


@rule("bloodborne-board", "14.1")
def test_every_chapter_has_a_hunt_and_at_least_three_insight_missions_for_every_past():
    missions_of: dict[int, list[Mission]] = {}
    for mission in GAME.setup(1).content.tables.missions:
        missions_of.setdefault(mission.chapter, []).append(mission)
    assert sorted(missions_of) == list(range(12))
    for chapter, found in missions_of.items():
        assert any(mission.type == 0 for mission in found), chapter
        assert sum(mission.type == 1 for mission in found) >= 3, chapter


@rule("bloodborne-board", "14.2")
def test_missions_start_by_tile_space_reset_or_with_the_chapter():
    table = Table("saw_cleaver").tile("occupied_house", 0, -1, 2)
    mission_steps.start_chapter(table.state)
    assert at(table, "lh1_source") == "lh1_source_1"
    assert at(table, "lh1_safe_haven") == WAITING
    table.at("saw_cleaver", "occupied_house_a").run(goals.ended_move, 0)
    assert at(table, "lh1_safe_haven") == "lh1_safe_haven_1"
    other = Table("saw_cleaver", campaign="growing_madness")
    track.reset_map(other.state)
    assert at(other, "gm1_bystanders") == WAITING if other.state.resets < 1 else "gm1_bystanders_1"
    space = Table("saw_cleaver", campaign="growing_madness", chapter=3).tile("occupied_house", 0, -1, 2)
    space.at("saw_cleaver", "occupied_house_a").run(goals.ended_move, 0)
    assert at(space, "gm3_occupied") == WAITING
    space.at("saw_cleaver", "occupied_house_b").run(goals.ended_move, 0)
    assert at(space, "gm3_occupied") == "gm3_occupied_1"


@rule("bloodborne-board", "14.3", "14.4")
def test_steps_follow_each_other_and_insight_opens_the_hunt():
    table = Table("saw_cleaver")
    mission_steps.start_chapter(table.state)
    table.run(goals.ended_move, 0)
    assert at(table, "lh1_source") == "lh1_source_1"  # without insight the Central Lamp means nothing
    table.state.insight = 2
    table.run(goals.ended_move, 0)
    assert at(table, "lh1_source") == "lh1_source_2"
    assert table.state.fog[table.number("tile", "central_lamp")]
    beast = next(unit for unit, space in enumerate(table.state.unit_space) if space != -1)
    assert table.state.unit_lives[beast] == 1
    table.actions("ability", "basic").attacked_by(table.setup.catalogues["unit"][beast], "saw_cleaver")
    assert table.hp("saw_cleaver") == 2  # 2 and the alpha's 2
    kill(table, table.setup.catalogues["unit"][beast])
    while table.question() in ("receive", "slot"):
        table.answer(table.options()[0])
    assert outcome_of(table.state).ending == "ending-won"


@rule("bloodborne-board", "14.4")
def test_insight_counts_in_its_chapter_only():
    table = Table("saw_cleaver", length="campaign")
    table.state.insight = 2
    winning.next_chapter(table.state)
    assert table.state.insight == 0


@rule("bloodborne-board", "14.7", "4.8")
def test_a_survivor_is_carried_lost_by_teleporting_and_delivered():
    table = Table("saw_cleaver").tile("occupied_house", 0, -1, 2).tile("oedon_chapel", 1, 0, 2)
    reveal(table, "lh1_safe_haven_1", "occupied_house_a")
    table.at("saw_cleaver", "occupied_house_b").hand("saw_cleaver", "skill", "skill").turn("saw_cleaver")
    table.answer("interact")
    assert table.state.token_seat == [0]
    tokens.lose_tokens(table.state, 0)
    assert table.state.token_seat == [-1]
    assert table.state.token_space == [table.number("space", "occupied_house_b")]
    table.state.token_seat, table.state.token_space = [0], [-1]
    table.at("saw_cleaver", "oedon_chapel_a").run(goals.ended_move, 0)
    assert at(table, "lh1_safe_haven") == "lh1_safe_haven_2"


@rule("bloodborne-board", "14.4", "14.7", "14.9", "14.8", "14.23", "14.24")
def test_the_girl_flees_is_reached_and_the_choice_is_remembered():
    table = (
        Table("saw_cleaver").tile("ransacked_house", 0, -1).tile("market", 1, 0).at("saw_cleaver", "ransacked_house_a")
    )
    reveal(table, "lh1_rescue_1", "ransacked_house_a")
    table.hand("saw_cleaver", "skill", "skill").turn("saw_cleaver").answer("interact")
    assert at(table, "lh1_rescue") == "lh1_rescue_2"
    girl = table.state.token_space[0]
    assert girl != table.number("space", "ransacked_house_a")
    table.state.place[0] = girl
    table.enemy("hunter_mob_1", table.setup.catalogues["space"][girl])
    table.run(goals.catch_up, 0)
    assert at(table, "lh1_rescue") == "lh1_rescue_2"  # not while an enemy stands there
    table.state.unit_space[table.number("unit", "hunter_mob_1")] = -1
    table.state.asks = []
    table.run(goals.catch_up, 0)
    assert table.options() == ["lh_girl_killed", "lh_girl_spared"]
    table.answer("lh_girl_spared")
    assert table.state.flags[table.number("flag", "girl_spared")] == 1
    assert table.state.owner[table.number("item", "rune_eye")] == 0
    assert sum(table.state.held) == 1
    assert table.state.insight == 1


@rule("bloodborne-board", "14.8")
def test_a_reward_may_be_passed_on_and_a_firearm_replaces_the_old_one():
    table = Table("saw_cleaver", "hunter_axe").tile("courtyard_lamp", 0, -1).at("saw_cleaver", "courtyard_lamp_b")
    reveal(table, "lh1_on_the_hunt_1", "courtyard_lamp_b")
    unit = next(unit for unit, space in enumerate(table.state.unit_space) if space != -1)
    kill(table, table.setup.catalogues["unit"][unit])
    assert table.question() == "receive"
    table.answer("seat_2")
    assert table.state.owner[table.number("item", "hand_lantern")] == 1
    table.answer("seat_1", "new")
    assert table.state.firearm[0] == table.number("firearm", "ludwigs_rifle")


@rule("bloodborne-board", "14.5", "14.10")
def test_counts_take_only_what_fits():
    table = Table("saw_cleaver", "hunter_axe", chapter=3)
    reveal(table, "lh3_bridge_1")
    mission = table.number("mission", "lh3_bridge")
    table.enemy("hunter_mob_1").enemy("scourge_beast_1")
    kill(table, "hunter_mob_1")
    assert table.state.progress[mission] == 0
    kill(table, "scourge_beast_1")
    assert table.events("progress") == [{"mission": "lh3_bridge", "done": 1, "quota": 4}]
    moon = Table("saw_cleaver", campaign="growing_madness", chapter=2)
    reveal(moon, "gm2_blood_moon_1")
    assert moon.state.frenzy == [1]
    moon.enemy("hunter_mob_1")
    kill(moon, "hunter_mob_1")
    assert moon.events("progress") == []


@rule("bloodborne-board", "14.11")
def test_donations_and_payments_are_made_by_interacting():
    table = Table("saw_cleaver", campaign="growing_madness").tile("occupied_house", 0, -1, 2)
    reveal(table, "gm1_supplies_1", "occupied_house_a")
    table.at("saw_cleaver", "occupied_house_a").items("saw_cleaver", "pebble", "antidote").hand("saw_cleaver", "skill")
    table.turn("saw_cleaver").answer("interact", "donate", "pebble", "donate")
    assert at(table, "gm1_supplies") == "gm1_supplies_2"
    assert sum(table.state.held) == 0
    pay = Table("saw_cleaver", campaign="growing_madness").tile("oedon_chapel", 0, -1, 2).echoes("saw_cleaver", 3)
    reveal(pay, "gm1_eileen_1", "oedon_chapel_b")
    pay.at("saw_cleaver", "oedon_chapel_b").hand("saw_cleaver", "skill").turn("saw_cleaver").answer("interact")
    pay.answer("pay", "pay", "pay")
    assert at(pay, "gm1_eileen") == DONE
    assert goals.asks_for(pay.state, 0, GOAL_PAY) == -1


@rule("bloodborne-board", "14.11", "11.3")
def test_echoes_are_given_in_the_dream_where_a_mission_takes_them():
    table = Table("saw_cleaver", campaign="secrets_of_the_church", chapter=3).echoes("saw_cleaver", 3)
    reveal(table, "sc3_strength_1")
    table.hand("saw_cleaver", "skill").turn("saw_cleaver").answer("dream", "offering", "offering", "offering")
    assert at(table, "sc3_strength") == DONE


@rule("bloodborne-board", "14.12")
def test_goals_of_the_rounds_end_are_looked_at_then():
    table = Table("saw_cleaver", campaign="secrets_of_the_church").tile("tomb_of_oedon", 0, -1)
    reveal(table, "sc1_hunt_2", "tomb_of_oedon_a")
    for unit in ("church_servant_1", "church_giant_1"):
        kill(table, unit)
    assert at(table, "sc1_hunt") == "sc1_hunt_2"
    table.state.acted = [1]
    table.run(rules.next_turn)
    assert table.state.ended or at(table, "sc1_hunt") == DONE


@rule("bloodborne-board", "14.6", "10.4")
def test_mission_enemies_come_back_with_all_their_lives():
    table = Table("saw_cleaver").tile("courtyard_lamp", 0, -1).at("saw_cleaver", "courtyard_lamp_b")
    reveal(table, "lh1_on_the_hunt_1", "courtyard_lamp_b")
    unit = next(unit for unit, space in enumerate(table.state.unit_space) if space != -1)
    table.state.unit_lives[unit], table.state.unit_damage[unit] = 0, 3
    track.reset_map(table.state)
    assert (table.state.unit_lives[unit], table.state.unit_damage[unit]) == (1, 0)


@rule("bloodborne-board", "14.3", "14.10", "14.23", "14.25")
def test_corpses_baits_lures_and_tiles():
    table = Table("saw_cleaver", chapter=2).items("saw_cleaver", "pebble")
    reveal(table, "lh2_source_1")
    for unit in range(len(table.state.unit_space)):
        table.state.unit_space[unit] = -1
    table.hand("saw_cleaver", "skill").turn("saw_cleaver").answer("interact", "bait")
    assert table.where("scourge_beast_1") == LAMP
    kill(table, "scourge_beast_1")
    assert table.state.token_seat == [0]
    lure = Table("saw_cleaver", chapter=2)
    reveal(lure, "lh2_source_4", "graveyard_b")
    boss = lure.number("unit", "cleric_beast")
    assert slaying.wound(lure.state, boss, 5, 0, events.WOUNDED) == 0
    walking.enter(lure.state, boss, lure.number("space", "tomb_of_oedon_b"))
    assert at(lure, "lh2_source") == DONE
    fires = Table("saw_cleaver", campaign="fall_of_old_yharnam", chapter=3)
    reveal(fires, "fy3_purging_1")
    fires.hand("saw_cleaver", "skill", "skill").turn("saw_cleaver").answer("interact")
    assert fires.state.progress[fires.number("mission", "fy3_purging")] == 1


@rule("bloodborne-board", "14.10", "18.1")
def test_a_roaming_boss_goes_for_the_weakest_hunter_at_the_end_of_the_round():
    table = Table("saw_cleaver", "hunter_axe", chapter=3).health(hunter_axe=3)
    reveal(table, "lh3_source_2", "tomb_of_oedon_b")
    table.enemy("cleric_beast", "central_lamp_a").at("hunter_axe", "central_lamp_c").boss_acts(
        "cleric_beast", "recovery"
    )
    table.state.acted = [1, 1]
    table.run(rules.next_turn)
    assert {"reason": "weakest_hunter"} in table.events("cruel")
    assert table.events("attacked")[0]["seat"] == 1


@rule("bloodborne-board", "14.3")
def test_gun_fire_boulders_allies_loads_friends_and_protectors():
    fire = Table("saw_cleaver", campaign="fall_of_old_yharnam", chapter=3)
    reveal(fire, "fy3_vengeance_djura_1")
    fire.actions("special").turn("saw_cleaver")
    assert fire.hp("saw_cleaver") == 4
    ally = Table("saw_cleaver", campaign="growing_madness")
    assert tokens.ally_damage(ally.state, 0) == 1
    load = Table("saw_cleaver", campaign="fall_of_old_yharnam", chapter=3)
    reveal(load, "fy3_kegs_1")
    tokens.add_token(load.state, load.number("mission", "fy3_kegs"), -1, 0)
    assert tokens.burden(load.state, 0) == 1
    friend = Table("saw_cleaver", campaign="growing_madness", chapter=2).tile("graveyard", 0, -1)
    reveal(friend, "gm2_henryk_2", "graveyard_b")
    friend.state.fight.unit = friend.number("unit", "old_hunter_henryk_1")
    for _ in range(3):
        step_rules.flipped(friend.state, 1)
    assert friend.where("eileen_as_friend_1") is None
    assert friend.state.flags[friend.number("flag", "gm_eileen_dead")] == 1
    guard = Table("saw_cleaver", campaign="secrets_of_the_church", chapter=3).tile("oedon_chapel", 0, -1, 2)
    reveal(guard, "sc3_chapel_plea_1", "oedon_chapel_b")
    assert slaying.wound(guard.state, guard.number("unit", "church_servant_1"), 2, 0, events.WOUNDED) == 1


@rule("bloodborne-board", "14.3")
def test_tokens_everywhere_appear_as_the_map_grows_and_can_be_claimed():
    table = Table("saw_cleaver", campaign="fall_of_old_yharnam", chapter=3)
    reveal(table, "fy3_escaping_1")
    assert len(table.state.token_space) == 1
    table.tile("courtyard_lamp", 0, -1)
    assert len(table.state.token_space) == 2
    table.hand("saw_cleaver", "skill", "skill").turn("saw_cleaver").answer("interact")
    assert table.state.progress[table.number("mission", "fy3_escaping")] == 1
    agents = Table("saw_cleaver", campaign="secrets_of_the_church")
    reveal(agents, "sc1_agents_1")
    assert agents.where("church_servant_1") == LAMP
