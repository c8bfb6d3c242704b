"""Steps a second of the vector environment, with observations and masks, for every game: `python benchmarks/envs.py`.

Actions were chosen at random beforehand, so that the steps alone are measured, by the clock, once the games of a batch
stand at different points.  The same steps are taken again and again, and of every ten the quickest time counts, since
others use the machine, too.
"""

import sys
from time import perf_counter
from typing import Any

import numpy as np

from duskhall import envs
from duskhall.games import GAMES

NUMBER = 1024
WARM, STEPS, TEN = 200, 100, 10
ASKED = {"dungeon-cards": 1_500_000}


def choices(game_id: str, number: int = NUMBER) -> list[Any]:
    """Return actions that are legal one after another from the seed 1 on."""
    many = envs.vector(game_id, num_envs=number, copy=False)
    many.reset(seed=1)
    dice = np.random.default_rng(1)
    chosen = []
    for _ in range(WARM + STEPS):
        chosen.append((dice.random(many.mask.shape, np.float32) * many.mask).argmax(axis=1).astype(np.int32))
        many.step(chosen[-1])
    return chosen


def rate(game_id: str, chosen: list[Any], threads: int, seconds: float = 4.0) -> float:
    """Return steps a second."""
    number = len(chosen[0])
    many = envs.vector(game_id, num_envs=number, threads=threads, copy=False)
    took = [float("inf")] * (STEPS // TEN)
    end = perf_counter() + seconds
    while took[0] == float("inf") or perf_counter() < end:
        many.reset(seed=1)
        for actions in chosen[:WARM]:
            many.step(actions)
        for place in range(len(took)):
            first = WARM + place * TEN
            start = perf_counter()
            for actions in chosen[first : first + TEN]:
                many.step(actions)
            took[place] = min(took[place], perf_counter() - start)
    return STEPS * number / sum(took)


def main() -> None:
    """Measure every game, and say what is met."""
    sys.stdout.write("| game | one thread | two threads |\n|---|---|---|\n")
    for game_id in GAMES:
        chosen = choices(game_id)
        found = [rate(game_id, chosen, threads) for threads in (1, 2)]
        sys.stdout.write(f"| {game_id} | {found[0] / 1e6:.2f} M | {found[1] / 1e6:.2f} M |\n")
        sys.stdout.flush()
        if game_id in ASKED:
            met = "met" if max(found) >= ASKED[game_id] else "NOT met"
            sys.stderr.write(f"{game_id}: {max(found):,.0f} steps/s of {ASKED[game_id]:,} asked: {met}\n")


if __name__ == "__main__":
    main()
