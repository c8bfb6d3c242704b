"""Waiting for what must come: the only place in the tests where time passes.

A test never waits for a while and then looks; it looks until something is so.  How long a loaded machine is given says
`DUSKHALL_PATIENCE`, and whoever needs time to pass for the hall moves its clock.
"""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from typing import Final

PATIENCE: Final = float(os.environ.get("DUSKHALL_PATIENCE", "120"))  # seconds; a loaded machine is slow
_BETWEEN: Final = 0.03  # seconds between two looks


def until(so: Callable[[], object], patience: float = PATIENCE) -> None:
    """Look until something is so."""
    end = time.monotonic() + patience
    while not so():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(_BETWEEN)


async def soon(so: Callable[[], object], patience: float = PATIENCE) -> None:
    """Look until something is so, while others go on."""
    async with asyncio.timeout(patience):
        while not so():
            await asyncio.sleep(_BETWEEN)


async def attempts(patience: float = PATIENCE) -> AsyncIterator[None]:
    """Let something be tried again and again, with a breath between."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        yield
        await asyncio.sleep(_BETWEEN)
    raise AssertionError("it never came to an end")
