"""Content of a table's own: a file whose entries replace those of the game's content, or add to it.

An entry is a table with an `id` in one of the content's lists (`[[upgrade]]`, `[[monster]]` ...); one with a known
id replaces that entry whole, any other is added.  A table without an id (`[numbers]`) replaces the values it names.

This module must not know any game: what the entries mean is for the game's `load` to check.
"""

import json
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self, TypeVar

import msgspec

from duskhall.kernel.game import BadSetup, Game
from duskhall.kernel.misfit import misfit, none_of
from duskhall.kernel.mistake import Argument, Mistake
from duskhall.kernel.setup import Content

Parsed = TypeVar("Parsed")

# What entries say of themselves: where it comes from, what they are called in records, and, beside what the Fluent
# files have, their own words.
Provenance = Literal["rulebook", "reported", "designed"]
Identifier = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]{0,39}$")]
Words = Mapping[Literal["en", "es"], str]
Said = tuple[str, str, Words, Words]  # noun, id, name, text
Messages = dict[str, dict[str, str]]  # language -> key -> words

LARGEST = 2**20  # bytes; a whole game's content takes some twenty kilobytes
DEEPEST: Final = 12  # tables within tables; a campaign has six
LARGEST_NUMBER: Final = 2**31 - 1
LONGEST_NAME: Final = 200  # characters of what something is called; a step of a mission is called by a sentence
LONGEST_TEXT: Final = 2000
_JOINERS: Final = "\u200c\u200d\ufe0f"  # within words of some scripts, and within emoji
_UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # what shows nothing, or turns the direction of a line


class BadContent(BadSetup):
    """Content that cannot be used: the sentence names file, entry and field, then what is wrong.

    A game that has messages of its own for that raises a subclass whose `texts` is their folder.

    >>> raise BadContent("cards.toml", "card axe, damage", "content-range", value="-3", least="0", most="100")
    Traceback (most recent call last):
    duskhall.kernel.content.BadContent: cards.toml: card axe, damage: -3 is not from 0 to 100.
    """

    def __init__(self, file: str, place: str, key: str, /, **arguments: Argument) -> None:
        """Say which file, which entry and field of it ("" for all of it), and what is wrong, as a message."""
        problem = Mistake(key, **arguments)
        whole = Mistake("content-at", place=place, problem=problem) if place else problem
        super().__init__("mistake-content", file=file, problem=whole)
        self.args = (file, place, key)  # so that it can be sent to another process

    def within(self, file: str) -> Self:
        """Return the same about a file of another name."""
        copy = type(self)(*self.args)
        copy.arguments = {**self.arguments, "file": file}
        return copy


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
        steps, problem = misfit(error, into)
        file = files.get(steps[0], "content") if steps else "content"
        raise BadContent(file, ", ".join(_named(data, steps)), problem.key, **problem.arguments) from None


def all_different(file: str, noun: str, ids: Sequence[str]) -> None:
    """Refuse two entries of one id."""
    for name in ids:
        if ids.count(name) > 1:
            raise BadContent(file, f"{noun} {name}, id", "content-same-id")


def one_of(file: str, place: str, value: object, possible: Iterable[str]) -> None:
    """Refuse a value that is none of these."""
    names = tuple(possible)
    if value not in names:
        problem = none_of(value, names)
        raise BadContent(file, place, problem.key, **problem.arguments)


def between(file: str, place: str, value: int, least: int, most: int) -> None:
    """Refuse a number that is smaller or larger."""
    if not least <= value <= most:
        raise BadContent(file, place, "content-range", value=str(value), least=str(least), most=str(most))


def at_least(file: str, place: str, value: int, least: int) -> None:
    """Refuse a number that is smaller."""
    if value < least:
        raise BadContent(file, place, "content-least", value=str(value), least=str(least))


def digest(data: Mapping[str, Any]) -> str:
    """Return a hash of content, the same however its tables are ordered."""
    return sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def messages(catalogues: Mapping[str, list[str]], ours: Mapping[str, list[str]], said: Iterable[Said]) -> Messages:
    """Return the messages that content brings along; a new entry without a name is called by its id.

    >>> messages({"tile": ["old_well", "mill"]}, {"tile": ["mill"]}, [("tile", "mill", {"es": "Molino"}, {})])
    {'en': {'tile-old-well': 'Old Well', 'tile-old-well-text': ''}, 'es': {'tile-mill': 'Molino'}}
    """
    made: Messages = {}
    for noun, names in catalogues.items():
        for name in sorted(set(names) - set(ours.get(noun, ()))):
            called = _key(noun, name)
            made.setdefault("en", {}).update({called: name.replace("_", " ").title(), f"{called}-text": ""})
    for noun, name, names_said, texts_said in said:
        for suffix, words in (("", names_said), ("-text", texts_said)):
            for lang, text in words.items():
                made.setdefault(lang, {})[_key(noun, name) + suffix] = text
    return made


def _key(noun: str, name: str) -> str:
    return f"{noun}-{name}".replace("_", "-")  # as `text.key`, which would load all that speaks


def _named(data: Any, steps: Iterable[str]) -> list[str]:
    """Return the way to a value, with entries called by their ids instead of their places."""
    names: list[str] = []
    for step in steps:
        if step.isdigit() and isinstance(data, list) and int(step) < len(data):
            data = data[int(step)]
            if isinstance(data, Mapping) and names:
                names[-1] += f" {_called(data, step)}"
            continue
        data = data.get(step) if isinstance(data, Mapping) else None
        names.append(step)
    return names


def _called(entry: Mapping[str, Any], place: str) -> str:
    """Return the id or the number of an entry, as far as it can be shown, or else its place: nothing is checked yet."""
    called = entry.get("id", entry.get("number"))
    if isinstance(called, int) and abs(called) <= LARGEST_NUMBER:
        return str(called)
    shown = called[:LONGEST_NAME] if isinstance(called, str) else ""
    return "".join(each for each in shown if unicodedata.category(each) not in _UNSEEN) or place


# --- A file of a table's own ---------------------------------------------------------------------------------------


def known_fields(file: str, place: str, entry: msgspec.Struct, known: Iterable[str]) -> None:
    """Hold the list of what the rulebook states of an entry to fields that it has."""
    fields = [field for field in entry.__struct_fields__ if field not in ("id", "provenance", "known")]
    for name in known:
        one_of(file, f"{place}, known", name, fields)


def load_file(game: Game, path: str | Path) -> dict[str, Any]:
    """Return a game's content with the entries of a TOML or JSON file in it, or raise `BadContent`."""
    return load_data(game, read(path), str(path)).data  # type: ignore[return-value]


def load_data(game: Game, given: Mapping[str, Any], name: str) -> Content:
    """Return a game's content with given entries in it, loaded; `BadContent` calls them by this name."""
    plain(given, name)
    data = merge(game.setup(game.seats[0]).content.data, given, name)
    try:
        return game.setup(game.seats[0], content=data).content
    except BadContent as error:
        raise error.within(name) from None


def read(path: str | Path) -> dict[str, Any]:
    """Read a TOML or JSON file into plain data."""
    name = str(path)
    try:
        with open(path, "rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        raise BadContent(name, "", "content-unreadable", detail=error.strerror or str(error)) from None
    except ValueError as error:  # a null byte in the path
        raise BadContent(name, "", "content-no-data", detail=str(error)) from None
    return read_bytes(raw, name)


def read_bytes(raw: bytes, name: str) -> dict[str, Any]:
    """Read what a TOML or JSON file of this name holds into plain data."""
    if len(raw) > LARGEST:
        raise BadContent(name, "", "content-too-large", most=LARGEST // 2**20)
    try:
        text = raw.decode("utf-8")
        data = json.loads(text) if name.endswith(".json") else tomllib.loads(text)
    except RecursionError:
        raise BadContent(name, "", "data-too-deep") from None
    except ValueError as error:  # no UTF-8, no TOML, no JSON
        raise BadContent(name, "", "content-no-data", detail=str(error)) from None
    if not isinstance(data, dict):
        raise BadContent(name, "", "content-no-tables")
    return data


def plain(given: Mapping[str, Any], name: str) -> None:
    """Refuse what no content has: depths without end, dates, numbers beyond all counting, signs that nobody sees."""
    waiting: list[tuple[list[str], Any]] = [([], given)]
    while waiting:
        way, value = waiting.pop()
        if len(way) > 2 * DEEPEST:
            raise BadContent(name, way[0], "data-too-deep")
        if isinstance(value, dict):
            waiting += [([*way, each], inner) for each, inner in value.items()]
            _seen(name, way, "\n".join(value), LARGEST)
        elif isinstance(value, list):
            waiting += [([*way, str(number)], inner) for number, inner in enumerate(value)]
        elif isinstance(value, str):
            _seen(name, _named(given, way), value, LONGEST_NAME if "name" in way[-2:] else LONGEST_TEXT)
        elif isinstance(value, int):
            most = LARGEST_NUMBER
            if abs(value) > most:
                shown = f"{value:.1e}" if abs(value) < 10**300 else "..."
                place = ", ".join(_named(given, way))
                raise BadContent(name, place, "content-range", value=shown, least=str(-most), most=str(most))
        elif not isinstance(value, float):
            raise BadContent(name, ", ".join(_named(given, way)), "content-no-value")


def _seen(name: str, way: Sequence[str], text: str, most: int) -> None:
    place = ", ".join(way)
    for each in text:
        if unicodedata.category(each) in _UNSEEN and each != "\n" and each not in _JOINERS:
            raise BadContent(name, place, "content-unseen", code=f"U+{ord(each):04X}")
    if len(text) > most:
        raise BadContent(name, place, "content-too-long", most=most)


def merge(own: Mapping[str, Any], given: Mapping[str, Any], name: str = "content") -> dict[str, Any]:
    """Return content with entries replaced and added.

    >>> merge({"card": [{"id": "axe", "damage": 2}]}, {"card": [{"id": "axe", "damage": 3}, {"id": "saw"}]})
    {'card': [{'id': 'axe', 'damage': 3}, {'id': 'saw'}]}
    """
    merged = dict(own)
    for noun, value in given.items():
        if noun not in own:
            raise BadContent(name, noun, "content-no-such-table", tables=tuple(own))
        if isinstance(own[noun], list):
            merged[noun] = _merge_entries(own[noun], value, noun, name)
        elif isinstance(value, dict):
            merged[noun] = {**own[noun], **value}
        else:
            raise BadContent(name, noun, "content-no-table")
    return merged


def _merge_entries(own: list[Any], given: object, noun: str, name: str) -> list[Any]:
    if not isinstance(given, list):
        raise BadContent(name, noun, "content-no-list", noun=noun)
    entries = list(own)
    places = {entry["id"]: place for place, entry in enumerate(entries)}
    for number, entry in enumerate(given, 1):
        if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
            raise BadContent(name, f"{noun} {number}, id", "content-missing")
        if entry["id"] in places:
            entries[places[entry["id"]]] = entry
        else:
            places[entry["id"]] = len(entries)
            entries.append(entry)
    return entries
