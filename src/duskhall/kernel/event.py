"""What can happen at a table, declared once per game as kinds with named fields.

Rules tell ``(kind, ints)``; a listener, if there is one, makes typed values of them.  Nobody listening means
that nothing is built.  The text of an event is elsewhere: the Fluent message `event-<kind>`.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from duskhall.kernel.setup import Setup

# What an int of an event means; any other word is a noun whose catalogue gives the name (card, adventurer ...).
SEAT: Final = "seat"
NUMBER: Final = "number"

NOBODY: Final = -1  # a seat or a catalogue entry that is absent

EVERYONE: Final = ""

# A field's value in stable form: a seat or a number, a catalogue name, or None for NOBODY.
Stable = int | str | None


class Since:
    """A field that a kind of event has since a version of the rules; what it means stands beside it."""

    def __init__(self, version: int, noun: str) -> None:
        """Say which version added the field."""
        self.version = version
        self.noun = noun


class Kind:
    """A kind of event: its name, its fields in order, who hears it, and the rule that makes it happen.

    `audience` is EVERYONE or the name of the seat field whose holder alone hears it.  A field that was added later says
    so (`cause=Since(4, "cause")`), and so does a kind (`.since(4)`): records of an older version are told without it.
    Where a kind was parted from another one, so that each cites its own rule, `.since(4, OTHER)` says what it was told
    as before.
    """

    def __init__(self, name: str, rule: str, audience: str = EVERYONE, **fields: str | Since) -> None:
        """Declare a kind with at most four fields."""
        if len(fields) > 4:
            raise ValueError(f"event {name} has more than four fields")
        if "event" in fields:
            raise ValueError(f"event {name} has a field named event, which holds its name when it is written")
        nouns = [field.noun if isinstance(field, Since) else field for field in fields.values()]
        if audience != EVERYONE and dict(zip(fields, nouns)).get(audience) != SEAT:
            raise ValueError(f"event {name} is heard by {audience}, which is no seat field of it")
        self.name = name
        self.rule = rule
        self.audience = audience
        self.fields = tuple(fields)
        self.nouns = tuple(nouns)
        self.version = 1
        self.older: Kind | None = None
        self.versions = tuple([field.version if isinstance(field, Since) else 1 for field in fields.values()])

    def since(self, version: int, older: "Kind | None" = None) -> "Kind":
        """Say which version of the rules added the kind, and as which kind it was told before, if it was."""
        then = (
            set() if older is None else {name for name, since in zip(older.fields, older.versions) if since < version}
        )
        if older is not None and not then <= set(self.fields):
            raise ValueError(f"event {self.name} lacks fields of {older.name}, as which it was told before")
        self.version = version
        self.older = older
        return self

    def __repr__(self) -> str:
        """Name the kind."""
        return f"Kind({self.name!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears what the rules tell; subclassed by whoever needs events."""

    def hear(self, kind: Kind, a: int, b: int, c: int, d: int) -> None:
        """Receive one event as it happens."""
        raise NotImplementedError


class Event:
    """Something that happened, in a form that outlives the numbering of the content.

    Seats and numbers stay ints; whatever a catalogue numbers is given by its name.
    """

    def __init__(self, kind: Kind, values: dict[str, Stable]) -> None:
        """Hold the values by field name; they are never changed afterwards."""
        self.kind = kind
        self.values = values

    def hears(self, seat: int | None) -> bool:
        """Say whether that seat, or a spectator (None), learns of it."""
        if self.kind.audience == EVERYONE:
            return True
        return seat is not None and self.values[self.kind.audience] == seat

    def plain(self) -> dict[str, Stable]:
        """Return the form that the wire holds."""
        plain: dict[str, Stable] = {"event": self.kind.name}
        plain.update(self.values)
        return plain

    def told_by(self, version: int) -> dict[str, Stable] | None:
        """Return the form that records of this version of the rules hold, without younger fields; None for nothing."""
        kind: Kind | None = self.kind
        while kind is not None and kind.version > version:
            kind = kind.older
        if kind is None:
            return None
        plain: dict[str, Stable] = {"event": kind.name}
        for field, since in zip(kind.fields, kind.versions):
            if since <= version and field in self.values:  # what was read from an old record may lack it
                plain[field] = self.values[field]
        return plain

    def __eq__(self, other: object) -> bool:
        """Two events are equal when kind and values are."""
        return isinstance(other, Event) and self.kind is other.kind and self.values == other.values

    def __hash__(self) -> int:
        """Hash what equality compares."""
        return hash((self.kind.name, tuple(self.values.items())))

    def __repr__(self) -> str:
        """Show the written form."""
        return f"Event({self.plain()})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Recorder(Listener):
    """Keeps every event in the order in which it was told."""

    def __init__(self, setup: Setup) -> None:
        """Listen to a table of this setup, whose catalogues give the names."""
        self.setup = setup
        self.events: list[Event] = []

    def hear(self, kind: Kind, a: int, b: int, c: int, d: int) -> None:
        """Make an event of what was told, and keep it."""
        told = (a, b, c, d)
        values: dict[str, Stable] = {}
        for place, field in enumerate(kind.fields):
            values[field] = self._stable(kind.nouns[place], told[place])
        self.events.append(Event(kind, values))

    def _stable(self, noun: str, value: int) -> Stable:
        if noun == NUMBER:
            return value
        if value == NOBODY:
            return None
        return value if noun == SEAT else self.setup.catalogues[noun][value]
