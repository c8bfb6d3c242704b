"""How other hunters may answer, by what is known of them: everybody's hands lie open (1.4), so only ways differ.

Each model says how likely every option is: somebody who weighs as `hunter` does, somebody who weighs as the game's
policy does, and somebody of whom nothing is known.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from duskhall.games.bloodborne_card import policy
from duskhall.games.bloodborne_card.state import CardGame
from duskhall.kernel.question import Ask
from duskhall.kernel.seat import Seat
from duskhall.minds.bloodborne_card.hunter import value_options
from duskhall.minds.bloodborne_card.knowledge import Knowledge

Shares = npt.NDArray[np.float64]
HUNDREDTHS: Final = 100  # of an Echo, in which the policy counts


def weighed(values: Sequence[float], softness: float) -> Shares:
    """Return how likely each option is to somebody who mostly takes the best one, and seldom a much worse one.

    `softness` is how many Echoes worse an option is that is taken a third as often.
    """
    found = np.array(values, np.float64)
    return whole(np.exp((found - found.max()) / softness))


def likely(world: CardGame, ask: Ask, softness: float, weights: tuple[float, float, float]) -> Shares:
    """Return how likely each option of another's ask is, by these weights of the three models."""
    of_hunter, of_policy, of_nobody = weights
    shares: Shares = np.full(len(ask.options), of_nobody / len(ask.options))
    if of_hunter:
        seat = Seat(world, ask)
        shares = shares + of_hunter * weighed(value_options(seat, Knowledge(seat)), softness)
    if of_policy:
        values = [value / HUNDREDTHS for value in policy.values_of(world, ask)]
        shares = shares + of_policy * weighed(values, softness)
    return whole(shares)


def whole(shares: Shares) -> Shares:
    """Return shares of which all together are 1."""
    parts: Shares = shares / shares.sum()
    return parts
