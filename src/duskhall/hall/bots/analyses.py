"""Analyses of finished games: worked out in the background while somebody waits for them, and kept.

Whoever wants one asks again and again; when nobody has for a while, what was begun is dropped.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec

from duskhall import games
from duskhall.hall import clock
from duskhall.hall.bots.jobs import Analyse
from duskhall.hall.bots.turns import Busy
from duskhall.hall.bots.workers import WorkerFailed, Workers
from duskhall.hall.denied import Denied
from duskhall.hall.metrics import Metrics
from duskhall.hall.storage import Store, analyses
from duskhall.hall.table.lobby import ENDED
from duskhall.hall.table.room import Room
from duskhall.teacher.analysis import Analysis
from duskhall.teacher.estimate import PARTS

UNASKED_SECONDS: Final = 10.0  # after which nobody waits any more
LOOKS_SECONDS: Final = 1.0  # between two looks whether somebody does
DONE: Final = "done"
WORKING: Final = "working"
WAITING: Final = "waiting"
_log = logging.getLogger("duskhall.analyses")


class AnalysisNow(msgspec.Struct, frozen=True):
    """How far an analysis is: `status` is waiting (for its turn), working or done; `progress` in ten-thousandths.

    `analysis` is there once it is done.
    """

    status: str
    progress: int = 0
    analysis: Analysis | None = None


class _Running:
    """An analysis that is being worked out."""

    def __init__(self) -> None:
        self.status, self.progress = WAITING, 0
        self.asked = clock.now()
        self.task: asyncio.Task[None] | None = None

    def told(self, parts: int) -> None:
        self.status, self.progress = WORKING, parts


class Analyses:
    """The analyses of this process."""

    def __init__(self, store: Store, workers: Workers, metrics: Metrics) -> None:
        """Work with these workers, and keep what comes of it in the store."""
        self._store, self._workers, self._metrics = store, workers, metrics
        self._running: dict[str, _Running] = {}

    async def now(self, room: Room, who: str, count: Callable[[], None]) -> AnalysisNow:
        """Return how far the analysis of an ended table is; begin it where there is none, which `count` may deny."""
        if room.lobby.status != ENDED:
            raise Denied("not-ended", "The game is not over yet.")
        running = self._running.get(room.id)
        if running is None:
            found = await self._store.read(analyses.find, room.id, _version(room))
            if found is not None:
                return AnalysisNow(DONE, PARTS, msgspec.json.decode(found, type=Analysis))
            running = self._running.get(room.id)
        if running is None:
            count()
            running = self._running[room.id] = _Running()
            running.task = asyncio.get_running_loop().create_task(self._work(room, who, running))
            await asyncio.sleep(0)  # where too many wait already, that is said at once
        running.asked = clock.now()
        if running.task is not None and running.task.done():
            self._running.pop(room.id, None)
            running.task.result()
            return await self.now(room, who, count)
        return AnalysisNow(running.status, running.progress)

    async def close(self) -> None:
        """Drop what is being worked out."""
        tasks = [running.task for running in self._running.values() if running.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, room: Room, who: str, running: _Running) -> None:
        task = asyncio.current_task()
        assert task is not None
        waits = asyncio.get_running_loop().create_task(self._end_when_unasked(room.id, running, task))
        try:
            async with self._workers.turn(who):
                running.told(0)
                record = msgspec.json.encode(await room.record()).decode()
                result = await self._workers.work(Analyse(record=record), running.told)
            await self._store.write(analyses.keep, room.id, _version(room), bytes(result.analysis).decode())
        except Busy:
            self._metrics.count("lookups_refused")
            raise
        except WorkerFailed as error:
            _log.warning("analysis failed", extra={"table": room.id, "problem": str(error)[:200]})
            raise Denied("no-analysis", "This game cannot be analysed now.", 503) from error
        finally:
            waits.cancel()

    async def _end_when_unasked(self, table: str, running: _Running, task: "asyncio.Task[None]") -> None:
        while clock.now() - running.asked < UNASKED_SECONDS:
            await asyncio.sleep(LOOKS_SECONDS)
        if self._running.get(table) is running:
            del self._running[table]
        task.cancel()


def _version(room: Room) -> int:
    return games.find(room.lobby.game).rules_version
