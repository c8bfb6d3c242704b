"""`duskhall serve`, `doctor`, `backup`, `restore`, `prune`: running the hall, and looking after what it keeps."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from duskhall.cli.parameters import Json, Lang
from duskhall.cli.words import words
from duskhall.kernel.mistake import Mistake

if TYPE_CHECKING:
    from duskhall.hall.config import Config as HallConfig
    from duskhall.hall.storage.pruning import Removed
    from duskhall.hall.tools.doctor import Finding

Database = Annotated[str | None, typer.Option("--db", metavar="URL", show_default=False)]
Config = Annotated[Path | None, typer.Option("--config", metavar="FILE", show_default=False)]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]


def serve(
    host: Annotated[str | None, typer.Option("--host", metavar="H", show_default=False)] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="P", show_default=False)] = None,
    db: Database = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", show_default=False)] = None,
    lan: Annotated[bool, typer.Option("--lan", show_default=False)] = False,
    open_browser: Annotated[bool, typer.Option("--open", show_default=False)] = False,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Run the hall."""
    from duskhall.hall.config import load
    from duskhall.hall.lan import picture
    from duskhall.hall.server import serve as run

    chosen = load({"host": host, "port": port, "db": db, "origins": origin or None, "lan": lan or None}, file=config)
    texts = words(lang)

    def started(address: str) -> None:
        typer.echo(texts.text("serve-started", address=address))
        if chosen.lan:
            typer.echo(picture(address))
            typer.echo(texts.text("serve-lan"))
        if open_browser:
            import webbrowser

            webbrowser.open(address)

    run(chosen, started)


def doctor(db: Database = None, config: Config = None, as_json: Json = False, lang: Lang = None) -> None:
    """Replay every table of a hall's store, and compare the states."""
    findings = asyncio.run(_examine(_database(db, config)))
    texts = words(lang)
    tables = [finding for finding in findings if finding.table]
    ill = [finding for finding in findings if finding.problem is not None]
    if as_json:
        problems = [{**vars(finding), "problem": texts.mistake(finding.problem)} for finding in ill if finding.problem]
        typer.echo(json.dumps({"tables": len(tables), "problems": problems}, indent=2))
    else:
        for finding in ill:
            said = Mistake("doctor-problem", table=finding.table, problem=finding.problem or "")
            typer.echo(texts.mistake(said if finding.table else finding.problem or said), err=True)
        entries = sum(finding.entries for finding in findings)
        message = "doctor-ill" if ill else "doctor-well"
        typer.echo(texts.text(message, tables=len(tables), entries=entries, ill=sum(bool(each.table) for each in ill)))
    raise typer.Exit(1 if ill else 0)


def backup(file: BackupFile, db: Database = None, config: Config = None, lang: Lang = None) -> None:
    """Keep everything that a hall's store holds in a file; the hall may run meanwhile."""
    rows = asyncio.run(_backup(_database(db, config), file))
    typer.echo(words(lang).text("backup-done", rows=rows, file=str(file)))


def restore(file: BackupFile, db: Database = None, config: Config = None, lang: Lang = None) -> None:
    """Fill an empty store from such a file, also one of the other database."""
    rows = asyncio.run(_restore(_database(db, config), file))
    typer.echo(words(lang).text("restore-done", rows=rows, file=str(file)))


def prune(
    db: Database = None,
    config: Config = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", show_default=False)] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Remove what nobody will miss from a hall's store, as the hall does by itself."""
    import msgspec

    from duskhall.hall.config import load

    removed = asyncio.run(_prune(load({"db": db}, file=config), dry_run))
    values = msgspec.to_builtins(removed)
    if as_json:
        typer.echo(json.dumps({"removed": not dry_run, **values}, indent=2))
    else:
        typer.echo(words(lang).text("prune-counted" if dry_run else "prune-done", **values))


def loadtest(
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", show_default=False)] = None,
    tables: Annotated[int, typer.Option("--tables", metavar="N", min=1, show_default=False)] = 100,
    connections: Annotated[int, typer.Option("--connections", metavar="N", min=1, show_default=False)] = 10,
    rate: Annotated[float, typer.Option("--rate", metavar="X", min=0.01, show_default=False)] = 5.0,
    seconds: Annotated[float, typer.Option("--seconds", metavar="X", min=1, show_default=False)] = 20.0,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure how much a hall bears on this machine."""
    import msgspec

    from duskhall.games import find, shelf
    from duskhall.hall.tools.loadtest import run, usual_seats

    game = shelf()[0].id if game is None else find(game).id
    seats = usual_seats(game, connections)
    with explained():
        report = run(game, tables, connections, rate, seconds, seats)
    values = msgspec.to_builtins(report)
    if as_json:
        typer.echo(json.dumps(values, indent=2))
    else:
        typer.echo(words(lang).text("loadtest-report", **values))


@contextmanager
def explained() -> Iterator[None]:
    """Say what a hall denies in its own words, which it chooses for whoever asks."""
    from duskhall.hall.denied import Denied

    try:
        yield
    except (Denied, OSError) as error:  # more connections than the system allows end as the latter
        raise Mistake("mistake-hall", problem=str(error)) from error


def _database(db: str | None, config: Path | None) -> str:
    from duskhall.hall.config import load

    return load({"db": db}, file=config).db


async def _examine(url: str) -> "list[Finding]":
    from duskhall.hall.storage import open_store
    from duskhall.hall.tools.doctor import examine

    store = open_store(url, reading=True)
    await store.open(lambda _: None)
    try:
        return [finding async for finding in examine(store)]
    finally:
        await store.close()


async def _backup(url: str, file: Path) -> int:
    from duskhall.hall.storage import open_store
    from duskhall.hall.tools.backup import backup as write

    store = open_store(url, reading=True)
    await store.open(lambda _: None)
    try:
        return await write(store, file)
    finally:
        await store.close()


async def _prune(config: "HallConfig", dry_run: bool) -> "Removed":
    from duskhall.hall import housekeeping
    from duskhall.hall.clock import wall
    from duskhall.hall.storage import open_store

    store = open_store(config.db, reading=dry_run)
    await store.open(lambda _: None)
    try:
        before = housekeeping.dates(config, wall())
        return await (housekeeping.count if dry_run else housekeeping.prune)(store, before)
    finally:
        await store.close()


async def _restore(url: str, file: Path) -> int:
    from duskhall.hall.storage import open_store
    from duskhall.hall.tools.backup import restore as read

    store = open_store(url)
    await store.open(lambda _: None)
    try:
        return await read(store, file)
    finally:
        await store.close()
