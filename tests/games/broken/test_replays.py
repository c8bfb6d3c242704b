"""Snapshots that forget, chance that is not the seed's, and an undo that leaves a trace are caught."""

import itertools

import pytest
from tests.games.broken.breaking import GAME, broken, caught
from tests.kernel import toy

from duskhall.kernel.conformance import NotConforming, check_determinism, check_round_trips, check_undo
from duskhall.kernel.dice import Dice
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State


def test_a_snapshot_that_forgets_something():
    def blank(setup: Setup, dice: Dice) -> State:
        return GAME.blank(GAME.setup(setup.seats, {"rounds": 1}), dice)

    game = broken(blank=blank)
    caught(check_round_trips, game, "play goes on differently|not the same state")


def test_a_game_that_is_different_every_time():
    deals = itertools.count()

    def start(setup: Setup, dice: Dice) -> State:
        return GAME.start(setup, Dice(bytes(31) + bytes([next(deals) % 256])))

    caught(check_determinism, broken(start=start), "two different records|not the same")


def test_sealed_answers_whose_order_matters(monkeypatch):
    heard = toy.bid

    def bid(state: toy.HighCard, seat: int, option: int) -> None:
        heard(state, seat, option)
        state.rolled[seat] += max(state.bids)

    monkeypatch.setattr(toy, "bid", bid)
    check_determinism(toy.GAME, 3, 4, "sealed")  # they are opened in the order of the asks, so this is sound
    seals = itertools.count()

    def late_bid(state: toy.HighCard, seat: int, option: int) -> None:
        heard(state, seat, option)
        state.rolled[seat] += next(seals) % 7

    monkeypatch.setattr(toy, "bid", late_bid)
    with pytest.raises(NotConforming, match=r"sealed answers|two different records"):
        check_determinism(toy.GAME, 3, 4, "sealed")


def test_an_undo_that_leaves_a_trace(monkeypatch):
    """What the rules keep outside the state cannot be taken back."""
    picks, heard = itertools.count(), toy.pick_side

    def pick_side(state: toy.HighCard, seat: int, option: int) -> None:
        heard(state, seat, option)
        state.rolled[seat] += next(picks) % 5

    monkeypatch.setattr(toy, "pick_side", pick_side)
    caught(check_undo, toy.GAME, "came out differently")
