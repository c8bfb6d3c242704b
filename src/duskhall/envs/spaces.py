"""The spaces of a game's environments: an observation of whole numbers with a mask, and one flat set of actions."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from duskhall.envs.wish import Wish
from duskhall.kernel.observation import observation_of

OBSERVATION: Final = "observation"
MASK: Final = "action_mask"
WHOLE: Final = np.iinfo(np.int32)


def observations(wish: Wish) -> spaces.Dict:
    """Return the space of what a seat observes: numbers as docs/observations.md lays them out, and its mask."""
    length = observation_of(wish.setup).length
    shape = (wish.setup.seats, length) if wish.is_perfect else (length,)
    return spaces.Dict(
        {
            OBSERVATION: spaces.Box(WHOLE.min, WHOLE.max, shape, np.int32),
            MASK: spaces.Box(0, 1, (wish.setup.actions,), np.int8),
        }
    )


def actions(wish: Wish) -> "spaces.Discrete[Any]":
    """Return the flat set of actions: every option of every question that the game declares."""
    return spaces.Discrete(wish.setup.actions)
