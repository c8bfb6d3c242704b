"""The time by which a hall lives: that of the loop it runs on, by which everything it waits for comes due.

Who runs a hall on another loop gives it another clock; the tests do, so that they need not wait.  The calendar is
another matter: somebody may set it at any moment, forward or back, so it only dates things, and whatever is irrevocable
waits until it has gone on evenly for a while.
"""

import asyncio
import time
from typing import Final

HOUR: Final = 3600.0
DAY: Final = 86_400.0
JUMP_SECONDS: Final = 60.0  # by which calendar and clock may part between two looks


def now() -> float:
    """Return the seconds of this clock, which only differences have a meaning of."""
    try:
        return asyncio.get_running_loop().time()
    except RuntimeError:  # in a thread beside the loop, whose clock is this one unless somebody chose another
        return time.monotonic()


def wall() -> float:
    """Return the date, in seconds since 1970, as the machine has it just now."""
    return time.time()


class Calendar:
    """Notices when the machine's date jumps: when it does not go on as the clock does."""

    def __init__(self) -> None:
        """Begin to look."""
        self._date, self._clock = wall(), now()
        self._even_since = self._clock
        self.jumped = False

    def even(self) -> float:
        """Return for how many seconds the date has gone on evenly, since the last jump, or since the beginning."""
        date, clock = wall(), now()
        if abs((date - self._date) - (clock - self._clock)) > JUMP_SECONDS:
            self._even_since = clock
            self.jumped = True
        self._date, self._clock = date, clock
        return clock - self._even_since
