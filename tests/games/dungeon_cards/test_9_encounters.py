"""9 Adventurer encounters."""

import pytest
from tests.games.dungeon_cards.table import Table
from tests.rule import rule


@rule("dungeon-cards", "9.1")
def test_a_rival_is_fought_or_evaded_with_the_numbers_on_the_card():
    table = Table().deck("adv_rogue")
    assert table.asked() == ("fight_or_evade", ["fight", "evade"])
    table.rolling("SSSEEE").answer("fight")
    assert table.events("fights_rival") == [{"seat": 0, "card": "adv_rogue", "dice": 6, "need": 3}]
    assert (table.cited("fights_rival"), table.events("fights")) == (["9.1"], [])
    table = Table().deck("adv_rogue").rolling("EES").answer("evade")
    assert table.events("evades_rival") == [{"seat": 0, "card": "adv_rogue", "dice": 3, "need": 2}]
    assert (table.cited("evades_rival"), table.events("evades")) == (["9.1"], [])


@rule("dungeon-cards", "9.1")
def test_the_rivals_player_rolls_nothing_and_is_not_asked():
    table = Table().with_points(rogue=9).holding(rogue=["keen_blade", "smoke_bomb"]).deck("adv_rogue")
    table.rolling("SSSEEE").answer("fight")
    assert [event["seat"] for event in table.events("rolled")] == [0]
    assert table.asks_whom() == "warrior"


@rule("dungeon-cards", "9.1", "5.4")
def test_failing_against_a_rival_costs_the_roller_a_hit():
    table = Table().deck("adv_rogue").rolling("SSEEEE").answer("fight")
    assert (table.hits("warrior"), table.hits("rogue")) == (1, 0)


@rule("dungeon-cards", "9.2")
def test_the_gold_of_a_beaten_rival_moves_on_a_safe_end():
    table = Table("warrior", "rogue", "wizard").with_gold(rogue=9, wizard=9).deck("adv_rogue").rolling("SSSEEE")
    table.answer("fight", "stop")
    assert [table.gold(name) for name in table.adventurers] == [3, 6, 9]


@rule("dungeon-cards", "9.2")
def test_an_evaded_rival_loses_nothing():
    table = Table().with_gold(rogue=9).deck("adv_rogue").rolling("EES").answer("evade", "stop")
    assert (table.gold("warrior"), table.gold("rogue")) == (0, 9)


@rule("dungeon-cards", "9.3")
@pytest.mark.parametrize("has", [0, 2])
def test_a_rival_cannot_lose_more_gold_than_they_have(has):
    table = Table().with_gold(rogue=has).deck("adv_rogue").rolling("SSSEEE").answer("fight", "stop")
    assert (table.gold("warrior"), table.gold("rogue")) == (has, 0)


@rule("dungeon-cards", "9.4", "R15")
def test_ones_own_card_needs_no_roll_costs_its_actions_and_is_worth_a_potion():
    """R15: and no gold."""
    table = Table().with_hits(warrior=2).with_gold(warrior=5).deck("adv_warrior")
    assert (table.question(), table.action_total()) == ("push_or_stop", 4)
    table.answer("stop")
    assert (table.hits("warrior"), table.gold("warrior")) == (1, 5)
    assert table.discarded() == ["adv_warrior"]
    assert table.events("gold_moved", "gold_collected") == []


@rule("dungeon-cards", "9.4", "3.3")
def test_ones_own_card_promises_no_potion_to_whoever_is_bust():
    table = Table().with_hits(warrior=1).deck("royal_hoard", "adv_warrior", "adv_warrior").answer("draw")
    assert (table.cited("own_card_met"), table.cited("own_card_lost")) == (["9.4"], [])
    table.answer("draw")
    assert (table.cited("own_card_met"), table.cited("own_card_lost")) == (["9.4"], ["3.3"])
    assert (table.hits("warrior"), table.turn()) == (1, "rogue")


@rule("dungeon-cards", "9.4", "7.2")
def test_the_potion_of_ones_own_card_does_nothing_without_a_hit():
    table = Table().deck("adv_warrior").answer("stop")
    assert (table.hits("warrior"), table.events("potion_drunk")) == (0, [])


@rule("dungeon-cards", "9.5")
def test_a_knocked_out_rival_is_passed_without_a_roll():
    table = Table("warrior", "rogue", "wizard").knocked_out("rogue").deck("adv_rogue")
    assert (table.question(), table.action_total()) == ("push_or_stop", 3)
    assert table.events("knocked_out_passed") == [{"seat": 0, "rival": 1}]
    assert table.events("rolled") == []


@rule("dungeon-cards", "9.6", "10.3", "R16")
@pytest.mark.parametrize(("has", "gets"), [(9, 3), (2, 2), (0, 0)])
def test_from_a_knocked_out_rival_without_items_one_claims_the_gold_on_the_card(has, gets):
    """R16: as much as the card says, and they have."""
    table = Table("warrior", "rogue", "wizard").knocked_out("rogue").with_gold(rogue=has).deck("adv_rogue")
    table.answer("stop")
    assert (table.gold("warrior"), table.gold("rogue"), table.turn()) == (gets, has - gets, "wizard")
    assert table.events("gold_claimed") == [{"seat": 0, "rival": 1, "gold": gets, "total": gets}]
    assert (table.cited("gold_claimed"), table.events("gold_moved")) == (["9.6"], [])


@rule("dungeon-cards", "9.6", "10.3", "R16")
def test_one_may_claim_an_item_instead_for_good():
    table = Table("warrior", "rogue", "wizard").knocked_out("rogue").with_gold(rogue=9)
    table.holding(rogue=["keen_blade", "smoke_bomb"]).deck("adv_rogue").answer("stop")
    assert table.asked() == ("claim", ["gold", "keen_blade", "smoke_bomb"])
    table.answer("smoke_bomb")
    assert (table.items("warrior"), table.items("rogue")) == (["smoke_bomb"], ["keen_blade"])
    assert (table.gold("warrior"), table.gold("rogue"), table.turn()) == (0, 9, "wizard")
    assert table.discarded() == ["adv_rogue"]


@rule("dungeon-cards", "9.6", "R16")
def test_gold_may_be_chosen_even_if_there_is_none():
    table = Table("warrior", "rogue", "wizard").knocked_out("rogue").holding(rogue=["keen_blade"]).deck("adv_rogue")
    table.answer("stop", "gold")
    assert (table.gold("warrior"), table.items("rogue"), table.turn()) == (0, ["keen_blade"], "wizard")


@rule("dungeon-cards", "9.6")
def test_an_item_that_they_do_not_have_cannot_be_claimed():
    table = Table("warrior", "rogue", "wizard").knocked_out("rogue").holding(rogue=["keen_blade"]).deck("adv_rogue")
    table.answer("stop").refused("lucky_coin", rule="9.6", reason="refusal-item-not-there")


@rule("dungeon-cards", "9.6", "2.4")
def test_what_lies_after_a_claim_is_still_collected():
    table = Table("warrior", "rogue", "wizard").knocked_out("rogue").holding(rogue=["keen_blade"])
    table.deck("loose_coins", "adv_rogue", "coin_purse").answer("draw", "draw", "stop", "keen_blade")
    assert (table.gold("warrior"), table.items("warrior")) == (3, ["keen_blade"])
    assert table.discarded() == ["loose_coins", "adv_rogue", "coin_purse"]


@rule("dungeon-cards", "9.6", "2.4")
def test_during_a_claim_only_what_is_not_collected_yet_is_at_stake():
    table = Table("warrior", "rogue", "wizard").knocked_out("rogue").holding(rogue=["keen_blade"])
    table.deck("loose_coins", "adv_rogue", "coin_purse").answer("draw", "draw")
    assert table.view(None).stake == 3
    table.answer("stop")
    assert (table.question(), table.gold("warrior"), table.view(None).stake) == ("claim", 1, 2)
    table.answer("gold")
    assert table.turn() == "wizard"
    table.deck("silver_cup").answer("draw")
    assert (table.turn(), table.view(None).stake) == ("wizard", 3)
