"""The decorator that ties a test to the numbered rules it shows.

`tests/games/test_traceability.py` reads these marks from the sources, so the arguments must be literal strings.
"""

from collections.abc import Callable
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])


def rule(game: str, *numbers: str) -> Callable[[Test], Test]:
    """Mark a test as showing these rules of a game's RULES.md: `@rule("dungeon-cards", "4.2", "R6")`."""
    if not numbers:
        raise TypeError(f"@rule({game!r}) names no rule")

    def mark(test: Test) -> Test:
        for number in reversed(numbers):
            test = pytest.mark.rule(game, number)(test)
        return test

    return mark
