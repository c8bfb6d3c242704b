"""How fast native rules are, beside the compiled ones and, where it is installed, beside OpenSpiel's C++.

    python benchmarks/native.py [SECONDS]

prints everything that is asked of their speed, in one run, and says what is met.  Run it with the Python of a wheel,
whose rules are compiled.  Everything is measured by processor time, but for two threads and the simulation, which are
measured by the clock: run it with nothing beside it.  OpenSpiel's figures are whole random games inside C++, by its
evaluator with many rollouts, so that no state comes to Python.
"""

import os
import sys
from collections.abc import Callable
from time import perf_counter, process_time

import numpy as np

from duskhall.games import GAMES, find
from duskhall.kernel.dice import Dice
from duskhall.kernel.setup import Setup
from duskhall.lab import arena
from duskhall.lab.bench import compiled, usual_players
from duskhall.native.batch import Batch, key_of

GAMES_AT_ONCE = 1024
ROUNDS = 20  # short ones: the best is hardly disturbed by whatever else runs
OTHERS = ("leduc_poker", "hearts", "euchre")
ROLLOUTS = 200
STEPS = 200
SIMULATED = 100_000  # games; a million are asked for

# What is asked of inside the engine: times compiled, and the microseconds of a copy.
ASKED = {
    "dungeon-cards": (8, 0.15),
    "blood-bound": (8, 0.15),
    "bloodborne-card": (8, 0.15),
    "bloodborne-board": (5, 1.0),
}


def rate(work: Callable[[], int], seconds: float, clock: Callable[[], float] = process_time) -> float:
    """Return how much work is done in a second, the best of several rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        done, start = 0, clock()
        while clock() - start < seconds / ROUNDS:
            done += work()
        best = max(best, done / (clock() - start))
    return best


def in_python(setup: Setup) -> Callable[[], int]:
    """Return the work of one game by the rules of Python, as they are installed here."""
    numbers = iter(range(10**9))
    return lambda: setup.game.new(setup, Dice(key_of(number := next(numbers)))).play_out(Dice(key_of(-1 - number)))


def natively(setup: Setup, threads: int, by_policy: bool = False) -> Callable[[], int]:
    """Return the work of many games at once, chosen at random or by the game's policy."""
    keys, choices = ([key_of(sign * each - (sign < 0)) for each in range(GAMES_AT_ONCE)] for sign in (1, -1))
    batch = Batch(setup.game, setup, keys, masks=False, threads=threads)

    def work() -> int:
        batch.start(keys)
        return int(batch.play_out(choices, policy=range(setup.seats) if by_policy else ()).sum())

    return work


def copying(setup: Setup) -> Callable[[], int]:
    """Return the work of copying one state to sixty-four places."""
    batch = Batch(setup.game, setup, range(65), masks=False)
    copy = batch.library.call("copy")

    def work() -> int:
        for _ in range(100):
            copy(batch._pointer, 1, batch._pointer, 0, 64)
        return 6400

    return work


def stepping(setup: Setup, threads: int = 1) -> Callable[[], int]:
    """Return the work of steps with mask and observation, in a batch that begins anew by itself.

    What is chosen was chosen at random beforehand, so that only the steps are measured.
    """
    keys = [key_of(seed) for seed in range(GAMES_AT_ONCE)]
    batch = Batch(setup.game, setup, keys, resets=True, threads=threads)
    random = np.random.default_rng(1)
    chosen = []
    for _ in range(STEPS):
        chosen.append((batch.mask * random.random(batch.mask.shape, np.float32)).argmax(axis=1).astype(np.int32))
        batch.step(chosen[-1])
    seen = batch.observe()
    batch.start(keys)
    place = 0

    def work() -> int:
        nonlocal place
        if place == STEPS:
            batch.start(keys)
            place = 0
        for actions in chosen[place : place + 10]:
            batch.step(actions, out=seen)
        place += 10
        return 10 * GAMES_AT_ONCE

    return work


def simulating(games: int) -> float:
    """Return the seconds of a series of random games of Dungeon Cards in two processes, by the clock."""
    setup = find("dungeon-cards").setup(4, simulation=True)
    settings = tuple(sorted(setup.settings.items()))
    start = perf_counter()
    arena.run(arena.Series("dungeon-cards", 4, settings, (arena.RANDOM,) * 4, "1", games), 2)
    return perf_counter() - start


def open_spiel(name: str, seconds: float) -> float | None:
    """Return decisions a second of another library's game, inside its own C++, or None where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)
    # A search of one simulation is one call of the evaluator.
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
    lengths = []
    for seed in range(20):
        state, random, made = game.new_initial_state(), np.random.default_rng(seed), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes())
                state.apply_action(int(random.choice(outcomes, p=shares)))
            else:
                state.apply_action(int(random.choice(state.legal_actions())))
                made += 1
        lengths.append(made)
    first = game.new_initial_state()
    while first.is_chance_node():
        first.apply_action(first.chance_outcomes()[0][0])
    length = sum(lengths) / len(lengths)

    def work() -> int:
        bot.mcts_search(first)
        return round(ROLLOUTS * length)

    return rate(work, seconds)


def say(*parts: str) -> None:
    """Write a line."""
    sys.stdout.write(f"{' '.join(parts)}\n")
    sys.stdout.flush()


def told(what: str, found: float, asked: float, at_least: bool = True) -> None:
    """Say whether something that is asked for is met."""
    met = found >= asked if at_least else found <= asked
    say(f"{'met' if met else 'NOT MET':8} {what}: {found:,.2f}, {'at least' if at_least else 'at most'} {asked:,}")


def main(seconds: float) -> None:
    """Measure everything."""
    say(f"Load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; Python's rules are", compiled_or_not())
    heads = ("python", "native", "times", "2 threads", "copy µs", "by policy", "steps", "2 threads")
    say(f"{'':18}", *[f"{head:>11}" for head in heads])
    figures: dict[str, tuple[float, ...]] = {}
    for name in GAMES:
        setup = find(name).setup(usual_players(find(name)), simulation=True)
        python, native = rate(in_python(setup), seconds), rate(natively(setup, 1), seconds)
        one, two = (rate(natively(setup, threads), seconds, perf_counter) for threads in (1, 2))
        copy = 1e6 / rate(copying(setup), seconds)
        policy = rate(natively(setup, 1, by_policy=True), seconds)
        steps = rate(stepping(setup), seconds)
        alone, shared = (rate(stepping(setup, threads), seconds, perf_counter) for threads in (1, 2))
        figures[name] = found = (python, native, native / python, two / one, copy, policy, steps, shared / alone)
        say(f"{name:18}", *[f"{each:11,.0f}" if each > 1000 else f"{each:11,.3f}" for each in found])
    others = {name: open_spiel(name, seconds) for name in OTHERS}
    for name, rollouts in others.items():
        say(f"OpenSpiel {name:12}", "is not installed" if rollouts is None else f"{rollouts:12,.0f}")
    simulated = simulating(SIMULATED) * 1_000_000 / SIMULATED
    for name, (times, copy) in ASKED.items():
        if compiled():
            told(f"{name}, times compiled", figures[name][2], times)
        else:
            say(f"{'':8} {name}, times compiled: not measured, run it with the Python of a wheel")
        told(f"{name}, a copy in microseconds", figures[name][4], copy, at_least=False)
        told(f"{name}, two threads in whole games", figures[name][3], 1.8)
    if others["hearts"] is not None:
        for name in ("dungeon-cards", "blood-bound"):
            told(f"{name}, decisions a second, beside hearts", figures[name][1], others["hearts"])
    told("dungeon-cards, steps with mask and observation a second", figures["dungeon-cards"][6], 3_000_000)
    told("simulate dungeon-cards --games 1000000 --jobs 2, seconds", simulated, 60, at_least=False)


def compiled_or_not() -> str:
    """Say what Python's rules are here."""
    return "compiled" if compiled() else "interpreted"


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
