"""How fast the rules run, relative to a fixed loop in the same run.

Machines are noisy and differ, so every figure is measured between two runs of the calibration loop and given
relative to it as well; the best of several rounds counts, because noise only ever slows down.
"""

import platform
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from importlib.util import find_spec
from time import perf_counter
from typing import TYPE_CHECKING, Any

from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State
from duskhall.lab.arena import play_at_random

if TYPE_CHECKING:
    from duskhall.native.batch import Batch

LOOPS = 200_000
ROUNDS = 3
GAMES = 256  # that native rules play at once


@dataclass(frozen=True)
class Figure:
    """A rate per second, and the same per thousand turns of the calibration loop."""

    per_s: float
    per_1000_loops: float


def compiled() -> bool:
    """Say whether the rules that would run are compiled; loads nothing."""
    spec = find_spec("duskhall.kernel.state")
    return spec is not None and not str(spec.origin).endswith(".py")


def calibration_loop(loops: int) -> int:
    """The fixed loop of pure Python that every figure is compared with; never change it."""
    total = 0
    for number in range(loops):
        total = (total * 31 + number) & 0xFFFF
    return total


def loops_per_s() -> float:
    """Return the speed of the calibration loop right now."""
    start = perf_counter()
    calibration_loop(LOOPS)
    return LOOPS / (perf_counter() - start)


def usual_players(game: Game) -> int:
    """Return how many play where nobody says: four, or as close to it as the game allows, so that figures compare."""
    return min(max(4, game.seats[0]), game.seats[-1])


def bench(game: Game, players: int, seconds: float = 1.0) -> dict[str, Any]:
    """Return all figures of a game, each measured for about this long."""
    setup = game.setup(players, simulation=True)
    state = _middle(setup)
    loops = max(loops_per_s() for _ in range(ROUNDS))
    from_python = _best(lambda number: play_at_random(setup, _seed(number)).decisions, seconds)
    in_engine = _best(lambda number: _inside(setup, number), seconds)
    copies = _best(lambda _: _copies(state), seconds)
    return {
        "game": game.id,
        "players": players,
        "compiled": compiled(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "loops_per_s": round(loops),
        "decisions_from_python": _rounded(from_python),
        "decisions_in_engine": _rounded(in_engine),
        "copies": _rounded(copies),
        "copy_us": round(1e6 / copies.per_s, 3),
        **_native(setup, seconds),
    }


def _native(setup: Setup, seconds: float) -> dict[str, Any]:
    """Return the figures of the native rules, on one core, or nothing where there are none."""
    from duskhall.native.building import NoLibrary

    try:
        from duskhall.native.batch import Batch

        batch = Batch(setup.game, setup, range(GAMES), masks=False)
    except NoLibrary:
        return {"decisions_native": None, "copy_native_us": None}
    keys, choices = ([_seed(sign * each - (sign < 0)) for each in range(GAMES)] for sign in (1, -1))
    decisions = _best(lambda _: _inside_native(batch, keys, choices), seconds)
    batch.start([_seed(0)])
    copies = _best(lambda _: _native_copies(batch), seconds)
    return {"decisions_native": _rounded(decisions), "copy_native_us": round(1e6 / copies.per_s, 3)}


def _inside_native(batch: "Batch", keys: list[bytes], choices: list[bytes]) -> int:
    """Play the first games that `_inside` plays."""
    batch.start(keys)
    return int(batch.play_out(choices).sum())


def _native_copies(batch: "Batch") -> int:
    batch.copy(0, batch, 1, GAMES - 1)
    return GAMES - 1


def _best(work: Callable[[int], int], seconds: float) -> Figure:
    """Return the best of several rounds of some work, which says how much it has done."""
    rounds = [_round(work, seconds / ROUNDS, number) for number in range(ROUNDS)]
    return max(rounds, key=lambda figure: figure.per_1000_loops)


def _round(work: Callable[[int], int], seconds: float, number: int) -> Figure:
    before = loops_per_s()
    done, start, turn = 0, perf_counter(), 0
    while True:
        done += work(number * 1_000_000 + turn)
        turn += 1
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            break
    loops = (before + loops_per_s()) / 2
    return Figure(done / elapsed, 1000 * done / elapsed / loops)


def _inside(setup: Setup, number: int) -> int:
    state = setup.game.new(setup, Dice(_seed(number)))
    return state.play_out(Dice(_seed(-1 - number)))


def _copies(state: State) -> int:
    copy = state.copy
    for _ in range(1000):
        copy()
    return 1000


def _middle(setup: Setup) -> State:
    """A state from the middle of a game."""
    half = play_at_random(setup, _seed(0)).decisions // 2
    state = setup.game.new(setup, Dice(_seed(0)))
    dice = Dice(_seed(1))
    for _ in range(half):
        if not state.asks:
            break
        ask = state.pending()[0]
        state.take(ask, ask.options[dice.below(len(ask.options))])
    return state


def _seed(number: int) -> bytes:
    return sha256(f"duskhall bench {number}".encode()).digest()


def _rounded(figure: Figure) -> dict[str, float]:
    return {"per_s": round(figure.per_s), "per_1000_loops": round(figure.per_1000_loops, 3)}
