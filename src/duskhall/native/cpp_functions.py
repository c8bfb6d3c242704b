"""Writes the body of one function as C++."""

import ast
from typing import TYPE_CHECKING, Final

from duskhall.native.calls import is_recursive
from duskhall.native.lists import OF_STATE, OWN
from duskhall.native.model import Constant, Function
from duskhall.native.names import called, named, number_of, written
from duskhall.native.types import (
    ASK,
    BOOL,
    DICE,
    INT,
    LISTENER,
    PIECE,
    QUESTION,
    STATE,
    STEP,
    FunctionType,
    ListOf,
    Struct,
    TupleOf,
    Type,
)

if TYPE_CHECKING:
    from duskhall.native.cpp import Writer

OPERATORS: Final[dict[type[ast.AST], str]] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.LShift: "<<", ast.RShift: ">>", ast.BitAnd: "&", ast.BitOr: "|",
    ast.BitXor: "^", ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.Is: "==", ast.IsNot: "!=", ast.And: "&&", ast.Or: "||", ast.USub: "-", ast.UAdd: "+", ast.Invert: "~",
}  # fmt: skip


class FunctionWriter:
    """Writes one function, line by line."""

    def __init__(self, writer: "Writer", function: Function) -> None:
        self.writer = writer
        self.program = writer.program
        self.function = function
        self.lines: list[str] = []
        self.indent = 1
        self.number = 0  # of names that only C++ needs
        self.ended: list[str] = []  # per loop around: the flag that says it was not broken off, or ""
        self.starts = writer.starts(function)

    def text(self) -> str:
        """Return the function, with its docstring as a comment."""
        said = ast.get_docstring(self.function.node) or ""
        lines = [f"// {line}".rstrip() for line in said.splitlines()]
        lines.append(f"{self.writer.head(self.function)} {{")
        if is_recursive(self.function):
            lines.append("    static thread_local Int depth = 0;\n    Deeper deeper(depth);")
        self.lines = []
        self.declare()
        body = self.function.node.body
        self.block(body[1:] if said else body)
        return "\n".join([*lines, *self.lines, "}"])

    def line(self, text: str) -> None:
        """Write a line."""
        self.lines.append("    " * self.indent + text)

    def fresh(self, stem: str) -> str:
        """Return a name that nobody else has."""
        self.number += 1
        return f"{stem}{self.number}_"

    # --- Names ---------------------------------------------------------------------------------------------------

    def declare(self) -> None:
        """Declare the local names, all at the top; another name for a list is declared where it is bound."""
        parameters = {parameter.name for parameter in self.function.parameters}
        bound = self.writer.lists.bound[self.function.label]
        self.references: set[str] = set()
        looped = {
            name.id
            for node in ast.walk(self.function.node)
            if isinstance(node, ast.For)
            for name in _names(node.target)
        }
        for name, found in self.function.local.items():
            if name in parameters or name == "_" or (self.starts and name == "game"):
                continue
            if isinstance(found, ListOf):
                origins = self.writer.lists.origins(self.function, ast.Name(name))
                once = len(bound.get(name, [])) == 1
                if name in looped or (once and OWN not in origins):
                    self.references.add(name)
                    continue
            self.line(f"{written(found)} {named(name)}{{}};")

    def type_of(self, node: ast.expr) -> Type:
        """Return the type of an expression; of a local list, the one it had in the end."""
        if isinstance(node, ast.Name) and node.id in self.function.local:
            return self.function.local[node.id]
        return self.program.types.get(node, INT)

    # --- Statements ----------------------------------------------------------------------------------------------

    def block(self, lines: list[ast.stmt]) -> None:
        """Write statements."""
        for each in lines:
            self.statement(each)

    def inner(self, lines: list[ast.stmt]) -> None:
        """Write statements one step in."""
        self.indent += 1
        self.block(lines)
        self.indent -= 1

    def statement(self, node: ast.stmt) -> None:
        """Write a statement."""
        match node:
            case ast.Expr(ast.Call(ast.Attribute(_, "tell"))):
                pass  # nobody listens
            case ast.Expr(value):
                self.line(f"{self.value(value)};")
            case ast.Assign(targets, value):
                self.assign(targets, value)
            case ast.AnnAssign(target, _, ast.expr() as value):
                self.bind(target, value)
            case ast.AugAssign(target, operator, value):
                self.augment(target, operator, value)
            case ast.If(test, body, orelse):
                self.line(f"if ({self.condition(test)}) {{")
                self.inner(body)
                if orelse:
                    self.line("} else {")
                    self.inner(orelse)
                self.line("}")
            case ast.While(test, body):
                self.line(f"while ({self.condition(test)}) {{")
                self.ended.append("")
                self.inner(body)
                self.ended.pop()
                self.line("}")
            case ast.For():
                self.loop(node)
            case ast.Return(None):
                self.line("return;")
            case ast.Return(ast.expr() as value):
                self.line("return;" if self.starts else f"return {self.value(value)};")
            case ast.Break():
                if self.ended[-1]:
                    self.line(f"{self.ended[-1]} = false;")
                self.line("break;")
            case ast.Continue():
                self.line("continue;")
            case ast.Pass():
                pass
            case _:
                raise NotImplementedError(ast.unparse(node))

    def assign(self, targets: list[ast.expr], value: ast.expr) -> None:
        """Write an assignment, also of several at once."""
        target = targets[0]
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            kept = []
            for each in value.elts:
                name = self.fresh("kept")
                found = self.type_of(each)
                self.line(f"{written(found if found != ListOf(None) else ListOf(INT))} {name} = {self.value(each)};")
                kept.append(name)
            for each, name in zip(target.elts, kept):
                if not (isinstance(each, ast.Name) and each.id == "_"):
                    self.line(f"{self.place(each)} = {name};")
            return
        for each in reversed(targets[1:]):
            self.bind(each, value)
        self.bind(target, value)

    def bind(self, target: ast.expr, value: ast.expr) -> None:
        """Write `target = value`."""
        wanted = self.type_of(target)
        if isinstance(value, ast.Call) and isinstance(wanted, Struct) and wanted.sort in (STATE, PIECE):
            meant = self.program.meanings.get(value.func)
            if meant is None and isinstance(value.func, ast.Name) and value.func.id == wanted.name:
                if wanted.sort == PIECE:
                    name = self.fresh("made")
                    self.line(f"{wanted.name} {name};")
                    self.line(f"{self.place(target)} = &{name};")
                return
        if isinstance(target, ast.Name) and target.id in self.references:
            self.line(f"auto&& {named(target.id)} = {self.value(value)};")
        elif isinstance(value, ast.List) and not value.elts:
            self.line(f"{self.place(target)} = {written(wanted)}{{}};")
        elif isinstance(wanted, Struct) and wanted.sort == PIECE and not isinstance(target, ast.Name):
            self.line(f"{self.place(target)} = *{self.value(value)};")
        else:
            self.line(f"{self.place(target)} = {self.value(value)};")

    def place(self, target: ast.expr) -> str:
        """Return what is assigned to."""
        if isinstance(target, ast.Attribute):
            return f"{_reach(self.value(target.value))}{named(target.attr)}"
        return self.value(target)

    def augment(self, target: ast.expr, operator: ast.operator, value: ast.expr) -> None:
        """Write `target += value` and the like."""
        place = self.place(target)
        if isinstance(operator, ast.FloorDiv | ast.Mod):
            name = "floor_div" if isinstance(operator, ast.FloorDiv) else "floor_mod"
            self.line(f"{place} = {name}({place}, {self.value(value)});")
        else:
            self.line(f"{place} {OPERATORS[type(operator)]}= {self.value(value)};")

    # --- Loops ---------------------------------------------------------------------------------------------------

    def loop(self, node: ast.For) -> None:
        """Write a loop; one with an else has a flag that says whether it came to its end."""
        flag = self.fresh("ended") if node.orelse else ""
        if flag:
            self.line(f"bool {flag} = true;")
        opening, binding = self.through(node.target, node.iter, declares=False)
        for each in opening:
            self.line(each)
        self.indent += 1
        for each in binding:
            self.line(each)
        self.ended.append(flag)
        self.block(node.body)
        self.ended.pop()
        self.indent -= 1
        self.line("}" * (1 + (len(opening) > 1)))
        if flag:
            self.line(f"if ({flag}) {{")
            self.inner(node.orelse)
            self.line("}")

    def through(self, target: ast.expr, series: ast.expr, declares: bool) -> tuple[list[str], list[str]]:
        """Return how a loop begins, and how its names are bound in each round."""
        at = self.fresh("at")
        match series:
            case ast.Call(ast.Name("range"), arguments) if len(arguments) < 3 or _step(arguments[2]):
                given = [self.value(each) for each in arguments]
                first, last = ("0", given[0]) if len(given) == 1 else (given[0], given[1])
                step = _step(arguments[2]) if len(arguments) == 3 else 1
                sign = "<" if step > 0 else ">"
                opening = [f"for (Int {at} = {first}, {at}end = {last}; {at} {sign} {at}end; {at} += {step}) {{"]
                return opening, self.bound_to(target, INT, at, declares)
            case ast.Call(ast.Name("enumerate"), [inner]) if isinstance(target, ast.Tuple):
                opening, through = self.over(inner, at)
                number, item = target.elts
                return opening, [
                    *self.bound_to(number, INT, at, declares),
                    *self.bound_to(item, self.item(inner), self.entry(through, at, self.item(inner)), declares),
                ]
            case ast.Call(ast.Name("zip"), parts) if isinstance(target, ast.Tuple):
                names = [self.fresh("through") for _ in parts]
                shortest = f"std::min({{{', '.join(f'len({name})' for name in names)}}})"
                lists = " ".join(f"auto&& {name} = {self.sequence(part)};" for name, part in zip(names, parts))
                bindings: list[str] = []
                for each, part, name in zip(target.elts, parts, names):
                    bindings += self.bound_to(each, self.item(part), self.entry(name, at, self.item(part)), declares)
                return [f"{{ {lists}", f"for (Int {at} = 0; {at} < {shortest}; ++{at}) {{"], bindings
            case ast.Tuple(items) if items and isinstance(self.type_of(items[0]), ListOf):
                name = self.fresh("through")
                listed = ", ".join(f"&{self.value(each)}" for each in items)
                opening = [f"{{ Ints* {name}[] = {{{listed}}};", f"for (Int {at} = 0; {at} < {len(items)}; ++{at}) {{"]
                return opening, self.bound_to(target, ListOf(INT), f"*{name}[{at}]", declares)
        opening, through = self.over(series, at)
        found = self.item(series)
        return opening, self.bound_to(target, found, self.entry(through, at, found), declares)

    def over(self, series: ast.expr, at: str) -> tuple[list[str], str]:
        """Return the beginning of a loop over a list, which is the list as it was when the loop began."""
        name = self.fresh("through")
        backwards = isinstance(series, ast.Call) and ast.unparse(series.func) == "reversed"
        inner = series.args[0] if backwards and isinstance(series, ast.Call) else series
        found = self.type_of(inner)
        is_own = isinstance(found, ListOf) and found.item in (INT, BOOL) and self.is_of_state(inner)
        head = f"Ints {name} = " if is_own else f"auto&& {name} = "
        step = (
            f"Int {at} = len({name}) - 1; {at} >= 0; --{at}"
            if backwards
            else f"Int {at} = 0; {at} < len({name}); ++{at}"
        )
        return [f"{{ {head}{self.sequence(inner)};", f"for ({step}) {{"], name

    def sequence(self, node: ast.expr) -> str:
        """Return a list to go through; a tuple of numbers is one, too."""
        if isinstance(node, ast.Tuple):
            return f"Ints{{{', '.join(self.value(each) for each in node.elts)}}}"
        return self.value(node)

    def is_of_state(self, node: ast.expr) -> bool:
        """Say whether a list may be one of the state, which the loop's body may change or replace."""
        return OF_STATE in self.writer.lists.origins(self.function, node)

    def item(self, series: ast.expr) -> Type:
        """Return the type of what a series has."""
        found = self.type_of(series)
        if isinstance(series, ast.Call) and ast.unparse(series.func) == "reversed":
            return self.item(series.args[0])
        if isinstance(found, ListOf):
            return found.item or INT
        return found.items[0] if isinstance(found, TupleOf) else INT

    def entry(self, through: str, at: str, item: Type) -> str:
        """Return an entry of what a loop goes through."""
        return f"&{through}.cells[{at}]" if isinstance(item, Struct) else f"{through}.cells[{at}]"

    def bound_to(self, target: ast.expr, item: Type, value: str, declares: bool) -> list[str]:
        """Return the binding of a loop's name."""
        name = target.id if isinstance(target, ast.Name) else "_"
        if name == "_":
            return []
        if isinstance(item, ListOf):
            return [f"auto&& {named(name)} = {value};"]
        return [f"{written(item)} {named(name)} = {value};" if declares else f"{named(name)} = {value};"]

    def comprehension(self, series: list[ast.comprehension], body: str) -> str:
        """Return loops within loops, with their conditions, around a statement."""
        opened, closing = [], 0
        for each in series:
            opening, binding = self.through(each.target, each.iter, declares=True)
            opened += opening + binding
            closing += len(opening)
            for test in each.ifs:
                opened.append(f"if ({self.condition(test)}) {{")
                closing += 1
        return f"{' '.join(opened)} {body} {'}' * closing}"

    # --- Expressions ---------------------------------------------------------------------------------------------

    def condition(self, node: ast.expr) -> str:
        """Return what is asked whether it is true."""
        match node:
            case ast.BoolOp(operator, values):
                return "(" + f" {OPERATORS[type(operator)]} ".join(self.condition(each) for each in values) + ")"
            case ast.UnaryOp(ast.Not(), value):
                return f"!{self.condition(value)}"
        return self.value(node) if self.type_of(node) == BOOL else f"truth({self.value(node)})"

    def value(self, node: ast.expr) -> str:
        """Return an expression."""
        meant = self.program.meanings.get(node)
        if isinstance(meant, Constant):
            return self.writer.constant(self.function.source, meant)
        if isinstance(meant, Function) and not meant.owner:
            return number_of(meant)
        match node:
            case ast.Constant(bool() as given):
                return "true" if given else "false"
            case ast.Constant(given):
                return str(given)
            case ast.Name(name):
                return named(name)
            case ast.Attribute():
                return self.field(node)
            case ast.Subscript(owner, ast.Slice(lower, upper)):
                if lower is None and upper is None:
                    return f"{written(self.type_of(node))}({self.value(owner)})"
                first = self.value(lower) if lower else "0"
                return f"part({self.value(owner)}, {first}, {self.value(upper) if upper else 'END'})"
            case ast.Subscript(owner, index):
                found = f"at({self.sequence(owner)}, {self.value(index)})"
                return f"(&{found})" if isinstance(self.type_of(node), Struct) else found
            case ast.BoolOp() | ast.UnaryOp(ast.Not()):
                return self.condition(node)
            case ast.UnaryOp(operator, value):
                return f"({OPERATORS[type(operator)]}{self.value(value)})"
            case ast.BinOp():
                return self.arithmetic(node)
            case ast.Compare():
                return self.compare(node)
            case ast.IfExp(test, body, orelse):
                return self.choice(node, test, body, orelse)
            case ast.List(items):
                return self.list_of(node, items)
            case ast.Tuple():
                return self.sequence(node)
            case ast.ListComp(item, series):
                sort = written(self.type_of(node))
                loops = self.comprehension(series, f"all.append({self.value(item)});")
                return f"[&] {{ {sort} all; {loops} return all; }}()"
            case ast.Call():
                return self.call(node)
        raise NotImplementedError(ast.unparse(node))

    def field(self, node: ast.Attribute) -> str:
        """Return a field; what is declared is reached by a pointer."""
        owner = self.type_of(node.value)
        place = self.value(node.value)
        found = f"{place}.{named(node.attr)}" if owner == ASK else f"{_reach(place)}{named(node.attr)}"
        kind = self.type_of(node)
        held = (isinstance(kind, Struct) and node.attr != "tables") or kind == DICE
        return f"(&{found})" if held else found

    def arithmetic(self, node: ast.BinOp) -> str:
        """Return a sum and the like."""
        left, right = self.value(node.left), self.value(node.right)
        if isinstance(self.type_of(node), ListOf):
            return f"{'plus' if isinstance(node.op, ast.Add) else 'times'}({left}, {right})"
        if isinstance(node.op, ast.FloorDiv | ast.Mod):
            return f"{'floor_div' if isinstance(node.op, ast.FloorDiv) else 'floor_mod'}({left}, {right})"
        if isinstance(node.op, ast.LShift):
            return f"(static_cast<Int>({left}) << {right})"
        return f"({left} {OPERATORS[type(node.op)]} {right})"

    def compare(self, node: ast.Compare) -> str:
        """Return a comparison."""
        parts = []
        left = node.left
        for operator, right in zip(node.ops, node.comparators):
            parts.append(self.compare_two(left, operator, right))
            left = right
        return parts[0] if len(parts) == 1 else f"({' && '.join(parts)})"

    def compare_two(self, left: ast.expr, operator: ast.cmpop, right: ast.expr) -> str:
        """Return a comparison of two."""
        if self.type_of(left) == LISTENER:
            return "false" if isinstance(operator, ast.IsNot) else "true"
        if isinstance(operator, ast.In | ast.NotIn):
            no = "!" if isinstance(operator, ast.NotIn) else ""
            if isinstance(right, ast.Tuple):
                return f"{no}one_of({self.value(left)}, {{{', '.join(self.value(each) for each in right.elts)}}})"
            return f"{no}has({self.value(right)}, {self.value(left)})"
        one, other = self.value(left), self.value(right)
        negated = isinstance(operator, ast.NotEq | ast.IsNot)
        if isinstance(self.type_of(left), ListOf):
            return f"{'!' if negated else ''}same({one}, {other})"
        if self.type_of(left) == QUESTION and negated:
            return f"!({one} == {other})"
        return f"({one} {OPERATORS[type(operator)]} {other})"

    def choice(self, node: ast.expr, test: ast.expr, body: ast.expr, orelse: ast.expr) -> str:
        """Return one of two."""
        found = self.type_of(node)
        one, other = self.value(body), self.value(orelse)
        if isinstance(found, ListOf) and OWN in self.writer.lists.origins(self.function, node):
            sort = written(found if found.item else ListOf(INT))
            one, other = f"{sort}({one})", f"{sort}({other})"
        elif isinstance(found, ListOf) and not (self.is_of_state(body) and self.is_of_state(orelse)):
            one, other = f"View({one})", f"View({other})"
        elif found == INT:
            one, other = f"Int({one})", f"Int({other})"
        return f"({self.condition(test)} ? {one} : {other})"

    def list_of(self, node: ast.expr, items: list[ast.expr]) -> str:
        """Return a list that is written out."""
        sort = written(self.type_of(node))
        if sort == "Ints":
            plain = [each for each in items if not isinstance(each, ast.Starred)]
            if len(plain) == len(items):
                return f"Ints{{{', '.join(self.value(each) for each in items)}}}"
        parts = [
            f"all += {self.value(each.value)};" if isinstance(each, ast.Starred) else f"all.append({self.value(each)});"
            for each in items
        ]
        return f"[&] {{ {sort} all; {' '.join(parts)} return all; }}()"

    # --- Calls ---------------------------------------------------------------------------------------------------

    def call(self, node: ast.Call) -> str:
        """Return a call."""
        made = next((each for each in self.function.calls if each.node is node), None)
        if isinstance(node.func, ast.Name) and node.func.id in ("sorted", "any", "all") and made is None:
            return self.sorted_of(node) if node.func.id == "sorted" else self.any_of(node, node.func.id == "any")
        given = [self.value(each) for each in node.args if not _is_text(each)]
        if made is not None and isinstance(made.called, Function):
            return self.call_function(node, made.called, given)
        if made is not None and isinstance(made.called, FunctionType):
            return f"{self.writer.dispatcher(made.called)}({', '.join([self.value(node.func), *given])})"
        if isinstance(node.func, ast.Name):
            if self.type_of(node.func) == STEP and node.func.id in self.function.local:
                return f"run_step({given[0]}, {named(node.func.id)}, {{{', '.join(given[1:])}}})"
            if node.func.id == "Ask":
                number = given[4] if len(given) == 5 else "ABSENT"
                return f"Ask{{{given[0]}, {given[1]}, Ints({given[2]}), {given[3]}, {number}}}"
            if node.func.id == "changed":
                return f"changed({', '.join(given)})"
            return self.built_in(node, node.func.id, given)
        if isinstance(node.func, ast.Attribute):
            return self.method(node, node.func, given)
        raise NotImplementedError(ast.unparse(node))

    def call_function(self, node: ast.Call, function: Function, given: list[str]) -> str:
        """Return a call of a function of the rules, with the numbers that are not given."""
        if function.owner and isinstance(node.func, ast.Attribute):
            given = [self.value(node.func.value), *given]
        given += [str(each.default) for each in function.parameters[len(given) :]]
        return f"{called(function)}({', '.join(given)})"

    def method(self, node: ast.Call, function: ast.Attribute, given: list[str]) -> str:
        """Return a call of a method: of a list, of the state, of the dice, of a question."""
        owner, found, name = self.value(function.value), self.type_of(function.value), function.attr
        if isinstance(found, ListOf):
            if name in ("index", "count"):
                return f"{name}({owner}, {given[0]})"
            return f"{owner}.{name}({', '.join(given)})"
        if found == QUESTION:
            return f"{owner}.{name}({', '.join(given)})"
        if isinstance(found, Struct) and name == "clear":
            return f"clear({', '.join([owner, *given])})"
        reached = _reach(owner)
        if name == "plan":
            return f"{reached}plan({{{', '.join(given)}}})"
        if name == "do_last":
            return f"{reached}do_last({given[0]}, {{{', '.join(given[1:])}}})"
        return f"{reached}{named(name)}({', '.join(given)})"

    def built_in(self, node: ast.Call, name: str, given: list[str]) -> str:
        """Return a call of one of Python's own functions."""
        if name == "range":
            first, last = ("0", given[0]) if len(given) == 1 else (given[0], given[1])
            return f"numbers({first}, {last}, {given[2] if len(given) == 3 else '1'})"
        if name in ("min", "max"):
            if len(given) == 1:
                return f"{'least' if name == 'min' else 'greatest'}({given[0]})"
            return f"std::{name}<Int>({{{', '.join(given)}}})"
        simple = {
            "len": "len",
            "sum": "total",
            "abs": "std::abs",
            "int": "Int",
            "list": "Ints",
            "reversed": "backwards",
        }
        return f"{simple[name]}({given[0]})"

    def any_of(self, node: ast.Call, wants_one: bool) -> str:
        """Return whether any, or all, of some conditions hold."""
        made = node.args[0]
        found = "true" if wants_one else "false"
        if not isinstance(made, ast.GeneratorExp):
            return f"{'any_of' if wants_one else 'all_of'}({self.value(made)})"
        test = self.condition(made.elt) if wants_one else f"!{self.condition(made.elt)}"
        loops = self.comprehension(made.generators, f"if ({test}) return {found};")
        return f"[&] {{ {loops} return {'false' if wants_one else 'true'}; }}()"

    def sorted_of(self, node: ast.Call) -> str:
        """Return a sorted list, of each once where it is made of a set."""
        series = node.args[0]
        match series:
            case ast.Call(ast.Name("set"), [inner]):
                found = f"each_once({self.value(inner)})"
            case ast.SetComp(item, generators):
                loops = self.comprehension(generators, f"all.append({self.value(item)});")
                found = f"each_once([&] {{ Ints all; {loops} return all; }}())"
            case ast.Set(items):
                parts = [f"all += {self.value(each.value)};" for each in items if isinstance(each, ast.Starred)]
                parts += [f"all.append({self.value(each)});" for each in items if not isinstance(each, ast.Starred)]
                found = f"each_once([&] {{ Ints all; {' '.join(parts)} return all; }}())"
            case _:
                found = f"sorted({self.value(series)})"
        return f"backwards({found})" if node.keywords else found


def _reach(pointer: str) -> str:
    """Return how a field of what a pointer points to begins: `x->`, and `x.` for `(&x)`."""
    return f"{pointer[2:-1]}." if pointer.startswith("(&") else f"{pointer}->"


def _names(target: ast.expr) -> list[ast.Name]:
    return [each for each in ast.walk(target) if isinstance(each, ast.Name)]


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _step(node: ast.expr) -> int:
    """Return the step of a range that is a number, else 0."""
    match node:
        case ast.Constant(int() as step):
            return step
        case ast.UnaryOp(ast.USub(), ast.Constant(int() as step)):
            return -step
    return 0
