"""10 Getting knocked out."""

import pytest
from tests.games.dungeon_cards.table import Table
from tests.rule import rule


@rule("dungeon-cards", "10.1")
@pytest.mark.parametrize(("name", "hits", "dice"), [("warrior", 4, 3), ("cleric", 5, 4), ("dwarf", 5, 4)])
def test_an_adventurer_is_knocked_out_when_the_hits_equal_their_value(name, hits, dice):
    table = Table(name, "rogue").with_hits(**{name: hits - 2}).deck("tripwire", "dusty_chamber", "tripwire")
    table.rolling("S" * dice).go()
    assert (table.hits(name), table.is_out(name)) == (hits - 1, False)
    table.rolling("S" * dice).answer("stop")
    assert (table.hits(name), table.is_out(name)) == (hits, True)
    assert table.events("knocked_out") == [{"seat": 0}]


@rule("dungeon-cards", "10.1", "12.8", "R17")
def test_hits_beyond_the_value_are_not_counted():
    """R17: two hits at once on an adventurer who could take one."""
    table = Table(boss="minotaur").with_hits(warrior=3).with_gold(warrior=9).at_the_boss()
    table.rolling("EEEEEE").answer("challenge")
    assert (table.hits("warrior"), table.is_out("warrior")) == (4, True)


@rule("dungeon-cards", "10.2", "2.5")
def test_a_knocked_out_adventurer_takes_no_more_turns():
    table = Table("warrior", "rogue", "wizard").with_hits(warrior=3).deck("tripwire").rolling("SSS")
    turns = []
    for _ in range(4):
        turns.append(table.turn())
        table.answer("stop")
    assert turns == ["rogue", "wizard", "rogue", "wizard"]


@rule("dungeon-cards", "10.2", "6.16", "R12")
def test_a_knocked_out_cleric_cannot_heal():
    table = Table("cleric", "warrior").with_hits(cleric=4).with_points(cleric=9).deck("tripwire")
    table.until("fight_or_evade").rolling("SSSS").answer("evade", "accept", "accept")
    assert (table.turn(), table.hits("cleric")) == ("warrior", 5)
    assert table.answer("stop", "stop", "stop").hits("cleric") == 5


@rule("dungeon-cards", "10.2", "12.1", "R18")
def test_a_knocked_out_adventurer_is_not_offered_the_boss_and_does_not_roll_for_the_order():
    table = Table("warrior", "rogue", "wizard").knocked_out("rogue").with_gold(warrior=5, rogue=5, wizard=1)
    table.at_the_boss()
    assert table.asks_whom() == "warrior"
    assert table.events("order_rolled") == []
    assert table.answer("decline").asks_whom() == "wizard"
    assert table.answer("decline").is_over()


@rule("dungeon-cards", "10.3")
def test_a_knocked_out_player_keeps_gold_and_items():
    table = Table().with_hits(warrior=3).with_gold(warrior=7).holding(warrior=["keen_blade"]).deck("tripwire")
    table.rolling("SSS").go()
    assert table.is_out("warrior")
    assert (table.gold("warrior"), table.items("warrior")) == (7, ["keen_blade"])


@rule("dungeon-cards", "10.3", "13.1")
def test_a_knocked_out_player_can_win():
    table = Table().knocked_out("warrior").with_gold(warrior=7, rogue=6).at_the_boss().answer("decline")
    assert table.ranking() == ["warrior", "rogue"]
