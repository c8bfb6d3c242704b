"""A learner that plays against itself and earlier selves: masked PPO in JAX, on many native games at once.

    python examples/train.py dungeon-cards --out runs/dungeon --rounds 200
    python examples/train.py dungeon-cards --out runs/dungeon --rounds 400   # goes on where it stopped
    python examples/train.py dungeon-cards --out runs/dungeon --rounds 400 --ship mean   # writes the bot's net

In the first rounds the game's policy plays, and the learner imitates it.  In every later round each table plays a whole
game, most of them with the learner in all seats, others with earlier selves or with the policy in some of them; then
the learner learns from what its own seats did.  The reward is a seat's share of the victory, at the end.

    python examples/train.py blood-bound --out runs/blood --teacher master --lessons 6000 --ship last

With a teacher it learns from the games of that bot alone, until it foretells no better what the teacher does in others.

The seed decides everything, on one machine with one version of JAX: games, dice, minibatches; so a run that was
interrupted and resumed comes to the same net.  Needs the extra `train`.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("XLA_FLAGS", "--xla_gpu_deterministic_ops=true")
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")

import jax
import jax.numpy as jnp
import numpy as np

from duskhall import minds
from duskhall.games import find
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder
from duskhall.kernel.seat import Seat
from duskhall.kernel.setup import Setup
from duskhall.minds.learned import NAME, SHIPPED, Memory, cells, moves, write_net
from duskhall.native.batch import Batch

LEARNER, EARLIER, POLICY, RANDOM = 0, 1, -1, -2  # who sits in a seat; an earlier self is another one in every round
# The numbers of players of the rounds, one after another: the usual one most often.
TABLES = {
    "dungeon-cards": (4, 4, 4, 3, 4, 4, 2, 4, 4, 5, 4, 6),
    "bloodborne-card": (3, 3, 3, 4, 3, 3, 5),
    "blood-bound": (6, 6, 6, 8, 6, 6, 7, 6, 6, 10, 6, 6, 12),
}
SLIPS = 0.05  # how often the policy that is imitated does anything
TOP = 40  # greater numbers of an observation look alike
MANY = 3  # and greater numbers of what is remembered
NUMBERS = ("round", "steps", "decisions", "seconds", "entropy")  # of a run
Net = dict[str, Any]


class Plan(NamedTuple):
    """How is learned; a run that goes on must go on with the same plan."""

    game: str
    seed: int = 1
    games: int = 256  # tables of a round
    width: int = 256
    layers: int = 2  # behind the first one
    rate: float = 5e-4  # of Adam
    half: float = 150  # rounds after which rate and entropy are worth half
    entropy: float = 0.02
    clip: float = 0.2
    trace: float = 0.95  # lambda of the advantages
    passes: int = 2  # over what was played
    slice: int = 4096  # decisions of a minibatch
    pool: int = 4  # earlier selves that are kept
    every: int = 10  # rounds until the next one is kept, and the learner is measured
    with_pool: float = 0.25  # of the tables
    with_policy: float = 0.15
    measured: int = 500  # games
    shown: int = 10  # rounds at the beginning that the policy plays, to be imitated


class Run(NamedTuple):
    """Everything that learning changes."""

    round: int
    net: Net
    first: Net  # Adam's moments
    second: Net
    pool: list[Net]
    steps: int = 0  # of Adam
    decisions: int = 0
    seconds: float = 0.0
    entropy: float = 0.0  # of the last minibatch


# --- The net ---------------------------------------------------------------------------------------------------------


def new_net(plan: Plan, tops: np.ndarray, outputs: int) -> Net:
    """Return a net that knows nothing: a column for every small number that an observation can hold, then layers."""
    random = np.random.default_rng(plan.seed)
    width, inputs = plan.width, int(tops.sum()) + len(tops)

    def layer(rows: int, to: int, scale: float) -> np.ndarray:
        return (random.standard_normal((rows, to)) * scale).astype(np.float32)

    first = layer(inputs, width, 0.1)
    first[len(first) - len(tops) :][tops == 0] = 0  # columns that never hold anything
    net = {"in": first, "in_bias": np.zeros(width, np.float32)}
    for each in range(plan.layers):
        net[f"layer_{each}"] = layer(width, width, (2 / width) ** 0.5)
        net[f"bias_{each}"] = np.zeros(width, np.float32)
    net |= {"choice": layer(width, outputs, 0.01), "choice_bias": np.zeros(outputs, np.float32)}
    return net | {"worth": layer(width, 1, 0.01), "worth_bias": np.zeros(1, np.float32)}


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
    chances = jax.nn.log_softmax(jnp.where(mask > 0, choice, -1e9))
    return chances, (hidden @ net["worth"] + net["worth_bias"])[:, 0]


class Learner:
    """The net's functions, compiled for one game."""

    def __init__(self, plan: Plan, tops: np.ndarray) -> None:
        self.plan, self.tops = plan, tops
        self.act = jax.jit(self._act)
        self.foretold = jax.jit(self._foretold)
        self.learn = jax.jit(self._learn, donate_argnums=(0, 1, 2))

    def _act(
        self, net: Net, seen: Any, legal: Any, seats: Any, action_of: Any, key: Any, step: Any, sharp: Any
    ) -> tuple[Any, ...]:
        """Choose by chance; where it is sharp, the likeliest.  Return actions, and moves with what is thought of them.

        `action_of` says which action each move of a seat is, `legal` which actions there are.
        """
        actions = action_of[seats]
        mask = jnp.where(actions >= 0, jnp.take_along_axis(legal, jnp.maximum(actions, 0), 1), 0).astype(jnp.uint8)
        chances, worth = forward(net, self.tops, seen, mask)
        chance = jnp.where(sharp, 0.0, jax.random.gumbel(jax.random.fold_in(key, step), chances.shape))
        move = jnp.argmax(chances + chance, axis=1)
        action, likely = (jnp.take_along_axis(each, move[:, None], 1)[:, 0] for each in (actions, chances))
        return action, {"mask": mask, "move": move, "chance": likely, "worth": jax.nn.sigmoid(worth)}

    def _loss(self, net: Net, rows: dict[str, Any], entropy: Any, shown: Any) -> Any:
        chances, worth = forward(net, self.tops, rows["seen"], rows["mask"])
        taken = jnp.arange(chances.shape[1]) == rows["move"][:, None]  # a sum, whose slope needs no slow scattering
        chosen = jnp.where(taken, chances, 0.0).sum(axis=1)
        ratio = jnp.exp(chosen - rows["chance"])
        better = rows["better"]
        kept = jnp.clip(ratio, 1 - self.plan.clip, 1 + self.plan.clip)
        policy = -jnp.where(shown, chosen, jnp.minimum(ratio * better, kept * better)).mean()
        value = (jax.nn.softplus(worth) - rows["share"] * worth).mean()
        spread = -jnp.where(rows["mask"] > 0, jnp.exp(chances) * chances, 0.0).sum(axis=1).mean()
        return policy + value - entropy * spread, spread

    def _foretold(self, net: Net, rows: dict[str, Any]) -> tuple[Any, Any]:
        """Return how badly moves are foretold, and how many of them rightly."""
        chances, _ = forward(net, self.tops, rows["seen"], rows["mask"])
        likely = jnp.take_along_axis(chances, rows["move"][:, None], 1)
        return -likely.mean(), (chances.argmax(axis=1) == rows["move"]).mean()

    def _learn(
        self, net: Net, first: Net, second: Net, step: Any, rows: dict[str, Any], some: Any, rate: Any, entropy: Any,
        shown: Any,
    ) -> Any:  # fmt: skip
        """Take a step of Adam with some of the rows; a gradient that is too long is shortened."""
        rows = {name: each[some] for name, each in rows.items()}
        (_, spread), slope = jax.value_and_grad(self._loss, has_aux=True)(net, rows, entropy, shown)
        length = jnp.sqrt(sum((each**2).sum() for each in slope.values()))
        slope = {name: each * jnp.minimum(1.0, 0.5 / (length + 1e-9)) for name, each in slope.items()}
        first = {name: 0.9 * first[name] + 0.1 * each for name, each in slope.items()}
        second = {name: 0.999 * second[name] + 0.001 * each**2 for name, each in slope.items()}
        scale = rate * jnp.sqrt(1 - 0.999**step) / (1 - 0.9**step)
        net = {name: each - scale * first[name] / (jnp.sqrt(second[name]) + 1e-7) for name, each in net.items()}
        return net, first, second, spread


# --- Playing ---------------------------------------------------------------------------------------------------------


class Watching:
    """What everybody hears in the games of a batch, from who answers what: the bot reads it from events."""

    pairs = ("attack", "pass_dagger", "accept")  # questions whose answers name a seat, as `Memory` has them
    deeds = (("request", "ask"), ("request", "alone"), ("offer", "offer"))

    def __init__(self, batch: Batch) -> None:
        self.batch, self.memory = batch, Memory(batch.setup, batch.games)
        self.questions = {each.name: each for each in batch.setup.game.questions} if self.memory.of_deeds else {}
        self.sealed = np.zeros((batch.games, batch.setup.seats), bool)  # offers that nobody has heard of yet

    def see(self, places: np.ndarray, seen: np.ndarray) -> np.ndarray:
        """Return what whoever is asked in some games observes and remembers, as bytes."""
        plain = np.empty((len(places), seen.shape[1]), np.uint8)
        np.clip(seen[places], 0, 255, out=plain, casting="unsafe")
        return np.append(plain, self.memory.seen(places, self.batch.seat[places]), axis=1) if self.questions else plain

    def step(self, actions: np.ndarray, seen: np.ndarray) -> None:
        """Answer in all games, and remember it."""
        seats, asked = self.batch.seat.copy(), self.batch.question.copy()
        self.batch.step(actions, out=seen)
        options = actions - np.append(self.batch.setup.offsets, 0)[asked]
        for number, name in enumerate(self.pairs if self.questions else ()):
            question = self.questions[name]
            at = np.flatnonzero((asked == question.index) & (options >= question.first))
            self.memory.pairs[at, seats[at], options[at] - question.first, number] += 1
        for number, (name, word) in enumerate(self.deeds if self.questions else ()):
            question = self.questions[name]
            at = np.flatnonzero((asked == question.index) & (options == question.word(word)))
            if name == "request":
                self.memory.deeds[at, seats[at], number] += 1
            else:
                self.sealed[at, seats[at]] = True
                opened = self.batch.question != question.index
                self.memory.deeds[opened, :, number] += self.sealed[opened]
                self.sealed[opened] = False


class Tables:
    """The native games of a run, for each number of players."""

    def __init__(self, plan: Plan, threads: int) -> None:
        self.plan, self.threads = plan, threads
        self.game = find(plan.game)
        self.batches: dict[tuple[int, int], Batch] = {}
        self.role = -1
        if self.game.role_question:
            self.role = next(each.index for each in self.game.questions if each.name == self.game.role_question)

    def start(self, players: int, games: int, stream: np.random.Generator) -> Batch:
        """Lay out so many tables."""
        seeds = [stream.bytes(32) for _ in range(games)]
        if (players, games) not in self.batches:
            setup = self.game.setup(players, simulation=True)
            self.batches[players, games] = Batch(self.game, setup, seeds, threads=self.threads)
        batch = self.batches[players, games]
        batch.start(seeds)
        return batch

    def tops(self) -> np.ndarray:
        """Return the greatest number in each column of what is observed in games by policy, and by chance."""
        stream = np.random.default_rng(self.plan.seed)
        found: Any = 0
        for players in sorted(set(TABLES[self.plan.game])):
            batch = self.start(players, 64, stream)
            seen, watching = batch.observe(), Watching(batch)
            by_chance = np.arange(64) % 4 == 0
            while (batch.seat >= 0).any():
                found = np.maximum(found, watching.see(np.flatnonzero(batch.seat >= 0), seen).max(axis=0))
                actions = np.where(by_chance, at_random(batch, stream), batch.advise(stream.bytes(32)))
                watching.step(actions, seen)
        limits = np.where(np.arange(len(found)) < seen.shape[1], TOP, MANY)
        return np.minimum(found, limits).astype(np.int16)

    def seating(self, batch: Batch, stream: np.random.Generator, selves: bool) -> np.ndarray:
        """Return who sits where: the learner, an earlier self or the policy, by sides where the deal makes sides."""
        seats = batch.setup.seats
        seating = np.full((batch.games, seats), LEARNER)
        chance = stream.random(batch.games)
        pool = chance < self.plan.with_pool * selves
        policy = (chance >= self.plan.with_pool) & (chance < self.plan.with_pool + self.plan.with_policy)
        taken = stream.random((batch.games, seats)) < stream.choice([0.3, 0.5, 0.75], (batch.games, 1))
        taken[np.arange(batch.games), stream.integers(0, seats, batch.games)] = False  # somebody has to learn
        for place in np.flatnonzero(pool | policy):
            row = self.side(batch, place, stream.integers(2)) if self.game.sides else taken[place]
            seating[place, row] = POLICY if policy[place] else EARLIER
        return seating

    def side(self, batch: Batch, place: int, which: int) -> np.ndarray:
        """Say which seats of a game are of one of the two sides."""
        assert self.game.sides is not None
        return np.array(self.game.sides(batch.state(place))) == which


def at_random(batch: Batch, stream: np.random.Generator) -> np.ndarray:
    """Return a legal action of each game."""
    return (batch.mask * stream.random(batch.mask.shape, np.float32)).argmax(axis=1).astype(np.int32)


def turned(setup: Setup) -> np.ndarray:
    """Return which action each move of the net is, in a row for each seat; -1 where it is none."""
    outputs, number = moves(setup)
    action_of = np.full((setup.seats, number), -1, np.int32)
    np.put_along_axis(action_of, outputs, np.arange(setup.actions, dtype=np.int32)[None], axis=1)
    return action_of


def masked(setup: Setup, seats: np.ndarray, legal: np.ndarray) -> np.ndarray:
    """Return which moves of the net are legal for some seats."""
    actions = turned(setup)[seats]
    return np.where(actions >= 0, np.take_along_axis(legal, np.maximum(actions, 0), 1), 0).astype(np.uint8)


def padded(rows: np.ndarray, least: int = 64, times: int = 4) -> np.ndarray:
    """Return rows with others behind them, so that few different numbers of rows are ever compiled for."""
    wanted = least
    while wanted < len(rows):
        wanted *= times
    return np.concatenate([rows, np.ones((wanted - len(rows), *rows.shape[1:]), rows.dtype)])


def play(
    learner: Learner, tables: Tables, batch: Batch, nets: list[Net], seating: np.ndarray, stream: np.random.Generator,
    sharp: bool = False,
) -> tuple[list[dict[str, np.ndarray]], np.ndarray]:  # fmt: skip
    """Play all games to their ends; return what the learner did, step by step, and what share each seat had."""
    key = jax.random.key(int(stream.integers(2**31)))
    nets, action_of = [jax.device_put(net) for net in nets], jax.device_put(turned(batch.setup))
    dealt = stream.random(batch.games) < 0.7  # where roles are dealt, not chosen
    seen, watching, steps = batch.observe(), Watching(batch), []
    everything, moment = np.arange(batch.games), 0
    while (batch.seat >= 0).any():
        moment += 1
        who = np.where(batch.seat >= 0, seating[everything, batch.seat], RANDOM)
        who[dealt & (batch.question == tables.role)] = RANDOM
        actions = np.zeros(batch.games, np.int32)
        if (at := (who == RANDOM) & (batch.seat >= 0)).any():
            actions[at] = at_random(batch, stream)[at]
        if (at := who == POLICY).any():
            actions[at] = batch.advise(stream.bytes(32), at)[at]
        asked = []
        for each, net in enumerate(nets):
            places = np.flatnonzero(who == each)
            if len(places):
                seats, rows = batch.seat[places], watching.see(places, seen)
                given = [padded(part) for part in (rows, batch.mask[places], seats)]
                answers = learner.act(net, *given, action_of, key, 2 * moment + each, sharp)
                asked.append((each, {"place": places, "seat": seats, "seen": rows}, answers))
        for each, step, (action, thought) in asked:
            actions[step["place"]] = np.asarray(action)[: len(step["place"])]
            if each == LEARNER and not sharp:
                steps.append(step | {name: np.asarray(part)[: len(step["place"])] for name, part in thought.items()})
        watching.step(actions, seen)
    return steps, batch.standings() / 1000


def show(batch: Batch, stream: np.random.Generator) -> tuple[list[dict[str, np.ndarray]], np.ndarray]:
    """Let the policy play all games to their ends, with a slip now and then; return what it would do at each step."""
    seen, watching, steps = batch.observe(), Watching(batch), []
    while (batch.seat >= 0).any():
        places = np.flatnonzero(batch.seat >= 0)
        right = batch.advise(stream.bytes(32))
        seats = batch.seat[places]
        mask = masked(batch.setup, seats, batch.mask[places])
        nothing = np.zeros(len(places), np.float32)
        step = {"place": places, "seat": seats, "seen": watching.see(places, seen), "mask": mask, "worth": nothing}
        steps.append(step | {"move": moves(batch.setup)[0][seats, right[places]], "chance": nothing})
        slips = stream.random(batch.games) < SLIPS
        watching.step(np.where(slips, at_random(batch, stream), right), seen)
    return steps, batch.standings() / 1000


def judged(steps: list[dict[str, np.ndarray]], shares: np.ndarray, trace: float) -> dict[str, np.ndarray]:
    """Return all decisions with what they were better than expected, along each seat's own decisions, from the end."""
    after, better = shares.astype(np.float32), np.zeros(shares.shape, np.float32)
    for step in reversed(steps):
        at = (step["place"], step["seat"])
        step["better"] = after[at] - step["worth"] + trace * better[at]
        better[at], after[at] = step["better"], step["worth"]
    rows = {name: np.concatenate([step[name] for step in steps]) for name in steps[0] if name not in ("place", "seat")}
    rows["share"] = np.clip(rows["worth"] + rows["better"], 0, 1)
    rows["better"] = (rows["better"] - rows["better"].mean()) / (rows["better"].std() + 1e-6)
    return rows


# --- Lessons ---------------------------------------------------------------------------------------------------------


def lesson(given: tuple[str, str, int, int, int]) -> dict[str, np.ndarray]:
    """Return what a teacher chose in a game: in all seats, or on one side while the usual bot plays the other."""
    game_id, teacher, players, seed, number = given
    game, stream = find(game_id), np.random.default_rng((seed, 2**30, number))
    setup, dice = game.setup(players, simulation=True), [Dice(stream.bytes(32)) for _ in range(2 * players + 1)]
    recorder = Recorder(setup)
    state = game.new(setup, dice.pop(), recorder)
    sides = game.sides(state) if game.sides else [int(seat == number % players) for seat in range(players)]
    teaches = [number % 3 in (2, side) for side in sides]
    bots = [teacher if each else minds.default(game_id) for each in teaches]
    playing = [minds.find(game_id, bot)(game, seat, dice.pop()) for seat, bot in enumerate(bots)]
    pupils = [minds.find(game_id, NAME)(game, seat, dice.pop()) for seat in range(players)]
    steps: list[tuple[int, int, np.ndarray, np.ndarray]] = []
    while state.asks:
        ask = state.pending()[0]
        seat = Seat(state, ask, [event for event in recorder.events if event.hears(ask.seat)])
        option = playing[ask.seat].choose(seat)
        actions = [setup.action(ask.question, each) for each in ask.options]
        if teaches[ask.seat] and len(actions) > 1:
            legal = moves(setup)[0][ask.seat, actions]
            mask = np.zeros(moves(setup)[1], np.uint8)
            mask[legal] = 1
            seen = np.clip(pupils[ask.seat].inputs(seat), 0, 255).astype(np.uint8)
            steps.append((ask.seat, legal[ask.options.index(option)], seen, mask))
        state.take(ask, option)
    if not steps:
        return {}
    seats, chosen, known, masks = (np.array(each) for each in zip(*steps))
    share = np.array([game.worth(state, seat) / 1000 for seat in seats], np.float32)
    return {"seen": known, "mask": masks, "move": chosen.astype(np.int32), "share": share}


def taught(plan: Plan, teacher: str, lessons: int, processes: int, folder: Path) -> tuple[np.ndarray, Run]:
    """Learn from so many games of a teacher, until games kept apart are foretold no better; return columns and net."""
    order = TABLES[plan.game]
    given = [(plan.game, teacher, order[each % len(order)], plan.seed, each) for each in range(lessons)]
    with get_context("spawn").Pool(processes) as pool:
        games = [rows for rows in pool.imap(lesson, given, chunksize=8) if rows]
    apart = max(1, len(games) // 20)
    kept, rows = (
        {name: np.concatenate([game[name] for game in some]) for name in games[0]}
        for some in (games[:apart], games[apart:])
    )
    for part in (kept, rows):
        part["chance"] = part["better"] = np.zeros(len(part["move"]), np.float32)
    tops = np.minimum(rows["seen"].max(axis=0), TOP).astype(np.int16)
    learner = Learner(plan, tops)
    net = new_net(plan, tops, rows["mask"].shape[1])
    run = Run(0, net, *({name: np.zeros_like(each) for name, each in net.items()} for _ in range(2)), [])
    best, worse, stream = (np.inf, net), 0, np.random.default_rng(plan.seed)
    while worse < 3:
        net, first, second, steps, _ = improved(learner, run, rows, stream)
        run = Run(run.round + 1, net, first, second, [], steps, run.decisions + len(rows["move"]))
        loss, right = learner.foretold(net, kept)
        line = {"pass": run.round * plan.passes, "decisions": len(rows["move"])}
        report(line | {"loss": round(float(loss), 4), "right": round(float(right), 4)}, folder)
        best, worse = ((loss, widened(narrowed(net))), 0) if loss < best[0] - 1e-4 else (best, worse + 1)
    return tops, run._replace(net=best[1])


# --- Learning --------------------------------------------------------------------------------------------------------


def rounds(learner: Learner, tables: Tables, run: Run) -> Iterator[Run]:
    """Play and learn, round by round."""
    plan, order = learner.plan, TABLES[learner.plan.game]
    while True:
        since = time.perf_counter()
        stream = np.random.default_rng((plan.seed, run.round))
        batch = tables.start(order[run.round % len(order)], plan.games, stream)
        if run.round < plan.shown:
            rows = judged(*show(batch, stream), 1.0)
        else:
            selves = [widened(run.pool[int(stream.integers(len(run.pool)))])] if run.pool else []
            seating = tables.seating(batch, stream, bool(selves))
            rows = judged(*play(learner, tables, batch, [run.net, *selves], seating, stream), plan.trace)
        net, first, second, steps_made, entropy = improved(learner, run, rows, stream)
        kept = run.pool
        if (run.round + 1) % plan.every == 0:
            kept = [*run.pool, narrowed(net)]
            if len(kept) > plan.pool:  # one of them goes, but not the newest
                kept.pop(int(stream.integers(len(kept) - 1)))
        decisions, seconds = run.decisions + len(rows["move"]), run.seconds + time.perf_counter() - since
        run = Run(run.round + 1, net, first, second, kept, steps_made, decisions, seconds, entropy)
        yield run


def improved(learner: Learner, run: Run, rows: dict[str, np.ndarray], stream: np.random.Generator) -> tuple[Any, ...]:
    """Learn from what was played, in minibatches that are mixed anew in every pass."""
    plan = learner.plan
    fade = 0.5 ** (run.round / plan.half)
    net, first, second, steps, entropy = run.net, run.first, run.second, run.steps, jnp.zeros(())
    number = len(rows["move"])
    there = {name: jax.device_put(padded(rows[name], plan.slice, 2)) for name in rows if name != "worth"}
    for _ in range(plan.passes):
        mixed = stream.permutation(number)
        for begin in range(0, max(1, number - plan.slice + 1), plan.slice):
            some = np.resize(mixed[begin : begin + plan.slice], plan.slice)
            steps += 1
            given = (float(steps), there, some, plan.rate * fade, plan.entropy * fade, run.round < plan.shown)
            net, first, second, entropy = learner.learn(net, first, second, *given)
    return net, first, second, steps, float(entropy)


def measure(learner: Learner, tables: Tables, net: Net, other: int, sharp: bool = True) -> float:
    """Return the learner's share among others at a usual table: of one seat, or of one side against the other."""
    plan = learner.plan
    stream = np.random.default_rng((plan.seed, 2**31))
    batch = tables.start(TABLES[plan.game][0], plan.measured, stream)
    seating = np.full((batch.games, batch.setup.seats), other)
    for place in range(batch.games):
        mine = tables.side(batch, place, place % 2) if tables.game.sides else place % batch.setup.seats
        seating[place, mine] = LEARNER
    _, shares = play(learner, tables, batch, [net], seating, stream, sharp)
    return float(np.mean([row[who == LEARNER].mean() for row, who in zip(shares, seating) if (who == LEARNER).any()]))


# --- Files -----------------------------------------------------------------------------------------------------------


def narrowed(net: Net) -> Net:
    """Return a net in half precision, as the pool and the bot keep it."""
    return {name: np.asarray(each).astype(np.float16) for name, each in net.items()}


def widened(net: Net) -> Net:
    """Return such a net as it plays."""
    return {name: each.astype(np.float32) for name, each in net.items()}


def mean(run: Run) -> Net:
    """Return the mean of the weights of the last self and the pool, in which the chance of the last steps evens out."""
    return {
        name: np.mean([np.asarray(net[name], np.float32) for net in (run.net, *run.pool)], axis=0) for name in run.net
    }


def save(folder: Path, plan: Plan, tops: np.ndarray, run: Run) -> None:
    """Write a run down; what was there stays until all is written."""
    parts = {"net": run.net, "first": run.first, "second": run.second}
    parts |= {f"pool_{at}": each for at, each in enumerate(run.pool)}
    arrays = {f"{part}.{name}": np.asarray(each) for part, net in parts.items() for name, each in net.items()}
    about = {name: getattr(run, name) for name in NUMBERS} | {"plan": plan._asdict()}
    with (folder / "run.part").open("wb") as file:
        np.savez(file, tops=tops, about=np.array(json.dumps(about)), **arrays)
    os.replace(folder / "run.part", folder / "run.npz")


def load(folder: Path) -> tuple[Plan, np.ndarray, Run]:
    """Read a run."""
    with np.load(folder / "run.npz") as kept:
        arrays = {name: kept[name] for name in kept.files}
    about = json.loads(str(arrays.pop("about")))
    parts: dict[str, Net] = {}
    tops = arrays.pop("tops")
    for name, each in arrays.items():
        part, _, own = name.partition(".")
        parts.setdefault(part, {})[own] = each
    pool = [parts[f"pool_{at}"] for at in range(len(parts) - 3)]
    numbers = {name: about[name] for name in NUMBERS}
    run = Run(net=parts["net"], first=parts["first"], second=parts["second"], pool=pool, **numbers)
    return Plan(**about["plan"]), tops, run


def report(line: dict[str, Any], folder: Path | None = None) -> None:
    """Say how far learning has come, and write it down."""
    text = json.dumps(line) + "\n"
    if folder is not None:
        with (folder / "log.jsonl").open("a") as log:
            log.write(text)
    sys.stdout.write(text)
    sys.stdout.flush()


def train(
    folder: Path, plan: Plan, until: int, threads: int = 1, minutes: float = 1e9, begin: Path | None = None
) -> Run:
    """Learn until so many rounds are over in all, or the time is; go on where the folder's run stopped."""
    ends = time.monotonic() + minutes * 60
    folder.mkdir(parents=True, exist_ok=True)
    tables, lines = Tables(plan, threads), []
    if (folder / "run.npz").exists():
        kept, tops, run = load(folder)
        if kept != plan:
            raise SystemExit(f"{folder} holds a run by another plan ({kept}): name another folder, or the same plan.")
        lines = (folder / "log.jsonl").read_text().splitlines(keepends=True)
    elif begin:
        other, tops, run = load(begin)
        if (other.game, other.width, other.layers) != (plan.game, plan.width, plan.layers):
            raise SystemExit(f"{begin} holds a net of {other}: name the same game, width and layers.")
        run = run._replace(round=plan.shown)
    else:
        tops = tables.tops()
        net = new_net(plan, tops, moves(tables.game.setup(TABLES[plan.game][0]))[1])
        run = Run(0, net, *({name: np.zeros_like(each) for name, each in net.items()} for _ in range(2)), [])
    (folder / "log.jsonl").write_text("".join(line for line in lines if json.loads(line)["round"] <= run.round))
    learner = Learner(plan, tops)
    learning = rounds(learner, tables, run)
    while run.round < until and time.monotonic() < ends:
        run = next(learning)
        if run.round % plan.every == 0 or run.round == 1:
            line: dict[str, Any] = {name: round(getattr(run, name), 4) for name in NUMBERS}
            line |= {"policy": measure(learner, tables, run.net, POLICY)}
            line |= {"random": measure(learner, tables, run.net, RANDOM)}
            report(line, folder)
            save(folder, plan, tops, run)
    save(folder, plan, tops, run)
    return run


def command_line() -> argparse.ArgumentParser:
    """Return what the command line may say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=TABLES)
    parser.add_argument("--out", type=Path, required=True, help="the folder of the run: net, log")
    parser.add_argument("--rounds", type=int, default=100, help="rounds in all")
    parser.add_argument("--minutes", type=float, default=1e9, help="the longest time")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ship", choices=("last", "mean"), help="write the bot's net: the last self, or with the pool")
    parser.add_argument("--begin", type=Path, help="the folder of a run by another plan, whose net is the first one")
    parser.add_argument("--teacher", help="a bot from whose games alone is learned: no games of its own follow")
    parser.add_argument("--lessons", type=int, default=1000, help="games of the teacher")
    for name, usual in Plan._field_defaults.items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(usual), default=usual)
    return parser


def main() -> None:
    """Read the command line, and learn."""
    given = (parser := command_line()).parse_args()
    if given.begin and not (given.begin / "run.npz").exists():
        parser.error(f"{given.begin} holds no run to begin with.")
    if given.teacher and (given.teacher not in minds.names(given.game) or given.lessons < 1):
        parser.error(f"a teacher is one of {', '.join(minds.names(given.game))}, and gives 1 lesson or more.")
    plan = Plan(given.game, *(getattr(given, name) for name in Plan._field_defaults))
    if given.teacher:
        given.out.mkdir(parents=True, exist_ok=True)
        tops, run = taught(plan._replace(shown=10**9), given.teacher, given.lessons, given.threads, given.out)
        save(given.out, plan, tops, run)
    else:
        train(given.out, plan, given.rounds, given.threads, given.minutes, given.begin)
    if given.ship:
        _, tops, run = load(given.out)
        write_net(SHIPPED[plan.game], tops, narrowed(mean(run) if given.ship == "mean" else run.net))


if __name__ == "__main__":
    main()
