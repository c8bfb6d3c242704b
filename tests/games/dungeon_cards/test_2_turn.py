"""2 The turn."""

import pytest
from tests.games.dungeon_cards.table import Table
from tests.rule import rule


@rule("dungeon-cards", "2.1", "R2", "R9")
def test_the_first_card_is_turned_up_without_asking():
    table = Table().deck("dusty_chamber")
    assert table.row() == ["dusty_chamber"]


@rule("dungeon-cards", "2.1", "R2")
def test_stopping_before_the_first_card_is_refused():
    table = Table("wizard", "rogue").with_points(wizard=1)
    assert table.asked() == ("push_or_stop", ["draw", "foresight"])
    table.refused("stop", rule="2.1", reason="refusal-first-card")


@rule("dungeon-cards", "2.2")
def test_action_numbers_add_up_over_the_turn():
    table = Table().deck("dusty_chamber", "winding_tunnels", "flooded_passage")
    assert table.action_total() == 2
    assert table.answer("draw").action_total() == 5
    assert table.answer("draw").action_total() == 9


@rule("dungeon-cards", "2.2")
def test_the_action_total_starts_anew_with_every_turn():
    table = Table().deck("flooded_passage", "dusty_chamber")
    table.answer("stop")
    assert (table.turn(), table.action_total()) == ("rogue", 2)


@rule("dungeon-cards", "2.3")
def test_after_a_card_the_player_draws_or_stops():
    table = Table().deck("dusty_chamber", "giant_rat").rolling("SSEEEE")
    assert table.asked() == ("push_or_stop", ["draw", "stop"])
    table.answer("draw", "fight")
    assert table.asked() == ("push_or_stop", ["draw", "stop"])
    assert table.asks_whom() == "warrior"


@rule("dungeon-cards", "2.3")
def test_after_a_failed_roll_there_is_nothing_to_decide():
    table = Table().deck("giant_rat").rolling("SEEEEE").answer("fight")
    assert table.asks_whom() == "rogue"


@rule("dungeon-cards", "2.3", "3.3")
def test_when_bust_there_is_nothing_to_decide():
    table = Table().deck("royal_hoard", "silver_cup", "loose_coins", "coin_purse").answer("draw", "draw")
    assert table.asks_whom() == "warrior"
    assert table.answer("draw").asks_whom() == "rogue"


@rule("dungeon-cards", "2.4")
def test_stopping_collects_gold_potions_and_equipment():
    table = Table().with_hits(warrior=2).deck("healers_satchel", "smoke_bomb", "giant_rat").rolling("SSSSEE")
    table.answer("draw", "draw", "fight")
    assert (table.gold("warrior"), table.hits("warrior"), table.items("warrior")) == (0, 2, [])
    table.answer("stop")
    assert (table.gold("warrior"), table.hits("warrior"), table.items("warrior")) == (5, 1, ["smoke_bomb"])


@rule("dungeon-cards", "2.4")
def test_stopping_collects_what_other_adventurers_owe():
    table = Table().with_gold(rogue=7).deck("adv_rogue").rolling("SSSEEE").answer("fight")
    assert (table.gold("warrior"), table.gold("rogue")) == (0, 7)
    table.answer("stop")
    assert (table.gold("warrior"), table.gold("rogue")) == (3, 4)


@rule("dungeon-cards", "2.4")
def test_after_collecting_the_cards_are_discarded_except_equipment():
    table = Table().deck("coin_purse", "smoke_bomb", "goblin").rolling("SSSSEE")
    table.answer("draw", "draw", "fight", "stop")
    assert table.discarded() == ["coin_purse", "goblin"]


@rule("dungeon-cards", "2.4", "9.3", "R13")
def test_cards_are_settled_in_the_order_in_which_they_were_drawn():
    """R13: the first card of a rival empties the purse, the second finds nothing."""
    table = Table("ranger", "rogue").with_gold(rogue=4).deck("adv_rogue", "adv_rogue").rolling("SSSE", "SSSS")
    table.answer("fight", "draw", "fight", "stop")
    assert [event["gold"] for event in table.events("gold_moved")] == [3, 1]


@rule("dungeon-cards", "2.4", "R13")
def test_gold_potions_and_items_come_in_the_order_of_the_cards():
    table = Table().with_hits(warrior=1).deck("smoke_bomb", "healers_satchel", "coin_purse")
    table.answer("draw", "draw", "stop")
    paid = [kind for kind in table.happened() if kind in ("item_collected", "gold_collected", "potion_drunk")]
    assert paid == ["item_collected", "gold_collected", "potion_drunk", "gold_collected"]


@rule("dungeon-cards", "2.5")
def test_turns_go_clockwise():
    table = Table("warrior", "rogue", "wizard")
    turns = []
    for _ in range(4):
        turns.append(table.turn())
        table.answer("stop")
    assert turns == ["warrior", "rogue", "wizard", "warrior"]


@rule("dungeon-cards", "2.5")
def test_knocked_out_players_are_skipped():
    table = Table("warrior", "rogue", "wizard", "ranger").knocked_out("rogue", "wizard")
    assert table.answer("stop").turn() == "ranger"


@rule("dungeon-cards", "2.5", "2.6")
def test_a_knocked_out_first_player_is_skipped_and_the_round_still_ends_there():
    table = Table("warrior", "rogue", "wizard").knocked_out("warrior")
    assert table.turn() == "rogue"
    table.answer("stop")
    assert (table.turn(), table.round()) == ("wizard", 1)
    table.answer("stop")
    assert (table.turn(), table.round()) == ("rogue", 2)


@rule("dungeon-cards", "2.6")
def test_a_round_ends_when_everyone_had_a_turn():
    table = Table("warrior", "rogue", "wizard")
    assert table.round() == 1
    assert table.answer("stop", "stop").round() == 1
    assert table.answer("stop").round() == 2
    assert table.turn() == "warrior"


@rule("dungeon-cards", "2.6")
def test_the_game_lasts_ten_rounds():
    table = Table().with_gold(warrior=1).in_round(10)
    assert table.round() == 10
    table.answer("stop", "stop")
    assert table.question() == "face_boss"
    table = Table().with_gold(warrior=1).in_round(9).answer("stop", "stop")
    assert (table.question(), table.round()) == ("push_or_stop", 10)


@rule("dungeon-cards", "2.6")
@pytest.mark.parametrize("rounds", [1, 3, 30])
def test_the_table_can_agree_on_another_number_of_rounds(rounds):
    table = Table(rounds=rounds).with_gold(warrior=1).in_round(rounds)
    table.answer("stop", "stop")
    assert table.question() == "face_boss"


@rule("dungeon-cards", "2.7", "R3")
def test_the_game_ends_at_once_when_everyone_is_knocked_out():
    """R3: nobody faces the boss, and the boss is never turned up."""
    table = Table().knocked_out("rogue").with_hits(warrior=3).with_gold(rogue=2)
    table.deck("tripwire").rolling("SSS").go()
    assert table.is_over()
    assert table.round() == 1
    assert table.outcome().winners == (table.seat("rogue"),)
    assert "all_knocked_out" in table.happened()
    assert "boss_revealed" not in table.happened()


@rule("dungeon-cards", "2.7")
def test_the_game_goes_on_while_anyone_stands():
    table = Table("warrior", "rogue", "wizard").knocked_out("rogue").with_hits(warrior=3)
    table.deck("tripwire", "dusty_chamber").rolling("SSS")
    assert table.turn() == "wizard"
    assert not table.is_over()
