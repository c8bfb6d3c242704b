"""7 Combat, 9 slaying: what goes beyond one blow for one blow, worked by hand."""

import pytest
from tests.games.bloodborne_board.table import LAMP, Table, at
from tests.rule import rule

from duskhall.games.bloodborne_board.board import foes


def duel(hunter, unit, *cards, side=0):
    return Table(hunter).enemy(unit).side(hunter, side).hand(hunter, *cards)


# Hunter's weapon, side, slot and card; enemy and its action; tile -> damage to the enemy, HP left
CASES = [
    ("4 before 3: a fast Agile staggers a fast attack", "saw_cleaver", 0, "slot_1", "agile", "scourge_beast_1", 2, 6),
    ("3 against 3: a fast Skill does not", "saw_cleaver", 0, "slot_1", "skill", "scourge_beast_1", 2, 4),
    ("3 before 2: a medium Agile is as fast as fast", "saw_cleaver", 0, "slot_3", "agile", "hunter_mob_1", 3, 6),
    ("2 before 1: a slow Agile staggers a slow attack", "hunter_axe", 1, "slot_2", "agile", "church_giant_1", 3, 6),
    ("1 against 1: it hits and is hit", "hunter_axe", 1, "slot_2", "strength", "church_giant_1", 4, 2),
]


@rule("bloodborne-board", "7.10", "7.11", "7.12")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
def test_bonuses_lift_a_speed_above_fast(case):
    _, hunter, side, slot, card, unit, damage, hp = case
    table = duel(hunter, unit, card, side=side).actions("basic").attacked_by(unit, hunter).answer(card, slot)
    assert (table.damage(unit), table.hp(hunter)) == (damage, hp)


@rule("bloodborne-board", "7.10", "5.7")
def test_speed_0_comes_last():
    table = Table("hunter_axe").side("hunter_axe", 1).tile("oedon_chapel", 0, -1, 2).at("hunter_axe", "oedon_chapel_b")
    table.enemy("church_giant_1", "oedon_chapel_b", damage=5).hand("hunter_axe", "strength").actions("basic")
    table.attacked_by("church_giant_1", "hunter_axe").answer("strength", "slot_2")
    assert (table.where("church_giant_1"), table.hp("hunter_axe")) == (None, 6)  # slow against 0: it never strikes


@rule("bloodborne-board", "7.11", "8.6")
def test_a_hunter_who_is_pushed_by_a_blow_of_the_same_speed_has_struck():
    table = duel("hunter_axe", "church_giant_1", "strength", side=1).enemy_side("church_giant", 1).actions("special")
    table.attacked_by("church_giant_1", "hunter_axe").answer("strength", "slot_2")
    assert table.damage("church_giant_1") == 4
    assert table.hp("hunter_axe") == 2
    assert table.place("hunter_axe") != LAMP


@rule("bloodborne-board", "6.4", "8.6")
def test_enemies_into_whose_range_the_hunter_is_pushed_activate_too():
    table = Table("saw_cleaver").tile("market", 1, 0).tile("shrine", 2, 0).at("saw_cleaver", "central_lamp_c")
    table.enemy("church_giant_1", "central_lamp_c").enemy_side("church_giant", 1).enemy("hunter_mob_1", "shrine_a")
    table.enemy("hunter_mob_2", "market_b")  # the push leads to most enemies; this one does nothing
    table.state.unit_skip[table.number("unit", "hunter_mob_2")] = 1
    table.actions("special").hand("saw_cleaver", "vitality").turn("saw_cleaver").answer("end_turn")
    while table.question() == "attack_with":
        table.answer("nothing")
    assert table.events("pushed") == [{"seat": 0, "space": "market_b"}]
    acted = table.events("attacked") + table.events("unit_moved")
    assert "hunter_mob_1" in [event["unit"] for event in acted]  # two tiles away when the turn ended


@rule("bloodborne-board", "7.12", "16.3")
def test_a_staggered_attack_has_no_effects_afterwards():
    table = duel("saw_cleaver", "hunter_mob_1", "rallying", side=1).actions("special").health(saw_cleaver=5)
    table.attacked_by("hunter_mob_1", "saw_cleaver").answer("rallying", "slot_3")
    assert "hunter_staggered" in table.happened()
    assert table.hp("saw_cleaver") == 2  # 2 from the bash, 1 from the stun with an empty hand, and no rally


@rule("bloodborne-board", "7.12", "15.8", "16.1", "16.3")
@pytest.mark.parametrize(
    ("slot", "card", "items", "offered"),
    [
        ("slot_1", "strength", (), True),  # a Combo Slash that is as fast as the bash is made
        ("slot_2", "quick_change", (), False),  # a slow Quick Change is staggered
        ("slot_2", "strength", ("rune_hunter",), True),  # medium now, and the rune's gift besides
    ],
)
def test_a_free_transform_follows_an_attack_that_was_made(slot, card, items, offered):
    table = duel("ludwigs_holy_blade", "hunter_mob_1", card).items("ludwigs_holy_blade", *items).actions("special")
    table.attacked_by("hunter_mob_1", "ludwigs_holy_blade").answer(card, slot, *items)
    assert (table.question() == "free_transform") is offered


@rule("bloodborne-board", "7.12", "15.8")
def test_a_rune_grants_its_transform_even_to_the_staggered():
    table = Table("ludwigs_holy_blade").enemy("scourge_beast_1").hand("ludwigs_holy_blade", "strength")
    table.items("ludwigs_holy_blade", "rune_hunter").actions("ability", "basic")  # the rage gives Stagger
    table.attacked_by("scourge_beast_1", "ludwigs_holy_blade").answer("strength", "slot_2", "rune_hunter")
    assert "hunter_staggered" in table.happened()
    assert table.question() == "free_transform"


@rule("bloodborne-board", "7.9", "7.15")
def test_a_dodge_does_not_spare_the_others():
    table = Table("saw_cleaver", "hunter_axe").enemy("huntsmans_minion_1").actions("special")
    table.hand("saw_cleaver", "endurance").attacked_by("huntsmans_minion_1", "saw_cleaver")
    table.answer("nothing", "endurance", "slot_1")
    assert (table.hp("saw_cleaver"), table.hp("hunter_axe")) == (6, 4)


@rule("bloodborne-board", "5.2", "7.14")
def test_others_may_dodge_an_ambush_that_reaches_them():
    table = Table("saw_cleaver", "hunter_axe").enemy("church_giant_1").enemy_side("church_giant", 1).actions("special")
    table.hand("saw_cleaver", "endurance", "endurance").hand("hunter_axe", "endurance")
    table.state.goods[table.number("space", LAMP)] = 1
    table.turn("saw_cleaver").answer("interact")
    assert (table.question(), table.state.pending()[0].seat) == ("dodge", 1)
    table.answer("endurance", "slot_1")
    assert (table.hp("saw_cleaver"), table.hp("hunter_axe")) == (2, 6)


@rule("bloodborne-board", "7.14", "15.7")
def test_a_bone_dodges_an_attack_on_all_for_whoever_holds_it():
    table = Table("saw_cleaver", "hunter_axe").enemy("church_giant_1").enemy_side("church_giant", 1).actions("special")
    table.items("hunter_axe", "old_hunter_bone").attacked_by("church_giant_1", "saw_cleaver")
    assert (table.question(), table.state.pending()[0].seat) == ("react", 1)
    table.answer("old_hunter_bone")
    assert (table.hp("saw_cleaver"), table.hp("hunter_axe")) == (2, 6)


@rule("bloodborne-board", "7.14", "16.3")
def test_a_quick_change_transforms_whoever_dodges_in_anothers_combat():
    table = Table("saw_cleaver", "hunter_axe").enemy("church_giant_1").enemy_side("church_giant", 1).actions("special")
    table.hand("hunter_axe", "quick_change").attacked_by("church_giant_1", "saw_cleaver")
    table.answer("quick_change", "slot_1")
    assert (table.question(), table.state.pending()[0].seat) == ("free_transform", 1)
    table.answer("yes")
    assert table.state.side == [0, 1]


@rule("bloodborne-board", "9.5")
def test_kill_effects_of_weapons_come_with_every_kill_and_those_of_cards_in_their_combat():
    table = Table("saw_cleaver").side("saw_cleaver", 1).enemy("hunter_mob_1", damage=2).health(saw_cleaver=3)
    table.items("saw_cleaver", "molotov_cocktail").slots("saw_cleaver", "bloodthirsty").turn("saw_cleaver")
    table.answer("molotov_cocktail")
    assert table.where("hunter_mob_1") is None
    assert (table.hp("saw_cleaver"), len(table.cards("saw_cleaver"))) == (4, 1)


@rule("bloodborne-board", "9.5", "16.1")
def test_a_kill_by_a_kill_effect_has_its_own():
    table = duel("hunter_axe", "hunter_mob_1", "strength", side=1).enemy("hunter_mob_1", damage=3).actions("special")
    table.enemy("hunter_mob_2", "central_lamp_a", damage=2).turn("hunter_axe").answer("attack", "slot_1")
    assert (table.where("hunter_mob_1"), table.where("hunter_mob_2")) == (None, None)
    assert table.state.echoes == [2]


@rule("bloodborne-board", "R12", "14.2")
def test_a_leap_ends_a_move_after_its_attack():
    table = Table("saw_cleaver").tile("occupied_house", 0, -1, 2).hand("saw_cleaver", "leaping").actions("special")
    table.enemy("church_giant_1", "occupied_house_a").enemy_side("church_giant", 0)
    table.actions("ability").turn("saw_cleaver").answer("attack", "slot_3")
    told = table.happened()
    assert table.damage("church_giant_1") == 3
    assert at(table, "lh1_safe_haven") == "lh1_safe_haven_1"
    assert told.index("wounded") < told.index("step_revealed")


@rule("bloodborne-board", "R12")
def test_a_leap_on_the_spot_is_no_move():
    table = Table("saw_cleaver").tile("occupied_house", 0, -1, 2).at("saw_cleaver", "occupied_house_a")
    table.enemy("church_giant_1", "occupied_house_a").hand("saw_cleaver", "leaping").actions("ability")
    table.turn("saw_cleaver").answer("attack")
    if table.question() == "step":
        table.answer("stay")
    table.answer("slot_3")
    assert table.damage("church_giant_1") == 3
    assert "step_revealed" not in table.happened()


@rule("bloodborne-board", "R8", "14.7")
def test_an_ally_helps_a_shot_that_is_an_attack():
    table = Table("saw_cleaver", campaign="growing_madness").firearm("saw_cleaver", "cannon").actions("ability")
    for unit in range(len(table.state.unit_space)):
        foes.remove(table.state, unit)
    table.enemy("church_giant_1").turn("saw_cleaver").answer("attack")
    assert table.damage("church_giant_1") == 4  # 3, and 1 of the ally's


@rule("bloodborne-board", "7.4", "15.5")
def test_items_on_attack_need_no_card_unless_they_change_the_attack():
    items = ("fire_paper", "bolt_paper", "lead_elixir", "numbing_mist", "rune_hunter", "rune_oedon_writhe")
    table = Table("saw_cleaver").enemy("hunter_mob_1").items("saw_cleaver", *items).actions("special")
    table.attacked_by("hunter_mob_1", "saw_cleaver")
    assert (table.question(), table.options()) == ("on_attack", ["done", "lead_elixir", "numbing_mist"])
    table.answer("lead_elixir", "numbing_mist")
    assert table.hp("saw_cleaver") == 5  # 2 less 1
    assert "stunned" not in table.happened()


@rule("bloodborne-board", "8.1", "R29")
def test_block_is_spent_in_the_combat_and_does_not_meet_every_blow():
    table = Table("saw_cleaver").enemy("scourge_beast_1").hand("saw_cleaver", "defensive").actions("special")
    table.attacked_by("scourge_beast_1", "saw_cleaver").answer("defensive", "slot_1")
    assert [event["damage"] for event in table.events("suffered")] == [2]
    assert table.hp("saw_cleaver") == 4
