"""Games as data: a row for every decision, with what the seat saw, what it could do, what it did, and what came of it.

Games are played and written part by part, in their order, so that a data set of any size needs little memory, and the
same plan gives the same file, whoever played it.
"""

import json
import os
import shlex
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import duskhall
from duskhall.kernel.dice import Dice
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.observation import observation_of
from duskhall.kernel.outcome import Outcome
from duskhall.kernel.setup import Setup
from duskhall.lab.arena import EndlessGame, game_seed
from duskhall.lab.courses import Plan, ended, players
from duskhall.lab.workers import Workers, spread

if TYPE_CHECKING:
    import pyarrow as pa

CHUNK: Final = 10  # games in a row group
LICENCE: Final = "Apache-2.0"
POLICY: Final = "policy"
# The columns, in their order; docs and data cards say what each means.
COLUMNS: Final = (
    "game", "decision", "setup", "seat", "bot", "question", "options", "choice", "actions", "action", "observation",
    "won", "place", "score", "cut_short",
)  # fmt: skip


def check() -> None:
    """Say in a sentence which extra a data set needs, where it is missing."""
    if find_spec("pyarrow") is None:
        raise Mistake("mistake-extra", extra="lab", packages="pyarrow")


def schema_of(plan: Plan) -> "pa.Schema":
    """Return the columns of a data set, with everything that one must know to make it again."""
    import pyarrow as pa

    names = pa.dictionary(pa.int16(), pa.string())
    length = observation_of(plan.setups[0]).length
    kinds = {
        "game": pa.int64(),
        "decision": pa.int32(),
        "setup": pa.int16(),
        "seat": pa.int8(),
        "bot": names,
        "question": names,
        "options": pa.list_(pa.string()),
        "choice": pa.string(),
        "actions": pa.list_(pa.int32()),
        "action": pa.int32(),
        "observation": pa.list_(pa.int32(), length),
        "won": pa.float32(),
        "place": pa.int8(),
        "score": pa.int32(),
        "cut_short": pa.bool_(),
    }
    described = json.dumps(description(plan), sort_keys=True)
    return pa.schema([(name, kinds[name]) for name in COLUMNS], metadata={"duskhall": described})


def description(plan: Plan) -> dict[str, Any]:
    """Return what was played, how the numbers are laid out, and how to make it again."""
    setup = plan.setups[0]
    observation = observation_of(setup)
    return {
        "duskhall": duskhall.__version__,
        "game": plan.game,
        "rules_version": plan.rules.rules_version,
        "content": setup.content.digest,
        "players": plan.seats,
        "setups": [dict(each.settings) for each in plan.setups],
        "seed": plan.seed,
        "bots": list(plan.bots) or [POLICY],
        "games": plan.games,
        "licence": LICENCE,
        "actions": setup.actions,
        "questions": {question.name: setup.offsets[question.index] for question in plan.rules.questions},
        "observation": [
            {"part": part.name, "from": offset, "length": size, "means": part.means}
            for part, offset, size in zip(observation.parts, observation.offsets, observation.sizes)
        ],
        "command": command(plan),
    }


def command(plan: Plan) -> str:
    """Return the command that makes this data set again."""
    words = ["duskhall", "dataset", plan.game, "--players", plan.seats, "--games", plan.games, "--seed", plan.seed]
    words += ["--bots", ",".join(plan.bots)] if plan.bots else []
    words += [word for name, value in plan.settings for word in ("--setting", f"{name}={value}")]
    words += ["--content", "FILE"] if plan.content else []
    return shlex.join(map(str, [*words, "--out", "games.parquet"]))


def write(
    plan: Plan, file: Path, workers: Workers = 1, progress: Callable[[int], None] = lambda games: None
) -> dict[str, int]:
    """Play, and write a file; return how many games and rows it has.  Before it is whole it has another name.

    `progress` hears how many games were just finished.
    """
    import pyarrow.parquet as pq

    parts = ((first, min(CHUNK, plan.games - first)) for first in range(0, plan.games, CHUNK))
    unfinished = file.with_name(f"{file.name}.part")
    rows = 0
    try:
        with pq.ParquetWriter(unfinished, schema_of(plan), compression="zstd") as writer:
            for table in spread(partial(play_part, plan), parts, workers, ordered=True):
                writer.write_table(table, row_group_size=max(1, table.num_rows))
                rows += table.num_rows
                progress(table["game"][-1].as_py() - table["game"][0].as_py() + 1)
        os.replace(unfinished, file)
    finally:
        unfinished.unlink(missing_ok=True)
    return {"games": plan.games, "rows": rows, "bytes": file.stat().st_size}


def play_part(plan: Plan, first: int, count: int) -> "pa.Table":
    """Play some games, and return their rows: what one process does between two reports."""
    import pyarrow as pa

    rows = [row for number in range(first, first + count) for row in decisions(plan, number)]
    return pa.Table.from_pylist(rows, schema=schema_of(plan))


def decisions(plan: Plan, number: int) -> Iterator[dict[str, Any]]:
    """Play a game, and yield its decisions."""
    place = number % len(plan.setups)
    setup = plan.setups[place]
    game, seed = setup.game, game_seed(plan.seed, number)
    state = game.new(setup, Dice(seed))
    observation = observation_of(setup)
    bots = plan.seating(number) or (POLICY,) * setup.seats
    answering = players(plan, setup, number)
    made: list[dict[str, Any]] = []
    try:
        while state.asks:
            if len(made) > game.longest:
                raise EndlessGame("mistake-endless-game", game=game.id, most=game.longest)
            ask = answering.asked(state)
            seen = observation.of(state, ask.seat)
            option = answering.answer(state, ask, len(made) // plan.every, len(made) % plan.every == 0)
            made.append(
                {
                    "game": number,
                    "decision": len(made),
                    "setup": place,
                    "seat": ask.seat,
                    "bot": bots[ask.seat],
                    "question": ask.question.name,
                    "options": [setup.option_name(ask.question, each) for each in ask.options],
                    "choice": setup.option_name(ask.question, option),
                    "actions": [setup.action(ask.question, each) for each in ask.options],
                    "action": setup.action(ask.question, option),
                    "observation": seen,
                }
            )
            state.take(ask, option)
    finally:
        answering.close()
    results = _results(setup, ended(state))
    yield from ({**row, **results[row["seat"]]} for row in made)


def _results(setup: Setup, outcome: Outcome) -> list[dict[str, Any]]:
    """What each seat came to; a victory is parted among its winners, but for sides and where all win together."""
    each = 1.0 if setup.game.cooperative or setup.game.sides is not None else 1 / max(1, len(outcome.winners))
    return [
        {
            "won": each if seat in outcome.winners else 0.0,
            "place": outcome.places[seat],
            "score": outcome.scores[seat],
            "cut_short": outcome.truncated,
        }
        for seat in range(setup.seats)
    ]
