"""5 Rolling dice."""

from collections import Counter

import pytest
from tests.games.dungeon_cards.table import ADVENTURERS, Table
from tests.rule import rule

from duskhall.games.dungeon_cards.state import EVADE, SKILL, STRIKE

PROFILES = [("warrior", 6, 3), ("rogue", 3, 6), ("wizard", 5, 4), ("ranger", 4, 5), ("cleric", 5, 4), ("dwarf", 6, 4)]


@rule("dungeon-cards", "5.1")
def test_there_are_six_dice_with_three_strikes_two_evades_and_one_skill():
    tables = Table().state.tables
    assert tables.dice == 6
    assert Counter(tables.faces) == {STRIKE: 3, EVADE: 2, SKILL: 1}


@rule("dungeon-cards", "5.1")
def test_all_faces_are_equally_likely():
    """Exact counts are known: the stream is uniform, and each of its six values must stand for one face."""
    rolls: Counter[str] = Counter()
    for seed in range(400):
        table = Table(seed=seed).deck("giant_rat").go()
        table.state.answer(0, table.state.asks[0].question, 0)
        (event,) = table.events("rolled")
        rolls.update(strikes=event["strikes"], evades=event["evades"], skills=event["skills"])
    assert sum(rolls.values()) == 2400
    assert rolls["strikes"] == pytest.approx(1200, abs=100)
    assert rolls["evades"] == pytest.approx(800, abs=100)
    assert rolls["skills"] == pytest.approx(400, abs=80)


@rule("dungeon-cards", "5.2")
@pytest.mark.parametrize(("name", "strike", "evade"), PROFILES)
def test_fights_and_evades_are_rolled_with_the_dice_of_the_profile(name, strike, evade):
    other = next(other for other in ADVENTURERS if other != name)
    table = Table(name, other).deck("giant_rat").rolling("S" * strike).answer("fight")
    assert table.events("rolled") == [{"seat": 0, "strikes": strike, "evades": 0, "skills": 0}]
    table = Table(name, other).deck("giant_rat").rolling("E" * evade).answer("evade")
    assert table.events("rolled") == [{"seat": 0, "strikes": 0, "evades": evade, "skills": 0}]


@rule("dungeon-cards", "5.3")
@pytest.mark.parametrize(("roll", "success"), [("SSSEEE", True), ("SSSSSS", True), ("SSEEE*", False)])
def test_a_fight_needs_as_many_strikes_as_the_card_demands(roll, success):
    table = Table().deck("zombie").rolling(roll).answer("fight")
    assert bool(table.events("roll_succeeded")) == success
    assert table.turn() == ("warrior" if success else "rogue")


@rule("dungeon-cards", "5.3")
@pytest.mark.parametrize(("roll", "success"), [("EES", True), ("EEE", True), ("ESS", False), ("S*E", False)])
def test_an_evasion_needs_as_many_evades_as_the_card_demands(roll, success):
    table = Table().deck("skeleton").rolling(roll).answer("evade")
    assert bool(table.events("roll_succeeded")) == success
    assert table.turn() == ("warrior" if success else "rogue")


@rule("dungeon-cards", "5.4", "R4")
@pytest.mark.parametrize(("choice", "roll"), [("fight", "SSEEEE"), ("evade", "SSS")])
def test_a_failed_roll_costs_one_hit_and_the_whole_turn(choice, roll):
    table = Table().deck("coin_purse", "smoke_bomb", "giant_spider").rolling(roll)
    table.answer("draw", "draw", choice)
    assert (table.hits("warrior"), table.gold("warrior"), table.items("warrior")) == (1, 0, [])
    assert table.discarded() == ["coin_purse", "smoke_bomb", "giant_spider"]
    assert table.turn() == "rogue"


@rule("dungeon-cards", "5.4", "9.6", "R4")
def test_a_failed_roll_loses_potions_claims_and_what_rivals_owe():
    table = Table("ranger", "rogue", "wizard").knocked_out("rogue").with_gold(rogue=5, wizard=5).with_hits(ranger=1)
    table.deck("adv_rogue", "healers_satchel", "adv_wizard", "tripwire").rolling("SSSE", "SSSS*")
    table.answer("draw", "draw", "fight", "draw")
    assert not table.events("went_bust")
    assert (table.gold("ranger"), table.gold("rogue"), table.gold("wizard")) == (0, 5, 5)
    assert table.hits("ranger") == 2


@rule("dungeon-cards", "5.4", "3.3")
def test_what_a_failed_roll_costs_is_told_with_its_cause():
    table = Table().deck("coin_purse", "tripwire").rolling("SSS").answer("draw")
    assert table.events("hit_taken") == [{"seat": 0, "hits": 1, "limit": 4, "card": "tripwire"}]
    assert table.events("lost_by_failing") == [{"seat": 0, "cards": 2}]
    assert (table.cited("hit_taken"), table.cited("lost_by_failing"), table.events("lost_finds")) == (
        ["5.4"],
        ["5.4"],
        [],
    )
    table = Table().deck("royal_hoard", "treasure_chest", "tripwire").answer("draw").rolling("ESS").answer("draw")
    assert (table.cited("lost_finds"), table.events("lost_by_failing")) == (["3.3"], [])
