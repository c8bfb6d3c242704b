"""The fields of a state, each declared once: `clear`, `copy` and the list of names are written from the declaration.

    @declared
    class Duel(State):
        round: int = 0
        health: list[int] = cells("seats", 20)         # a cell per seat
        deck: list[int] = pile()
        hand: list[list[int]] = piles("seats")
        played: list[int] = during("round", cells("seats", NOBODY))
        blow: Blow = piece()                           # a small declared object

        def clear_round(self) -> None:
            ...                                        # a docstring alone; it lays out anew what lasts for a round

What is printed on cards is declared likewise, as a `Definition` (`setup`): its fields get their first values when it is
made, and those without one must be given by the content.

How many entries a list can come to have is said as `most` (`pile("len(tables.cards)")`) where it does not follow from
its size: translated rules have room for so many (:mod:`duskhall.native`), and Python does not mind.

Sizes, and whatever is given to `made`, are expressions over `seats`, the number of seats, and `tables`, the numbers of
the content; constants stand in braces (f"seats * {SLOTS}").  A checkout has the methods made when the class is; for the
wheel the same text is written into the module before it is compiled (`expanded`), so that compiled states copy at full
speed.

This module must not know any game, and needs nothing but the standard library: the build uses it too.
"""

import ast
import linecache
import sys
from collections.abc import Iterable
from inspect import getsourcelines
from textwrap import dedent, indent
from typing import Any, Final, NamedTuple, TypeVar

T = TypeVar("T")

LISTS: Final = ("list[int]", "list[bool]")
LISTS_OF_LISTS: Final = ("list[list[int]]",)
NUMBERS: Final = ("int", "bool")


# --- What a declaration says; only its text counts, so the values are never used --------------------------------------


def cells(size: str, value: T) -> list[T]:
    """Declare a list of so many equal values."""
    return []


def pile(most: str = "") -> list[int]:
    """Declare a list that is empty at first."""
    return []


def piles(size: str, most: str = "") -> list[list[int]]:
    """Declare so many lists that are empty at first; each can have so many entries."""
    return []


def made(expression: str, most: str = "") -> Any:
    """Declare a value that follows from the number of seats and the content; `most` is of lists in a list."""
    return None


def piece() -> Any:
    """Declare a small object, of the class that the annotation names."""
    return None


def shared(start: T) -> T:
    """Declare a list that is replaced and never changed in place, so that copies may share it."""
    return start


def during(time: str, start: T) -> T:
    """Declare what lasts for a round, a turn or the like.

    The class has a method `clear_<time>` of which only the docstring is written: it lays these fields out anew.
    """
    return start


class BadDeclaration(Exception):
    """A field that is not declared as it should be: the sentence names the line and what to do."""


class Field(NamedTuple):
    """One field: its name, its type, its first value as source, for how long it lasts, whether copies share it.

    `most` is how many entries its list, or each list in it, can come to have, where that is said.
    """

    name: str
    type: str
    start: str
    time: str
    shared: bool
    most: str = ""


# --- Reading a declaration --------------------------------------------------------------------------------------------


def fields_of(node: ast.ClassDef, where: str) -> list[Field]:
    """Return the fields that a class declares, in order; `where` names its file."""
    fields = []
    is_definition = bool(node.bases) and ast.unparse(node.bases[0]) == "Definition"
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            if is_definition:
                fields.append(_printed(line.target.id, ast.unparse(line.annotation), line.value))
            elif line.value is None:
                raise BadDeclaration(f"{where}:{line.lineno}: the field {line.target.id} needs a first value")
            else:
                place = f"{where}:{line.lineno}"
                fields.append(_field(line.target.id, ast.unparse(line.annotation), line.value, place))
    return fields


def _printed(name: str, kind: str, value: ast.expr | None) -> Field:
    """Return a field of a definition; one without a first value is nothing until the content gives it."""
    nothing = "[]" if kind.startswith("list") else "0"
    return Field(name, kind, ast.unparse(value) if value else nothing, "", False)


def _field(name: str, kind: str, value: ast.expr, place: str) -> Field:
    time, is_shared = "", False
    while isinstance(value, ast.Call) and ast.unparse(value.func) in ("during", "shared"):
        if ast.unparse(value.func) == "during":
            time = _text(value.args[0], name, place)
        else:
            is_shared = True
        value = value.args[-1]
    if kind in (*NUMBERS, *LISTS, *LISTS_OF_LISTS):
        return Field(name, kind, _start(value, name, place), time, is_shared, _most(value, name, place))
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "piece":
        return Field(name, kind, "", time, is_shared)
    raise BadDeclaration(f"{place}: the field {name} is a {kind}; a state holds ints, bools, lists of them, and pieces")


def _start(value: ast.expr, name: str, place: str) -> str:
    """Return the source of a field's first value."""
    if not isinstance(value, ast.Call):
        return ast.unparse(value)
    maker = ast.unparse(value.func)
    if maker == "cells":
        return f"[{_start(value.args[1], name, place)}] * ({_text(value.args[0], name, place)})"
    if maker == "pile":
        return "[]"
    if maker == "piles":
        return f"[[] for _ in range({_text(value.args[0], name, place)})]"
    if maker == "made":
        return _text(value.args[0], name, place)
    raise BadDeclaration(f"{place}: {maker} says nothing about the field {name}: cells, pile, piles, made or piece do")


def _most(value: ast.expr, name: str, place: str) -> str:
    """Return the source of how many entries a list can come to have, or nothing."""
    at = {"pile": 0, "piles": 1, "made": 1}.get(ast.unparse(value.func), -1) if isinstance(value, ast.Call) else -1
    if not isinstance(value, ast.Call) or not 0 <= at < len(value.args):
        return ""
    return _text(value.args[at], name, place)


def _text(value: ast.expr, name: str, place: str) -> str:
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return value.value
    if isinstance(value, ast.JoinedStr):
        return "".join(
            ast.unparse(part.value) if isinstance(part, ast.FormattedValue) else _text(part, name, place)
            for part in value.values
        )
    raise BadDeclaration(f"{place}: the size or time of the field {name} has to be a string, such as 'seats'")


# --- Writing the methods ----------------------------------------------------------------------------------------------


def members_of(node: ast.ClassDef, where: str) -> str:
    """Return the source of what the declaration stands for, as it is written into the class."""
    fields = fields_of(node, where)
    base = ast.unparse(node.bases[0])
    if base == "Definition":
        return _definition(node, fields)
    is_piece = base == "Piece"
    parts = [
        f"FIELDS = {base}.FIELDS + {_tuple(field.name for field in fields)}",
        f"SHARED = {base}.SHARED + {_tuple(field.name for field in fields if field.shared)}",
        _clear(fields, is_piece),
        *(_clear_during(time, fields, is_piece) for time in _times(node, fields, where)),
        _copy(node.name, fields, is_piece),
    ]
    return "\n\n".join(parts)


def _definition(node: ast.ClassDef, fields: list[Field]) -> str:
    """Return the source of what a definition has: its fields, how they are written, and their first values."""
    given = [line.target for line in node.body if isinstance(line, ast.AnnAssign) and line.value is None]
    parts = [
        f"FIELDS = {_tuple(field.name for field in fields)}",
        f"TYPES = {_tuple(field.type for field in fields)}",
        f"GIVEN = {_tuple(ast.unparse(name) for name in given)}",
        "\n".join(["def __init__(self) -> None:", *(f"    self.{field.name} = {field.start}" for field in fields)]),
    ]
    return "\n\n".join(parts)


def _tuple(names: Iterable[str]) -> str:
    return "(" + "".join(f'\n    "{name}",' for name in names) + "\n)"


def _times(node: ast.ClassDef, fields: list[Field], where: str) -> list[str]:
    """Return for how long fields last; each time has its method in the class."""
    times = list(dict.fromkeys(field.time for field in fields if field.time))
    methods = [line.name for line in node.body if isinstance(line, ast.FunctionDef)]
    for time in times:
        if f"clear_{time}" not in methods:
            raise BadDeclaration(f"{where}:{node.lineno}: {node.name} needs a method clear_{time} of a docstring alone")
    return times


def _clear(fields: list[Field], is_piece: bool) -> str:
    head = "def clear(self, tables: 'Tables', seats: int) -> None:" if is_piece else "def clear(self) -> None:"
    lines = [head]
    if not is_piece:
        lines.append("    self.clear_kernel()")
    lines += _laying_out([field for field in fields if not field.time], is_piece)
    times = dict.fromkeys(field.time for field in fields if field.time)
    lines += [f"    self.clear_{time}({'tables, seats' if is_piece else ''})" for time in times]
    return "\n".join(lines)


def _clear_during(time: str, fields: list[Field], is_piece: bool) -> str:
    given = "self, tables: 'Tables', seats: int" if is_piece else "self"
    lines = [f"def clear_{time}({given}) -> None:"]
    return "\n".join(lines + _laying_out([field for field in fields if field.time == time], is_piece))


def _laying_out(fields: list[Field], is_piece: bool) -> list[str]:
    lines = []
    if not is_piece:
        words = " ".join(field.start or "tables seats" for field in fields)
        lines += [f"    {name} = self.{name}" for name in ("tables", "seats") if name in words]
    for field in fields:
        if field.start:
            lines.append(f"    self.{field.name} = {field.start}")
        else:
            lines += [f"    self.{field.name} = {field.type}()", f"    self.{field.name}.clear(tables, seats)"]
    return lines or ["    pass"]


def _copy(name: str, fields: list[Field], is_piece: bool) -> str:
    lines = [f'def copy(self) -> "{name}":']
    if is_piece:
        lines.append(f"    new = {name}()")
    else:
        lines += [f"    new = {name}(self.setup, self.dice.copy())", "    self.copy_kernel(new)"]
    for field in fields:
        value = f"self.{field.name}"
        if field.type in LISTS and not field.shared:
            value += "[:]"
        elif field.type in LISTS_OF_LISTS and not field.shared:
            value = f"[pile[:] for pile in {value}]"
        elif not field.start and not field.shared:
            value += ".copy()"
        lines.append(f"    new.{field.name} = {value}")
    return "\n".join([*lines, "    return new"])


# --- In a checkout, and for the wheel ---------------------------------------------------------------------------------


def declared(cls: type[T]) -> type[T]:
    """Give a class the methods that follow from its fields."""
    module = sys.modules[cls.__module__]
    where = str(module.__file__)
    lines, first = getsourcelines(cls)
    node = ast.increment_lineno(ast.parse(dedent("".join(lines))).body[0], first - 1)
    assert isinstance(node, ast.ClassDef)
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and line.value is not None:
            delattr(cls, ast.unparse(line.target))
    text = members_of(node, where)
    place = f"<{cls.__module__}.{cls.__name__}: what its fields stand for>"
    linecache.cache[place] = (len(text), None, text.splitlines(keepends=True), place)
    members: dict[str, Any] = {}
    exec(compile(text, place, "exec"), vars(module), members)
    for name, member in members.items():
        if callable(member):
            member.__qualname__ = f"{cls.__qualname__}.{name}"
        setattr(cls, name, member)
    return cls


def expanded(source: str, where: str) -> str:
    """Return a module with everything written out that its declared classes stand for, as the wheel compiles it."""
    lines = source.splitlines()
    for node in reversed(ast.parse(source).body):
        if isinstance(node, ast.ClassDef) and any(ast.unparse(each) == "declared" for each in node.decorator_list):
            end = node.end_lineno or node.lineno
            lines[end:end] = ["", indent(members_of(node, where), "    ")]
            written = [f"clear_{time}" for time in _times(node, fields_of(node, where), where)]
            for line in reversed(node.body):
                if isinstance(line, ast.FunctionDef) and line.name in written:
                    del lines[line.lineno - 1 : line.end_lineno]
                elif isinstance(line, ast.AnnAssign) and line.value is not None:
                    bare = f"    {ast.unparse(line.target)}: {ast.unparse(line.annotation)}"
                    lines[line.lineno - 1 : line.end_lineno] = [bare]
            first = min(each.lineno for each in node.decorator_list)
            del lines[first - 1 : node.lineno - 1]
    return "\n".join(lines) + "\n"
