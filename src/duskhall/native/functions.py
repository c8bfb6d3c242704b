"""Types the body of a function, statement by statement, and says what leaves the subset."""

import ast

from duskhall.native.called import Calls
from duskhall.native.declarations import annotated
from duskhall.native.expressions import ARITHMETIC, NO_FRACTIONS, OUTSIDE, UNKNOWN
from duskhall.native.types import (
    INTS,
    NUMBERS,
    ListOf,
    TupleOf,
)


class Body(Calls):
    """The body of one function."""

    def read(self) -> None:
        """Read all of it."""
        lines = self.function.node.body
        if ast.get_docstring(self.function.node) is not None:
            lines = lines[1:]
        self.block(lines)
        for name, found in self.local.items():
            if found == ListOf(None):
                self.local[name] = INTS

    def block(self, lines: list[ast.stmt]) -> None:
        """Read one statement after another."""
        for line in lines:
            self.statement(line)

    def statement(self, node: ast.stmt) -> None:
        """Read a statement."""
        match node:
            case ast.Expr(ast.Call() as call):
                self.value(call)
            case ast.Assign(targets, value):
                self.assign(node, targets, value)
            case ast.AnnAssign(ast.Name(name), annotation, ast.expr() as value):
                said = annotated(self.program, self.source, annotation)
                if said is None:
                    self.outside(
                        node, f"{name} is a {ast.unparse(annotation)}: rules hold ints, bools and lists of them"
                    )
                self.bind(node.target, said or UNKNOWN)
                self.value(value, said)
            case ast.AugAssign(target, operator, value):
                self.augment(node, target, operator, value)
            case ast.If(test, body, orelse) | ast.While(test, body, orelse):
                self.condition(test)
                self.block(body)
                self.block(orelse)
                if isinstance(node, ast.While) and orelse:
                    self.outside(node, "a while has an else: say with a bool how the loop ended")
            case ast.For(target, series, body, orelse):
                self.bind(target, self.item_of(series))
                self.block(body)
                self.block(orelse)
            case ast.Return(None) | ast.Pass() | ast.Break() | ast.Continue():
                pass
            case ast.Return(ast.expr() as value):
                self.wanted(value, self.function.result)
            case ast.Expr(ast.Constant(value)) if value is not ...:
                self.outside(node, "a constant stands alone: it does nothing")
            case ast.Expr(ast.Constant()):
                pass  # the body of a method that is written from the declared fields
            case ast.Expr(value) if type(value) not in OUTSIDE:
                self.outside(node, "an expression stands alone: write if and else around what is done")
            case ast.Expr(value):
                self.value(value)
            case _:
                self.outside(node, OUTSIDE.get(type(node), f"{type(node).__name__} is no statement of the rules"))

    def assign(self, node: ast.Assign, targets: list[ast.expr], value: ast.expr) -> None:
        """Read `a = b`, `a = b = 0`, `a, b = c, d`."""
        target = targets[0]
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
            found = [self.value(each) for each in value.elts]
            self.note(value, TupleOf(tuple(found)))
            for each, its in zip(target.elts, found):
                self.bind(each, its)
            return
        known = self.local.get(target.id) if isinstance(target, ast.Name) else None
        got = self.value(value, known)
        if len(targets) > 1 and got not in NUMBERS:
            self.outside(node, f"one {got} gets two names: give each its own")
        for each in targets:
            self.bind(each, got)

    def augment(self, node: ast.AugAssign, target: ast.expr, operator: ast.operator, value: ast.expr) -> None:
        """Read `a += b` and the like, of numbers and of lists."""
        place = self.value(target)
        added = self.value(value)
        if isinstance(place, ListOf) and isinstance(operator, ast.Add):
            if isinstance(target, ast.Name) and place == ListOf(None):
                self.bind(target, added)
        elif not isinstance(operator, ARITHMETIC):
            self.outside(node, f"{ast.unparse(node)}: {NO_FRACTIONS}")
        elif place not in NUMBERS and place != UNKNOWN:
            self.outside(node, f"{ast.unparse(target)} is a {place}, and no number")
