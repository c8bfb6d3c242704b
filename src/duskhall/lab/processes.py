"""Work in several processes, which end with the one that started them, whichever way that one ends."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import Any


class Processes:
    """So many processes of this machine."""

    def __init__(self, size: int) -> None:
        """Start none before there is work."""
        self.size = size
        spawning = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(size, mp_context=spawning, initializer=_end_with_parent)

    def submit(self, work: Callable[..., Any], part: Sequence[Any]) -> Future[Any]:
        """Begin some work."""
        with _interrupts_held_back():  # a process is started when the pool needs one more
            return self._pool.submit(work, *part)

    def wait(self, begun: Sequence[Future[Any]]) -> Sequence[Future[Any]]:
        """Wait until some of the work is done, and return which."""
        return list(wait(begun, return_when=FIRST_COMPLETED).done)

    def result(self, done: Future[Any]) -> Any:
        """Return what came of work that is done."""
        return done.result()

    def close(self) -> None:
        """End when everything is done."""
        self._pool.shutdown()

    def stop(self) -> None:
        """End at once."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.terminate()


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
