"""Says what games came to, once they have ended: for history and statistics, beside play and after it.

A worker plays the record again, so no move costs more.  What was not told, because a hall was stopped or a game ended
before there were conclusions, is found again.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from duskhall.hall.bots.jobs import Conclude
from duskhall.hall.bots.turns import Busy
from duskhall.hall.bots.workers import WorkerFailed, Workers
from duskhall.hall.conclusion import Conclusion
from duskhall.hall.storage import Store, StoreError, daily, queries, results
from duskhall.hall.table.lobby import Lobby

PAUSE_SECONDS: Final = 0.2  # between two conclusions, for those who play
LOOK_SECONDS: Final = 600.0  # between two looks for what was left out
FIRST_LOOK_SECONDS: Final = 20.0  # after the start
AT_ONCE: Final = 20
_MOST: Final = 1000  # that wait; more are found again
_ASKER: Final = "conclusions"
_log = logging.getLogger("duskhall.concluding")


class Concluder:
    """What one process of the hall has to say about ended games."""

    def __init__(self, store: Store, workers: Workers) -> None:
        """Begin with nothing to do."""
        self._store = store
        self._workers = workers
        self._waiting: dict[str, None] = {}  # in their order
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Leave the rest to whoever opens the store next."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def ended(self, table_id: str) -> None:
        """Note that a game has ended."""
        if len(self._waiting) < _MOST:
            self._waiting[table_id] = None
            self._woken.set()

    async def make_good(self) -> int:
        """Tell everything that was left out, and return how many games that were."""
        told = 0
        while missing := await self._store.read(results.unconcluded, AT_ONCE):
            for table_id in missing:
                await self.conclude(table_id)
                await asyncio.sleep(0)
            told += len(missing)
        return told

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        look = loop.time() + FIRST_LOOK_SECONDS
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(look):
                    await self._woken.wait()
            try:
                if loop.time() >= look:
                    look = loop.time() + LOOK_SECONDS
                    for table_id in await self._store.read(results.unconcluded, AT_ONCE):
                        self._waiting.setdefault(table_id)
                        look = loop.time() + FIRST_LOOK_SECONDS  # there may be more
                while self._waiting:
                    table_id = next(iter(self._waiting))
                    del self._waiting[table_id]
                    await self.conclude(table_id)
                    await asyncio.sleep(PAUSE_SECONDS)
            except (StoreError, WorkerFailed, Busy) as error:
                look = min(look, loop.time() + FIRST_LOOK_SECONDS)  # it is found again
                _log.warning("a game is not told yet", extra={"problem": str(error)[:200]})
            except Exception as error:  # whatever it is, the next game may be told
                _log.exception("a game is not told yet", extra={"problem": type(error).__name__})
            if not self._waiting:
                self._woken.clear()

    async def conclude(self, table_id: str) -> None:
        """Say what a game came to, and store it."""
        stored = await self._store.read(queries.load_table, table_id)
        if stored is None or stored.head is None:
            return
        lobby = msgspec.json.decode(stored.lobby, type=Lobby)
        found = Conclusion() if lobby.lesson else await self._told(table_id, stored.head)
        holders: Sequence[str | None] = [place.person for place in lobby.places]
        if lobby.daily and found.replaced:
            await self._store.write(daily.discount, table_id)
        await self._store.write(results.conclude, table_id, lobby.game, found, holders)

    async def _told(self, table_id: str, head: str) -> Conclusion:
        entries = await self._store.read(queries.entries_after, table_id)
        snapshot = await self._store.read(queries.load_snapshot, table_id)
        rows = [msgspec.Raw(each.entry.encode()) for each in entries]
        job = Conclude(head=head, entries=rows, state=None if snapshot is None else snapshot.state)
        async with self._workers.turn(_ASKER):
            return (await self._workers.work(job)).conclusion or Conclusion()
