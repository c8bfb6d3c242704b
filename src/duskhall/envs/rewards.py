"""What a seat is rewarded with: what it gained, less what the others gained on average.

So the rewards of all seats add up to nothing, except where everyone wins or loses together: there the gain itself is
the reward.  What is gained is the game, 1 once it is won, or, by score, every point.
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from duskhall.kernel.state import State

WIN: Final = 1000  # of `Game.worth`


def of_gains(gains: npt.NDArray[Any], cooperative: bool) -> npt.NDArray[np.float64]:
    """Return the rewards for gains, those of the seats of a game in the last direction.

    >>> of_gains(np.array([1, 0, 0]), cooperative=False).tolist()
    [1.0, -0.5, -0.5]
    """
    seats = gains.shape[-1]
    if cooperative or seats == 1:
        return gains.astype(np.float64)
    rewards: npt.NDArray[np.float64] = (gains * seats - gains.sum(axis=-1, keepdims=True)) / (seats - 1)
    return rewards


def won(state: State) -> npt.NDArray[np.float64]:
    """Return how much of the win each seat has, nothing while the game goes on."""
    worth, outcome = state.setup.game.worth, state.outcome()
    if outcome is None:
        return np.zeros(state.seats)
    if worth is None:  # a game that says nothing of searches
        return np.array([float(seat in outcome.winners) for seat in range(state.seats)])
    return np.array([worth(state, seat) for seat in range(state.seats)]) / WIN


def scores(state: State) -> npt.NDArray[np.float64]:
    """Return the scores as they stand; of a game that does not say, once it is over."""
    score, outcome = state.setup.game.score, state.outcome()
    if score is not None:
        return np.array([score(state, seat) for seat in range(state.seats)], np.float64)
    return np.zeros(state.seats) if outcome is None else np.array(outcome.scores, np.float64)
