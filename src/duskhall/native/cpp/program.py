"""The back end: writes C++17 from a typed program.

A beginning: it writes the functions of the modules that it is asked for, and declares the rest.  The kernel (dice, the
run of the agenda) and what follows from declared fields (`clear`, copies) are declared only.

A state becomes a struct with lists of fixed capacity; tables become columns, run-time data; a function that is planned
or held by a table becomes a number.  Every function carries its docstring, and with it its rules' numbers.  What
events tell is dropped: nobody listens.
"""

from pathlib import Path
from typing import Any, Final

from duskhall.kernel.question import Question
from duskhall.kernel.setting import Setting
from duskhall.native.cpp.functions import FunctionWriter
from duskhall.native.cpp.names import called, named, number_of, room, struct_name, written
from duskhall.native.lists import Lists
from duskhall.native.model import Constant, Function, Program
from duskhall.native.sources import Source
from duskhall.native.types import (
    BOOL,
    INT,
    PIECE,
    SETUP,
    STATE,
    TABLE,
    FunctionType,
    ListOf,
    Struct,
    Type,
)

RUNTIME: Final = Path(__file__).parent / "runtime.h"


def stored(found: Type, sort: str) -> str:
    """Return a type as a field has it: in a state lists with their place, in a table columns."""
    if sort == TABLE:
        if isinstance(found, ListOf):
            return f"Column<{stored(found.item or INT, sort)}>" if found.item not in (INT, BOOL) else "View"
        if found in (INT, BOOL):
            return "Cell"
    return struct_name(found) if isinstance(found, Struct) else written(found)


class Writer:
    """Writes one program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.lists = Lists(program).find()
        self.constants: dict[str, dict[str, object]] = {}

    def text(self, modules: list[str]) -> str:
        """Return a whole file: what is declared, and the functions of these modules (their last names)."""
        chosen = [source for source in self.program.sources if room(source.name) in modules]
        bodies = [self._module(source) for source in chosen]
        parts = [
            f"// {self.program.name}: translated from its rules; not written by hand.",
            f'#include "{RUNTIME.name}"',
            "namespace duskhall {",
            *self._structs(),
            *self._numbers(),
            *[self._declare(function) for function in self.program.functions.values()],
            *self._generated(),
            *self._dispatchers(),
            self._run_step(),
            *[self._constants(module) for module in self.constants],
            *bodies,
            "}  // namespace duskhall",
        ]
        return "\n\n".join(parts) + "\n"

    # --- What is declared ----------------------------------------------------------------------------------------

    def _structs(self) -> list[str]:
        """Write the declared classes, each after those that it holds."""
        written_out: list[str] = []
        done: set[Struct] = set()

        def write(struct: Struct) -> None:
            if struct in done:
                return
            done.add(struct)
            for held in struct.fields.values():
                inner = held
                while isinstance(inner, ListOf) and inner.item is not None:
                    inner = inner.item
                if isinstance(inner, Struct):
                    write(inner)
            base = " : State" if struct.sort == STATE else ""
            lines = [f"    {_field(name, found, struct.sort)}" for name, found in struct.fields.items()]
            written_out.append("\n".join([f"struct {struct_name(struct)}{base} {{", *lines, "};"]))

        for struct in self.program.structs.values():
            write(struct)
        return written_out

    def _numbers(self) -> list[str]:
        """Number the functions that can be planned, can hear an answer, or can be held by a table."""
        functions = self.program.functions.values()
        listed = [
            each for each in functions if each.source.name in self.program.flow or each.label in self.program.held
        ]
        return ["enum : Step {\n" + "".join(f"    {number_of(each)},\n" for each in listed) + "};"]

    def _declare(self, function: Function) -> str:
        return f"namespace {room(function.source.name)} {{ {self._head(function)}; }}"

    def _generated(self) -> list[str]:
        """Declare what is written from the declared fields of states and pieces."""
        found = []
        for struct in self.program.structs.values():
            if struct.sort == STATE:
                found.append(f"void clear({struct.name}* game);")
            elif struct.sort == PIECE:
                found.append(f"void clear({struct.name}* piece, const Tables* tables, Int seats);")
        return found

    def _head(self, function: Function) -> str:
        if is_start(function):  # it is given an empty state
            return f"void start({function.result}* game)"
        owner = f"{function.owner.name}_" if function.owner else ""
        takes = ", ".join(
            f"{self._taken(function, each.name, each.type)} {named(each.name)}" for each in function.parameters
        )
        return f"{written(function.result)} {owner}{named(function.name)}({takes})"

    def _taken(self, function: Function, name: str, found: Type) -> str:
        """A list that is only read is taken as a view, another as itself."""
        if isinstance(found, ListOf):
            changed = name in self.lists.changes[function.label]
            if found.item in (INT, BOOL):
                return "Ints&" if changed else "View"
            return f"{written(found)}&" if changed else f"const {written(found)}&"
        return written(found)

    def _dispatchers(self) -> list[str]:
        """Write for each sort of function that tables hold which one a number means."""
        parts = []
        for place, sort in enumerate(dict.fromkeys(self.program.held.values())):
            names = [f"a{at}" for at in range(len(sort.takes))]
            takes = ", ".join(f"{written(each)} {name}" for each, name in zip(sort.takes, names))
            lines = [f"inline {written(sort.gives)} call{place}(Step step, {takes}) {{", "    switch (step) {"]
            for label, held in self.program.held.items():
                if held == sort:
                    function = self.program.functions[label]
                    lines.append(f"        case {number_of(function)}: return {called(function)}({', '.join(names)});")
            lines += ['        default: trap("a table holds no such function");', "    }", "}"]
            parts.append("\n".join(lines))
        return parts

    def _run_step(self) -> str:
        """Write which function the number of a step means, as far as it takes the game and numbers."""
        state = next(struct for struct in self.program.structs.values() if struct.sort == STATE)
        lines = [f"inline void run_step({state.name}* game, Step step, std::initializer_list<Int> given) {{"]
        lines += ["    const Int* a = given.begin();", "    (void)a;", "    switch (step) {"]
        for function in self.program.functions.values():
            takes = [each.type for each in function.parameters]
            if function.source.name in self.program.flow and takes == [state, *[INT] * (len(takes) - 1)]:
                arguments = ", ".join(["game", *[f"a[{at}]" for at in range(len(takes) - 1)]])
                lines.append(f"        case {number_of(function)}: {called(function)}({arguments}); return;")
        return "\n".join([*lines, '        default: trap("there is no such step");', "    }", "}"])

    def dispatcher(self, sort: FunctionType) -> str:
        """Return the name of what calls functions of a sort."""
        return f"call{list(dict.fromkeys(self.program.held.values())).index(sort)}"

    def _constants(self, module: str) -> str:
        lines = [_constant(name, value) for name, value in self.constants[module].items()]
        return "\n".join([f"namespace {module} {{", *lines, "}"])

    def constant(self, source: Source, meant: Constant) -> str:
        """Return the name of a constant, which is written out before the functions."""
        name = named(meant.name.replace(".", "_"))
        self.constants.setdefault(room(source.name), {})[name] = meant.value
        return name

    # --- Functions -----------------------------------------------------------------------------------------------

    def _module(self, source: Source) -> str:
        functions = [each for each in self.program.functions.values() if each.source == source]
        bodies = [FunctionWriter(self, each).text() for each in functions if not _is_written_from_fields(each)]
        return "\n\n".join([f"namespace {room(source.name)} {{", *bodies, "}"])

    def starts(self, function: Function) -> bool:
        """Say whether a function is the one that makes the state."""
        return is_start(function)

    def head(self, function: Function) -> str:
        """Return the head of a function's definition."""
        return self._head(function)


def is_start(function: Function) -> bool:
    """Say whether a function makes the state, and is given what that takes."""
    return bool(function.parameters) and function.parameters[0].type == SETUP


def _is_written_from_fields(function: Function) -> bool:
    """Say whether a method is a docstring alone: `clear_round` and the like."""
    return function.owner is not None and len(function.node.body) == 1 and function.name.startswith("clear_")


def _field(name: str, found: Type, sort: str) -> str:
    if name == "tables":
        return f"const {found}* tables = nullptr;"
    return f"{stored(found, sort)} {named(name)}{{}};"


def _constant(name: str, value: object) -> str:
    if isinstance(value, list | tuple):
        return _constant_list(name, list(value), _depth(value))
    if isinstance(value, Question):
        return f"constexpr Question {name}{{{value.index}, {value.first}}};"
    number = value.index if isinstance(value, Setting) else int(value) if isinstance(value, int) else 0
    return f"constexpr Int {name} = {number};"


def _constant_list(name: str, value: list[Any], depth: int) -> str:
    """Write a list of numbers, or of lists as deep, as a column of cells."""
    sort = "Cell" if depth == 1 else "Column<" * (depth - 2) + "View" + ">" * (depth - 2)
    rows = [_constant_list(f"{name}_{at}", each, depth - 1) for at, each in enumerate(value)] if depth > 1 else []
    cells = ", ".join(str(int(each)) if depth == 1 else f"{name}_{at}" for at, each in enumerate(value)) or "{}"
    return "\n".join(
        [
            *rows,
            f"static const {sort} {name}_cells[] = {{{cells}}};",
            f"static const Column<{sort}> {name}{{{name}_cells, {len(value)}}};",
        ]
    )


def _depth(value: Any) -> int:
    return 1 + max([_depth(each) for each in value], default=0) if isinstance(value, list | tuple) else 0
