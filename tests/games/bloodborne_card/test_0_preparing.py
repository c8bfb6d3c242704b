"""0 Preparing to play."""

from collections import Counter

import pytest
from tests.games.bloodborne_card.table import Table, game
from tests.rule import rule

from duskhall.games.bloodborne_card.content import load
from duskhall.games.bloodborne_card.state import BOSS, MONSTER, CardGame
from duskhall.kernel.content import BadContent
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import BadSetup


def opened(seats: int = 3, seed: int = 1, **settings: str) -> CardGame:
    state = game().new(game().setup(seats, settings), Dice(seed.to_bytes(32, "big")))
    assert isinstance(state, CardGame)
    return state


@rule("bloodborne-card", "0.1")
def test_three_to_five_hunters_can_play():
    assert list(game().seats) == [3, 4, 5]


@rule("bloodborne-card", "0.1")
@pytest.mark.parametrize("seats", [2, 6])
def test_fewer_than_three_or_more_than_five_cannot_play(seats):
    with pytest.raises(BadSetup):
        game().setup(seats)


@rule("bloodborne-card", "0.2")
def test_the_final_boss_is_drawn_or_named():
    drawn = Counter(opened(seed=seed).final_boss for seed in range(60))
    assert len(drawn) == 5
    named = opened(final_boss="rom")
    assert named.setup.catalogues["creature"][named.final_boss] == "rom"
    assert named.view(None).final_boss == "rom"


@rule("bloodborne-card", "0.3")
@pytest.mark.parametrize("seed", range(10))
def test_seven_monsters_and_three_bosses_are_in_the_deck_and_the_others_in_the_box(seed):
    state = opened(seed=seed, final_boss="gehrman")
    kinds = state.tables.creature_kind
    dungeon = Counter(kinds[creature] for creature in [*state.deck, state.creature])
    assert dungeon == {MONSTER: 7, BOSS: 3}
    assert Counter(kinds[creature] for creature in state.box) == {MONSTER: 11, BOSS: 4}
    assert len({*state.deck, *state.box, state.creature}) == 25


@rule("bloodborne-card", "0.3")
def test_the_order_of_the_deck_is_chance():
    assert len({tuple(opened(seed=seed).deck) for seed in range(20)}) == 20


@rule("bloodborne-card", "0.4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_upgrade_per_hunter_is_on_display(seats):
    state = opened(seats, final_boss="gehrman")
    assert len(state.display) == seats
    assert len(state.upgrade_deck) == 32 - seats


@rule("bloodborne-card", "0.5")
def test_everyone_has_the_five_starters_and_no_echoes_or_trophies():
    table = Table()
    starters = ["hunters_dream", "transform", "saw_cleaver", "hunter_axe", "hunter_pistol"]
    for name in table.hunters:
        assert table.in_hand(name) == starters
        assert table.used(name) == []
        assert (table.collected(name), table.banked(name), table.trophies(name)) == (0, 0, (0, 0, 0))


@rule("bloodborne-card", "0.6")
def test_everyone_has_8_health_and_never_more():
    table = Table().with_health(henryk=7).hand(henryk="blood_vial")
    assert table.health("eileen") == 8
    table.play(henryk="blood_vial")
    assert max(each["health"] for each in table.events("healed")) == 8


@rule("bloodborne-card", "0.7", "R1")
def test_chance_picks_the_first_player_unless_the_table_says_seat_1():
    assert {opened(seed=seed, final_boss="gehrman").first_player for seed in range(30)} == {0, 1, 2}
    assert {opened(seed=seed, first_player="seat").first_player for seed in range(10)} == {0}


@rule("bloodborne-card", "0.8")
def test_the_first_creature_is_turned_up_with_its_echoes_and_what_it_does_on_reveal():
    first = {}
    for seed in range(200):
        state = opened(seed=seed, final_boss="rom")
        assert len(state.deck) == 9
        assert state.echoes == state.tables.health[state.creature]
        first[state.setup.catalogues["creature"][state.creature]] = state
    assert first["yurie"].collected == [3, 3, 3]  # everyone has the fewest Echoes
    assert first["beast_patient"].health == [7, 7, 7]
    assert first["executioner"].health == [8, 8, 8]


@rule("bloodborne-card", "R17")
@pytest.mark.parametrize("name", ["hunters_dream", "transform", "saw_cleaver", "hunter_axe", "hunter_pistol"])
def test_content_without_one_of_the_starters_is_refused(name):
    data = dict(load().data)
    data["starter"] = [entry for entry in data["starter"] if entry["id"] != name]
    with pytest.raises(BadContent, match=f"starters.toml: starter {name}: it is missing"):
        load(data)
