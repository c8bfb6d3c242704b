"""How the games of this folder are broken: Dungeon Cards or the toy with one part exchanged.

A break goes through what a `Game` is given (a view, an imagine ...) or an event's audience, which can be exchanged on
the compiled run as well; what needs another state class or another step is for the sources alone.
Each file tests the file of the same name in `duskhall.kernel.conformance`.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from duskhall.games import find
from duskhall.games.dungeon_cards import rules
from duskhall.games.dungeon_cards.state import DungeonCards
from duskhall.kernel.conformance import NotConforming
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.setup import Setup

GAME = find("dungeon-cards")
SEATS = 3
interpreted_only = pytest.mark.interpreted_only  # a compiled state class cannot be subclassed


def broken(**changes: Any) -> Game:
    """Dungeon Cards with other functions or values in its declaration."""
    return replace(GAME, **changes)


def caught(check: Callable[..., None], game: Game, sentence: str, seats: int = SEATS, games: int = 4) -> None:
    with pytest.raises(NotConforming, match=sentence):
        check(game, seats, games, "broken")


def state_class(**members: Any) -> Game:
    """Dungeon Cards with a state class of its own."""

    def copy(self: Any) -> Any:
        new: Any = DungeonCards.copy(self)
        new.__class__ = Broken
        return new

    Broken: Any = type("Broken", (DungeonCards,), {"copy": copy, **members})

    def start(setup: Setup, dice: Dice) -> Any:
        game = rules.start(setup, dice)
        game.__class__ = Broken
        return game

    return broken(start=start, blank=Broken)
