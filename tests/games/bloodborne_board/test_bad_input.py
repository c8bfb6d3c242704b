"""What players try and must not: refused with the rule, the table untouched."""

import pytest
from tests.games.bloodborne_board.table import LAMP, Table, reveal

from duskhall.games.bloodborne_board.questions import ACT, BUY, TAKE_TURN
from duskhall.kernel.refusal import Refusal


def refused(table, option):
    refusal = table.refusal(option)
    return refusal.reason, refusal.rule


def unasked(table, hunter, question, option):
    """Answer a question that nobody asked."""
    before = table.state.digest()
    with pytest.raises(Refusal) as refusal:
        table.state.answer(table.seat(hunter), question, option)
    assert table.state.digest() == before
    return refusal.value.reason, refusal.value.rule


def moving(table, hunter="saw_cleaver"):
    return table.hand(hunter, "skill", "skill").turn(hunter).answer("move")


def test_walls_and_closed_exits_stop_a_move():
    table = moving(Table("saw_cleaver").tile("alleyway", 0, -1))  # the Alleyway has no exit to the south
    assert refused(table, "alleyway_b") == ("refusal-not-adjacent", "4.2")
    assert refused(table, "north") == ("refusal-nothing-to-explore", "4.3")


def test_fog_gates_stop_a_move_out_but_not_in():
    table = Table("saw_cleaver").tile("courtyard_lamp", 0, -1).at("saw_cleaver", "courtyard_lamp_b")
    reveal(table, "lh1_on_the_hunt_1", "courtyard_lamp_b")
    moving(table)
    assert refused(table, LAMP) == ("refusal-fog-gates", "13.2")
    outside = Table("saw_cleaver").tile("courtyard_lamp", 0, -1)
    reveal(outside, "lh1_on_the_hunt_1", "courtyard_lamp_b")
    assert "courtyard_lamp_b" in moving(outside).options()


def test_an_attack_needs_an_enemy_a_card_and_an_empty_slot():
    alone = Table("saw_cleaver").hand("saw_cleaver", "skill").turn("saw_cleaver")
    assert refused(alone, "attack") == ("refusal-no-enemy-here", "7.1")
    full = Table("saw_cleaver").enemy("hunter_mob_1").slots("saw_cleaver", "skill", "skill", "skill")
    assert refused(full.hand("saw_cleaver", "strength").turn("saw_cleaver"), "attack") == (
        "refusal-no-empty-slot",
        "7.1",
    )
    bare = Table("saw_cleaver").enemy("hunter_mob_1").turn("saw_cleaver")
    assert refused(bare, "attack") == ("refusal-no-card", "7.1")


def test_a_dodge_that_is_too_slow_or_no_dodge_at_all():
    table = Table("hunter_axe").enemy("scourge_beast_1").actions("basic")
    table.hand("hunter_axe", "endurance", "tactical", "vitality").attacked_by("scourge_beast_1", "hunter_axe")
    table.answer("nothing")
    assert refused(table, "endurance") == ("refusal-too-slow", "7.9")
    assert refused(table, "vitality") == ("refusal-no-dodge-card", "7.9")


def test_no_more_upgrades_than_echoes_and_none_that_is_not_on_offer():
    table = Table("saw_cleaver", "hunter_axe").hand("saw_cleaver", "skill").echoes("saw_cleaver", 1)
    table.turn("saw_cleaver").answer("dream")
    missing = next(name for name in table.setup.catalogues["card"] if name not in table.options())
    assert refused(table, missing) == ("refusal-not-in-offer", "11.3")
    table.answer(table.options()[0], "unused")
    assert unasked(table, "saw_cleaver", BUY, table.state.offer[0] + 1) == ("refusal-no-echo", "11.3")


def test_a_deck_of_other_than_12_cannot_be_built():
    table = Table("saw_cleaver").hand("saw_cleaver", "skill").echoes("saw_cleaver", 1)
    table.turn("saw_cleaver").answer("dream")
    table.answer(table.options()[0])
    foreign = next(name for name in table.setup.catalogues["card"] if name not in table.options())
    assert refused(table, foreign) == ("refusal-not-in-deck", "11.4")
    table.answer("skill")
    assert len(table.state.deck[0]) + len(table.state.hand[0]) == 12


def test_nobody_takes_two_turns_or_anothers():
    table = Table("saw_cleaver", "hunter_axe").hand("saw_cleaver", "skill").turn("saw_cleaver")
    assert unasked(table, "hunter_axe", ACT, 0) == ("refusal-not-your-turn", "2.5")
    table.answer("end_turn")
    assert unasked(table, "saw_cleaver", TAKE_TURN, 0) == ("refusal-turn-taken", "2.5")


@pytest.mark.parametrize("option", [-1, 10**9])
def test_options_that_do_not_exist_are_refused(option):
    table = Table("saw_cleaver").hand("saw_cleaver", "skill").turn("saw_cleaver")
    with pytest.raises(Refusal) as refusal:
        table.state.answer(0, ACT, option)
    assert refusal.value.reason == "refusal-no-such-option"
