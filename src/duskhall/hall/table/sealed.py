"""Sealed answers that are changed before they are opened: as often as a person may want to, not as a program can.

Each change is an entry of the record, for ever.  So an answer that is the same as before is none, and the number of
changes to one question is limited.
"""

from collections import Counter
from typing import Any

from duskhall.hall.denied import Denied
from duskhall.hall.protocol import Answer
from duskhall.kernel.question import ALL, NO_ANSWER
from duskhall.kernel.table import Table


class SealedAnswers:
    """How often each seat changed its answer to what is asked now."""

    def __init__(self) -> None:
        """Start with nothing asked."""
        self._asks: list[Any] = []  # the same list as long as the question is the same
        self._changes: Counter[int] = Counter()

    def change(self, table: Table, answer: Answer, most: int) -> int | None:
        """Count a change; return the entry that says the same already, or raise `Denied` where there were too many."""
        state = table.state
        if state.mode != ALL:
            return None
        seats = [ask.seat for ask in state.asks]
        place = seats.index(answer.seat) if answer.seat in seats else -1
        if place < 0 or state.sealed[place] == NO_ANSWER:
            return None
        question = state.asks[place].question
        names = table.setup.domains[question.index]
        if (question.name, names[state.sealed[place]]) == (answer.question, answer.option):
            return table.before_last(answer.seat) + 1
        if self._asks is not state.asks:
            self._asks, self._changes = state.asks, Counter()
        if self._changes[answer.seat] >= most:
            raise Denied("changed-enough", "You have changed this answer often enough: it stays as it is.")
        self._changes[answer.seat] += 1
        return None
