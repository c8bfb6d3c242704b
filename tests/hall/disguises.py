"""Games in another form than the hall knows them: with opaque names, or by other rules.

A worker of the hall wears the disguise that the environment names, so that what it tells can be compared.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from copy import copy
from dataclasses import replace
from types import ModuleType
from typing import Any

from tests.kernel import toy

from duskhall import games
from duskhall.kernel.conformance.secrecy import opaque
from duskhall.kernel.game import Game
from duskhall.kernel.setting import Setting, Value
from duskhall.kernel.setup import Content

OPAQUE = "DUSKHALL_TEST_OPAQUE"  # the id of the game whose names are opaque
OTHER_RULES = "DUSKHALL_TEST_OTHER_RULES"  # the toy by other rules


@contextmanager
def found_as(game: Game) -> Iterator[None]:
    """Let this game be found in the place of the one of its id."""
    module = ModuleType("disguised_game")
    module.GAME = game  # type: ignore[attr-defined]
    sys.modules["disguised_game"] = module
    before = games.GAMES[game.id]
    games.GAMES[game.id] = "disguised_game"
    try:
        yield
    finally:
        games.GAMES[game.id] = before


def _settled(setting: Setting, value: Value) -> Setting:
    """Return a setting that can have this value only."""
    other = copy(setting)
    other.default = value
    other.values = (value,)
    return other


@contextmanager
def played_opaquely(game: Game) -> Iterator[None]:
    """Let the hall find this game with a token in the place of every name of its content."""

    def load(data: Any) -> Content:
        return opaque(game.setup(game.seats[0], content=data, simulation=True)).content

    hidden = opaque(game.setup(game.seats[0], simulation=True)).settings
    settings = tuple(
        _settled(setting, hidden[setting.name])
        if hidden[setting.name] != game.setup(game.seats[0], simulation=True).settings[setting.name]
        else setting
        for setting in game.settings
    )
    try:
        with found_as(replace(game, load=load, settings=settings)):
            yield
    finally:
        replace(game)  # binds the questions to the real game again


def other_deal(state: toy.HighCard) -> None:
    """Deal by other rules: nobody is told, so an old record comes out differently."""
    state.deck = list(range(6))
    state.dice.shuffle(state.deck, "deal otherwise")
    for seat in range(state.setup.seats):
        state.hands[seat] = state.deck.pop()


def other_rules() -> Game:
    """The toy by other rules, of a higher version."""

    def start(setup: Any, dice: Any) -> toy.HighCard:
        state = toy.HighCard(setup, dice)
        state.clear()
        state.plan(other_deal, toy.take_bids, toy.take_turns, toy.offer_crown, toy.score)
        return state

    return replace(toy.make_game(rules_version=2), start=start)


def worn() -> Any:
    """Return the disguise that the environment names, as a context."""
    if OPAQUE in os.environ:
        return played_opaquely(games.find(os.environ[OPAQUE]))
    return found_as(other_rules()) if OTHER_RULES in os.environ else nullcontext()
