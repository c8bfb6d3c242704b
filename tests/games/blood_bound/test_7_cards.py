"""7 The characters' abilities, 7.8 to 7.15: those with cards."""

import pytest
from tests.games.blood_bound.table import Table
from tests.rule import rule

EIGHT = ("rose_guardian", "beast_guardian", "rose_berserker", "beast_berserker", "rose_mage", "beast_mage",
         "rose_courtesan", "beast_courtesan")  # fmt: skip


def eight(**settings: str | int) -> Table:
    return Table(*EIGHT, **settings)


# --- 7.8 The Guardian ------------------------------------------------------------------------------------------------


@rule("blood-bound", "7.8")
def test_the_guardian_gives_a_shield_and_takes_the_sword_of_its_colour():
    table = eight().attack("beast_guardian").take("rank").answer("beast_mage")
    assert table.has("beast_mage") == ["shield_purple"]
    assert table.has("beast_guardian") == ["sword_purple"]
    assert (table.supply("shield_purple"), table.supply("sword_purple")) == (1, 0)


@rule("blood-bound", "7.8")
def test_the_second_guardian_has_the_other_colour():
    table = eight().attack("beast_guardian").take("rank").answer("beast_mage")
    table.attack("rose_guardian").take("rank").answer("rose_mage")
    assert table.has("rose_mage") == ["shield_green"]
    assert table.has("rose_guardian") == ["sword_green"]


@rule("blood-bound", "7.8", "R10")
def test_a_guardian_with_a_sword_gives_the_second_shield_of_that_colour_to_somebody_else():
    table = eight(second_card="barred").holding("beast_guardian", "sword_green").holding("beast_mage", "shield_green")
    table.attack("beast_guardian").take("rank")
    table.refused("beast_mage", "7.8", "refusal-has-one").answer("rose_mage")
    assert table.has("rose_mage") == ["shield_green"]
    assert table.has("beast_guardian") == ["sword_green"]
    assert table.supply("shield_green") == 0


@rule("blood-bound", "7.8", "6.4")
def test_a_guardian_without_a_shield_left_has_no_ability():
    table = eight().holding("beast_guardian", "sword_green").without_supply("shield_green")
    assert table.attack("beast_guardian").take("rank").question() == "act"


@rule("blood-bound", "7.8", "R10")
def test_two_guardians_may_protect_the_same_player():
    table = eight().attack("beast_guardian").take("rank").answer("beast_mage")
    table.attack("rose_guardian").take("rank").answer("beast_mage")
    assert table.has("beast_mage") == ["shield_purple", "shield_green"]


@rule("blood-bound", "7.8", "6.4", "7.10", "R10")
def test_a_player_may_have_both_shields_of_a_colour_and_loses_them_together():
    """R10: the rulebook does not forbid it."""
    table = eight().holding("beast_guardian", "sword_green").holding("beast_mage", "shield_green")
    table.attack("beast_guardian").take("rank").answer("beast_mage")
    assert table.has("beast_mage") == ["shield_green", "shield_green"]
    for _ in range(2):
        table.dagger("rose_guardian").attack("beast_guardian").take("beast")
    assert table.has("beast_mage") == table.has("beast_guardian") == []
    assert (table.supply("sword_green"), table.supply("shield_green")) == (1, 2)


@rule("blood-bound", "7.8", "6.5", "R21")
def test_a_guardian_does_not_protect_themselves():
    eight().attack("beast_guardian").take("rank").refused("beast_guardian", "6.5", "refusal-oneself")


@rule("blood-bound", "7.8", "6.5", "R21")
@pytest.mark.parametrize("second", ["allowed", "barred"])
def test_a_guardian_may_protect_themselves_where_the_table_agreed_on_it(second):
    """R21: which is no waste."""
    table = eight(shield_for="anyone", second_card=second).attack("beast_guardian").take("rank")
    assert table.options() == ["decline", *EIGHT]
    table.answer("beast_guardian")
    assert table.has("beast_guardian") == ["sword_purple", "shield_purple"]
    table.pass_to("rose_guardian").answer("attack").refused("beast_guardian", "7.9", "refusal-attack-shielded")


@rule("blood-bound", "7.8", "6.4", "R21", "R10")
@pytest.mark.parametrize(("second", "offered"), [("allowed", True), ("barred", False)])
def test_a_guardian_with_a_shield_of_the_colour_is_offered_a_second_one_as_anybody_is(second, offered):
    table = eight(shield_for="anyone", second_card=second).holding("beast_guardian", "sword_green", "shield_green")
    table.dagger("rose_guardian").attack_with_help("rose_mage", "beast_guardian")
    assert ("beast_guardian" in table.options()) == offered


@rule("blood-bound", "7.9")
def test_the_shielded_cannot_be_attacked():
    table = eight().holding("beast_mage", "shield_green").answer("attack")
    assert "beast_mage" not in table.options()
    table.refused("beast_mage", "7.9", "refusal-attack-shielded")


@rule("blood-bound", "7.9")
def test_a_shielded_player_may_intervene_and_is_wounded():
    table = eight().holding("beast_mage", "shield_green").attack_with_help("beast_guardian", "beast_mage")
    assert table.shows("beast_mage") == ["rank"]
    assert table.has("beast_mage") == ["shield_green"]


@rule("blood-bound", "7.9", "7.11")
def test_a_shielded_attacker_is_not_struck_back():
    table = eight().holding("rose_guardian", "shield_green").attack("beast_berserker").take("rank")
    assert table.question() == "act"
    assert table.wounds("rose_guardian") == 0


@rule("blood-bound", "7.10")
def test_at_the_third_wound_sword_and_shields_of_its_colour_go_back():
    table = eight().holding("beast_guardian", "sword_green").holding("beast_mage", "shield_green", "shield_purple")
    table.holding("rose_mage", "shield_green").showing("beast_guardian", "rank", "beast")
    table.attack("beast_guardian")
    assert table.wounds("beast_guardian") == 3
    assert table.has("beast_guardian") == table.has("rose_mage") == []
    assert table.has("beast_mage") == ["shield_purple"]
    assert (table.supply("sword_green"), table.supply("shield_green")) == (1, 2)


@rule("blood-bound", "7.10")
def test_a_second_wound_leaves_them_there():
    table = eight().holding("beast_guardian", "sword_green").showing("beast_guardian", "rank").attack("beast_guardian")
    assert table.has("beast_guardian") == ["sword_green"]


@rule("blood-bound", "7.10")
def test_the_third_wound_may_come_from_an_ability():
    table = eight().holding("rose_guardian", "sword_green").holding("rose_mage", "shield_green")
    table.showing("rose_guardian", "rank", "rose").attack("beast_berserker").take("rank").answer("use")
    assert table.wounds("rose_guardian") == 3
    assert table.has("rose_guardian") == table.has("rose_mage") == []


@rule("blood-bound", "7.10", "R9")
def test_a_guardian_whose_third_wound_is_the_rank_gives_a_shield_that_stays():
    """R9: the Sword is taken after that wound; it goes back with another third wound."""
    names = (*EIGHT[:7], "beast_alchemist")
    table = Table(*names).showing("beast_guardian", "beast", "beast").attack("beast_guardian").answer("beast_mage")
    assert (table.has("beast_guardian"), table.has("beast_mage")) == (["sword_purple"], ["shield_purple"])
    table.dagger("rose_guardian").attack_with_help("beast_guardian", "beast_alchemist").answer("heal", "beast")
    assert table.has("beast_guardian") == ["sword_purple"]
    table.dagger("rose_guardian").attack("beast_guardian")
    assert table.wounds("beast_guardian") == 3
    assert table.has("beast_guardian") == table.has("beast_mage") == []


@rule("blood-bound", "7.10", "R9")
def test_a_table_may_bar_a_shield_at_the_guardians_third_wound():
    table = eight(late_shield="barred").showing("beast_guardian", "beast", "beast").attack("beast_guardian")
    assert table.shows("beast_guardian") == ["rank", "beast", "beast"]
    assert table.question() == "act"


@rule("blood-bound", "7.10", "R11")
def test_healing_does_not_bring_the_sword_back():
    names = (*EIGHT[:7], "beast_alchemist")
    table = Table(*names).showing("beast_guardian", "rank", "beast").holding("beast_guardian", "sword_green")
    table.attack("beast_guardian").dagger("rose_guardian").attack_with_help("beast_guardian", "beast_alchemist")
    table.answer("heal", "beast")
    assert table.wounds("beast_guardian") == 2
    assert table.has("beast_guardian") == []


# --- 7.11 The Berserker ----------------------------------------------------------------------------------------------


@rule("blood-bound", "7.11")
def test_the_berserker_strikes_the_attacker_and_keeps_the_dagger():
    table = eight().attack("beast_berserker").take("rank").answer("use").take("rose")
    assert table.shows("rose_guardian") == ["rose"]
    assert table.active() == "beast_berserker"


@rule("blood-bound", "7.11")
def test_the_berserker_may_hold_back():
    table = eight().attack("beast_berserker").take("rank").answer("decline")
    assert table.wounds("rose_guardian") == 0


@rule("blood-bound", "7.11", "R12")
def test_an_intervening_berserker_strikes_the_active_player():
    table = eight().attack_with_help("beast_guardian", "rose_berserker").answer("use").take("rose")
    assert table.shows("rose_guardian") == ["rose"]
    assert table.active() == "rose_berserker"


@rule("blood-bound", "7.11", "R12")
def test_a_berserker_who_intervenes_in_their_own_attack_has_nobody_to_strike():
    table = eight().dagger("rose_berserker").attack_with_help("beast_guardian", "rose_berserker")
    assert table.question() == "act"
    assert table.wounds("rose_berserker") == 1


@rule("blood-bound", "7.11")
def test_the_berserker_can_capture_the_attacker():
    table = eight().showing("rose_guardian", "rank", "rose", "rose").attack("beast_berserker").take("rank")
    table.answer("use")
    assert table.is_over()
    assert table.state.captor == table.seat("beast_berserker")


# --- 7.12 The Mage ---------------------------------------------------------------------------------------------------


@rule("blood-bound", "7.12")
def test_the_mage_and_another_player_have_a_staff():
    table = eight().attack("beast_mage").take("rank").answer("rose_mage")
    assert table.has("beast_mage") == table.has("rose_mage") == ["staff"]
    assert table.supply("staff") == 4


@rule("blood-bound", "7.12", "6.6")
def test_a_mage_who_uses_the_ability_again_takes_no_second_staff():
    names = (*EIGHT[:7], "beast_alchemist")
    table = Table(*names).attack("beast_mage").take("rank").answer("rose_guardian")
    table.dagger("rose_guardian").attack_with_help("beast_mage", "beast_alchemist").answer("heal")
    assert table.shows("beast_mage") == []
    table.dagger("rose_guardian").attack("beast_mage").take("rank").answer("rose_mage")
    assert table.has("beast_mage") == table.has("rose_mage") == ["staff"]
    assert table.supply("staff") == 3


@rule("blood-bound", "7.12", "R22")
def test_a_mage_with_the_other_mages_staff_takes_one_too():
    """R22: only a second use is excepted."""
    table = eight().attack("rose_mage").take("rank").answer("beast_mage")
    table.dagger("rose_guardian").attack("beast_mage").take("rank").answer("rose_guardian")
    assert (table.has("beast_mage"), table.has("rose_guardian")) == (["staff", "staff"], ["staff"])
    assert table.supply("staff") == 2


@rule("blood-bound", "7.12", "6.4")
def test_with_one_staff_left_a_mage_without_one_cannot_use_the_ability():
    table = eight()
    for name in ("rose_guardian", "beast_guardian", "rose_berserker", "beast_berserker", "rose_mage"):
        table.holding(name, "staff")
    assert table.attack("beast_mage").take("rank").question() == "act"


@rule("blood-bound", "7.12", "6.4", "R10")
def test_a_second_staff_may_go_to_the_same_player():
    table = eight().holding("rose_mage", "staff").attack("beast_mage").take("rank").answer("rose_mage")
    assert table.has("rose_mage") == ["staff", "staff"]


@rule("blood-bound", "7.12", "R10")
def test_where_the_table_bars_a_second_card_a_staff_goes_to_somebody_who_has_none():
    table = eight(second_card="barred").holding("rose_mage", "staff").attack("beast_mage").take("rank")
    table.refused("rose_mage", "7.12", "refusal-has-one")
    table.answer("decline")
    assert table.has("beast_mage") == []


@rule("blood-bound", "7.13")
def test_with_a_staff_affiliations_are_unknown():
    table = eight().holding("beast_guardian", "staff").attack("beast_guardian")
    assert table.options() == ["rank", "unknown"]
    table.refused("beast", "7.13", "refusal-staff")
    assert table.answer("unknown").shows("beast_guardian") == ["unknown"]


@rule("blood-bound", "7.13", "R13")
def test_a_staff_leaves_tokens_already_taken_and_uses_the_second_affiliation():
    table = eight().showing("beast_guardian", "beast").holding("beast_guardian", "staff").attack("beast_guardian")
    table.take("unknown")
    assert table.shows("beast_guardian") == ["beast", "unknown"]
    table.dagger("rose_guardian").attack("beast_guardian")
    assert table.shows("beast_guardian") == ["rank", "beast", "unknown"]


# --- 7.14 The Courtesan ----------------------------------------------------------------------------------------------


@rule("blood-bound", "7.14")
def test_the_courtesan_gives_a_fan():
    table = eight().attack("beast_courtesan").take("rank").answer("rose_mage")
    assert table.has("rose_mage") == ["fan"]
    assert table.supply("fan") == 3


@rule("blood-bound", "7.14", "6.4", "R10")
def test_a_second_fan_may_go_to_the_same_player():
    table = eight().holding("rose_mage", "fan").attack("beast_courtesan").take("rank").answer("rose_mage")
    assert (table.has("rose_mage"), table.supply("fan")) == (["fan", "fan"], 2)


@rule("blood-bound", "7.14", "R10")
def test_where_the_table_bars_a_second_card_a_fan_goes_to_another_player_who_has_none():
    table = eight(second_card="barred").holding("rose_mage", "fan").attack("beast_courtesan").take("rank")
    table.refused("rose_mage", "7.14", "refusal-has-one")
    table.refused("beast_courtesan", "6.5", "refusal-oneself")


@rule("blood-bound", "7.14", "6.4")
def test_without_fans_the_courtesan_has_no_ability():
    assert eight().without_supply("fan").attack("beast_courtesan").take("rank").question() == "act"


@rule("blood-bound", "7.15")
def test_nobody_intervenes_for_the_holder_of_a_fan():
    table = eight().holding("beast_mage", "fan").answer("attack", "beast_mage")
    assert table.question() == "take_token"


@rule("blood-bound", "7.15")
def test_the_holder_of_a_fan_may_intervene_for_others():
    table = eight().holding("beast_mage", "fan").attack_with_help("beast_guardian", "beast_mage")
    assert table.shows("beast_mage") == ["rank"]
