"""Reads what modules declare: states, pieces, tables and definitions, constants, and the heads of functions."""

import ast
from types import FunctionType as PythonFunction
from typing import Any, Final

from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Kind
from duskhall.kernel.fields import BadDeclaration, fields_of, members_of
from duskhall.kernel.question import Ask, Question, Step
from duskhall.kernel.setting import Setting
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import Piece, State
from duskhall.native.model import Constant, Function, Parameter, Program
from duskhall.native.sources import Source
from duskhall.native.types import (
    ASK,
    BOOL,
    DICE,
    INT,
    KIND,
    NOTHING,
    PIECE,
    QUESTION,
    SETTING,
    SETUP,
    STATE,
    STEP,
    TABLE,
    FunctionType,
    ListOf,
    Struct,
    Type,
    fits,
)

BUILT_IN: Final[dict[str, Type]] = {"int": INT, "bool": BOOL, "None": NOTHING}
OF_THE_KERNEL: Final[dict[Any, Type]] = {
    Question: QUESTION,
    Kind: KIND,
    Ask: ASK,
    Dice: DICE,
    Setting: SETTING,
    Setup: SETUP,
}


def declare(program: Program) -> None:
    """Read everything but the bodies of functions."""
    for source in program.sources:
        for node in source.tree.body:
            if isinstance(node, ast.ClassDef) and source.has_classes:
                cls = source.names[node.name]
                sort = STATE if issubclass(cls, State) else PIECE if issubclass(cls, Piece) else TABLE
                program.structs[source.name, node.name] = Struct(node.name, source.name, sort)
    for source in program.sources:
        for node in source.tree.body:
            _declare(program, source, node)
    for source in program.sources:
        _hold(program, source)


def _declare(program: Program, source: Source, node: ast.stmt) -> None:
    """Read one statement of a module."""
    match node:
        case ast.Expr(ast.Constant(str())) | ast.Import() | ast.ImportFrom():
            pass
        case ast.If(ast.Name("TYPE_CHECKING")):
            pass
        case ast.FunctionDef() if not source.declares:
            program.functions[f"{source.name}.{node.name}"] = _head(program, source, node, None)
        case ast.ClassDef() if source.has_classes:
            _fill(program, source, node)
        case ast.AnnAssign(ast.Name(name)) if ast.unparse(node.annotation).startswith("Final"):
            if type_of_value(source.names[name]) is None and not source.declares:
                program.report(
                    source, node, f"{name} is no number, no list of numbers and nothing that the game declares"
                )
        case ast.AnnAssign() if ast.unparse(node.annotation).startswith("dict[str,"):
            pass  # functions that the content finds by name, see `_hold`
        case ast.Assign([ast.Name()], ast.Subscript(ast.Name("Callable")) | ast.Name("int")) if source.has_classes:
            pass  # another name for a type
        case ast.ClassDef():
            program.report(
                source, node, f"the class {node.name} stands among rules: declare it in state.py or tables.py"
            )
        case ast.FunctionDef():
            program.report(source, node, f"the function {node.name} stands in a module that only declares")
        case ast.Assign([ast.Name(name)]) | ast.AnnAssign(ast.Name(name)):
            program.report(source, node, f"{name} can change: rules keep nothing in a module, so write `{name}: Final`")
        case _:
            program.report(
                source, node, "this runs when the module is imported: a rules module holds constants and functions"
            )


# --- Classes ----------------------------------------------------------------------------------------------------------


def _fill(program: Program, source: Source, node: ast.ClassDef) -> None:
    """Read the fields and methods of a class."""
    struct = program.structs[source.name, node.name]
    methods = [line for line in node.body if isinstance(line, ast.FunctionDef)]
    if struct.sort == TABLE:
        _fill_definition(program, source, struct, node)
        for method in methods:
            if method.name == "__init__":
                _fill_table(program, source, struct, method)
            else:
                program.report(source, method, f"{node.name} is what a card says, and has no method: write a function")
        return
    try:
        declared = fields_of(node, source.shown)
    except BadDeclaration as error:
        _, line, sentence = str(error).split(":", 2)
        program.report(source, ast.Pass(lineno=int(line)), sentence.strip())
        return
    lines = {
        line.target.id: line
        for line in node.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }
    for each in declared:
        found = annotated(program, source, lines[each.name].annotation)
        if found is not None:
            struct.fields[each.name] = found
            struct.declared[each.name] = each
        if each.shared:
            struct.shared.add(each.name)
    for method in methods:
        if method.name == "__init__":
            _find_tables(program, source, struct, method)
        else:
            program.functions[f"{source.name}.{node.name}.{method.name}"] = _head(program, source, method, struct)
    for method in _written(node, source.shown):
        program.functions[f"{source.name}.{node.name}.{method.name}"] = _head(program, source, method, struct)


def _written(node: ast.ClassDef, where: str) -> list[ast.FunctionDef]:
    """Return `clear`, `clear_round` and the like, which are written from the declared fields.

    What every state has is cleared by whoever translates the kernel, and pieces are where they are: neither is said.
    """
    methods = [
        each
        for each in ast.parse(members_of(node, where)).body
        if isinstance(each, ast.FunctionDef) and each.name.startswith("clear")
    ]
    for method in methods:
        method.body = [line for line in method.body if not _is_of_python(line)] or [ast.Pass()]
        ast.increment_lineno(method, node.lineno - method.lineno)
    return methods


def _is_of_python(line: ast.stmt) -> bool:
    """Say whether a line of a written method makes a piece, or clears the kernel's own fields."""
    match line:
        case ast.Assign([ast.Attribute()], ast.Call(ast.Name(), [])):
            return True
        case ast.Expr(ast.Call(ast.Attribute(ast.Name("self"), "clear_kernel"))):
            return True
    return False


def _fill_definition(program: Program, source: Source, struct: Struct, node: ast.ClassDef) -> None:
    """Read what a declared definition holds."""
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            found = annotated(program, source, line.annotation)
            if found is not None:
                struct.fields[line.target.id] = found


def _fill_table(program: Program, source: Source, struct: Struct, method: ast.FunctionDef) -> None:
    """Read what a table or a definition holds: `self.x: list[int] = []`, `self.x = 0`."""
    for line in method.body:
        match line:
            case ast.AnnAssign(ast.Attribute(ast.Name("self"), name)):
                found = annotated(program, source, line.annotation)
            case ast.Assign([ast.Attribute(ast.Name("self"), name)], ast.Call(ast.Name(made))):
                found = program.structs.get((source.name, made))
            case ast.Assign([ast.Attribute(ast.Name("self"), name)], value):
                found = _type_of_first(source, value)
            case _:
                continue
        if found is not None:  # what rules cannot hold, such as chances, is there for people
            struct.fields[name] = found


def _type_of_first(source: Source, value: ast.expr) -> Type | None:
    """Return the type of a field's first value: a number, or a constant's name."""
    if isinstance(value, ast.Constant):
        return type_of_value(value.value)
    if isinstance(value, ast.Name):
        return type_of_value(source.names.get(value.id))
    return None


def _find_tables(program: Program, source: Source, struct: Struct, method: ast.FunctionDef) -> None:
    """Find in `__init__` of a state what its `tables` are."""
    for line in method.body:
        if isinstance(line, ast.AnnAssign) and ast.unparse(line.target) == "tables":
            found = annotated(program, source, line.annotation)
            if found is not None:
                struct.fields["tables"] = found


# --- Functions --------------------------------------------------------------------------------------------------------


def _head(program: Program, source: Source, node: ast.FunctionDef, owner: Struct | None) -> Function:
    """Read what a function takes and gives."""
    given = node.args
    if given.vararg or given.kwarg or given.kwonlyargs or given.posonlyargs:
        program.report(source, node, f"{node.name} takes its arguments in a way of its own: name each of them")
    for decorator in node.decorator_list:
        program.report(source, decorator, f"{node.name} is decorated: a rule is a plain function")
    defaults = [None] * (len(given.args) - len(given.defaults)) + list(given.defaults)
    parameters = []
    for argument, default in zip(given.args, defaults):
        if owner is not None and argument.arg == "self":
            parameters.append(Parameter("self", owner, None))
            continue
        number = _number(source, default)
        if default is not None and number is None:
            program.report(
                source, default, f"{argument.arg} of {node.name} is given something else than a number at first"
            )
        parameters.append(Parameter(argument.arg, _annotated(program, source, node, argument), number))
    result: Type = NOTHING
    if node.returns is None:
        program.report(source, node, f"{node.name} does not say what it returns: annotate it")
    else:
        result = annotated(program, source, node.returns) or NOTHING
        if annotated(program, source, node.returns) is None:
            program.report(source, node, f"{node.name} returns {ast.unparse(node.returns)}: rules return {POSSIBLE}")
    return Function(node.name, source, node, parameters, result, owner)


POSSIBLE: Final = "ints, bools, lists of them, and what the game declares"


def _annotated(program: Program, source: Source, node: ast.FunctionDef, argument: ast.arg) -> Type:
    if argument.annotation is None:
        program.report(source, argument, f"{argument.arg} of {node.name} has no annotation: say what it is")
        return INT
    found = annotated(program, source, argument.annotation)
    if found is None:
        said = ast.unparse(argument.annotation)
        program.report(source, argument, f"{argument.arg} of {node.name} is a {said}: rules take {POSSIBLE}")
    return found or INT


def _number(source: Source, node: ast.expr | None) -> int | None:
    """Return the number that a default is."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, int) else None
    value = source.names.get(node.id) if isinstance(node, ast.Name) else None
    return value if isinstance(value, int) else None


def annotated(program: Program, source: Source, node: ast.expr) -> Type | None:
    """Return the type that an annotation names, or None where it is outside the subset."""
    match node:
        case ast.Constant(None):
            return NOTHING
        case ast.Constant(str() as text):
            return annotated(program, source, ast.parse(text, mode="eval").body)
        case ast.Name(name) if name in BUILT_IN:
            return BUILT_IN[name]
        case ast.Name(name):
            return _named(program, source, name)
        case ast.Subscript(ast.Name("list"), item):
            found = annotated(program, source, item)
            return None if found is None else ListOf(found)
        case ast.Subscript(ast.Name("Callable"), ast.Tuple([ast.List(takes), gives])):
            taken = [annotated(program, source, each) for each in takes]
            given = annotated(program, source, gives)
            if given is None or None in taken:
                return None
            return FunctionType(tuple(each for each in taken if each is not None), given)
    return None


def _named(program: Program, source: Source, name: str) -> Type | None:
    value = source.names.get(name)
    if value is Step:
        return STEP
    if value is int:  # by a name that says how the content writes it
        return INT
    if isinstance(value, type):
        return OF_THE_KERNEL.get(value) or program.structs.get((value.__module__, name))
    if value is not None:  # another name for a type: it stands where it was declared
        for other in program.sources:
            for node in other.tree.body:
                match node:
                    case ast.Assign([ast.Name(alias)], meant) if alias == name and other.names.get(name) is value:
                        return annotated(program, other, meant)
        return None
    # A name for the type checker only.
    return next((struct for (_, known), struct in program.structs.items() if known == name), None)


# --- Values -----------------------------------------------------------------------------------------------------------


def type_of_value(value: Any) -> Type | None:
    """Return the type of a constant, or None where no constant of the rules may be so."""
    if isinstance(value, bool):
        return BOOL
    if isinstance(value, int):
        return INT
    if isinstance(value, list | tuple):
        items = {type_of_value(each) for each in value} - {ListOf(None), ListOf(ListOf(None))}
        return ListOf(items.pop() if items else None) if len(items) < 2 and None not in items else None
    return OF_THE_KERNEL.get(type(value))


def value_of(source: Source, node: ast.expr) -> Any:
    """Return what a name, or a name after names of modules and constants, stands for in a module."""
    if isinstance(node, ast.Name):
        return source.names.get(node.id)
    if isinstance(node, ast.Attribute):
        return getattr(value_of(source, node.value), node.attr, None)
    return None


def meaning(program: Program, name: str, value: Any) -> Constant | Function | None:
    """Return what a name of a module means to rules, given its value: a constant, or a function of the rules."""
    if isinstance(value, PythonFunction):
        return program.functions.get(f"{value.__module__}.{value.__qualname__}")
    return None if type_of_value(value) is None else Constant(name, value)


def _hold(program: Program, source: Source) -> None:
    """Find the functions that tables may hold: those that stand in a dict by name, for the content."""
    for node in source.tree.body:
        match node:
            case ast.AnnAssign(ast.Name(), ast.Subscript(_, ast.Tuple([_, said])), ast.Dict(_, values)):
                wanted = (
                    said.slice.elts if isinstance(said, ast.Subscript) and isinstance(said.slice, ast.Tuple) else [said]
                )
                for value in values:
                    found = value.elts if isinstance(value, ast.Tuple) else [value]
                    for each, annotation in zip(found, wanted):
                        _hold_one(program, source, each, annotated(program, source, annotation))


def _hold_one(program: Program, source: Source, node: ast.expr, wanted: Type | None) -> None:
    function = meaning(program, "", value_of(source, node))
    if not isinstance(function, Function) or not isinstance(wanted, FunctionType):
        program.report(
            source, node, f"{ast.unparse(node)} is no function of the rules: the content finds functions here"
        )
    elif len(function.parameters) != len(wanted.takes) or not fits(function.result, wanted.gives):
        program.report(source, node, f"{function.name} is {function.type}, where {wanted} is needed")
    else:
        program.held[function.label] = wanted
