"""How fast native rules are, beside the compiled ones and, where it is installed, beside OpenSpiel's C++.

    python benchmarks/native.py [SECONDS]

Everything is measured by processor time, but for two threads, which are measured by the clock: run it with nothing
beside it.  OpenSpiel's figures are whole random games inside C++, by its evaluator with many rollouts, so that no state
comes to Python.
"""

import sys
from collections.abc import Callable
from time import perf_counter, process_time

import numpy as np

from duskhall.games import GAMES, find
from duskhall.kernel.dice import Dice
from duskhall.kernel.setup import Setup
from duskhall.lab.bench import compiled, usual_players
from duskhall.native.batch import Batch, key_of

GAMES_AT_ONCE = 1024
ROUNDS = 5
OTHERS = ("leduc_poker", "hearts", "euchre")
ROLLOUTS = 200


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


def natively(setup: Setup, threads: int) -> Callable[[], int]:
    """Return the work of many games at once."""
    keys, choices = ([key_of(sign * each - (sign < 0)) for each in range(GAMES_AT_ONCE)] for sign in (1, -1))
    batch = Batch(setup.game, setup, keys, masks=False, threads=threads)

    def work() -> int:
        batch.start(keys)
        return int(batch.play_out(choices).sum())

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


def stepping(setup: Setup) -> Callable[[], int]:
    """Return the work of steps that Python chooses, with masks, in a batch that begins anew by itself."""
    batch = Batch(setup.game, setup, range(GAMES_AT_ONCE), resets=True)
    random = np.random.default_rng(1)

    def work() -> int:
        for _ in range(10):
            batch.step((batch.mask * random.random(batch.mask.shape[1], np.float32)).argmax(axis=1))
        return 10 * GAMES_AT_ONCE

    return work


def chosen_before(setup: Setup) -> Callable[[], int]:
    """Return the work of steps with mask and observation alone: what is chosen was chosen beforehand."""
    batch = Batch(setup.game, setup, range(GAMES_AT_ONCE))
    chosen = []
    for _ in range(40):
        chosen.append(batch.mask.argmax(axis=1).astype(np.int32))
        batch.step(chosen[-1])
    keys = [key_of(seed) for seed in range(GAMES_AT_ONCE)]
    seen = batch.observe()

    def work() -> int:
        batch.start(keys)
        for actions in chosen:
            batch.step(actions)
            batch.observe(seen)
        return len(chosen) * GAMES_AT_ONCE

    return work


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


def main(seconds: float) -> None:
    """Measure all games."""
    say(
        f"{'':18} {'python':>10} {'native':>12} {'times':>6} {'2 threads':>10} {'copy':>9} {'steps':>12} {'chosen':>12}"
    )
    for name in GAMES:
        setup = find(name).setup(usual_players(find(name)), simulation=True)
        python, native = rate(in_python(setup), seconds), rate(natively(setup, 1), seconds)
        one, two = (rate(natively(setup, threads), seconds, perf_counter) for threads in (1, 2))
        copy = 1e6 / rate(copying(setup), seconds)
        chosen, alone = rate(stepping(setup), seconds), rate(chosen_before(setup), seconds)
        say(
            f"{name:18} {python:10,.0f} {native:12,.0f} {native / python:6.1f} {two / one:10.2f} {copy:6.3f} µs"
            f" {chosen:12,.0f} {alone:12,.0f}"
        )
    say("Python's rules are", "compiled." if compiled() else "interpreted.")
    for name in OTHERS:
        found = open_spiel(name, seconds)
        say(f"OpenSpiel {name:12}", "is not installed" if found is None else f"{found:12,.0f}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
