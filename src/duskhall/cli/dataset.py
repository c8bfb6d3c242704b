"""`duskhall dataset`: games as a Parquet file, a row for every decision, with a data card."""

import json
from pathlib import Path
from typing import Annotated

import typer

from duskhall.cli.balance import planned
from duskhall.cli.parameters import (
    Bots,
    Cluster,
    ContentFile,
    GameId,
    Json,
    Lang,
    Players,
    Settings,
    read_settings,
    workers,
)
from duskhall.cli.simulate import progress_bar
from duskhall.cli.words import words
from duskhall.kernel.mistake import Mistake

PARQUET = ".parquet"


def dataset(
    game: GameId,
    out: Annotated[Path, typer.Option("--out", metavar="FILE|FOLDER", show_default=False)],
    players: Players = None,
    number: Annotated[int, typer.Option("--games", metavar="K", min=1, show_default=False)] = 100,
    seed: Annotated[str, typer.Option("--seed", metavar="S", show_default=False)] = "1",
    bots: Bots = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", min=1, show_default=False)] = 1,
    cluster: Cluster = None,
    setting: Settings = None,
    content: ContentFile = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Write games as data."""
    from duskhall.games import find
    from duskhall.lab import dataset as lab
    from duskhall.lab.card import card

    lab.check()
    found = find(game)
    texts = words(lang, found)
    plan = planned(found, players, read_settings(setting), content, bots, seed, number)
    if not plan.bots and found.policy is None:
        raise Mistake("mistake-balance-policy", game=found.id)
    doing = workers(jobs, cluster)
    file, beside = _places(out)
    with progress_bar(number, texts.text("simulate-progress")) as progress:
        written = lab.write(plan, file, doing, progress)
    beside.write_text(card(texts.lang, plan, written), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps({**lab.description(plan), **written, "file": str(file), "card": str(beside)}, indent=2))
    else:
        typer.echo(texts.text("dataset-written", file=str(file), card=str(beside), **written))


def _places(out: Path) -> tuple[Path, Path]:
    """Return where the data go, and where their card goes: a file with the card beside it, or a folder for both."""
    if out.suffix == PARQUET:
        if out.is_dir() or not out.parent.is_dir():
            raise Mistake("mistake-out", file=str(out))
        return out, out.with_suffix(".md")
    if (out.exists() and not out.is_dir()) or not out.parent.is_dir():
        raise Mistake("mistake-out", file=str(out))
    out.mkdir(exist_ok=True)
    return out / f"games{PARQUET}", out / "README.md"
