"""What is wrong with a command line: typer's finding as a message of ours."""

import re
from typing import Final

from duskhall.kernel.mistake import Mistake

# typer's sentences, and our messages for them; the named groups are the messages' arguments.
_FINDINGS: Final = tuple(
    (re.compile(pattern), key)
    for pattern, key in (
        (r"No such option: (?P<option>\S+)(?: .*)?", "usage-no-such-option"),
        (r"No such command (?P<command>'.*')(?:\. .*)?", "usage-no-such-command"),
        (r"Missing argument (?P<name>'.*')", "usage-missing-argument"),
        (r"Missing option (?P<name>'.*')", "usage-missing-option"),
        (r"Option (?P<option>'.*') requires an argument", "usage-no-value"),
        (r"Option (?P<option>'.*') does not take a value", "usage-needless-value"),
        (r"Got unexpected extra argument\(s\) \((?P<given>.*)\)", "usage-too-many"),
        (r"Invalid value for (?P<name>'.*?'): Input should be greater than or equal to (?P<least>.*)", "usage-least"),
        (r"Invalid value for (?P<name>'.*?'): Input should be less than or equal to (?P<most>.*)", "usage-most"),
        (r"Invalid value for (?P<name>'.*?'): Input should be a valid integer.*", "usage-no-integer"),
        (r"Invalid value for (?P<name>'.*?'): Input should be a valid number.*", "usage-no-number"),
    )
)


def misused(problem: str) -> Mistake:
    """Return what typer says is wrong, as a message.

    >>> misused("No such option: --moonwalk").plain()["args"]["problem"]
    {'key': 'usage-no-such-option', 'args': {'option': '--moonwalk'}, 'children': []}
    """
    for pattern, key in _FINDINGS:
        found = pattern.fullmatch(problem.rstrip("."))
        if found:
            return Mistake("mistake-usage", problem=Mistake(key, **found.groupdict()))
    return Mistake("mistake-usage", problem=problem.rstrip("."))
