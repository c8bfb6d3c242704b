"""A calendar that tests set, forward and back, while the clock by which a hall waits goes on as it does."""

import time

DAY = 86_400.0


class Calendar:
    """Stands for the module `time` in the hall's clock."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.monotonic = time.monotonic

    def time(self) -> float:
        return time.time() + self.ahead

    def jump(self, days: float) -> None:
        """Set the date forward, or back."""
        self.ahead += days * DAY
