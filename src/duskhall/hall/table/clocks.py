"""Time to think: so many seconds for each decision, and a bank for the whole game that longer thoughts use up."""

from collections.abc import Collection, Sequence

from duskhall.hall.protocol import Clock


class Clocks:
    """The clocks of one table; times are seconds of any one clock that only goes forward."""

    def __init__(self, clock: Clock, banks: Sequence[float]) -> None:
        """Start with what is left in each seat's bank."""
        self.clock = clock
        self.banks = list(banks)
        self.since: dict[int, float] = {}  # when each seat that is asked began to think

    def charged(self, seat: int, now: float) -> list[float]:
        """Return the banks as they are when a seat answers now."""
        banks = self.banks[:]
        if seat in self.since:
            over = now - self.since[seat] - self.clock.seconds
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
        return max(0.0, self.deadline(seat) - now)

    def deadline(self, seat: int) -> float:
        """Return when a seat that is asked runs out of time."""
        return self.since[seat] + self.clock.seconds + self.banks[seat]
