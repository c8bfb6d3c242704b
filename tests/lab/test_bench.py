"""The bench measures what it says, in a form that a program can read."""

import importlib.util
import json
import sys
from pathlib import Path

from duskhall import games
from duskhall.lab import bench

ROOT = Path(__file__).parents[2]


def test_every_figure_is_there_and_relative_to_the_loop():
    figures = bench.bench(games.find("dungeon-cards"), 2, seconds=0.05)
    assert json.loads(json.dumps(figures)) == figures
    assert figures["loops_per_s"] > 0
    for name in ("decisions_from_python", "decisions_in_engine", "copies"):
        assert figures[name]["per_s"] > 0
        assert figures[name]["per_1000_loops"] > 0
    assert figures["copy_us"] > 0
    assert figures["compiled"] is bench.compiled()


def test_the_calibration_loop_is_never_changed():
    assert bench.calibration_loop(1000) == 14836


def test_the_figures_script_puts_both_side_by_side():
    spec = importlib.util.spec_from_file_location("figures", ROOT / "benchmarks" / "figures.py")
    assert spec is not None
    assert spec.loader is not None
    figures = importlib.util.module_from_spec(spec)
    sys.modules["figures"] = figures
    spec.loader.exec_module(figures)
    slow = bench.bench(games.find("dungeon-cards"), 2, seconds=0.03)
    fast = {**slow, "copies": {"per_s": 1e6, "per_1000_loops": 3 * slow["copies"]["per_1000_loops"]}}
    table = figures.report([slow], [fast])
    assert table[-1].startswith("copies")
    assert table[-1].endswith("3.00")
