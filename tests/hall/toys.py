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

TOYS = {"high-card": "tests.kernel.toy", "high-card-together": "tests.hall.toys"}
BAD_MINDS = ("hangs", "dies", "cheats", "fails")


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


def add_toys() -> None:
    """Let the toys be found as every game is, and the bad bots by modules that exist only in memory."""
    games.GAMES.update(TOYS)
    for name in BAD_MINDS:
        module = ModuleType(f"bad_mind_{name}")
        module.mind = lambda game, seat, dice, name=name: Bad(name)  # type: ignore[attr-defined]
        sys.modules[module.__name__] = module
    bad = {name: f"bad_mind_{name}" for name in BAD_MINDS}
    for game in TOYS:
        minds.MINDS[game] = {**bad, "good": "duskhall.minds.chance"}


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
