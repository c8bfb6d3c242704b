"""6 Skill points and skills."""

import pytest
from tests.games.dungeon_cards.table import Table, altered
from tests.rule import rule

# --- Points ----------------------------------------------------------------------------------------------------------


@rule("dungeon-cards", "6.1")
def test_a_successful_roll_pays_one_point_for_each_skill_face_at_once():
    table = Table().with_points(warrior=1).deck("giant_rat").rolling("SS**EE").answer("fight")
    assert table.points("warrior") == 3
    table = Table().deck("tripwire").rolling("E**").go()
    assert table.points("warrior") == 2


@rule("dungeon-cards", "6.1")
def test_a_failed_roll_pays_no_points():
    table = Table().deck("giant_rat").rolling("S****E").answer("fight")
    assert table.points("warrior") == 0


@rule("dungeon-cards", "6.1")
def test_points_are_kept_over_turns_until_they_are_spent():
    table = Table().deck("goblin").rolling("S****E").answer("fight", "stop", "stop")
    assert (table.round(), table.points("warrior")) == (2, 4)


@rule("dungeon-cards", "6.1", "R7")
@pytest.mark.parametrize("aid", ["mighty_blow", "throwing_knives"])
def test_skill_faces_pay_when_only_an_aid_made_the_roll_succeed(aid):
    """R7: a roll that succeeds thanks to a skill or an item is a successful roll."""
    table = Table().with_points(warrior=4).holding(warrior=["throwing_knives"]).deck("zombie").rolling("S**EEE")
    table.answer("fight", aid)
    assert table.question() == "push_or_stop"
    assert table.points("warrior") == (2 if aid == "mighty_blow" else 6)


@rule("dungeon-cards", "6.2")
@pytest.mark.parametrize(
    ("name", "skill", "cost"), [("warrior", "mighty_blow", 4), ("wizard", "fireball", 3), ("dwarf", "hammer_blow", 3)]
)
def test_a_skill_is_paid_for_when_it_is_used(name, skill, cost):
    table = Table(name, "rogue").with_points(**{name: cost + 1}).deck("goblin")
    dice = {"warrior": 6, "wizard": 5, "dwarf": 6}[name]
    if name == "wizard":
        table.answer("draw", "go_on")
    table.rolling("E" * dice).answer("fight")
    assert skill in table.options()
    table.answer(skill)
    assert table.points(name) == 1


@rule("dungeon-cards", "6.2")
def test_with_too_few_points_a_skill_is_neither_offered_nor_accepted():
    table = Table().with_points(warrior=3).holding(warrior=["throwing_knives"]).deck("zombie").rolling("EEEEEE")
    table.answer("fight")
    assert table.asked() == ("settle_roll", ["accept", "throwing_knives"])
    table.refused("mighty_blow", rule="6.2", reason="refusal-too-few-points")


@rule("dungeon-cards", "6.2", "6.13")
def test_exactly_the_cost_is_enough():
    table = Table().with_points(warrior=5).deck("zombie").rolling("EEEEEE").answer("fight", "accept")
    assert table.options() == ["accept", "shield_block"]
    assert table.answer("shield_block").points("warrior") == 0


@rule("dungeon-cards", "6.3")
def test_only_the_skills_of_ones_own_adventurer_can_be_used():
    table = Table("warrior", "wizard").with_points(warrior=9).deck("zombie").rolling("EEEEEE").answer("fight")
    assert table.asked() == ("settle_roll", ["accept", "mighty_blow"])
    table.refused("fireball", rule="6.3", reason="refusal-skill-of-another")


@rule("dungeon-cards", "6.3")
def test_a_skill_cannot_be_used_at_a_moment_that_its_rule_does_not_name():
    table = Table().with_points(warrior=9).deck("zombie").rolling("EEEEEE").answer("fight")
    table.refused("shield_block", rule="6.3", reason="refusal-aid-at-another-moment")
    table.answer("accept")
    table.refused("mighty_blow", rule="6.3", reason="refusal-aid-at-another-moment")


@rule("dungeon-cards", "6.3")
def test_skills_and_items_are_used_in_ones_own_turn_only():
    table = Table("warrior", "cleric").with_hits(cleric=2).with_points(cleric=9).deck("dusty_chamber")
    assert (table.asks_whom(), table.asked()) == ("warrior", ("push_or_stop", ["draw", "stop"]))
    assert table.state.ask_for(table.seat("cleric")) is None


@rule("dungeon-cards", "6.3", "R6")
@pytest.mark.parametrize(
    ("name", "choice", "roll", "offered"),
    [
        ("warrior", "fight", "EEEEEE", ["mighty_blow"]),
        ("rogue", "fight", "EEE", ["backstab"]),
        ("wizard", "fight", "EEEEE", ["fireball"]),
        ("ranger", "fight", "EEEE", ["sure_aim"]),
        ("cleric", "fight", "EEEEE", ["blessing", "heal"]),
        ("dwarf", "fight", "EEEEEE", ["hammer_blow"]),
        ("rogue", "evade", "SSSSSS", ["tumble"]),
        ("ranger", "evade", "SSSSS", ["sure_aim"]),
        ("cleric", "evade", "SSSS", ["blessing", "heal"]),
    ],
)
def test_when_the_dice_are_down_the_skills_for_this_roll_are_offered(name, choice, roll, offered):
    """R6: additions and rerolls come before success is judged."""
    other = "dwarf" if name != "dwarf" else "rogue"
    table = Table(name, other).deck("zombie").with_points(**{name: 9}).with_hits(**{name: 1}).until("fight_or_evade")
    table.rolling(roll).answer(choice)
    assert table.asked() == ("settle_roll", ["accept", *offered])


@rule("dungeon-cards", "6.3", "6.10", "6.12")
@pytest.mark.parametrize("name", ["warrior", "wizard", "dwarf"])
def test_an_evade_roll_offers_nothing_to_those_without_a_skill_for_it(name):
    table = Table(name, "rogue").deck("goblin").with_points(**{name: 9}).until("fight_or_evade")
    table.rolling("E" * (3 if name == "warrior" else 4)).answer("evade")
    assert table.question() == "push_or_stop"


@rule("dungeon-cards", "6.4", "6.9")
def test_the_same_skill_can_be_used_several_times_at_one_moment():
    table = Table().with_points(warrior=8).deck("ogre").rolling("EEEEEE").answer("fight", "mighty_blow", "mighty_blow")
    assert (table.question(), table.points("warrior")) == ("push_or_stop", 0)


@rule("dungeon-cards", "6.4", "8.3")
def test_several_items_can_be_used_at_one_moment():
    table = Table().holding(warrior=["throwing_knives", "throwing_knives"]).deck("ogre").rolling("EEEEEE")
    table.answer("fight", "throwing_knives", "throwing_knives")
    assert (table.question(), table.items("warrior")) == ("push_or_stop", [])


@rule("dungeon-cards", "6.4")
def test_a_skill_and_an_item_can_be_used_at_one_moment():
    table = Table().with_points(warrior=4).holding(warrior=["throwing_knives"]).deck("ogre").rolling("EEEEEE")
    table.answer("fight", "throwing_knives", "mighty_blow")
    assert table.question() == "push_or_stop"


# --- 6.5 What could change nothing cannot be used --------------------------------------------------------------------


@rule("dungeon-cards", "6.5", "R9")
def test_additions_are_offered_only_while_the_roll_falls_short():
    table = Table("rogue", "warrior").with_points(rogue=9).deck("goblin").rolling("EEE")
    table.answer("fight", "backstab")
    assert table.question() == "push_or_stop"
    table = Table("ranger", "warrior").with_points(ranger=2).holding(ranger=["throwing_knives"]).deck("goblin")
    table.rolling("SEEE").answer("go_on", "fight")
    assert table.options() == ["accept", "sure_aim"]
    table.refused("throwing_knives", rule="6.5", reason="refusal-aid-useless-now")


@rule("dungeon-cards", "6.5", "6.16", "R9")
def test_heal_is_offered_only_with_a_hit_to_remove():
    table = Table("cleric", "warrior").with_points(cleric=9).deck("zombie").rolling("EEEEE").answer("fight")
    assert table.options() == ["accept", "blessing"]
    table.refused("heal", rule="6.5", reason="refusal-aid-useless-now")


@rule("dungeon-cards", "6.5", "6.8", "R9")
def test_a_card_whose_action_number_is_0_cannot_be_lowered():
    table = Table("wizard", "warrior").with_points(wizard=9).deck("coin_purse").answer("draw", "blink")
    assert table.question() == "push_or_stop"
    assert table.action_total() == 0


@rule("dungeon-cards", "6.5", "6.12", "R9")
def test_pickpocket_is_offered_once_per_card():
    table = Table("rogue", "warrior").with_points(rogue=3).deck("goblin").rolling("ESSSSS")
    table.answer("evade", "pickpocket")
    assert (table.question(), table.points("rogue")) == ("push_or_stop", 2)


@rule("dungeon-cards", "6.5", "6.12", "R9")
def test_pickpocket_is_not_offered_when_bust_or_for_a_trap():
    table = Table("rogue", "warrior").with_points(rogue=3).deck("tripwire").rolling("ESSSSS")
    assert table.question() == "push_or_stop"
    table = Table("rogue", "warrior").with_points(rogue=3).deck("royal_hoard", "flooded_passage", "goblin")
    table.answer("draw", "draw").rolling("ESSSSS").answer("evade")
    assert table.asks_whom() == "warrior"


@rule("dungeon-cards", "6.5", "6.14", "R9")
def test_sanctuary_is_offered_only_if_something_found_before_would_pay():
    """R9: an explore card and an evaded monster pay nothing, so there is nothing to save."""
    table = Table("cleric", "warrior").with_points(cleric=3).deck("dusty_chamber", "goblin", "tripwire")
    table.rolling("ESSS").answer("draw", "evade", "accept").rolling("SSSS").answer("draw", "accept")
    assert table.turn() == "warrior"
    table = Table("cleric", "warrior").with_points(cleric=2).deck("tripwire").rolling("SSSS").answer("accept")
    assert table.turn() == "warrior"


@rule("dungeon-cards", "6.5", "6.12", "9.3", "R9")
def test_pickpocket_is_not_offered_where_the_purse_is_empty_or_will_be():
    table = Table("rogue", "warrior").with_points(rogue=3).deck("adv_warrior").rolling("ESSSSS").answer("evade")
    assert table.question() == "push_or_stop"
    table.refused("pickpocket", rule="6.3", reason="refusal-aid-at-another-moment")
    table = Table("rogue", "warrior").with_points(rogue=3).with_gold(warrior=3).deck("adv_warrior", "adv_warrior")
    table.rolling("ESSSSS").answer("evade", "pickpocket").rolling("ESSSSS").answer("draw", "evade")
    assert (table.question(), table.points("rogue")) == ("push_or_stop", 2)
    table = Table("rogue", "warrior").with_points(rogue=3).with_gold(warrior=4).deck("adv_warrior", "adv_warrior")
    table.rolling("ESSSSS").answer("evade", "pickpocket").rolling("ESSSSS").answer("draw", "evade")
    assert table.asked() == ("after_evading", ["go_on", "pickpocket"])


@rule("dungeon-cards", "6.5", "6.14", "9.6", "R9")
@pytest.mark.parametrize(("gold", "items", "offered"), [(0, [], False), (1, [], True), (0, ["keen_blade"], True)])
def test_sanctuary_is_not_offered_for_a_knocked_out_rival_who_has_nothing(gold, items, offered):
    table = Table("cleric", "warrior", "rogue").knocked_out("warrior").with_gold(warrior=gold).with_points(cleric=2)
    table.holding(warrior=items).deck("adv_warrior", "tripwire").rolling("SSSS").answer("draw", "accept")
    assert (table.question() == "take_hit") == offered
    if offered:
        assert table.asked() == ("take_hit", ["accept", "sanctuary"])


@rule("dungeon-cards", "6.5", "6.14", "9.3", "R9")
def test_sanctuary_is_not_offered_for_a_beaten_rival_without_gold():
    table = Table("cleric", "warrior").with_points(cleric=2).deck("adv_warrior", "tripwire").rolling("SSSSS")
    table.answer("fight", "accept").rolling("SSSS").answer("draw", "accept")
    assert table.turn() == "warrior"


@rule("dungeon-cards", "6.5", "6.14", "R9")
def test_sanctuary_is_offered_once():
    table = Table("cleric", "warrior").with_points(cleric=4).deck("coin_purse", "tripwire").rolling("SSSS")
    table.answer("draw", "accept", "sanctuary")
    assert (table.turn(), table.points("cleric")) == ("warrior", 2)


@rule("dungeon-cards", "6.5", "6.6", "R9")
def test_foresight_is_not_offered_for_a_card_that_one_knows_already():
    table = Table("wizard", "warrior").with_points(wizard=9).deck("dusty_chamber").answer("draw", "go_on")
    assert table.asked() == ("push_or_stop", ["draw", "stop", "foresight"])
    table.answer("foresight", "keep")
    assert table.asked() == ("push_or_stop", ["draw", "stop"])
    table.refused("foresight", rule="6.5", reason="refusal-aid-useless-now")


@rule("dungeon-cards", "6.5", "6.13", "R9")
def test_a_hit_that_is_cancelled_already_is_not_cancelled_again():
    table = Table().with_points(warrior=9).deck("zombie").rolling("EEEEEE").answer("fight", "accept", "shield_block")
    assert (table.turn(), table.points("warrior")) == ("rogue", 4)


@rule("dungeon-cards", "6.5", "R9")
def test_a_moment_with_nothing_to_use_passes_without_a_question():
    table = Table("wizard", "rogue").deck("zombie").rolling("EEEEE").answer("fight")
    assert table.happened()[-5:-2] == ["hit_taken", "lost_by_failing", "turn_begins"]


# --- 6.6, 6.7 Foresight ----------------------------------------------------------------------------------------------


@rule("dungeon-cards", "6.6")
def test_foresight_shows_the_top_card_which_is_then_kept():
    table = Table("wizard", "warrior").with_points(wizard=1).deck("zombie").answer("foresight")
    assert table.asked() == ("keep_or_discard", ["keep", "discard"])
    assert table.view("wizard").top_card == "zombie"
    table.answer("keep")
    assert table.row() == ["zombie"]


@rule("dungeon-cards", "6.6")
def test_foresight_can_put_the_top_card_on_the_discard_pile():
    table = Table("wizard", "warrior").with_points(wizard=1).deck("zombie", "coin_purse").answer("foresight", "discard")
    assert (table.discarded(), table.row()) == (["zombie"], ["coin_purse"])


@rule("dungeon-cards", "6.6", "6.4")
def test_foresight_can_look_at_one_card_after_another():
    table = Table("wizard", "warrior").with_points(wizard=2).deck("zombie", "ogre", "coin_purse")
    table.answer("foresight", "discard", "foresight", "discard")
    assert (table.discarded(), table.row()) == (["zombie", "ogre"], ["coin_purse"])


@rule("dungeon-cards", "6.7", "3.1")
def test_only_the_looker_knows_whether_the_next_card_is_too_many():
    table = Table("wizard", "warrior").with_points(wizard=1).deck("royal_hoard", "zombie")
    table.answer("draw", "foresight", "keep")
    chances = [table.view(name).bust_chance for name in ("wizard", "warrior", None)]
    assert chances[0] == 1
    assert chances[1] == chances[2]
    assert chances[1] not in (None, 0, 1)


@rule("dungeon-cards", "6.7")
def test_only_the_looker_sees_a_card_that_was_kept():
    table = Table("wizard", "warrior").with_points(wizard=1).deck("dusty_chamber", "zombie")
    table.answer("draw", "foresight", "keep")
    assert table.view("wizard").top_card == "zombie"
    assert (table.view("warrior").top_card, table.view(None).top_card) == (None, None)
    seen = [event for event in table.recorder.events if event.kind.name == "top_card_seen"]
    assert [[event.hears(seat) for seat in (0, 1, None)] for event in seen] == [[True, False, False]]
    kept = [event for event in table.recorder.events if event.kind.name == "top_card_kept"]
    assert [event.values for event in kept] == [{"seat": 0}]


@rule("dungeon-cards", "6.7")
def test_everyone_sees_a_card_that_was_put_on_the_discard_pile():
    table = Table("wizard", "warrior").with_points(wizard=1).deck("zombie").answer("foresight", "discard")
    assert table.view("warrior").discard == {"zombie": 1}
    (event,) = [event for event in table.recorder.events if event.kind.name == "top_card_discarded"]
    assert (event.values["card"], event.hears(1), event.hears(None)) == ("zombie", True, True)


@rule("dungeon-cards", "6.7")
def test_a_card_that_was_looked_at_is_forgotten_when_it_is_drawn():
    table = Table("wizard", "warrior").with_points(wizard=1).deck("dusty_chamber", "coin_purse")
    table.answer("draw", "foresight", "keep", "draw")
    assert table.view("wizard").top_card is None


# --- 6.8 Lowering actions --------------------------------------------------------------------------------------------


@rule("dungeon-cards", "6.8")
@pytest.mark.parametrize(("name", "skill", "left"), [("wizard", "blink", 4), ("ranger", "pathfinder", 5)])
def test_blink_lowers_the_action_number_by_2_and_pathfinder_by_1(name, skill, left):
    table = Table(name, "warrior").with_points(**{name: 2}).deck("zombie").until("card_drawn")
    table.answer(skill)
    assert table.events("action_lowered") == [{"seat": 0, "card": "zombie", "action": left}]
    table.until("fight_or_evade")
    assert table.action_total() == left


@rule("dungeon-cards", "6.8")
def test_an_action_number_never_goes_below_0():
    table = Table("wizard", "warrior").with_points(wizard=2).deck("empty_corridor").answer("draw", "blink")
    assert table.action_total() == 0


# --- 6.9, 6.10 Additions ---------------------------------------------------------------------------------------------


@rule("dungeon-cards", "6.9")
@pytest.mark.parametrize(
    ("name", "skill", "amount", "dice"),
    [
        ("warrior", "mighty_blow", 2, 6),
        ("rogue", "backstab", 2, 3),
        ("wizard", "fireball", 3, 5),
        ("dwarf", "hammer_blow", 1, 6),
    ],
)
def test_a_blow_counts_so_many_more_strikes(name, skill, amount, dice):
    other = "cleric"
    for strikes, success in ((4 - amount, True), (3 - amount, False)):
        table = Table(name, other).with_points(**{name: 4}).deck("ogre").until("fight_or_evade")
        table.rolling("S" * strikes + "E" * (dice - strikes)).answer("fight", skill)
        if not success and table.question() == "settle_roll":
            table.answer("accept")
        assert bool(table.events("roll_succeeded")) == success


@rule("dungeon-cards", "6.10")
def test_tumble_counts_one_more_evade():
    table = Table("rogue", "warrior").with_points(rogue=2).deck("wraith").rolling("EESSSS").answer("evade")
    assert table.asked() == ("settle_roll", ["accept", "tumble"])
    table.answer("tumble")
    assert table.events("roll_succeeded") == [{"seat": 0, "result": 3, "need": 3}]
    table = Table("rogue", "warrior").with_points(rogue=2).deck("wraith").rolling("ESSSSS").answer("evade", "tumble")
    assert table.events("roll_failed") == [{"seat": 0, "result": 2, "need": 3}]


# --- 6.11 Rerolls ----------------------------------------------------------------------------------------------------


@rule("dungeon-cards", "6.11")
@pytest.mark.parametrize(("name", "skill", "cost"), [("cleric", "blessing", 1), ("ranger", "sure_aim", 2)])
def test_dice_that_were_set_aside_are_thrown_again_and_their_new_faces_count(name, skill, cost):
    kept = "S" * (3 if name == "cleric" else 2)
    table = Table(name, "warrior").with_points(**{name: cost}).deck("ogre").until("fight_or_evade")
    table.rolling(kept + "E*").answer("fight", skill)
    assert table.asked() == ("reroll_dice", ["strike", "evade", "skill"])
    table.answer("evade")
    assert table.asked() == ("reroll_dice", ["strike", "skill", "roll"])
    table.rolling("SS").answer("skill", "roll")
    strikes = len(kept) + 2
    assert table.events("rolled")[-1] == {"seat": 0, "strikes": strikes, "evades": 0, "skills": 0}
    assert table.events("roll_succeeded") == [{"seat": 0, "result": strikes, "need": 4}]


@rule("dungeon-cards", "6.11")
def test_one_die_is_enough_and_the_others_stay():
    table = Table("cleric", "warrior").with_points(cleric=1).deck("ogre").rolling("SSSE*")
    table.answer("fight", "blessing", "evade").rolling("S").answer("roll")
    assert table.events("rolled")[-1] == {"seat": 0, "strikes": 4, "evades": 0, "skills": 1}
    assert table.points("cleric") == 1


@rule("dungeon-cards", "6.11")
def test_when_every_die_is_set_aside_they_are_thrown_at_once():
    table = Table("cleric", "warrior").with_points(cleric=1).deck("tripwire").rolling("SSSS").answer("blessing")
    table.answer("strike", "strike", "strike").rolling("EESS").answer("strike")
    assert table.events("rolled")[-1] == {"seat": 0, "strikes": 2, "evades": 2, "skills": 0}


@rule("dungeon-cards", "6.11")
def test_a_face_that_does_not_lie_there_cannot_be_set_aside():
    table = Table("cleric", "warrior").with_points(cleric=1).deck("ogre").rolling("SSSSE").answer("fight", "blessing")
    table.refused("skill", rule="6.11", reason="refusal-no-such-die")
    table.refused("roll", rule="6.11", reason="refusal-no-die-set-aside")
    table.answer("evade").refused("evade", rule="6.11", reason="refusal-no-such-die")


@rule("dungeon-cards", "6.11", "6.4", "R8")
def test_each_reroll_skill_works_once_per_roll():
    table = Table("cleric", "warrior").with_points(cleric=5).with_hits(cleric=1).deck("ogre").answer("draw", "go_on")
    table.rolling("EEEEE").answer("fight", "blessing", "evade").rolling("E").answer("roll")
    assert table.options() == ["accept", "heal"]
    table.refused("blessing", rule="6.11", reason="refusal-rerolled-already")


@rule("dungeon-cards", "6.11", "R8")
def test_a_reroll_skill_works_again_on_the_next_roll():
    table = Table("cleric", "warrior").with_points(cleric=2).deck("goblin", "goblin").rolling("EEEEE")
    table.answer("fight", "blessing", "evade").rolling("S").answer("roll", "draw").rolling("EEEEE").answer("fight")
    assert table.options() == ["accept", "blessing"]


@rule("dungeon-cards", "6.11", "8.4", "R8")
def test_a_skill_and_a_coin_are_two_sources_and_dice_may_be_thrown_a_third_time():
    """R8: dice that were thrown again may be set aside again by another source."""
    table = Table("cleric", "warrior").with_points(cleric=1).holding(cleric=["lucky_coin"]).deck("ogre")
    table.rolling("SSSEE").answer("fight", "blessing", "evade").rolling("E").answer("roll")
    assert table.options() == ["accept", "lucky_coin"]
    table.answer("lucky_coin", "evade").rolling("S").answer("roll")
    assert table.events("roll_succeeded") == [{"seat": 0, "result": 4, "need": 4}]


@rule("dungeon-cards", "6.11", "R9")
def test_dice_of_a_successful_roll_may_be_thrown_again_for_points():
    table = Table("cleric", "warrior").with_points(cleric=1).deck("goblin").rolling("SSSSE")
    table.answer("fight", "blessing", "evade").rolling("*").answer("roll")
    assert (table.question(), table.points("cleric")) == ("push_or_stop", 1)


@rule("dungeon-cards", "6.11", "R7")
def test_what_was_added_stays_added_when_dice_are_thrown_again():
    table = Table().with_points(warrior=4).holding(warrior=["lucky_coin"]).deck("ogre").rolling("SEEEEE")
    table.answer("fight", "mighty_blow", "lucky_coin", "evade").rolling("S").answer("roll")
    assert table.events("roll_succeeded") == [{"seat": 0, "result": 4, "need": 4}]


# --- 6.12 to 6.16 ----------------------------------------------------------------------------------------------------


@rule("dungeon-cards", "6.12")
def test_pickpocket_makes_an_evaded_monster_pay():
    table = Table("rogue", "warrior").with_points(rogue=1).with_hits(rogue=1).deck("ghoul").rolling("ESSSSS")
    table.answer("evade")
    assert table.asked() == ("after_evading", ["go_on", "pickpocket"])
    table.answer("pickpocket", "stop")
    assert (table.gold("rogue"), table.hits("rogue"), table.points("rogue")) == (5, 0, 0)


@rule("dungeon-cards", "6.12")
def test_without_pickpocket_the_evaded_monster_pays_nothing():
    table = Table("rogue", "warrior").with_points(rogue=1).deck("goblin").rolling("ESSSSS")
    assert table.answer("evade", "go_on", "stop").gold("rogue") == 0


@rule("dungeon-cards", "6.12", "9.3", "R10")
def test_gold_from_a_rivals_pocket_is_moved_on_a_safe_end_as_far_as_there_is_any():
    """R10: as for gold won in a fight."""
    table = Table("rogue", "warrior").with_points(rogue=1).with_gold(warrior=2).deck("adv_warrior").rolling("ESSSSS")
    table.answer("evade", "pickpocket")
    assert (table.gold("rogue"), table.gold("warrior")) == (0, 2)
    table.answer("stop")
    assert (table.gold("rogue"), table.gold("warrior")) == (2, 0)


@rule("dungeon-cards", "6.13")
@pytest.mark.parametrize(("name", "skill", "cost"), [("warrior", "shield_block", 5), ("dwarf", "stone_skin", 3)])
def test_a_cancelled_hit_does_not_save_the_turn(name, skill, cost):
    table = Table(name, "rogue").with_points(**{name: cost}).deck("coin_purse", "tripwire")
    table.rolling("SSS" if name == "warrior" else "SSSS").answer("draw")
    assert table.asked() == ("take_hit", ["accept", skill])
    table.answer(skill)
    assert (table.hits(name), table.gold(name), table.turn()) == (0, 0, "rogue")
    assert table.discarded() == ["coin_purse", "tripwire"]


@rule("dungeon-cards", "6.13")
def test_a_hit_that_is_not_cancelled_is_taken():
    table = Table().with_points(warrior=5).deck("tripwire").rolling("SSS").answer("accept")
    assert (table.hits("warrior"), table.points("warrior")) == (1, 5)


@rule("dungeon-cards", "6.14")
def test_sanctuary_collects_what_was_found_before_the_failed_card():
    table = Table("cleric", "warrior").with_points(cleric=2).deck("coin_purse", "smoke_bomb", "goblin")
    table.rolling("EEEEE").answer("draw", "draw", "fight", "accept", "sanctuary")
    assert (table.gold("cleric"), table.items("cleric")) == (2, ["smoke_bomb"])
    assert (table.hits("cleric"), table.turn()) == (1, "warrior")
    assert table.discarded() == ["coin_purse", "goblin"]


@rule("dungeon-cards", "6.14")
def test_sanctuary_is_not_offered_when_bust():
    table = Table("cleric", "warrior").with_points(cleric=3).deck("royal_hoard", "flooded_passage", "tripwire")
    table.answer("draw").rolling("SSSS").answer("draw", "accept")
    assert (table.turn(), table.gold("cleric"), table.hits("cleric")) == ("warrior", 0, 1)


@rule("dungeon-cards", "6.14", "9.4", "9.6")
@pytest.mark.parametrize("card", ["adv_cleric", "adv_warrior"])
def test_sanctuary_saves_a_claim_and_ones_own_potion_too(card):
    table = Table("cleric", "warrior", "rogue").knocked_out("warrior").with_gold(warrior=5).with_points(cleric=2)
    table.deck(card, "tripwire").rolling("SSSS").answer("draw", "accept", "sanctuary")
    assert table.turn() == "rogue"
    assert table.gold("cleric") == (3 if card == "adv_warrior" else 0)
    assert table.hits("cleric") == (1 if card == "adv_warrior" else 0)


@rule("dungeon-cards", "6.14", "10.1", "10.2", "R12")
def test_sanctuary_after_a_knock_out_still_pays_gold_and_items_but_potions_come_too_late():
    """R12: the hit is taken first."""
    table = Table("cleric", "warrior").with_points(cleric=2).with_hits(cleric=4)
    table.deck("healers_satchel", "smoke_bomb", "tripwire")
    table.until("fight_or_evade").rolling("SSSS").answer("evade").until("take_hit").answer("sanctuary")
    assert table.is_out("cleric")
    assert (table.gold("cleric"), table.items("cleric"), table.hits("cleric")) == (1, ["smoke_bomb"], 5)


@rule("dungeon-cards", "6.15")
def test_nose_for_gold_makes_a_treasure_worth_2_more():
    table = Table("dwarf", "warrior").with_points(dwarf=1).deck("coin_purse").answer("stop")
    assert table.asked() == ("collect", ["done", "nose_for_gold"])
    assert table.answer("nose_for_gold").gold("dwarf") == 4


@rule("dungeon-cards", "6.15", "6.4")
def test_nose_for_gold_works_once_for_each_treasure():
    table = Table("dwarf", "warrior").with_points(dwarf=5).deck("coin_purse", "loose_coins", "goblin")
    table.rolling("SSSSSS").answer("draw", "draw", "fight", "stop", "nose_for_gold", "nose_for_gold")
    assert (table.turn(), table.gold("dwarf"), table.points("dwarf")) == ("warrior", 2 + 1 + 2 + 4, 3)


@rule("dungeon-cards", "6.15", "6.5")
def test_nose_for_gold_is_not_offered_without_a_treasure():
    table = Table("dwarf", "warrior").with_points(dwarf=5).deck("goblin").rolling("SSSSSS").answer("fight", "stop")
    assert (table.turn(), table.gold("dwarf")) == ("warrior", 2)


@rule("dungeon-cards", "6.15", "3.3")
def test_nose_for_gold_is_forgotten_with_the_turn():
    table = Table("dwarf", "warrior").with_points(dwarf=2).deck("coin_purse", "dusty_chamber", "coin_purse")
    table.answer("stop", "nose_for_gold", "stop", "stop")
    assert table.asked() == ("collect", ["done", "nose_for_gold"])


@rule("dungeon-cards", "6.16", "6.3")
def test_heal_removes_a_hit_at_any_moment():
    def cleric(*cards):
        return Table("cleric", "warrior").with_points(cleric=9).with_hits(cleric=2).deck(*cards)

    moments = {
        "push_or_stop": cleric("dusty_chamber"),
        "card_drawn": cleric("dusty_chamber").answer("draw"),
        "fight_or_evade": cleric("tripwire").answer("draw", "go_on"),
        "settle_roll": cleric("tripwire").answer("draw", "go_on").rolling("EEEE").answer("evade"),
        "after_evading": cleric("tripwire").answer("draw", "go_on").rolling("EEEE").answer("evade", "accept"),
        "take_hit": cleric("tripwire").answer("draw", "go_on").rolling("SSSS").answer("evade", "accept"),
        "collect": cleric("dusty_chamber").answer("draw", "go_on", "stop"),
        "strike_boss": cleric().at_the_boss().with_gold(cleric=1).answer("challenge"),
    }
    for moment, table in moments.items():
        assert table.question() == moment
        assert table.answer("heal").hits("cleric") == 1, moment
        assert table.points("cleric") == 7


@rule("dungeon-cards", "6.16", "6.4")
def test_heal_can_be_used_again_at_the_same_moment():
    table = Table("cleric", "warrior").with_points(cleric=5).with_hits(cleric=2).answer("heal", "heal")
    assert (table.hits("cleric"), table.points("cleric")) == (0, 1)


# --- The odds that are told with a roll ------------------------------------------------------------------------------


@rule("dungeon-cards", "6.11", "5.3")
@pytest.mark.parametrize(
    ("need", "roll", "chance"),
    [(5, "SSSSS", 1 / 2), (4, "SSSSS", 1), (4, "SSSSE", 1), (4, "SSSEE", 3 / 4), (4, "EEEEE", 6 / 32)],
)
def test_the_odds_of_a_reroll_know_that_at_least_one_die_is_thrown_again(need, roll, chance):
    content = altered(("card", "ogre", "strike", need))
    table = Table("cleric", "warrior", content=content).with_points(cleric=1).deck("ogre").rolling(roll).answer("fight")
    ask = table.first_ask()
    odds = table.state.odds(ask.seat, ask)
    assert odds[table.option_number(ask, "blessing")] == {"success": pytest.approx(chance)}


@rule("dungeon-cards", "6.11", "5.3")
@pytest.mark.parametrize(
    ("aside", "chance"),
    [(["evade"], 1 / 2), (["evade", "evade"], 3 / 4), (["strike"], 0), (["strike", "evade"], 1 / 4)],
)
def test_the_odds_of_throwing_now_are_those_of_the_dice_set_aside(aside, chance):
    content = altered(("card", "ogre", "strike", 4))
    table = Table("cleric", "warrior", content=content).with_points(cleric=1).deck("ogre").rolling("SSSEE")
    ask = table.answer("fight", "blessing", *aside).first_ask()
    odds = table.state.odds(ask.seat, ask)
    assert odds == {table.option_number(ask, "roll"): {"success": pytest.approx(chance)}}
