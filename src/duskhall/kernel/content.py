"""Content of a table's own: a file whose entries replace those of the game's content, or add to it.

An entry is a table with an `id` in one of the content's lists (`[[upgrade]]`, `[[monster]]` ...); one with a known
id replaces that entry whole, any other is added.  A table without an id (`[numbers]`) replaces the values it names.

This module must not know any game: what the entries mean is for the game's `load` to check.
"""

import json
import tomllib
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from duskhall.kernel.game import BadSetup, Game

Parsed = TypeVar("Parsed")

LARGEST = 2**20  # bytes; a whole game's content takes some twenty kilobytes


class BadContent(BadSetup):
    """Content that cannot be used: the sentence names file, entry and field."""

    def __init__(self, file: str, problem: str) -> None:
        """Say which file, and what is wrong with which entry of it."""
        super().__init__("mistake-content", file=file, problem=problem)
        self.problem = problem


# --- A game's own content ------------------------------------------------------------------------------------------


def read_folder(folder: Path, files: Iterable[str]) -> dict[str, Any]:
    """Return the tables of a game's content files, as they are written."""
    data: dict[str, Any] = {}
    for file in dict.fromkeys(files):
        data |= tomllib.loads((folder / file).read_text(encoding="utf-8"))
    return data


def parse(data: Mapping[str, Any], into: type[Parsed], files: Mapping[str, str]) -> Parsed:
    """Read data into typed entries; `BadContent` names the file of the noun, the entry by its id, and the field."""
    try:
        return msgspec.convert(data, into)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at ")
        steps = place.strip("`$.").replace("]", "").replace("[", ".").split(".")
        names = _named(data, [step for step in steps if step])
        file = files.get(steps[0], "content")
        raise BadContent(file, ": ".join([*[", ".join(names)] * bool(names), problem.replace("`", "")]) + ".") from None


def digest(data: Mapping[str, Any]) -> str:
    """Return a hash of content, the same however its tables are ordered."""
    return sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def _named(data: Any, steps: Iterable[str]) -> list[str]:
    """Return the way to a value, with entries called by their ids instead of their places."""
    names: list[str] = []
    for step in steps:
        if step.isdigit() and isinstance(data, list) and int(step) < len(data):
            data = data[int(step)]
            if isinstance(data, Mapping) and names:
                names[-1] += f" {data.get('id', data.get('number', step))}"
            continue
        data = data.get(step) if isinstance(data, Mapping) else None
        names.append(step)
    return names


# --- A file of a table's own ---------------------------------------------------------------------------------------


def load_file(game: Game, path: str | Path) -> dict[str, Any]:
    """Return a game's content with the entries of a TOML or JSON file in it, or raise `BadContent`."""
    own = game.setup(game.seats[0]).content.data
    data = merge(own, read(path), str(path))
    try:
        game.load(data)
    except BadContent as error:
        raise BadContent(str(path), error.problem) from None
    except BadSetup as error:
        raise BadContent(str(path), str(error)) from None
    return data


def read(path: str | Path) -> dict[str, Any]:
    """Read a TOML or JSON file into plain data."""
    name = str(path)
    try:
        with open(path, "rb") as file:
            raw = file.read(LARGEST + 1)
        if len(raw) > LARGEST:
            raise BadContent(name, f"it is larger than {LARGEST // 2**20} MB, so it is no content of a game.")
        text = raw.decode("utf-8")
        data = json.loads(text) if name.endswith(".json") else tomllib.loads(text)
    except OSError as error:
        raise BadContent(name, f"it cannot be read ({error.strerror or error}).") from None
    except RecursionError:
        raise BadContent(name, "it is nested too deeply.") from None
    except BadSetup:
        raise
    except ValueError as error:  # no UTF-8, no TOML, no JSON, or a null byte in the path
        raise BadContent(name, f"it is no TOML or JSON ({error}).") from None
    if not isinstance(data, dict):
        raise BadContent(name, "it holds no tables of entries.")
    return data


def merge(own: Mapping[str, Any], given: Mapping[str, Any], name: str = "content") -> dict[str, Any]:
    """Return content with entries replaced and added.

    >>> merge({"card": [{"id": "axe", "damage": 2}]}, {"card": [{"id": "axe", "damage": 3}, {"id": "saw"}]})
    {'card': [{'id': 'axe', 'damage': 3}, {'id': 'saw'}]}
    """
    merged = dict(own)
    for noun, value in given.items():
        if noun not in own:
            raise BadContent(name, f"{noun}: there is no such table; there are {', '.join(own)}.")
        if isinstance(own[noun], list):
            merged[noun] = _merge_entries(own[noun], value, noun, name)
        elif isinstance(value, dict):
            merged[noun] = {**own[noun], **value}
        else:
            raise BadContent(name, f"{noun}: it must be a table of values.")
    return merged


def _merge_entries(own: list[Any], given: object, noun: str, name: str) -> list[Any]:
    if not isinstance(given, list):
        raise BadContent(name, f"{noun}: it must be a list of entries, as in [[{noun}]].")
    entries = list(own)
    places = {entry["id"]: place for place, entry in enumerate(entries)}
    for number, entry in enumerate(given, 1):
        if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
            raise BadContent(name, f"{noun} {number}, id: it is missing.")
        if entry["id"] in places:
            entries[places[entry["id"]]] = entry
        else:
            places[entry["id"]] = len(entries)
            entries.append(entry)
    return entries
