"""Can the hall serve?  It can while its store takes what is written; a row of no other use is written to know."""

import asyncio
from typing import Final

from duskhall.hall import clock
from duskhall.hall.storage import Store, StoreError, queries

EVERY: Final = 1.0  # seconds between two tries, however many ask
PATIENCE: Final = 2.0  # seconds after which a store that does not answer is not ready


class Readiness:
    """Tries the store for whoever asks, and remembers for a moment what came of it."""

    def __init__(self, store: Store) -> None:
        """Try this store."""
        self._store = store
        self._tried = 0.0
        self._trying: asyncio.Task[bool] | None = None

    async def is_ready(self) -> bool:
        """Say whether something could be written just now."""
        now = clock.now()
        if self._trying is None or (self._trying.done() and now - self._tried >= EVERY):
            self._tried = now
            self._trying = asyncio.create_task(self._try())
        done, _ = await asyncio.wait([self._trying], timeout=PATIENCE)
        return bool(done) and self._trying.result()

    def doubt(self) -> None:
        """Something could not be written: believe nothing that is remembered."""
        self._tried = float("-inf")

    async def close(self) -> None:
        """Wait for nothing any more."""
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.gather(self._trying, return_exceptions=True)

    async def _try(self) -> bool:
        try:
            await self._store.write(queries.beat, clock.wall())
        except StoreError:
            return False
        return True
