"""What can happen to a hall while people play: each fault happens, and is over when it returns."""

import asyncio
import os
import resource
import signal
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path

from tests.hall.chaos import Process
from tests.hall.databases import Postgres
from tests.patience import attempts, soon

from duskhall.hall.client import Visitor

Fault = Callable[[], Awaitable[None]]
_STOPPED = 60  # looks at another process, while one is stopped; more than a lease takes to lapse


def kill(process: Process) -> Fault:
    """Kill a hall, and start it again."""

    async def fault() -> None:
        await asyncio.to_thread(process.kill)
        await asyncio.to_thread(process.start)

    return fault


def crash(database: Postgres) -> Fault:
    """Let the database's server crash, with everything that it was doing, and start it again."""

    async def fault() -> None:
        await asyncio.to_thread(database.crash)
        await asyncio.to_thread(database.start)

    return fault


def stop(process: Process, other: Process) -> Fault:
    """Stop a hall in its tracks until the other one has taken over, and let it go on as if nothing had been."""

    async def fault() -> None:
        with closing(Visitor(other.address, "Inspector")) as visitor:
            process.process.send_signal(signal.SIGSTOP)
            try:
                looks = 0
                async for _ in attempts():
                    await asyncio.to_thread(visitor.get, "/readyz")
                    looks += 1
                    if looks >= _STOPPED:
                        break
            finally:
                process.process.send_signal(signal.SIGCONT)

    return fault


def stop_workers(process: Process, stopped: list[int]) -> Fault:
    """Stop the processes in which a hall's bots think, and note them; the hall has to replace them."""

    async def fault() -> None:
        for child in children(process):
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGSTOP)
                stopped.append(child)

    return fault


def let_go(stopped: list[int]) -> None:
    """Let stopped workers see that their hall is gone, where it was killed before it could replace them."""
    for each in stopped:
        with suppress(ProcessLookupError):
            os.kill(each, signal.SIGCONT)


def children(process: Process) -> list[int]:
    """Return the processes that a hall has started."""
    pid = process.process.pid
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def fill_disk(process: Process, log: Path) -> Fault:
    """Let nothing be added to the store's log until the hall has complained, then make room."""

    async def fault() -> None:
        pid = process.process.pid
        limits = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        process.log.clear()
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (log.stat().st_size, limits[1]))
        await soon(lambda: any("writing failed" in line for line in process.log))
        resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)

    return fault


def set_date(process: Process, how: signal.Signals) -> Fault:
    """Set the date of the machine that a hall runs on (see `tests.hall.dated_hall`)."""

    async def fault() -> None:
        process.process.send_signal(how)

    return fault
