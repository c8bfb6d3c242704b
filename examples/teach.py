"""Lessons: a net learns from a bot's games what that bot does, for games in which self-play alone does not come far.

    python examples/teach.py blood-bound --out runs/blood --teacher master --lessons 6000

It learns until it foretells no better what the teacher does in games that were kept apart.  `train.py` says how the net
looks and how it learns, `ship.py` gives the bot `learner` the net of a run.  Needs the extra `train`.
"""

import argparse
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from plans import TABLES, TOP, Net, Plan, Run, cast, flags, report, save
from train import Learner, Rows, forward, improved, new_run

from duskhall import minds
from duskhall.games import find
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder
from duskhall.kernel.seat import Seat
from duskhall.minds.learned import NAME, moves

ALWAYS = 10**9  # rounds that are imitated
WORSE = 3  # passes in a row after which it is enough, if none foretold the games kept apart better


def lesson(given: tuple[str, str, int, int, int]) -> Rows:
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
    return {"seen": known, "mask": masks, "move": chosen.astype(np.int32), "target": share}


@partial(jax.jit, static_argnums=0)
def foretold(learner: Learner, net: Net, rows: dict[str, Any]) -> tuple[Any, Any]:
    """Return how badly moves are foretold, and how many of them rightly."""
    log_chances, _ = forward(net, learner.tops, rows["seen"], rows["mask"])
    likely = jnp.take_along_axis(log_chances, rows["move"][:, None], 1)
    return -likely.mean(), (log_chances.argmax(axis=1) == rows["move"]).mean()


def given_lessons(plan: Plan, teacher: str, lessons: int, processes: int) -> tuple[Rows, Rows]:
    """Return what a teacher chose in so many games: those that are learned from, and those kept apart."""
    order = TABLES[plan.game]
    given = [(plan.game, teacher, order[each % len(order)], plan.seed, each) for each in range(lessons)]
    with get_context("spawn").Pool(processes) as pool:
        games = [rows for rows in pool.imap(lesson, given, chunksize=8) if rows]
    apart = max(1, len(games) // 20)
    rows, kept = (
        {name: np.concatenate([game[name] for game in some]) for name in games[0]}
        for some in (games[apart:], games[:apart])
    )
    for part in (rows, kept):  # which no imitation looks at
        part["log_chance"] = part["advantage"] = np.zeros(len(part["move"]), np.float32)
    return rows, kept


def taught(plan: Plan, rows: Rows, kept: Rows, folder: Path) -> tuple[np.ndarray, Run]:
    """Learn until what was kept apart is foretold no better; return the greatest numbers of columns, and the run."""
    plan, stream = plan._replace(shown=ALWAYS), np.random.default_rng(plan.seed)
    tops = np.minimum(rows["seen"].max(axis=0), TOP).astype(np.int16)
    learner, run = Learner(plan, tops), new_run(plan, tops, rows["mask"].shape[1])
    best, least, worse = run.net, np.inf, 0
    while worse < WORSE:
        run = improved(learner, run, rows, stream)
        run = run._replace(round=run.round + 1, decisions=run.decisions + len(rows["move"]))
        loss, right = (float(each) for each in foretold(learner, run.net, kept))
        line = {"pass": run.round * plan.passes, "decisions": len(rows["move"])}
        report(line | {"loss": round(loss, 4), "right": round(right, 4)}, folder)
        worse += 1
        if loss < least - 1e-4:
            best, least, worse = cast(cast(run.net, np.float16), np.float32), loss, 0
    return tops, run._replace(net=best)


def command_line() -> argparse.ArgumentParser:
    """Return what the command line may say."""
    parser = flags(__doc__)
    parser.add_argument("--teacher", required=True, help="the bot that is imitated")
    parser.add_argument("--lessons", type=int, default=1000, help="games of the teacher")
    return parser


def main() -> None:
    """Read the command line, and learn."""
    given = (parser := command_line()).parse_args()
    if given.teacher not in minds.names(given.game) or given.lessons < 1:
        parser.error(f"a teacher is one of {', '.join(minds.names(given.game))}, and gives 1 lesson or more.")
    given.out.mkdir(parents=True, exist_ok=True)
    plan = Plan.of(given)
    tops, run = taught(plan, *given_lessons(plan, given.teacher, given.lessons, given.threads), given.out)
    save(given.out, plan, tops, run)


if __name__ == "__main__":
    main()
