"""The front end: reads a game's rules into a typed program, with everything that leaves the subset."""

from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

from duskhall.native.declarations import declare
from duskhall.native.doing import Doing
from duskhall.native.functions import Body
from duskhall.native.graph import check_recursion, check_steps
from duskhall.native.lists import Lists
from duskhall.native.model import Program
from duskhall.native.sources import sources_of


def read_game(package: ModuleType, flow: Iterable[ModuleType], root: Path) -> Program:
    """Return the rules of a game's package, typed; `flow` are the modules of its steps."""
    program = Program(package.__name__, sources_of(package, root), frozenset(module.__name__ for module in flow))
    declare(program)
    for function in program.functions.values():
        Body(program, function).read()
    check_steps(program)
    check_recursion(program)
    lists = Lists(program).find()
    lists.check()
    Doing(program, lists).check()
    program.problems.sort()
    return program
