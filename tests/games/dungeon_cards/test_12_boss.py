"""12 The Dungeon Boss."""

import pytest
from tests.games.dungeon_cards.table import Table
from tests.rule import rule

from duskhall.games.dungeon_cards.questions import CHALLENGE


def battle(name="warrior", boss="lich_queen", **settings):
    """Return a table at which this adventurer is offered the battle first."""
    other = "rogue" if name != "rogue" else "warrior"
    return Table(name, other, boss=boss, **settings).with_gold(**{name: 9}).at_the_boss()


# --- Who faces it ----------------------------------------------------------------------------------------------------


@rule("dungeon-cards", "12.1")
def test_after_the_last_round_the_boss_is_turned_up_and_offered_to_the_richest():
    table = Table("warrior", "rogue", "wizard").in_round(10).with_gold(warrior=2, rogue=9, wizard=5)
    table.answer("stop", "stop", "stop")
    assert len(table.events("boss_revealed")) == 1
    assert (table.asks_whom(), table.asked()) == ("rogue", ("face_boss", ["challenge", "decline"]))
    assert table.answer("decline").asks_whom() == "wizard"
    assert table.answer("decline").asks_whom() == "warrior"


@rule("dungeon-cards", "12.2")
def test_equal_gold_is_rolled_for_with_six_dice_each():
    table = Table("warrior", "rogue", "wizard").with_gold(warrior=5, rogue=5, wizard=5).at_the_boss()
    table.rolling("SSEEEE", "SSSS**", "SSSEEE").go()
    assert [event["strikes"] for event in table.events("order_rolled")] == [2, 4, 3]
    order = [table.asks_whom(), table.answer("decline").asks_whom(), table.answer("decline").asks_whom()]
    assert order == ["rogue", "wizard", "warrior"]


@rule("dungeon-cards", "12.2")
def test_those_still_equal_throw_again():
    table = Table("warrior", "rogue", "wizard").with_gold(warrior=5, rogue=5, wizard=5).at_the_boss()
    table.rolling("SSSEEE", "SEEEEE", "SSSEEE").rolling("SEEEEE", "SSEEEE").go()
    assert [event["seat"] for event in table.events("order_rolled")] == [0, 1, 2, 0, 2]
    order = [table.asks_whom(), table.answer("decline").asks_whom(), table.answer("decline").asks_whom()]
    assert order == ["wizard", "warrior", "rogue"]


@rule("dungeon-cards", "12.2", "R18")
def test_only_those_with_equal_gold_roll():
    table = Table("warrior", "rogue", "wizard").with_gold(warrior=5, rogue=9, wizard=5).at_the_boss()
    table.rolling("SSEEEE", "SSSEEE").go()
    assert [event["seat"] for event in table.events("order_rolled")] == [0, 2]
    assert table.asks_whom() == "rogue"


@rule("dungeon-cards", "12.1", "12.2", "R21")
def test_the_order_is_fixed_when_the_boss_is_turned_up():
    """R21: gold that a challenger loses does not change it, and nobody is offered the battle twice."""
    table = Table("warrior", "rogue", "wizard", boss="crypt_dragon").with_gold(warrior=5, rogue=4, wizard=3)
    table.with_hits(warrior=3).at_the_boss().rolling("EEEEEE").answer("challenge")
    assert table.gold("warrior") == 3
    assert table.asks_whom() == "rogue"
    assert table.answer("decline").asks_whom() == "wizard"
    assert table.answer("decline").is_over()


@rule("dungeon-cards", "12.3")
def test_there_is_no_obligation_to_fight():
    table = battle().answer("decline", "decline")
    assert table.is_over()
    assert (table.gold("warrior"), table.events("boss_beaten")) == (9, [])


@rule("dungeon-cards", "12.3")
def test_the_offer_passes_on_when_a_challenger_is_knocked_out():
    table = battle().with_hits(warrior=3).rolling("EEEEEE").answer("challenge")
    assert (table.is_out("warrior"), table.asks_whom(), table.question()) == (True, "rogue", "face_boss")


# --- The battle ------------------------------------------------------------------------------------------------------


@rule("dungeon-cards", "12.4")
def test_a_battle_goes_on_until_one_of_the_two_is_beaten():
    table = battle().rolling("SSSSEE", "SEEEEE", "SSSSEE", "SEEEEE", "SEEEEE", "EEEEEE").answer("challenge")
    assert len(table.events("attacks_boss")) == 6
    assert table.events("boss_hit")[-1] == {"seat": 0, "boss": "lich_queen", "damage": 2, "hits": 5}
    assert table.is_out("warrior")


@rule("dungeon-cards", "12.4")
def test_one_can_neither_evade_a_boss_nor_retreat():
    table = battle("cleric").with_hits(cleric=1).with_points(cleric=2).answer("challenge")
    assert table.asked() == ("strike_boss", ["attack", "heal"])


@rule("dungeon-cards", "12.5")
@pytest.mark.parametrize(
    ("boss", "roll", "hits"),
    [
        ("lich_queen", "SSSSEE", 1),
        ("lich_queen", "SSSEEE", 0),
        ("minotaur", "SSSSEE", 1),
        ("minotaur", "SSSEEE", 0),
        ("crypt_dragon", "SSSSSE", 1),
        ("crypt_dragon", "SSSSEE", 0),
    ],
)
def test_a_boss_is_hit_with_as_many_strikes_as_its_number(boss, roll, hits):
    table = battle(boss=boss).with_hits(warrior=3).rolling(roll, *["EEEEEE"] * hits).answer("challenge")
    assert len(table.events("boss_hit")) == hits
    assert table.is_out("warrior")


@rule("dungeon-cards", "12.5")
def test_a_roll_hits_once_however_many_strikes_there_are():
    table = battle().with_hits(warrior=3).rolling("SSSSSS", "EEEEEE").answer("challenge")
    assert [event["damage"] for event in table.events("boss_hit")] == [1]


@rule("dungeon-cards", "12.6")
def test_a_failed_attack_costs_a_hit_and_then_the_boss_uses_its_skill():
    table = battle().with_hits(warrior=2).with_points(warrior=8).rolling("EEEEEE").answer("challenge", "accept")
    table.rolling("EEEEEE").answer("accept")
    assert (table.hits("warrior"), table.points("warrior")) == (3, 5)
    happened = table.happened()
    assert happened.index("boss_missed") < happened.index("hit_by_boss") < happened.index("points_drained")
    assert (table.cited("boss_missed"), table.cited("hit_by_boss")) == (["12.6"], ["12.6"])
    assert table.happened().count("roll_failed") == table.happened().count("hit_taken") == 0


@rule("dungeon-cards", "12.6", "12.7", "6.13", "R22")
def test_points_can_pay_for_cancelling_the_hit_before_soul_drain_takes_them():
    """R22: cancelling the hit does not stop the skill."""
    table = battle().with_hits(warrior=3).with_points(warrior=6).rolling("EEEEEE").answer("challenge", "accept")
    assert table.asked() == ("take_hit", ["accept", "shield_block"])
    table.rolling("EEEEEE").answer("shield_block")
    assert [event["points"] for event in table.events("points_drained")] == [1, 0]


@rule("dungeon-cards", "12.6", "12.9", "R22")
def test_a_challenger_knocked_out_by_the_hit_still_suffers_the_skill():
    table = battle(boss="crypt_dragon").with_hits(warrior=3).rolling("EEEEEE").answer("challenge")
    assert (table.is_out("warrior"), table.gold("warrior")) == (True, 7)


@rule("dungeon-cards", "12.7")
@pytest.mark.parametrize(("has", "left"), [(8, 5), (3, 0), (2, 0)])
def test_soul_drain_takes_three_skill_points_or_all(has, left):
    table = battle("rogue").with_hits(rogue=3).with_points(rogue=has).rolling("EEE").answer("challenge")
    if table.question() == "settle_roll":
        table.answer("accept")
    assert table.points("rogue") == left


@rule("dungeon-cards", "12.8")
def test_gore_costs_two_hits_instead_of_one():
    table = battle("dwarf", "minotaur").with_points(dwarf=1).rolling("EEEEEE", "EEEEEE", "EEEEEE").answer("challenge")
    assert [event["hits"] for event in table.events("hit_by_boss")] == [2, 4, 5]


@rule("dungeon-cards", "12.8", "6.13", "R11")
def test_gore_must_be_cancelled_twice_to_escape_both_hits():
    """R11: a cancelled hit is one hit."""
    table = (
        battle("dwarf", "minotaur").with_points(dwarf=6).rolling("EEEEEE").answer("challenge", "accept", "stone_skin")
    )
    assert table.asked() == ("take_hit", ["accept", "stone_skin"])
    table.rolling("EEEEEE", "EEEEEE", "EEEEEE").answer("stone_skin")
    assert table.points("dwarf") == 0
    assert [event["hits"] for event in table.events("hit_by_boss")] == [2, 4, 5]
    table = battle("dwarf", "minotaur").with_points(dwarf=6).with_hits(dwarf=3).rolling("EEEEEE")
    table.answer("challenge", "accept", "stone_skin").rolling("EEEEEE").answer("accept", "accept", "accept")
    assert [event["hits"] for event in table.events("hit_by_boss")] == [4, 5]


@rule("dungeon-cards", "12.9", "13.6")
@pytest.mark.parametrize(("has", "left"), [(9, 7), (2, 0), (1, 0)])
def test_scorched_purse_takes_two_gold_or_all(has, left):
    table = Table(boss="crypt_dragon").with_gold(warrior=has).with_hits(warrior=3).at_the_boss()
    table.rolling("EEEEEE").answer("challenge")
    assert table.gold("warrior") == left


@rule("dungeon-cards", "12.10")
def test_every_challenger_meets_the_boss_unhurt():
    table = battle(boss="crypt_dragon").with_hits(warrior=3).rolling("SSSSSE", "SSSSSE", "EEEEEE").answer("challenge")
    assert table.asks_whom() == "rogue"
    table.holding(rogue=["keen_blade"]).with_points(rogue=9).rolling("SSS", "EEE").answer("challenge", "backstab")
    assert table.events("boss_hit")[-1] == {"seat": 1, "boss": "crypt_dragon", "damage": 1, "hits": 3}
    assert not table.is_over()


@rule("dungeon-cards", "12.11")
@pytest.mark.parametrize(("boss", "hits", "gold"), [("lich_queen", 5, 9), ("minotaur", 4, 8), ("crypt_dragon", 3, 10)])
def test_whoever_beats_the_boss_gains_its_gold_and_nobody_else_fights_it(boss, hits, gold):
    table = battle(boss=boss).rolling(*["SSSSSS"] * hits).answer("challenge")
    assert table.events("boss_beaten") == [{"seat": 0, "boss": boss, "gold": gold}]
    assert table.gold("warrior") == 9 + gold
    assert table.is_over()


@rule("dungeon-cards", "12.12")
def test_skills_and_items_work_against_the_boss():
    table = battle().with_hits(warrior=3).with_points(warrior=4).holding(warrior=["keen_blade", "throwing_knives"])
    table.rolling("SEEEEE").answer("challenge")
    assert table.asked() == ("settle_roll", ["accept", "mighty_blow", "throwing_knives"])
    table.rolling("SSSEEE", "EEEEEE").answer("throwing_knives")
    assert [event["damage"] for event in table.events("boss_hit")] == [1, 2]


@rule("dungeon-cards", "12.12", "6.11")
def test_dice_of_an_attack_can_be_thrown_again():
    table = battle("cleric").with_hits(cleric=4).with_points(cleric=1).rolling("SSSEE")
    table.answer("challenge", "blessing", "evade").rolling("S", "EEEEE").answer("roll")
    assert [event["damage"] for event in table.events("boss_hit")] == [1]


@rule("dungeon-cards", "12.12", "6.14", "R23")
def test_skills_about_cards_have_nothing_to_do_against_the_boss():
    table = battle("cleric", "crypt_dragon").with_points(cleric=2).rolling("EEEEE").answer("challenge", "accept")
    assert (table.question(), table.options()) == ("strike_boss", ["attack", "heal"])
    table = battle("wizard").with_points(wizard=2).with_hits(wizard=3).rolling("EEEEE").answer("challenge")
    assert table.asks_whom() == "rogue"
    table = battle("rogue").with_points(rogue=2).with_hits(rogue=3).rolling("EEE").answer("challenge")
    assert table.asks_whom() == "warrior"


@rule("dungeon-cards", "12.13", "6.1")
def test_skill_faces_of_an_attack_that_hits_give_points():
    table = battle(boss="minotaur").with_hits(warrior=3).rolling("SSSS**", "S*****").answer("challenge")
    assert table.points("warrior") == 2


# --- The odds that are told with the offer ---------------------------------------------------------------------------

SIX = 22 / 64  # at least 4 strikes with 6 dice


@rule("dungeon-cards", "12.4", "12.6", "12.8", "8.2")
@pytest.mark.parametrize(
    ("name", "boss", "hits", "items", "chance"),
    [
        ("warrior", "crypt_dragon", 3, [], (7 / 64) ** 3),  # no miss is allowed, and 3 hits are needed
        ("warrior", "minotaur", 0, [], SIX**4 * (1 + 4 * (1 - SIX))),  # of the 4 hits a miss costs 2: one is allowed
        ("warrior", "minotaur", 1, [], SIX**4 * (1 + 4 * (1 - SIX))),  # 3 left allow as many
        ("warrior", "minotaur", 2, [], SIX**4),
        ("rogue", "lich_queen", 0, [], 0.0),  # 3 dice never show 4 strikes
        ("rogue", "lich_queen", 2, ["keen_blade"], (1 / 8) ** 5 * (1 + 5 * 7 / 8)),
    ],
)
def test_the_odds_of_the_offer_are_those_of_the_whole_battle(name, boss, hits, items, chance):
    table = battle(name, boss).with_hits(**{name: hits}).holding(**{name: items}).with_points(**{name: 6})
    ask = table.until("face_boss").state.asks[0]
    assert table.state.odds(ask.seat, ask) == {CHALLENGE: {"boss_beaten": pytest.approx(chance)}}
