"""13 Winning."""

import pytest
from tests.games.dungeon_cards.table import Table, fresh
from tests.rule import rule

from duskhall.kernel.dice import Dice


def finished(table):
    """Play on until the end with everyone declining the boss."""
    while not table.is_over():
        table.answer("decline")
    return table


@rule("dungeon-cards", "13.1")
def test_the_most_gold_wins():
    table = finished(Table("warrior", "rogue", "wizard").with_gold(warrior=4, rogue=9, wizard=6).at_the_boss())
    assert table.ranking() == ["rogue", "wizard", "warrior"]
    assert table.outcome().winners == (1,)
    assert table.outcome().scores == (4, 9, 6)
    assert table.events("won") == [{"seat": 1, "gold": 9}]


@rule("dungeon-cards", "13.1", "12.11", "R24")
def test_the_gold_of_the_boss_counts():
    """R24: by default the ranking comes after the boss."""
    table = Table(boss="crypt_dragon").with_gold(warrior=4, rogue=9).at_the_boss().answer("decline")
    table.rolling("SSSSSE", "SSSSSE", "SSSSSE").answer("challenge")
    assert table.ranking() == ["warrior", "rogue"]
    assert table.outcome().scores == (14, 9)


@rule("dungeon-cards", "13.1", "12.9")
def test_gold_lost_to_the_boss_counts_too():
    table = Table(boss="crypt_dragon").with_gold(warrior=9, rogue=8).with_hits(warrior=3).at_the_boss()
    table.rolling("EEEEEE").answer("challenge", "decline")
    assert table.ranking() == ["rogue", "warrior"]


@rule("dungeon-cards", "13.2", "R25")
def test_with_equal_gold_the_slayer_of_the_boss_comes_first():
    """R25: courage before health; the slayer has more hits."""
    table = Table(boss="crypt_dragon").with_gold(warrior=9, rogue=19).with_hits(warrior=3).at_the_boss()
    table.answer("decline").rolling("SSSSSE", "SSSSSE", "SSSSSE").answer("challenge")
    assert table.outcome().scores == (19, 19)
    assert table.ranking() == ["warrior", "rogue"]
    assert table.events("tie_rolled") == []


@rule("dungeon-cards", "13.3", "R25")
def test_with_equal_gold_fewer_hits_come_first():
    table = Table("warrior", "rogue", "wizard").with_gold(warrior=9, rogue=9, wizard=9)
    table.with_hits(warrior=2, rogue=1, wizard=3).at_the_boss().rolling("SSSEEE", "SSEEEE", "SEEEEE").go()
    assert finished(table).ranking() == ["rogue", "warrior", "wizard"]
    assert table.events("tie_rolled") == []


@rule("dungeon-cards", "13.3")
def test_gold_goes_before_hits():
    table = finished(Table().with_gold(warrior=10, rogue=9).with_hits(warrior=3).at_the_boss())
    assert table.ranking() == ["warrior", "rogue"]


@rule("dungeon-cards", "13.4", "R25")
def test_still_equal_they_throw_six_dice_until_they_differ():
    table = Table().with_gold(warrior=9, rogue=9).at_the_boss().rolling("SSSEEE", "SSEEEE").answer("decline")
    table.rolling("SSSEEE", "SSSEEE", "SEEEEE", "SSEEEE").answer("decline")
    assert [event["strikes"] for event in table.events("tie_rolled")] == [3, 3, 1, 2]
    assert table.ranking() == ["rogue", "warrior"]
    assert table.outcome().winners == (1,)


@rule("dungeon-cards", "13.4", "R25")
def test_ties_are_broken_for_every_place():
    table = Table("warrior", "rogue", "wizard").knocked_out("warrior", "rogue", "wizard").with_gold(warrior=9)
    table.with_hits(wizard=3).turn_of("wizard").deck("tripwire").rolling("SSSS", "SEEEEE", "SSEEEE").go()
    assert table.is_over()
    assert table.outcome().places == (1, 3, 2)


@rule("dungeon-cards", "13.5", "13.1", "R24")
def test_the_table_can_agree_that_the_boss_decides_nothing():
    table = Table(boss="crypt_dragon", winner="before_boss").with_gold(warrior=4, rogue=9).at_the_boss()
    table.answer("decline").rolling("SSSSSE", "SSSSSE", "SSSSSE").answer("challenge")
    assert table.events("boss_beaten") == [{"seat": 0, "boss": "crypt_dragon", "gold": 10}]
    assert table.ranking() == ["rogue", "warrior"]
    assert table.outcome().scores == (4, 9)
    assert table.events("won") == [{"seat": 1, "gold": 9}]


@rule("dungeon-cards", "13.5", "R24")
def test_ranked_before_the_boss_neither_its_hits_nor_its_slayer_count():
    table = Table(boss="crypt_dragon", winner="before_boss").with_gold(warrior=9, rogue=9).with_hits(rogue=1)
    table.at_the_boss().rolling("SSSEEE", "SSEEEE").go()
    assert table.asks_whom() == "warrior"
    table.rolling("EEEEEE", "EEEEEE", "EEEEEE", "EEEEEE").answer("challenge", "decline")
    assert table.is_out("warrior")
    assert table.ranking() == ["warrior", "rogue"]
    assert table.outcome().scores == (9, 9)


@rule("dungeon-cards", "13.5", "13.4")
def test_ranked_before_the_boss_ties_are_rolled_before_it_is_turned_up():
    table = Table(winner="before_boss").with_gold(warrior=9, rogue=9).at_the_boss()
    table.rolling("SSSEEE", "SSEEEE").go()
    happened = table.happened()
    assert happened.index("tie_rolled") < happened.index("boss_revealed")
    assert finished(table).ranking() == ["warrior", "rogue"]


@rule("dungeon-cards", "13.5", "12.1", "R24")
@pytest.mark.parametrize("rolls", [("SSSEEE", "SEEEEE", "SSEEEE"), ("SEEEEE", "SSSEEE", "SSEEEE")])
def test_ranked_before_the_boss_the_winner_has_first_refusal_and_nobody_rolls_again(rolls):
    table = Table("warrior", "rogue", "wizard", winner="before_boss").with_gold(warrior=9, rogue=9, wizard=9)
    table.at_the_boss().rolling(*rolls).go()
    asked = []
    while not table.is_over():
        asked.append(table.asks_whom())
        table.answer("decline")
    assert asked == table.ranking()
    assert table.events("order_rolled") == []


@rule("dungeon-cards", "13.5", "12.1", "10.2", "R24")
def test_ranked_before_the_boss_the_knocked_out_are_passed_over():
    table = Table("warrior", "rogue", "wizard", winner="before_boss").with_gold(warrior=9, rogue=7, wizard=8)
    table.knocked_out("warrior").at_the_boss()
    assert table.asks_whom() == "wizard"
    assert finished(table).ranking() == ["warrior", "wizard", "rogue"]


@rule("dungeon-cards", "13.6")
def test_the_score_shows_where_the_gold_came_from():
    table = Table(boss="crypt_dragon", rounds=1).with_gold(rogue=5)
    table.deck("coin_purse", "goblin", "adv_rogue", "dusty_chamber").rolling("SSSSSS", "SSSSSS")
    table.answer("draw", "fight", "draw", "fight", "stop", "stop")
    assert table.asks_whom() == "warrior"
    table.rolling("EEEEEE", "SSSSSE", "SSSSSE", "SSSSSE").answer("challenge")
    lines = [{line.key: line.amount for line in parts} for parts in table.outcome().breakdown]
    assert lines == [
        {"score-treasures": 2, "score-monsters": 2, "score-rivals": 3, "score-boss": 8},
        {"score-treasures": 5, "score-monsters": 0, "score-rivals": -3, "score-boss": 0},
    ]
    assert table.outcome().scores == (15, 2)


@rule("dungeon-cards", "13.6", "6.15")
def test_what_nose_for_gold_adds_came_from_treasures():
    table = Table("dwarf", "rogue", rounds=1).with_points(dwarf=1).deck("coin_purse").answer("stop", "nose_for_gold")
    finished(table.answer("stop"))
    assert [line.amount for line in table.outcome().breakdown[0]] == [4, 0, 0, 0]


@rule("dungeon-cards", "13.6", "13.5", "R24")
def test_ranked_before_the_boss_its_gold_is_not_in_the_score():
    table = Table(boss="crypt_dragon", winner="before_boss").with_gold(warrior=4).at_the_boss()
    table.rolling("SSSSSE", "SSSSSE", "SSSSSE").answer("challenge")
    lines = [[line.key for line in parts] for parts in table.outcome().breakdown]
    assert lines == [["score-treasures", "score-monsters", "score-rivals"]] * 2


@rule("dungeon-cards", "13.6")
@pytest.mark.parametrize("winner", ["after_boss", "before_boss"])
@pytest.mark.parametrize("seed", range(10))
def test_the_parts_of_a_score_add_up_to_the_total(seed, winner):
    state = fresh(4, seed, winner=winner)
    state.play_out(Dice(seed.to_bytes(32, "little")))
    outcome = state.outcome()
    assert outcome is not None
    for score, parts in zip(outcome.scores, outcome.breakdown, strict=True):
        assert sum(line.amount for line in parts) == score
