"""Writes expressions as C++."""

import ast
from typing import TYPE_CHECKING, Final

from duskhall.native.cpp.names import named, number_of, written
from duskhall.native.lists import OF_STATE, OWN
from duskhall.native.model import Constant, Function
from duskhall.native.types import (
    ASK,
    BOOL,
    DICE,
    INT,
    LISTENER,
    QUESTION,
    ListOf,
    Struct,
    TupleOf,
    Type,
)

if TYPE_CHECKING:
    from duskhall.native.cpp.program import Writer

OPERATORS: Final[dict[type[ast.AST], str]] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.LShift: "<<", ast.RShift: ">>", ast.BitAnd: "&", ast.BitOr: "|",
    ast.BitXor: "^", ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.Is: "==", ast.IsNot: "!=", ast.And: "&&", ast.Or: "||", ast.USub: "-", ast.UAdd: "+", ast.Invert: "~",
}  # fmt: skip


class ExpressionWriter:
    """Writes the expressions of one function; how calls are written is said by who inherits this."""

    def __init__(self, writer: "Writer", function: Function) -> None:
        self.writer = writer
        self.program = writer.program
        self.function = function
        self.lines: list[str] = []
        self.indent = 1
        self.number = 0  # of names that only C++ needs
        self.ended: list[str] = []  # per loop around: the flag that says it was not broken off, or ""
        self.starts = writer.starts(function)
        self.within: list[ast.stmt] = [function.node]  # what a list that a loop goes through must outlive

    def fresh(self, stem: str) -> str:
        """Return a name that nobody else has."""
        self.number += 1
        return f"{stem}{self.number}_"

    def type_of(self, node: ast.expr) -> Type:
        """Return the type of an expression; of a local list, the one it had in the end."""
        if isinstance(node, ast.Name) and node.id in self.function.local:
            return self.function.local[node.id]
        return self.program.types.get(node, INT)

    def call(self, node: ast.Call) -> str:
        """Return a call."""
        raise NotImplementedError

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
        found = f"{place}.{named(node.attr)}" if owner == ASK else f"{reach(place)}{named(node.attr)}"
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
            assert isinstance(left, ast.Attribute)
            return f"({self.value(left.value)}->counts {'!=' if isinstance(operator, ast.IsNot) else '=='} nullptr)"
        if isinstance(operator, ast.In | ast.NotIn):
            no = "!" if isinstance(operator, ast.NotIn) else ""
            if isinstance(right, ast.Tuple):
                return f"{no}one_of({', '.join(self.value(each) for each in (left, *right.elts))})"
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
        elif isinstance(found, ListOf):
            sort = "Pile" if self.is_of_state(body) and self.is_of_state(orelse) else "View"
            one, other = f"{sort}({one})", f"{sort}({other})"
        elif found in (INT, BOOL):
            sort = written(found)
            one, other = f"{sort}({one})", f"{sort}({other})"
        return f"({self.condition(test)} ? {one} : {other})"

    def list_of(self, node: ast.expr, items: list[ast.expr]) -> str:
        """Return a list that is written out."""
        sort = written(self.type_of(node))
        if sort == "Ints":
            plain = [each for each in items if not isinstance(each, ast.Starred)]
            if len(plain) == len(items):
                return _ints([self.value(each) for each in items])
        parts = [
            f"all += {self.value(each.value)};" if isinstance(each, ast.Starred) else f"all.append({self.value(each)});"
            for each in items
        ]
        return f"[&] {{ {sort} all; {' '.join(parts)} return all; }}()"

    # --- What loops and comprehensions go through ------------------------------------------------------------------

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
                shortest = f"least_of({', '.join(f'len({name})' for name in names)})"
                lists = " ".join(f"auto&& {name} = {self.sequence(part)};" for name, part in zip(names, parts))
                bindings: list[str] = []
                for each, part, name in zip(target.elts, parts, names):
                    bindings += self.bound_to(each, self.item(part), self.entry(name, at, self.item(part)), declares)
                return [f"{{ {lists}", f"for (Int {at} = 0; {at} < {shortest}; ++{at}) {{"], bindings
            case ast.Tuple(items) if items and isinstance(self.type_of(items[0]), ListOf):
                name = self.fresh("through")
                listed = ", ".join(self.value(each) for each in items)
                opening = [f"{{ Pile {name}[] = {{{listed}}};", f"for (Int {at} = 0; {at} < {len(items)}; ++{at}) {{"]
                return opening, self.bound_to(target, ListOf(INT), f"{name}[{at}]", declares)
        opening, through = self.over(series, at)
        found = self.item(series)
        return opening, self.bound_to(target, found, self.entry(through, at, found), declares)

    def over(self, series: ast.expr, at: str) -> tuple[list[str], str]:
        """Return the beginning of a loop over a list, which is the one that was there when the loop began."""
        name = self.fresh("through")
        backwards = isinstance(series, ast.Call) and ast.unparse(series.func) == "reversed"
        inner = series.args[0] if backwards and isinstance(series, ast.Call) else series
        found = self.type_of(inner)
        # A part is a view of a list that may be gone, or changed, before the loop ends; a list may be replaced.
        is_part = isinstance(inner, ast.Subscript) and isinstance(inner.slice, ast.Slice)
        copied = is_part or (self.is_of_state(inner) and self.writer.replacing.replaces(self.function, self.within))
        copies = isinstance(found, ListOf) and found.item in (INT, BOOL) and copied
        head = f"Ints {name} = " if copies else f"auto&& {name} = "
        step = (
            f"Int {at} = len({name}) - 1; {at} >= 0; --{at}"
            if backwards
            else f"Int {at} = 0; {at} < len({name}); ++{at}"
        )
        return [f"{{ {head}{self.sequence(inner)};", f"for ({step}) {{"], name

    def sequence(self, node: ast.expr) -> str:
        """Return a list to go through; a tuple of numbers is one, too."""
        if isinstance(node, ast.Tuple):
            return _ints([self.value(each) for each in node.elts])
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


def _ints(items: list[str]) -> str:
    return f"Ints{{{', '.join(['EACH', *items])}}}" if items else "Ints{}"


def reach(pointer: str) -> str:
    """Return how a field of what a pointer points to begins: `x->`, and `x.` for `(&x)`."""
    return f"{pointer[2:-1]}." if pointer.startswith("(&") else f"{pointer}->"


def _step(node: ast.expr) -> int:
    """Return the step of a range that is a number, else 0."""
    match node:
        case ast.Constant(int() as step):
            return step
        case ast.UnaryOp(ast.USub(), ast.Constant(int() as step)):
            return -step
    return 0
