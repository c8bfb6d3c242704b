"""A clock for the tests of time: it stands still until somebody moves it, so that no machine is too slow for a test."""

import asyncio
import time


class StillLoop(asyncio.SelectorEventLoop):
    """A loop for which no time passes but what is let pass."""

    def __init__(self) -> None:
        self._still_at: float | None = time.monotonic()
        self._ahead = 0.0
        super().__init__()

    def time(self) -> float:
        return (super().time() if self._still_at is None else self._still_at) + self._ahead

    def move(self, seconds: float) -> None:
        """Let so much time pass at once; may be called from any thread."""
        self.call_soon_threadsafe(self._move, seconds)

    def go_on(self) -> None:
        """Let time pass by itself, as it does for everybody else."""
        self.call_soon_threadsafe(self._go_on)

    def _move(self, seconds: float) -> None:
        self._ahead += seconds

    def _go_on(self) -> None:
        if self._still_at is not None:
            self._ahead += self._still_at - time.monotonic()
            self._still_at = None
