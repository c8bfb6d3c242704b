"""11 The Hunter's Dream, 12 bosses and rivals, 13 fog gates."""

import pytest
from tests.games.bloodborne_board.table import LAMP, Table
from tests.rule import rule

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.campaign import winning
from duskhall.games.bloodborne_board.death import dream, slaying, track
from duskhall.games.bloodborne_board.missions import goals, mission_steps
from duskhall.games.bloodborne_board.moving import walking
from duskhall.games.bloodborne_board.view import view


def to_dream(**settings):
    table = Table("saw_cleaver", **settings).hand("saw_cleaver", "skill", "skill").slots("saw_cleaver", "strength")
    strength = table.number("card", "strength")
    table.state.deck[0].remove(strength)
    return table


@rule("bloodborne-board", "11.1")
def test_a_visit_advances_the_track():
    table = to_dream().turn("saw_cleaver").answer("dream")
    assert table.events("dream_advances")[0]["space"] == 2


@rule("bloodborne-board", "11.2", "11.4", "11.5")
def test_everything_is_gathered_refreshed_and_healed():
    table = to_dream().health(saw_cleaver=1).items("saw_cleaver", "rune_eye").firearm("saw_cleaver", "hunter_pistol", 0)
    eye = table.number("item", "rune_eye")
    table.state.ready[eye] = 0
    table.state.poison[0] = table.state.frenzy[0] = 1
    dream.visit(table.state, 0)
    table.state.run()
    assert len(table.state.deck[0]) == 12
    assert table.state.slots == [-1, -1, -1]
    assert (table.hp("saw_cleaver"), table.state.poison, table.state.frenzy) == (6, [0], [0])
    assert (table.state.gun_ready, table.state.ready[eye]) == ([1], 1)


@rule("bloodborne-board", "11.3", "11.4")
def test_all_echoes_are_spent_and_the_deck_keeps_12_cards():
    table = to_dream().echoes("saw_cleaver", 2).turn("saw_cleaver").answer("dream")
    card = table.options()[0]
    assert table.question() == "buy"
    assert "offering" not in table.options()
    assert table.refusal("offering").reason == "refusal-no-offering"
    missing = next(name for name in table.setup.catalogues["card"] if name not in table.options())
    assert table.refusal(missing).reason == "refusal-not-in-offer"
    table.answer(card)
    assert table.refusal("swift" if card != "swift" else "agile").reason == "refusal-not-in-deck"
    table.answer("vitality")
    assert table.question() == "buy"
    table.answer(table.options()[0], "unused")
    cards = table.state.deck[0] + table.state.hand[0]
    assert len(cards) == 12
    assert cards.count(table.number("card", card)) == 1
    assert table.state.echoes == [0]


@rule("bloodborne-board", "11.6")
@pytest.mark.parametrize(("option", "back"), [("campaign", 0), ("chapter", 1)])
def test_unused_upgrades_leave_the_campaign_or_come_back(option, back):
    table = to_dream(unused_upgrades=option, length="campaign").echoes("saw_cleaver", 1)
    table.turn("saw_cleaver").answer("dream")
    table.answer(table.options()[0], "unused")
    assert len(table.state.removed_upgrades) == 1
    table.state.asks = []
    before = len(table.state.upgrades)
    winning.next_chapter(table.state)
    assert len(table.state.upgrades) == before + back


@rule("bloodborne-board", "11.7", "R10")
def test_a_dreamer_returns_at_a_lamp_with_a_side_of_choice_and_starts_no_mission():
    table = Table("saw_cleaver").tile("courtyard_lamp", 0, -1).hand("saw_cleaver", "skill")
    table.state.place[0] = -1
    mission_steps.start_chapter(table.state)
    table.turn("saw_cleaver").answer("side_b")
    assert table.options() == [LAMP, "courtyard_lamp_b"]
    table.answer("courtyard_lamp_b")
    assert (table.state.side, table.place("saw_cleaver")) == ([1], "courtyard_lamp_b")
    assert table.state.mission_at[table.number("mission", "lh1_on_the_hunt")] == -1


@rule("bloodborne-board", "11.8")
def test_consumables_are_swapped_for_antidotes_where_the_chapter_says_so():
    table = Table("saw_cleaver", campaign="fall_of_old_yharnam").items("saw_cleaver", "pebble")
    table.hand("saw_cleaver", "skill").turn("saw_cleaver").answer("dream")
    assert table.options() == ["done", "pebble"]
    assert view(table.state, 0).found == "antidote"
    table.answer("pebble")
    assert table.state.goods_held(0) == [table.number("item", "antidote")]
    other = Table("saw_cleaver").items("saw_cleaver", "pebble").hand("saw_cleaver", "skill")
    assert other.turn("saw_cleaver").answer("dream").question() != "exchange"


# --- 12 Bosses -------------------------------------------------------------------------------------------------------


@rule("bloodborne-board", "12.1")
@pytest.mark.parametrize(("hunters", "hp"), [(("saw_cleaver",), 10), (("saw_cleaver", "hunter_axe"), 14)])
def test_a_boss_has_hp_by_hunters_and_its_own_deck(hunters, hp):
    table = Table(*hunters).enemy("cleric_beast")
    unit = table.number("unit", "cleric_beast")
    assert table.state.unit_hp(unit) == hp
    table.attacked_by("cleric_beast", "saw_cleaver")
    kind = table.state.kind_of(unit)
    assert len(kind.phase1) == len(kind.phase2) == 5
    drawn = len(table.state.boss_deck[kind.boss]) + len(table.state.boss_used[kind.boss])
    assert drawn == 5
    assert len(table.state.actions) == 6


@rule("bloodborne-board", "12.2")
def test_the_second_phase_begins_without_damage_and_a_flipped_attack_is_still_resolved():
    table = Table("saw_cleaver").enemy("cleric_beast", damage=9).boss_acts("cleric_beast", "cleric_slam")
    table.hand("saw_cleaver", "strength").attacked_by("cleric_beast", "saw_cleaver").answer("strength", "slot_1")
    unit = table.number("unit", "cleric_beast")
    assert (table.state.unit_phase[unit], table.damage("cleric_beast")) == (2, 0)
    assert table.hp("saw_cleaver") == 2
    assert table.state.unit_hp(unit) == 8


@rule("bloodborne-board", "12.3", "R5")
def test_a_boss_slain_in_its_second_phase_pays_an_echo():
    table = Table("saw_cleaver").enemy("cleric_beast", damage=7, phase=2)
    slaying.wound(table.state, table.number("unit", "cleric_beast"), 1, 0, events.WOUNDED)
    assert table.where("cleric_beast") is None
    assert table.state.echoes == [1]


@rule("bloodborne-board", "12.4")
@pytest.mark.parametrize(("hunters", "hp"), [(2, 10), (3, 18)])
def test_rivals_have_10_hp_against_two_and_18_against_three(hunters, hp):
    table = Table(*("saw_cleaver", "hunter_axe", "threaded_cane")[:hunters]).enemy("alfred_1")
    assert table.state.unit_hp(table.number("unit", "alfred_1")) == hp


@rule("bloodborne-board", "12.1")
def test_shots_weaken_the_cleric_beast():
    table = Table("saw_cleaver").enemy("cleric_beast").boss_acts("cleric_beast", "cleric_slam")
    table.firearm("saw_cleaver", "hunter_pistol").attacked_by("cleric_beast", "saw_cleaver").answer("firearm")
    assert table.hp("saw_cleaver") == 3
    table.boss_acts("cleric_beast", "cleric_slam").attacked_by("cleric_beast", "saw_cleaver")
    assert (table.place("saw_cleaver"), table.state.unit_tokens[table.number("unit", "cleric_beast")]) == (None, 1)


# Boss cards, worked by hand: boss, phase, line, the hunter's card and slot -> HP left, and what else is true
@rule("bloodborne-board", "12.1", "7.6")
def test_boss_cards_do_what_they_say():
    poison = Table("saw_cleaver").enemy("blood_starved_beast").boss_acts("blood_starved_beast", "lunging_slash")
    poison.attacked_by("blood_starved_beast", "saw_cleaver")
    assert (poison.hp("saw_cleaver"), poison.state.poison) == (4, [1])
    assert poison.where("blood_starved_beast") != LAMP
    prayer = Table("saw_cleaver").enemy("vicar_amelia", damage=5, phase=2).boss_acts("vicar_amelia", "healing_prayer")
    prayer.tile("market", 1, 0).attacked_by("vicar_amelia", "saw_cleaver")
    assert prayer.damage("vicar_amelia") == 2
    assert prayer.where("vicar_amelia") == "market_a"
    roar = Table("saw_cleaver").enemy("gascoigne_transformed", phase=2).hand("saw_cleaver", "strength")
    roar.boss_acts("gascoigne_transformed", "bestial_roar").attacked_by("gascoigne_transformed", "saw_cleaver")
    roar.answer("strength", "slot_3")
    assert roar.damage("gascoigne_transformed") == 1  # 3 less the blocked 2
    aura = Table("saw_cleaver").enemy("blood_starved_beast", phase=2).hand("saw_cleaver", "skill")
    aura.boss_acts("blood_starved_beast", "poison_aura", "quick_lunge").attacked_by(
        "blood_starved_beast", "saw_cleaver"
    )
    aura.answer("nothing")
    assert aura.state.aura == aura.number("unit", "blood_starved_beast")
    timed = Table("saw_cleaver").enemy("father_gascoigne").hand("saw_cleaver", "endurance")
    timed.boss_acts("father_gascoigne", "spark_uppercut").attacked_by("father_gascoigne", "saw_cleaver")
    timed.answer("nothing", "endurance")  # only the medium slot will do, so it is not asked for
    assert timed.hp("saw_cleaver") == 6


@rule("bloodborne-board", "12.1")
def test_gascoigne_dives_and_comes_down_at_the_end_of_the_activation():
    table = Table("saw_cleaver").enemy("gascoigne_transformed", phase=2).hand("saw_cleaver", "vitality")
    table.boss_acts("gascoigne_transformed", "aerial_dive").turn("saw_cleaver").answer("end_turn", "nothing")
    assert "dives" in table.happened()
    assert table.where("gascoigne_transformed") == LAMP
    assert table.hp("saw_cleaver") == 4


@rule("bloodborne-board", "12.1")
def test_a_dive_in_the_hunters_own_turn_ends_with_that_turn():
    table = Table("saw_cleaver").enemy("gascoigne_transformed", phase=2).hand("saw_cleaver", "vitality", "skill")
    table.boss_acts("gascoigne_transformed", "aerial_dive", "bestial_roar").turn("saw_cleaver")
    table.answer("attack", "vitality", "slot_1")
    assert table.where("gascoigne_transformed") is None
    while table.question() == "act":
        table.answer("end_turn")
    assert table.where("gascoigne_transformed") == LAMP
    assert table.hp("saw_cleaver") == 4  # before the activation, in which it attacks


@rule("bloodborne-board", "12.1")
def test_the_aura_is_in_play_and_in_no_deck():
    table = Table("saw_cleaver").enemy("blood_starved_beast", phase=2).hand("saw_cleaver", "endurance")
    lines = ("crippling_poison_2", "poison_aura", "starved_maul")
    table.boss_acts("blood_starved_beast", *lines).attacked_by("blood_starved_beast", "saw_cleaver")
    table.answer("nothing", "endurance", table.options()[0] if table.question() == "slot" else "slot_3")
    assert table.hp("saw_cleaver") == 6  # dodged, and the aura is fetched all the same
    assert table.events("aura") == [{"unit": "blood_starved_beast"}]
    boss = table.state.kind_of(table.number("unit", "blood_starved_beast")).boss
    assert table.state.boss_deck[boss] == [table.number("line", "starved_maul")]


# --- 13 Fog gates ----------------------------------------------------------------------------------------------------


def foggy():
    """The courtyard behind fog gates, with its mission's enemy in it."""
    table = Table("saw_cleaver", "hunter_axe").tile("courtyard_lamp", 0, -1).enemy("hunter_mob_1", "courtyard_lamp_a")
    table.at("saw_cleaver", "courtyard_lamp_b")
    table.state.turn = 0
    mission_steps.start_chapter(table.state)
    return table.run(goals.ended_move, 0)


@rule("bloodborne-board", "13.1", "14.2", "14.5", "14.6")
def test_fog_gates_remove_other_enemies_and_break_the_lamp():
    table = foggy()
    assert "fog_raised" in table.happened()
    names = [table.setup.catalogues["unit"][unit] for unit, space in enumerate(table.state.unit_space) if space != -1]
    assert len(names) == 1
    assert table.where(names[0]) == "courtyard_lamp_b"
    assert table.state.unit_lives[table.number("unit", names[0])] == 1
    assert table.number("space", "courtyard_lamp_b") not in ground.lamps(table.state)
    three = Table("saw_cleaver", "hunter_axe", "threaded_cane").tile("courtyard_lamp", 0, -1)
    three.at("saw_cleaver", "courtyard_lamp_b").run(goals.ended_move, 0)
    assert max(three.state.unit_lives) == 2


@rule("bloodborne-board", "13.2")
def test_hunters_enter_but_leave_only_through_the_dream():
    table = foggy()
    table.hand("saw_cleaver", "skill", "skill").hand("hunter_axe", "skill").turn("saw_cleaver").answer("move")
    assert table.options() == ["courtyard_lamp_a", "courtyard_lamp_c"]
    assert table.refusal(LAMP).reason == "refusal-fog-gates"
    assert table.refusal("north").reason == "refusal-fog-gates"
    table.state.asks = []
    table.state.agenda.clear()
    table.turn("hunter_axe").answer("move")
    assert "courtyard_lamp_b" in table.options()


@rule("bloodborne-board", "13.3")
def test_enemies_neither_enter_nor_leave_and_pursuers_stop():
    table = foggy().enemy("scourge_beast_1", LAMP)
    table.hand("hunter_axe", "skill", "skill").turn("hunter_axe").answer("move", "courtyard_lamp_b")
    table.answer("stay")
    assert table.where("scourge_beast_1") == LAMP
    out = foggy().at("hunter_axe", LAMP)
    inside = next(unit for unit, space in enumerate(out.state.unit_space) if space != -1)
    assert walking.next_step(out.state, inside, out.state.place[1]) == -1
    courtyard = out.number("tile", "courtyard_lamp")
    assert {space // 4 for space in ground.enemy_steps(out.state, out.state.unit_space[inside])} == {courtyard}


@rule("bloodborne-board", "13.4", "13.5", "14.3")
def test_nothing_else_spawns_behind_the_gates_until_the_step_is_done():
    table = Table("saw_cleaver").tile("pillar", 0, -1, 2)
    tile = table.number("tile", "pillar")
    table.state.fog[tile] = 1
    track.reset_map(table.state)
    assert not [space for space in table.state.unit_space if space != -1 and space // 4 == tile]
    table = foggy()
    unit = next(unit for unit, space in enumerate(table.state.unit_space) if space != -1)
    table.state.unit_lives[unit] = 0
    slaying.wound(table.state, unit, 4, 0, events.WOUNDED)
    table.state.run()
    assert "fog_lifted" in table.happened()
    assert table.state.insight == 1


@rule("bloodborne-board", "R13")
def test_hunters_wake_at_a_broken_lamp_if_there_is_no_other():
    table = Table("saw_cleaver").hand("saw_cleaver", "skill")
    table.state.fog[table.number("tile", "central_lamp")] = 1
    table.state.place[0] = -1
    table.turn("saw_cleaver").answer("side_a")
    assert table.place("saw_cleaver") == LAMP
    assert track.LAST_SPACE[0] == 16
