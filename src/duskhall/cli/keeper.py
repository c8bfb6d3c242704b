"""`duskhall keeper`: reports, bans, muting, packs and the log of what was done, beside a hall that runs."""

import asyncio
import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from duskhall.cli.parameters import Json, Lang
from duskhall.cli.serve import Config, Database
from duskhall.cli.words import words
from duskhall.kernel.mistake import Mistake

if TYPE_CHECKING:
    from duskhall.hall.config import Config as HallConfig
    from duskhall.hall.tools.keeper import Found, Wish
    from duskhall.kernel.text import Texts


def keeper(
    action: Annotated[str, typer.Argument(metavar="ACTION", show_default=False)],
    about: Annotated[str, typer.Argument(metavar="[WHOM]", show_default=False)] = "",
    table: Annotated[str, typer.Option("--table", metavar="TABLE", show_default=False)] = "",
    hours: Annotated[float | None, typer.Option("--hours", metavar="N", min=0, show_default=False)] = None,
    why: Annotated[str, typer.Option("--why", metavar="TEXT", show_default=False)] = "",
    db: Database = None,
    config: Config = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Look after a hall and its people."""
    from duskhall.hall.config import load
    from duskhall.hall.tools.keeper import Wish

    wish = Wish(action=action, about=about, table=table, hours=hours, why=why)
    found = asyncio.run(_carry_out(load({"db": db}, file=config), wish))
    texts = words(lang)
    if as_json:
        typer.echo(json.dumps([_plain(line, texts) for line in found.lines], indent=2))
    elif not found.lines:
        typer.echo(texts.text("keeper-nothing"))
    for line in () if as_json else found.lines:
        typer.echo(texts.text(found.key, **_said(line, texts)))


async def _carry_out(config: "HallConfig", wish: "Wish") -> "Found":
    from duskhall.hall.storage import open_store
    from duskhall.hall.tools.keeper import carry_out

    store = open_store(config.db, beside=True)
    await store.open(lambda _: None)
    try:
        return await carry_out(store, config, wish)
    finally:
        await store.close()


def _plain(line: dict[str, Any], texts: "Texts") -> dict[str, Any]:
    return {name: texts.mistake(value) if isinstance(value, Mistake) else value for name, value in line.items()}


def _said(line: dict[str, Any], texts: "Texts") -> dict[str, Any]:
    """Return the arguments of a message: dates as dates, and nothing as a word that messages can ask for."""
    said = {}
    for name, value in _plain(line, texts).items():
        if name in ("at", "until") and value is not None:
            said[name] = datetime.fromtimestamp(value, UTC).strftime("%Y-%m-%d %H:%M UTC")
        elif isinstance(value, bool):
            said[name] = "yes" if value else "no"
        else:
            said[name] = "none" if value in (None, "") else str(value).replace("\n", " / ")
    return said
