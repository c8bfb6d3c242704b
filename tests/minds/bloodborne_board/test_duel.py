"""Exchanges of blows as the companion works them out: by the counted deck, and as the rules would have it."""

import pytest
from tests.games.bloodborne_board.table import Table

from duskhall.minds.bloodborne_board import duel
from duskhall.minds.bloodborne_board.chart import chart_of

FAST, SLASH = 0, 2  # slots of the Saw Cleaver, side A


def facing(unit="hunter_mob_1", hp=6, damage=0):
    return Table("saw_cleaver").enemy(unit, damage=damage).health(saw_cleaver=hp)


def exchange(table, card, slot, unit="hunter_mob_1"):
    number = table.number("card", card) if card else -1
    return duel.exchange(table.state, 0, table.number("unit", unit), number, slot, False)


def test_the_chances_are_those_of_the_counted_deck():
    table = facing("scourge_beast_1").enemy_side("scourge_beast", 1)
    table.state.actions, table.state.actions_used = [0, 1, 1], [0, 0, 2]
    actions = duel.actions_of(table.state, table.number("unit", "scourge_beast_1"), False)
    chances = {action.basic: action.chance for action in actions}
    assert chances == {True: pytest.approx(1 / 3), False: pytest.approx(2 / 3)}


def test_an_exchange_is_worth_the_mean_over_the_cards_that_are_left():
    worth = []
    for left in ([0], [1], [0, 1, 1]):
        table = facing().enemy_side("hunter_mob", 1).hand("saw_cleaver", "strength")
        table.state.actions = left
        worth.append(exchange(table, "strength", SLASH))
    assert worth[0] != worth[1]
    assert worth[2] == pytest.approx((worth[0] + 2 * worth[1]) / 3)


def test_an_ability_that_flips_again_lends_its_bonus_to_what_is_left():
    table = facing()
    table.state.actions, table.state.actions_used = [0, 2], [0, 0, 1, 1]
    actions = duel.actions_of(table.state, table.number("unit", "hunter_mob_1"), False)
    found = sorted((action.chance, action.blow.speed, action.blow.damage) for action in actions)
    assert found == [(0.5, 2, 2), (0.5, 3, 3)]


def test_a_faster_attack_that_staggers_is_worth_more_than_one_that_does_not():
    table = facing().hand("saw_cleaver", "skill", "vitality")
    table.state.actions, table.state.actions_used = [0, 0, 0], [1, 1, 2]  # axe swings, medium
    assert exchange(table, "skill", FAST) > exchange(table, "vitality", FAST)
    assert exchange(table, "skill", FAST) > exchange(table, "skill", SLASH)


@pytest.mark.parametrize(("hp", "weaker"), [(6, 2), (4, 1)])
def test_a_blow_that_would_slay_the_hunter_makes_the_same_attack_worse(hp, weaker):
    strong = exchange(facing(hp=hp).hand("saw_cleaver", "strength"), "strength", SLASH)
    assert strong > exchange(facing(hp=weaker).hand("saw_cleaver", "strength"), "strength", SLASH)


def test_a_card_to_dodge_with_makes_an_attack_better():
    alone = facing().hand("saw_cleaver", "strength")
    ready = facing().hand("saw_cleaver", "strength", "endurance")
    assert exchange(ready, "strength", SLASH) > exchange(alone, "strength", SLASH)


def test_to_slay_is_worth_more_than_to_wound():
    table = facing(damage=2).hand("saw_cleaver", "skill")
    assert exchange(table, "skill", FAST) > exchange(facing().hand("saw_cleaver", "skill"), "skill", FAST)


def test_a_chart_lets_hunters_into_fog_and_not_out():
    table = Table("saw_cleaver").tile("courtyard_lamp", 0, -1)
    outside, inside = table.number("space", "central_lamp_b"), table.number("space", "courtyard_lamp_b")
    assert chart_of(table.state).far(outside)[inside] == chart_of(table.state).far(inside)[outside] == 1
    table.state.fog[table.number("tile", "courtyard_lamp")] = 1
    assert chart_of(table.state).far(outside)[inside] == 1
    assert chart_of(table.state).far(inside)[outside] > 100


def test_tables_of_different_size_share_no_chart():
    """What is noted on a chart depends on the number of hunters too."""
    alone, both = Table("saw_cleaver"), Table("saw_cleaver", "threaded_cane")
    assert chart_of(alone.state) is not chart_of(both.state)
    assert chart_of(alone.state) is chart_of(alone.state.copy())
