"""What a value of the subset can be."""

from dataclasses import dataclass, field

from duskhall.kernel.fields import Field


class Type:
    """A type of the subset; equal types are equal values."""


@dataclass(frozen=True)
class Basic(Type):
    """A type without parts."""

    name: str

    def __str__(self) -> str:
        """Name it as an annotation does."""
        return self.name


INT = Basic("int")
BOOL = Basic("bool")
NOTHING = Basic("None")
RANGE = Basic("range")
QUESTION = Basic("Question")
KIND = Basic("Kind")
SETTING = Basic("Setting")
ASK = Basic("Ask")
STEP = Basic("Step")  # a function of the flow, whatever it takes
DICE = Basic("Dice")
LISTENER = Basic("Listener")
SETUP = Basic("Setup")  # what `start` is given, to make a state of
PURPOSE = Basic("str")  # what a draw of the dice is for, and nothing else


@dataclass(frozen=True)
class ListOf(Type):
    """A list of equal things; of an empty list that says nothing yet, `item` is None."""

    item: Type | None

    def __str__(self) -> str:
        """Name it as an annotation does."""
        return f"list[{self.item or '?'}]"


@dataclass(frozen=True)
class TupleOf(Type):
    """Several values at once: to compare with, to go through, or to unpack."""

    items: tuple[Type, ...]

    def __str__(self) -> str:
        """Name it as an annotation does."""
        return f"tuple[{', '.join(str(item) for item in self.items)}]"


@dataclass(frozen=True)
class Series(Type):
    """What only a loop goes through: reversed, enumerate, zip."""

    item: Type

    def __str__(self) -> str:
        """Say what it is."""
        return f"a series of {self.item}"


@dataclass(frozen=True)
class FunctionType(Type):
    """A function that a table holds, such as the effect of a card."""

    takes: tuple[Type, ...]
    gives: Type

    def __str__(self) -> str:
        """Name it as an annotation does."""
        return f"Callable[[{', '.join(str(each) for each in self.takes)}], {self.gives}]"


# What a declared class is.
STATE = "state"
PIECE = "piece"
TABLE = "table"  # the tables, and the definitions in them: made from the content, never changed


@dataclass(frozen=True)
class Struct(Type):
    """A declared class; two are equal when they are the same one."""

    name: str
    module: str
    sort: str
    fields: dict[str, Type] = field(default_factory=dict, compare=False, hash=False)
    shared: set[str] = field(default_factory=set, compare=False, hash=False)  # fields that are replaced, never changed
    declared: dict[str, Field] = field(default_factory=dict, compare=False, hash=False)  # of states and pieces

    def __str__(self) -> str:
        """Name it as an annotation does."""
        return self.name


INTS = ListOf(INT)
NUMBERS = (INT, BOOL)


def fits(given: Type, wanted: Type) -> bool:
    """Say whether a value of one type can stand where another is wanted: a bool is a number, a function a step."""
    if given == wanted or (wanted == INT and given == BOOL):
        return True
    if isinstance(given, ListOf) and isinstance(wanted, ListOf):
        if isinstance(given.item, ListOf) and isinstance(wanted.item, ListOf):
            return fits(given.item, wanted.item)
        return given.item is None or wanted.item is None or given.item == wanted.item
    return wanted == STEP and isinstance(given, FunctionType)
