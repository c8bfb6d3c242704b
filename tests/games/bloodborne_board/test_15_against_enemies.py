"""15, 16 What cards, weapons, firearms and items do to enemies, and to what missions make of them."""

import pytest
from tests.games.bloodborne_board.table import LAMP, Table, kill, reveal
from tests.rule import rule

CLERIC = "cleric_beast"


def duel(hunter, unit, *cards):
    return Table(hunter).enemy(unit).hand(hunter, *cards)


def root(table, unit):
    """Let a mission keep a unit where it is."""
    rooted = [number for number, changes in enumerate(table.state.tables.modifiers) if changes.rooted]
    table.state.unit_modifier[table.number("unit", unit)] = rooted[0]


# --- What the hunter's cards do against them -------------------------------------------------------------------------


@rule("bloodborne-board", "16.3")
@pytest.mark.parametrize(("card", "poison"), [("indomitable", 0), ("vitality", 1)])
def test_indomitable_keeps_the_poison_of_a_last_breath_and_of_ashen_blood_away(card, poison):
    rattle = duel("saw_cleaver", "male_beast_patient_1", card).actions("special")
    rattle.enemy("male_beast_patient_1", damage=2).attacked_by("male_beast_patient_1", "saw_cleaver")
    rattle.answer(card, "slot_1")
    assert (rattle.hp("saw_cleaver"), rattle.state.poison) == (4, [poison])
    mirror = duel("saw_cleaver", "female_beast_patient_1", card).actions("ability")
    mirror.attacked_by("female_beast_patient_1", "saw_cleaver").answer(card, "slot_1")
    assert (mirror.hp("saw_cleaver"), mirror.state.poison) == (5, [poison])


@rule("bloodborne-board", "7.12", "16.3")
def test_a_staggered_rallying_attack_heals_nobody():
    table = duel("saw_cleaver", "huntsmans_minion_1", "rallying").enemy_side("huntsmans_minion", 1).actions("special")
    table.attacked_by("huntsmans_minion_1", "saw_cleaver").answer("rallying", "slot_3")
    assert table.happened().count("hunter_staggered") == 1
    assert table.hp("saw_cleaver") == 4


@rule("bloodborne-board", "16.3", "7.15")
def test_quick_change_transforms_after_a_dodge_in_the_combat_of_another():
    table = Table("saw_cleaver", "hunter_axe").enemy("huntsmans_minion_1").hand("hunter_axe", "quick_change")
    table.actions("special").attacked_by("huntsmans_minion_1", "saw_cleaver")
    table.answer("quick_change")
    while table.question() == "slot":
        table.answer("slot_1")
    assert table.question() == "free_transform"
    assert table.answer("yes").state.side == [0, 1]


@rule("bloodborne-board", "16.1", "9.5")
def test_a_weapon_answers_every_kill_of_its_hunter():
    saw = Table("saw_cleaver").side("saw_cleaver", 1).health(saw_cleaver=3).enemy("hunter_mob_1", damage=2)
    saw.items("saw_cleaver", "molotov_cocktail").turn("saw_cleaver").answer("molotov_cocktail")
    assert (saw.hp("saw_cleaver"), len(saw.cards("saw_cleaver"))) == (4, 1)
    axe = Table("hunter_axe").side("hunter_axe", 1).enemy("hunter_mob_1", damage=2).enemy("hunter_mob_2")
    axe.items("hunter_axe", "molotov_cocktail").turn("hunter_axe").answer("molotov_cocktail", "hunter_mob_1")
    assert axe.damage("hunter_mob_2") == 2


@rule("bloodborne-board", "R8")
def test_a_shot_that_is_an_attack_takes_part_in_what_the_weapon_says_of_attacks():
    saw = Table("saw_cleaver").enemy("church_giant_1").firearm("saw_cleaver", "flamesprayer").actions("basic")
    saw.turn("saw_cleaver").answer("attack")
    assert saw.damage("church_giant_1") == 3
    cane = Table("threaded_cane").side("threaded_cane", 1).enemy("hunter_mob_1").actions("basic")
    cane.firearm("threaded_cane", "flamesprayer").turn("threaded_cane").answer("attack")
    assert (cane.hp("threaded_cane"), cane.damage("hunter_mob_1")) == (6, 2)
    ally = Table("saw_cleaver", campaign="growing_madness").enemy("church_giant_1").actions("basic")
    reveal(ally, "gm1_hunt_1")
    ally.state.token_space[0] = ally.number("space", LAMP)
    ally.firearm("saw_cleaver", "cannon").turn("saw_cleaver").answer("attack")
    assert ally.damage("church_giant_1") == 4


# --- Items and missions ----------------------------------------------------------------------------------------------


@rule("bloodborne-board", "15.9", "8.6")
def test_the_blunderbuss_drives_the_enemy_off_and_leaves_only_the_choice_where():
    table = Table("saw_cleaver").enemy("hunter_mob_1").firearm("saw_cleaver", "hunter_blunderbuss")
    table.turn("saw_cleaver").answer("shoot")
    assert table.options() == ["central_lamp_a", "central_lamp_c"]
    assert table.answer("central_lamp_c").where("hunter_mob_1") == "central_lamp_c"
    assert table.damage("hunter_mob_1") == 1


@rule("bloodborne-board", "15.7", "14.16")
def test_nothing_is_blocked_of_the_executioners_gloves():
    table = Table("saw_cleaver", campaign="secrets_of_the_church", chapter=3).tile("oedon_chapel", 0, -1)
    reveal(table, "sc3_chapel_plea_1", "oedon_chapel_a")
    table.at("saw_cleaver", "oedon_chapel_a").items("saw_cleaver", "executioners_gloves")
    table.state.unit_damage[table.number("unit", "church_servant_1")] = 2
    table.turn("saw_cleaver").answer("executioners_gloves", "church_servant_1")
    assert table.where("church_servant_1") is None


@rule("bloodborne-board", "15.5", "R21")
def test_things_of_missions_do_not_act_cannot_be_kept_from_it_and_pay_no_echo():
    table = Table("saw_cleaver").items("saw_cleaver", "pungent_blood_cocktail", "beast_roar").enemy("barred_door_1")
    table.turn("saw_cleaver")
    assert not {"pungent_blood_cocktail", "beast_roar"} & set(table.options())
    table.answer("end_turn")
    assert "attacked" not in table.happened()
    kill(table, "barred_door_1")
    assert table.state.echoes == [0]


@rule("bloodborne-board", "15.6", "14.3")
def test_a_pebble_may_lure_the_cleric_beast_into_the_tomb():
    table = Table("saw_cleaver", chapter=2).items("saw_cleaver", "pebble")
    for tile in range(1, len(table.state.tile_turn)):
        table.state.tile_turn[tile] = -1
    table.state.link = [-1] * len(table.state.link)
    table.tile("tomb_of_oedon", 0, -1)
    reveal(table, "lh2_source_4")
    table.turn("saw_cleaver").answer("pebble")
    while table.question() == "target":
        table.answer(CLERIC)
    table.answer("tomb_of_oedon_b")
    assert "chapter_won" in table.happened()


@rule("bloodborne-board", "7.13", "15.9")
@pytest.mark.parametrize("bystander", [0, 3])
def test_the_death_of_a_bystander_does_not_save_the_hunter_from_the_target(bystander):
    table = Table("saw_cleaver").enemy("church_giant_1").enemy("hunter_mob_1", damage=bystander)
    table.firearm("saw_cleaver", "flamesprayer").actions("special").turn("saw_cleaver")
    table.answer("attack", "church_giant_1")
    assert ("slain" in table.happened()) == (bystander == 3)
    assert [event["damage"] for event in table.events("suffered")] == [6]


@rule("bloodborne-board", "8.6", "R21")
@pytest.mark.parametrize("item", ["augur_of_ebrietas", "hunter_blunderbuss"])
def test_a_door_is_hurt_and_stays_where_it_is(item):
    table = Table("saw_cleaver").enemy("barred_door_1")
    if item == "hunter_blunderbuss":
        table.firearm("saw_cleaver", item).turn("saw_cleaver").answer("shoot")
    else:
        table.items("saw_cleaver", item).turn("saw_cleaver").answer(item)
    assert table.damage("barred_door_1") > 0
    assert (table.where("barred_door_1"), table.question()) == (LAMP, "act")


@rule("bloodborne-board", "8.6", "14.14")
@pytest.mark.parametrize("item", ["pebble", "beast_roar", "augur_of_ebrietas"])
def test_nothing_moves_a_rooted_enemy(item):
    table = Table("saw_cleaver").enemy("hunter_mob_1").items("saw_cleaver", item)
    root(table, "hunter_mob_1")
    table.turn("saw_cleaver")
    if item == "augur_of_ebrietas":
        table.answer(item)
        assert (table.where("hunter_mob_1"), table.question()) == (LAMP, "act")
    else:
        assert table.refusal(item).reason == "refusal-item-useless"


@rule("bloodborne-board", "14.14")
def test_a_rooted_enemy_does_not_back_off_either():
    table = Table("saw_cleaver").enemy("hunter_mob_1").enemy_side("hunter_mob", 1).actions("ability")
    root(table, "hunter_mob_1")
    table.attacked_by("hunter_mob_1", "saw_cleaver")
    assert (table.where("hunter_mob_1"), table.hp("saw_cleaver")) == (LAMP, 3)
