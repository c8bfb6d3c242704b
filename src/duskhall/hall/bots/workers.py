"""The worker processes of the hall: started when first needed, ended and replaced when one hangs or crashes.

Bots have processes of their own.  Replays, odds and hints have others, which give way to them: however much is looked
up, no table waits for it.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from typing import Final

import msgspec

from duskhall.hall.bots.jobs import Advise, Analyse, Choose, Conclude, Replay, Result, Settle, Speak, Tell, Vet, Weigh
from duskhall.hall.bots.turns import Turns
from duskhall.hall.metrics import Metrics

COMMAND: Final = (sys.executable, "-m", "duskhall.hall.bots.worker")
START_SECONDS: Final = 60.0  # a process that is not ready by then never will be
_LARGEST: Final = 256 * 2**20
_log = logging.getLogger("duskhall.workers")


AnyJob = Choose | Settle | Speak | Weigh | Advise | Replay | Tell | Analyse | Conclude | Vet
Progress = Callable[[int], None]  # is told how much of a job is done, in ten-thousandths


class WorkerFailed(Exception):
    """A worker hung, crashed, or could not do its job; it is replaced, and the job may be given again."""


class Workers:
    """A few processes that do one job each at a time, for everybody in turn."""

    def __init__(
        self,
        number: int,
        patience: float,
        metrics: Metrics,
        command: Sequence[str] = COMMAND,
        *,
        queue: int,
        queue_each: int,
        nice: int = 0,
    ) -> None:
        """Use at most so many processes, and wait so many seconds for each job.

        So many jobs wait at most, of one asker fewer; `nice` processes leave the processor to others.
        """
        self._idle: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()
        self._turns = Turns(number, queue, queue_each)
        self._patience = patience
        self._metrics = metrics
        self._command = command
        self._nice = nice

    async def do(self, job: AnyJob, asker: str) -> Result:
        """Have a job done for somebody; or raise `Busy`, or `WorkerFailed`."""
        async with self.turn(asker):
            return await self.work(job)

    @property
    def waiting(self) -> int:
        """How many jobs wait for a process."""
        return self._turns.waiting

    def turn(self, asker: str) -> AbstractAsyncContextManager[None]:
        """Wait for one's turn, or raise `Busy`; whoever has it may `work`, and prepares the job only now."""
        return self._turns.turn(asker)

    async def work(self, job: AnyJob, progress: Progress | None = None) -> Result:
        """Have a job done by whoever has the turn, or raise `WorkerFailed`; who tells of progress has not failed."""
        process = self._idle.pop() if self._idle else await self._start()
        try:
            result = await asyncio.wait_for(_exchange(process, msgspec.json.encode(job)), self._patience)
            while result.progress is not None:
                if progress is not None:
                    progress(result.progress)
                result = await asyncio.wait_for(_result(process), self._patience)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, ValueError) as error:
            await self._end(process)
            self._metrics.count("bots_replaced")
            _log.warning("worker replaced", extra={"problem": type(error).__name__})
            raise WorkerFailed(type(error).__name__) from error
        except BaseException:  # cancelled: what comes out of this process now belongs to nobody
            await self._end(process)
            raise
        self._idle.append(process)
        if result.problem:
            raise WorkerFailed(result.problem)
        return result

    async def close(self) -> None:
        """End every process."""
        self._idle = []
        for process in list(self._all):
            await self._end(process)

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=2**20
        )
        self._all.add(process)
        try:
            await asyncio.wait_for(_result(process), START_SECONDS)
            if self._nice:  # once it has started: one that gives way from the beginning may never come to it
                os.setpriority(os.PRIO_PROCESS, process.pid, self._nice)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, ValueError) as error:
            await self._end(process)
            raise WorkerFailed("it did not start") from error
        except BaseException:
            await self._end(process)
            raise
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()


async def _exchange(process: asyncio.subprocess.Process, job: bytes) -> Result:
    assert process.stdin is not None
    process.stdin.write(len(job).to_bytes(4, "big") + job)
    await process.stdin.drain()
    return await _result(process)


async def _result(process: asyncio.subprocess.Process) -> Result:
    assert process.stdout is not None
    length = int.from_bytes(await process.stdout.readexactly(4), "big")
    if length > _LARGEST:
        raise ValueError("the result is too large")
    return msgspec.json.decode(await process.stdout.readexactly(length), type=Result)
