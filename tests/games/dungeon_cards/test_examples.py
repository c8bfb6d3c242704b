"""Every worked example of the rulebook."""

import pytest
from tests.games.dungeon_cards.table import Table, game
from tests.rule import rule


@rule("dungeon-cards", "5.2", "5.3", "4.4")
@pytest.mark.parametrize(("roll", "beaten"), [("SSEEE*", True), ("SEEEE*", False)])
def test_the_warrior_rolls_6_dice_and_needs_2_strikes_to_beat_the_giant_rat(roll, beaten):
    table = Table().deck("giant_rat").rolling(roll).answer("fight")
    assert table.events("fights") == [{"seat": 0, "card": "giant_rat", "dice": 6, "need": 2}]
    assert bool(table.events("roll_succeeded")) == beaten


@rule("dungeon-cards", "5.1", "5.2", "5.3")
def test_the_chances_against_the_giant_rat_are_57_of_64_to_fight_and_19_of_27_to_evade():
    table = Table().deck("giant_rat").go()
    ask = table.state.asks[0]
    chances = {table.state.setup.option_name(ask.question, option): chance for option, chance in
               table.state.odds(0, ask).items()}  # fmt: skip
    assert chances["fight"]["success"] == pytest.approx(1 - 7 / 64)
    assert chances["evade"]["success"] == pytest.approx(1 - (2 / 3) ** 3)


@rule("dungeon-cards", "2.2", "4.5")
def test_the_giant_rat_takes_3_actions_and_pays_4_gold():
    table = Table().deck("giant_rat").rolling("SSEEEE").answer("fight")
    assert table.action_total() == 3
    assert table.answer("stop").gold("warrior") == 4


@rule("dungeon-cards", "4.4", "5.3")
def test_the_giant_rat_is_evaded_with_1_evade_and_then_pays_nothing():
    table = Table().deck("giant_rat").rolling("ESS").answer("evade")
    assert table.events("roll_succeeded") == [{"seat": 0, "result": 1, "need": 1}]
    assert table.answer("stop").gold("warrior") == 0


@rule("dungeon-cards", "12.5")
def test_four_strikes_cause_one_hit_on_the_boss_of_the_example():
    table = Table(boss="lich_queen").with_gold(warrior=1).with_hits(warrior=3).at_the_boss()
    table.rolling("SSSSEE", "SSSEEE").answer("challenge")
    assert len(table.events("boss_hit")) == 1


@rule("dungeon-cards", "2.2", "2.3", "2.4", "2.5", "3.1", "4.1", "4.4", "4.5", "5.2", "5.3")
def test_a_typical_player_turn():
    table = Table().deck("dusty_chamber", "zombie").go()

    # The Warrior has found nothing, and the action total is only 2.
    assert table.events("actions_counted") == [{"seat": 0, "total": 2, "limit": 9}]
    assert table.asked() == ("push_or_stop", ["draw", "stop"])

    # A monster of 6 actions: 8 is not over the limit of 9.
    table.answer("draw")
    assert table.row() == ["dusty_chamber", "zombie"]
    assert (table.action_total(), table.is_bust()) == (8, False)
    assert table.asked() == ("fight_or_evade", ["fight", "evade"])

    # 6 dice against 3 strikes: 3 evades and 3 strikes beat the Zombie.
    table.rolling("EEESSS").answer("fight")
    assert table.events("fights") == [{"seat": 0, "card": "zombie", "dice": 6, "need": 3}]
    assert table.events("rolled") == [{"seat": 0, "strikes": 3, "evades": 3, "skills": 0}]
    assert table.events("roll_succeeded") == [{"seat": 0, "result": 3, "need": 3}]
    assert table.gold("warrior") == 0

    # The turn ends, 3 gold are collected, the cards are discarded, and play passes on.
    table.answer("stop")
    assert table.gold("warrior") == 3
    assert table.discarded() == ["dusty_chamber", "zombie"]
    assert table.turn() == "rogue"


# --- What the rulebook states in numbers -----------------------------------------------------------------------------


def content(noun, name):
    return next(entry for entry in game().setup(2).content.data[noun] if entry["id"] == name)


@rule("dungeon-cards", "1.6", "1.7")
def test_the_box_holds_84_cards_of_six_types_six_adventurers_and_three_bosses():
    data = game().setup(2).content.data
    assert sum(card["count"] for card in data["card"]) == 84
    assert len({card["type"] for card in data["card"]}) == 6
    assert (len(data["adventurer"]), len(data["boss"])) == (6, 3)


@rule("dungeon-cards", "5.1")
def test_the_dice_carry_36_stickers():
    dice = game().setup(2).content.data["dice"]
    assert [dice[field] for field in ("count", "strike", "evade", "skill")] == [6, 3, 2, 1]


@rule("dungeon-cards", "3.1", "4.1", "4.4", "5.2", "12.5")
@pytest.mark.parametrize(
    ("noun", "name", "stated"),
    [
        ("adventurer", "warrior", {"action_limit": 9, "strike_dice": 6}),
        ("card", "giant_rat", {"action": 3, "evade": 1, "strike": 2, "gold": 4}),
        ("card", "zombie", {"action": 6, "strike": 3, "gold": 3}),
        ("card", "dusty_chamber", {"action": 2}),
        ("boss", "lich_queen", {"strikes_per_hit": 4}),
    ],
)
def test_values_that_the_rulebook_states(noun, name, stated):
    entry = content(noun, name)
    assert {field: entry[field] for field in stated} == stated
    assert (entry["provenance"], sorted(entry["known"])) == ("rulebook", sorted(stated))


@rule("dungeon-cards", "2.6")
def test_the_game_is_ten_rounds_for_two_to_six_players():
    assert game().setup(2).settings["rounds"] == 10
    assert list(game().seats) == [2, 3, 4, 5, 6]
