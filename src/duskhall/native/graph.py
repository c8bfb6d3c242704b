"""Who calls whom: steps that are planned or hear an answer take what they are given, and recursion has a bound."""

import ast
from collections.abc import Iterator
from typing import Final

from duskhall.native.model import Function, Program
from duskhall.native.types import STATE, STEP, FunctionType, Struct

# Where a call of the kernel has a step, how many arguments the step gets besides the game, and how they are said.
HEARS = "game, seat, option"


def check_steps(program: Program) -> None:
    """Hold every step that is planned, or that hears an answer, to what it will be called with."""
    needs = _needs(program)
    for function in program.functions.values():
        for call, step, given in _steps(program, function):
            for meant in _meant(program, step):
                _check_step(program, function, call, meant, given)
        for call, argument, wanted, passes_all in _passed(program, function, needs):
            # Where a number may be passed on to the step, it gets one more for it.
            for meant in _meant(program, argument):
                _check_step(program, function, call, meant, max(wanted) if passes_all else min(wanted))


def _steps(program: Program, function: Function) -> Iterator[tuple[ast.Call, ast.expr, int]]:
    """Return each step that a function plans or lets hear: the call, the step, and what it gets besides the game."""
    for node in ast.walk(function.node):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        owner = program.types.get(node.func.value) if isinstance(node.func, ast.Attribute) else None
        of_state = isinstance(owner, Struct) and owner.sort == STATE
        if of_state and name == "do" and node.args:
            yield node, node.args[0], len(node.args) - 1
        elif of_state and name in ("plan", "do_last"):
            for place, step in enumerate(node.args):
                yield node, step, 0 if name == "plan" or place == 0 else -1
        elif ((of_state and name == "ask") or name == "Ask") and len(node.args) > 3:
            yield node, node.args[3], len(node.args) - 2


def _needs(program: Program) -> dict[str, dict[str, set[int]]]:
    """Return for the steps that each function is given what it, or whoever it gives them to, calls them with."""
    needs: dict[str, dict[str, set[int]]] = {label: {} for label in program.functions}
    for label, function in program.functions.items():
        for _, step, given in _steps(program, function):
            if isinstance(step, ast.Name) and step.id in function.local:
                needs[label].setdefault(step.id, set()).add(given)
        for node in ast.walk(function.node):
            match node:
                case ast.Call(ast.Name(name)) if function.local.get(name) == STEP:
                    needs[label].setdefault(name, set()).add(len(node.args) - 1)
    for _ in range(3):  # as often as a step is passed on
        for label, function in program.functions.items():
            for _, argument, wanted, _ in _passed(program, function, needs):
                if isinstance(argument, ast.Name) and function.local.get(argument.id) == STEP:
                    needs[label].setdefault(argument.id, set()).update(wanted)
    return needs


def _passed(
    program: Program, function: Function, needs: dict[str, dict[str, set[int]]]
) -> Iterator[tuple[ast.Call, ast.expr, set[int], bool]]:
    """Return each step that a function gives to another one: the call, the step, what it gets, whether all is given."""
    for made in function.calls:
        if isinstance(made.called, Function):
            takes = made.called.parameters[1:] if made.called.owner else made.called.parameters
            for argument, parameter in zip(made.node.args, takes):
                wanted = needs[made.called.label].get(parameter.name)
                if wanted:
                    yield made.node, argument, wanted, len(made.node.args) == len(takes)


def _meant(program: Program, node: ast.expr) -> list[Function]:
    """Return the functions that an expression can be."""
    if isinstance(node, ast.IfExp):
        return _meant(program, node.body) + _meant(program, node.orelse)
    meant = program.meanings.get(node)
    return [meant] if isinstance(meant, Function) else []


def _check_step(program: Program, function: Function, call: ast.Call, step: Function, given: int) -> None:
    if step.source.name not in program.flow:
        program.report(
            function.source, call, f"{step.name} is no step: {step.source.name} is not in the flow of the game"
        )
    elif given >= 0 and len(step.parameters) != given + 1:
        said = f"{given + 1} arguments (game and {given} more)" if given else "the game alone"
        sentence = f"{step.name} takes {len(step.parameters)} parameters, and would be called with {said}"
        program.report(function.source, call, sentence)


# --- Recursion --------------------------------------------------------------------------------------------------------


RECURSIVE: Final = "Recursive: "


def is_recursive(function: Function) -> bool:
    """Say whether a function says why it ends though it calls itself, by whatever way."""
    return RECURSIVE in (ast.get_docstring(function.node) or "")


def check_recursion(program: Program) -> None:
    """Report functions that call one another in a circle in which nobody says why that ends.

    What goes on and on is planned, not called, or the calls would pile up; where the rulebook or the content sets an
    end, the docstring of a function in the circle has a line `Recursive: ...` which says so.
    """
    reached: dict[str, set[str]] = {}
    for label, function in program.functions.items():
        if not is_recursive(function):
            reached[label] = _called(program, function)
            if label in reached[label]:
                sentence = f"say in its docstring why that ends (`{RECURSIVE}...`), or use a loop"
                program.report(function.source, function.node, f"{function.name} calls itself: {sentence}")
                reached[label].remove(label)
    for circle in _circles({label: found & set(reached) for label, found in reached.items()}):
        first = program.functions[circle[0]]
        names = " calls ".join([program.functions[label].name for label in (*circle, circle[0])])
        sentence = f"{names}: plan one of them (game.do), or say in a docstring why that ends (`{RECURSIVE}...`)"
        program.report(first.source, first.node, sentence)


def _called(program: Program, function: Function) -> set[str]:
    """Return the functions that a function may call, those that tables hold included."""
    found: set[str] = set()
    for call in function.calls:
        if isinstance(call.called, FunctionType):
            found |= {label for label, held in program.held.items() if held == call.called}
        else:
            found.add(call.called.label)
    return found


def _circles(reached: dict[str, set[str]]) -> list[list[str]]:
    """Return one circle of each group of functions that call one another."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    groups: list[list[str]] = []

    def visit(label: str) -> None:
        index[label] = low[label] = len(index)
        stack.append(label)
        for other in sorted(reached.get(label, ())):
            if other not in index:
                visit(other)
                low[label] = min(low[label], low[other])
            elif other in stack:
                low[label] = min(low[label], index[other])
        if low[label] == index[label]:
            group = stack[stack.index(label) :]
            del stack[stack.index(label) :]
            if len(group) > 1:
                groups.append(group)

    for label in sorted(reached):
        if label not in index:
            visit(label)
    return [_circle(group, reached) for group in groups]


def _circle(group: list[str], reached: dict[str, set[str]]) -> list[str]:
    """Return a shortest circle through the first of a group."""
    ways = [[group[0]]]
    for way in ways:
        for other in sorted(reached[way[-1]] & set(group)):
            if other == group[0]:
                return way
            if other not in way:
                ways.append([*way, other])
    return group
