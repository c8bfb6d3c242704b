"""The speed figures, interpreted and compiled, in one run: `python benchmarks/figures.py`.

Runs `duskhall bench` by turns in an environment with the sources (.venv) and in one with the compiled wheel
(.venv-compiled; `make compiled` builds it), takes the best of each, and prints both with their ratio.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
FIGURES = ("decisions_from_python", "decisions_in_engine", "copies")


def measure(python: Path, game: str, seconds: float) -> dict[str, Any]:
    """Return the figures of one Python, measured in a process of its own."""
    command = [str(python), "-m", "duskhall", "bench", game, "--json", "--seconds", str(seconds)]
    result: dict[str, Any] = json.loads(subprocess.check_output(command, cwd="/"))
    return result


def best(runs: list[dict[str, Any]], figure: str) -> dict[str, float]:
    """Return the run of a figure that noise has slowed down least."""
    found: dict[str, float] = max((run[figure] for run in runs), key=lambda rate: rate["per_1000_loops"])
    return found


def report(interpreted: list[dict[str, Any]], compiled: list[dict[str, Any]]) -> list[str]:
    """Return a table of both, with the calibration loop's speed above it."""
    loops = max(run["loops_per_s"] for run in interpreted + compiled)
    lines = [f"{interpreted[0]['game']}, {interpreted[0]['python']}, calibration loop {loops:,} loops/s", ""]
    lines.append(f"{'':24}{'interpreted':>24}{'compiled':>24}{'ratio':>8}")
    lines.append(f"{'':24}" + f"{'per s':>12}{'per 1000 l.':>12}" * 2)
    for figure in FIGURES:
        slow, fast = best(interpreted, figure), best(compiled, figure)
        lines.append(
            f"{figure.replace('_', ' '):24}"
            + "".join(f"{each['per_s']:>12,.0f}{each['per_1000_loops']:>12.2f}" for each in (slow, fast))
            + f"{fast['per_1000_loops'] / slow['per_1000_loops']:>8.2f}"
        )
    return lines


def main() -> int:
    """Measure both environments by turns and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--interpreted", type=Path, default=ROOT / ".venv/bin/python")
    parser.add_argument("--compiled", type=Path, default=ROOT / ".venv-compiled/bin/python")
    parser.add_argument("--game", default="dungeon-cards")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    chosen = parser.parse_args()
    runs: dict[Path, list[dict[str, Any]]] = {chosen.interpreted: [], chosen.compiled: []}
    for python in runs:
        if not python.exists():
            sys.stderr.write(f"There is no {python}: run `make setup` and `make compiled` first.\n")
            return 2
    for _ in range(chosen.rounds):
        for python, figures in runs.items():
            figures.append(measure(python, chosen.game, chosen.seconds))
    if not runs[chosen.compiled][0]["compiled"] or runs[chosen.interpreted][0]["compiled"]:
        sys.stderr.write("The two environments are not an interpreted and a compiled one.\n")
        return 2
    sys.stdout.write("\n".join(report(*runs.values())) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
