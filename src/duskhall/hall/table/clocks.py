"""Time to think: so many seconds for each decision, and a bank for the whole game that longer thoughts use up."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from duskhall.hall.protocol import Clock

# For how many of the seconds between two times the clock of a seat stood still.
Rested = Callable[[int, float, float], float]
PRESSING_SECONDS: Final = 130.0  # left of a clock of days, before which nobody has to look at it


def _never(seat: int, since: float, until: float) -> float:
    return 0.0


class Clocks:
    """The clocks of one table; times are seconds of any one clock that only goes forward."""

    def __init__(self, clock: Clock, banks: Sequence[float], rested: Rested = _never) -> None:
        """Start with what is left in each seat's bank."""
        self.clock = clock
        self._rested = rested
        self.banks = list(banks)
        self.since: dict[int, float] = {}  # when each seat that is asked began to think

    def charged(self, seat: int, now: float) -> list[float]:
        """Return the banks as they are when a seat answers now."""
        banks = self.banks[:]
        if seat in self.since:
            thought = now - self.since[seat] - self._rested(seat, self.since[seat], now)
            over = thought - self.clock.seconds
            banks[seat] = round(max(0.0, banks[seat] - max(0.0, over)), 3)
        return banks

    def follow(self, asked: Collection[int], answered: int | None, banks: Sequence[float], now: float) -> None:
        """Go on after an entry: whoever answered is asked anew, and whoever is not asked any more does not think."""
        self.banks = list(banks)
        if answered is None:
            self.since = {}
        else:
            self.since.pop(answered, None)
        self.since = {seat: self.since.get(seat, now) for seat in asked}

    def left(self, seat: int, now: float) -> float:
        """Return how long a seat that is asked may still think."""
        return max(0.0, self.deadline(seat) + self._rested(seat, self.since[seat], now) - now)

    def deadline(self, seat: int) -> float:
        """Return when a seat that is asked runs out of time, if its clock never stands still."""
        return self.since[seat] + self.clock.seconds + self.banks[seat]

    def pressing(self, seats: Collection[int], now: float) -> bool:
        """Say whether somebody has to wait for the clock of one of these seats: for one of days only near its end."""
        thinking = [seat for seat in seats if seat in self.since]
        return not self.clock.by_day or any(self.left(seat, now) < PRESSING_SECONDS for seat in thinking)
