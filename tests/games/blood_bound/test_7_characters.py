"""7 The characters' abilities, 7.1 to 7.7: those who lead, wound, look and heal."""

import pytest
from tests.games.blood_bound.table import Table
from tests.rule import rule

from duskhall.games.blood_bound.state import BEAST, ROSE

NINE = ("rose_elder", "beast_elder", "rose_harlequin", "beast_alchemist", "rose_mentalist", "beast_guardian",
        "rose_berserker", "beast_courtesan")  # fmt: skip


def eight() -> Table:
    return Table(*NINE)


# --- 7.1 The Elder ---------------------------------------------------------------------------------------------------


@rule("blood-bound", "7.1", "R7")
def test_with_the_quill_the_highest_number_leads():
    table = eight().attack("beast_elder").take("rank").answer("use")
    assert table.has("beast_elder") == ["quill"]
    assert table.supply("quill") == 1
    assert table.name(table.state.leader(BEAST)) == "beast_courtesan"
    assert table.active() == "beast_elder"


@rule("blood-bound", "7.1", "R7")
def test_the_quill_of_one_clan_does_not_touch_the_other():
    table = eight().attack("beast_elder").take("rank").answer("use")
    assert table.name(table.state.leader(ROSE)) == "rose_elder"


@rule("blood-bound", "7.1")
def test_the_elder_may_keep_the_lead():
    table = eight().attack("beast_elder").take("rank").answer("decline")
    assert table.name(table.state.leader(BEAST)) == "beast_elder"


@rule("blood-bound", "7.1", "R7")
def test_a_second_quill_cannot_be_taken():
    table = eight().holding("beast_elder", "quill").attack("beast_elder").take("rank")
    assert table.question() == "act"
    assert table.has("beast_elder") == ["quill"]


# --- 7.2 The Assassin ------------------------------------------------------------------------------------------------


@rule("blood-bound", "7.2")
def test_the_assassin_deals_two_wounds_and_sends_the_dagger_there():
    table = Table().attack("beast_assassin").take("rank").answer("rose_mage")
    table.take("rose").take("unknown")
    assert table.shows("rose_mage") == ["rose", "unknown"]
    assert table.active() == "rose_mage"


@rule("blood-bound", "7.2")
def test_an_intervening_assassin_sends_the_dagger_to_the_victim_too():
    table = Table().attack_with_help("beast_elder", "rose_assassin").answer("rose_elder").take("rose").take("rose")
    assert table.active() == "rose_elder"


@rule("blood-bound", "7.2")
def test_the_assassins_first_wound_captures_a_player_with_three():
    table = Table().showing("rose_elder", "rank", "rose", "rose").attack("beast_assassin").take("rank")
    table.answer("rose_elder")
    assert table.wounds("rose_elder") == 4
    assert table.state.captor == table.seat("beast_assassin")


@rule("blood-bound", "7.2")
def test_the_assassins_second_wound_captures_a_player_with_two():
    table = Table().showing("rose_mage", "rose", "unknown").attack("beast_assassin").take("rank").answer("rose_mage")
    assert table.is_over()
    assert table.winners() == ["rose_elder", "rose_assassin", "rose_mage"]


# --- 7.3 The Harlequin -----------------------------------------------------------------------------------------------


@rule("blood-bound", "7.3")
def test_the_harlequin_sees_two_cards_and_nobody_else_does():
    table = eight().attack("rose_harlequin").take("rank").answer("beast_elder", "beast_courtesan")
    assert table.sees("rose_harlequin", "beast_elder") == "beast_elder"
    assert table.sees("rose_harlequin", "beast_courtesan") == "beast_courtesan"
    assert table.sees("rose_harlequin", "beast_guardian") is None
    for name in ("rose_elder", "beast_guardian", None):
        assert table.sees(name, "beast_elder") is None
    assert table.active() == "rose_harlequin"


@rule("blood-bound", "7.3")
def test_both_players_are_chosen_before_either_card_is_seen():
    table = eight().attack("rose_harlequin").take("rank").answer("beast_elder")
    assert table.sees("rose_harlequin", "beast_elder") is None
    table.refused("beast_elder", "7.3", "refusal-same-card-twice")
    table.refused("decline", "7.3", "refusal-begun-already")


@rule("blood-bound", "7.3", "R8")
def test_the_harlequin_looks_at_others_only():
    eight().attack("rose_harlequin").take("rank").refused("rose_harlequin", "6.5", "refusal-oneself")


@rule("blood-bound", "7.3")
def test_everybody_hears_whose_cards_were_chosen_but_only_the_harlequin_what_they_are():
    table = eight().attack("rose_harlequin").take("rank").answer("beast_elder", "rose_elder")
    seen = [event for event in table.recorder.events if event.kind.name == "card_seen"]
    assert len(seen) == 2
    assert [table.name(seat) for seat in range(8) if seen[0].hears(seat)] == ["rose_harlequin"]
    assert not seen[0].hears(None)
    assert len(table.events("look_chosen")) == 2


@rule("blood-bound", "7.3")
def test_the_harlequin_may_look_at_the_shielded():
    table = eight().holding("beast_elder", "shield_green").attack("rose_harlequin").take("rank")
    assert "beast_elder" in table.options()


# --- 7.4 The Alchemist -----------------------------------------------------------------------------------------------


@rule("blood-bound", "7.4")
def test_the_alchemist_attacked_has_no_ability():
    assert eight().attack("beast_alchemist").take("rank").question() == "act"


@rule("blood-bound", "7.4")
def test_the_intervening_alchemist_may_wound_the_player_helped():
    table = eight().attack_with_help("rose_berserker", "beast_alchemist").answer("wound").take("rose")
    assert table.shows("rose_berserker") == ["rose"]
    assert table.active() == "beast_alchemist"


@rule("blood-bound", "7.4", "7.5")
def test_the_intervening_alchemist_may_heal_and_the_healed_choose_the_token():
    table = eight().showing("rose_berserker", "rose", "rank").attack_with_help("rose_berserker", "beast_alchemist")
    table.answer("heal")
    assert table.asks_whom() == ["rose_berserker"]
    assert table.options() == ["rank", "rose"]
    table.refused("beast", "7.5", "refusal-token-not-there")
    table.answer("rose")
    assert table.shows("rose_berserker") == ["rank"]
    assert table.wounds("rose_berserker") == 1
    assert table.active() == "beast_alchemist"


@rule("blood-bound", "7.5")
def test_somebody_without_a_wound_cannot_be_healed():
    table = eight().attack_with_help("rose_berserker", "beast_alchemist")
    assert table.options() == ["decline", "wound"]
    table.refused("heal", "7.5", "refusal-nothing-to-heal")


@rule("blood-bound", "7.5", "R3")
def test_a_single_token_is_given_back_without_a_question():
    table = eight().showing("rose_berserker", "rank").attack_with_help("rose_berserker", "beast_alchemist")
    assert table.answer("heal").shows("rose_berserker") == []


@rule("blood-bound", "7.4")
def test_the_alchemists_wound_can_capture():
    table = eight().showing("rose_elder", "rank", "rose", "rose").dagger("beast_elder")
    table.attack_with_help("rose_elder", "beast_alchemist").answer("wound")
    assert table.is_over()
    assert table.state.captor == table.seat("beast_alchemist")


@rule("blood-bound", "7.4")
def test_the_alchemist_may_do_nothing():
    table = eight().attack_with_help("rose_berserker", "beast_alchemist").answer("decline")
    assert table.wounds("rose_berserker") == 0


@rule("blood-bound", "7.4", "R11")
def test_a_healed_elder_keeps_the_quill():
    table = eight().showing("beast_elder", "rank").holding("beast_elder", "quill")
    table.attack_with_help("beast_elder", "beast_alchemist").answer("heal")
    assert table.has("beast_elder") == ["quill"]
    assert table.name(table.state.leader(BEAST)) == "beast_courtesan"


# --- 7.6 The Mentalist -----------------------------------------------------------------------------------------------


@rule("blood-bound", "7.6")
def test_the_mentalist_makes_a_player_show_the_rank():
    table = eight().attack("rose_mentalist").take("rank").answer("beast_elder")
    assert table.shows("beast_elder") == ["rank"]
    assert "take_quill" not in table.happened()


@rule("blood-bound", "7.6", "7.7")
def test_the_mentalists_victim_gets_the_dagger_and_no_ability():
    table = eight().attack("rose_mentalist").take("rank").answer("beast_elder")
    assert (table.question(), table.active()) == ("act", "beast_elder")


@rule("blood-bound", "7.7")
def test_a_rank_that_lies_there_means_an_affiliation_instead():
    table = eight().showing("rose_berserker", "rank").attack("rose_mentalist").take("rank").answer("rose_berserker")
    assert table.options() == ["rose", "unknown"]
    assert table.answer("unknown").shows("rose_berserker") == ["rank", "unknown"]


@rule("blood-bound", "7.7")
def test_with_three_wounds_the_mentalist_captures():
    table = eight().showing("beast_elder", "rank", "beast", "beast").attack("rose_mentalist").take("rank")
    table.answer("beast_elder")
    assert table.winners() == ["rose_elder", "rose_harlequin", "rose_mentalist", "rose_berserker"]


@rule("blood-bound", "7.6", "7.9")
@pytest.mark.parametrize(("user", "others"), [("rose_mentalist", 5), ("beast_guardian", 6)])
def test_no_ability_wounds_the_shielded(user, others):
    table = eight().holding("beast_elder", "shield_green").attack(user).take("rank")
    if user == "rose_mentalist":
        table.refused("beast_elder", "7.9", "refusal-wound-shielded")
        assert len(table.options()) == others + 2
    else:
        assert "beast_elder" in table.options()
