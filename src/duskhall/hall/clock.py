"""The time by which a hall lives: that of the loop it runs on, by which everything it waits for comes due.

Who runs a hall on another loop gives it another clock; the tests do, so that they need not wait.
"""

import asyncio
import time


def now() -> float:
    """Return the seconds of this clock, which only differences have a meaning of."""
    try:
        return asyncio.get_running_loop().time()
    except RuntimeError:  # in a thread beside the loop, whose clock is this one unless somebody chose another
        return time.monotonic()
