"""The worlds in which a seat's options are tried: as its seat imagines them, weighed by what it believes.

Everything is drawn with dice made of what the seat sees and is asked, so whatever is hidden from it has no part.
"""

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final, NamedTuple

import msgspec

from duskhall import minds
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Odds
from duskhall.kernel.question import ALL, NO_ANSWER
from duskhall.kernel.seat import Onlooker, Seat
from duskhall.kernel.state import State

CANDIDATES: Final = 400  # worlds that are imagined where a belief chooses among them
_FINE: Final = 1 << 40  # in which weights are counted


class Insight:
    """What the bots of a game know beside its rules: what `insight.py` among them has of these functions."""

    def __init__(self, module: ModuleType | None) -> None:
        # How likely the seat believes each of some worlds to be, in any unit.
        self.weights: Callable[[Onlooker, Sequence[State]], list[float]] | None = getattr(module, "weights", None)
        # What the seat believes of each option, in place of the odds.
        self.chances: Callable[[Seat], Odds] | None = getattr(module, "chances", None)
        # What of a game's end counts for the seat as it stands now, where that is not simply its worth.
        self.reached: Callable[[Onlooker, int], int] | None = getattr(module, "reached", None)
        # Decisions after which the table is judged as it stands, where the policy is too weak to play on to the end.
        self.ahead: int | None = getattr(module, "AHEAD", None)


class World(NamedTuple):
    """A world to play in, and which of those that were imagined it is: one that is likely is played in repeatedly."""

    state: State
    source: int


@cache
def insight_of(game_id: str) -> Insight:
    """Return what a game's bots believe, where they have beliefs of their own."""
    package = minds.PACKAGES.get(game_id)
    if package is None or find_spec(f"{package}.insight") is None:
        return Insight(None)
    return Insight(import_module(f"{package}.insight"))


def key_of(seat: Onlooker, *words: object) -> bytes:
    """Return the key of dice that follow from what a seat sees, and from nothing else."""
    setup = seat.setup
    told = [setup.game.id, setup.seats, dict(setup.settings), seat.number, [str(word) for word in words]]
    return sha256(msgspec.json.encode(told, order="sorted") + msgspec.json.encode(seat.view)).digest()


def worlds_of(seat: Onlooker, number: int, dice: Dice) -> list[World]:
    """Return so many worlds of a seat, as likely as it believes them to be.

    Where each trial draws anew what the seat does not know (`Game.redraw`), all of them are one.
    """
    weigh = insight_of(seat.setup.game.id).weights
    if seat.setup.game.redraw is not None and weigh is None:
        world = _opened(seat.imagine(dice), seat.number)
        if world.next_ask().seat == seat.number:  # else an answer comes before the trial, and may turn a card
            return [World(world, place) for place in range(number)]
    if weigh is None:
        return [World(_opened(seat.imagine(dice), seat.number), place) for place in range(number)]
    imagined = [seat.imagine(dice) for _ in range(CANDIDATES)]
    weights = weigh(seat, imagined)
    most = max(weights)
    counted = [int(_FINE * weight / most) for weight in weights] if most > 0 else [1] * len(imagined)
    return [World(_opened(imagined[at].copy(), seat.number), at) for at in _drawn(counted, number, dice)]


def _opened(world: State, seat: int) -> State:
    """Let the others answer again what they have sealed: the policy chooses better than chance does."""
    if world.mode == ALL:
        world.sealed = [
            answer if ask.seat == seat else NO_ANSWER for ask, answer in zip(world.asks, world.sealed, strict=True)
        ]
    return world


def _drawn(weights: Sequence[int], number: int, dice: Dice) -> list[int]:
    """Return so many places, evenly spaced over their weights from a first one by chance."""
    total = sum(weights)
    first = total * dice.below(1 << 16) >> 16
    marks = sorted((first + total * each // number) % total for each in range(number))
    found, place, sofar = [], 0, weights[0]
    for mark in marks:
        while mark >= sofar:
            place += 1
            sofar += weights[place]
        found.append(place)
    return found
