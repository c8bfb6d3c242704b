"""Writes web/schema/*.json, from which the browser client's types are made: `python -m duskhall.hall.tools.schemas`.

`hall.json` holds the messages of the WebSocket and the bodies of HTTP; `<game>/` what a game's own board is drawn from:
its views, its events and its content.  A game without a board needs none of them: the generic one draws it from texts.
"""

import json
import sys
import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from pydantic.json_schema import models_json_schema

from duskhall import games
from duskhall.hall import protocol
from duskhall.hall.bots.analyses import AnalysisNow
from duskhall.hall.bots.jobs import Frame, Story
from duskhall.hall.exercises import Exercise, ExerciseInfo
from duskhall.hall.teaching import Lesson, Shown
from duskhall.hall.web import books, codes, daily, days, edge, history, packs, people, profile, push, tables
from duskhall.kernel.event import NUMBER, SEAT, Kind

CLIENT: Final = Path(__file__).parents[4] / "web"
FOLDER: Final = CLIENT / "schema"
BOARDS: Final = CLIENT / "src" / "boards"

_REFERENCE: Final = "#/$defs/{name}"
# What the fields of an event hold: a seat, a number, or else the name of an entry of the content.
_VALUES: Final = {SEAT: {"type": "integer"}, NUMBER: {"type": "integer"}}
_NAME: Final = {"type": "string"}
_BODIES: Final = (
    books.Book,
    books.Chapter,
    packs.PackShelf,
    packs.TableBook,
    tables.GameInfo,
    tables.NewTable,
    tables.Invitation,
    tables.Turn,
    days.Holiday,
    days.OwnHolidays,
    push.Pushing,
    codes.Invite,
    codes.Entrance,
    people.Me,
    profile.Link,
    profile.Passphrase,
    profile.Profile,
    daily.DayTold,
    history.History,
    history.GameStatistics,
    edge.Problem,
)


def hall() -> dict[str, Any]:
    """Return the schema of everything that client and hall say to each other."""
    schema = protocol.schema()
    _, frames = msgspec.json.schema_components(
        (Frame, Story, Lesson, Shown, AnalysisNow, ExerciseInfo, Exercise), ref_template=_REFERENCE
    )
    _, bodies = models_json_schema([(body, "serialization") for body in _BODIES], ref_template="#/$defs/{model}")
    return {**schema, "title": "Hall", "$defs": {**frames, **schema["$defs"], **bodies["$defs"]}}


def view(game_id: str) -> dict[str, Any]:
    """Return the schema of a game's view."""
    return _of(typing.get_type_hints(games.find(game_id).view)["return"], "View")


def content(game_id: str) -> dict[str, Any]:
    """Return the schema of a game's content, which is the `Box` that its loader reads files into."""
    return _of(sys.modules[games.find(game_id).load.__module__].Box, "Box")


def events(game_id: str) -> dict[str, Any]:
    """Return the schema of what can happen in a game, by kind."""
    kinds = games.find(game_id).kinds_by_name
    return {
        "title": "Events",
        "type": "object",
        "properties": {name: {"$ref": _REFERENCE.format(name=_type_name(name))} for name in kinds},
        "required": list(kinds),
        "$defs": {_type_name(name): _event(kind) for name, kind in kinds.items()},
    }


def files() -> dict[str, str]:
    """Return every file's path and text."""
    schemas = {"hall": hall()}
    for game_id in sorted(path.parent.name for path in BOARDS.glob("*/board.ts")):
        schemas |= {f"{game_id}/{what.__name__}": what(game_id) for what in (view, content, events)}
    return {f"{path}.json": json.dumps(schema, indent=1, sort_keys=True) + "\n" for path, schema in schemas.items()}


def main() -> None:
    """Write the files where they belong."""
    for path, text in files().items():
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_text(text, encoding="utf-8")


def _of(kind: Any, title: str) -> dict[str, Any]:
    (root,), components = msgspec.json.schema_components((kind,), ref_template=_REFERENCE)
    return {"title": title, "$defs": components, **root}


def _event(kind: Kind) -> dict[str, Any]:
    fields = dict(zip(kind.fields, kind.nouns, strict=True))
    properties: Mapping[str, Any] = {name: _VALUES.get(noun, _NAME) for name, noun in fields.items()}
    return {
        "type": "object",
        "description": f"Rule {kind.rule}." if kind.rule else "",
        "properties": {"event": {"const": kind.name}, **properties},
        "required": ["event", *fields],
    }


def _type_name(kind: str) -> str:
    return "".join(word.capitalize() for word in kind.split("_"))


if __name__ == "__main__":
    main()
