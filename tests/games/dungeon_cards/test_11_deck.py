"""11 The end of the deck."""

from collections import Counter

from tests.games.dungeon_cards.table import ADVENTURERS, Table
from tests.rule import rule

SEEDS = range(30)


@rule("dungeon-cards", "11.1")
def test_an_empty_deck_is_made_anew_from_the_discard_pile():
    table = Table().piles(deck=["dusty_chamber"], discard=["coin_purse", "loose_coins", "silver_cup"])
    table.answer("draw")
    assert table.row()[0] == "dusty_chamber"
    cards = table.row()[1:] + table.in_deck()
    assert Counter(cards) == Counter(["coin_purse", "loose_coins", "silver_cup"])
    assert table.discarded() == []
    assert table.events("deck_reshuffled") == [{"cards": 3}]


@rule("dungeon-cards", "11.1")
def test_the_discard_pile_is_shuffled():
    orders = set()
    for seed in SEEDS:
        table = Table(seed=seed).piles(deck=["dusty_chamber"], discard=["coin_purse", "loose_coins", "silver_cup"])
        table.answer("draw")
        orders.add(tuple(table.row()[1:] + table.in_deck()))
    assert len(orders) == 6


@rule("dungeon-cards", "11.1")
def test_the_cards_of_the_turn_and_items_that_players_hold_stay_where_they_are():
    table = Table().holding(rogue=["keen_blade"]).piles(deck=["dusty_chamber", "coin_purse"], discard=["silver_cup"])
    table.answer("draw", "draw")
    assert [event["card"] for event in table.events("card_turned")][:3] == [
        "dusty_chamber",
        "coin_purse",
        "silver_cup",
    ]
    assert table.events("deck_reshuffled")[0] == {"cards": 1}
    assert table.items("rogue") == ["keen_blade"]


@rule("dungeon-cards", "11.1", "R19")
def test_the_deck_is_shuffled_when_a_card_is_needed_not_before():
    table = Table().piles(deck=["dusty_chamber"], discard=["coin_purse"]).go()
    assert (table.in_deck(), table.discarded()) == ([], ["coin_purse"])
    assert table.events("deck_reshuffled") == []


@rule("dungeon-cards", "11.1", "6.6", "R19")
def test_looking_with_foresight_needs_a_card_too():
    table = Table("wizard", "rogue").with_points(wizard=1).piles(deck=[], discard=["coin_purse", "coin_purse"])
    table.answer("foresight")
    assert table.view("wizard").top_card == "coin_purse"
    assert (table.discarded(), table.in_deck()) == ([], ["coin_purse", "coin_purse"])


@rule("dungeon-cards", "11.1", "6.6", "R19")
def test_after_a_shuffle_nobody_knows_the_top_card():
    table = Table("wizard", "rogue").with_points(wizard=2)
    table.piles(deck=["dusty_chamber"], discard=["coin_purse", "loose_coins"]).answer("foresight", "discard")
    assert table.in_deck() == []
    assert table.asked() == ("push_or_stop", ["draw", "foresight"])
    table.answer("draw")
    assert table.view("wizard").top_card is None


@rule("dungeon-cards", "11.2", "R20")
def test_without_any_card_left_the_turn_ends_safely():
    """R20: only a deck of one's own making can run out."""
    table = Table(rounds=1).with_gold(rogue=9).piles(deck=["silver_cup", "coin_purse"]).answer("draw")
    assert table.events("deck_empty")[0] == {"seat": 0}
    assert table.gold("warrior") == 5


@rule("dungeon-cards", "11.2", "6.15")
def test_a_turn_that_ends_for_want_of_cards_collects_as_any_safe_end():
    table = Table("dwarf", "rogue").with_points(dwarf=1).piles(deck=["silver_cup"])
    assert table.asked() == ("collect", ["done", "nose_for_gold"])


@rule("dungeon-cards", "11.2")
def test_with_no_card_at_all_nobody_can_draw_and_the_game_still_ends():
    table = Table(*ADVENTURERS, rounds=30).piles(deck=[]).with_gold(**dict(zip(ADVENTURERS, range(6), strict=True)))
    assert table.question() == "face_boss"
    assert [event["seat"] for event in table.events("deck_empty")] == [0, 1, 2, 3, 4, 5] * 30
