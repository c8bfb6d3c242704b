"""How much a mind may think about one decision: an amount of work, given by whoever asks.

Fixed work is the same on every machine: so play the arena, tests and daily tables.  A live table may also stop a mind
at a deadline; the mind never sees a clock, it only asks whether it is to come to an end.
"""

from collections.abc import Callable
from typing import Final


class Budget:
    """Work for one decision: so many percent of what a mind usually does, until it is over."""

    __slots__ = ("_is_over", "percent")

    def __init__(self, percent: int = 100, is_over: Callable[[], bool] | None = None) -> None:
        """Allow this part of the usual work, and stop when `is_over` says so; without it, never."""
        self.percent = percent
        self._is_over = is_over

    def work(self, usual: int) -> int:
        """Return how many units of work to do, where `usual` is what the mind does unless told otherwise.

        >>> Budget().work(60), Budget(percent=25).work(60), Budget(percent=1).work(60)
        (60, 15, 1)
        """
        return max(1, usual * self.percent // 100)

    @property
    def has_deadline(self) -> bool:
        """Whether somebody waits for the answer."""
        return self._is_over is not None

    def is_over(self) -> bool:
        """Say whether to answer with what is known so far; asked between two units of work, after the first one."""
        return self._is_over is not None and self._is_over()


USUAL: Final = Budget()
