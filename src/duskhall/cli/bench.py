"""`duskhall bench`: how fast the rules run here, relative to a fixed loop."""

import json
from typing import Annotated

import typer

from duskhall.cli.parameters import Json, Lang, Players
from duskhall.cli.words import words


def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", show_default=False)] = None,
    players: Players = None,
    seconds: Annotated[float, typer.Option("--seconds", metavar="X", min=0.01, show_default=False)] = 1.0,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure decisions per second and the cost of a copy."""
    from duskhall.games import find, shelf
    from duskhall.lab import bench as measuring

    found = shelf()[0] if game is None else find(game)
    texts = words(lang, found)
    figures = measuring.bench(found, players or measuring.usual_players(found), seconds)
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
        return
    how = texts.text("bench-compiled" if figures["compiled"] else "bench-interpreted")
    typer.echo(texts.text("bench-title", game=found.id, players=figures["players"], how=how, python=figures["python"]))
    typer.echo(texts.text("bench-loop", rate=figures["loops_per_s"]))
    for name, message in (
        ("decisions_from_python", "bench-from-python"),
        ("decisions_in_engine", "bench-in-engine"),
    ):
        rate = figures[name]
        typer.echo(texts.text(message, rate=rate["per_s"], loops=rate["per_1000_loops"]))
    typer.echo(texts.text("bench-copy", micros=figures["copy_us"], loops=figures["copies"]["per_1000_loops"]))
    rate = figures["decisions_native"]
    if rate is None:
        typer.echo(texts.text("bench-no-native"))
    else:
        micros = figures["copy_native_us"]
        typer.echo(texts.text("bench-native", rate=rate["per_s"], loops=rate["per_1000_loops"], micros=micros))
