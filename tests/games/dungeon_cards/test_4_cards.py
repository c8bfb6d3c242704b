"""4 The cards."""

import pytest
from tests.games.dungeon_cards.table import Table
from tests.rule import rule


@rule("dungeon-cards", "4.1")
@pytest.mark.parametrize(
    ("card", "action"),
    [("empty_corridor", 1), ("dusty_chamber", 2), ("winding_tunnels", 3), ("flooded_passage", 4)],
)
def test_an_explore_card_costs_its_actions_and_nothing_else(card, action):
    table = Table().deck(card)
    assert (table.question(), table.action_total()) == ("push_or_stop", action)
    table.answer("stop")
    assert (table.gold("warrior"), table.hits("warrior"), table.points("warrior")) == (0, 0, 0)


@rule("dungeon-cards", "4.2")
def test_a_trap_is_evaded_without_asking():
    table = Table().deck("tripwire").rolling("ESS").go()
    assert table.events("evades_trap") == [{"seat": 0, "card": "tripwire", "dice": 3, "need": 1}]
    assert (table.cited("evades_trap"), table.events("evades")) == (["4.2"], [])
    assert table.question() == "push_or_stop"


@rule("dungeon-cards", "4.2")
def test_a_trap_cannot_be_fought():
    table = Table("cleric", "rogue").with_hits(cleric=1).with_points(cleric=2)
    table.deck("tripwire").answer("draw", "go_on")
    assert table.asked() == ("fight_or_evade", ["evade", "heal"])
    table.refused("fight", rule="4.2", reason="refusal-trap-not-fought")


@rule("dungeon-cards", "4.2", "5.4")
def test_a_trap_that_was_not_evaded_costs_a_hit_and_the_turn():
    table = Table().deck("coin_purse", "tripwire").rolling("S*S").answer("draw")
    assert (table.hits("warrior"), table.gold("warrior"), table.turn()) == (1, 0, "rogue")


@rule("dungeon-cards", "4.3")
def test_a_treasure_needs_no_roll_and_pays_on_a_safe_end():
    table = Table().deck("treasure_chest")
    assert table.question() == "push_or_stop"
    assert table.gold("warrior") == 0
    assert table.answer("stop").gold("warrior") == 5


@rule("dungeon-cards", "4.4")
def test_a_monster_is_fought_or_evaded_as_the_player_chooses():
    table = Table().deck("giant_rat")
    assert table.asked() == ("fight_or_evade", ["fight", "evade"])
    table.rolling("ESS").answer("evade")
    assert table.events("evades") == [{"seat": 0, "card": "giant_rat", "dice": 3, "need": 1}]
    table = Table().deck("giant_rat").rolling("SSEEEE").answer("fight")
    assert table.events("fights") == [{"seat": 0, "card": "giant_rat", "dice": 6, "need": 2}]


@rule("dungeon-cards", "4.5")
def test_a_beaten_monster_gives_its_gold_on_a_safe_end():
    table = Table().deck("giant_rat").rolling("SSEEEE").answer("fight")
    assert table.gold("warrior") == 0
    assert table.answer("stop").gold("warrior") == 4


@rule("dungeon-cards", "4.5")
def test_an_evaded_monster_gives_nothing():
    table = Table().with_hits(warrior=1).deck("ghoul").rolling("ESS").answer("evade", "stop")
    assert (table.gold("warrior"), table.hits("warrior")) == (0, 1)
    assert table.discarded() == ["ghoul"]


@rule("dungeon-cards", "4.6")
@pytest.mark.parametrize("item", ["keen_blade", "winged_boots", "throwing_knives", "smoke_bomb", "lucky_coin"])
def test_equipment_needs_no_roll_and_is_collected_on_a_safe_end(item):
    table = Table().deck(item)
    assert (table.question(), table.items("warrior")) == ("push_or_stop", [])
    assert table.answer("stop").items("warrior") == [item]
    assert item not in table.discarded()
