"""Steps that a room plans though they stand in a room above it: imports between rooms point down, these names up.

Each is bound to the step of its name when the game is put together.
"""

from collections.abc import Callable
from typing import Final


class Later:
    """A step that is known by its name only."""

    def __init__(self, name: str) -> None:
        """Name the step."""
        self.name = name
        self.step: Callable[..., None] = not_bound


def not_bound(*arguments: object) -> None:
    """Stand in for a step until it is bound."""
    raise RuntimeError("a step was planned before the game was put together")


BURY: Final = Later("bury")  # 9.4, whenever a mission hurts hunters
KILL_EFFECTS: Final = Later("kill_effects")  # 9.5, when an enemy has fallen
HUNT_COMPLETED: Final = Later("hunt_completed")  # 17.1, when the hunt mission is done
BEGIN_ROUND: Final = Later("begin_round")  # 2.1, when a chapter is set up

LATER: Final = (BURY, KILL_EFFECTS, HUNT_COMPLETED, BEGIN_ROUND)
