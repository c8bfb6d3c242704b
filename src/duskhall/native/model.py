"""What the front end hands to a back end: the functions and declared classes of a game, every expression typed.

The trees are Python's own (`ast`); beside them stands what the reader of the source sees: the type of each
expression, and for names that are not local what they mean.
"""

import ast
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from duskhall.native.sources import Source
from duskhall.native.types import FunctionType, Struct, Type


class Problem(NamedTuple):
    """Something outside the subset: where, and in one sentence what is wrong and what to write instead."""

    file: str
    line: int
    sentence: str

    def __str__(self) -> str:
        """Show it as a compiler would."""
        return f"{self.file}:{self.line}: {self.sentence}"


class Parameter(NamedTuple):
    """A parameter of a function; `default` is the number that it has where none is given."""

    name: str
    type: Type
    default: int | None


@dataclass
class Function:
    """A function, or a method of a state or piece (`owner`), of the rules."""

    name: str
    source: Source
    node: ast.FunctionDef
    parameters: list[Parameter]
    result: Type
    owner: Struct | None = None
    local: dict[str, Type] = field(default_factory=dict)
    calls: list["Call"] = field(default_factory=list)

    @property
    def label(self) -> str:
        """Its name among all functions of the game."""
        place = f"{self.owner.name}." if self.owner else ""
        return f"{self.source.name}.{place}{self.name}"

    @property
    def type(self) -> FunctionType:
        """What it takes and gives."""
        return FunctionType(tuple(each.type for each in self.parameters), self.result)


class Call(NamedTuple):
    """A call of another function of the rules, or of one that a table holds (`called` is its type then)."""

    node: ast.Call
    called: Function | FunctionType


class Constant(NamedTuple):
    """What a name of a module stands for: a number, a list of numbers, a question, a kind, a setting, a step."""

    name: str
    value: Any


@dataclass
class Program:
    """A whole game, read and typed."""

    name: str
    sources: list[Source]
    flow: frozenset[str]  # the modules whose functions are steps
    structs: dict[tuple[str, str], Struct] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)  # by label
    held: dict[str, FunctionType] = field(default_factory=dict)  # functions that tables may hold, by label
    types: dict[ast.expr, Type] = field(default_factory=dict)
    meanings: dict[ast.expr, "Constant | Function"] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def report(self, source: Source, node: ast.AST, sentence: str) -> None:
        """Remember a problem."""
        self.problems.append(Problem(source.shown, getattr(node, "lineno", 1), sentence))
