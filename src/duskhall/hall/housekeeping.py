"""What a hall does for itself: tables that nobody comes back to expire, and what nobody will miss is removed.

Expiring is no end: whoever was at a table revives it by coming back.  Removing is, so it waits until the calendar has
gone on evenly for a while: a date that somebody set wrong removes nothing.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec

from duskhall.hall.clock import DAY, HOUR, Calendar
from duskhall.hall.config import Config
from duskhall.hall.storage import Store, pruning
from duskhall.hall.storage.pruning import Before, Removed

PAUSE: Final = 0.1  # seconds between two portions, for those who play
TOKEN_SLACK: Final = 30 * DAY  # for which a token that has expired is kept, in case that only the calendar was wrong
_log = logging.getLogger("duskhall.housekeeping")


def dates(config: Config, now: float) -> Before:
    """Return what may be removed by a configuration."""

    def ago(days: int) -> float | None:
        return now - days * DAY if days else None

    return Before(
        now=now,
        people=ago(config.prune_people_days),
        tables=ago(config.prune_open_days),
        chat=ago(config.prune_chat_days),
        tokens=now - config.token_idle_days * DAY - TOKEN_SLACK,
    )


async def prune(store: Store, before: Before, watched: Callable[[str], bool] = lambda table: False) -> Removed:
    """Remove what may go, portion by portion, and return how much it was; tables that somebody watches stay."""
    removed = Removed()
    for kind in pruning.KINDS:
        date: float | None = getattr(before, kind)
        while date is not None:
            keys = await store.read(pruning.found, kind, date)
            chosen = [key for key in keys if kind != "tables" or not watched(key)]
            went = await store.write(pruning.remove, kind, date, chosen) if chosen else 0
            setattr(removed, kind, getattr(removed, kind) + went)
            if len(keys) < pruning.BATCH or not went:
                break
            await asyncio.sleep(PAUSE)
    await store.write(pruning.clear_up, before.now)
    return removed


async def count(store: Store, before: Before) -> Removed:
    """Return how much `prune` would remove."""
    removed = Removed()
    for kind in pruning.KINDS:
        date: float | None = getattr(before, kind)
        if date is not None:
            setattr(removed, kind, await store.read(pruning.counted, kind, date))
    return removed


def report(removed: Removed) -> None:
    """Log what was removed."""
    if removed.anything:
        _log.info("pruned", extra={"removed": msgspec.to_builtins(removed)})


class Watch:
    """Says what may be done, by how evenly the calendar has gone on."""

    def __init__(self, config: Config) -> None:
        """Begin to look at the calendar."""
        self._calendar = Calendar()
        self._grace = config.calendar_grace_hours * HOUR

    @property
    def may_expire(self) -> bool:
        """Whether tables may expire: unless the date has jumped, which gives everybody time to touch theirs."""
        even = self._calendar.even()
        return not self._calendar.jumped or even >= self._grace

    @property
    def may_prune(self) -> bool:
        """Whether anything may be removed for good."""
        return self._calendar.even() >= self._grace
