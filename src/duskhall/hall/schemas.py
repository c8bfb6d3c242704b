"""Writes web/schema/*.json, from which the browser client's types are made: `python -m duskhall.hall.schemas`.

`hall.json` holds the messages of the WebSocket and the bodies of HTTP; `<game>.json` the view of each game.
"""

import json
import typing
from pathlib import Path
from typing import Any, Final

import msgspec
from pydantic.json_schema import models_json_schema

from duskhall import games
from duskhall.hall import protocol
from duskhall.hall.web import books, edge, people, tables
from duskhall.hall.worker import Frame

FOLDER: Final = Path(__file__).parents[3] / "web" / "schema"

GAMES: Final = tuple(games.GAMES)  # without those that tests add

_REFERENCE: Final = "#/$defs/{name}"
_BODIES: Final = (books.Book, books.Chapter, tables.GameInfo, tables.NewTable, people.Me, people.Link, edge.Problem)


def hall() -> dict[str, Any]:
    """Return the schema of everything that client and hall say to each other."""
    schema = protocol.schema()
    _, frames = msgspec.json.schema_components((Frame,), ref_template=_REFERENCE)
    _, bodies = models_json_schema([(body, "serialization") for body in _BODIES], ref_template="#/$defs/{model}")
    return {**schema, "title": "Hall", "$defs": {**frames, **schema["$defs"], **bodies["$defs"]}}


def view(game_id: str) -> dict[str, Any]:
    """Return the schema of a game's view."""
    kind = typing.get_type_hints(games.find(game_id).view)["return"]
    (root,), components = msgspec.json.schema_components((kind,), ref_template=_REFERENCE)
    return {"title": "Root", "$defs": components, **root}


def files() -> dict[str, str]:
    """Return every file's name and text."""
    schemas = {"hall": hall(), **{game_id: view(game_id) for game_id in GAMES}}
    return {f"{name}.json": json.dumps(schema, indent=1, sort_keys=True) + "\n" for name, schema in schemas.items()}


def main() -> None:
    """Write the files where they belong."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
