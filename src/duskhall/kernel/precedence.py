"""Whose answer is taken next: where any of several seats may go on (`State.ask_any`), minds settle it by themselves.

Each of them that has an urge (`Eager`) is asked for it, from what its own seat may know; the strongest goes.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from duskhall.kernel.question import ANY, Ask
from duskhall.kernel.seat import Eager, Mind, Seat
from duskhall.kernel.state import State

_NONE: Final = float("-inf")


def whose(state: State, minds: Mapping[int, Mind] | Sequence[Mind], seat_of: Callable[[Ask], Seat]) -> Ask:
    """Return the ask that is answered next, of a table where only minds are asked.

    It is the first one, or where any of them may answer, that of the strongest urge.  `seat_of` says what the seat of
    an ask knows.
    """
    asks = state.pending()
    if state.mode != ANY or len(asks) == 1:
        return asks[0]
    return max(asks, key=lambda ask: _urge(minds[ask.seat], seat_of, ask))


def _urge(mind: Mind, seat_of: Callable[[Ask], Seat], ask: Ask) -> float:
    """Return how much a mind wants to go first; whoever has no urge lets the others go."""
    return mind.urge(seat_of(ask)) if isinstance(mind, Eager) else _NONE
