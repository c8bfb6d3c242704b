"""What the view says that an open question is about."""

import pytest
from tests.games.bloodborne_board.table import Table


def asked(table):
    return table.question(), table.state.view(None).found


@pytest.mark.parametrize("action", ["move", "transform", "dream"])
def test_a_payment_is_about_the_action(action):
    table = Table("saw_cleaver").hand("saw_cleaver", "skill", "vitality").turn("saw_cleaver")
    assert asked(table.answer(action)) == ("pay", action)


def test_a_payment_for_the_firearm_is_about_refreshing_it():
    table = Table("saw_cleaver").hand("saw_cleaver", "skill", "vitality")
    table.state.gun_ready[0] = 0
    assert asked(table.turn("saw_cleaver").answer("reload")) == ("pay", "reload")


def test_an_enemy_that_comes_in_is_named():
    table = Table("saw_cleaver").enemy("hunter_mob_1", "central_lamp_a").items("saw_cleaver", "hunter_torch")
    table.hand("saw_cleaver", "vitality").turn("saw_cleaver").answer("end_turn")
    assert asked(table) == ("enters", "hunter_mob_1")


def test_a_push_is_about_the_enemy_that_is_pushed():
    table = Table("saw_cleaver").enemy("hunter_mob_1").enemy("hunter_mob_2").items("saw_cleaver", "pebble")
    table.hand("saw_cleaver", "vitality").turn("saw_cleaver").answer("pebble", "hunter_mob_2")
    assert asked(table) == ("choose_space", "hunter_mob_2")


def test_a_demand_is_about_the_action_and_the_slot_about_the_card():
    table = Table("saw_cleaver", "hunter_axe").enemy("huntsmans_minion_1").actions("special").side("hunter_axe", 1)
    table.hand("hunter_axe", "endurance").attacked_by("huntsmans_minion_1", "saw_cleaver")
    assert asked(table) == ("meet_demand", "overhead_slam")
    assert asked(table.answer("endurance")) == ("slot", "endurance")
