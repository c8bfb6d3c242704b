"""Checks that the rules of every game keep to the subset: `python -m duskhall.native.check`."""

import sys
from importlib import import_module
from pathlib import Path

import duskhall
from duskhall.games import GAMES, find
from duskhall.kernel.mistake import Mistake
from duskhall.native.model import Program
from duskhall.native.read import read_game

ROOT = Path(duskhall.__file__).parent.parent.parent


def programs() -> list[Program]:
    """Return all games, read."""
    found = []
    for name, package in GAMES.items():
        game = find(name)  # which says in a sentence why a game cannot be imported
        found.append(read_game(import_module(package), game.flow, ROOT))
    return found


def main() -> int:
    """Say what leaves the subset, one line each; the exit status is 1 where anything does."""
    try:
        problems = [str(problem) for program in programs() for problem in program.problems]
    except Mistake as mistake:
        problems = [str(mistake)]
    for problem in problems:
        sys.stderr.write(f"{problem}\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
