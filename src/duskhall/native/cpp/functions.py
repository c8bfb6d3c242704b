"""Writes the body of one function as C++, statement by statement."""

import ast

from duskhall.native.cpp.called import CallWriter
from duskhall.native.cpp.expressions import OPERATORS, reach
from duskhall.native.cpp.names import named, written
from duskhall.native.graph import is_recursive
from duskhall.native.lists import OWN
from duskhall.native.types import (
    ASK,
    BOOL,
    INT,
    PIECE,
    STATE,
    ListOf,
    Struct,
    Type,
)


class FunctionWriter(CallWriter):
    """Writes one function, line by line."""

    def text(self) -> str:
        """Return the function, with its docstring as a comment."""
        said = ast.get_docstring(self.function.node) or ""
        lines = [f"// {line}".rstrip() for line in said.splitlines()]
        lines.append(f"{self.writer.head(self.function)} {{")
        if is_recursive(self.function):
            lines.append(f"    Deeper deeper({named(self.function.parameters[0].name)}->depth);")
        self.lines = []
        self.declare()
        body = self.function.node.body
        self.block(body[1:] if said else body)
        return "\n".join([*lines, *self.lines, "}"])

    def line(self, text: str) -> None:
        """Write a line."""
        self.lines.append("    " * self.indent + text)

    def declare(self) -> None:
        """Declare the local names at the top, but for those that are bound where they are first named."""
        parameters = {parameter.name for parameter in self.function.parameters}
        bound = self.writer.lists.bound[self.function.label]
        self.references: set[str] = set()
        self.undeclared: set[str] = set()
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
            if name not in looped and not isinstance(found, Struct) and _begins(self.function.node.body, name):
                self.undeclared.add(name)
                continue
            self.line(f"{written(found)} {named(name)}{{}};")

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
            case ast.Expr(ast.Call(ast.Attribute(whom, "tell"), told)):
                # Mostly nobody listens, but what is told may be done meanwhile.
                game = self.value(whom)
                does = any(self.writer.doing.does(self.function, each) for each in told)
                heard = f"count_told({', '.join([game, *(self.value(each) for each in told)])});"
                self.line(heard if does else f"if ({game}->counts != nullptr) {heard}")
            case ast.Expr(value):
                self.line(f"{self.value(value)};")
            case ast.Assign(targets, value):
                self.assign(targets, value)
            case ast.AnnAssign(target, _, ast.expr() as value):
                self.bind(target, value)
            case ast.AugAssign(target, operator, value):
                self.augment(target, operator, value)
            case ast.If() if counts := self.counting(node):
                for place, when, number in counts:
                    self.line(f"{place} += {number} * unguessed({when});")
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

    def counting(self, node: ast.If) -> list[tuple[str, str, int]]:
        """Return what a chain of ifs counts, and when, if it does nothing else: chance is dear to who guesses branches.

        `if face == STRIKE: game.strikes += 1` and so on, one after another, each for a name and a constant.
        """
        found: list[tuple[str, str, int]] = []
        before: list[str] = []
        rest: list[ast.stmt] = [node]
        while rest:
            match rest:
                case [ast.If(ast.Compare(ast.Name(), [ast.Eq()], [ast.Name()]) as test, [counted], orelse)]:
                    when = self.condition(test)
                case [counted]:
                    when, orelse = "", []
            match counted:
                case ast.AugAssign(ast.Attribute(ast.Name()) as place, ast.Add(), ast.Constant(int(number))):
                    found.append((self.place(place), " & ".join([*before, *([when] if when else [])]), number))
                case _:
                    return []
            before.append(f"!{when}")
            rest = orelse
        return found if len(found) > 1 else []

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
        if len(targets) == 1:
            self.bind(target, value)
            return
        name = self.fresh("kept")  # a number
        self.line(f"const Int {name} = {self.value(value)};")
        for each in targets:
            self.line(f"{self.place(each)} = {name};")

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
        elif isinstance(target, ast.Name) and target.id in self.undeclared:
            self.undeclared.remove(target.id)
            is_empty = isinstance(value, ast.List) and not value.elts
            given = "{}" if is_empty else f" = {self.value(value)}"
            sort = "const Ask&" if self.stays(target.id, wanted) else written(wanted)
            self.line(f"{sort} {named(target.id)}{given};")
        elif isinstance(value, ast.List) and not value.elts:
            self.line(f"{self.place(target)}.clear();")
        elif (equal := _equal_cells(value)) and wanted in (ListOf(INT), ListOf(BOOL)):
            self.line(f"{self.place(target)}.fill({self.value(equal[0])}, {self.value(equal[1])});")
        elif isinstance(wanted, Struct) and wanted.sort == PIECE and not isinstance(target, ast.Name):
            self.line(f"{self.place(target)} = *{self.value(value)};")
        else:
            self.line(f"{self.place(target)} = {self.value(value)};")

    def stays(self, name: str, found: Type) -> bool:
        """Say whether a name is that of one ask only, which no other replaces meanwhile."""
        once = len(self.writer.lists.bound[self.function.label].get(name, [])) == 1
        return found == ASK and once and not self.writer.replacing.replaces(self.function, [self.function.node])

    def place(self, target: ast.expr) -> str:
        """Return what is assigned to."""
        if isinstance(target, ast.Attribute):
            return f"{reach(self.value(target.value))}{named(target.attr)}"
        return self.value(target)

    def augment(self, target: ast.expr, operator: ast.operator, value: ast.expr) -> None:
        """Write `target += value` and the like."""
        place = self.place(target)
        if isinstance(operator, ast.FloorDiv | ast.Mod):
            name = "floor_div" if isinstance(operator, ast.FloorDiv) else "floor_mod"
            self.line(f"{place} = {name}({place}, {self.value(value)});")
        else:
            self.line(f"{place} {OPERATORS[type(operator)]}= {self.value(value)};")

    def loop(self, node: ast.For) -> None:
        """Write a loop; one with an else has a flag that says whether it came to its end."""
        if self.counts_each(node) or self.copies_each(node):
            return
        flag = self.fresh("ended") if node.orelse else ""
        if flag:
            self.line(f"bool {flag} = true;")
        around, self.within = self.within, [node]
        opening, binding = self.through(node.target, node.iter, declares=False)
        self.within = around
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

    def counts_each(self, node: ast.For) -> bool:
        """Write a loop that only counts, `for card in cards: counts[first + card] += 1`, if it is one."""
        match node:
            case ast.For(
                ast.Name(name),
                ast.Name() | ast.Attribute() as series,
                [ast.AugAssign(ast.Subscript(counts, ast.BinOp(first, ast.Add(), ast.Name(added))), ast.Add(), one)],
            ) if name == added and isinstance(one, ast.Constant) and one.value == 1:
                named_twice = [each for each in ast.walk(self.function.node) if isinstance(each, ast.Name)]
                if [each.id for each in named_twice].count(name) == 2 and self.type_of(series) == ListOf(INT):
                    values = [self.value(each) for each in (counts, first, series)]
                    self.line(f"count_each({', '.join(values)});")
                    return True
        return False

    def copies_each(self, node: ast.For) -> bool:
        """Write a loop that only copies, `for at in range(cells): to[first + at] = from[begin + at]`, if it is one."""
        match node:
            case ast.For(
                ast.Name(name),
                ast.Call(ast.Name("range"), [ast.Name() as number]),
                [
                    ast.Assign(
                        [ast.Subscript(to, ast.BinOp(first, ast.Add(), ast.Name(into)))],
                        ast.Subscript(held, ast.BinOp(begin, ast.Add(), ast.Name(of))),
                    )
                ],
            ) if name == into == of and self.type_of(to) == self.type_of(held) == ListOf(INT):
                mentioned = [each.id for each in ast.walk(self.function.node) if isinstance(each, ast.Name)]
                does = any(self.writer.doing.does(self.function, each) for each in (to, first, held, begin))
                if mentioned.count(name) == 3 and not does:
                    values = [self.value(each) for each in (to, first, held, begin, number)]
                    self.line(f"copy_each({', '.join(values)});")
                    return True
        return False


def _equal_cells(value: ast.expr) -> tuple[ast.expr, ast.expr] | None:
    """Return what a list of equal cells is made of, `[cell] * number`."""
    match value:
        case ast.BinOp(ast.List([cell]), ast.Mult(), number) if not isinstance(cell, ast.Starred):
            return cell, number
    return None


def _begins(lines: list[ast.stmt], name: str) -> bool:
    """Say whether the first line that mentions a name is one that gives it its value."""
    for line in lines:
        mentions = [each for each in ast.walk(line) if isinstance(each, ast.Name) and each.id == name]
        if mentions:
            match line:
                case ast.Assign([ast.Name(bound)]) | ast.AnnAssign(ast.Name(bound), _, ast.expr()):
                    return bound == name and len(mentions) == 1
            return False
    return False


def _names(target: ast.expr) -> list[ast.Name]:
    return [each for each in ast.walk(target) if isinstance(each, ast.Name)]
