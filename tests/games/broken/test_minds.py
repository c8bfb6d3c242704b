"""Bots that cheat, meddle or cannot be repeated are caught."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.broken.breaking import GAME
from tests.kernel import toy

from duskhall.kernel.conformance import NotConforming, check_mind
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.seat import Seat
from duskhall.kernel.state import State


class FirstOption:
    """A sound mind, for others to be broken in one way."""

    name = "first"

    def __init__(self, game: Game, number: int, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seat: Seat) -> int:
        return seat.ask.options[self.dice.below(len(seat.ask.options))]


class Illegal(FirstOption):
    def choose(self, seat: Seat) -> int:
        return 999


class Fickle(FirstOption):
    moods: Iterator[int] = itertools.count()

    def choose(self, seat: Seat) -> int:
        return seat.ask.options[next(self.moods) % len(seat.ask.options)]


class Peeping(FirstOption):
    """Finds the state behind the seat's functions."""

    def choose(self, seat: Seat) -> int:
        state: Any = next(cell.cell_contents for cell in seat._look.__closure__ or () if _is_state(cell))
        known = state.deck[-1] if state.deck else 0
        return seat.ask.options[known % len(seat.ask.options)]


class Hoarding(FirstOption):
    def choose(self, seat: Seat) -> int:
        self.seat = seat
        return super().choose(seat)


class Meddling(FirstOption):
    def choose(self, seat: Seat) -> int:
        state: Any = next(cell.cell_contents for cell in seat._look.__closure__ or () if _is_state(cell))
        state.gold[0] += 1
        return super().choose(seat)


class Nameless(FirstOption):
    name = ""


def _is_state(cell: Any) -> bool:
    return isinstance(cell.cell_contents, State)


def test_a_sound_mind_passes():
    check_mind(GAME, FirstOption)
    check_mind(toy.GAME, FirstOption, 4)


@pytest.mark.parametrize(
    ("mind", "sentence"),
    [
        (Illegal, "not one of the options"),
        (Fickle, "with the same dice"),
        (Peeping, "only what is hidden"),
        (Hoarding, "keeps hold of the table"),
        (Meddling, "changed the table"),
        (Nameless, "no name"),
    ],
)
def test_a_mind_that_does_what_it_must_not(mind, sentence):
    with pytest.raises(NotConforming, match=sentence):
        check_mind(GAME, mind, games=10)
