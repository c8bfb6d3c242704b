"""The chances beside the options of a combat, worked out by hand."""

import pytest
from tests.games.bloodborne_board.table import Table

from duskhall.games.bloodborne_board import GAME, odds, view
from duskhall.kernel.dice import Dice
from duskhall.kernel.text import LANGUAGES, Texts


def chances(table):
    ask = table.state.pending()[0]
    found = odds.odds(table.state, ask.seat, ask)
    return {table.setup.option_name(ask.question, option): values for option, values in found.items()}


def left(table, *cards):
    """Leave these cards in the action deck, in any order."""
    table.actions(*cards)
    table.state.actions = table.state.actions[-len(cards) :]
    table.state.actions_used = []
    return table


def test_a_slot_tells_how_often_it_hits_slays_and_hurts():
    table = Table("saw_cleaver").enemy("hunter_mob_1", damage=2).hand("saw_cleaver", "strength", "skill")
    left(table, "basic", "basic", "special", "special").turn("saw_cleaver").answer("attack", "strength")
    assert chances(table) == {
        "slot_1": {"hits": 1.0, "slays": 1.0, "hurt": 0.0, "falls": 0.0},  # fast: 2 damage before any answer
        "slot_3": {"hits": 1.0, "slays": 1.0, "hurt": 1.0, "falls": 0.0},  # at the same speed as both of its attacks
    }


def test_what_a_hunter_risks_who_does_not_strike_back():
    table = Table("saw_cleaver").enemy("church_giant_1").health(saw_cleaver=4).hand("saw_cleaver", "skill")
    left(table, "basic", "special", "ability", "ability").attacked_by("church_giant_1", "saw_cleaver")
    assert chances(table)["nothing"] == {"hurt": 0.5, "falls": 0.5}
    assert chances(table)["skill"] == {"hits": 1.0, "slays": 0.0, "hurt": 0.25, "falls": 0.25}  # no stagger for special


def test_a_card_that_flips_again_is_followed_by_each_other_card():
    table = Table("saw_cleaver").enemy("hunter_mob_1").health(saw_cleaver=3).hand("saw_cleaver", "skill")
    left(table, "ability", "basic", "special").attacked_by("hunter_mob_1", "saw_cleaver")
    # ability, then basic or special with 1 more damage: 3 are enough, by the attack itself
    assert chances(table)["nothing"] == {"hurt": 1.0, "falls": pytest.approx(1 / 3)}


def test_the_choice_of_a_target_and_of_a_dodge():
    table = Table("hunter_axe").enemy("hunter_mob_1", damage=2).enemy("church_giant_1").hand("hunter_axe", "skill")
    left(table, "basic").turn("hunter_axe").answer("attack")
    found = chances(table)
    assert found["hunter_mob_1"] == {"hits": 1.0, "slays": 1.0, "hurt": 0.0, "falls": 0.0}  # a Rally Strike heals it
    assert found["church_giant_1"] == {"hits": 1.0, "slays": 0.0, "hurt": 0.0, "falls": 0.0}
    dodge = Table("saw_cleaver").enemy("hunter_mob_1").hand("saw_cleaver", "endurance").actions("basic")
    dodge.attacked_by("hunter_mob_1", "saw_cleaver").answer("nothing")
    assert [values["hurt"] for values in chances(dodge).values()] == [1.0, 0.0]


def test_whoever_has_no_attack_of_their_own_is_told_no_chance_to_hit():
    table = Table("saw_cleaver").enemy("hunter_mob_1").hand("saw_cleaver", "endurance").actions("basic")
    table.attacked_by("hunter_mob_1", "saw_cleaver").answer("nothing")
    assert all(set(values) == {"hurt", "falls"} for values in chances(table).values())
    struck = Table("saw_cleaver").enemy("hunter_mob_1").hand("saw_cleaver", "skill", "endurance").actions("basic")
    struck.attacked_by("hunter_mob_1", "saw_cleaver").answer("skill", "slot_3")
    assert all("hits" in values for values in chances(struck).values())


def test_chances_know_nothing_of_the_order_of_the_decks():
    table = Table("saw_cleaver").enemy("hunter_mob_1").hand("saw_cleaver", "vitality", "strength")
    table.actions("special").attacked_by("hunter_mob_1", "saw_cleaver")
    ask = table.state.pending()[0]
    real = odds.odds(table.state, 0, ask)
    before = table.state.digest()
    for number in range(5):
        world = view.imagine(table.state, 0, Dice(bytes([number]) * 32))
        assert odds.odds(world, 0, world.pending()[0]) == real
    assert table.state.digest() == before
    boss = Table("saw_cleaver").enemy("vicar_amelia").hand("saw_cleaver", "skill")
    boss.attacked_by("vicar_amelia", "saw_cleaver")
    assert chances(boss)["nothing"] == {"hurt": 1.0, "falls": 0.0}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["odds-slays", "odds-falls"])
def test_a_kill_or_death_that_cannot_be_is_not_worth_a_word(lang, name):
    words = Texts(lang, [GAME.folder / "texts"])
    assert words.text(name, percent=0) == ""
    assert "40 %" in words.text(name, percent=40)
