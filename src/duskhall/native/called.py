"""Types calls: of the rules' own functions, of what the kernel offers, of lists, and of Python's own functions."""

import ast
from collections.abc import Callable
from typing import Final

from duskhall.kernel.question import Question
from duskhall.native import kernel
from duskhall.native.declarations import value_of
from duskhall.native.expressions import UNKNOWN, Expressions
from duskhall.native.model import Call, Function
from duskhall.native.types import (
    BOOL,
    DICE,
    INT,
    INTS,
    NOTHING,
    NUMBERS,
    PURPOSE,
    QUESTION,
    RANGE,
    SETUP,
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

LIST_METHODS: Final = ("append", "insert", "pop", "remove", "sort", "clear", "index", "count")


class Calls(Expressions):
    """The calls of one function."""

    def call(self, node: ast.Call) -> Type:
        """Read a call, of whatever."""
        if isinstance(node.func, ast.Name) and node.func.id not in self.local and node.func.id not in self.source.names:
            return self.built_in(node, node.func.id)
        if node.keywords:
            self.outside(node, "a call names its arguments: give them in order, which costs nothing compiled")
        if isinstance(node.func, ast.Attribute):
            root: ast.expr = node.func
            while isinstance(root, ast.Attribute):
                root = root.value
            if (
                not isinstance(root, ast.Name)
                or root.id in self.local
                or not callable(value_of(self.source, node.func))
            ):
                return self.method(node, node.func)
            if isinstance(value_of(self.source, node.func.value), Question | list | tuple):
                return self.method(node, node.func)
        value = value_of(self.source, node.func)
        if value in kernel.FUNCTIONS:
            return self.kernel_call(node, kernel.FUNCTIONS[value])
        if isinstance(value, type):
            return self.construct(node, value)
        called = self.value(node.func)
        meant = self.program.meanings.get(node.func)
        if isinstance(meant, Function):
            return self.call_function(node, meant, list(node.args))
        if isinstance(called, FunctionType):
            return self.call_held(node, called)
        if called == STEP:
            for each in node.args:
                self.value(each)
            return NOTHING
        return (
            UNKNOWN
            if called == UNKNOWN
            else self.outside(node, f"{ast.unparse(node.func)} is a {called}, and cannot be called")
        )

    def construct(self, node: ast.Call, cls: type) -> Type:
        """Read the making of a piece; or of the state, in `start` alone."""
        struct = self.program.structs.get((cls.__module__, cls.__name__))
        if struct is None or struct.sort == TABLE:
            return self.outside(node, f"a {cls.__name__} is made in a rule: rules make lists and pieces of the state")
        if struct.sort == STATE:
            if self.function.name != "start":
                self.outside(node, "a state is made in a rule: only `start` makes one")
            for each, wanted in zip(node.args, (SETUP, DICE)):
                self.wanted(each, wanted)
        elif node.args:
            self.outside(node, f"a {cls.__name__} is given its fields: assign them one by one")
        return struct

    def call_function(self, node: ast.Call, called: Function, given: list[ast.expr]) -> Type:
        """Read a call of a function of the rules."""
        self.function.calls.append(Call(node, called))
        takes = called.parameters[1:] if called.owner else called.parameters
        least = len([each for each in takes if each.default is None])
        if not least <= len(given) <= len(takes):
            self.outside(node, f"{called.name} takes {len(takes)} arguments, and is given {len(given)}")
        for each, parameter in zip(given, takes):
            self.wanted(each, parameter.type)
        return called.result

    def call_held(self, node: ast.Call, called: FunctionType) -> Type:
        """Read a call of a function that a table holds."""
        self.function.calls.append(Call(node, called))
        if len(node.args) != len(called.takes):
            self.outside(
                node, f"{ast.unparse(node.func)} takes {len(called.takes)} arguments, and is given {len(node.args)}"
            )
        for each, takes in zip(node.args, called.takes):
            self.wanted(each, takes)
        return called.gives

    def kernel_call(self, node: ast.Call, method: kernel.Method) -> Type:
        """Read a call of what the kernel offers."""
        if len(node.args) < method.least or (len(node.args) > len(method.takes) and not method.repeats):
            self.outside(node, f"{ast.unparse(node.func)} is given {len(node.args)} arguments")
        for place, each in enumerate(node.args):
            self.wanted(each, method.takes[min(place, len(method.takes) - 1)])
        return method.gives

    def method(self, node: ast.Call, function: ast.Attribute) -> Type:
        """Read a call of a method: of a list, of a state, of the dice, of a question; or of a function that is held."""
        owner = self.value(function.value)
        name = function.attr
        offered: dict[str, kernel.Method] = {}
        if isinstance(owner, ListOf):
            return self.list_method(node, owner, function)
        if owner == DICE:
            offered = kernel.OF_DICE
        elif owner == QUESTION:
            offered = kernel.OF_A_QUESTION
        elif isinstance(owner, Struct):
            own = self.program.functions.get(f"{owner.module}.{owner.name}.{name}")
            if own is not None:
                self.program.meanings[function] = own
                return self.call_function(node, own, list(node.args))
            held = owner.fields.get(name)
            if isinstance(held, FunctionType):
                self.note(function, held)
                return self.call_held(node, held)
            if owner.sort == STATE:
                offered = kernel.OF_A_STATE
        if name in offered:
            return self.kernel_call(node, offered[name])
        for each in node.args:
            self.value(each, PURPOSE)
        if owner == UNKNOWN:
            return UNKNOWN
        return self.outside(node, f"a {owner} has no {name} for rules")

    def list_method(self, node: ast.Call, owner: ListOf, function: ast.Attribute) -> Type:
        """Read a call of a list's method."""
        name = function.attr
        item = owner.item or INT
        if name not in LIST_METHODS:
            return self.outside(node, f"a list has no {name} for rules: use {', '.join(LIST_METHODS)}")
        found = [self.value(each) for each in node.args]
        if name in ("append", "insert") and owner.item is None and isinstance(function.value, ast.Name):
            self.bind(function.value, ListOf(found[-1]))
        elif name not in ("pop", "sort", "clear") and found and not fits(found[-1], item) and found[-1] != UNKNOWN:
            self.outside(node, f"a list of {item} is given a {found[-1]}")
        if name == "pop":
            return item
        return INT if name in ("index", "count") else NOTHING

    # --- Python's own functions ----------------------------------------------------------------------------------

    def built_in(self, node: ast.Call, name: str) -> Type:
        """Read a call of one of Python's own functions."""
        offered: dict[str, Callable[[ast.Call], Type]] = {
            "len": self.length,
            "range": self.range_of,
            "sorted": self.sorted_of,
            "reversed": lambda call: Series(self.item_of(call.args[0])),
            "enumerate": lambda call: Series(TupleOf((INT, self.item_of(call.args[0])))),
            "zip": lambda call: Series(TupleOf(tuple(self.item_of(each) for each in call.args))),
            "min": self.extreme,
            "max": self.extreme,
            "sum": self.number_of_list,
            "any": self.any_of,
            "all": self.any_of,
            "abs": self.number,
            "int": self.number,
            "list": lambda call: ListOf(self.item_of(call.args[0])),
        }
        if name not in offered:
            for each in node.args:
                self.value(each, PURPOSE)
            return self.outside(node, f"{name} is no function for rules: they have {', '.join(offered)}")
        if node.keywords and name != "sorted":
            self.outside(node, f"{name} is given a named argument")
        if not node.args:
            return self.outside(node, f"{name} is given nothing")
        return offered[name](node)

    def length(self, node: ast.Call) -> Type:
        """Read len(...), of a list."""
        found = self.value(node.args[0])
        if not isinstance(found, ListOf) and found != UNKNOWN:
            self.outside(node, f"{ast.unparse(node.args[0])} is a {found}, and no list")
        return INT

    def range_of(self, node: ast.Call) -> Type:
        """Read range(...)."""
        for each in node.args:
            self.wanted(each, INT)
        return RANGE

    def sorted_of(self, node: ast.Call) -> Type:
        """Read sorted(...): of a list, or of a set made on the spot; reverse=True may stand beside."""
        for keyword in node.keywords:
            if keyword.arg != "reverse" or not isinstance(keyword.value, ast.Constant):
                self.outside(node, "sorted is given a key: make a list of numbers that sort as wanted")
        series = node.args[0]
        match series:
            case ast.Call(ast.Name("set"), [inner]):
                item = self.item_of(inner)
            case ast.SetComp(element, generators):
                item = self.comprehend(element, generators)
            case ast.Set(elements):
                found = self.list_of(elements, None)
                item = found.item or INT if isinstance(found, ListOf) else UNKNOWN
            case _:
                item = self.item_of(series)
        if item not in (*NUMBERS, UNKNOWN):
            self.outside(node, f"a {item} cannot be sorted: make a list of numbers that sort as wanted")
        return ListOf(item)

    def extreme(self, node: ast.Call) -> Type:
        """Read min(...) and max(...): of several numbers, or of a list of them."""
        if len(node.args) == 1:
            return self.item_of(node.args[0])
        for each in node.args:
            self.wanted(each, INT)
        return INT

    def number_of_list(self, node: ast.Call) -> Type:
        """Read sum(...)."""
        self.wanted(node.args[0], INTS)
        return INT

    def any_of(self, node: ast.Call) -> Type:
        """Read any(...) and all(...): of a list, or of conditions on the spot."""
        if isinstance(node.args[0], ast.GeneratorExp):
            self.comprehend(node.args[0].elt, node.args[0].generators)
        else:
            self.item_of(node.args[0])
        return BOOL

    def number(self, node: ast.Call) -> Type:
        """Read int(...) of a bool, abs(...) of a number."""
        self.wanted(node.args[0], INT)
        return INT
