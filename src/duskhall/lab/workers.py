"""Where work is done: in this process, in several of this machine, or on the machines of a Ray cluster.

What is done must not depend on where, and what it comes to must not depend on who is done first.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Protocol, TypeVar

from duskhall.lab.processes import Processes

T = TypeVar("T")


@dataclass(frozen=True)
class OnCluster:
    """The machines of a Ray cluster; without an address the one that is at hand, or else one that is started here."""

    address: str = ""


Workers = int | OnCluster  # so many processes of this machine, or a cluster


class Pool(Protocol):
    """Those who do the work."""

    size: int

    def submit(self, work: Callable[..., Any], part: Sequence[Any]) -> Any:
        """Begin some work."""

    def wait(self, begun: Sequence[Any]) -> Sequence[Any]:
        """Wait until some of the work is done, and return which."""

    def result(self, done: Any) -> Any:
        """Return what came of work that is done."""

    def close(self) -> None:
        """End when everything is done."""

    def stop(self) -> None:
        """End at once."""


def number(workers: Workers) -> int:
    """Return how many processes of this machine that is; of a cluster it is not known."""
    return workers if isinstance(workers, int) else 0


def spread(
    work: Callable[..., T], parts: Iterable[Sequence[Any]], workers: Workers, *, ordered: bool = False
) -> Iterator[T]:
    """Yield what the work came to for each of these arguments, in their order or in whatever order it is done.

    Parts are begun in their order, few ahead of the others, so that few results wait to be taken.  Whoever stops
    listening ends the work.
    """
    if workers == 1:
        for part in parts:
            yield work(*part)
        return
    pool = _pool(workers)
    try:
        yield from _spread(pool, work, parts, ordered)
    except BaseException:
        pool.stop()
        raise
    pool.close()


def _pool(workers: Workers) -> Pool:
    if isinstance(workers, OnCluster):
        from duskhall.lab.cluster import Cluster

        return Cluster(workers.address)
    return Processes(workers)


def _spread(pool: Pool, work: Callable[..., T], parts: Iterable[Sequence[Any]], ordered: bool) -> Iterator[T]:
    rest = enumerate(parts)
    begun: dict[Any, int] = {}
    kept: dict[int, T] = {}  # what is done before its turn
    turn = 0
    while True:
        for place, part in islice(rest, max(0, 2 * pool.size - len(begun) - len(kept))):
            begun[pool.submit(work, part)] = place
        if not begun:
            return
        for done in pool.wait(list(begun)):
            place, result = begun.pop(done), pool.result(done)
            if ordered:
                kept[place] = result
            else:
                yield result
        while turn in kept:
            yield kept.pop(turn)
            turn += 1
