"""Counters for whoever runs the hall, in the text format that Prometheus reads."""

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

_HELP: Final = {
    "entries": "Entries stored: decisions, statements, undos, changes of players.",
    "conflicts": "Changes that were tried again because another process was faster.",
    "messages_in": "Frames received from clients.",
    "messages_out": "Frames sent to clients.",
    "rejected": "Frames and requests that could not be followed.",
    "slow_clients": "Connections dropped because they did not read.",
    "bot_answers": "Decisions that bots made.",
    "bots_replaced": "Bots that hung or crashed and were replaced.",
    "errors": "Errors of the hall's own.",
    "commit_seconds": "How long storing a change took.",
}
_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """What has happened since the start; `gauges` are asked when somebody looks."""

    def __init__(self) -> None:
        """Start at nothing."""
        self.counters: dict[str, float] = {name: 0 for name in _HELP if not name.endswith("_seconds")}
        self.gauges: dict[str, Callable[[], float]] = {}
        self._times: dict[str, list[float]] = {
            name: [0.0] * (len(_BUCKETS) + 2) for name in _HELP if name.endswith("_seconds")
        }

    def count(self, name: str, amount: int = 1) -> None:
        """Count something."""
        self.counters[name] += amount

    def observe(self, name: str, seconds: float) -> None:
        """Note how long something took."""
        times = self._times[name]
        for place in range(bisect_left(_BUCKETS, seconds), len(_BUCKETS)):
            times[place] += 1
        times[-2] += 1
        times[-1] += seconds

    def text(self) -> str:
        """Return everything in Prometheus's format."""
        lines = []
        for name, value in self.counters.items():
            lines += [f"# HELP duskhall_{name}_total {_HELP[name]}", f"# TYPE duskhall_{name}_total counter"]
            lines.append(f"duskhall_{name}_total {value:g}")
        for name, gauge in self.gauges.items():
            lines += [f"# TYPE duskhall_{name} gauge", f"duskhall_{name} {gauge():g}"]
        for name, times in self._times.items():
            lines += [f"# HELP duskhall_{name} {_HELP[name]}", f"# TYPE duskhall_{name} histogram"]
            for limit, number in zip(_BUCKETS, times, strict=False):
                lines.append(f'duskhall_{name}_bucket{{le="{limit:g}"}} {number:g}')
            lines.append(f'duskhall_{name}_bucket{{le="+Inf"}} {times[-2]:g}')
            lines += [f"duskhall_{name}_count {times[-2]:g}", f"duskhall_{name}_sum {times[-1]:g}"]
        return "\n".join(lines) + "\n"
