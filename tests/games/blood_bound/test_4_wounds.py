"""4 Wounds."""

import pytest
from tests.games.blood_bound.table import Table
from tests.rule import rule


@rule("blood-bound", "4.1")
def test_a_wound_is_a_token_that_everybody_sees():
    table = Table().attack("beast_mage").take("beast")
    assert table.shows("beast_mage") == ["beast"]
    for name in (*table.characters, None):
        player = table.view(name).players[table.seat("beast_mage")]
        assert (player.wounds, player.tokens, player.rank) == (1, ["beast"], None)


@rule("blood-bound", "4.1")
def test_a_rank_token_shows_the_rank_but_not_the_clan():
    table = Table().attack("beast_mage").take("rank").answer("decline")
    player = table.view("rose_elder").players[table.seat("beast_mage")]
    assert (player.rank, player.character) == ("mage", None)


@rule("blood-bound", "4.2")
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("beast_elder", ["rank", "beast"]),
        ("rose_assassin", ["rank", "unknown"]),
        ("rose_mage", ["rank", "rose", "unknown"]),
        ("beast_mage", ["rank", "beast", "unknown"]),
    ],
)
def test_the_wounded_choose_among_the_icons_of_their_card(name, options):
    table = Table().attack(name)
    assert table.asks_whom() == [name]
    assert table.options() == options


@rule("blood-bound", "4.2")
def test_each_icon_is_used_once():
    table = Table().showing("beast_mage", "beast").attack("beast_mage")
    assert table.options() == ["rank", "unknown"]
    table = Table().showing("beast_elder", "beast").attack("beast_elder")
    assert table.options() == ["rank", "beast"]


@rule("blood-bound", "4.2")
def test_a_token_that_is_not_on_the_card_is_refused():
    table = Table().attack("beast_mage")
    table.refused("rose", "4.2", "refusal-not-on-card")


@rule("blood-bound", "4.2")
def test_a_token_for_an_icon_that_is_used_is_refused():
    Table().showing("beast_mage", "beast").attack("beast_mage").refused("beast", "4.2", "refusal-icon-used")


@rule("blood-bound", "4.2")
def test_the_rank_token_is_taken_once():
    Table().showing("beast_mage", "rank").attack("beast_mage").refused("rank", "4.2", "refusal-rank-taken")


@rule("blood-bound", "4.2", "R3")
def test_the_last_token_is_taken_without_a_question():
    table = Table().showing("beast_mage", "beast", "unknown").attack("beast_mage")
    assert table.question() == "give_staff"  # the rank token was the only one left
    table = Table().showing("beast_elder", "rank").attack("beast_elder")
    assert table.shows("beast_elder") == ["rank", "beast"]


@rule("blood-bound", "4.2", "R3")
def test_only_the_wounded_are_told_what_they_can_choose():
    table = Table().attack("beast_mage")
    for name in table.characters:
        ask = table.state.ask_for(table.seat(name))
        assert (ask is not None) == (name == "beast_mage")
        world = table.state.imagine(table.seat(name), table.state.dice.copy())
        assert world.view(table.seat(name)) == table.view(name)


@rule("blood-bound", "4.3", "R2")
def test_tokens_never_run_out():
    names = [f"{clan}_{rank}" for rank in ("assassin", "harlequin", "alchemist", "berserker", "mage", "courtesan")
             for clan in ("rose", "beast")]  # fmt: skip
    table = Table(*names)
    for name in names[:11]:
        table.showing(name, "unknown", "unknown")
    table.attack(names[11]).take("unknown")  # the 23rd unknown token of a box with 20
    assert table.shows(names[11]) == ["unknown"]


@rule("blood-bound", "4.4")
def test_the_fourth_wound_captures_and_ends_the_game():
    table = Table().showing("beast_mage", "rank", "beast", "unknown").attack("beast_mage")
    assert table.is_over()
    assert table.wounds("beast_mage") == 4
    assert table.state.captured == table.seat("beast_mage")
    assert not table.state.pending()


@rule("blood-bound", "4.4")
def test_the_third_wound_does_not_capture():
    table = Table().showing("beast_mage", "rank", "beast").attack("beast_mage")
    assert not table.is_over()
    assert table.wounds("beast_mage") == 3


@rule("blood-bound", "4.1", "5.5", "6.3")
def test_a_wound_is_told_with_its_cause():
    table = Table().attack("beast_assassin").take("unknown")
    assert table.events("token_taken") == [{"seat": 3, "token": "unknown", "wounds": 1, "cause": "attack"}]
    table.dagger("rose_elder").attack_with_help("beast_elder", "rose_assassin").answer("beast_mage").take("beast")
    assert [event["cause"] for event in table.events("rank_taken")] == ["intervention"]
    assert table.events("token_taken")[-1] == {"seat": 5, "token": "beast", "wounds": 1, "cause": "ability"}
