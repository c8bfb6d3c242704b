"""7 Health potions."""

import pytest
from tests.games.dungeon_cards.table import Table, altered
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


@rule("dungeon-cards", "7.1", "R26")
@pytest.mark.parametrize(("potions", "hits"), [("beaten", 2), ("evaded_too", 1)])
@pytest.mark.parametrize(("monster", "roll"), [("ghoul", "ESS"), ("wraith", "EEE")])
def test_the_potion_of_an_evaded_monster_is_for_tables_that_agreed_on_it(potions, hits, monster, roll):
    """R26: the gold is withheld either way."""
    table = Table(potions=potions).with_hits(warrior=2).deck(monster).rolling(roll).answer("evade", "stop")
    assert (table.hits("warrior"), table.gold("warrior")) == (hits, 0)


@rule("dungeon-cards", "7.1", "6.14", "R26")
def test_the_card_at_which_a_roll_failed_gives_no_potion_even_if_the_evaded_do():
    table = Table("cleric", "warrior", potions="evaded_too").with_points(cleric=2).deck("coin_purse", "ghoul")
    table.rolling("SSSS").answer("draw", "evade", "accept", "sanctuary")
    assert (table.hits("cleric"), table.gold("cleric")) == (1, 2)


@rule("dungeon-cards", "7.1", "6.5", "6.14", "R26")
def test_sanctuary_saves_the_potion_of_an_evaded_monster_where_it_is_given():
    table = Table("cleric", "warrior", potions="evaded_too").with_points(cleric=2).deck("ghoul", "tripwire")
    table.rolling("ESSS").answer("evade", "accept").rolling("SSSS").answer("draw", "accept", "sanctuary")
    assert (table.hits("cleric"), table.turn()) == (0, "warrior")


@rule("dungeon-cards", "7.1", "6.12", "R26")
def test_pickpocket_is_about_gold_alone_where_the_evaded_give_their_potion():
    content = altered(("card", "ghoul", "gold", 0))
    for potions, question in (("beaten", "after_evading"), ("evaded_too", "push_or_stop")):
        table = Table("rogue", "warrior", content=content, potions=potions).with_points(rogue=1).deck("ghoul")
        assert table.rolling("ESSSSS").answer("evade").question() == question
