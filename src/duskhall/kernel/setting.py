"""What a table settles before it plays: named settings, declared once per game.

In records, on the wire and on the command line a setting has a value, a word or a number.  Rules read it as an int
(`game.setting(WINNER) == BEFORE_BOSS`): a number is itself, a word its place among the values, an entry of the content
its place in the catalogue.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

Value = str | int

NO_ENTRY: Final = -1  # a setting that could name an entry of the content, and names none


class Setting:
    """A choice that a table makes before it plays: its possible values, the default, and the rule it bears on.

    `in_simulation` is what simulations, environments and tests use instead of the default: the limit of a game
    that the rules would let run for ever.  Where the setting picks an entry of the content, `noun` names its list:
    besides the default, the values are then the ids that the content at hand has; `catalogue` numbers them, if it is
    another one than the noun's.  `flag` is a flag of the command
    line that stands for it: alone for its value of that name, or else with the value after it.
    """

    def __init__(
        self,
        name: str,
        default: Value,
        values: Sequence[Value],
        rule: str,
        in_simulation: Value | None = None,
        noun: str = "",
        flag: str = "",
        catalogue: str = "",
    ) -> None:
        """Declare a setting; it becomes usable when a game collects it."""
        self.name = name
        self.default = default
        self.values = values
        self.rule = rule
        self.in_simulation = in_simulation
        self.noun = noun
        self.flag = flag
        self.catalogue = catalogue or noun
        self.index = -1

    def word(self, name: str) -> int:
        """Return the number that rules read where the table settled on this word."""
        if name not in self.values:
            raise ValueError(f"the setting {self.name} has no value {name}, but {', '.join(map(str, self.values))}")
        return list(self.values).index(name)

    def possible(self, data: Mapping[str, Any]) -> Sequence[Value]:
        """Return the values that a table can settle on, given the content's data."""
        if not self.noun:
            return self.values
        return tuple(dict.fromkeys([self.default, *(entry["id"] for entry in data[self.noun])]))

    def number(self, value: Value, catalogues: Mapping[str, list[str]]) -> int:
        """Return a value as rules read it."""
        if isinstance(value, int):
            return value
        words = catalogues[self.catalogue] if self.catalogue else [str(each) for each in self.values]
        return words.index(value) if value in words else NO_ENTRY

    def __repr__(self) -> str:
        """Name the setting."""
        return f"Setting({self.name!r})"
