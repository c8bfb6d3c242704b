"""Work in several processes, which end with the one that started them, whichever way that one ends."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

T = TypeVar("T")


def spread(work: Callable[..., T], parts: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[T]:
    """Yield what the work came to for each of these arguments, in whatever order it is done; in one process, in theirs.

    Parts are begun in their order, few ahead of the others.  Whoever stops listening ends the work.
    """
    if jobs == 1:
        for part in parts:
            yield work(*part)
        return
    spawning = multiprocessing.get_context("spawn")
    rest = iter(parts)
    with ProcessPoolExecutor(jobs, mp_context=spawning, initializer=_end_with_parent) as pool:
        try:
            waiting: set[Future[T]] = set()
            while (more := list(islice(rest, 2 * jobs - len(waiting)))) or waiting:
                with _interrupts_held_back():  # a process is started when the pool needs one more
                    waiting |= {pool.submit(work, *part) for part in more}
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in multiprocessing.active_children():
                process.terminate()
            raise


def _end_with_parent() -> None:
    """Let this process not outlive the one that started it, whichever way that one ends."""
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Let the processes that start meanwhile never hear Ctrl-C: whoever started them ends them, and says why."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
