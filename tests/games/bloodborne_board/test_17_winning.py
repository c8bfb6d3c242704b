"""17 Winning and losing, and what a chapter leaves to the next (1.6 to 1.8)."""

from collections import Counter

import pytest
from tests.games.bloodborne_board.table import LAMP, Table, end_round, fresh, outcome_of
from tests.rule import rule

from duskhall.games.bloodborne_board import rules
from duskhall.games.bloodborne_board.campaign import winning
from duskhall.games.bloodborne_board.death import dream
from duskhall.games.bloodborne_board.printed import BETWEEN, OVER
from duskhall.kernel.state import changed


def between(*hunters, **settings):
    """A campaign whose hunters are about to win the first chapter."""
    return Table(*(hunters or ("saw_cleaver", "hunter_axe")), length="campaign", **settings)


def won(table):
    return table.run(winning.hunt_completed)


def to_the_next_chapter(table):
    while table.question() == "trade":
        table.answer("done")
    return table


# --- 17.1, 17.2 Winning ----------------------------------------------------------------------------------------------


@rule("bloodborne-board", "17.1", "9.4", "7.13")
def test_whoever_falls_with_the_last_enemy_has_won_without_the_echoes():
    table = between("saw_cleaver").echoes("saw_cleaver", 2).health(saw_cleaver=1)
    table.state.fight.slain = [0]
    won(table)
    assert table.state.won == 1
    assert (table.state.echoes, table.question()) == ([0], "choose_side")  # nothing to spend in the Dream


@rule("bloodborne-board", "17.1", "15.8")
def test_a_moon_rune_keeps_an_echo_even_then():
    table = between("saw_cleaver").echoes("saw_cleaver", 2).items("saw_cleaver", "rune_moon")
    table.state.fight.slain = [0]
    won(table)
    assert (table.state.echoes, table.question()) == ([1], "buy")


@rule("bloodborne-board", "17.1")
def test_nothing_that_was_planned_happens_after_the_win():
    table = between().enemy("hunter_mob_1").hand("saw_cleaver", "skill").turn("saw_cleaver")
    table.state.asks = []
    table.run(winning.hunt_completed)
    assert table.state.phase != OVER
    to_the_next_chapter(table)
    assert "attacked" not in table.happened()
    assert table.state.chapter == 1


@rule("bloodborne-board", "17.2")
def test_the_visit_after_the_win_heals_and_refreshes_without_the_track():
    table = between("saw_cleaver").health(saw_cleaver=1).firearm("saw_cleaver", "hunter_pistol", 0)
    table.state.track = 4
    won(table)
    assert "track_advances" not in table.happened()
    assert "map_reset" not in table.happened()
    assert (table.state.hp, table.state.gun_ready, table.state.track) == ([6], [1], 1)


@rule("bloodborne-board", "17.2", "15.4")
def test_found_firearms_are_swapped_and_starting_ones_stay():
    table = won(between().firearm("saw_cleaver", "rosmarinus").firearm("hunter_axe", "flamesprayer"))
    assert table.options() == ["done", "firearm"]
    table.answer("firearm", "old")
    guns = table.setup.catalogues["firearm"]
    assert [guns[gun] for gun in table.state.firearm] == ["rosmarinus", "flamesprayer"]  # refused: nothing is lost
    assert table.state.pending()[0].seat == 1  # it is offered once
    table.answer("firearm", "new")
    assert [guns[gun] for gun in table.state.firearm] == ["flamesprayer", "rosmarinus"]
    start = between().firearm("saw_cleaver", "rosmarinus")
    start.state.guns_left[start.number("firearm", "hunter_pistol")] += 1  # the cleaver's own is in the box
    won(start).answer("firearm", "new")
    assert [guns[gun] for gun in start.state.firearm] == ["hunter_pistol", "rosmarinus"]
    assert start.state.guns_left[start.number("firearm", "hunter_pistol")] == 1  # the axe's own, in its place
    assert (start.question(), start.state.pending()[0].seat) == ("trade", 1)  # the axe may give it back


@rule("bloodborne-board", "17.2")
def test_everybody_sees_what_is_offered_in_a_trade():
    hunters = ("saw_cleaver", "hunter_axe", "threaded_cane")
    table = won(between(*hunters).firearm("saw_cleaver", "rosmarinus").items("saw_cleaver", "pebble"))
    table.answer("firearm")
    assert (table.question(), table.state.view(None).found) == ("receive", "rosmarinus")
    table.answer("seat_2")
    assert (table.question(), table.state.view(None).found) == ("keep_firearm", "rosmarinus")
    table.answer("old", "pebble")
    assert (table.question(), table.state.view(None).found) == ("receive", "pebble")


@rule("bloodborne-board", "17.2", "15.2")
def test_two_hunters_with_full_belts_can_swap_tools():
    table = between().items("saw_cleaver", "hand_lantern", "beast_roar").items("hunter_axe", "tiny_tonitrus")
    won(table.items("hunter_axe", "old_hunter_bone")).answer("beast_roar", "done")
    assert sum(owner == 1 for owner in table.state.owner) == 3
    assert table.state.phase == BETWEEN
    table.answer("tiny_tonitrus", "done")
    assert table.question() == "choose_side"  # both hold two again, so nothing has to go
    owners = {name: table.state.owner[table.number("item", name)] for name in ("beast_roar", "tiny_tonitrus")}
    assert owners == {"beast_roar": 1, "tiny_tonitrus": 0}


@rule("bloodborne-board", "17.2", "15.2")
def test_whoever_holds_too_much_after_the_trade_sets_it_aside():
    table = between().items("saw_cleaver", "hand_lantern", "beast_roar").items("hunter_axe", "tiny_tonitrus")
    won(table.items("hunter_axe", "old_hunter_bone")).answer("beast_roar", "hand_lantern", "done")
    assert table.question() == "set_aside"
    table.answer("beast_roar", "nobody", "hand_lantern", "nobody")
    assert table.question() == "choose_side"
    assert sum(owner == 1 for owner in table.state.owner) == 2


@rule("bloodborne-board", "17.2")
def test_consumables_change_hands_one_by_one():
    table = won(between().items("saw_cleaver", "pebble", "pebble"))
    table.answer("pebble")
    assert table.options() == ["done", "pebble"]
    pebble = table.number("item", "pebble")
    held = table.state.tables.consumables
    assert (table.state.held[pebble], table.state.held[held + pebble]) == (1, 1)


# --- 1.6 to 1.8 The next chapter -------------------------------------------------------------------------------------


@rule("bloodborne-board", "1.1", "1.7", "1.8", "17.2")
def test_every_chapter_shuffles_the_decks_anew_and_lays_out_a_new_offer():
    table = between("saw_cleaver").items("saw_cleaver", "pebble")
    state = table.state
    state.goods_deck.remove(table.number("item", "pebble"))
    state.goods_discard = [state.goods_deck.pop() for _ in range(30)]
    before = Counter(state.upgrades + state.offer)
    offers = set()
    for seed in range(3):
        copy = state.copy()
        copy.dice = fresh(1, seed).dice
        winning.hunt_completed(copy)
        copy.run()
        offers.add(tuple(copy.offer))
        assert copy.chapter == 1
        assert len(copy.offer) == 4
        assert Counter(copy.upgrades + copy.offer) == before
        assert (len(copy.goods_deck), copy.goods_discard, sum(copy.held)) == (35, [], 1)
    assert len(offers) > 1


@rule("bloodborne-board", "1.6", "2.2")
@pytest.mark.parametrize("hand", [3, 4])
def test_the_first_hand_is_as_large_as_every_other(hand):
    state = fresh(1, hunters="random", hand=hand)
    assert len(state.hand[0]) == hand


# --- 17.4 Losing -----------------------------------------------------------------------------------------------------


@rule("bloodborne-board", "17.4")
def test_a_lost_chapter_ends_the_campaign():
    table = between("saw_cleaver")
    table.state.final = 1
    end_round(table)
    assert table.state.ended
    assert outcome_of(table.state).ending == "ending-lost"


@rule("bloodborne-board", "17.4")
def test_a_retry_gives_back_deck_items_flags_and_clock():
    table = between("saw_cleaver", retries=1)
    state = table.state
    won(table).answer("side_a", LAMP)
    assert state.chapter == 1
    saved = (sorted(state.deck[0] + state.hand[0]), state.held[:], state.owner[:], state.flags[:])
    upgrades = Counter(state.upgrades + state.offer)
    table.echoes("saw_cleaver", 1).items("saw_cleaver", "hand_lantern", "pebble")
    state.flags = changed(state.flags, 0, 1 - state.flags[0])
    state.asks = []
    state.agenda.clear()
    table.run(dream.visit, 0)
    table.answer(table.options()[0], "skill")
    state.asks = []
    state.agenda.clear()
    state.final = 1
    end_round(table).answer("side_b", LAMP)
    assert (state.chapter, state.attempts, state.track, state.final) == (1, 1, 1, 0)
    while table.question() == "refill":
        table.answer("draw")
    assert (sorted(state.deck[0] + state.hand[0]), state.held, state.owner, state.flags) == saved
    assert Counter(state.upgrades + state.offer) == upgrades


@rule("bloodborne-board", "10.1", "10.7")
def test_the_gentle_track_gives_two_rounds_more():
    rounds = {}
    for track in ("standard", "gentle"):
        table = Table("saw_cleaver", track=track)
        table.run(rules.begin_round)
        while not table.state.ended:
            table.answer({"refill": "draw", "act": "end_turn"}[table.question()])
        rounds[track] = table.state.round
    assert rounds == {"standard": 15, "gentle": 17}


@rule("bloodborne-board", "17.2")
def test_a_firearm_is_offered_once_however_much_is_given_away_afterwards():
    table = won(between().firearm("saw_cleaver", "rosmarinus").items("saw_cleaver", "pebble", "pebble"))
    table.answer("firearm", "old")
    assert table.options() == ["done", "pebble"]
    table.answer("pebble")
    assert table.options() == ["done", "pebble"]
