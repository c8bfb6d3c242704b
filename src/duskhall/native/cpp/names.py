"""How things of the rules are called in C++."""

from typing import Final

from duskhall.native.model import Function
from duskhall.native.types import (
    ASK,
    BOOL,
    DICE,
    INT,
    NOTHING,
    QUESTION,
    RANGE,
    STEP,
    TABLE,
    FunctionType,
    ListOf,
    Struct,
    TupleOf,
    Type,
)

RESERVED: Final = frozenset(
    [
        "auto",
        "bool",
        "break",
        "case",
        "catch",
        "char",
        "class",
        "const",
        "continue",
        "default",
        "delete",
        "do",
        "double",
        "else",
        "enum",
        "explicit",
        "export",
        "extern",
        "false",
        "float",
        "for",
        "friend",
        "goto",
        "if",
        "inline",
        "int",
        "long",
        "mutable",
        "namespace",
        "new",
        "operator",
        "private",
        "protected",
        "public",
        "register",
        "return",
        "short",
        "signed",
        "sizeof",
        "static",
        "struct",
        "switch",
        "template",
        "this",
        "throw",
        "true",
        "try",
        "typedef",
        "typename",
        "union",
        "unsigned",
        "using",
        "virtual",
        "void",
        "volatile",
        "while",
        "at",
        "len",
        "has",
        "index",
        "count",
        "same",
        "plus",
        "times",
        "part",
        "sorted",
        "total",
        "trap",
        "truth",
        "numbers",
    ]
)


def named(name: str) -> str:
    """Return a name as C++ lets one have it."""
    return f"{name}_" if name in RESERVED else name


def room(module: str) -> str:
    """Return the namespace of a module: its path below the game."""
    return "_".join(module.split(".")[3:]) or module.replace(".", "_")


def number_of(function: Function) -> str:
    """Return the name of the number by which a function is planned and held."""
    return f"STEP_{room(function.source.name)}_{function.name}"


def called(function: Function) -> str:
    """Return how a function is called from anywhere."""
    owner = f"{function.owner.name}_" if function.owner else ""
    return f"{room(function.source.name)}::{owner}{named(function.name)}"


def struct_name(struct: Struct) -> str:
    """Return the name of a declared class; a chapter as it is printed is not a chapter that is being played."""
    return f"Printed{struct.name}" if struct.sort == TABLE and struct.name != "Tables" else struct.name


def written(found: Type) -> str:
    """Return a type as a function has it inside: lists of its own, pointers to what is declared."""
    if found in (INT, BOOL, NOTHING):
        return {INT: "Int", BOOL: "bool", NOTHING: "void"}[found]
    if found == QUESTION:
        return "Question"
    if isinstance(found, Struct):
        return f"const {struct_name(found)}*" if found.sort == TABLE else f"{struct_name(found)}*"
    if isinstance(found, FunctionType) or found == STEP:
        return "Step"
    if found in (ASK, DICE):
        return "Ask" if found == ASK else "Dice*"
    if isinstance(found, ListOf):
        if isinstance(found.item, ListOf):
            return "Rows"
        return "Asks" if found.item == ASK else "Ints"
    return "Ints" if found == RANGE or isinstance(found, TupleOf) else "Int"
