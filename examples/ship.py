"""Gives the bot `learner` the net of a run, of `train.py` or `teach.py`.

    python examples/ship.py runs/card           # the last self
    python examples/ship.py runs/third --mean   # the mean of its weights and those of the pool

The file is written where the bot looks for it, in the package, unless `--to` names another one.
"""

import argparse
from pathlib import Path

import numpy as np
from plans import cast, load, mean

from duskhall.minds.learned import SHIPPED, write_net


def command_line() -> argparse.ArgumentParser:
    """Return what the command line may say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("run", type=Path, help="the folder of a run")
    parser.add_argument("--mean", action="store_true", help="take the mean of the last self and the pool")
    parser.add_argument("--to", type=Path, help="a file to write to, in place of the bot's own")
    return parser


def main() -> None:
    """Read the command line, and write the net."""
    given = (parser := command_line()).parse_args()
    if not (given.run / "run.npz").exists():
        parser.error(f"{given.run} holds no run.")
    plan, tops, run = load(given.run)
    write_net(given.to or SHIPPED[plan.game], tops, cast(mean(run) if given.mean else run.net, np.float16))


if __name__ == "__main__":
    main()
