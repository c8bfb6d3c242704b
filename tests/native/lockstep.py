"""Games that are played in Python and in C++ at once, and compared after every decision.

    python -m tests.native.lockstep GAME KIND FIRST COUNT

runs some of them on their own, as the soak does with a sanitised library.
"""

import sys
from random import Random
from typing import Any

from tests.games.altering import alter, content_of, dice_of

from duskhall.games import find
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import Unending
from duskhall.native.batch import Batch, key_of
from duskhall.native.library import NativeFailure

KINDS = ("default", "settings", "content")
LOOKS = 16  # decisions between two changes of places: Python plays what C++ has left, and the other way round


def setup_of(game: Game, kind: str, number: int) -> Setup | None:
    """Return the setup of a game to play, or None where altered content is refused."""
    random = Random(f"{game.id} {kind} {number}")
    seats = game.seats[number % len(game.seats)]
    if kind == "content":
        dice = dice_of(game.id, "native", number)
        data, settings = content_of(game, dice)
        alter(data, dice)
        try:
            return game.setup(seats, settings, data, simulation=True)
        except Mistake:
            return None
    settings = {}
    if kind == "settings":
        for setting in game.settings:
            values = list(setting.possible(game.setup(seats).content.data))
            if setting.in_simulation is None:  # now and then an extreme
                settings[setting.name] = random.choice([values[0], values[-1], random.choice(values)])
    return game.setup(seats, settings, simulation=True)


def play(setup: Setup, number: int) -> int:
    """Play a game in lock-step, and return how many decisions it took."""
    random = Random(number)
    batch = Batch(setup.game, setup, [number])
    state = setup.game.new(setup, Dice(key_of(number)))
    images = batch.library.images
    decisions = 0
    while True:
        compare(batch, state)
        if not state.asks:
            assert batch.seat[0] == -1
            return decisions
        ask = state.next_ask()
        assert (batch.seat[0], batch.question[0]) == (ask.seat, ask.question.index)
        if random.random() < 0.5:  # others may answer first
            ask = random.choice(state.pending())
        option = random.choice(ask.options)
        state.take(ask, option)
        batch.step([setup.action(ask.question, option)], [ask.seat])
        decisions += 1
        if decisions % LOOKS == 0:
            assert batch.mask[0].nonzero()[0].tolist() == legal(state)
            frozen = state.freeze()
            left = batch.state(0)
            assert left.freeze() == frozen
            batch.put(0, setup.game.thaw(setup, frozen))
            state = left
            assert images.numbers(state) == batch.numbers(0)


def legal(state: Any) -> list[int]:
    """Return the actions that are legal for whoever is asked next."""
    ask = state.next_ask() if state.asks else None
    return [] if ask is None else [state.setup.action(ask.question, option) for option in ask.options]


def compare(batch: Batch, state: Any) -> None:
    """Hold that all fields are equal: asks and options, agenda, dice and its position, what the game declares."""
    if batch.numbers(0) != batch.library.images.numbers(state):
        ours, theirs = batch.state(0).freeze(), state.freeze()
        different = {name: (ours[name], value) for name, value in theirs.items() if ours[name] != value}
        raise AssertionError(f"native and Python differ, in this order: {different}")


def play_some(game: Game, kind: str, first: int, count: int) -> dict[str, int]:
    """Play so many games, and return how many were played, refused as content, and too large for the native rules."""
    came = {"played": 0, "refused": 0, "too large": 0, "unending": 0, "decisions": 0}
    for number in range(first, first + count):
        setup = setup_of(game, kind, number)
        if setup is None:
            came["refused"] += 1
            continue
        try:
            came["decisions"] += play(setup, number)
        except NativeFailure as failure:
            if kind != "content" or failure.key not in ("mistake-native-full", "mistake-native-setup"):
                raise
            came["too large"] += 1
        except Unending:
            came["unending"] += 1
        came["played"] += 1
    return came


if __name__ == "__main__":
    print(play_some(find(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
