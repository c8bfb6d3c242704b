"""Writes calls as C++."""

import ast

from duskhall.native.cpp.expressions import ExpressionWriter, reach
from duskhall.native.cpp.names import called, named
from duskhall.native.model import Function
from duskhall.native.types import (
    QUESTION,
    STEP,
    FunctionType,
    ListOf,
)


class CallWriter(ExpressionWriter):
    """Writes the calls of one function."""

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
                absent = ["ABSENT"] * (4 - len(given))
                return f"run_step({', '.join([given[0], named(node.func.id), *given[1:], *absent])})"
            if node.func.id == "Ask":
                number = given[4] if len(given) == 5 else "ABSENT"
                return f"Ask{{{given[0]}, {given[1]}, {given[2]}, {given[3]}, {number}}}"
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
            if name == "append" and given[0].startswith("Ask{"):  # made where it belongs
                return f"add({owner}, {given[0][4:-1]})"
            if name in ("index", "count"):
                return f"{name}({owner}, {given[0]})"
            return f"{owner}.{name}({', '.join(given)})"
        if found == QUESTION:
            return f"{owner}.{name}({', '.join(given)})"
        return f"{reach(owner)}{named(name)}({', '.join(given)})"

    def built_in(self, node: ast.Call, name: str, given: list[str]) -> str:
        """Return a call of one of Python's own functions."""
        if name == "range":
            first, last = ("0", given[0]) if len(given) == 1 else (given[0], given[1])
            return f"numbers({first}, {last}, {given[2] if len(given) == 3 else '1'})"
        if name in ("min", "max"):
            if len(given) == 1:
                return f"{'least' if name == 'min' else 'greatest'}({given[0]})"
            return f"{'least_of' if name == 'min' else 'greatest_of'}({', '.join(given)})"
        simple = {
            "len": "len",
            "sum": "total",
            "abs": "absolute",
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
            case ast.Set([ast.Starred(inner)]):
                found = f"each_once({self.value(inner)})"
            case ast.Set(items):
                parts = [f"all += {self.value(each.value)};" for each in items if isinstance(each, ast.Starred)]
                parts += [f"all.append({self.value(each)});" for each in items if not isinstance(each, ast.Starred)]
                found = f"each_once([&] {{ Ints all; {' '.join(parts)} return all; }}())"
            case _:
                found = f"sorted({self.value(series)})"
        return f"backwards({found})" if node.keywords else found


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
