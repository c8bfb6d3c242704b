"""7 Health potions."""

from tests.games.dungeon_cards.table import Table
from tests.rule import rule


@rule("dungeon-cards", "7.1")
def test_the_potion_of_a_treasure_removes_a_hit_on_a_safe_end():
    table = Table().with_hits(warrior=2).deck("healers_satchel").go()
    assert table.hits("warrior") == 2
    assert table.answer("stop").hits("warrior") == 1


@rule("dungeon-cards", "7.1")
def test_the_potion_of_a_beaten_monster_removes_a_hit():
    table = Table().with_hits(warrior=2).deck("ghoul").rolling("SSSEEE").answer("fight", "stop")
    assert table.hits("warrior") == 1


@rule("dungeon-cards", "7.1")
def test_each_potion_removes_one_hit():
    table = Table().with_hits(warrior=3).deck("healers_satchel", "healers_satchel").answer("draw", "stop")
    assert table.hits("warrior") == 1


@rule("dungeon-cards", "7.1", "5.4")
def test_the_potion_of_a_failed_turn_is_lost():
    table = Table().with_hits(warrior=1).deck("healers_satchel", "tripwire").rolling("SSS").answer("draw")
    assert table.hits("warrior") == 2


@rule("dungeon-cards", "7.2")
def test_a_potion_without_a_hit_to_remove_does_nothing():
    table = Table().with_hits(warrior=1).deck("healers_satchel", "healers_satchel").answer("draw", "stop")
    assert table.hits("warrior") == 0
    assert len(table.events("potion_drunk")) == 1


@rule("dungeon-cards", "7.2")
def test_a_potion_is_not_saved_for_a_later_hit():
    table = Table().deck("healers_satchel", "dusty_chamber", "tripwire").answer("stop").rolling("SSS").answer("stop")
    assert (table.round(), table.hits("warrior")) == (2, 1)
