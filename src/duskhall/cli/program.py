"""All commands in one program: what `duskhall` understands."""

import platform
from importlib.util import find_spec
from typing import Annotated

import typer

from duskhall import __version__
from duskhall.cli import (
    analyse,
    arena,
    balance,
    bench,
    bot,
    dataset,
    keeper,
    new_game,
    play,
    records,
    rules,
    serve,
    simulate,
)
from duskhall.cli.flags import GameCommand
from duskhall.cli.help import SpokenCommand, SpokenGroup
from duskhall.native.place import summary

TABLES = (
    play.play,
    play.watch,
    simulate.simulate,
    arena.arena,
    balance.balance,
    dataset.dataset,
)  # the commands that set a table up
app = typer.Typer(
    name="duskhall",
    cls=SpokenGroup,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (
    rules.games,
    play.play,
    play.watch,
    simulate.simulate,
    arena.arena,
    balance.balance,
    dataset.dataset,
    rules.rules,
    records.replay,
    records.verify,
    analyse.analyse,
    bot.bot,
    bench.bench,
    new_game.new_game,
    serve.serve,
    serve.doctor,
    serve.backup,
    serve.restore,
    serve.prune,
    keeper.keeper,
    serve.loadtest,
):
    app.command(cls=GameCommand if command in TABLES else SpokenCommand)(command)


def version_line() -> str:
    """Return which Duskhall this is, whether its rules are compiled, the Python that runs it, and native rules."""
    spec = find_spec("duskhall.kernel.state")
    source = spec is None or str(spec.origin).endswith(".py")
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"Duskhall {__version__}, {'interpreted' if source else 'compiled'}, {python}, {summary()}"


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(version_line())
        raise typer.Exit


@app.callback()
def duskhall(
    version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True)] = False,
) -> None:
    """Play, watch, simulate and verify tabletop games."""
