"""What is wrong with data of another form than it must have: msgspec's finding as a way to the value and a message."""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final

import msgspec
import msgspec.inspect

from duskhall.kernel.mistake import Mistake

# msgspec's sentences, and our messages for them; the named groups are the messages' arguments.
_FINDINGS: Final = tuple(
    (re.compile(pattern), key)
    for pattern, key in (
        (r"Object missing required field `(?P<field>.*)`", "misfit-missing"),
        (r"Object contains unknown field `(?P<field>.*)`", "misfit-unknown"),
        (r"Expected `(?P<expected>.*)`, got `(?P<found>.*)`", "misfit-type"),
        (r"Expected `(?P<expected>.*)` (?P<limit>[<>]=? .*)", "misfit-limit"),
        (r"Expected `(?P<expected>.*)` of length (?P<length>[^,]*)", "misfit-length"),
        (r"Expected `(?P<expected>.*)` of length (?P<length>.*), got (?P<found>.*)", "misfit-other-length"),
        (r"Expected `(?P<expected>.*)` matching regex (?P<pattern>.*)", "misfit-pattern"),
        (r"Invalid (?:enum )?value (?P<value>.*)", "misfit-value"),
        (r".* out of range", "misfit-range"),
    )
)


NAMED: Final = 12  # so many possible values are named to whoever gave another


def misfit(error: msgspec.ValidationError, into: Any = None) -> tuple[list[str], Mistake]:
    """Return the way to the value that does not fit, and what is wrong with it.

    Where the type is given that it should have fitted, what is possible is said too.

    >>> steps, wrong = misfit(msgspec.ValidationError("Expected `int`, got `str` - at `$.entries[3].seat`"))
    >>> steps, str(wrong)
    (['entries', '3', 'seat'], 'expected int, got str')
    """
    finding, _, way = str(error).partition(" - at ")
    steps = re.findall(r"\w+", way.partition("$")[2])
    for pattern, key in _FINDINGS:
        found = pattern.fullmatch(finding)
        if found:
            return steps, _with_possible(into, steps, Mistake(key, **found.groupdict()))
    return steps, Mistake("misfit-other", problem=finding.replace("`", ""))


def none_of(value: object, names: Sequence[str]) -> Mistake:
    """Return that a value is none of these, the nearest first where not all can be named.

    >>> str(none_of("marke", ["mill", "market"]))
    "'marke' is not one of mill, market; the nearest is market"
    >>> str(none_of(3, ["mill", "market"]))
    '3 is not one of mill, market'
    """
    many = len(names) > NAMED
    near = get_close_matches(value, names, NAMED, 0.0) if isinstance(value, str) else []
    shown = (*(near or names)[:NAMED], "...") if many else tuple(names)
    if near and (many or get_close_matches(str(value), near[:1])):
        return Mistake("content-nearest", value=repr(value), possible=shown, near=near[0])
    return Mistake("content-one-of", value=repr(value), possible=shown)


def _with_possible(into: Any, steps: list[str], problem: Mistake) -> Mistake:
    """Say what is possible, where a word is none of those that a type names, or a field none that it has."""
    kind = None if into is None else _type_at(msgspec.inspect.type_info(into), steps)
    if problem.key == "misfit-value" and isinstance(kind, msgspec.inspect.LiteralType):
        return none_of(str(problem.arguments["value"])[1:-1], [str(each) for each in kind.values])
    if problem.key == "misfit-unknown" and isinstance(kind, msgspec.inspect.StructType):
        fields = [field.encode_name for field in kind.fields]
        near = get_close_matches(str(problem.arguments["field"]), fields, 1)
        if near:
            return Mistake("misfit-unknown-nearest", **problem.arguments, near=near[0])
    return problem


def _type_at(kind: Any, steps: Sequence[str]) -> Any:
    """Return the type of the value at the end of a way, or None where that cannot be told."""
    for step in ("", *steps):
        if isinstance(kind, msgspec.inspect.StructType) and step:
            kind = next((field.type for field in kind.fields if field.encode_name == step), None)
        elif isinstance(kind, msgspec.inspect.ListType) and step:
            kind = kind.item_type
        elif isinstance(kind, msgspec.inspect.DictType) and step:
            kind = kind.value_type
        if isinstance(kind, msgspec.inspect.UnionType):
            kind = next((each for each in kind.types if not isinstance(each, msgspec.inspect.NoneType)), None)
    return kind


def misplaced(error: msgspec.ValidationError) -> Mistake:
    """Return the same in one: the value by its way, and what is wrong with it.

    >>> str(misplaced(msgspec.ValidationError("Expected `int` <= 65535 - at `$.port`")))
    'port: expected int <= 65535'
    """
    steps, problem = misfit(error)
    return Mistake("content-at", place=".".join(steps), problem=problem) if steps else problem
