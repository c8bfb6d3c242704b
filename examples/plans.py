"""How is learned, and what learning has come to, with its files: what `train.py`, `teach.py` and `ship.py` share."""

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

# The numbers of players of the rounds, one after another: the usual one most often.
TABLES = {
    "dungeon-cards": (4, 4, 4, 3, 4, 4, 2, 4, 4, 5, 4, 6),
    "bloodborne-card": (3, 3, 3, 4, 3, 3, 5),
    "blood-bound": (6, 6, 6, 8, 6, 6, 7, 6, 6, 10, 6, 6, 12),
}
TOP, MANY = 40, 3  # greater numbers of what is observed look alike, and greater numbers of what was heard
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

    @classmethod
    def of(cls, given: argparse.Namespace) -> "Plan":
        """Return the plan that a command line asks for."""
        return cls(**{name: getattr(given, name) for name in cls._fields})


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


def cast(net: Net, kind: type) -> Net:
    """Return a net in another precision: the pool and the bot keep it in half of it."""
    return {name: np.asarray(each).astype(kind) for name, each in net.items()}


def mean(run: Run) -> Net:
    """Return the mean of the weights of the last self and the pool, in which the chance of the last steps evens out."""
    nets = [cast(net, np.float32) for net in (run.net, *run.pool)]
    return {name: np.mean([net[name] for net in nets], axis=0) for name in run.net}


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
    about, tops, parts = json.loads(str(arrays.pop("about"))), arrays.pop("tops"), {}
    for name, each in arrays.items():
        part, _, own = name.partition(".")
        parts.setdefault(part, {})[own] = each
    pool = [parts.pop(f"pool_{at}") for at in range(len(parts) - 3)]
    return Plan(**about.pop("plan")), tops, Run(pool=pool, **parts, **about)


def report(line: dict[str, Any], folder: Path) -> None:
    """Say how far learning has come, and write it down."""
    with (folder / "log.jsonl").open("a") as log:
        for out in (log, sys.stdout):
            out.write(json.dumps(line) + "\n")
            out.flush()


def flags(about: str | None) -> argparse.ArgumentParser:
    """Return what a command line may say of a plan: a flag for every number of it."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=TABLES)
    parser.add_argument("--out", type=Path, required=True, help="the folder of the run: net, log")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    for name, usual in Plan._field_defaults.items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(usual), default=usual)
    return parser
