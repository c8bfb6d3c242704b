"""Games on a GPU: are they the same as on the processor, how many decisions a second, and what limits them?

    python benchmarks/gpu.py [GAME ...] [--number N] [--tune] [--profile]

Digests of all fields after whole games, and what is seen after every step, are compared with the processor's; then
games are played out, and stepped with masks and observations in device arrays; JAX and PyTorch take these arrays where
they are installed.  Every part runs in a process of its own with a limit of time, and prints a line of JSON.  `--tune`
tries other sizes of blocks, `--profile` asks Nsight Compute where the time goes.  Needs the extra `cuda` and a GPU.
"""

import argparse
import csv
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any

import numpy as np

from duskhall.games import GAMES, find
from duskhall.native import cuda
from duskhall.native.batch import Batch
from duskhall.native.building import library_of

STEPS = 200
WARMING = 50  # steps that are not measured
COMPARED = 2048  # games that are compared step by step
LIMIT = 120  # seconds of a part
THREADS = os.cpu_count() or 1
SIZES = ("TEAM", "TEAMS", "AGREE", "OBSERVERS", "OBSERVING")  # of cuda.py
USUAL = tuple(getattr(cuda, name) for name in SIZES)
OTHERS = ((256, 2, 33, 8, 6), (256, 2, 16, 4, 8), (256, 1, 24, 8, 3), (256, 3, 24, 8, 2), (128, 3, 24, 4, 5))
FIRST = "dungeon-cards"
LAST = "bloodborne-board"  # its rules take minutes to compile
METRICS = (
    "gpu__time_duration.sum",
    "sm__throughput.avg.pct_of_peak_sustained_elapsed",
    "sm__warps_active.avg.pct_of_peak_sustained_active",
    "smsp__thread_inst_executed_per_inst_executed.ratio",
    "smsp__issue_active.avg.pct_of_peak_sustained_active",
    "l1tex__throughput.avg.pct_of_peak_sustained_active",
    "l1tex__t_sector_hit_rate.pct",
    "lts__t_sector_hit_rate.pct",
    "dram__throughput.avg.pct_of_peak_sustained_elapsed",
    "smsp__average_warps_issue_stalled_long_scoreboard_per_issue_active.ratio",
    "smsp__average_warps_issue_stalled_no_instruction_per_issue_active.ratio",
    "smsp__average_warps_issue_stalled_barrier_per_issue_active.ratio",
    "smsp__average_warps_issue_stalled_lg_throttle_per_issue_active.ratio",
)


def keys(games: int, seed: int) -> np.ndarray:
    """Return keys of games."""
    return np.random.default_rng(seed).integers(0, 256, (games, 32), np.uint8)


def as_seeds(rows: np.ndarray) -> list[bytes]:
    """Return keys as a batch on the processor takes them."""
    return [row.tobytes() for row in rows]


def usual(game: str) -> Any:
    """Return the setup of a usual table."""
    return find(game).setup(find(game).usual_seats)


# --- Parts ----------------------------------------------------------------------------------------------------------


def compiling(game: str, _number: int) -> dict[str, Any]:
    """Compile the rules; whoever comes later finds them compiled."""
    since = time.perf_counter()
    rules = cuda.rules_of(find(game))
    kernel = rules.kernel("step")
    return {
        "compiled_s": round(time.perf_counter() - since, 1),
        "bytes_of_a_game": rules.size,
        "registers": kernel.num_regs,
        "registers_to_observe": rules.kernel("observe").num_regs,
    }


def building(game: str, _number: int) -> dict[str, Any]:
    """Build the rules for the processor, too."""
    return {"library": library_of(game).name}


def same(game: str, number: int) -> dict[str, Any]:
    """Compare whole games with the processor's, and what is seen after every step."""
    setup = usual(game)
    begin, choose = keys(number, 1), keys(number, 2)
    here = Batch(game, setup, as_seeds(begin), threads=THREADS, masks=False)
    decisions = here.play_out(as_seeds(choose))
    there = cuda.DeviceBatch(game, setup, begin)
    counted = there.play_out(choose).get()
    equal = here.digests() == there.digests().get()
    line = {
        "games": number,
        "decisions": int(decisions.sum()),
        "same_digests": int(equal.sum()),
        "same_decisions": bool((counted == decisions).all()),
    }
    here = Batch(game, setup, as_seeds(begin[:COMPARED]), threads=THREADS, resets=True)
    there = cuda.DeviceBatch(game, setup, begin[:COMPARED], resets=True)
    random = np.random.default_rng(3)
    same_steps = 0
    for _ in range(STEPS):
        actions = (here.mask * random.random(here.mask.shape, np.float32)).argmax(axis=1).astype(np.int32)
        here.step(actions)
        there.step(there.cupy.asarray(actions))
        names = ("seat", "question", "number", "ended", "decisions", "finished", "mask")
        equal_parts = [(getattr(here, name) == getattr(there, name).get()).all() for name in names]
        same_steps += bool(all(equal_parts) and (here.observe() == there.observe().get()).all())
    line["same_steps"] = f"{same_steps} of {STEPS} steps of {COMPARED} games"
    line["same_digests_after_steps"] = bool((here.digests() == there.digests().get()).all())
    return line


def playouts(game: str, number: int) -> dict[str, Any]:
    """Measure decisions in whole games, tables laid out included."""
    import cupy

    number *= 4
    begin, choose = keys(number, 3), keys(number, 4)
    batch = cuda.DeviceBatch(game, usual(game), begin)
    begin, choose = cupy.asarray(begin), cupy.asarray(choose)
    found, playing = [], []
    for _ in range(3):
        cupy.cuda.Device().synchronize()
        since = time.perf_counter()
        batch.start(begin)
        cupy.cuda.Device().synchronize()
        laid_out = time.perf_counter()
        decisions = int(batch.play_out(choose).sum())
        cupy.cuda.Device().synchronize()
        found.append(decisions / (time.perf_counter() - since))
        playing.append(decisions / (time.perf_counter() - laid_out))
    return {"games": number, "playouts_M": millions(found), "without_laying_out_M": millions(playing)}


CHOOSE = r"""
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
"""


def steps(game: str, number: int) -> dict[str, Any]:
    """Measure steps, each game answered at random from its mask; with observations and without."""
    import cupy

    number *= 10
    setup = usual(game)
    batch = cuda.DeviceBatch(game, setup, keys(number, 5), resets=True)
    choose = cupy.RawKernel(CHOOSE, "choose")
    random = cupy.random.randint(1, 1 << 31, number).astype(np.uint32)
    actions = cupy.zeros(number, np.int32)
    out = cupy.empty((number, batch.observation.length), np.int32)
    stepping, observing = [], []
    for step in range(STEPS + WARMING):
        choose((-(-number // 128),), (128,), (batch.mask, np.int64(setup.actions), np.int64(number), random, actions))
        cupy.cuda.Device().synchronize()
        since = time.perf_counter()
        batch.step(actions, checks=False)
        cupy.cuda.Device().synchronize()
        stepped = time.perf_counter()
        batch.observe(out)
        cupy.cuda.Device().synchronize()
        if step >= WARMING:
            stepping.append(stepped - since)
            observing.append(time.perf_counter() - stepped)
    batch.check()
    rates = {"steps_M": sum(stepping), "observations_M": sum(observing), "observed_M": sum(stepping + observing)}
    return {"games": number, **{name: round(number * STEPS / spent / 1e6, 1) for name, spent in rates.items()}}


def others(game: str, _number: int) -> dict[str, Any]:
    """Let JAX and PyTorch take the arrays as they are, and choose with them."""
    line: dict[str, Any] = {}
    batch = cuda.DeviceBatch(game, usual(game), keys(4096, 6), resets=True)
    seen = batch.observe()
    line["torch"] = tried(lambda: by_torch(batch, seen))
    line["jax"] = tried(lambda: by_jax(batch, seen))
    batch.check()
    line["decisions"] = int(batch.decisions.sum())
    return line


def by_torch(batch: Any, seen: Any) -> str:
    """Choose with PyTorch, from the same memory."""
    import torch

    mask, observed = torch.from_dlpack(batch.mask), torch.from_dlpack(seen)
    for _ in range(20):
        batch.observe(seen)
        actions = (mask.float() * torch.rand(mask.shape, device=mask.device)).argmax(dim=1)
        torch.cuda.synchronize()
        batch.step(batch.cupy.from_dlpack(actions))
    shares = mask.data_ptr() == batch.mask.data.ptr and observed.data_ptr() == seen.data.ptr
    return f"{torch.__version__}, same memory: {shares}, 20 steps, sum {int(observed.sum()) == int(seen.sum())}"


def by_jax(batch: Any, seen: Any) -> str:
    """Choose with JAX, from the same memory."""
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
    import jax

    for round_ in range(20):
        mask = jax.dlpack.from_dlpack(batch.mask)
        chances = jax.random.uniform(jax.random.key(round_), mask.shape)
        actions = (mask * chances).argmax(axis=1).block_until_ready()
        batch.step(batch.cupy.from_dlpack(actions))
    batch.observe(seen)
    batch.cupy.cuda.Device().synchronize()
    observed = jax.dlpack.from_dlpack(seen)
    shares = observed.unsafe_buffer_pointer() == seen.data.ptr
    return f"{jax.__version__}, same memory: {shares}, 20 steps, sum {int(observed.sum()) == int(seen.sum())}"


def profiled(game: str, number: int) -> dict[str, Any]:
    """Do a little of everything, for a profiler that looks on."""
    import cupy

    number *= 5
    setup = usual(game)
    batch = cuda.DeviceBatch(game, setup, keys(number, 5), resets=True)
    choose = cupy.RawKernel(CHOOSE, "choose")
    random = cupy.random.randint(1, 1 << 31, number).astype(np.uint32)
    actions = cupy.zeros(number, np.int32)
    for _ in range(30):
        choose((-(-number // 128),), (128,), (batch.mask, np.int64(setup.actions), np.int64(number), random, actions))
        batch.step(actions, checks=False)
    batch.observe()
    batch.check()
    return {"games": number}


def tried(work: Callable[[], str]) -> str:
    """Return what came of it, or what went wrong."""
    try:
        return work()
    except Exception as problem:  # another library's, whatever it is
        return f"{type(problem).__name__}: {str(problem)[:300]}"


def millions(found: list[float]) -> float:
    """Return the one in the middle, in millions."""
    return round(sorted(found)[len(found) // 2] / 1e6, 1)


PARTS: dict[str, Callable[[str, int], dict[str, Any]]] = {
    "compiling": compiling,
    "building": building,
    "same": same,
    "playouts": playouts,
    "steps": steps,
    "others": others,
    "profiled": profiled,
}


# --- All of them ------------------------------------------------------------------------------------------------------


def say(line: dict[str, Any]) -> None:
    """Print a line of JSON, at once."""
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def command(part: str, game: str, number: int, sizes: Iterable[int]) -> list[str]:
    """Return how a part is run in a process of its own."""
    return [sys.executable, __file__, game, "--part", part, "--number", str(number), "--sizes", *map(str, sizes)]


def run(part: str, game: str, number: int, sizes: tuple[int, ...] = USUAL, limit: int = LIMIT) -> dict[str, Any]:
    """Run a part in a process of its own, print what came of it, and return that."""
    line: dict[str, Any] = {"part": part, "game": game, "sizes": "x".join(map(str, sizes))}
    since = time.perf_counter()
    try:
        made = subprocess.run(
            command(part, game, number, sizes), capture_output=True, text=True, timeout=limit, check=False
        )
        last = made.stdout.strip().rpartition("\n")[2]
        line.update(json.loads(last) if made.returncode == 0 and last else {"failed": made.stderr.strip()[-600:]})
    except subprocess.TimeoutExpired:
        line["failed"] = f"it took more than {limit} s"
    line["s"] = round(time.perf_counter() - since, 1)
    say(line)
    return line


def profile(game: str, number: int) -> None:
    """Ask Nsight Compute where the time of a step, an observation and a playout goes."""
    ncu = shutil.which("ncu")
    if ncu is None:
        say({"part": "profile", "failed": "ncu is not installed"})
        return
    for kernel, skipped in (("duskhall_step", 28), ("duskhall_observe", 0)):
        options = ["--clock-control", "none", "--csv", "--page", "raw", "--metrics", ",".join(METRICS)]
        options += ["-k", kernel, "-s", str(skipped), "-c", "1"]
        try:
            made = subprocess.run(
                [ncu, *options, *command("profiled", game, number, USUAL)],
                capture_output=True, text=True, timeout=60, check=False,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            say({"part": "profile", "kernel": kernel, "failed": "it took too long"})
            continue
        rows = list(csv.reader(row for row in made.stdout.splitlines() if row.startswith('"')))
        if len(rows) < 3:
            say({"part": "profile", "kernel": kernel, "failed": (made.stdout + made.stderr)[-500:]})
            continue
        figures = {name: f"{value} {unit}".strip() for name, unit, value in zip(*rows[:3]) if name in METRICS}
        say({"part": "profile", "game": game, "kernel": kernel, **figures})


def tune(game: str, number: int) -> None:
    """Try other sizes of blocks, which are compiled by now."""
    for sizes in OTHERS:
        run("playouts", game, number, sizes, 60)
        run("steps", game, number, sizes, 60)


def main() -> None:
    """Run all parts for all games, the compilers beside each other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--number", type=int, default=100_000)
    parser.add_argument("--part", choices=PARTS)
    parser.add_argument("--sizes", type=int, nargs=len(SIZES), default=USUAL)
    parser.add_argument("--tune", action="store_true")
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    if given.part is not None:
        for name, size in zip(SIZES, given.sizes):
            setattr(cuda, name, size)
        say(PARTS[given.part](given.games[0], given.number))
        return
    games = sorted(given.games, key=lambda game: (game != FIRST, game == LAST))
    with ThreadPoolExecutor(64) as pool:  # compilers, beside each other
        compiled = {game: pool.submit(run, "compiling", game, given.number, USUAL, 480) for game in games}
        built = {game: pool.submit(run, "building", game, given.number) for game in games}
        others_compiled = [pool.submit(run, "compiling", FIRST, given.number, each) for each in OTHERS if given.tune]
        for game in games:
            if "failed" in compiled[game].result():
                continue
            built[game].result()
            for part in ("same", "playouts", "steps"):
                run(part, game, given.number)
            if game == FIRST:
                wait(others_compiled)
                if given.tune:
                    tune(game, given.number)
                run("others", game, given.number, USUAL, 100)
                if given.profile:
                    profile(game, given.number)


if __name__ == "__main__":
    main()
