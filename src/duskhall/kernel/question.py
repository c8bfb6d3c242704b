"""What a player can be asked: named questions with finite domains, and the asks that are pending.

A question is declared once per game; the flat action space, the masks of the research adapters, the buttons of
the generic client, the record format and the prompts all follow from it.  Inside the engine an option is an
int, the index into the question's domain; in records and on the wire it is the name at that index.  Rules make and
read these ints through the question (`word`, `of`, `each`, `entry`), never by adding and subtracting.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

# How the pending asks combine.
ONE: Final = 0  # one seat owes one answer
ALL: Final = 1  # sealed and simultaneous: opened together when the last one is in
ANY: Final = 2  # several may, the first accepted closes it

NO_ANSWER: Final = -1
ABSENT: Final = -5  # an argument that a step was not given; small enough for Python to keep it ready-made

Step = Callable[..., None]


class Each:
    """The part of a domain that is every name of one of the game's catalogues, such as its cards or its seats."""

    def __init__(self, noun: str) -> None:
        """Name the catalogue."""
        self.noun = noun


class Question:
    """A named kind of decision.

    `rule` is the rule that lets the player decide; `parts` are its options in the order of the domain: words, then
    at most one catalogue (`Each`).
    """

    def __init__(self, name: str, rule: str, *parts: str | Each) -> None:
        """Declare a question; it becomes usable when a game collects it."""
        self.name = name
        self.rule = rule
        self.parts = parts
        self.index = -1
        self.words: list[str] = []
        self.noun = ""
        for part in parts:
            if self.noun:
                raise ValueError(f"the question {name} has options after its {self.noun}s: its words come first")
            if isinstance(part, Each):
                self.noun = part.noun
            else:
                self.words.append(part)
        self.first = len(self.words)

    def word(self, name: str) -> int:
        """Return the option that is this word."""
        if name not in self.words:
            raise ValueError(f"the question {self.name} has no option {name}, but {', '.join(self.words)}")
        return self.words.index(name)

    def of(self, entry: int) -> int:
        """Return the option that is this entry of the catalogue."""
        return self.first + entry

    def each(self, entries: list[int]) -> list[int]:
        """Return the options that are these entries of the catalogue, in a list of their own."""
        first = self.first
        return [first + entry for entry in entries] if first else entries[:]

    def entry(self, option: int) -> int:
        """Return which entry of the catalogue an option is; it must not be a word."""
        return option - self.first

    def is_word(self, option: int) -> bool:
        """Say whether an option is one of the words."""
        return option < self.first

    def __repr__(self) -> str:
        """Name the question."""
        return f"Question({self.name!r})"


def unheard(*_: object) -> None:
    """Hear the answer of an ask that was made to be shown, not to be answered."""
    raise TypeError("this ask is no table's own, so nobody hears its answer")


@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """One seat owes one decision: a question, the options that are legal now, and the step that hears the answer.

    The options are domain indices, ascending, in a list that nothing else holds.  The step is called with the game,
    the seat, the option and, where the ask has one, its number: what else the step has to know.
    """

    def __init__(
        self, seat: int, question: Question, options: list[int], then: Step = unheard, number: int = ABSENT
    ) -> None:
        """Ask a seat; the options are never changed afterwards.  Without a step it is only to be shown."""
        self.seat = seat
        self.question = question
        self.options = options
        self.then = then
        self.number = number

    def __eq__(self, other: object) -> bool:
        """Two asks are equal when seat, question and options are: what the seat itself can tell."""
        return (
            isinstance(other, Ask)
            and self.seat == other.seat
            and self.question is other.question
            and self.options == other.options
        )

    def __hash__(self) -> int:
        """Hash what equality compares."""
        return hash((self.seat, self.question.name, tuple(self.options)))

    def __repr__(self) -> str:
        """Show seat, question and option numbers."""
        return f"Ask(seat={self.seat}, {self.question.name}, {self.options})"
