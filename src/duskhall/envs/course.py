"""A game with its chance apart: every draw of the dice is a choice of its own, as OpenSpiel wants it.

Rules draw in the midst of a step.  So a step is taken with the draws that are known so far, and nothing is kept of it
but which draw comes next; once all draws are known, it stands.  The bytes of the dice that are known stand before
`BLOCK` others in their block, and are reached by counting from its end.
"""

from typing import Any

from duskhall.envs.match import NOBODY, Match
from duskhall.envs.wish import Wish
from duskhall.kernel.dice import BLOCK, Dice, Draw


def foreseen(known: bytes) -> Dice:
    """Return dice that begin with these bytes, and note what is drawn."""
    dice = Dice(bytes(32))
    dice.block = bytes(BLOCK) + known
    dice.used = -len(known)
    dice.log = []
    return dice


class Course:
    """How a game goes on; a match that it holds is never changed, so copies share it."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.before: Match | None = None  # the step that is being taken; None while the table is laid out
        self._action = NOBODY
        self._known = b""
        self._drawn = 0  # how many draws are known
        self._log: list[Draw] | None = None  # what the step draws with what is known; None where it has to be taken
        self._after: Match | None = None

    def __deepcopy__(self, memo: Any) -> "Course":
        """Return one that goes on by itself."""
        other = Course(self.wish)
        other.__dict__.update(self.__dict__)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Let it be pickled, without what follows from the rest."""
        before = None if self.before is None else self.before.save()
        return _restored, (self.wish, before, self._action, self._known, self._drawn)

    @property
    def draw(self) -> Draw | None:
        """The draw that comes next; None where somebody is asked or the game is over."""
        self._take()
        assert self._log is not None
        return self._log[self._drawn] if self._drawn < len(self._log) else None

    @property
    def match(self) -> Match | None:
        """The game as everybody knows it: without the step that chance has not settled yet, if there is one."""
        if self.draw is not None:
            return self.before
        return self._after

    def choose(self, value: int) -> None:
        """Settle the next draw."""
        draw = self.draw
        assert draw is not None
        _, bound, drawn, _ = draw
        self._know(bound, value)
        if value != drawn:
            self._log = None

    def act(self, action: int) -> None:
        """Let whoever is asked answer."""
        match = self.match
        assert match is not None
        self.become(match, action)

    def become(self, match: Match, action: int = NOBODY) -> None:
        """Take a step from here; without an action, stand here."""
        self.before, self._action, self._known, self._drawn = match, action, b"", 0
        self._log, self._after = (None, None) if action != NOBODY else ([], match)

    def _know(self, bound: int, value: int) -> None:
        self._known += value.to_bytes(max(1, ((bound - 1).bit_length() + 7) // 8))
        self._drawn += 1

    def _take(self) -> None:
        """Take the step with what is known, and pass over draws that leave no choice."""
        if self._log is None:
            dice = foreseen(self._known)
            match = Match(self.wish) if self.before is None else self.before.clone()
            if self.before is None:
                match.begin(dice)
            else:
                match.state.dice = dice
                match.act(self._action)
            assert dice.log is not None
            match.state.dice = Dice(bytes(32))  # which are never thrown
            self._log, self._after = dice.log, match
        while self._drawn < len(self._log) and self._log[self._drawn][1] == 1:
            self._know(1, 0)


def _restored(wish: Wish, before: bytes | None, action: int, known: bytes, drawn: int) -> Course:
    course = Course(wish)
    if before is not None:
        match = Match(wish)
        match.load(before)
        course.become(match, action)
    course._known, course._drawn = known, drawn
    return course
