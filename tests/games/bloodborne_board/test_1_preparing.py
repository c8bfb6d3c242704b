"""1 Preparing to play."""

from collections import Counter

import pytest
from tests.games.bloodborne_board.table import Table, fresh, outcome_of
from tests.rule import rule

from duskhall.games.bloodborne_board import GAME
from duskhall.games.bloodborne_board.campaign import winning
from duskhall.games.bloodborne_board.printed import NOBODY
from duskhall.kernel.game import BadSetup


@rule("bloodborne-board", "1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_hunters_play(seats):
    assert len(fresh(seats).hp) == seats


@rule("bloodborne-board", "1.1")
@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_and_more_than_four_cannot_play(seats):
    with pytest.raises(BadSetup, match="1 to 4 players"):
        GAME.setup(seats)


@rule("bloodborne-board", "1.1")
def test_one_of_four_campaigns_is_played():
    chapters = {fresh(1, campaign=name).chapter for name in fresh(1).setup.catalogues["campaign"]}
    assert chapters == {0, 3, 6, 9}


@rule("bloodborne-board", "1.2")
def test_a_single_chapter_ends_with_its_hunt():
    table = Table("saw_cleaver")
    winning.hunt_completed(table.state)
    table.state.run()
    assert table.state.ended
    assert outcome_of(table.state).winners == (0,)


@rule("bloodborne-board", "1.3")
def test_a_later_chapter_begins_with_a_legal_past():
    state = fresh(2, chapter=3, hunters="random")
    assert state.chapter == 2
    fates = set()
    for seed in range(12):
        past = fresh(2, seed, chapter=3, hunters="random")
        names = past.setup.catalogues["flag"]
        fates.add(tuple(past.flags[names.index(flag)] for flag in ("girl_killed", "girl_spared")))
    assert {(0, 1), (1, 0)} <= fates <= {(0, 0), (0, 1), (1, 0)}
    for seat in (0, 1):
        cards = state.deck[seat] + state.hand[seat]
        assert len(cards) == 12
        assert sum(not state.tables.cards[card].basic for card in cards) == 4


@rule("bloodborne-board", "1.4")
def test_each_hunter_is_picked_once_and_brings_weapon_and_firearm():
    table = Table("threaded_cane", "ludwigs_holy_blade")
    guns = [table.setup.catalogues["firearm"][gun] for gun in table.state.firearm]
    assert guns == ["cannon", "evelyn"]
    state = fresh(2)
    ask = state.asks[0]
    state.answer(0, ask.question, 1)
    refused = Table.__new__(Table)
    refused.state, refused.setup = state, state.setup
    refusal = refused.refusal("saw_cleaver")
    assert (refusal.reason, refusal.rule) == ("refusal-hunter-taken", "1.4")


@rule("bloodborne-board", "1.4")
@pytest.mark.parametrize("seed", range(5))
def test_fate_gives_a_hunter_that_is_free(seed):
    assert sorted(fresh(4, seed, hunters="random").hunter) == [0, 1, 2, 3]


@rule("bloodborne-board", "1.5", "1.10")
def test_players_choose_the_weapons_side_and_a_space_of_the_central_lamp():
    state = fresh(1)
    table = Table.__new__(Table)
    table.state, table.setup, table.hunters = state, state.setup, ("hunter_axe",)
    table.answer("hunter_axe")
    assert table.options() == ["side_a", "side_b"]
    table.answer("side_b")
    assert table.options() == ["central_lamp_a", "central_lamp_b", "central_lamp_c"]
    table.answer("central_lamp_c")
    assert state.side == [1]
    assert table.place("hunter_axe") == "central_lamp_c"


@rule("bloodborne-board", "1.6")
def test_a_hunter_has_6_hp_and_three_of_each_basic_card():
    state = fresh(1, hunters="random")
    names = state.setup.catalogues["card"]
    cards = Counter(names[card] for card in state.deck[0] + state.hand[0])
    assert cards == {"endurance": 3, "skill": 3, "strength": 3, "vitality": 3}
    assert (state.hp, len(state.hand[0])) == ([6], 3)


@rule("bloodborne-board", "1.7")
def test_four_upgrades_are_on_offer_and_replaced_when_taken():
    table = Table("saw_cleaver").echoes("saw_cleaver", 1).hand("saw_cleaver", "skill").turn("saw_cleaver")
    assert len(table.state.offer) == 4
    offered = sorted(table.state.offer)
    table.answer("dream")
    card = table.options()[0]
    table.answer(card, "unused")
    assert len(table.state.offer) == 4
    assert sorted(table.state.offer) != offered or len(set(offered)) < 4


@rule("bloodborne-board", "1.8", "R2")
def test_consumables_are_shuffled_and_rewards_are_a_library():
    orders = {tuple(fresh(1, seed, hunters="random").goods_deck) for seed in range(4)}
    assert len(orders) == 4
    state = fresh(1, hunters="random")
    assert len(state.goods_deck) == 36
    assert set(state.owner) == {NOBODY}


@rule("bloodborne-board", "1.9")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_tile_deck_has_the_named_tiles_and_two_random_ones_per_hunter(seats):
    state = fresh(seats, hunters="random")
    names = [state.setup.catalogues["tile"][tile] for tile in state.tile_deck]
    assert {"courtyard_lamp", "occupied_house", "oedon_chapel", "ransacked_house"} <= set(names)
    assert len(names) == len(set(names)) == 4 + 2 * seats


@rule("bloodborne-board", "1.9")
def test_the_table_can_agree_on_six_random_tiles_at_most():
    assert len(fresh(4, hunters="random", random_tiles="capped").tile_deck) == 4 + 6


@rule("bloodborne-board", "1.9")
def test_tiles_that_a_chapter_keeps_out_are_not_drawn():
    removed = fresh(4, hunters="random", campaign="secrets_of_the_church")
    names = [removed.setup.catalogues["tile"][tile] for tile in removed.tile_deck]
    assert "grand_cathedral" not in names


@rule("bloodborne-board", "1.11")
def test_three_kinds_are_assigned_to_slots_and_sides_by_chance():
    slots, sides = set(), set()
    for seed in range(12):
        state = fresh(1, seed, hunters="random")
        slots.add(tuple(state.slot_kind))
        sides.add(state.kind_side[state.slot_kind[0]])
        assert sorted(state.setup.catalogues["kind"][kind] for kind in state.slot_kind) == [
            "hunter_mob", "huntsmans_minion", "scourge_beast",
        ]  # fmt: skip
    assert len(slots) > 1
    assert sides == {0, 1}


@rule("bloodborne-board", "1.11")
def test_kinds_that_only_missions_bring_have_a_side_by_chance_too():
    state = fresh(1, hunters="random")
    others = [kind for kind in state.tables.enemy_kinds if kind not in state.slot_kind]
    assert others
    sides = {(kind, fresh(1, seed, hunters="random").kind_side[kind]) for kind in others for seed in range(12)}
    assert sides == {(kind, side) for kind in others for side in (0, 1)}


@rule("bloodborne-board", "1.12")
def test_the_action_deck_has_three_basic_two_special_and_one_ability():
    assert sorted(fresh(1, hunters="random").actions) == [0, 0, 0, 1, 1, 2]


@rule("bloodborne-board", "1.13")
def test_tiles_of_a_special_setup_come_on_top_and_are_populated():
    state = fresh(2, hunters="random", chapter=2)
    laid = [state.setup.catalogues["tile"][tile] for tile, turn in enumerate(state.tile_turn) if turn != NOBODY]
    assert {"central_lamp", "graveyard", "tomb_of_oedon"} <= set(laid)
    assert len(laid) == 4
    assert len(state.tile_deck) == 3 + 4
    graveyard = state.setup.catalogues["space"].index("graveyard_b")
    assert state.goods[graveyard] == 1
    assert state.units_at(graveyard)
