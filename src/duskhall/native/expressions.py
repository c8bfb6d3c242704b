"""Types expressions, and says what leaves the subset."""

import ast
from typing import Final

from duskhall.native import kernel
from duskhall.native.declarations import meaning, type_of_value, value_of
from duskhall.native.model import Constant, Function, Program
from duskhall.native.types import (
    ASK,
    BOOL,
    INT,
    KIND,
    LISTENER,
    NUMBERS,
    PURPOSE,
    QUESTION,
    RANGE,
    STATE,
    STEP,
    TABLE,
    FunctionType,
    ListOf,
    Series,
    Struct,
    TupleOf,
    Type,
    fits,
)

# What does not belong to the subset, by the node of the tree: what it is, and what to write instead.
OUTSIDE: Final[dict[type[ast.AST], str]] = {
    ast.Dict: "a dict stands in a rule: number the keys and use a list",
    ast.DictComp: "a dict stands in a rule: number the keys and use a list",
    ast.Set: "a set stands in a rule: use a list, or sorted(set(...)) where each may come once",
    ast.SetComp: "a set stands in a rule: use a list, or sorted({... for ...}) where each may come once",
    ast.GeneratorExp: "a generator stands in a rule: make a list, or write any(...) or all(...) around it",
    ast.Lambda: "a lambda stands in a rule: write a function with a name",
    ast.FunctionDef: "a function stands inside another one: write it beside the others, and give it what it needs",
    ast.AsyncFunctionDef: "a rule waits for nobody: what the game waits for is an ask on the state",
    ast.ClassDef: "a class stands inside a function: declare it in state.py or tables.py",
    ast.Try: "a rule catches an exception: ask beforehand whether it would fail",
    ast.Raise: "a rule raises an exception: an answer is refused in refusals.py, and a rule does not fail",
    ast.Assert: "a rule asserts something: write a test instead",
    ast.With: "a rule uses a context manager: rules open nothing",
    ast.Global: "a rule changes a global: keep it on the state",
    ast.Nonlocal: "a rule changes a variable of another function: keep it on the state",
    ast.Delete: "a rule deletes a name or an entry: use pop or remove, or let it be",
    ast.Import: "a rule imports something: import it at the top of the module",
    ast.ImportFrom: "a rule imports something: import it at the top of the module",
    ast.Match: "match stands in a rule: write if and elif",
    ast.Yield: "a rule is no generator: what the game waits for is an ask on the state",
    ast.YieldFrom: "a rule is no generator: what the game waits for is an ask on the state",
    ast.Await: "a rule waits for nobody: what the game waits for is an ask on the state",
    ast.JoinedStr: "a text stands in a rule: rules tell events, and the texts are in texts/",
    ast.NamedExpr: "a value is named within an expression: name it in a line of its own",
}

ARITHMETIC: Final = (
    ast.Add,
    ast.Sub,
    ast.Mult,
    ast.FloorDiv,
    ast.Mod,
    ast.LShift,
    ast.RShift,
    ast.BitAnd,
    ast.BitOr,
    ast.BitXor,
)

UNKNOWN: Final = Struct("something unknown", "", "")

NO_FRACTIONS: Final = "rules count in whole numbers, with + - * // % << >> & | ^"


class Expressions:
    """The expressions of one function; how calls are read is said by who inherits this."""

    def __init__(self, program: Program, function: Function) -> None:
        self.program = program
        self.function = function
        self.source = function.source
        self.local = function.local
        for parameter in function.parameters:
            self.local[parameter.name] = parameter.type

    def outside(self, node: ast.AST, sentence: str) -> Struct:
        """Report a node; its type is not known then, and nothing more is said of it."""
        self.program.report(self.source, node, sentence)
        return UNKNOWN

    def call(self, node: ast.Call) -> Type:
        """Read a call."""
        raise NotImplementedError

    def note(self, node: ast.expr, found: Type) -> Type:
        """Remember the type of an expression."""
        self.program.types[node] = found
        return found

    def value(self, node: ast.expr, wanted: Type | None = None) -> Type:
        """Return the type of an expression."""
        return self.note(node, self.find(node, wanted))

    def wanted(self, node: ast.expr, wanted: Type) -> None:
        """Read an expression that has to be of a type."""
        found = self.value(node, wanted)
        if not fits(found, wanted) and UNKNOWN not in (found, wanted):
            self.outside(node, f"{ast.unparse(node)} is a {found}, where a {wanted} is needed")

    def condition(self, node: ast.expr) -> None:
        """Read what is only asked whether it is true: a number that is not 0 and a list that is not empty are."""
        match node:
            case ast.BoolOp(_, values):
                for each in values:
                    self.condition(each)
                self.note(node, BOOL)
            case ast.UnaryOp(ast.Not(), value):
                self.condition(value)
                self.note(node, BOOL)
            case _:
                found = self.value(node)
                if found not in (*NUMBERS, UNKNOWN) and not isinstance(found, ListOf):
                    self.outside(node, f"{ast.unparse(node)} is a {found}, and neither true nor false")

    def find(self, node: ast.expr, wanted: Type | None) -> Type:
        """Work out the type of an expression."""
        match node:
            case ast.Constant(bool()):
                return BOOL
            case ast.Constant(int()):
                return INT
            case ast.Constant(float()):
                return self.outside(node, f"{ast.unparse(node)} is no whole number: {NO_FRACTIONS}")
            case ast.Constant(str()):
                if wanted == PURPOSE:
                    return PURPOSE
                return self.outside(
                    node, f"the text {node.value!r} stands in a rule: only draws of the dice name their purpose"
                )
            case ast.Constant(None):
                return self.outside(node, "None stands in a rule: use a number such as NOBODY for what is absent")
            case ast.Name() | ast.Attribute():
                return self.name(node)
            case ast.Subscript():
                return self.subscript(node)
            case ast.BoolOp(_, values):
                for each in values:
                    if self.value(each) not in (BOOL, UNKNOWN):
                        self.outside(
                            each,
                            f"{ast.unparse(each)} is no bool, though the result is kept: compare it with something",
                        )
                return BOOL
            case ast.UnaryOp(ast.Not(), value):
                self.condition(value)
                return BOOL
            case ast.UnaryOp(_, value):
                self.wanted(value, INT)
                return INT
            case ast.BinOp():
                return self.arithmetic(node)
            case ast.Compare():
                return self.compare(node)
            case ast.IfExp(test, body, orelse):
                return self.choice(node, test, body, orelse, wanted)
            case ast.List(items):
                return self.list_of(items, wanted)
            case ast.Tuple(items):
                return TupleOf(tuple(self.value(each) for each in items))
            case ast.ListComp(item, series):
                return ListOf(self.comprehend(item, series))
            case ast.Call():
                return self.call(node)
        return self.outside(node, OUTSIDE.get(type(node), f"{type(node).__name__} is no expression of the rules"))

    def name(self, node: ast.Name | ast.Attribute) -> Type:
        """Read a local name, a field, or a name that the module has."""
        root: ast.expr = node
        while isinstance(root, ast.Attribute):
            root = root.value
        if isinstance(node, ast.Name) and node.id in self.local:
            return self.local[node.id]
        if isinstance(node, ast.Attribute) and not (isinstance(root, ast.Name) and root.id not in self.local):
            return self.field(node, self.value(node.value))
        found = meaning(self.program, ast.unparse(node), value_of(self.source, node))
        if found is None:
            return self.outside(
                node, f"{ast.unparse(node)} is nothing that rules know: no local name, constant or function"
            )
        self.program.meanings[node] = found
        if isinstance(found, Constant):
            return type_of_value(found.value) or UNKNOWN
        return found.type

    def field(self, node: ast.Attribute, owner: Type) -> Type:
        """Read a field of a declared class, or of an ask."""
        found: Type | None = None
        if isinstance(owner, Struct):
            found = owner.fields.get(node.attr)
            if found is None and owner.sort == STATE:
                found = kernel.FIELDS_OF_A_STATE.get(node.attr)
        elif owner == ASK:
            found = kernel.FIELDS_OF_AN_ASK.get(node.attr)
        if found is None and owner != UNKNOWN:
            return self.outside(node, f"a {owner} has no {node.attr} for rules")
        return found or UNKNOWN

    def subscript(self, node: ast.Subscript) -> Type:
        """Read an entry or a part of a list."""
        owner = self.value(node.value)
        if isinstance(node.slice, ast.Slice):
            for bound in (node.slice.lower, node.slice.upper):
                if bound is not None:
                    self.wanted(bound, INT)
            if node.slice.step is not None:
                self.outside(node, "a slice has a step: go through the list with range")
            if not isinstance(owner, ListOf) and owner != UNKNOWN:
                self.outside(node, f"{ast.unparse(node.value)} is a {owner}, and no list")
            return owner
        self.wanted(node.slice, INT)
        if isinstance(owner, ListOf):
            return owner.item or INT
        if isinstance(owner, TupleOf) and isinstance(node.value, ast.Tuple) and len(set(owner.items)) == 1:
            return owner.items[0]
        return (
            UNKNOWN if owner == UNKNOWN else self.outside(node, f"{ast.unparse(node.value)} is a {owner}, and no list")
        )

    def arithmetic(self, node: ast.BinOp) -> Type:
        """Read a sum and the like: of numbers, of two lists, of a list and a number."""
        left, right = self.value(node.left), self.value(node.right)
        if UNKNOWN in (left, right):
            return left if isinstance(left, ListOf) else right
        if isinstance(left, ListOf) and isinstance(right, ListOf) and isinstance(node.op, ast.Add):
            return left if left.item else right
        if isinstance(left, ListOf) and right in NUMBERS and isinstance(node.op, ast.Mult):
            return left
        if not isinstance(node.op, ARITHMETIC):
            return self.outside(node, f"{ast.unparse(node)}: {NO_FRACTIONS}")
        if left not in NUMBERS or right not in NUMBERS:
            return self.outside(node, f"{ast.unparse(node)} takes a {left} and a {right}, and gives no number")
        return INT

    def compare(self, node: ast.Compare) -> Type:
        """Read a comparison."""
        if isinstance(node.ops[0], ast.Is | ast.IsNot) and isinstance(node.comparators[0], ast.Constant):
            if self.value(node.left) == LISTENER and node.comparators[0].value is None:
                return BOOL
            return self.outside(node, f"{ast.unparse(node)}: nothing in rules is None but the listener of a game")
        left = self.value(node.left)
        for operator, each in zip(node.ops, node.comparators):
            right = self.value(each)
            if UNKNOWN not in (left, right) and not self.comparable(operator, left, right):
                self.outside(node, f"{ast.unparse(node)} compares a {left} with a {right}")
            left = right
        return BOOL

    def comparable(self, operator: ast.cmpop, left: Type, right: Type) -> bool:
        """Say whether two types can be compared so."""
        if isinstance(operator, ast.In | ast.NotIn):
            items = (
                right.items if isinstance(right, TupleOf) else (right.item,) if isinstance(right, ListOf) else (INT,)
            )
            return all(item is None or fits(left, item) or fits(item, left) for item in items)
        if isinstance(operator, ast.Is | ast.IsNot):
            one = (QUESTION, KIND, STEP)
            same = isinstance(left, Struct) and left == right
            return same or all(each in one or isinstance(each, FunctionType) for each in (left, right))
        if isinstance(operator, ast.Eq | ast.NotEq):
            return fits(left, right) or fits(right, left)
        return left in NUMBERS and right in NUMBERS

    def choice(self, node: ast.expr, test: ast.expr, body: ast.expr, orelse: ast.expr, wanted: Type | None) -> Type:
        """Read `a if test else b`."""
        self.condition(test)
        first, second = self.value(body, wanted), self.value(orelse, wanted)
        if isinstance(first, FunctionType) and isinstance(second, FunctionType):
            return STEP
        if first == ListOf(None) or fits(first, second):
            return second
        if fits(second, first) or UNKNOWN in (first, second):
            return first
        return self.outside(node, f"{ast.unparse(node)} is either a {first} or a {second}")

    def list_of(self, items: list[ast.expr], wanted: Type | None) -> Type:
        """Read a list that is written out."""
        item: Type | None = None
        for each in items:
            if isinstance(each, ast.Starred):
                inner = self.value(each.value)
                found = inner.item if isinstance(inner, ListOf) else UNKNOWN
            else:
                found = self.value(each)
            item = found if item is None or (item == BOOL and found == INT) else item
            if found is not None and not fits(found, item or found) and UNKNOWN not in (found, item):
                self.outside(each, f"a list of {item} holds a {found}: a list holds equal things")
        if item is None and isinstance(wanted, ListOf):
            return wanted
        return ListOf(item)

    def comprehend(self, item: ast.expr, series: list[ast.comprehension]) -> Type:
        """Read `item for ... in ... if ...`; its names are known only inside."""
        outer = dict(self.local)
        for each in series:
            bound = self.item_of(each.iter)
            for name in ast.walk(each.target):
                if isinstance(name, ast.Name):
                    self.local.pop(name.id, None)
            self.bind(each.target, bound)
            for test in each.ifs:
                self.condition(test)
        found = self.value(item)
        self.local.clear()
        self.local.update(outer)
        return found

    def item_of(self, node: ast.expr) -> Type:
        """Return the type of what a loop goes through."""
        found = self.value(node)
        if found == RANGE:
            return INT
        if isinstance(found, Series):
            return found.item
        if isinstance(found, ListOf):
            return found.item or INT
        if isinstance(found, TupleOf) and len(set(found.items)) == 1:
            return found.items[0]
        return (
            UNKNOWN
            if found == UNKNOWN
            else self.outside(node, f"a loop goes through {ast.unparse(node)}, which is a {found}")
        )

    # --- Names that are bound ------------------------------------------------------------------------------------

    def bind(self, target: ast.expr, found: Type) -> None:
        """Give a type to what is assigned to."""
        match target:
            case ast.Name(name):
                known = self.local.get(name)
                if (
                    known is None
                    or (known == BOOL and found == INT)
                    or (known == ListOf(None) and isinstance(found, ListOf))
                ):
                    self.local[name] = found
                elif not fits(found, known) and UNKNOWN not in (found, known):
                    self.outside(target, f"{name} is a {known} first and a {found} then: use two names")
                self.note(target, self.local[name])
            case ast.Tuple(targets):
                items = found.items if isinstance(found, TupleOf) else ()
                if len(items) != len(targets):
                    self.outside(target, "this cannot be unpacked: only as many values as there are names")
                    items = (UNKNOWN,) * len(targets)
                for each, item in zip(targets, items):
                    self.bind(each, item)
            case ast.Attribute(owner):
                place = self.value(target)
                if isinstance(self.program.types.get(owner), Struct) and self.program.types[owner].sort == TABLE:  # type: ignore[attr-defined]
                    self.outside(target, "what is printed is changed: tables are the same for every state")
                elif not fits(found, place) and UNKNOWN not in (found, place):
                    self.outside(target, f"{ast.unparse(target)} is a {place}, and cannot be a {found}")
            case ast.Subscript(_, ast.Slice()):
                self.outside(target, "a part of a list is replaced: assign each entry, or the whole list")
            case ast.Subscript():
                place = self.value(target)
                if not fits(found, place) and UNKNOWN not in (found, place):
                    self.outside(target, f"{ast.unparse(target)} is a {place}, and cannot be a {found}")
            case _:
                self.outside(target, "this cannot be assigned to in a rule")
