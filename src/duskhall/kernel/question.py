"""What a player can be asked: named questions with finite domains, and the asks that are pending.

A question is declared once per game; the flat action space, the masks of the research adapters, the buttons of
the generic client, the record format and the prompts all follow from it.  Inside the engine an option is an
int, the index into the question's domain; in records and on the wire it is the name at that index.
"""

from collections.abc import Callable
from typing import Final

# How the pending asks combine.
ONE: Final = 0  # one seat owes one answer
ALL: Final = 1  # sealed and simultaneous: opened together when the last one is in
ANY: Final = 2  # several may, the first accepted closes it

NO_ANSWER: Final = -1


class Each:
    """A part of a domain: every name of one of the game's catalogues, such as its cards or its seats."""

    def __init__(self, noun: str) -> None:
        """Name the catalogue."""
        self.noun = noun


class Question:
    """A named kind of decision.

    `rule` is the rule that lets the player decide; `parts` are literal option names and catalogues (`Each`),
    in the order of the domain.  The function of the rules that carries an answer out has the question's name
    and is bound when the game is declared.
    """

    def __init__(self, name: str, rule: str, *parts: str | Each) -> None:
        """Declare a question; it becomes usable when a game lists it."""
        self.name = name
        self.rule = rule
        self.parts = parts
        self.index = -1
        self.answered: Callable[..., None] = _not_bound

    def __repr__(self) -> str:
        """Name the question."""
        return f"Question({self.name!r})"


class Ask:
    """One seat owes one decision: a question and the options that are legal now (domain indices, ascending)."""

    def __init__(self, seat: int, question: Question, options: list[int]) -> None:
        """Ask a seat; the options are never changed afterwards."""
        self.seat = seat
        self.question = question
        self.options = options

    def __eq__(self, other: object) -> bool:
        """Two asks are equal when seat, question and options are."""
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


def _not_bound(*_: object) -> None:
    raise TypeError("this question belongs to no game yet")
