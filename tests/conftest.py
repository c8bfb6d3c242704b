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
    if not wanted:
        return
    shown = [item for item in items if wanted & _rules(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in shown])
    items[:] = shown


def _rules(item: pytest.Item) -> set[str]:
    return {":".join(mark.args) for mark in item.iter_markers("rule")}
