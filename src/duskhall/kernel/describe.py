"""A view in words: a tree of text keys and arguments that a game's `describe(view)` returns.

The terminal, the generic table of the browser, "state as text" and screen readers all use the same tree; only
whoever renders it needs a language.

>>> Text("seat-line", {"seat": SeatName(0), "gold": 3}).plain()
{'key': 'seat-line', 'args': {'seat': {'seat': 0}, 'gold': 3}, 'children': []}
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Union

if TYPE_CHECKING:
    from duskhall.kernel.text import Plain, TableTexts


@dataclass(frozen=True)
class Noun:
    """An entry of a catalogue, said by its own message `<noun>-<id>`."""

    noun: str
    id: str


@dataclass(frozen=True)
class SeatName:
    """A seat, said by its player's name."""

    seat: int


# What a text can be given; several things are said one after another, with commas.
Argument = Union[int, str, Noun, SeatName, "Text", tuple["Argument", ...]]


@dataclass(frozen=True)
class Text:
    """A message, its arguments, and what belongs under it."""

    key: str
    args: Mapping[str, Argument] = field(default_factory=dict)
    children: tuple["Text", ...] = ()

    def plain(self) -> dict[str, Any]:
        """Return the tree as JSON can hold it, for clients that render it themselves."""
        return {
            "key": self.key,
            "args": {name: _plain(value) for name, value in self.args.items()},
            "children": [child.plain() for child in self.children],
        }


def sentence(text: Text, table: "TableTexts") -> str:
    """Return a text's own words in the table's language, without what belongs under it."""
    return table.text(text.key, **{name: say(value, table) for name, value in text.args.items()})


def lines(text: Text, table: "TableTexts", indent: str = "  ") -> list[str]:
    """Return the whole tree as lines, each level further in."""
    below = [indent + line for child in text.children for line in lines(child, table, indent)]
    return sentence(text, table).splitlines() + below


def say(value: Argument, table: "TableTexts") -> "Plain":
    """Return an argument as a message takes it: numbers as numbers, everything else in words."""
    if isinstance(value, Noun):
        return table.noun(value.noun, value.id)
    if isinstance(value, SeatName):
        return table.seat(value.seat)
    if isinstance(value, Text):
        return sentence(value, table)
    if isinstance(value, tuple):
        return ", ".join(str(say(item, table)) for item in value) or table.text("nothing")
    return value


def _plain(value: Argument) -> Any:
    if isinstance(value, Noun):
        return {"noun": value.noun, "id": value.id}
    if isinstance(value, SeatName):
        return {"seat": value.seat}
    if isinstance(value, Text):
        return value.plain()
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value
