"""3 Going bust."""

from tests.games.dungeon_cards.table import Table
from tests.rule import rule

from duskhall.games.dungeon_cards.questions import DRAW


@rule("dungeon-cards", "3.1")
def test_reaching_the_limit_exactly_is_safe():
    table = Table().deck("royal_hoard", "flooded_passage").answer("draw")
    assert (table.action_total(), table.is_bust()) == (9, False)
    assert table.answer("stop").gold("warrior") == 7


@rule("dungeon-cards", "3.1")
def test_everybody_is_told_how_likely_the_next_card_is_too_many():
    table = Table().deck("royal_hoard", "flooded_passage").answer("draw")
    chance = table.state.odds(0, table.state.asks[0])[DRAW]["bust"]
    assert chance > 0
    assert [table.view(seat).bust_chance for seat in ("warrior", None)] == [chance, chance]


@rule("dungeon-cards", "3.1")
def test_one_action_above_the_limit_is_bust():
    table = Table().deck("royal_hoard", "flooded_passage", "loose_coins").answer("draw", "draw")
    assert table.events("went_bust") == [{"seat": 0, "total": 10, "limit": 9}]
    assert (table.turn(), table.gold("warrior")) == ("rogue", 0)


@rule("dungeon-cards", "3.1")
def test_the_limit_is_that_of_ones_own_adventurer():
    table = Table("rogue", "dwarf").deck("royal_hoard", "royal_hoard").answer("draw")
    assert (table.action_total(), table.is_bust()) == (10, False)
    table = Table("dwarf", "rogue").deck("royal_hoard", "flooded_passage").answer("draw")
    assert table.events("went_bust") == [{"seat": 0, "total": 9, "limit": 8}]


@rule("dungeon-cards", "3.1", "6.8", "R5")
def test_the_bust_check_waits_for_skills_that_lower_the_action_number():
    """R5: 5 + 4 + 2 would be 11 of 10."""
    table = Table("ranger", "rogue").with_points(ranger=1).deck("royal_hoard", "flooded_passage", "coin_purse")
    table.answer("go_on", "draw", "go_on", "draw")
    assert table.question() == "card_drawn"
    assert not table.is_bust()
    table.answer("pathfinder")
    assert (table.action_total(), table.is_bust()) == (10, False)


@rule("dungeon-cards", "3.2")
def test_the_monster_that_made_one_bust_is_fought_or_evaded():
    table = Table().deck("royal_hoard", "flooded_passage", "giant_rat").answer("draw", "draw")
    assert table.is_bust()
    assert table.asked() == ("fight_or_evade", ["fight", "evade"])


@rule("dungeon-cards", "3.2")
def test_the_trap_that_made_one_bust_is_evaded_and_a_failed_roll_costs_a_hit():
    table = Table().deck("royal_hoard", "flooded_passage", "tripwire").answer("draw").rolling("SS*")
    table.answer("draw")
    assert (table.hits("warrior"), table.turn()) == (1, "rogue")


@rule("dungeon-cards", "3.2")
def test_the_rival_that_made_one_bust_is_fought_and_a_failed_roll_costs_a_hit():
    table = Table().deck("royal_hoard", "flooded_passage", "adv_rogue").answer("draw", "draw")
    table.rolling("SSEEEE").answer("fight")
    assert (table.hits("warrior"), table.turn()) == (1, "rogue")


@rule("dungeon-cards", "3.3", "4.6", "R4")
def test_a_bust_turn_collects_nothing_and_discards_every_card():
    """R4: gold, potions, equipment and what rivals owe are all lost."""
    table = Table().with_hits(warrior=1).with_gold(rogue=5)
    table.deck("healers_satchel", "smoke_bomb", "adv_rogue", "giant_rat").rolling("SSSEEE", "SSSSSS")
    table.answer("draw", "draw", "fight", "draw", "fight")
    assert (table.gold("warrior"), table.gold("rogue")) == (0, 5)
    assert (table.hits("warrior"), table.items("warrior")) == (1, [])
    assert table.discarded() == ["healers_satchel", "smoke_bomb", "adv_rogue", "giant_rat"]
    assert table.turn() == "rogue"


@rule("dungeon-cards", "3.3", "9.6", "R4")
def test_a_bust_turn_loses_the_claim_on_the_knocked_out():
    table = Table("warrior", "rogue", "wizard").knocked_out("rogue").with_gold(rogue=5)
    table.deck("adv_rogue", "royal_hoard", "dusty_chamber").answer("draw", "draw")
    assert (table.turn(), table.gold("rogue"), table.gold("warrior")) == ("wizard", 5, 0)


@rule("dungeon-cards", "3.3", "9.4", "R4")
def test_a_bust_turn_loses_the_potion_of_ones_own_card():
    table = Table().with_hits(warrior=1).deck("adv_warrior", "royal_hoard", "dusty_chamber").answer("draw", "draw")
    assert (table.turn(), table.hits("warrior")) == ("rogue", 1)


@rule("dungeon-cards", "3.4", "6.1")
def test_skill_points_of_a_bust_turn_stay_even_those_of_the_last_roll():
    table = Table().deck("goblin", "royal_hoard", "giant_rat").rolling("SSSS**")
    table.answer("fight", "draw")
    assert table.points("warrior") == 2
    table.rolling("SSS***").answer("draw", "fight")
    assert table.events("went_bust")
    assert (table.turn(), table.points("warrior")) == ("rogue", 5)
