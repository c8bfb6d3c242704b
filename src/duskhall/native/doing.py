"""Which functions do something, and which only look; and which put something else in the place of a list."""

import ast
from collections.abc import Sequence

from duskhall.native.lists import CHANGING, Lists
from duskhall.native.model import Function, Program
from duskhall.native.types import DICE, STATE, FunctionType, ListOf, Struct, Type


class Doing:
    """The functions of a program that change the state, plan, ask or draw, directly or by way of others."""

    def __init__(self, program: Program, lists: Lists) -> None:
        self.program = program
        self.lists = lists
        self.labels = {label for label, function in program.functions.items() if self._does(function)}
        before = -1
        while before != len(self.labels):
            before = len(self.labels)
            for label, function in program.functions.items():
                if any(self._is_done(call.called) for call in function.calls):
                    self.labels.add(label)

    def does(self, function: Function, node: ast.expr) -> bool:
        """Say whether an expression in a function does something, or may."""
        made = {call.node: call.called for call in function.calls}
        for each in ast.walk(node):
            if isinstance(each, ast.Call) and (
                (each in made and self._is_done(made[each])) or self._changes(each) or self._runs(function, each)
            ):
                return True
        return False

    def check(self) -> None:
        """Report where two parts of an expression do something: which comes first is Python's, but not C++'s."""
        for function in self.program.functions.values():
            for node in ast.walk(function.node):
                if len([part for part in _parts(node) if self.does(function, part)]) > 1:
                    sentence = f"{ast.unparse(node)} does two things at once: do the first one in a line of its own"
                    self.program.report(function.source, node, sentence)

    def _is_done(self, called: Function | FunctionType) -> bool:
        if isinstance(called, Function):
            return called.label in self.labels
        return any(held == called and label in self.labels for label, held in self.program.held.items())

    def _does(self, function: Function) -> bool:
        for node in ast.walk(function.node):
            if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store):
                return True
            if isinstance(node, ast.Call) and (self._changes(node) or self._runs(function, node)):
                return True
        return any(isinstance(node, ast.AugAssign) for node, _ in self.lists.changed(function))

    def _changes(self, node: ast.Call) -> bool:
        """Say whether a call is one of the state's or the dice's own that do something, or changes a list."""
        if not isinstance(node.func, ast.Attribute):
            return False
        owner = self.program.types.get(node.func.value)
        if isinstance(owner, Struct) and owner.sort == STATE and node.func not in self.program.meanings:
            return node.func.attr not in ("setting", "tell")
        return owner == DICE or (self.lists.is_list(node.func.value) and node.func.attr in CHANGING)

    def _runs(self, function: Function, node: ast.Call) -> bool:
        """Say whether a call is of a step that the function was given."""
        return isinstance(node.func, ast.Name) and node.func.id in function.local


def _parts(node: ast.AST) -> list[ast.expr]:
    """Return the parts of an expression that C++ may work out in any order."""
    match node:
        case ast.Call(ast.Attribute(owner), given):
            return [owner, *given]
        case ast.Call(_, given):
            return given
        case ast.BinOp(left, _, right):
            return [left, right]
        case ast.Compare(left, _, others):
            return [left, *others]
        case ast.Subscript(owner, index):
            return [owner, index]
    return []


class Replacing:
    """The functions that put another list, or other asks, in the place of what was there.

    A name for what was there means the old one in Python, and the new one in C++, where both are in one place.  A list
    of numbers that is only changed is the same list in both.
    """

    def __init__(self, program: Program, lists: Lists) -> None:
        self.program = program
        self.lists = lists
        self.labels: set[str] = set()
        before = -1
        while before != len(self.labels):
            before = len(self.labels)
            self.labels |= {
                label for label, function in program.functions.items() if self.replaces(function, [function.node])
            }

    def replaces(self, function: Function, nodes: Sequence[ast.AST]) -> bool:
        """Say whether these parts of a function replace something, themselves or by way of others."""
        made = {call.node: call.called for call in function.calls}
        for node in (inner for outer in nodes for inner in ast.walk(outer)):
            match node:
                case ast.Attribute(ctx=ast.Store()) | ast.Subscript(ctx=ast.Store()):
                    if self._is_compound(self.program.types.get(node)):
                        return True
                case ast.Call(ast.Name(name)) if name in function.local:  # a step that it was given
                    return True
                case ast.Call(called) if (node in made and self._is_replaced_by(made[node])) or self._asks(called):
                    return True
        return False

    def _is_replaced_by(self, called: Function | FunctionType) -> bool:
        if isinstance(called, Function):
            return called.label in self.labels
        return any(held == called and label in self.labels for label, held in self.program.held.items())

    def _asks(self, called: ast.expr) -> bool:
        """Say whether a method is one of the state that asks, or one that moves lists or pieces in a list."""
        if not isinstance(called, ast.Attribute):
            return False
        owner = self.program.types.get(called.value)
        if isinstance(owner, Struct) and owner.sort == STATE and called not in self.program.meanings:
            return called.attr.startswith("ask")
        return isinstance(owner, ListOf) and called.attr in CHANGING and self._is_compound(owner.item)

    def _is_compound(self, found: Type | None) -> bool:
        return found is None or isinstance(found, ListOf | Struct)
