"""8 Equipment."""

import pytest
from tests.games.dungeon_cards.table import Table
from tests.rule import rule


@rule("dungeon-cards", "8.1", "R14")
@pytest.mark.parametrize("item", ["keen_blade", "throwing_knives"])
def test_an_item_does_not_help_in_the_turn_in_which_it_is_found(item):
    """R14: until the turn ends safely it is only a find."""
    table = Table().deck(item, "giant_rat").answer("draw").rolling("SEEEEE").answer("fight")
    assert table.events("roll_failed") == [{"seat": 0, "result": 1, "need": 2}]
    assert table.turn() == "rogue"


@rule("dungeon-cards", "8.1")
def test_an_item_that_is_not_held_cannot_be_used():
    table = Table().with_points(warrior=4).deck("smoke_bomb", "throwing_knives", "zombie")
    table.answer("draw", "draw").rolling("EEEEEE").answer("fight")
    table.refused("throwing_knives", rule="8.1", reason="refusal-item-not-held")


@rule("dungeon-cards", "8.1")
def test_from_the_next_turn_on_the_item_helps():
    table = Table().deck("keen_blade", "dusty_chamber", "giant_rat").answer("stop", "stop")
    table.rolling("SEEEEE").answer("fight")
    assert table.events("roll_succeeded") == [{"seat": 0, "result": 2, "need": 2}]


@rule("dungeon-cards", "8.1")
def test_an_item_stays_when_a_later_turn_fails():
    table = Table().holding(warrior=["winged_boots", "smoke_bomb"]).deck("rolling_boulder").rolling("SSS")
    assert table.answer("accept").items("warrior") == ["winged_boots", "smoke_bomb"]


@rule("dungeon-cards", "8.2")
def test_the_keen_blade_counts_a_strike_in_every_fight_but_not_when_evading():
    table = Table("rogue", "warrior").holding(rogue=["keen_blade"]).deck("goblin", "goblin", "goblin")
    table.rolling("EEE", "EEE").answer("fight", "draw", "fight", "draw").rolling("SSSSSS").answer("evade")
    assert [event["result"] for event in table.events("roll_succeeded")] == [1, 1]
    assert [event["result"] for event in table.events("roll_failed")] == [0]


@rule("dungeon-cards", "8.2")
def test_the_winged_boots_count_an_evade_in_every_evasion_but_not_when_fighting():
    table = Table().holding(warrior=["winged_boots"]).deck("tripwire", "tripwire", "goblin").rolling("SSS", "SSS")
    table.answer("draw").rolling("EEEEEE").answer("draw", "fight")
    assert [event["result"] for event in table.events("roll_succeeded")] == [1, 1]
    assert [event["result"] for event in table.events("roll_failed")] == [0]


@rule("dungeon-cards", "8.2")
def test_permanent_items_stay_after_they_helped():
    table = Table().holding(warrior=["keen_blade"]).deck("goblin").rolling("EEEEEE").answer("fight", "stop")
    assert table.items("warrior") == ["keen_blade"]


@rule("dungeon-cards", "8.3")
def test_throwing_knives_count_2_more_strikes_once():
    table = Table().holding(warrior=["throwing_knives"]).deck("zombie").rolling("SEEEEE").answer("fight")
    assert table.asked() == ("settle_roll", ["accept", "throwing_knives"])
    table.answer("throwing_knives")
    assert table.events("roll_succeeded") == [{"seat": 0, "result": 3, "need": 3}]
    assert table.items("warrior") == []


@rule("dungeon-cards", "8.3", "6.3")
def test_throwing_knives_do_not_help_when_evading():
    table = Table("cleric", "rogue").holding(cleric=["throwing_knives", "smoke_bomb"]).deck("skeleton")
    table.rolling("ESSS").answer("evade")
    assert table.options() == ["accept", "smoke_bomb"]
    table.refused("throwing_knives", rule="6.3", reason="refusal-aid-at-another-moment")


@rule("dungeon-cards", "8.3")
def test_a_smoke_bomb_counts_2_more_evades_once():
    table = Table().holding(warrior=["smoke_bomb"]).deck("wraith").rolling("ESS").answer("evade")
    assert table.asked() == ("settle_roll", ["accept", "smoke_bomb"])
    table.answer("smoke_bomb")
    assert table.events("roll_succeeded") == [{"seat": 0, "result": 3, "need": 3}]
    assert table.items("warrior") == []


@rule("dungeon-cards", "8.4")
@pytest.mark.parametrize(("choice", "roll", "again"), [("fight", "SEEEEE", "SEE"), ("evade", "SSS", "SSE")])
def test_the_lucky_coin_lets_one_throw_dice_of_any_roll_again(choice, roll, again):
    table = Table().holding(warrior=["lucky_coin"]).deck("giant_rat").rolling(roll).answer(choice)
    assert table.asked() == ("settle_roll", ["accept", "lucky_coin"])
    face = "evade" if choice == "fight" else "strike"
    table.answer("lucky_coin", face, face).rolling(again)
    table.answer(face, "roll") if choice == "fight" else table.answer(face)
    assert table.question() == "push_or_stop"
    assert (table.items("warrior"), table.discarded()) == ([], ["lucky_coin"])


@rule("dungeon-cards", "8.5")
def test_a_used_item_goes_to_the_discard_pile_at_once():
    table = Table().holding(warrior=["throwing_knives"]).deck("zombie").rolling("SEEEEE")
    table.answer("fight", "throwing_knives")
    assert (table.discarded(), table.row()) == (["throwing_knives"], ["zombie"])


@rule("dungeon-cards", "8.5", "11.1")
def test_a_used_item_can_be_found_again_after_a_reshuffle():
    table = Table().holding(warrior=["throwing_knives"]).piles(deck=["zombie"]).rolling("SEEEEE")
    table.answer("fight", "throwing_knives", "draw")
    assert [event["card"] for event in table.events("card_turned")][:2] == ["zombie", "throwing_knives"]


@rule("dungeon-cards", "8.5", "6.2")
def test_the_log_tells_an_item_that_is_used_up_from_a_skill():
    table = Table().holding(warrior=["throwing_knives"]).with_points(warrior=4).deck("ogre").rolling("EEEEEE")
    table.answer("fight", "throwing_knives", "mighty_blow")
    assert [event["aid"] for event in table.events("item_used")] == ["throwing_knives"]
    assert [event["aid"] for event in table.events("aid_used")] == ["mighty_blow"]
    assert (table.cited("item_used"), table.cited("aid_used")) == (["8.5"], ["6.2"])
