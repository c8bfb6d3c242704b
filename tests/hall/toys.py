"""Games and bots that only tests have: the toy of the kernel's tests, also cooperative, and bots that fail."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import ModuleType
from typing import Any

from tests.kernel import toy

from duskhall import games, minds
from duskhall.kernel.seat import Mind, Seat

TOYS = {"high-card": "tests.kernel.toy", "high-card-together": "tests.hall.toys"}
BAD_MINDS = ("hangs", "dies", "cheats", "fails")
URGING_MINDS = ("keen", "torn")


def make_cooperative() -> Any:
    """The toy, played together, and with odds at once; questions belong to one game, so it is made of the same ones."""
    return replace(toy.make_game(cooperative=True), id="high-card-together", quick_odds=True)


GAME = make_cooperative()


class Bad:
    """A bot that does something else than answering."""

    def __init__(self, what: str) -> None:
        self.name = what

    def choose(self, seat: Any) -> int:
        if self.name == "hangs":
            signal.pause()
        if self.name == "dies":
            os._exit(3)
        if self.name == "cheats":
            return 99
        raise RuntimeError("this bot always fails")


class Urging:
    """A bot that wants to go the more, the later its seat is, or fails to say what it wants; it answers anything."""

    def __init__(self, what: str) -> None:
        self.name = what

    def choose(self, seat: Seat) -> int:
        return seat.ask.options[-1]

    def urge(self, seat: Seat) -> float:
        if self.name == "torn":
            raise RuntimeError("this bot never knows")
        return seat.number


def add_toys() -> None:
    """Let the toys be found as every game is, and the bots of tests by modules that exist only in memory."""
    games.GAMES.update(TOYS)
    bad = {name: _module(name, Bad(name)) for name in BAD_MINDS}
    for game in TOYS:
        minds.MINDS[game] = {**bad, "good": "duskhall.minds.chance"}
    minds.names("bloodborne-board")
    urging = {name: _module(name, Urging(name)) for name in URGING_MINDS}
    minds.MINDS["bloodborne-board"] = {**minds.MINDS["bloodborne-board"], **urging}


def _module(name: str, mind: Mind) -> str:
    """Make a module that is a bot, and return its name."""
    module = ModuleType(f"mind_of_tests_{name}")
    module.mind = lambda game, seat, dice: mind  # type: ignore[attr-defined]
    sys.modules[module.__name__] = module
    return module.__name__


@contextmanager
def register_toys() -> Iterator[None]:
    """Let the toys be found while a test runs."""
    known_games, known_minds = dict(games.GAMES), dict(minds.MINDS)
    minds.MINDS = dict(minds.MINDS)  # type: ignore[misc]
    add_toys()
    try:
        yield
    finally:
        games.GAMES.clear()
        games.GAMES.update(known_games)
        minds.MINDS = known_minds  # type: ignore[misc]
