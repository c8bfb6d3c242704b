"""`--help` in the language of the person who asks.

The code of a command holds no help; its words are the messages `help-<command>`, `help-<command>-<parameter>`
(or `help-any-<parameter>`, shared by several commands) and `help-<command>-examples`.
"""

import sys
from typing import Any

from typer.core import TyperCommand, TyperGroup

from duskhall.cli.words import spoken


class SpokenCommand(TyperCommand):
    """A command whose help is said in the right language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        translate(self, self.name or "", ctx)
        super().format_help(ctx, formatter)


class SpokenGroup(TyperGroup):
    """The program itself, with its list of commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        translate(self, "", ctx)
        for name in self.list_commands(ctx):
            command = self.get_command(ctx, name)
            if command is not None:
                translate(command, name, ctx)
        super().format_help(ctx, formatter)

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.commands)


def translate(command: Any, name: str, ctx: Any) -> None:
    """Put the words of the messages into a command and its parameters."""
    texts = spoken(ctx.find_root().obj or sys.argv[1:])
    command.help = texts.text(f"help-{name}" if name else "help")
    command.rich_help_panel = texts.text("help-title-commands")
    examples = texts.text(f"help-{name}-examples" if name else "help-examples").splitlines()
    command.epilog = "\n\n".join([texts.text("help-title-examples"), *examples])
    for parameter in command.get_params(ctx):
        parameter.help = texts.text(parameter_key(name, parameter.name, texts.has))
        parameter.opts = parameter.opts[:1]  # an older name of a flag is understood, not taught
        is_argument = parameter.param_type_name == "argument"
        title = "help-title-arguments" if is_argument else "help-title-options"
        parameter.rich_help_panel = texts.text(title)


def parameter_key(command: str, parameter: str, has: Any) -> str:
    """Return the key of a parameter's help: its own, or the one that several commands share."""
    own = f"help-{command}-{parameter}".replace("_", "-")
    return own if has(own) else f"help-any-{parameter}".replace("_", "-")
