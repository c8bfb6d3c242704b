"""What can happen at a table, declared once per game as kinds with named fields.

Rules tell ``(kind, ints)``; a listener, if there is one, makes typed values of them.  Nobody listening means
that nothing is built.  The text of an event is elsewhere: the Fluent message `event-<kind>`.
"""

from typing import Final

# What an int of an event means; any other word is a noun whose catalogue gives the name (card, adventurer ...).
SEAT: Final = "seat"
NUMBER: Final = "number"

NOBODY: Final = -1  # a seat or a catalogue entry that is absent

EVERYONE: Final = ""


class Kind:
    """A kind of event: its name, its fields in order, who hears it, and the rule that makes it happen.

    `audience` is EVERYONE or the name of the seat field whose holder alone hears it.
    """

    def __init__(self, name: str, rule: str, audience: str = EVERYONE, **fields: str) -> None:
        """Declare a kind with at most four fields."""
        if len(fields) > 4:
            raise ValueError(f"event {name} has more than four fields")
        self.name = name
        self.rule = rule
        self.audience = audience
        self.fields = tuple(fields)
        self.nouns = tuple(fields.values())

    def __repr__(self) -> str:
        """Name the kind."""
        return f"Kind({self.name!r})"


class Listener:
    """Hears what the rules tell; subclassed by whoever needs events."""

    def hear(self, kind: Kind, a: int, b: int, c: int, d: int) -> None:
        """Receive one event as it happens."""
        raise NotImplementedError
