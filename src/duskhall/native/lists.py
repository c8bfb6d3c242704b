"""Whose list a name is: a list has one owner, so that a copy and a reference are never taken for one another.

A local name is either a list of its own, made in the function, or another name for one of the state; only the former is
stored, and what is changed is one or the other.  Tables, constants and the options of an ask are never changed.
"""

import ast
from collections.abc import Iterator
from typing import Final

from duskhall.native.model import Constant, Function, Program
from duskhall.native.types import ASK, DICE, INTS, TABLE, ListOf, Struct

# Where a list can come from, besides a parameter of the function, which is known by its name.
OWN: Final = "its own"
OF_STATE: Final = "the state's"
SHARED: Final = "shared by copies of the state"
OF_TABLES: Final = "printed"
OF_MODULE: Final = "a constant"
OF_ASK: Final = "of an ask"
LENT: Final = "lent by another function"

CHANGING: Final = ("append", "insert", "pop", "remove", "sort", "clear")

Origins = frozenset[str]


class Lists:
    """The lists of all functions: what each gives back, and which of its parameters it changes."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.gives: dict[str, Origins] = {}
        self.changes: dict[str, frozenset[str]] = {}
        self.resizes: dict[str, frozenset[str]] = {}  # of these, the ones that may get other lengths, or another order
        self.bound: dict[str, dict[str, list[ast.expr]]] = {}

    def find(self) -> "Lists":
        """Find out about all functions, until nothing new is found."""
        for function in self.program.functions.values():
            self.bound[function.label] = self._bindings(function)
        before, now = -1, 0
        while before != now:
            for function in self.program.functions.values():
                self._summarise(function)
            before, now = now, self._size()
        return self

    def check(self) -> None:
        """Report what breaks the rule."""
        for function in self.program.functions.values():
            self._report(function)

    def _size(self) -> int:
        return sum(len(each) for found in (self.gives, self.changes, self.resizes) for each in found.values())

    def _bindings(self, function: Function) -> dict[str, list[ast.expr]]:
        """Return what each local list is bound to, anywhere in the function."""
        bound: dict[str, list[ast.expr]] = {}
        for node in ast.walk(function.node):
            match node:
                case ast.Assign(targets, value):
                    for target in targets:
                        pairs = [(target, value)]
                        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                            pairs = list(zip(target.elts, value.elts))
                        for name, given in pairs:
                            if isinstance(name, ast.Name):
                                bound.setdefault(name.id, []).append(given)
                case ast.AnnAssign(ast.Name(name), _, ast.expr() as value):
                    bound.setdefault(name, []).append(value)
                case ast.For(ast.Name(name), series) | ast.comprehension(ast.Name(name), series):
                    bound.setdefault(name, []).append(series)
        return bound

    def _summarise(self, function: Function) -> None:
        given: Origins = frozenset()
        for node in ast.walk(function.node):
            if isinstance(node, ast.Return) and node.value is not None and isinstance(function.result, ListOf):
                given |= self.origins(function, node.value)
        self.gives[function.label] = given
        names = {parameter.name for parameter in function.parameters}
        changed: Origins = frozenset()
        resized: Origins = frozenset()
        for node, place in self.changed(function):
            origins = self.origins(function, place)
            changed |= origins
            if not self._keeps_length(function, node, place):
                resized |= origins
        self.changes[function.label] = changed & names
        self.resizes[function.label] = resized & names

    # --- Where a list comes from ---------------------------------------------------------------------------------

    def origins(self, function: Function, node: ast.expr, seen: tuple[str, ...] = ()) -> Origins:
        """Return where a list, or a list in a list, may come from."""
        meant = self.program.meanings.get(node)
        if isinstance(meant, Constant):
            return frozenset({OF_MODULE})
        match node:
            case ast.Name(name):
                if name in [parameter.name for parameter in function.parameters]:
                    return frozenset({name})
                if name in seen:
                    return frozenset()
                found = [
                    self.origins(function, each, (*seen, name)) for each in self.bound[function.label].get(name, [])
                ]
                return frozenset().union(*found)
            case ast.Attribute(owner, name):
                return self._of_field(self.program.types.get(owner), name)
            case ast.Subscript(value, ast.Slice()):
                return self._nested(function, node, [value], seen)
            case ast.Subscript(value):
                return self.origins(function, value, seen)
            case ast.IfExp(_, body, orelse):
                return self.origins(function, body, seen) | self.origins(function, orelse, seen)
            case ast.List(items) | ast.Tuple(items):
                return self._nested(
                    function, node, [each.value if isinstance(each, ast.Starred) else each for each in items], seen
                )
            case ast.ListComp(item):
                return self._nested(function, node, [item], seen)
            case ast.BinOp(left, _, right):
                return self._nested(function, node, [left, right], seen)
            case ast.Call():
                return self._of_call(function, node, seen)
        return frozenset({OWN})

    def _nested(self, function: Function, node: ast.expr, items: list[ast.expr], seen: tuple[str, ...]) -> Origins:
        """A new list is its own; one of lists is whose those are."""
        found = self.program.types.get(node)
        if not isinstance(found, ListOf) or isinstance(found.item, ListOf):
            parts = [self.origins(function, each, seen) for each in items]
            return frozenset({OWN}).union(*parts) if isinstance(found, ListOf) else frozenset().union(*parts)
        return frozenset({OWN})

    def _of_field(self, owner: object, name: str) -> Origins:
        if owner == ASK or name == "options":
            return frozenset({OF_ASK})
        if isinstance(owner, Struct) and owner.sort == TABLE:
            return frozenset({OF_TABLES})
        is_shared = isinstance(owner, Struct) and name in owner.shared
        return frozenset({SHARED if is_shared else OF_STATE})

    def _of_call(self, function: Function, node: ast.Call, seen: tuple[str, ...]) -> Origins:
        for call in function.calls:
            if call.node is node and isinstance(call.called, Function):
                found = self.gives.get(call.called.label, frozenset())
                for parameter, argument in self._given(call.called, node):
                    if parameter in found:
                        found = (found - {parameter}) | self.origins(function, argument, seen)
                return found if found <= {OWN} else found | {LENT}
        if isinstance(node.func, ast.Name) and node.func.id in ("reversed", "enumerate", "zip") and node.args:
            return frozenset().union(*[self.origins(function, each, seen) for each in node.args])
        return frozenset({OWN})

    def _given(self, called: Function, node: ast.Call) -> Iterator[tuple[str, ast.expr]]:
        takes = called.parameters[1:] if called.owner else called.parameters
        for parameter, argument in zip(takes, node.args):
            yield parameter.name, argument

    # --- What is changed, and what is stored ---------------------------------------------------------------------

    def changed(self, function: Function) -> Iterator[tuple[ast.AST, ast.expr]]:
        """Return every list that a function changes in place."""
        for node in ast.walk(function.node):
            match node:
                case ast.Call(ast.Attribute(owner, name)) if name in CHANGING and self.is_list(owner):
                    yield node, owner
                case ast.Call(ast.Attribute(owner, "shuffle"), [shuffled, *_]) if self.program.types.get(owner) == DICE:
                    yield node, shuffled
                case ast.AugAssign(added) if self.is_list(added):
                    yield node, added
                case ast.Assign(targets):
                    for target in targets:
                        for each in target.elts if isinstance(target, ast.Tuple) else [target]:
                            if isinstance(each, ast.Subscript):
                                yield node, each.value
                case ast.AugAssign(ast.Subscript(owner)):
                    yield node, owner
        for call in function.calls:
            if isinstance(call.called, Function):
                for parameter, argument in self._given(call.called, call.node):
                    if parameter in self.changes.get(call.called.label, ()):
                        yield call.node, argument

    def _keeps_length(self, function: Function, node: ast.AST, place: ast.expr) -> bool:
        """Say whether a change gives a list no other length: cells get other values, here or in what is called."""
        if isinstance(node, ast.Assign) or (isinstance(node, ast.AugAssign) and not self.is_list(node.target)):
            return True
        called = next((call.called for call in function.calls if call.node is node), None)
        if not isinstance(called, Function) or not isinstance(node, ast.Call):
            return False
        return not any(
            argument is place and parameter in self.resizes.get(called.label, ())
            for parameter, argument in self._given(called, node)
        )

    def is_list(self, node: ast.expr) -> bool:
        return isinstance(self.program.types.get(node), ListOf)

    def stored(self, function: Function) -> Iterator[tuple[ast.AST, ast.expr, list[str], bool]]:
        """Return every list that is put on the state or into another list.

        With it comes what is replaced at the same time, and whether the place is one that copies share.
        """
        for node in ast.walk(function.node):
            match node:
                case ast.Assign(targets, value):
                    for target in targets:
                        pairs = [(target, value)]
                        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                            pairs = list(zip(target.elts, value.elts))
                        moved = [ast.unparse(each) for each, _ in pairs]
                        for each, given in pairs:
                            if isinstance(each, ast.Attribute | ast.Subscript) and self.is_list(given):
                                yield node, given, moved, self._is_shared(each)
                case ast.Call(ast.Attribute(owner, "append"), [item]) if self.is_list(owner) and self.is_list(item):
                    yield node, item, [], False
                case ast.List(items):
                    for item in items:
                        inner = item.value if isinstance(item, ast.Starred) else item
                        if self.is_list(item) or self.program.types.get(inner) == ListOf(INTS):
                            yield node, inner, [], False

    def _is_shared(self, node: ast.expr) -> bool:
        owner = self.program.types.get(node.value) if isinstance(node, ast.Attribute) else None
        return isinstance(owner, Struct) and isinstance(node, ast.Attribute) and node.attr in owner.shared

    def _report(self, function: Function) -> None:
        names = {parameter.name for parameter in function.parameters}
        for node, place in self.changed(function):
            origins = self.origins(function, place)
            shown = ast.unparse(place)
            for whose in sorted(origins & {SHARED, OF_TABLES, OF_MODULE, OF_ASK, LENT}):
                self.program.report(
                    function.source, node, f"{shown} is {whose}, and changed here: change a copy ({shown}[:])"
                )
            if OWN in origins and origins & ({OF_STATE} | names):
                sentence = f"{shown} is changed, and may be a list of its own or another's: copy it always, or never"
                self.program.report(function.source, node, sentence)
        for node, given, moved, is_shared in self.stored(function):
            others = self.origins(function, given) - ({OWN, SHARED, LENT} if is_shared else {OWN})
            if ast.unparse(given) not in moved and others:
                shown = ast.unparse(given)
                sentence = f"{shown} would be one list in two places: store a copy ({shown}[:])"
                self.program.report(function.source, node, sentence)
        self._report_loops(function)

    def _report_loops(self, function: Function) -> None:
        """A list is not changed while a loop goes through it, unless the loop ends with that."""
        changed = {node: ast.unparse(place) for node, place in self.changed(function)}
        for loop in ast.walk(function.node):
            if not isinstance(loop, ast.For):
                continue
            through = ast.unparse(loop.iter)
            for block in [each for each in ast.walk(loop) if hasattr(each, "body") and isinstance(each.body, list)]:
                ends = isinstance(block.body[-1], ast.Return | ast.Break)
                for line in block.body if not ends else []:
                    for node in ast.walk(line):
                        if changed.get(node) == through:
                            sentence = (
                                f"{through} is changed while a loop goes through it: go through a copy ({through}[:])"
                            )
                            self.program.report(function.source, node, sentence)
