"""Duskhall beside the libraries of the field, on this machine: `make compare`; docs/compare.md says how it is measured.

Every library is measured in a process of its own, as its own documents use it.  This file is also what such a process
runs (`compare.py measure NAME`), with the Python that has the library.
"""

import argparse
import json
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

HERE = Path(__file__).parent
BUILD = HERE.parent / "build" / "compare"
BATCH = 1024
Row = dict[str, Any]


def best(work: Callable[[], int], seconds: float) -> float:
    """Return what the work says it did, a second, in the best of many short rounds: others use the machine, too."""
    work()
    found, end = 0.0, perf_counter() + seconds
    while not found or perf_counter() < end:
        start = perf_counter()
        done = work()
        found = max(found, done / (perf_counter() - start))
    return found


def megabytes() -> float:
    """Return the most memory that this process has had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def several(work: Callable[[], int], least: int = 300) -> Callable[[], int]:
    """Return the work of so many decisions at least: one game may be shorter than most."""

    def all_of_it() -> int:
        done = 0
        while done < least:
            done += work()
        return done

    return all_of_it


def imported(statement: str) -> float:
    """Return the milliseconds of an import in a fresh process, the best of five."""
    script = f"import time; start = time.perf_counter(); {statement}; print(time.perf_counter() - start)"
    took = [
        subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True) for _ in range(5)
    ]
    return 1e3 * min(float(each.stdout.splitlines()[-1]) for each in took)


# --- Duskhall ---------------------------------------------------------------------------------------------------------


def duskhall(seconds: float, batch: int) -> list[Row]:
    """Measure the four games: one by one in Python, inside, and in batches."""
    took = imported("from duskhall.games import find; find('dungeon-cards')")
    import random

    from duskhall import envs
    from duskhall.games import find
    from duskhall.kernel.dice import Dice
    from duskhall.native.batch import Batch
    from envs import choices, rate  # the benchmark beside this one

    rows = []
    for game_id in ("dungeon-cards", "bloodborne-card", "blood-bound", "bloodborne-board"):
        game = find(game_id)
        setup = game.setup(game.usual_seats, simulation=True)
        state = game.new(setup, Dice(bytes(32)))
        memory = megabytes()
        chosen = choices(game_id, batch)

        def alone(state: Any = state) -> int:
            playing, made = state.copy(), 0
            while playing.asks:
                ask = playing.next_ask()
                playing.take(ask, random.choice(ask.options))
                made += 1
            return made

        inside = Batch(game, setup, range(batch), masks=False)
        few = Batch(game, setup, range(64), masks=False)

        def whole(few: Any = few) -> int:
            few.start(range(64))
            return int(few.play_out(range(64)).sum())

        def copies(inside: Any = inside) -> int:
            inside.copy(0, inside, 1, batch - 1)
            return batch - 1

        rows.append(
            {
                "library": "Duskhall",
                "game": game_id,
                "alone": best(several(alone), seconds),
                "batched": max(rate(game_id, chosen, threads, seconds) for threads in (1, 2)),
                "inside": best(whole, seconds),
                "copy": 1e6 / best(copies, seconds / 4),
                "import": took,
                "memory": memory,
            }
        )
    rows.append({"library": "Duskhall, aec", "game": "dungeon-cards", "alone": best(several(by_agents(envs)), seconds)})
    return rows


def by_agents(envs: Any) -> Callable[[], int]:
    """Return the work of a game by PettingZoo's loop, with observations and masks."""
    env = envs.aec("dungeon-cards")

    def work() -> int:
        env.reset()
        made = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            made += not over
        return made

    return work


# --- OpenSpiel --------------------------------------------------------------------------------------------------------


def open_spiel(seconds: float, batch: int) -> list[Row]:
    """Measure games in C++ and in Python, by the loop of its introduction."""
    took = imported("import pyspiel")
    import random

    import pyspiel
    from open_spiel.python.games import kuhn_poker, tic_tac_toe  # noqa: F401  # which registers them

    rows = []
    for name in ("hearts", "leduc_poker", "euchre", "python_kuhn_poker", "python_tic_tac_toe"):
        game = pyspiel.load_game(name)
        state = game.new_initial_state()
        memory = megabytes()

        def alone(game: Any = game) -> int:
            state, made = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, chances)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    made += 1
            return made

        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])

        def copies(state: Any = state) -> int:
            for _ in range(100):
                state.clone()
            return 100

        rows.append(
            {
                "library": "OpenSpiel, Python" if name.startswith("python") else "OpenSpiel, C++",
                "game": name,
                "alone": best(several(alone), seconds),
                "inside": None if name.startswith("python") else inside_open_spiel(pyspiel, game, state, seconds),
                "copy": 1e6 / best(copies, seconds / 4),
                "import": took,
                "memory": memory,
            }
        )
    return rows


def inside_open_spiel(pyspiel: Any, game: Any, first: Any, seconds: float) -> float:
    """Return decisions a second inside its C++: random rollouts, which a search of one simulation makes."""
    import random

    rollouts, lengths = 200, []
    for _ in range(20):
        state, made = first.clone(), 0
        while not state.is_terminal():
            made += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
        lengths.append(made)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(rollouts, 1), 2.0, 1, 100, False, 1, False)

    def work() -> int:
        bot.mcts_search(first)
        return round(rollouts * sum(lengths) / len(lengths))

    return best(work, seconds)


# --- PettingZoo -------------------------------------------------------------------------------------------------------


def petting_zoo(seconds: float, batch: int) -> list[Row]:
    """Measure classic games, by the loop of its introduction."""
    import copy
    import os

    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    took = imported("from pettingzoo.classic import connect_four_v3")
    from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, tictactoe_v3

    rows = []
    for name, module in (
        ("connect four", connect_four_v3),
        ("leduc hold'em", leduc_holdem_v4),
        ("tic-tac-toe", tictactoe_v3),
    ):
        env = module.env()
        env.reset(seed=1)
        memory = megabytes()

        def alone(env: Any = env) -> int:
            env.reset()
            made = 0
            for agent in env.agent_iter():
                observation, _, terminated, truncated, info = env.last()
                over = terminated or truncated
                mask = observation.get("action_mask", info.get("action_mask"))
                env.step(None if over else env.action_space(agent).sample(mask))
                made += not over
            return made

        raw = module.raw_env()
        raw.reset(seed=1)

        def copies(raw: Any = raw) -> int:
            copy.deepcopy(raw)
            return 1

        rows.append(
            {
                "library": "PettingZoo classic",
                "game": name,
                "alone": best(several(alone), seconds),
                "copy": 1e6 / best(copies, seconds / 4),
                "import": took,
                "memory": memory,
            }
        )
    return rows


# --- pgx --------------------------------------------------------------------------------------------------------------


def pgx_on_cpu(seconds: float, batch: int) -> list[Row]:
    """Measure games compiled by JAX: one, a batch, and many steps of a batch within one call."""
    import os

    os.environ["JAX_PLATFORMS"] = "cpu"
    took = imported("import jax, pgx")
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    rows = []
    for name in ("connect_four", "leduc_holdem", "kuhn_poker", "tic_tac_toe", "backgammon"):
        env = pgx.make(name)
        step = auto_reset(env.step, env.init)

        def act(key: Any, state: Any, step: Any = step) -> Any:
            key, chosen, chance = jax.random.split(key, 3)
            logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
            action = jax.random.categorical(chosen, logits, axis=-1)
            return key, step(state, action, chance)

        def acts(key: Any, state: Any, step: Any = step) -> Any:
            key, chosen, chance = jax.random.split(key, 3)
            logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
            action = jax.random.categorical(chosen, logits, axis=-1)
            return key, jax.vmap(step)(state, action, jax.random.split(chance, batch))

        key = jax.random.PRNGKey(1)
        one = jax.jit(env.init)(key)
        many = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))
        act_one, act_many = jax.jit(act), jax.jit(acts)
        within = jax.jit(
            lambda key, state, acts=acts: jax.lax.fori_loop(0, 20, lambda _, both: acts(*both), (key, state))
        )
        memory = megabytes()

        def alone(act_one: Any = act_one, key: Any = key, one: Any = one) -> int:
            for _ in range(50):
                key, one = act_one(key, one)
            jax.block_until_ready(one)
            return 50

        def batched(act_many: Any = act_many, key: Any = key, many: Any = many) -> int:
            for _ in range(3):
                key, many = act_many(key, many)
            jax.block_until_ready(many)
            return 3 * batch

        def inside(within: Any = within, key: Any = key, many: Any = many) -> int:
            jax.block_until_ready(within(key, many))
            return 20 * batch

        rows.append(
            {
                "library": "pgx, CPU",
                "game": name,
                "alone": best(several(alone), seconds),
                "batched": best(batched, seconds),
                "inside": best(inside, seconds),
                "copy": 0.0,
                "import": took,
                "memory": memory,
            }
        )
    return rows


# --- All of them ------------------------------------------------------------------------------------------------------

MEASURED: dict[str, Callable[[float, int], list[Row]]] = {
    "duskhall": duskhall,
    "open_spiel": open_spiel,
    "petting_zoo": petting_zoo,
    "pgx": pgx_on_cpu,
}
HEADS = ("library", "game", "one by one", "batched", "inside", "copy µs", "import ms", "memory MB")
KEYS = ("alone", "batched", "inside", "copy", "import", "memory")


def command(name: str, seconds: float) -> list[str]:
    """Return what measures a library."""
    if name == "boardgame_io":
        return ["node", str(BUILD / "boardgame_io" / "compare.js"), str(seconds)]
    python = BUILD / "venv" / "bin" / "python" if name in ("petting_zoo", "pgx") else Path(sys.executable)
    return [str(python), str(Path(__file__)), "measure", name, "--seconds", str(seconds)]


def table(rows: list[Row]) -> list[str]:
    """Return the figures as lines of a table."""
    lines = [f"| {' | '.join(HEADS)} |", "|---|---|" + "---:|" * len(KEYS)]
    libraries: set[str] = set()
    for row in rows:
        # What a library takes to be there is measured before its first game is played, and told once.
        told = KEYS[:-2] if row["library"] in libraries else KEYS
        libraries.add(row["library"])
        cells = [_figure(key, row.get(key) if key in told else None) for key in KEYS]
        lines.append(f"| {' | '.join([row['library'], row['game'], *cells])} |")
    return lines


def _figure(key: str, value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:.2f}" if key == "copy" else f"{value:,.0f}"


def bars(rows: list[Row]) -> list[str]:
    """Say what was asked and found."""
    found = {(row["library"], row["game"]): row for row in rows}
    ours = found["Duskhall", "dungeon-cards"]["batched"]
    lines = []
    hearts = found.get(("OpenSpiel, C++", "hearts"))
    if hearts is not None:
        lines.append(f"Duskhall batched from Python: {ours / hearts['alone']:.1f} times OpenSpiel's hearts (asked: 3)")
    classic = [row["alone"] for row in rows if row["library"] == "PettingZoo classic"]
    if classic:
        lines.append(f"and {ours / max(classic):.0f} times the quickest of PettingZoo classic (asked: 100)")
    return lines


def main() -> int:
    """Measure one library, or all that are there."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=("all", "measure"), default="all")
    parser.add_argument("name", nargs="?", choices=tuple(MEASURED))
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--batch", type=int, default=BATCH, help="games of a batch")
    wish = parser.parse_args()
    if wish.what == "measure":
        sys.stdout.write(json.dumps(MEASURED[wish.name](wish.seconds, wish.batch)) + "\n")
        return 0
    rows: list[Row] = []
    for name in (*MEASURED, "boardgame_io"):
        try:
            done = subprocess.run(command(name, wish.seconds), capture_output=True, text=True, check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            why = (getattr(error, "stderr", "") or str(error)).strip().splitlines()[-1]
            sys.stderr.write(f"{name} could not be measured: {why}\n")
            continue
        rows += json.loads(done.stdout.splitlines()[-1])
        sys.stderr.write(f"{name} is measured.\n")
    sys.stdout.write("\n".join([*table(rows), "", *bars(rows)]) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
