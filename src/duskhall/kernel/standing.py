"""Standing answers: what a seat wants to be answered in its place, until it says otherwise.

At a large table many are asked what they have long made up their minds about.  A standing answer is kept by whoever
runs the table and is never part of a record: when its question comes, the same decision is entered that the person
would have made.  It looks at nothing but that seat's own view, and whoever runs the table must take as long over it
as over an answer that was thought about, so neither the trace nor its timing tells that there was one.

>>> never = Standing("never_this_turn", "offer", "decline", "turn")
>>> StandingAnswer(2, never, 7).value
7
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from duskhall.kernel.question import Ask


@dataclass(frozen=True)
class Standing:
    """A kind of standing answer that a game declares: which question, which option, and how far it goes.

    `while_same` names a field of the view: the answer counts only where it has the value that the seat named when it
    gave the answer (this turn, this target); "" means always.  Without an option, whoever gives the answer names one,
    which is used once.  `when` says of a view whether the answer counts there at all.  What is `by_day` is for games in
    which a move may take days: elsewhere everybody is there to be asked.
    """

    name: str
    question: str
    option: str
    while_same: str = ""
    by_day: bool = False
    when: Callable[[Any], bool] | None = None


@dataclass(frozen=True)
class StandingAnswer:
    """A standing answer that a seat has given."""

    seat: int
    kind: Standing
    value: Any = None
    named: str = ""  # the option, where the kind has none

    @property
    def option(self) -> str:
        """What is answered."""
        return self.kind.option or self.named

    def fits(self, ask: Ask, view: Any) -> bool:
        """Say whether it answers this ask, given what that seat sees."""
        kind = self.kind
        if ask.seat != self.seat or ask.question.name != kind.question:
            return False
        if kind.while_same and getattr(view, kind.while_same) != self.value:
            return False
        return kind.when is None or kind.when(view)


def answers(asks: Iterable[Ask], given: Iterable[StandingAnswer], view_of: Any) -> Iterator[tuple[Ask, str]]:
    """Yield the asks that standing answers settle, with the option; of two that fit, the later one counts.

    `view_of` returns a seat's view, and is called only for seats that have given a standing answer to the question.
    """
    standing = list(given)
    for ask in asks:
        for each in reversed(standing):
            if each.seat == ask.seat and each.kind.question == ask.question.name and each.fits(ask, view_of(ask.seat)):
                yield ask, each.option
                break
