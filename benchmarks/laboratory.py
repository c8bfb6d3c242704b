"""How long balance reports take: `python benchmarks/laboratory.py [--games N]`, on a machine that does nothing else.

Measured are a report of every game (the board game in a tenth of the games) with two processes, the same games with one
and with two, and the import of duskhall.  Processor time stands beside the clock's, since that is what a busy machine
leaves comparable.
"""

import argparse
import subprocess
import sys
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from time import perf_counter

from duskhall.games import GAMES, find
from duskhall.lab import balance
from duskhall.lab.courses import Plan

WITHIN = 120  # seconds for a report, on two cores
TIMES = 1.8  # two workers beside one
IMPORTED = 60  # milliseconds


def measured(plan: Plan, jobs: int, *, effects: bool = True) -> tuple[float, float]:
    """Return the seconds that a report takes, by the clock and of all processors."""
    start, used = perf_counter(), _used()
    balance.report(plan, jobs, effects=effects)
    return perf_counter() - start, _used() - used


def _used() -> float:
    return sum(each.ru_utime + each.ru_stime for each in (getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN)))


def import_time() -> float:
    """Return the milliseconds that `import duskhall` takes, the best of ten."""
    code = "import time; start = time.perf_counter(); import duskhall; print(1000 * (time.perf_counter() - start))"
    runs = (subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(10))
    return min(float(run.stdout) for run in runs)


def main() -> int:
    """Measure, and say what is met."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    games = parser.parse_args().games
    met = []
    for game_id in GAMES:
        game = find(game_id)
        plan = balance.prepared(Plan(game_id, game.usual_seats, games=games // 10 if game.cooperative else games))
        seconds, used = measured(plan, 2)
        met.append(seconds < WITHIN)
        sys.stdout.write(f"{game_id}: {plan.games} games in {seconds:.1f} s ({used:.1f} s of processors)\n")
    plan = balance.prepared(Plan("dungeon-cards", 4, games=games))
    alone, together = (measured(plan, jobs, effects=False) for jobs in (1, 2))
    times = alone[0] / together[0]
    met.append(times >= TIMES)
    sys.stdout.write(
        f"two workers: {times:.2f} times one by the clock, {2 * alone[1] / together[1]:.2f} by processor time\n"
    )
    milliseconds = import_time()
    met.append(milliseconds < IMPORTED)
    sys.stdout.write(f"import duskhall: {milliseconds:.1f} ms\n")
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
