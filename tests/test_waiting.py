"""No test waits for a while and then looks, and none decides by how long something took."""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
# Where time passes, and where it is made to stand still.
MAY = {TESTS / "patience.py", TESTS / "hall" / "loops.py"}
SLEEPING = {"sleep", "wait_for_timeout"}
GIVING_UP = {"wait", "wait_for"}
MEASURING = {"monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns"}


def broken_lines(source: str) -> list[int]:
    """Return the lines that wait or measure time; `sleep(0)` only lets others go on."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and (_waits(node) or _gives_up_soon(node))
    ]


def _name(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


def _waits(call: ast.Call) -> bool:
    return _name(call.func) in SLEEPING | MEASURING and not _lets_others_go_on(call)


def _gives_up_soon(call: ast.Call) -> bool:
    """Whether something is waited for in a number of seconds; whoever waits has the patience of all."""
    return _name(call.func) in GIVING_UP and any(
        isinstance(each, ast.Constant) and isinstance(each.value, int | float) for each in call.args
    )


def _lets_others_go_on(call: ast.Call) -> bool:
    return len(call.args) == 1 and isinstance(call.args[0], ast.Constant) and call.args[0].value == 0


@pytest.mark.parametrize("file", sorted({*TESTS.rglob("*.py")} - MAY), ids=lambda file: str(file.relative_to(TESTS)))
def test_nothing_waits_for_a_while_or_measures_time(file):
    lines = broken_lines(file.read_text(encoding="utf-8"))
    assert not lines, f"{file.name}: lines {lines} wait or measure time; see tests/patience.py"


@pytest.mark.parametrize(
    "line",
    [
        "time.sleep(1)",
        "await asyncio.sleep(0.1)",
        "sleep(x)",
        "page.wait_for_timeout(30)",
        "time.monotonic()",
        "await asyncio.wait_for(answer, 1)",
        "process.wait(30)",
    ],
)
def test_what_waits_is_noticed(line):
    assert broken_lines(f"async def test():\n    {line}") == [2]


def test_letting_others_go_on_is_no_waiting():
    assert broken_lines("async def test():\n    await asyncio.sleep(0)") == []
