"""Masked PPO self-play against a pool of earlier selves, in JAX, on a vector of native games.

    python examples/train.py dungeon-cards --out runs/dungeon --rounds 200
    python examples/train.py dungeon-cards --out runs/dungeon --rounds 400   # goes on where it stopped

In the first rounds the game's policy plays, and the learner imitates it.  In every later round each table plays a whole
game, most of them with the learner in all seats, others with an earlier self or with the policy in some of them; then
the learner learns from what its own seats did.  The reward is a seat's share of the victory, at the end.

The seed decides everything, on one machine with one version of JAX: games, dice, minibatches; so a run that was
interrupted and resumed comes to the same net.  Needs the extra `train`.  `teach.py` learns from a bot's games instead,
and `ship.py` gives the bot `learner` the net of a run.
"""

import argparse
import json
import os
import time
from functools import cache, partial
from pathlib import Path
from typing import Any

os.environ.setdefault("XLA_FLAGS", "--xla_gpu_deterministic_ops=true")
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")

import jax
import jax.numpy as jnp
import numpy as np
from plans import MANY, NUMBERS, TABLES, TOP, Net, Plan, Run, cast, flags, load, report, save

from duskhall.envs import seatwise, vector
from duskhall.minds.learned import cells

LEARNER, EARLIER, POLICY, RANDOM, NOBODY = 0, 1, -1, -2, -3  # who answers; in a round one earlier self plays
DEALT = 0.7  # of the tables have their roles dealt, where a game lets players choose them
SLIPS = 0.05  # how often the policy that is imitated does anything
Rows = dict[str, np.ndarray]  # a decision each: what was `seen`, the `mask`, the `move`, ...


# --- The net ---------------------------------------------------------------------------------------------------------


def new_run(plan: Plan, tops: np.ndarray, outputs: int) -> Run:
    """Return a run with a net that knows nothing: inputs for each small number that a column can hold, then layers."""
    random, width = np.random.default_rng(plan.seed), plan.width

    def layer(rows: int, to: int, scale: float) -> np.ndarray:
        return (random.standard_normal((rows, to)) * scale).astype(np.float32)

    net = {"in": layer(int(tops.sum()) + len(tops), width, 0.1), "in_bias": np.zeros(width, np.float32)}
    net["in"][-len(tops) :][tops == 0] = 0  # columns that never hold anything
    for each in range(plan.layers):
        net |= {f"layer_{each}": layer(width, width, (2 / width) ** 0.5), f"bias_{each}": np.zeros(width, np.float32)}
    net |= {"choice": layer(width, outputs, 0.01), "choice_bias": np.zeros(outputs, np.float32)}
    net |= {"worth": layer(width, 1, 0.01), "worth_bias": np.zeros(1, np.float32)}
    return Run(0, net, *({name: np.zeros_like(each) for name, each in net.items()} for _ in range(2)), [])


def forward(net: Net, tops: np.ndarray, seen: Any, mask: Any) -> tuple[Any, Any]:
    """Return the logarithms of the chances of all moves, and the logit of the share that the seat expects."""
    columns, values = cells(tops)
    seen = jnp.minimum(seen, tops.astype(np.uint8))
    hot = (seen[:, columns] == values.astype(np.uint8)).astype(jnp.float32)
    plain = seen / np.maximum(tops, 1).astype(np.float32)
    hidden = jax.nn.relu(jnp.concatenate([hot, plain], axis=1) @ net["in"] + net["in_bias"])
    for each in range(sum(name.startswith("layer_") for name in net)):
        hidden = hidden + jax.nn.relu(hidden @ net[f"layer_{each}"] + net[f"bias_{each}"])
    choice = hidden @ net["choice"] + net["choice_bias"]
    log_chances = jax.nn.log_softmax(jnp.where(mask > 0, choice, -1e9))
    return log_chances, (hidden @ net["worth"] + net["worth_bias"])[:, 0]


class Learner:
    """What is done with nets of one game, compiled: acting, and a step of PPO."""

    def __init__(self, plan: Plan, tops: np.ndarray) -> None:
        self.plan, self.tops = plan, tops

    @partial(jax.jit, static_argnums=0)
    def act(self, net: Net, seen: Any, mask: Any, key: Any, moment: Any, sharp: Any) -> dict[str, Any]:
        """Choose moves by chance, or, where it is sharp, the likeliest, and say what is thought of them."""
        log_chances, worth = forward(net, self.tops, seen, mask)
        chance = jnp.where(sharp, 0.0, jax.random.gumbel(jax.random.fold_in(key, moment), log_chances.shape))
        move = jnp.argmax(log_chances + chance, axis=1)
        log_chance = jnp.take_along_axis(log_chances, move[:, None], 1)[:, 0]
        return {"move": move, "log_chance": log_chance, "value": jax.nn.sigmoid(worth)}

    def loss(self, net: Net, rows: Any, entropy: Any, imitates: Any) -> tuple[Any, Any]:
        """Return PPO's loss, or that of imitating the moves, and how undecided the net is."""
        log_chances, worth = forward(net, self.tops, rows["seen"], rows["mask"])
        taken = jnp.arange(log_chances.shape[1]) == rows["move"][:, None]  # a sum, whose slope needs no slow scattering
        log_chance = jnp.where(taken, log_chances, 0.0).sum(axis=1)
        ratio, advantage = jnp.exp(log_chance - rows["log_chance"]), rows["advantage"]
        clipped = jnp.clip(ratio, 1 - self.plan.clip, 1 + self.plan.clip)
        policy = -jnp.where(imitates, log_chance, jnp.minimum(ratio * advantage, clipped * advantage)).mean()
        value = (jax.nn.softplus(worth) - rows["target"] * worth).mean()  # cross-entropy, since shares are from 0 to 1
        spread = -jnp.where(rows["mask"] > 0, jnp.exp(log_chances) * log_chances, 0.0).sum(axis=1).mean()
        return policy + value - entropy * spread, spread

    @partial(jax.jit, static_argnums=0, donate_argnums=(1, 2, 3))
    def learn(self, net: Net, first: Net, second: Net, step: Any, rate: Any, *given: Any) -> Any:
        """Take a step of Adam; a gradient that is too long is shortened."""
        (_, spread), slope = jax.value_and_grad(self.loss, has_aux=True)(net, *given)
        length = jnp.sqrt(sum((each**2).sum() for each in slope.values()))
        slope = {name: each * jnp.minimum(1.0, 0.5 / (length + 1e-9)) for name, each in slope.items()}
        first = {name: 0.9 * first[name] + 0.1 * each for name, each in slope.items()}
        second = {name: 0.999 * second[name] + 0.001 * each**2 for name, each in slope.items()}
        scale = rate * jnp.sqrt(1 - 0.999**step) / (1 - 0.9**step)
        net = {name: each - scale * first[name] / (jnp.sqrt(second[name]) + 1e-7) for name, each in net.items()}
        return net, first, second, spread


def improved(learner: Learner, run: Run, rows: Rows, stream: np.random.Generator) -> Run:
    """Learn from what was played, in minibatches that are mixed anew in every pass."""
    plan, number, fade = learner.plan, len(rows["move"]), 0.5 ** (run.round / learner.plan.half)
    net, first, second, steps, spread = run.net, run.first, run.second, run.steps, 0.0
    for _ in range(plan.passes):
        mixed = stream.permutation(number)
        for begin in range(0, max(1, number - plan.slice + 1), plan.slice):
            some = np.resize(mixed[begin : begin + plan.slice], plan.slice)
            steps += 1
            given = ({name: each[some] for name, each in rows.items()}, plan.entropy * fade, run.round < plan.shown)
            net, first, second, spread = learner.learn(net, first, second, float(steps), plan.rate * fade, *given)
    return run._replace(net=net, first=first, second=second, steps=steps, entropy=float(spread))


# --- Playing ---------------------------------------------------------------------------------------------------------


@cache
def tables(game: str, players: int, games: int, threads: int = 1) -> Any:
    """Return the environment of so many games; one that is over waits, since in a round each table plays one."""
    return seatwise(vector(game, players, games, autoreset="disabled", threads=threads, copy=False))


def begin(envs: Any, stream: np.random.Generator) -> Rows:
    """Begin all games anew, and return what is observed."""
    return envs.reset(seed=[stream.bytes(32) for _ in range(envs.num_envs)])[0]


def known(plan: Plan) -> tuple[np.ndarray, int]:
    """Return the greatest number that counts in each column of what is seen, and how many moves there are."""
    stream = np.random.default_rng(plan.seed)
    envs = [tables(plan.game, players, 64) for players in sorted(set(TABLES[plan.game]))]
    found = np.max([each.greatest(stream) for each in envs], axis=0)
    limits = np.where(np.arange(len(found)) < envs[0].observation.shape[1], TOP, MANY)
    return np.minimum(found, limits).astype(np.int16), int(envs[0].single_action_space.n)


def seated(plan: Plan, envs: Any, stream: np.random.Generator, has_pool: bool) -> np.ndarray:
    """Return who sits where: the learner, an earlier self or the policy, by sides where the deal makes sides."""
    games, seats, sides = envs.num_envs, envs.players, envs.sides()
    seating, chance = np.full((games, seats), LEARNER), stream.random(games)
    pool = chance < plan.with_pool * has_pool
    policy = (chance >= plan.with_pool) & (chance < plan.with_pool + plan.with_policy)
    taken = stream.random((games, seats)) < stream.choice([0.3, 0.5, 0.75], (games, 1))
    taken[np.arange(games), stream.integers(0, seats, games)] = False  # somebody has to learn
    for place in np.flatnonzero(pool | policy):
        others = taken[place] if sides is None else sides[place] == stream.integers(2)
        seating[place, others] = POLICY if policy[place] else EARLIER
    return seating


def asked(envs: Any, observed: Rows, at: np.ndarray) -> Rows:
    """Return who is asked in some of the games, what that seat sees, and which moves are legal."""
    seen, mask = observed["observation"][at], observed["action_mask"][at]
    return {"game": np.flatnonzero(at), "seat": envs.seat[at], "seen": seen, "mask": mask}


def padded(rows: np.ndarray, least: int = 64) -> np.ndarray:
    """Return rows with others behind them, so that few different numbers of rows are ever compiled for."""
    while least < len(rows):
        least *= 4
    return np.concatenate([rows, np.ones((least - len(rows), *rows.shape[1:]), rows.dtype)])


def play(
    learner: Learner, envs: Any, observed: Rows, nets: list[Net], seating: np.ndarray, stream: np.random.Generator,
    sharp: bool = False,
) -> tuple[list[Rows], np.ndarray]:  # fmt: skip
    """Play all games to their ends; return what the learner did, step by step, and what share each seat had."""
    key = jax.random.key(int(stream.integers(2**31)))
    dealt = stream.random(envs.num_envs) < DEALT
    roles = [each.index for each in envs.setup.game.questions if each.name == envs.setup.game.role_question]
    nets, steps, shares, moment = [jax.device_put(net) for net in nets], [], np.zeros(seating.shape), 0
    while (envs.seat >= 0).any():
        moment += 1
        who = np.where(envs.seat >= 0, seating[np.arange(envs.num_envs), envs.seat], NOBODY)
        who[dealt & np.isin(envs.question, roles)] = RANDOM
        actions = np.zeros(envs.num_envs, np.int32)
        if (at := who == RANDOM).any():
            actions[at] = envs.at_random(stream)[at]
        if (at := who == POLICY).any():
            actions[at] = envs.advise(stream.bytes(32), at)[at]
        for each, net in enumerate(nets):
            if (at := who == each).any():
                step = asked(envs, observed, at)
                thought = learner.act(net, padded(step["seen"]), padded(step["mask"]), key, 2 * moment + each, sharp)
                step |= {name: np.asarray(part)[: at.sum()] for name, part in thought.items()}
                actions[at] = step["move"]
                if each == LEARNER and not sharp:
                    steps.append(step)
        observed, _, _, _, infos = envs.step(actions)
        shares += infos["won"]
    return steps, shares


def show(envs: Any, observed: Rows, stream: np.random.Generator) -> tuple[list[Rows], np.ndarray]:
    """Let the policy play all games to their ends, with a slip now and then; return what it would do at each step."""
    steps, shares = [], np.zeros((envs.num_envs, envs.players))
    while (at := envs.seat >= 0).any():
        right, nothing = envs.advise(stream.bytes(32)), np.zeros(at.sum(), np.float32)
        steps.append(asked(envs, observed, at) | {"move": right[at], "log_chance": nothing, "value": nothing})
        slips = stream.random(envs.num_envs) < SLIPS
        observed, _, _, _, infos = envs.step(np.where(slips, envs.at_random(stream), right))
        shares += infos["won"]
    return steps, shares


def judged(steps: list[Rows], shares: np.ndarray, trace: float) -> Rows:
    """Return all decisions with their advantages (GAE), along the decisions of each seat, back from the end."""
    after, advantage = shares.astype(np.float32), np.zeros(shares.shape, np.float32)
    for step in reversed(steps):
        at = (step.pop("game"), step.pop("seat"))
        step["advantage"] = after[at] - step["value"] + trace * advantage[at]
        advantage[at], after[at] = step["advantage"], step["value"]
    rows = {name: np.concatenate([step[name] for step in steps]) for name in steps[0]}
    rows["target"] = np.clip(rows.pop("value") + rows["advantage"], 0, 1)
    rows["advantage"] = (rows["advantage"] - rows["advantage"].mean()) / (rows["advantage"].std() + 1e-6)
    return rows


def measure(learner: Learner, net: Net, other: int, threads: int) -> float:
    """Return the learner's share among others at a usual table: of one seat, or of one side against the other."""
    plan, stream = learner.plan, np.random.default_rng((learner.plan.seed, 2**31))
    envs = tables(plan.game, TABLES[plan.game][0], plan.measured, threads)
    observed = begin(envs, stream)
    places, sides = np.arange(plan.measured)[:, None], envs.sides()
    mine = np.arange(envs.players) == places % envs.players if sides is None else sides == places % 2
    _, shares = play(learner, envs, observed, [net], np.where(mine, LEARNER, other), stream, sharp=True)
    return float(np.mean([share[own].mean() for share, own in zip(shares, mine) if own.any()]))


# --- Rounds, and the pool --------------------------------------------------------------------------------------------


def after_round(learner: Learner, run: Run, threads: int) -> Run:
    """Play a round and learn from it; now and then the net joins the pool."""
    plan, players, since = learner.plan, TABLES[learner.plan.game], time.perf_counter()
    stream = np.random.default_rng((plan.seed, run.round))
    envs = tables(plan.game, players[run.round % len(players)], plan.games, threads)
    observed = begin(envs, stream)
    if run.round < plan.shown:
        rows = judged(*show(envs, observed, stream), 1.0)
    else:
        earlier = [cast(run.pool[stream.integers(len(run.pool))], np.float32)] if run.pool else []
        seating = seated(plan, envs, stream, bool(earlier))
        rows = judged(*play(learner, envs, observed, [run.net, *earlier], seating, stream), plan.trace)
    run = improved(learner, run, rows, stream)
    pool, decisions = run.pool, run.decisions + len(rows["move"])
    if (run.round + 1) % plan.every == 0:
        pool = [*pool, cast(run.net, np.float16)]
        if len(pool) > plan.pool:  # one of them goes, but not the newest
            pool.pop(stream.integers(len(pool) - 1))
    seconds = run.seconds + time.perf_counter() - since
    return run._replace(round=run.round + 1, pool=pool, decisions=decisions, seconds=seconds)


def train(
    folder: Path, plan: Plan, until: int, threads: int = 1, minutes: float = 1e9, first: Path | None = None
) -> Run:
    """Learn until so many rounds are over in all, or the time is; go on where the folder's run stopped."""
    ends, lines = time.monotonic() + minutes * 60, []
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / "run.npz").exists():
        kept, tops, run = load(folder)
        if kept != plan:
            raise SystemExit(f"{folder} holds a run by another plan ({kept}): name another folder, or the same plan.")
        lines = (folder / "log.jsonl").read_text().splitlines(keepends=True)
    elif first:
        other, tops, run = load(first)
        if (other.game, other.width, other.layers) != (plan.game, plan.width, plan.layers):
            raise SystemExit(f"{first} holds a net of {other}: name the same game, width and layers.")
        run = run._replace(round=plan.shown)
    else:
        tops, moves = known(plan)
        run = new_run(plan, tops, moves)
    (folder / "log.jsonl").write_text("".join(line for line in lines if json.loads(line)["round"] <= run.round))
    learner = Learner(plan, tops)
    while run.round < until and time.monotonic() < ends:
        run = after_round(learner, run, threads)
        if run.round % plan.every == 0 or run.round == 1:
            policy, random = (measure(learner, run.net, other, threads) for other in (POLICY, RANDOM))
            numbers = {name: round(getattr(run, name), 4) for name in NUMBERS}
            report(numbers | {"policy": policy, "random": random}, folder)
            save(folder, plan, tops, run)
    save(folder, plan, tops, run)
    return run


def command_line() -> argparse.ArgumentParser:
    """Return what the command line may say."""
    parser = flags(__doc__)
    parser.add_argument("--rounds", type=int, default=100, help="rounds in all")
    parser.add_argument("--minutes", type=float, default=1e9, help="the longest time")
    parser.add_argument("--begin", type=Path, help="the folder of a run by another plan, whose net is the first one")
    return parser


def main() -> None:
    """Read the command line, and learn."""
    given = (parser := command_line()).parse_args()
    if given.begin and not (given.begin / "run.npz").exists():
        parser.error(f"{given.begin} holds no run to begin with.")
    train(given.out, Plan.of(given), given.rounds, given.threads, given.minutes, given.begin)


if __name__ == "__main__":
    main()
