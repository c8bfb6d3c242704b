"""The command line: `duskhall play dungeon-cards`, and everything else that a terminal can do.

Commands import what they need when they run, so that `duskhall --version` is quick.  Whatever a person can get
wrong ends in one sentence on the standard error output and a non-zero exit status, never in a traceback.
"""

import os
import sys
from collections.abc import Sequence

from duskhall.cli.words import spoken

WRONG = 2  # the exit status of a command that was asked for something impossible
INTERRUPTED = 130
BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments) or ["--help"]
    try:
        status = _run(given)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has left; Python must not complain when it flushes at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return status


def _run(arguments: list[str]) -> int:
    try:
        status = _command(arguments)
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 1
    except KeyboardInterrupt:
        status = INTERRUPTED
    except Exception as error:
        sentence = _sentence(error, arguments)
        if sentence is None:
            raise
        sys.stderr.write(f"{sentence}\n")
        return WRONG
    if status == INTERRUPTED:
        sys.stderr.write(f"{spoken(arguments).text('interrupted')}\n")
    return status


def _command(arguments: list[str]) -> int:
    import typer

    from duskhall.cli.program import app

    command = typer.main.get_command(app)
    try:
        status = command.main(args=arguments, prog_name="duskhall", standalone_mode=False, obj=arguments)
    except typer.Abort:
        return INTERRUPTED
    return status if isinstance(status, int) else 0


def _sentence(error: Exception, arguments: Sequence[str]) -> str | None:
    """Return the one sentence for something that a person got wrong; None for an error of ours."""
    from typer import TyperException

    from duskhall.cli.usage import misused
    from duskhall.kernel.mistake import Mistake
    from duskhall.kernel.refusal import Refusal
    from duskhall.kernel.rulebook import UnknownRule

    if isinstance(error, Mistake):
        return spoken(arguments).mistake(error)
    if isinstance(error, UnknownRule):
        nearest = ", ".join(error.nearest)
        return spoken(arguments).text("mistake-unknown-rule", number=error.number, nearest=nearest)
    if isinstance(error, Refusal):
        return str(error)
    if isinstance(error, TyperException):
        return spoken(arguments).mistake(misused(error.format_message()))
    if isinstance(error, OSError) and not isinstance(error, BrokenPipeError) and error.filename:
        return spoken(arguments).text("mistake-file", file=str(error.filename), problem=str(error.strerror))
    return None
