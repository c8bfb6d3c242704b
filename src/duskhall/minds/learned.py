"""The bot `learner`: a small net that learned by self-play, or from a teacher (`train.py`, `teach.py` in `examples`).

It knows what its seat observes as numbers (docs/observations.md) and what it is asked; in Blood Bound also who did what
to whom before everybody's eyes, and how likely everybody is a friend or leads, as `master` works it out.  The net of a
game lies beside its bot, in half precision, a large first layer in bytes, and needs NumPy alone.

The observation and the actions of a table with content of its own are others than those that the net has learned: there
the bot leaves its chair to the usual one.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from duskhall import minds
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Event
from duskhall.kernel.game import Game
from duskhall.kernel.observation import SEAT
from duskhall.kernel.seat import Mind, Seat
from duskhall.kernel.setup import Setup

NAME: Final = "learner"
# Where the nets lie, by the ids of their games.
SHIPPED: Final = {
    game_id: Path(__file__).parent / game_id.replace("-", "_") / f"{NAME}.npz"
    for game_id in ("dungeon-cards", "blood-bound", "bloodborne-card")
}
# What is remembered of what everybody hears: events of one seat and another, by their fields, and events of one seat.
PAIRS: Final = {
    "blood-bound": {
        "attacked": ("seat", "target"),
        "dagger_passed": ("seat", "receiver"),
        "offer_accepted": ("target", "seat"),
    }
}
LARGE: Final = 2**20  # numbers of a first layer that is kept in bytes: all nets together stay under 5 MB
DEEDS: Final = {"blood-bound": ("help_requested", "help_not_wanted", "offer_made")}
Floats = npt.NDArray[np.float32]


def cells(tops: npt.NDArray[Any]) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Return the first inputs of a net: the column that each looks at, and the number that it looks for there.

    `tops` are the greatest numbers of all columns; a 0 needs no input.

    >>> [each.tolist() for each in cells(np.array([2, 0, 1]))]
    [[0, 0, 2], [1, 2, 1]]
    """
    columns = np.repeat(np.arange(len(tops)), tops)
    values = np.concatenate([np.arange(1, top + 1) for top in tops]).astype(np.int64)
    return columns, values


@cache
def moves(setup: Setup) -> tuple[npt.NDArray[np.int64], int]:
    """Return which output of a net each action is, in a row for each seat that may choose it, and how many there are.

    An action that names a seat is another output for everyone: the own seat first, then the next to the left, as in
    what is observed; and there are outputs for as many seats as the game can have.
    """
    seats, most = setup.seats, setup.game.seats[-1]
    found = np.zeros((seats, setup.actions), np.int64)
    number = 0
    for question, domain in zip(setup.game.questions, setup.domains):
        action = setup.action(question, 0)
        if question.noun != SEAT:
            found[:, action : action + len(domain)] = number + np.arange(len(domain))
            number += len(domain)
            continue
        for seat in range(seats):
            found[seat, action : action + question.first] = number + np.arange(question.first)
            turned = (np.arange(seats) - seat) % seats
            found[seat, action + question.first : action + len(domain)] = number + question.first + turned
        number += question.first + most
    return found, number


class Memory:
    """How often everybody has heard, in some games, that a seat did something to another one, or did something."""

    def __init__(self, setup: Setup, games: int = 1) -> None:
        """Remember nothing."""
        self.of_pairs, self.of_deeds = PAIRS.get(setup.game.id, {}), DEEDS.get(setup.game.id, ())
        self.seats, self.most = setup.seats, setup.game.seats[-1]
        self.pairs = np.zeros((games, self.seats, self.seats, len(self.of_pairs)), np.uint8)
        self.deeds = np.zeros((games, self.seats, len(self.of_deeds)), np.uint8)
        self._turned = (np.arange(self.seats)[:, None] + np.arange(self.seats)) % self.seats

    def hear(self, events: Iterable[Event]) -> None:
        """Remember what is told in the first game."""
        for event in events:
            name = event.kind.name
            if name in self.of_pairs:
                one, other = (_seat(event, field) for field in self.of_pairs[name])
                self.pairs[0, one, other, list(self.of_pairs).index(name)] += 1
            elif name in self.of_deeds:
                self.deeds[0, _seat(event, "seat"), self.of_deeds.index(name)] += 1

    def seen(self, places: npt.NDArray[Any], seats: npt.NDArray[Any]) -> npt.NDArray[np.uint8]:
        """Return what is remembered in some games, as numbers for a seat of each: the own seat is the first."""
        turned, at = self._turned[seats], places[:, None]
        pairs = np.zeros((len(places), self.most, self.most, len(self.of_pairs)), np.uint8)
        pairs[:, : self.seats, : self.seats] = self.pairs[at[..., None], turned[:, :, None], turned[:, None]]
        deeds = np.zeros((len(places), self.most, len(self.of_deeds)), np.uint8)
        deeds[:, : self.seats] = self.deeds[at, turned]
        return np.concatenate([pairs.reshape(len(places), -1), deeds.reshape(len(places), -1)], axis=1)


class Net:
    """What was learned: inputs for each small number, then for each column, then layers, then a number per move."""

    def __init__(self, arrays: dict[str, npt.NDArray[Any]]) -> None:
        self.tops = arrays["tops"].astype(np.int64)
        self.columns, self.values = cells(self.tops)
        wide = {name: each.astype(np.float32) for name, each in arrays.items()}
        wide["in"] = wide["in"] * wide.get("in_scale", 1.0)
        self.cells, self.plain = np.split(wide["in"], [len(self.columns)])
        self.plain /= np.maximum(self.tops, 1)[:, None]
        self.bias = wide["in_bias"]
        number = sum(name.startswith("layer_") for name in arrays)
        self.layers = [(wide[f"layer_{each}"], wide[f"bias_{each}"]) for each in range(number)]
        self.choice, self.choice_bias = wide["choice"], wide["choice_bias"]

    def judge(self, observed: npt.NDArray[Any], outputs: npt.NDArray[np.int64]) -> Floats:
        """Return how much the net likes each of some moves, by the numbers of its outputs."""
        seen = np.clip(observed, 0, self.tops)
        found = self.cells[seen[self.columns] == self.values].sum(axis=0)
        hidden: Floats = np.maximum(found + seen.astype(np.float32) @ self.plain + self.bias, 0)
        for layer, bias in self.layers:
            hidden = hidden + np.maximum(hidden @ layer + bias, 0)
        judged: Floats = hidden @ self.choice[:, outputs] + self.choice_bias[outputs]
        return judged


class LearnerMind:
    """Does what the net likes best."""

    name: Final = NAME

    def __init__(self, net: Net, game: Game, seat: int, dice: Dice) -> None:
        self.net = net
        self.stand_in: Mind = minds.find(game.id, minds.default(game.id))(game, seat, dice)

    def known(self, seat: Seat) -> npt.NDArray[np.int64]:
        """Return what is observed and remembered, which is all that a net knows that learned in its own games."""
        memory = Memory(seat.setup)
        memory.hear(seat.heard)
        heard = memory.seen(np.zeros(1, int), np.array([seat.number]))[0]
        return np.concatenate([seat.observed(), heard]).astype(np.int64)

    def inputs(self, seat: Seat) -> npt.NDArray[np.int64]:
        """Return all numbers that a net may know: it learned them all from a teacher."""
        return np.append(self.known(seat), np.array(self.believed(seat), np.int64))

    def believed(self, seat: Seat) -> Sequence[int]:
        """Return what is worked out besides: nothing, in most games."""
        return ()

    def choose(self, seat: Seat) -> int:
        options = seat.ask.options
        if len(options) == 1:
            return options[0]
        wanted = len(self.net.tops)
        observed = self.known(seat)
        if len(observed) < wanted:
            observed = np.append(observed, np.array(self.believed(seat), np.int64))
        outputs, number = moves(seat.setup)
        if len(observed) != wanted or number != len(self.net.choice_bias):
            return self.stand_in.choose(seat)
        actions = [seat.setup.action(seat.ask.question, option) for option in options]
        return options[int(self.net.judge(observed, outputs[seat.number, actions]).argmax())]


def mind(game: Game, seat: int, dice: Dice) -> LearnerMind:
    """Return a learner for any seat of a game that it knows."""
    return LearnerMind(net_of(game.id), game, seat, dice)


@cache
def net_of(game_id: str) -> Net:
    """Return the net of a game."""
    with np.load(SHIPPED[game_id]) as kept:
        return Net({name: kept[name] for name in kept.files})


def write_net(file: Path, tops: npt.NDArray[Any], net: dict[str, npt.NDArray[Any]]) -> None:
    """Write what was learned, without what only learning needs; a large first layer in bytes, with a scale per row."""
    kept = {name: each for name, each in net.items() if not name.startswith("worth")}
    if (first := kept["in"]).size > LARGE:
        scale = np.maximum(np.abs(first).max(axis=1, keepdims=True) / 127, 1e-4).astype(np.float16)
        kept |= {"in": np.rint(first / scale.astype(np.float32)).clip(-127, 127).astype(np.int8), "in_scale": scale}
    np.savez_compressed(file, tops=tops, **kept)  # type: ignore[arg-type]


def _seat(event: Event, field: str) -> int:
    """Return a seat that an event names."""
    seat = event.values[field]
    assert isinstance(seat, int)
    return seat
