"""5.2 Interacting among enemies: what an ambush may do, and what is left of the interaction."""

from tests.games.bloodborne_board.table import LAMP, Table
from tests.rule import rule


def among(unit, *cards, phase=1):
    """A hunter with something to take up, beside an enemy."""
    table = Table("saw_cleaver").enemy(unit, phase=phase).hand("saw_cleaver", "skill", *cards)
    table.state.goods[table.number("space", LAMP)] = 1
    return table


@rule("bloodborne-board", "5.2")
def test_a_boss_that_attacks_again_in_an_ambush_is_not_answered_either():
    table = among("vicar_amelia", "endurance", "strength", phase=2)
    table.boss_acts("vicar_amelia", "tantrum_combo", "timed_slash_2")
    table.turn("saw_cleaver").answer("interact", "skill")
    assert [event["unit"] for event in table.events("ambushed")] == ["vicar_amelia"] * 2
    assert "card_placed" not in table.happened()
    assert "dodged" not in table.happened()
    assert table.events("suffered")[-1]["hp"] == 0


@rule("bloodborne-board", "5.2")
def test_whoever_is_driven_off_the_space_interacts_with_nothing():
    table = among("church_giant_1").enemy_side("church_giant", 1).tile("market", 1, 0).actions("special")
    landing = "market_a"
    table.state.goods[table.number("space", landing)] = 1
    table.turn("saw_cleaver").answer("interact")
    assert table.place("saw_cleaver") != LAMP
    assert "interacts" not in table.happened()
    assert "item_gained" not in table.happened()
    assert table.state.goods[table.number("space", LAMP)] == 1


@rule("bloodborne-board", "5.2", "R9")
def test_an_ambush_leaves_no_time_for_items_on_attack():
    table = among("hunter_mob_1").items("saw_cleaver", "lead_elixir").actions("basic")
    table.turn("saw_cleaver").answer("interact")
    assert table.question() != "on_attack"
    assert table.hp("saw_cleaver") == 4
