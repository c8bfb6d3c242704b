"""A small game on disk, complete but for the rules that a test gives it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module, invalidate_caches
from itertools import count
from pathlib import Path

from duskhall.native.model import Program
from duskhall.native.read import read_game

NUMBERS = count()

STATE = '''
"""What is on the table."""
from collections.abc import Callable
from typing import Final

from duskhall.kernel.dice import Dice
from duskhall.kernel.fields import cells, declared, piece, pile, piles, shared
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import Piece, State

NOBODY: Final = -1
Effect = Callable[["Small", int], None]


class Card:
    """What is printed on a card."""

    def __init__(self) -> None:
        self.worth = 0
        self.moves: list[int] = []


class Tables:
    """What is printed."""

    def __init__(self) -> None:
        self.gold: list[int] = []
        self.cards: list[Card] = []
        self.effect: list[Effect] = []


@declared
class Duel(Piece):
    """Two at odds."""

    one: int = NOBODY
    blows: list[int] = pile()


@declared
class Small(State):
    """A game."""

    turn: int = 0
    gold: list[int] = cells("seats", 0)
    flags: list[int] = shared(cells("seats", 0))
    deck: list[int] = pile()
    hand: list[list[int]] = piles("seats")
    duel: Duel = piece()

    def __init__(self, setup: Setup, dice: Dice) -> None:
        super().__init__(setup, dice)
        tables: Tables = setup.content.tables
        self.tables = tables

    def richest(self) -> int:
        """Return who has most."""
        return self.gold.index(max(self.gold))
'''

QUESTIONS = '''
"""What players are asked."""
from typing import Final

from duskhall.kernel.question import Each, Question

GO_ON: Final = Question("go_on", "1.1", "yes", "no", Each("seat"))
YES: Final = GO_ON.word("yes")
'''

RULES = '''
"""The rules."""
from typing import Final

from {package}.questions import GO_ON, YES
from {package}.state import NOBODY, Card, Duel, Effect, Small
from duskhall.kernel.question import Ask, Question, Step
from duskhall.kernel.state import changed

LIMIT: Final = 3
LADDER: Final = [1, 2, 4]


def begin(game: Small) -> None:
    """1.1 Begin."""
    game.ask(game.turn, GO_ON, [YES], heard)


def heard(game: Small, seat: int, option: int) -> None:
    """1.1 Go on."""
    game.do(begin)


'''


@contextmanager
def small_game(folder: Path, rules: str) -> Iterator[Program]:
    """Read a game whose rules are these, after a few lines that they can use."""
    package = f"small_game_{next(NUMBERS)}"
    (folder / package).mkdir()
    texts = {"__init__": '"""A game."""\n', "state": STATE, "questions": QUESTIONS, "rules": RULES + rules}
    for name, text in texts.items():
        (folder / package / f"{name}.py").write_text(text.lstrip("\n").replace("{package}", package))
    sys.path.insert(0, str(folder))
    invalidate_caches()
    try:
        module = import_module(package)
        yield read_game(module, [import_module(f"{package}.rules")], folder / package)
    finally:
        sys.path.remove(str(folder))


def first_line(rules: str) -> int:
    """Return the line of the rules' file in which the given text begins."""
    return RULES.lstrip("\n").count("\n") + 1 + len(rules) - len(rules.lstrip("\n"))
