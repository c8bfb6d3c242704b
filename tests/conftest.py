"""What every test may use: `pytest --rule dungeon-cards:4.2` runs only the tests that show this rule."""

import pytest
from hypothesis import HealthCheck, settings

# How long an example takes says nothing on a busy machine.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule",
        action="append",
        default=[],
        metavar="GAME:NUMBER",
        help="run only the tests that show this rule (may be given several times)",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = set(config.getoption("--rule"))
    if wanted:
        shown = [item for item in items if wanted & _rules(item)]
        config.hook.pytest_deselected(items=[item for item in items if item not in shown])
        items[:] = shown
    processes = getattr(config, "workerinput", {}).get("workercount", 1)
    items[:] = longest_first(items, processes)


def longest_first(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """Deal tests that are marked as long to the beginnings of what each process gets, so that none is left for last."""
    long = [item for item in items if item.get_closest_marker("long")]
    others = [item for item in items if item not in long]
    share = -(-len(others) // processes)
    shares = [long[number::processes] + others[number * share : (number + 1) * share] for number in range(processes)]
    return [item for each in shares for item in each]


def _rules(item: pytest.Item) -> set[str]:
    return {":".join(mark.args) for mark in item.iter_markers("rule")}
