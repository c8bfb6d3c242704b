"""What is wrong with data of another form than it must have: msgspec's finding as a way to the value and a message."""

import re
from typing import Final

import msgspec

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


def misfit(error: msgspec.ValidationError) -> tuple[list[str], Mistake]:
    """Return the way to the value that does not fit, and what is wrong with it.

    >>> steps, wrong = misfit(msgspec.ValidationError("Expected `int`, got `str` - at `$.entries[3].seat`"))
    >>> steps, str(wrong)
    (['entries', '3', 'seat'], 'expected int, got str')
    """
    finding, _, way = str(error).partition(" - at ")
    steps = re.findall(r"\w+", way.partition("$")[2])
    for pattern, key in _FINDINGS:
        found = pattern.fullmatch(finding)
        if found:
            return steps, Mistake(key, **found.groupdict())
    return steps, Mistake("misfit-other", problem=finding.replace("`", ""))


def misplaced(error: msgspec.ValidationError) -> Mistake:
    """Return the same in one: the value by its way, and what is wrong with it.

    >>> str(misplaced(msgspec.ValidationError("Expected `int` <= 65535 - at `$.port`")))
    'port: expected int <= 65535'
    """
    steps, problem = misfit(error)
    return Mistake("content-at", place=".".join(steps), problem=problem) if steps else problem
