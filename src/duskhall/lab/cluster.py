"""Work on the machines of a Ray cluster (extra `cluster`), each with the same Duskhall.

What was under way on a machine that is lost is begun again on another one.
"""

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from logging import ERROR
from pathlib import Path
from platform import node
from socket import create_connection
from typing import Any, Final

import duskhall
from duskhall.kernel.mistake import Mistake

PACKAGE: Final = Path(duskhall.__file__).parent
AGAIN: Final = -1  # as often as machines are lost
SECONDS: Final = 10  # until whoever has the address must answer


def check() -> None:
    """Say in a sentence which extra a cluster needs, where it is missing."""
    if find_spec("ray") is None:
        raise Mistake("mistake-extra", extra="cluster", packages="ray")


class Cluster:
    """The workers of a Ray cluster: one for each of its processors."""

    def __init__(self, address: str) -> None:
        """Connect to a cluster, or start one on this machine."""
        check()
        _reach(address)
        import ray

        self._ray: Any = ray
        self._joined = not ray.is_initialized()
        if self._joined:
            try:
                self._ray.init(address=address or None, log_to_driver=False, logging_level=ERROR)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise Mistake("mistake-cluster", address=address or "-") from error
        self.size = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        options = {"max_retries": AGAIN, "num_cpus": 1, "scheduling_strategy": "SPREAD"}
        self._do = self._ray.remote(_do).options(**options)
        self._begun: set[Any] = set()

    def submit(self, work: Callable[..., Any], part: Sequence[Any]) -> Any:
        """Begin some work."""
        begun = self._do.remote(code(), work, tuple(part))
        self._begun.add(begun)
        return begun

    def wait(self, begun: Sequence[Any]) -> Sequence[Any]:
        """Wait until some of the work is done, and return which."""
        done: Sequence[Any] = self._ray.wait(list(begun), num_returns=1)[0]
        return done

    def result(self, done: Any) -> Any:
        """Return what came of work that is done, or raise what was wrong with it."""
        self._begun.discard(done)
        result = self._ray.get(done)
        if isinstance(result, Mistake):
            raise result
        return result

    def close(self) -> None:
        """Leave the cluster."""
        if self._joined:
            self._ray.shutdown()

    def stop(self) -> None:
        """End what is under way, and leave the cluster."""
        for begun in self._begun:
            self._ray.cancel(begun, force=True)
        self.close()


def _reach(address: str) -> None:
    """Refuse an address at which nobody answers; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return  # none, or a word that Ray knows
    try:
        create_connection((host, int(port)), SECONDS).close()
    except (OSError, OverflowError) as error:
        raise Mistake("mistake-cluster", address=address) from error


def _do(expected: str, work: Callable[..., Any], part: Sequence[Any]) -> Any:
    """Do some work on a machine of the cluster; a mistake is returned as it is, for whoever asked."""
    if code() != expected:
        return Mistake("mistake-cluster-code", machine=node())
    try:
        return work(*part)
    except Mistake as mistake:
        return mistake


@cache
def code() -> str:
    """Return a digest of the modules of Duskhall: machines that play together have the same."""
    digest = sha256()
    for file in sorted(PACKAGE.rglob("*.py")):
        digest.update(str(file.relative_to(PACKAGE)).encode() + sha256(file.read_bytes()).digest())
    return digest.hexdigest()
