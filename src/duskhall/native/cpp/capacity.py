"""How much room the lists of a state have in C++: what their declarations say, for the most seats and the own content.

What depends on the content gets half as much again, so that altered content fits without a new build; what needs more
is trapped, and the sentence names the field.
"""

from importlib import import_module
from typing import Any, Final, NamedTuple

from duskhall.kernel.game import Game
from duskhall.kernel.observation import observation_of
from duskhall.native.model import Program
from duskhall.native.types import PIECE, STATE, ListOf, Struct

UNSAID: Final = 16  # what a pile has room for that says nothing
LOCAL: Final = 128  # what the lists of a function have room for, or more where a field has
ROWS: Final = 24  # of lists in a list of a function
PLANS: Final = 64  # of the agenda
DEPTH: Final = 64  # of functions that call themselves


class Capacity(NamedTuple):
    """Of a list: how many entries; of a list of lists: how many lists, and how many entries each."""

    lists: int
    entries: int


class Capacities:
    """The capacities of a program's lists; without a game, all have the same."""

    def __init__(self, program: Program, game: Game | None) -> None:
        self.fields: dict[tuple[Struct, str], Capacity] = {}
        self.seats = game.seats[-1] if game else 12
        self.options = UNSAID
        self.observed = UNSAID
        self.tables: Any = None
        if game:
            setup = game.setup(self.seats)
            self.tables = setup.content.tables
            self.observed = _more(observation_of(setup).length)
            self.options = _more(max(len(domain) for domain in setup.domains))
        for struct in program.structs.values():
            if struct.sort in (STATE, PIECE):
                for name, found in struct.fields.items():
                    if isinstance(found, ListOf):
                        self.fields[struct, name] = self._of(struct, name, found) if game else Capacity(ROWS, LOCAL)
        self.local = max([LOCAL, *(found.entries for found in self.fields.values())])
        self.rows = max([ROWS, *(found.lists for found in self.fields.values())])

    def _of(self, struct: Struct, name: str, found: ListOf) -> Capacity:
        declared = struct.declared[name]
        is_pile = declared.start == "[]"
        size = UNSAID if is_pile else self._size(struct, f"len({declared.start})")
        most = self._size(struct, declared.most) if declared.most else UNSAID
        if isinstance(found.item, ListOf):
            return Capacity(max(size, self.seats), most)  # one for each seat, mostly
        return Capacity(1, max(most if is_pile and declared.most else size, 1))

    def _size(self, struct: Struct, expression: str) -> int:
        """Work a size out, in the module of the declaration."""
        names = {**vars(import_module(struct.module)), "tables": self.tables, "seats": self.seats}
        found = int(eval(expression, names))
        return _more(found) if "tables" in expression else found

    def written(self) -> list[str]:
        """Return the capacities that are no field's own, as C++."""
        sizes = {
            "CAPACITY": self.local,
            "ROWS": self.rows,
            "PLANS": PLANS,
            "ASKS": self.seats,
            "OPTIONS": self.options,
            "DEPTH": DEPTH,
            "OBSERVED": self.observed,
        }
        return [f"constexpr long long {name} = {size};" for name, size in sizes.items()]


def _more(size: int) -> int:
    """Half as much again, for content that is not the game's own."""
    return size + size // 2 + 1
