"""13 What cards say: every building block, on the cards that have it or on cards made for the test."""

from copy import deepcopy
from typing import Any

import pytest
from tests.games.bloodborne_card.table import PLAIN, Table
from tests.rule import rule


def changed(noun: str, name: str, **fields: Any) -> dict[str, Any]:
    """The content with one entry changed."""
    data = deepcopy(PLAIN)
    next(entry for entry in data[noun] if entry["id"] == name).update(fields)
    return data


def strikes(table: Table) -> list[tuple[str, int]]:
    return [(each["seat"], each["echoes"]) for each in table.events("damaged", "scorched")]


@rule("bloodborne-card", "13.1")
def test_only_a_card_that_enters_the_dream_enters_it():
    table = Table().with_collected(henryk=3, eileen=3).hand(eileen="lantern_of_retreat")
    table.play(henryk="hunters_dream", eileen="lantern_of_retreat", ludwig="saw_cleaver")
    assert [each["seat"] for each in table.events("cards_reclaimed")] == ["henryk"]


@rule("bloodborne-card", "13.2")
def test_half_of_1_is_nothing():
    table = Table().rolling("1+", "0").play(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert {"seat": "henryk"} in table.events("spared")


@rule("bloodborne-card", "13.3", "R27")
def test_a_tonic_adds_1_to_the_weapon_before_limits_and_reductions():
    table = Table().facing("watchdog").hand(henryk="nightshade_tonic ludwigs_rifle hunter_axe")
    table.play(henryk="nightshade_tonic", eileen="hunters_dream", ludwig="saw_cleaver")
    table.answer(henryk="hunter_axe")
    assert strikes(table)[0] == ("henryk", 3)
    capped = Table().facing("watchdog").hand(henryk="nightshade_tonic ludwigs_rifle")
    capped.play(henryk="nightshade_tonic")
    assert strikes(capped)[0] == ("henryk", 1)


@rule("bloodborne-card", "13.4", "3.4")
def test_an_instant_weapon_strikes_in_step_3_whoever_else_shows_it():
    table = Table().facing("watchdog").hand(henryk="bellmouth_mortar", eileen="bellmouth_mortar")
    table.play(henryk="bellmouth_mortar", eileen="bellmouth_mortar", ludwig="saw_cleaver")
    assert len(table.events("instant_begins")) == 2
    assert table.happened().index("damaged") < table.happened().index("monster_rolled")


@rule("bloodborne-card", "13.5")
def test_kirkhammer_comes_last():
    table = Table().facing("executioner", echoes=2).hand(henryk="kirkhammer")
    table.play(henryk="kirkhammer", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert strikes(table) == [("eileen", 1), ("ludwig", 1)]


@rule("bloodborne-card", "13.6")
@pytest.mark.parametrize(("creature", "echoes"), [("executioner", 2), ("watchdog", 4), ("gehrman", 4)])
def test_the_maul_deals_2_more_to_bosses_and_the_final_boss(creature, echoes):
    table = Table().facing(creature).hand(henryk="gallows_maul").play(henryk="gallows_maul")
    assert strikes(table) == [("henryk", echoes)]


@rule("bloodborne-card", "13.6")
@pytest.mark.parametrize(("health", "roll", "echoes"), [(8, "0", 2), (6, "0", 2), (5, "0", 4), (8, "3", 4)])
def test_the_falchion_reads_its_owners_health_as_it_strikes(health, roll, echoes):
    table = Table().facing("executioner").hand(henryk="last_ember_falchion").with_health(henryk=health).rolling(roll)
    table.play(henryk="last_ember_falchion")
    assert strikes(table) == [("henryk", echoes)]


@rule("bloodborne-card", "13.7")
def test_the_stake_driver_wins_one_more_trophy_of_a_type_of_the_creature():
    table = Table().facing("watchdog", echoes=1).hand(henryk="stake_driver")
    table.play(henryk="stake_driver", eileen="transform", ludwig="hunters_dream").answer(eileen="saw_cleaver")
    assert table.question() == "choose_trophy"
    assert table.options("henryk") == ["kin", "beast"]
    table.refused("henryk", "humanoid", "13.7", "refusal-other-type")
    table.answer(henryk="beast")
    assert table.trophies("henryk") == (1, 0, 2)


@rule("bloodborne-card", "13.7")
def test_the_stake_driver_wins_nothing_without_a_trophy():
    table = Table().facing("executioner", echoes=1).hand(eileen="stake_driver")
    table.play(henryk="saw_cleaver", eileen="stake_driver")
    assert table.trophies("eileen") == (0, 0, 0)
    single = Table().facing("executioner", echoes=1).hand(henryk="stake_driver").play(henryk="stake_driver")
    assert single.trophies("henryk") == (0, 2, 0)


@rule("bloodborne-card", "13.8")
def test_a_repeating_pistol_keeps_everything_off():
    table = Table().facing("rabid_dog").hand(henryk="repeating_pistol", eileen="molotov").rolling("3")
    table.play(henryk="repeating_pistol", eileen="molotov", ludwig="saw_cleaver")
    assert table.health("henryk") == 8  # no Molotov, no attack, no escape


@rule("bloodborne-card", "13.9")
def test_a_tonic_lets_the_attack_hurt_2_more_even_on_a_0():
    table = Table().hand(henryk="nightshade_tonic hunter_axe").rolling("0")
    table.play(henryk="nightshade_tonic", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert [table.health(name) for name in table.hunters] == [6, 8, 8]


@rule("bloodborne-card", "13.9")
def test_a_weapon_of_step_2_can_let_the_attack_hurt_more_as_well():
    heavy = changed("upgrade", "kirkhammer", effects=[{"block": "extra_monster_damage", "when": "round", "amount": 1}])
    table = Table(content=heavy).hand(henryk="nightshade_tonic kirkhammer", eileen="transform kirkhammer")
    table.rolling("0").play(henryk="nightshade_tonic", eileen="transform", ludwig="saw_cleaver")
    assert [table.health(name) for name in table.hunters] == [5, 7, 8]


@rule("bloodborne-card", "13.10")
@pytest.mark.parametrize(("before", "after"), [(8, 6), (2, 1), (1, 1)])
def test_the_sabre_never_takes_its_owner_below_1_health(before, after):
    table = Table().hand(henryk="red_oath_sabre").with_health(henryk=before)
    table.play(henryk="red_oath_sabre", eileen="hunter_pistol", ludwig="hunter_pistol")
    assert table.events("damaged")[0] == {"seat": "henryk", "creature": "bloody_crow", "echoes": 4, "left": 2}
    assert table.health("henryk") == after


@rule("bloodborne-card", "13.10", "13.33")
def test_the_censer_burns_the_others_who_show_a_melee_weapon():
    table = Table("a", "b", "c", "d").facing("watchdog").hand(a="pitchfire_censer").rolling("0")
    table.play(a="pitchfire_censer", b="saw_cleaver", c="hunter_pistol", d="transform").answer(d="hunter_axe")
    assert [table.health(name) for name in "abcd"] == [8, 7, 8, 7]


@rule("bloodborne-card", "13.10", "13.33")
def test_those_with_the_most_total_echoes_are_all_concerned():
    table = Table().facing("executioner").with_banked(henryk=4).with_collected(eileen=4, ludwig=1)
    table.play(henryk="transform", eileen="transform", ludwig="transform")
    table.answer(henryk="hunter_pistol", eileen="hunter_pistol", ludwig="hunter_pistol")
    assert [table.health(name) for name in table.hunters] == [5, 5, 8]


@rule("bloodborne-card", "13.11", "13.34")
def test_a_molotov_burns_everybody_first_and_then_takes_an_echo():
    table = Table().hand(henryk="molotov").play(henryk="molotov", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert strikes(table)[0] == ("henryk", 1)
    assert [table.health(name) for name in table.hunters] == [7, 7, 7]
    told = table.happened()
    assert told.index("hurt") < told.index("scorched")


@rule("bloodborne-card", "13.11", "13.34")
def test_a_molotov_that_kills_its_owner_does_not_reach_the_creature():
    table = Table().hand(henryk="molotov").with_health(henryk=1)
    table.play(henryk="molotov", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert [seat for seat, _ in strikes(table)] == ["eileen", "ludwig"]


@rule("bloodborne-card", "13.11")
def test_a_molotov_is_no_weapon():
    table = Table().facing("father_gascoigne").hand(henryk="molotov").play(henryk="molotov")
    assert table.events("weapon_removed") == []
    watchdog = Table().facing("winter_lantern").hand(henryk="molotov").play(henryk="molotov").answer_all()
    assert len([each for each in watchdog.events("hurt", "struck_back") if each["seat"] == "henryk"]) == 1


@rule("bloodborne-card", "13.12")
def test_healing_stops_at_the_maximum():
    table = Table().deck("ashen_apothecary").with_health(henryk=5, eileen=8)
    table.play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert table.events("healed") == [{"seat": "henryk", "health": 6}]


@rule("bloodborne-card", "13.13", "13.33")
def test_yurie_gives_3_echoes_to_all_with_the_fewest():
    table = Table().deck("yurie").with_banked(henryk=1)
    table.play(henryk="transform", eileen="transform", ludwig="transform")
    table.answer(henryk="hunter_pistol", eileen="hunter_pistol", ludwig="saw_cleaver")
    assert {each["seat"] for each in table.events("echoes_gained")} == {"eileen", "ludwig"}


@rule("bloodborne-card", "13.13", "R21")
def test_the_one_reborn_pays_each_hunter_once_per_round():
    table = Table().facing("one_reborn").hand(henryk="molotov")
    table.play(henryk="molotov", eileen="hunter_axe", ludwig="hunters_dream").answer_all()
    assert table.events("echoes_gained") == [{"seat": "henryk", "echoes": 2}, {"seat": "eileen", "echoes": 2}]
    assert table.collected("eileen") == 4
    table.play(eileen="saw_cleaver").answer_all()
    assert len(table.events("echoes_gained")) == 3


@rule("bloodborne-card", "R21")
def test_a_hunter_who_damages_the_one_reborn_twice_is_paid_once():
    twice = changed("upgrade", "molotov", effects=[{"block": "damage_monster", "when": "instant", "amount": 1}] * 2)
    table = Table(content=twice).facing("one_reborn").hand(henryk="molotov").play(henryk="molotov")
    assert len(table.events("scorched")) == 2
    assert len(table.events("echoes_gained")) == 1


@rule("bloodborne-card", "13.14")
def test_nobody_returns_more_than_they_collected():
    table = Table().facing("gorged_starmoth").with_collected(henryk=1, eileen=5).with_banked(henryk=4)
    table.play(henryk="transform", eileen="transform", ludwig="transform")
    table.answer(henryk="hunter_pistol", eileen="hunter_pistol", ludwig="hunter_pistol")
    assert [each["echoes"] for each in table.events("echoes_lost") if each["seat"] == "eileen"] == [2]
    assert table.banked("henryk") == 4


@rule("bloodborne-card", "13.15", "13.35", "R29")
def test_the_siphon_takes_up_to_3_collected_echoes_of_a_hunter_who_has_any():
    table = Table("a", "b", "c", "d", "e").hand(a="cutpurse_siphon").with_collected(b=2, c=5).with_banked(d=9)
    table.with_health(e=1).play(a="cutpurse_siphon")
    assert table.options("a") == ["seat_2", "seat_3"]
    table.refused("a", "seat_1", "13.15", "refusal-not-yourself")
    table.refused("a", "seat_4", "13.15", "refusal-nothing-to-steal")
    table.answer(a="seat_2")
    assert table.collected("a") == 2
    assert table.events("echoes_stolen") == [{"seat": "a", "hunter": "b", "echoes": 2}]


@rule("bloodborne-card", "13.15", "13.21", "13.35", "R29")
def test_a_table_may_let_any_other_hunter_be_chosen():
    table = Table("a", "b", "c", "d", targets="anyone").hand(a="cutpurse_siphon", b="snarewire_crossbow")
    table.with_collected(b=2).play(a="cutpurse_siphon", b="snarewire_crossbow", c="hunter_axe", d="hunter_pistol")
    assert table.options("a") == ["seat_2", "seat_3", "seat_4"]
    table.answer(a="seat_3")
    assert table.collected("b") == 2
    assert table.options("b") == ["seat_1", "seat_3", "seat_4"]
    table.refused("b", "seat_2", "13.21", "refusal-not-yourself")
    table.answer(b="seat_1")
    assert ("c", 2) in strikes(table)


@rule("bloodborne-card", "13.15", "13.35", "R29")
def test_with_one_hunter_to_rob_nobody_is_asked_and_with_none_nothing_happens():
    one = Table().hand(henryk="cutpurse_siphon").with_collected(ludwig=7).play(henryk="cutpurse_siphon")
    assert one.events("echoes_stolen") == [{"seat": "henryk", "hunter": "ludwig", "echoes": 3}]
    none = Table().hand(henryk="cutpurse_siphon").play(henryk="cutpurse_siphon")
    assert none.events("echoes_stolen") == []


@rule("bloodborne-card", "13.15", "9.2")
def test_the_dead_cannot_be_robbed():
    table = Table("a", "b", "c", "d").hand(a="molotov", b="cutpurse_siphon").with_health(c=1)
    table.with_collected(c=5, d=1, a=1).play(a="molotov", b="cutpurse_siphon", c="saw_cleaver", d="saw_cleaver")
    assert table.options("b") == ["seat_1", "seat_4"]
    table.refused("b", "seat_3", "13.15", "refusal-hunter-dead")


@rule("bloodborne-card", "13.16", "13.35")
@pytest.mark.parametrize(("collected", "banked"), [(2, 2), (3, 3), (7, 3)])
def test_a_lantern_banks_up_to_3_echoes_before_the_monster_attacks(collected, banked):
    table = Table().hand(henryk="lantern_of_retreat").with_collected(henryk=collected)
    table.play(henryk="lantern_of_retreat", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert (table.collected("henryk"), table.banked("henryk")) == (collected - banked, banked)


@rule("bloodborne-card", "13.17")
def test_the_brainsucker_sends_two_weapons_of_ones_choice_to_the_used_pile():
    table = Table().facing("brainsucker").hand(henryk="saw_cleaver hunter_axe hunter_pistol transform")
    table.hand(eileen="saw_cleaver hunter_axe", ludwig="transform hunter_axe")
    table.play(henryk="transform", eileen="saw_cleaver", ludwig="transform")
    table.answer(henryk="hunter_pistol")
    # Henryk has two weapons left, Eileen one, Ludwig none: nobody has a choice.
    assert table.question() == "play_card"
    assert {(each["seat"], each["card"]) for each in table.events("card_discarded")} == {
        ("henryk", "saw_cleaver"),
        ("henryk", "hunter_axe"),
        ("eileen", "hunter_axe"),
    }


@rule("bloodborne-card", "13.17")
def test_with_more_weapons_the_hunter_chooses_and_never_the_dream():
    table = Table().facing("brainsucker").hand(henryk="saw_cleaver hunter_axe hunter_pistol kirkhammer transform")
    table.with_used(henryk="stake_driver")
    table.play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert (table.asked(), table.question()) == (["henryk"], "discard_card")
    assert table.options("henryk") == ["hunter_axe", "hunter_pistol", "kirkhammer"]
    table.refused("henryk", "hunters_dream", "13.17", "refusal-never-the-dream")
    table.refused("henryk", "transform", "13.17", "refusal-no-weapon")
    table.refused("henryk", "molotov", "13.17", "refusal-not-in-hand")
    table.answer(henryk="hunter_axe").answer(henryk="kirkhammer")
    assert table.in_hand("henryk") == ["hunters_dream", "hunter_pistol", "transform"]


@rule("bloodborne-card", "13.17")
def test_two_copies_of_one_weapon_leave_no_choice():
    table = Table().facing("brainsucker").hand(henryk="kirkhammer kirkhammer kirkhammer saw_cleaver")
    table.play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="saw_cleaver").answer_all()
    assert table.used("henryk").count("kirkhammer") == 2


@rule("bloodborne-card", "13.18", "8.2")
def test_the_flail_returns_to_the_hand_of_a_hunter_who_did_not_die():
    table = Table().hand(henryk="tidewire_flail", eileen="tidewire_flail").with_health(eileen=1).rolling("3")
    table.play(henryk="tidewire_flail", eileen="tidewire_flail", ludwig="saw_cleaver").answer_all()
    assert "tidewire_flail" in table.in_hand("henryk")
    assert table.used("eileen") == ["tidewire_flail"]


@rule("bloodborne-card", "13.19", "13.35")
def test_the_satchel_takes_back_three_used_cards_and_heals_3():
    table = Table().hand(henryk="ragpickers_satchel").with_health(henryk=4)
    table.with_used(henryk="saw_cleaver hunter_axe hunter_pistol transform")
    table.play(henryk="ragpickers_satchel", eileen="saw_cleaver", ludwig="saw_cleaver")
    table.refused("henryk", "hunters_dream", "13.19", "refusal-not-used")
    table.answer(henryk="transform").answer(henryk="saw_cleaver").answer(henryk="hunter_pistol")
    assert table.in_hand("henryk") == ["hunters_dream", "transform", "saw_cleaver", "hunter_pistol"]
    assert sorted(table.used("henryk")) == ["hunter_axe", "ragpickers_satchel"]
    assert table.health("henryk") == 7


@rule("bloodborne-card", "13.19", "13.35")
def test_with_three_or_fewer_used_cards_all_come_back():
    table = Table().hand(henryk="ragpickers_satchel").with_used(henryk="saw_cleaver hunter_axe")
    table.play(henryk="ragpickers_satchel", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert table.used("henryk") == ["ragpickers_satchel"]


@rule("bloodborne-card", "13.20", "R22", "R26")
def test_the_carbine_weakens_the_melee_weapons_of_both_neighbours_in_step_5():
    table = Table("a", "b", "c", "d", "e").facing("watchdog").hand(a="hailshot_carbine")
    table.play(a="hailshot_carbine", b="saw_cleaver", c="hunter_axe", d="hunter_axe", e="hunter_axe")
    assert strikes(table) == [("a", 1), ("c", 2), ("d", 2), ("e", 1)]  # the Watchdog caps the carbine itself
    assert {each["seat"] for each in table.events("weakened")} == {"b", "e"}


@rule("bloodborne-card", "13.20", "R26")
def test_ranged_weapons_are_not_weakened():
    table = Table().facing("watchdog").hand(henryk="hailshot_carbine")
    table.play(henryk="hailshot_carbine", eileen="hunter_pistol", ludwig="hunters_dream")
    assert ("eileen", 1) in strikes(table)
    assert table.events("weakened") == []


@rule("bloodborne-card", "13.20", "R22")
def test_with_two_hunters_left_both_neighbours_are_one_person_counted_once():
    table = Table(final_boss="rom").facing("rabid_dog").hand(henryk="hailshot_carbine").eliminated("eileen")
    table.play(henryk="hailshot_carbine", ludwig="hunter_axe")
    assert strikes(table) == [("henryk", 2), ("ludwig", 1)]


@rule("bloodborne-card", "13.21", "13.35", "R26", "R29")
def test_the_crossbow_blocks_a_melee_weapon_that_is_still_to_strike():
    table = Table("a", "b", "c", "d").facing("rabid_dog").hand(a="snarewire_crossbow")
    table.play(a="snarewire_crossbow", b="hunter_axe", c="hunter_pistol", d="saw_cleaver")
    assert table.options("a") == ["seat_2", "seat_4"]
    table.refused("a", "seat_3", "13.21", "refusal-nothing-to-block")
    table.refused("a", "seat_1", "13.21", "refusal-not-yourself")
    table.answer(a="seat_2")
    assert strikes(table) == [("c", 1), ("a", 2), ("d", 1)]
    assert table.events("no_damage") == [{"seat": "b", "creature": "rabid_dog"}]


@rule("bloodborne-card", "13.21", "9.2")
def test_the_dead_cannot_be_blocked():
    table = Table("a", "b", "c", "d").facing("rabid_dog").hand(a="molotov", b="snarewire_crossbow").with_health(c=1)
    table.play(a="molotov", b="snarewire_crossbow", c="hunter_axe", d="saw_cleaver")
    assert table.events("blocked") == [{"seat": "b", "hunter": "d"}]


@rule("bloodborne-card", "13.22", "R20")
@pytest.mark.parametrize(("option", "broken"), [("in_play", []), ("killed_too", ["henryk"])])
def test_a_gascoigne_who_was_killed_breaks_no_weapon_unless_the_table_says_so(option, broken):
    table = Table(weapons_break=option).facing("father_gascoigne", echoes=1)
    table.play(henryk="transform", eileen="hunter_axe", ludwig="hunters_dream").answer(henryk="saw_cleaver")
    table.answer_all()
    assert [each["seat"] for each in table.events("weapon_removed")] == broken
    assert sorted(table.used("henryk")) == ([] if broken else ["saw_cleaver"]) + ["transform"]
    assert table.used("eileen") == ["hunter_axe"]  # which came too late to damage him


@rule("bloodborne-card", "13.22", "R20")
def test_a_gascoigne_who_stays_breaks_the_weapons_that_damaged_him():
    table = Table().facing("father_gascoigne").play(henryk="saw_cleaver", eileen="hunter_axe").answer_all()
    assert [each["card"] for each in table.events("weapon_removed")] == ["saw_cleaver", "hunter_axe"]


@rule("bloodborne-card", "13.23")
def test_each_ranged_weapon_deals_at_most_1_to_the_watchdog():
    table = Table().facing("watchdog").hand(henryk="bellmouth_mortar", eileen="repeating_pistol")
    table.play(henryk="bellmouth_mortar", eileen="repeating_pistol", ludwig="hunter_axe")
    assert strikes(table) == [("henryk", 1), ("eileen", 1), ("ludwig", 2)]


@rule("bloodborne-card", "13.24")
def test_the_mirrorplate_warden_takes_1_less_in_step_3():
    table = Table().facing("mirrorplate_warden").hand(henryk="ludwigs_rifle")
    table.play(henryk="ludwigs_rifle", eileen="hunter_axe", ludwig="hunter_pistol")
    assert strikes(table) == [("henryk", 1), ("eileen", 2)]
    assert table.events("no_damage") == [{"seat": "ludwig", "creature": "mirrorplate_warden"}]


@rule("bloodborne-card", "13.25")
def test_the_winter_lantern_strikes_back_at_melee_and_the_shepherd_in_step_3():
    table = Table().facing("winter_lantern").play(henryk="hunter_axe", eileen="hunter_pistol", ludwig="hunters_dream")
    assert [each["seat"] for each in table.events("struck_back")] == ["henryk"]
    table = Table().facing("flayed_shepherd").play(henryk="hunter_axe", eileen="hunter_pistol")
    assert [each["seat"] for each in table.events("struck_back")] == ["eileen"]


@rule("bloodborne-card", "13.26", "R12", "R22")
def test_melee_damage_to_ebrietas_is_dealt_to_the_hunter_on_the_left_too():
    table = Table("a", "b", "c", "d").facing("ebrietas").with_health(b=2).hand(d="repeating_pistol")
    table.play(a="hunter_axe", b="hunter_axe", c="hunter_axe", d="repeating_pistol")
    # b is killed before striking; d is protected; a pistol splashes nobody.
    assert strikes(table) == [("a", 2), ("c", 2), ("d", 2)]
    assert [each["seat"] for each in table.events("died")] == ["b"]
    assert table.health("d") == 8


@rule("bloodborne-card", "13.26", "R12")
@pytest.mark.parametrize(("option", "health"), [("protected", 7), ("bare", 6)])
def test_the_dream_halves_a_splash_unless_the_table_says_otherwise(option, health):
    table = Table(splash=option).facing("ebrietas").display("molotov", "kirkhammer", "kirkhammer")
    table.play(henryk="hunter_axe", eileen="hunters_dream", ludwig="hunters_dream")
    assert table.events("splashed") == [{"seat": "eileen", "damage": 8 - health, "health": health}]


@rule("bloodborne-card", "13.27", "R13")
@pytest.mark.parametrize(("option", "dreamer"), [("ignoring", 6), ("halving_too", 4)])
def test_nothing_keeps_off_the_blood_starved_beast_but_the_dream_still_halves(option, dreamer):
    table = Table(forbidden_prevention=option).facing("blood_starved_beast").rolling("4")
    table.hand(henryk="repeating_pistol", ludwig="lantern_of_retreat")
    table.play(henryk="repeating_pistol", eileen="hunters_dream", ludwig="lantern_of_retreat")
    health = {each["seat"]: each["health"] for each in table.events("suffered")}
    assert health == {"henryk": 4, "eileen": dreamer, "ludwig": 4}


@rule("bloodborne-card", "13.28")
def test_the_dream_does_not_halve_the_attack_of_the_moor_howler_but_other_damage():
    table = Table().facing("moor_howler").hand(eileen="molotov").rolling("3")
    table.play(henryk="hunters_dream", eileen="molotov", ludwig="saw_cleaver")
    assert [each["damage"] for each in table.events("suffered") if each["seat"] == "henryk"] == [3]


@rule("bloodborne-card", "13.33")
def test_effects_concern_the_living_only():
    table = Table().facing("tide_foundling").with_health(henryk=1).rolling("1")
    table.play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="hunters_dream").answer_all()
    assert table.events("hurt")[-1:] == [
        {"seat": "ludwig", "damage": 1, "health": 7, "cause": "escape"}
    ]  # who did no damage; nor did Henryk, but he is dead


@rule("bloodborne-card", "13.34", "13.4")
def test_the_mortar_strikes_before_it_recoils_and_the_satchel_stops_with_its_owner():
    table = Table().facing("executioner", echoes=3).hand(henryk="bellmouth_mortar").with_health(henryk=2)
    table.with_collected(henryk=1).play(henryk="bellmouth_mortar").answer_all()
    assert strikes(table) == [("henryk", 3)]
    assert table.events("died") == [{"seat": "henryk", "echoes": 4, "cause": "recoil"}]
    assert table.trophies("henryk") == (0, 1, 0)
    burning = changed(
        "upgrade",
        "molotov",
        effects=[
            {"block": "damage_hunters", "when": "instant", "who": "self", "amount": 2},
            {"block": "damage_monster", "when": "instant", "amount": 1},
        ],
    )
    stopped = Table(content=burning).hand(henryk="molotov").with_health(henryk=2)
    stopped.play(henryk="molotov")
    assert strikes(stopped) == []


@rule("bloodborne-card", "13.34", "5.5")
@pytest.mark.parametrize(("health", "hits"), [(3, [("henryk", 4)]), (2, [])])
def test_a_weapon_that_kills_its_owner_as_it_strikes_does_not_hit(health, hits):
    cursed = [{"block": "damage_hunters", "when": "attack", "who": "self", "amount": 2}]
    table = Table(content=changed("upgrade", "red_oath_sabre", effects=cursed)).hand(henryk="red_oath_sabre")
    table.with_health(henryk=health).play(henryk="red_oath_sabre").answer_all()
    assert strikes(table) == hits
    assert table.collected("henryk") == (4 if hits else 0)


@rule("bloodborne-card", "13.4", "13.34")
def test_what_a_weapon_does_as_it_strikes_it_does_in_step_3_too():
    kicking = [
        {"block": "instant_strike", "when": "instant", "only_if_sole_copy": False},
        {"block": "damage_hunters", "when": "attack", "who": "self", "amount": 1},
    ]
    table = Table(content=changed("upgrade", "ludwigs_rifle", effects=kicking)).hand(henryk="ludwigs_rifle")
    table.play(henryk="ludwigs_rifle")
    assert strikes(table) == [("henryk", 2)]
    assert table.events("hurt")[0]["cause"] == "recoil"
    assert table.happened().index("hurt") < table.happened().index("damaged")


@rule("bloodborne-card", "13.35", "2.1")
def test_whoever_has_a_single_weapon_draws_it_with_the_others_and_is_not_asked():
    table = Table().hand(henryk="transform hunter_axe").play(henryk="transform", eileen="transform")
    assert table.asked() == ["eileen"]
    assert table.view("eileen").hunters[0].weapon is None  # all of them are shown at once
    table.answer(eileen="saw_cleaver")
    assert [each["seat"] for each in table.events("weapon_shown")] == ["henryk", "eileen"]
    alone = Table().hand(henryk="transform hunter_axe").play(henryk="transform")
    assert strikes(alone) == [("henryk", 2)]


@rule("bloodborne-card", "13.36")
def test_what_a_creature_does_as_a_round_begins_it_does_in_every_round():
    hot = [{"block": "damage_hunters", "when": "round_start", "who": "all", "amount": 1}]
    table = Table(content=changed("boss", "watchdog", effects=hot)).facing("watchdog")
    table.play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert [table.health(name) for name in table.hunters] == [6, 6, 6]
    other = Table(content=changed("final_boss", "gehrman", effects=hot)).facing("watchdog")
    other.play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert [other.health(name) for name in other.hunters] == [6, 6, 6]


@rule("bloodborne-card", "13.36")
def test_what_a_final_boss_does_to_whoever_hits_it_holds_only_while_it_is_fought():
    angry = [{"block": "retaliate", "when": "hit", "kind": "melee", "amount": 1}]
    data = changed("final_boss", "gehrman", effects=angry)
    assert "struck_back" not in Table(content=data).facing("watchdog").play(henryk="saw_cleaver").happened()
    assert "struck_back" in Table(content=data).facing("gehrman").play(henryk="saw_cleaver").happened()


@rule("bloodborne-card", "13.10", "13.16", "13.7", "7.6", "8.8")
def test_every_line_of_the_log_cites_its_own_rule():
    table = Table("a", "b", "c", "d").facing("rabid_dog").hand(a="lantern_of_retreat", b="molotov", c="red_oath_sabre")
    table.with_collected(a=3).with_health(c=2).deck().rolling("0")
    table.play(a="lantern_of_retreat", b="molotov", c="red_oath_sabre", d="hunters_dream").answer_all()
    cited = {event.kind.name: event.kind.rule for event in table.recorder.events}
    assert cited["hurt"] == cited["held_back"] == "13.10"
    assert (cited["scorched"], cited["echoes_banked"], cited["display_filled"]) == ("13.11", "13.16", "7.6")
    assert (cited["spared"], cited["final_boss_comes"]) == ("4.3", "8.8")
    causes = {(each["seat"], each["cause"]) for each in table.events("hurt")}
    assert causes == {("a", "card"), ("b", "recoil"), ("c", "card"), *[(name, "escape") for name in "abcd"]}
