"""What is typed here, with every Ctrl-C heard.

Python acts on a Ctrl-C between two of its own steps.  One that comes just before it begins to wait, for a key or for
anything else, would be acted on only after the waiting; so nothing here waits longer than `WAKE` at a time.
"""

import select
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.console import Console

WAKE: Final = 0.5  # seconds


def read_line(console: "Console", prompt: str = "") -> str:
    """Return the line that is typed at a prompt; raise `EOFError` when nothing can be typed any more."""
    console.print(prompt, end="")
    while not _something_typed():
        pass
    return console.input()


def _something_typed() -> bool:
    if sys.platform == "win32":  # where only sockets can be waited for
        return True
    return bool(select.select([sys.stdin], [], [], WAKE)[0])
