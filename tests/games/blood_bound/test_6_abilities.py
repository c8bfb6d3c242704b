"""6 Abilities."""

from tests.games.blood_bound.table import Table
from tests.rule import rule

ALCHEMISTS = ("rose_elder", "beast_alchemist", "rose_berserker", "beast_berserker", "rose_mage", "beast_courtesan")


@rule("blood-bound", "6.1")
def test_the_target_who_shows_the_rank_may_use_the_ability():
    table = Table().attack("beast_assassin").take("rank")
    assert table.asks_whom() == ["beast_assassin"]
    assert table.question() == "strike"


@rule("blood-bound", "6.1")
def test_the_intervener_may_use_the_ability():
    assert Table().attack_with_help("beast_elder", "rose_assassin").question() == "strike"


@rule("blood-bound", "6.1")
def test_nobody_has_to_use_an_ability():
    table = Table().attack("beast_assassin").take("rank").answer("decline")
    assert "ability_declined" in table.happened()
    assert (table.question(), table.active()) == ("act", "beast_assassin")


@rule("blood-bound", "6.1")
def test_another_token_lets_nobody_use_an_ability():
    assert Table().attack("beast_assassin").take("unknown").question() == "act"


@rule("blood-bound", "6.2", "R6")
def test_a_rank_token_taken_because_of_an_ability_gives_no_ability():
    table = Table().attack("beast_assassin").take("rank").answer("rose_assassin")
    table.take("rank").take("unknown")
    assert table.shows("rose_assassin") == ["rank", "unknown"]
    assert (table.question(), table.active()) == ("act", "rose_assassin")


@rule("blood-bound", "6.2", "R6")
def test_the_assassins_victim_cannot_save_themselves_between_the_two_wounds():
    table = Table().showing("rose_elder", "rose", "rose").attack("beast_assassin").take("rank").answer("rose_elder")
    assert "quill_taken" not in table.happened()
    assert table.is_over()
    assert table.winners() == ["beast_elder", "beast_assassin", "beast_mage"]


@rule("blood-bound", "6.3")
def test_the_wounded_choose_the_token_for_a_wound_of_an_ability():
    table = Table(*ALCHEMISTS).attack("beast_berserker").take("rank").answer("use")
    assert table.asks_whom() == ["rose_elder"]
    assert table.options() == ["rank", "rose"]


@rule("blood-bound", "6.4")
def test_without_the_card_the_ability_cannot_be_used():
    assert Table().without_supply("quill").attack("beast_elder").take("rank").question() == "act"
    assert Table().without_supply("staff").attack("beast_mage").take("rank").question() == "act"


@rule("blood-bound", "6.4")
def test_ability_cards_lie_open():
    table = Table().attack("beast_mage").take("rank").answer("rose_elder")
    for name in (*table.characters, None):
        players = table.view(name).players
        assert [players[seat].cards for seat in (0, 5)] == [["staff"], ["staff"]]
    assert table.view(None).supply["staff"] == 4


@rule("blood-bound", "6.5", "R8")
def test_nobody_chooses_themselves_for_an_ability():
    Table().attack("beast_assassin").take("rank").refused("beast_assassin", "6.5", "refusal-oneself")
    Table().attack("beast_mage").take("rank").refused("beast_mage", "6.5", "refusal-oneself")


@rule("blood-bound", "6.6")
def test_a_healed_rank_token_lets_one_intervene_and_use_the_ability_again():
    table = Table(*ALCHEMISTS).showing("rose_mage", "rank", "rose")
    table.attack_with_help("rose_mage", "beast_alchemist").answer("heal", "rank")
    assert table.shows("rose_mage") == ["rose"]
    assert table.active() == "beast_alchemist"
    table.answer("attack", "rose_elder", "ask")
    assert "rose_mage" in table.asks_whom()
    assert "beast_alchemist" not in table.asks_whom()
    assert table.offers("rose_mage").answer("rose_mage").question() == "give_staff"
