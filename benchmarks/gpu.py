"""Games on a GPU: are they the same as on the processor, and how many decisions a second?

    python benchmarks/gpu.py [GAME ...] [--games N]

Digests of all fields after whole games are compared with the processor's; then games are played out, and stepped with
masks and observations in device arrays.  Needs the extra `cuda` and a GPU.
"""

import argparse
import json
import sys
import time

import cupy
import numpy as np

from duskhall.games import GAMES, find
from duskhall.native import cuda
from duskhall.native.batch import Batch

STEPS = 200


def keys(games: int, seed: int) -> np.ndarray:
    """Return keys of games."""
    return np.random.default_rng(seed).integers(0, 256, (games, 32), np.uint8)


def as_seeds(rows: np.ndarray) -> list[bytes]:
    """Return keys as a batch on the processor takes them."""
    return [row.tobytes() for row in rows]


def same(game: str, games: int, threads: int) -> bool:
    """Say whether whole games come out the same."""
    setup = find(game).setup(find(game).usual_seats)
    begin, choose = keys(games, 1), keys(games, 2)
    here = Batch(game, setup, as_seeds(begin), threads=threads, masks=False)
    here.play_out(as_seeds(choose))
    there = cuda.DeviceBatch(game, setup, begin)
    there.play_out(choose)
    return bool((here.digests() == there.digests().get()).all())


def playouts(game: str, games: int) -> float:
    """Return decisions a second in whole games, tables laid out included."""
    setup = find(game).setup(find(game).usual_seats)
    begin, choose = keys(games, 3), keys(games, 4)
    batch = cuda.DeviceBatch(game, setup, begin)
    found = []
    for _ in range(3):
        cupy.cuda.Device().synchronize()
        since = time.perf_counter()
        batch.start(begin)
        decisions = int(batch.play_out(choose).sum())
        cupy.cuda.Device().synchronize()
        found.append(decisions / (time.perf_counter() - since))
    return sorted(found)[1]


CHOOSE = cupy.RawKernel(
    r"""
extern "C" __global__ void choose(const unsigned char* mask, long long actions, long long games, unsigned* random,
                                  int* out) {
    const long long game = (long long)blockIdx.x * blockDim.x + threadIdx.x;
    if (game >= games) return;
    unsigned word = random[game];
    word ^= word << 13, word ^= word >> 17, word ^= word << 5;
    random[game] = word;
    int seen = 0, chosen = 0;
    for (long long action = 0; action < actions; ++action)
        if (mask[game * actions + action] && (word * 2654435761u) % ++seen == 0) chosen = action;
    out[game] = chosen;
}
""",
    "choose",
)


def steps(game: str, games: int, *, observes: bool) -> float:
    """Return steps a second, each game answered at random from its mask."""
    setup = find(game).setup(find(game).usual_seats)
    batch = cuda.DeviceBatch(game, setup, keys(games, 5), resets=True)
    random = cupy.random.randint(1, 1 << 31, games).astype(np.uint32)
    actions = cupy.zeros(games, np.int32)
    out = cupy.empty((games, batch.observation.length), np.int32)
    spent = 0.0
    for step in range(STEPS + 50):
        CHOOSE((-(-games // 128),), (128,), (batch.mask, np.int64(setup.actions), np.int64(games), random, actions))
        if step >= 50:
            cupy.cuda.Device().synchronize()
            since = time.perf_counter()
        batch.step(actions, checks=False)
        if observes:
            batch.observe(out)
        if step >= 50:
            cupy.cuda.Device().synchronize()
            spent += time.perf_counter() - since
    batch.check()
    return games * STEPS / spent


def main() -> None:
    """Print a line of JSON for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--number", type=int, default=100_000)
    given = parser.parse_args()
    for game in given.games:
        since = time.perf_counter()
        cuda.rules_of(find(game))
        line = {"game": game, "compiled_s": round(time.perf_counter() - since, 1)}
        line["same"] = same(game, given.number, 16)
        line["playouts_millions"] = round(playouts(game, 4 * given.number) / 1e6, 1)
        line["steps_millions"] = round(steps(game, 10 * given.number, observes=False) / 1e6, 1)
        line["observed_millions"] = round(steps(game, 10 * given.number, observes=True) / 1e6, 1)
        sys.stdout.write(json.dumps(line) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
