"""Who is served next: so many at a time, everybody in turn, and no more waiting than is fair.

Whoever asks for much waits behind what they asked for themselves, never before somebody who asked for little; and who
asks for more than may wait is told so at once.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from duskhall.hall.denied import Denied


class Busy(Denied):
    """More is asked for than may wait: by everybody together, or by the one who asks."""

    @classmethod
    def all_together(cls) -> "Busy":
        """Return what is said where others have asked for too much."""
        return cls("hall-busy", "The hall is busy with what others asked for: try again in a moment.", 503)

    @classmethod
    def alone(cls) -> "Busy":
        """Return what is said to the one who asks for too much."""
        return cls("asks-too-much", "You have asked for a lot at once: wait until some of it is done.", 503)


class Turns:
    """So many at a time; the others wait, each in a line of their own, and the lines take turns."""

    def __init__(self, at_once: int, most: int, most_each: int) -> None:
        """Serve so many at once, and let so many wait, of one asker fewer."""
        self._free = at_once
        self._most = most
        self._most_each = most_each
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}  # by asker, the next one first

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(not called.done() for line in self._lines.values() for called in line)

    @asynccontextmanager
    async def turn(self, asker: str) -> AsyncIterator[None]:
        """Wait for one's turn, or raise `Busy`."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(asker)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, asker: str) -> None:
        if sum(not called.done() for called in self._lines.get(asker, ())) >= self._most_each:
            raise Busy.alone()
        if self.waiting >= self._most:
            raise Busy.all_together()
        called = asyncio.get_running_loop().create_future()
        self._lines.setdefault(asker, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._pass_on()  # called and gone in the same moment
            raise

    def _pass_on(self) -> None:
        """Call the next one: the first of the first line, which then goes behind the others."""
        while self._lines:
            asker = next(iter(self._lines))
            line = self._lines.pop(asker)
            called = line.popleft()
            if line:
                self._lines[asker] = line
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
