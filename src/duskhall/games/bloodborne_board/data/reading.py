"""How the content writes what `tables` declares: its tables get their fields from there, and are read into definitions.

`says` adds to a table of the content every field of a definition, written as its type tells; `Reader` makes definitions
of what was written.  So no field can be written that no definition takes, and none that is written gets lost.
"""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

import msgspec

from duskhall.games.bloodborne_board import printed, tables
from duskhall.kernel.content import between, one_of
from duskhall.kernel.setup import Definition


class Written(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of the content."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Return a field that `says` has added."""


# What a number may be: from 0 to `MOST`, except for these.
MOST: Final = 20
LARGE: Final = 99
RANGES: Final[Mapping[tuple[str, str], tuple[int, int]]] = {
    ("Card", "copies"): (1, MOST),
    ("Chapter", "cap"): (0, LARGE),
    ("EnemyKind", "hp"): (1, LARGE),
    ("EnemyKind", "hp2"): (1, LARGE),
    ("EnemyKind", "minis"): (1, MOST),
    ("Firearm", "cards"): (1, MOST),  # 15.4 each has its price
    ("Firearm", "copies"): (1, MOST),
    ("Item", "copies"): (1, MOST),
    ("Modifier", "hp"): (0, LARGE),
    ("Spawn", "phase"): (1, 2),
}

Table = TypeVar("Table", bound=Written)
Made = TypeVar("Made", bound=Definition)

_TABLES: Final[dict[str, type[Written]]] = {}  # by the name of the definition that is made of them


@lru_cache
def words_of(kind: str) -> dict[str, int]:
    """Return the words for such a number: the constants that begin like its type.

    >>> words_of("GunUse")
    {'basic_attack': 0, 'attack': 1, 'turn': 2, 'entry': 3, 'weaken': 4}
    """
    begins = re.sub(r"(?<=[a-z])[A-Z].*", "", kind).upper() + "_"
    found = {name: value for name, value in vars(printed).items() if name.startswith(begins)}
    return {name.removeprefix(begins).lower(): value for name, value in found.items()}


def says(definition: type[Definition], leaving: tuple[str, ...] = ()) -> Callable[[type[Table]], type[Table]]:
    """Add to a table what a definition declares, except what the table says itself, and what it leaves out."""

    def add(table: type[Table]) -> Any:
        first = definition()
        fields: list[tuple[str, Any, Any]] = []
        for name, kind in zip(definition.FIELDS, definition.TYPES):
            written = _written(kind)
            if written is not None and name not in (*table.__struct_fields__, *leaving):
                given = name in definition.GIVEN
                fields.append((name, written, msgspec.NODEFAULT if given else _default(kind, getattr(first, name))))
        own = {"__doc__": table.__doc__}
        made: Any = msgspec.defstruct(table.__name__, fields, bases=(table,), namespace=own, kw_only=True)
        _TABLES[definition.__name__] = made
        return made

    return add


@lru_cache
def _written(kind: str) -> Any:
    """Return the type of what the content writes, or None where it writes nothing."""
    if kind.startswith("list["):
        item = _written(kind[5:-1])
        return None if item is None else list[item]  # type: ignore[valid-type]
    if kind in _TABLES:
        return _TABLES[kind] | None
    if kind.endswith("Id"):
        return str
    words = words_of(kind)
    if kind.endswith("Set"):
        return list[Literal[tuple(words)]]  # type: ignore[misc]
    if words:
        return Literal[tuple(words) if 0 in words.values() else ("", *words)]
    return {"int": int, "Yes": bool}.get(kind)


def _default(kind: str, first: Any) -> Any:
    """Return what stands for the first value of a field where the content is silent."""
    if isinstance(first, list) or kind.endswith("Set"):
        return []
    if kind in ("int", "Yes"):
        return bool(first) if kind == "Yes" else first
    if kind in _TABLES or kind.endswith("Id"):
        return None if kind in _TABLES else ""
    return next((word for word, number in words_of(kind).items() if number == first), "")


class Reader:
    """Makes definitions of the tables of one file, whose ids it looks up by what they name."""

    def __init__(self, file: str, numbers: Mapping[str, Mapping[str, int]]) -> None:
        self.file = file
        self.numbers = numbers

    def read(self, made: Made, table: Written, place: str) -> Made:
        """Fill a definition with everything that a table says, and return it."""
        for name, kind in zip(made.FIELDS, made.TYPES):
            if name in table.__struct_fields__ and _written(kind) is not None:
                may_lack = name not in made.GIVEN
                if kind in ("int", "list[int]"):
                    self._in_range(type(made).__name__, name, getattr(table, name), f"{place}, {name}")
                setattr(made, name, self._number(kind, getattr(table, name), f"{place}, {name}", may_lack))
        return made

    def _in_range(self, definition: str, name: str, value: int | list[int], place: str) -> None:
        """Refuse a number that no rule was written for."""
        for each in value if isinstance(value, list) else [value]:
            between(self.file, place, each, *RANGES.get((definition, name), (0, MOST)))

    def _number(self, kind: str, value: Any, place: str, may_lack: bool) -> Any:
        if kind.startswith("list["):
            item = kind[5:-1]
            return [self._number(item, each, place, item.startswith("Any")) for each in value]
        if kind in _TABLES:
            made: Definition = getattr(tables, kind)()
            return made if value is None else self.read(made, value, place)
        if kind.endswith("Id"):
            return self._numbered(kind, value, place, may_lack)
        if kind.endswith("Set"):
            return sum(words_of(kind)[each] for each in value)
        if kind == "Yes":
            return int(bool(value))
        return value if kind == "int" else words_of(kind).get(value, 0)

    def _numbered(self, kind: str, name: str, place: str, may_lack: bool) -> int:
        """Return the number of an entry by its id."""
        if not name and may_lack:
            return printed.NOBODY
        possible = self.numbers[kind.removeprefix("Any").removesuffix("Id").lower()]
        one_of(self.file, place, name, possible)
        return possible[name]
