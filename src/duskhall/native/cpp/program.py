"""The back end: writes C++17 from a typed program.

A state becomes a struct with lists of fixed capacity; tables become columns, run-time data; a function that is planned
or held by a table becomes a number.  Every function carries its docstring, and with it its rules' numbers.  What
events tell is dropped: nobody listens.
"""

import json
from pathlib import Path
from typing import Any, Final

from duskhall.kernel.event import Kind
from duskhall.kernel.game import Game
from duskhall.kernel.observation import Part
from duskhall.kernel.question import Question
from duskhall.kernel.setting import Setting
from duskhall.native.cpp.capacity import Capacities, Capacity
from duskhall.native.cpp.functions import FunctionWriter
from duskhall.native.cpp.names import called, named, number_of, room, struct_name, written
from duskhall.native.doing import Doing, Replacing
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
HEADER: Final = "rules.h"
LIBRARY: Final = "library.cpp"
LONGEST: Final = 120_000  # characters of C++ that are compiled at once: more than one file takes less time in all


class Writer:
    """Writes one program; with its game, so that the lists of the state have the room that its content needs."""

    def __init__(self, program: Program, game: Game | None = None) -> None:
        self.program = program
        self.game = game
        self.lists = Lists(program).find()
        self.doing = Doing(program, self.lists)
        self.replacing = Replacing(program, self.lists)
        self.capacities = Capacities(program, game)
        self.constants: dict[str, dict[str, object]] = {}
        self.state = next(struct for struct in program.structs.values() if struct.sort == STATE)
        functions = program.functions.values()
        self.numbered = [each for each in functions if each.source.name in program.flow or each.label in program.held]

    def files(self) -> dict[str, str]:
        """Return all files by name: the header, parts of the rules, and the library."""
        bodies = [self._module(source) for source in self.program.sources if not source.declares]
        parts: list[list[str]] = [[]]
        for source, body in zip([each for each in self.program.sources if not each.declares], bodies):
            if not source.has_classes:
                if sum(len(each) for each in parts[-1]) > LONGEST:
                    parts.append([])
                parts[-1].append(body)
        found = {HEADER: f"#pragma once\n{self.header()}"}
        last = [*self._dispatchers(), self._run_step(), *self._ends()]
        if len(parts) == 1:  # all at once, so that the compiler sees through all calls
            last = [*parts.pop(), *last]
        for number, texts in enumerate(parts):
            found[f"rules_{number}.cpp"] = self._file(f'#include "{HEADER}"', texts)
        found[LIBRARY] = self._file(f'#include "{HEADER}"', last, '#include "library.h"')
        return found

    def device(self) -> str:
        """Return one file for a GPU: everything that is declared, the rules that are played there, and the kernels."""
        played = self._played()
        modules = [
            self._module(source, played)
            for source in self.program.sources
            if not (source.declares or source.has_classes)
        ]
        unheard = f"RULE void count_told({self.state.name}*, Int, Int, Int, Int, Int) {{}}"
        ends = [*self._table(), self._observe_parts(), unheard, self._describe()]
        bodies = [*modules, *self._dispatchers(), self._run_step(), *ends]
        return "\n".join([self.header(), self._file("", bodies, '#include "device.h"')])

    def _played(self) -> set[str]:
        """Return the functions of the rules and of observations, with all that they call: no policies, no counts."""
        found = {each.label for each in self.numbered}
        found.update(each.label for each in self.program.functions.values() if is_start(each))
        found.update(self._writes(part).label for part in (self.game.observed if self.game else ()))
        waiting = list(found)
        while waiting:
            calls = self.program.functions[waiting.pop()].calls
            called = {made.called.label for made in calls if isinstance(made.called, Function)} - found
            found |= called
            waiting += called
        return found

    def text(self, modules: list[str]) -> str:
        """Return one file: what is declared, and the functions of these modules (their last names)."""
        chosen = [source for source in self.program.sources if room(source.name) in modules and not source.has_classes]
        bodies = [self._module(source) for source in chosen]
        return "\n".join([self.header(), self._file("", [*bodies, *self._dispatchers(), self._run_step()])])

    def header(self) -> str:
        """Return what is declared; functions of states and tables, which are short, are written here."""
        classes = [self._module(source) for source in self.program.sources if source.has_classes]
        return "\n\n".join(
            [
                f"// {self.program.name}: translated from its rules; not written by hand.",
                "\n".join(["namespace duskhall {", *self.capacities.written(), "}"]),
                f'#include "{RUNTIME.name}"',
                "namespace duskhall {",
                *self._structs(),
                *self._numbers(),
                "\n".join(f"{self._declare(function)}" for function in self.program.functions.values()),
                *[f"{head};" for head, _ in self._dispatched()],
                f"{self._step_head()};",
                f"RULE void count_told({self.state.name}* game, Int kind, Int a = 0, Int b = 0, Int c = 0, Int d = 0);",
                *classes,
                "}  // namespace duskhall\n",
            ]
        )

    def _file(self, begin: str, bodies: list[str], end: str = "") -> str:
        return "\n\n".join([begin, "namespace duskhall {", *bodies, "}  // namespace duskhall", end]) + "\n"

    # --- What is declared ----------------------------------------------------------------------------------------

    def _structs(self) -> list[str]:
        """Write the declared classes, each after those that it holds, and how to walk through their fields."""
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
            lines = [f"    {self._field(struct, name, found)}" for name, found in struct.fields.items()]
            written_out.append("\n".join([f"struct {struct_name(struct)}{base} {{", *lines, "};", *_walks(struct)]))

        for struct in self.program.structs.values():
            write(struct)
        return written_out

    def _field(self, struct: Struct, name: str, found: Type) -> str:
        if struct.sort == STATE and name == "tables":
            return f"const {found}* tables = nullptr;"
        capacity = self.capacities.fields.get((struct, name))
        return f"{stored(found, struct.sort, capacity)} {named(name)}{{}};"

    def _numbers(self) -> list[str]:
        """Number the functions that can be planned, can hear an answer, or can be held by a table."""
        lines = [*(number_of(each) for each in self.numbered), "NUMBER_OF_STEPS"]
        return ["enum : Step {\n" + "".join(f"    {each},\n" for each in lines) + "};"]

    def _declare(self, function: Function) -> str:
        return f"namespace {room(function.source.name)} {{ {self.head(function)}; }}"

    def head(self, function: Function) -> str:
        """Return the head of a function."""
        if is_start(function):  # it is given an empty state
            return f"RULE APART void start({function.result}* game)"
        owner = f"{function.owner.name}_" if function.owner else ""
        takes = ", ".join(
            f"{self._taken(function, each.name, each.type)} {named(each.name)}" for each in function.parameters
        )
        inline = "inline " if function.source.has_classes else "APART "
        return f"RULE {inline}{written(function.result)} {owner}{named(function.name)}({takes})"

    def _taken(self, function: Function, name: str, found: Type) -> str:
        """A list that is only read is taken as a view, another as itself; one whose name gets another as a copy."""
        if isinstance(found, ListOf):
            if name in self.lists.bound[function.label]:
                return written(found)
            changed = name in self.lists.changes[function.label]
            if found.item in (INT, BOOL):
                return "View" if not changed else "Pile" if name in self.lists.resizes[function.label] else "Row"
            return f"{written(found)}&" if changed else f"const {written(found)}&"
        return written(found)

    # --- Functions by number -------------------------------------------------------------------------------------

    def dispatcher(self, sort: FunctionType) -> str:
        """Return the name of what calls functions of a sort."""
        return f"call{list(dict.fromkeys(self.program.held.values())).index(sort)}"

    def _dispatched(self) -> list[tuple[str, FunctionType]]:
        """Return for each sort of function that tables hold how the one that calls it begins."""
        found = []
        for sort in dict.fromkeys(self.program.held.values()):
            takes = ", ".join(f"{written(each)} a{at}" for at, each in enumerate(sort.takes))
            found.append((f"RULE {written(sort.gives)} {self.dispatcher(sort)}(Step step, {takes})", sort))
        return found

    def _dispatchers(self) -> list[str]:
        """Write for each sort of function that tables hold which one a number means."""
        parts = []
        for head, sort in self._dispatched():
            names = ", ".join(f"a{at}" for at in range(len(sort.takes)))
            lines = [f"{head} {{", "    switch (step) {"]
            for label, held in self.program.held.items():
                if held == sort:
                    function = self.program.functions[label]
                    lines.append(f"        case {number_of(function)}: return {called(function)}({names});")
            parts.append("\n".join([*lines, "        default: trap(UNKNOWN, nullptr, step);", "    }", "}"]))
        return parts

    def _step_head(self) -> str:
        return f"RULE APART void run_step({self.state.name}* game, Step step, Int a, Int b, Int c)"

    def _run_step(self) -> str:
        """Write which function the number of a step means, as far as it takes the game and numbers."""
        lines = [f"{self._step_head()} {{", "    switch (step) {"]
        for function in self.numbered:
            takes = [each.type for each in function.parameters]
            if takes == [self.state, *[INT] * (len(takes) - 1)] and len(takes) <= 4 and not function.owner:
                arguments = ", ".join(["game", "a", "b", "c"][: len(takes)])
                lines.append(f"        case {number_of(function)}: {called(function)}({arguments}); return;")
        return "\n".join([*lines, "        default: trap(UNKNOWN, nullptr, step);", "    }", "}"])

    def _ends(self) -> list[str]:
        """Write what the library needs to know of the game."""
        ends = [self._policy(), self._worth(), self._score(), self._redraw(), self._told(), self._describe()]
        return [*self._table(), self._observe(), *ends]

    def _table(self) -> list[str]:
        """Write how a game is laid out and asked."""
        questions = self.game.questions if self.game else ()
        firsts = ", ".join(f"{{{each.index}, {each.first}}}" for each in questions)
        start = next(each for each in self.program.functions.values() if is_start(each))
        return [
            f"using Game = {self.state.name};",
            f"RULE void start_rules(Game* game) {{ {called(start)}(game); }}",
            f"RULE Question question_of(Int index) {{\n    const Question all[] = {{{firsts}}};\n"
            f"    return all[place_in({len(questions)}, index)];\n}}",
        ]

    def _describe(self) -> str:
        return f'const char DESCRIPTION[] = R"duskhall({json.dumps(self.description())})duskhall";'

    def _observe(self) -> str:
        """Write which functions tell what a seat observes, in the order of the parts."""
        lines = ["RULE void observe_rules(Game* game, Int seat, Pile out, const Int* parts) {"]
        for place, part in enumerate(self.game.observed if self.game else ()):
            lines.append(f"    {called(self._writes(part))}(game, seat, out, parts[{place}]);")
        return "\n".join([*lines, "}"])

    def _observe_parts(self) -> str:
        """Write the same for one part, so that several threads can observe a game."""
        parts = self.game.observed if self.game else ()
        lines = [f"constexpr int PARTS = {len(parts)};"]
        lines += ["RULE void observe_part(int part, Game* game, Int seat, Pile out, Int at) {", "    switch (part) {"]
        for place, part in enumerate(parts):
            lines.append(f"        case {place}: {called(self._writes(part))}(game, seat, out, at); return;")
        return "\n".join([*lines, "    }", "}"])

    def _writes(self, part: Part) -> Function:
        """Return the function that writes a part of an observation."""
        return self.program.functions[f"{part.write.__module__}.{part.write.__name__}"]

    def _told(self) -> str:
        """Write which functions count what is told, where anybody wants it counted."""
        counts = self.game.counted if self.game else ()
        lines = [
            f"RULE void count_told({self.state.name}* game, Int kind, Int a, Int b, Int c, Int d) {{",
            "    if (game->counts == nullptr) return;",
            "    std::int32_t size = static_cast<std::int32_t>(game->counted[-1]);",
            "    Pile out(game->counts, size);",
        ]
        for place, count in enumerate(counts):
            function = self.program.functions[f"{count.hear.__module__}.{count.hear.__name__}"]
            lines.append(f"    {called(function)}(game, kind, a, b, c, d, out, game->counted[{place}]);")
        return "\n".join([*lines, "}"])

    def _policy(self) -> str:
        """Write which function answers as a sensible player does; where there is none, asking for it is trapped."""
        policy = self.game.policy if self.game else None
        head = "RULE Int answer_by_policy(Game* game, const Ask& ask, Dice* dice)"
        if policy is None:
            return f"{head} {{ trap(UNKNOWN); }}"
        function = self.program.functions[f"{policy.__module__}.{policy.__name__}"]
        return f"{head} {{ return {called(function)}(game, ask, dice); }}"

    def _worth(self) -> str:
        """Write which function says how well a seat stands; where there is none, asking for it is trapped."""
        worth = self.game.worth if self.game else None
        together = f"constexpr bool TOGETHER = {str(self.game is not None and self.game.cooperative).lower()};"
        if worth is None:
            return f"{together}\nRULE Int worth_by_rules(Game*, Int) {{ trap(UNKNOWN); }}"
        function = self.program.functions[f"{worth.__module__}.{worth.__name__}"]
        return f"{together}\nRULE Int worth_by_rules(Game* game, Int seat) {{ return {called(function)}(game, seat); }}"

    def _score(self) -> str:
        """Write which function says what a seat's score is; where there is none, asking for it is trapped."""
        score = self.game.score if self.game else None
        if score is None:
            return "RULE Int score_by_rules(Game*, Int) { trap(UNKNOWN); }"
        function = self.program.functions[f"{score.__module__}.{score.__name__}"]
        return f"RULE Int score_by_rules(Game* game, Int seat) {{ return {called(function)}(game, seat); }}"

    def _redraw(self) -> str:
        """Write which function draws anew what a seat does not know; where there is none, asking for it is trapped."""
        redraw = self.game.redraw if self.game else None
        head = "RULE void redraw_by_rules(Game* game, Int seat, Dice* dice)"
        if redraw is None:
            return f"{head} {{ trap(UNKNOWN); }}"
        function = self.program.functions[f"{redraw.__module__}.{redraw.__name__}"]
        return f"{head} {{ {called(function)}(game, seat, dice); }}"

    def description(self) -> dict[str, Any]:
        """Return what Python has to know of the library, besides the game: numbers of steps, fields in their order."""
        structs = {
            struct_name(struct): [[name, _described(found)] for name, found in _walked(struct)]
            for struct in self.program.structs.values()
        }
        return {"state": self.state.name, "steps": [each.label for each in self.numbered], "structs": structs}

    # --- Constants and functions ---------------------------------------------------------------------------------

    def constant(self, source: Source, meant: Constant) -> str:
        """Return the name of a constant, which is written out before the functions of its module."""
        name = named(meant.name.replace(".", "_"))
        self.constants.setdefault(room(source.name), {})[name] = meant.value
        return name

    def _constant(self, name: str, value: object) -> str:
        if isinstance(value, list | tuple):
            return _constant_list(name, list(value), _depth(value))
        if isinstance(value, Question):
            return f"constexpr Question {name}{{{value.index}, {value.first}}};"
        if isinstance(value, Kind):
            kinds = self.game.kinds if self.game else ()
            number = next((place for place, each in enumerate(kinds) if each is value), -1)
        else:
            number = value.index if isinstance(value, Setting) else int(value) if isinstance(value, int) else 0
        return f"constexpr Int {name} = {number};"

    def _module(self, source: Source, only: set[str] | None = None) -> str:
        functions = [
            each
            for each in self.program.functions.values()
            if each.source == source and (only is None or each.label in only)
        ]
        bodies = [FunctionWriter(self, each).text() for each in functions]
        constants = self.constants.get(room(source.name), {})
        lines = "\n".join(self._constant(name, value) for name, value in constants.items())
        return "\n\n".join([f"namespace {room(source.name)} {{", lines, *bodies, "}"])

    def starts(self, function: Function) -> bool:
        """Say whether a function is the one that makes the state."""
        return is_start(function)


def stored(found: Type, sort: str, capacity: Capacity | None) -> str:
    """Return a type as a field has it: in a state lists with their place, in a table columns."""
    if sort == TABLE:
        if isinstance(found, ListOf):
            return f"Column<{stored(found.item or INT, sort, None)}>" if found.item not in (INT, BOOL) else "View"
        if found in (INT, BOOL):
            return "Cell"
    if isinstance(found, ListOf) and capacity:
        cells = f"List<Cell, {capacity.entries}>"
        return f"List<{cells}, {capacity.lists}>" if isinstance(found.item, ListOf) else cells
    return struct_name(found) if isinstance(found, Struct) else written(found)


def _walked(struct: Struct) -> list[tuple[str, Type]]:
    """Return the fields of a class that are its own."""
    return [(name, found) for name, found in struct.fields.items() if struct.sort != STATE or name != "tables"]


def _described(found: Type) -> Any:
    """Return a type as JSON can hold it."""
    if isinstance(found, ListOf):
        return ["list", _described(found.item or INT)]
    if isinstance(found, Struct):
        return struct_name(found)
    return "step" if isinstance(found, FunctionType) else str(found)


def _walks(struct: Struct) -> list[str]:
    """Write how to go through the fields of a class."""
    name = struct_name(struct)
    fields = [f'    to("{each}", self.{named(each)});' for each, _ in _walked(struct)]
    lines = ["template <class Walk>", f"RULE void walk_fields(Walk& to, {name}& self) {{", *fields, "}"]
    if struct.sort == PIECE:
        lines += ["template <class Walk>", f"RULE void walk(Walk& to, {name}& self) {{ walk_fields(to, self); }}"]
    return lines


def is_start(function: Function) -> bool:
    """Say whether a function makes the state, and is given what that takes."""
    return bool(function.parameters) and function.parameters[0].type == SETUP


def _constant_list(name: str, value: list[Any], depth: int) -> str:
    """Write a list of numbers, or of lists as deep, as a column of cells."""
    sort = "Cell" if depth == 1 else "Column<" * (depth - 2) + "View" + ">" * (depth - 2)
    rows = [_constant_list(f"{name}_{at}", each, depth - 1) for at, each in enumerate(value)] if depth > 1 else []
    cells = (str(int(each)) if depth == 1 else f"{{{name}_{at}_cells, {len(each)}}}" for at, each in enumerate(value))
    return "\n".join(
        [
            *rows,
            f"RULE static const {sort} {name}_cells[] = {{{', '.join(cells) or '{}'}}};",
            f"RULE static const Column<{sort}> {name}{{{name}_cells, {len(value)}}};",
        ]
    )


def _depth(value: Any) -> int:
    return 1 + max([_depth(each) for each in value], default=0) if isinstance(value, list | tuple) else 0
