"""Counters for whoever runs the hall, told in the formats that Prometheus reads.

What is counted at every move is a plain number: prometheus-client's own counters take a lock each time, and ten
messages of a move are counted one by one.  They become its metrics when somebody looks.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry
from prometheus_client.exposition import choose_encoder
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

_COUNTED: Final = {
    "entries": "Entries stored: decisions, statements, undos, changes of players.",
    "conflicts": "Changes that were tried again because another process was faster.",
    "messages_in": "Frames received from clients.",
    "messages_out": "Frames sent to clients.",
    "rejected": "Frames and requests that could not be followed.",
    "slow_clients": "Connections dropped because they did not read.",
    "slow_requests": "Connections dropped because their requests did not come to an end.",
    "cut_off": "Connections dropped because they sent too much.",
    "turned_away": "Connections not let in because there were too many.",
    "bot_answers": "Decisions that bots made.",
    "bots_waiting": "Answers of bots put off because too many waited for a worker.",
    "lookups_refused": "Replays, odds and hints refused because too many waited for a worker.",
    "bots_replaced": "Bots that hung or crashed and were replaced.",
    "pushes": "Messages that push services took.",
    "pushes_failed": "Messages that they did not take.",
    "pushes_dropped": "Messages dropped because too many waited.",
    "errors": "Errors of the hall's own.",
    "write_failures": "Changes that the store could not write.",
}
_TIMED: Final = {"commit_seconds": "How long storing a change took."}
_GAUGED: Final = {
    "tables_live": "Tables in memory.",
    "connections": "WebSockets that are open.",
    "sockets": "Connections that are open, WebSockets or not.",
}
_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics(Collector):
    """What has happened since the start; `gauges` are asked when somebody looks."""

    def __init__(self) -> None:
        """Start at nothing."""
        self.counters = dict.fromkeys(_COUNTED, 0)
        self.gauges: dict[str, Callable[[], float]] = {}
        self._times = {name: [0] * (len(_BUCKETS) + 1) for name in _TIMED}  # by bucket, the last without a limit
        self._seconds = dict.fromkeys(_TIMED, 0.0)
        self._registry = CollectorRegistry(auto_describe=False)
        self._registry.register(self)

    def count(self, name: str, amount: int = 1) -> None:
        """Count something."""
        self.counters[name] += amount

    def observe(self, name: str, seconds: float) -> None:
        """Note how long something took."""
        self._times[name][bisect_left(_BUCKETS, seconds)] += 1
        self._seconds[name] += seconds

    def collect(self) -> Iterable[Metric]:
        """Return everything as prometheus-client knows it."""
        for name, number in self.counters.items():
            yield CounterMetricFamily(f"duskhall_{name}", _COUNTED[name], value=number)
        for name, gauge in self.gauges.items():
            yield GaugeMetricFamily(f"duskhall_{name}", _GAUGED[name], value=gauge())
        for name, times in self._times.items():
            limits = [*map(str, _BUCKETS), "+Inf"]
            yield HistogramMetricFamily(
                f"duskhall_{name}",
                _TIMED[name],
                buckets=list(zip(limits, accumulate(times), strict=True)),
                sum_value=self._seconds[name],
            )

    def told(self, accept: str) -> tuple[bytes, str]:
        """Return everything in the format that a reader accepts, and what it is called."""
        encode, kind = choose_encoder(accept)
        return encode(self._registry), kind
