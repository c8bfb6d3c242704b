"""A game's shared library as Python calls it: by ctypes, which lets other threads run meanwhile.

Whatever goes wrong in there comes back as a number, and becomes an exception here.
"""

import ctypes
import json
import os
from functools import cache
from typing import Any, Final

from duskhall.kernel.game import Game
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import MOST_STEPS, Unending
from duskhall.native.building import library_of
from duskhall.native.image import Images

# In the order of `Wrong` in lists.h.
RIGHT, FULL, OUTSIDE, MISSING, EMPTY, WIDE, BY_ZERO, UNKNOWN, DEEP, UNENDING, REFUSED = range(11)
WORDS: Final = ("", "full", "outside", "missing", "empty", "wide", "zero", "unknown", "deep", "unending", "refused")

Number = ctypes.c_int64
Pointer = ctypes.c_void_p
# What each function gives, and takes.
FUNCTIONS: Final[dict[str, tuple[Any, ...]]] = {
    "description": (ctypes.c_char_p,),
    "state_size": (Number,),
    "setup": (Pointer, Pointer, Number, Pointer, Number, Pointer, Number, Number, Number),
    "drop_setup": (None, Pointer),
    "batch": (Pointer, Pointer, Number),
    "drop_batch": (None, Pointer),
    "failure": (ctypes.c_char_p, Pointer, Pointer, Pointer),
    "gain": (None, Pointer, Pointer),
    "watch": (Number, Pointer, Pointer, Number),
    "start": (Number, Pointer, Number, Number, Pointer, Number),
    "step": (Number, Pointer, Number, Number, Pointer, Pointer, Number, Pointer, Number),
    "play_out": (Number, Pointer, Number, Number, Pointer, Pointer, Number),
    "count": (None, Pointer, Pointer, Number, Pointer, Number),
    "play_by_policy": (Number, Pointer, Number, Number, Number, Pointer, Pointer, Number),
    "play_on": (Number, Pointer, Number, Number, Pointer, Number, Pointer, Number),
    "try_out": (Number, Pointer, Number, Pointer),
    "worths": (Number, Pointer, Number, Pointer),
    "standings": (Number, Pointer, Number, Number, Pointer, Number),
    "advise": (Number, Pointer, Pointer, ctypes.c_char_p, Pointer, Number),
    "go_to": (Number, Pointer, Number, Number, Pointer),
    "observe": (Number, Pointer, Number, Number, Pointer, Pointer, Number),
    "play_minds": (Number, Pointer, Number, Number, Pointer, Number, Pointer, Number),
    "save": (Number, Pointer, Number, Pointer, Number),
    "restore": (Number, Pointer, Number, Pointer, Number),
    "copy": (Number, Pointer, Number, Pointer, Number, Number),
    "digests": (None, Pointer, Pointer),
}


class NativeFailure(Mistake):
    """Native rules that cannot go on: a list has no room, or they did what rules must not do."""


class NoRoom(NativeFailure):
    """A list of a game outgrew its room, as it may with content of one's own."""


class Library:
    """The native rules of one game."""

    def __init__(self, game: Game, path: str) -> None:
        self.game = game
        self.path = path
        self.calls = ctypes.CDLL(path)
        for name, (gives, *takes) in FUNCTIONS.items():
            function = self.call(name)
            function.restype, function.argtypes = gives, takes
        self.description: dict[str, Any] = json.loads(self.call("description")())
        self.images = Images(game, self.description)
        self.state_size: int = self.call("state_size")()

    def call(self, name: str) -> Any:
        """Return one of its functions."""
        return getattr(self.calls, f"duskhall_{name}")

    def failed(self, batch: int, what: int) -> Mistake:
        """Return the exception for what a function said went wrong."""
        place, number = Number(), Number()
        field = self.call("failure")(batch, ctypes.byref(place), ctypes.byref(number)).decode()
        return failed(self.game, self.description, what, place.value, number.value, field)


def failed(game: Game, description: dict[str, Any], what: int, place: int, number: int, field: str) -> Mistake:
    """Return the exception for what went wrong in a game of a batch, with the number and the field that it concerns."""
    if what == FULL:
        return NoRoom("mistake-native-full", game=game.id, field=field or "-", most=number)
    if what == REFUSED:
        return NativeFailure("mistake-native-refused", action=str(number), number=place)
    if what == UNENDING:
        step = description["steps"][number].rpartition(".")[2]
        return Unending("mistake-unending", game=game.id, steps=MOST_STEPS, step=step)
    return NativeFailure("mistake-native-wrong", game=game.id, what=WORDS[what], field=field or "-", number=number)


class NativeSetup:
    """A setup as native rules hold it; batches of it keep it alive."""

    def __init__(self, library: Library, setup: Setup) -> None:
        self.library = library
        self.setup = setup
        numbers = (library.images.tables(setup), setup.numbers, setup.offsets)
        lists = [(Number * len(each))(*each) for each in numbers]
        sizes = [len(each) for each in numbers]
        self.pointer: int | None = library.call("setup")(
            lists[0], sizes[0], lists[1], sizes[1], lists[2], sizes[2], setup.actions, setup.seats
        )
        if self.pointer is None:
            raise NativeFailure("mistake-native-setup", game=setup.game.id)

    def __del__(self) -> None:
        if getattr(self, "pointer", None) is not None:
            self.library.call("drop_setup")(self.pointer)
            self.pointer = None


@cache
def library(game: Game) -> Library:
    """Return the native rules of a game, built if need be, or raise `NoLibrary`.

    `DUSKHALL_NATIVE_FLAGS` are further flags for the compiler, such as those of its sanitisers.
    """
    return Library(game, str(library_of(game.id, os.environ.get("DUSKHALL_NATIVE_FLAGS", "").split())))
