"""What the tables that tests lay out have in common: who sits where, what is asked, what happened, how it ended.

Each game's `table.py` adds how its table is laid out and played.  Whatever a scenario gets wrong raises a
`ScenarioError` that says what is on the table instead.
"""

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, cast

import pytest

from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder
from duskhall.kernel.outcome import Outcome
from duskhall.kernel.question import Ask
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State

S = TypeVar("S", bound=State)
V = TypeVar("V")


class ScenarioError(AssertionError):
    """A scenario that cannot be laid out or played as the test says."""


def prepared(start: Callable[[Setup, Dice], S], setup: Setup, seed: int, recorder: Recorder, *left_out: str) -> S:
    """Prepare to play, but leave out these steps, which come last and would begin the game."""
    state = start(setup, Dice(seed.to_bytes(32, "big")))
    last = tuple(step.__name__ for step, _, _ in state.agenda[: len(left_out)])
    if last != left_out:
        raise ScenarioError(f"preparing to play should end with {left_out}, not with {last}")
    del state.agenda[: len(left_out)]
    state.listener = recorder
    state.run()
    return state


class Scenario(Generic[S, V]):
    """A table of one game; players are called by `names`, in the order of their seats."""

    names: tuple[str, ...]
    state: S
    recorder: Recorder

    def go(self) -> Self:
        """Begin, where the table is laid out before the game has begun."""
        return self

    def situation(self) -> str:
        """Say what is asked, for the sentence of a `ScenarioError`."""
        raise NotImplementedError

    # --- Who and what ---------------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        """Return where somebody sits."""
        if name not in self.names:
            raise ScenarioError(f"nobody plays {name}; at the table are {', '.join(self.names)}")
        return self.names.index(name)

    def name(self, seat: int) -> str:
        """Return who sits there."""
        return self.names[seat]

    def number(self, noun: str, name: str) -> int:
        """Return the number that something has in the game's catalogues."""
        names = self.state.setup.catalogues[noun]
        if name not in names:
            raise ScenarioError(f"there is no {noun} {name}; there are {', '.join(names)}")
        return names.index(name)

    def cards_named(self, cards: list[int]) -> list[str]:
        """Return the names of cards."""
        return [self.state.setup.catalogues["card"][card] for card in cards]

    # --- What is asked --------------------------------------------------------------------------------------------

    def question(self) -> str:
        """Return the question that is pending."""
        return self.first_ask().question.name

    def first_ask(self) -> Ask:
        """Return what is asked, of the first one who is asked."""
        asks = self.go().state.pending()
        if not asks:
            raise ScenarioError(f"nobody is asked anything: {self.situation()}")
        return asks[0]

    def option_number(self, ask: Ask, option: str) -> int:
        """Return the number of an option, below 0 where the question has none of this name."""
        return self.state.setup.option_number(ask.question, option)

    def option_names(self, ask: Ask) -> list[str]:
        """Return the options that are legal."""
        return [self.state.setup.option_name(ask.question, option) for option in ask.options]

    def hold_refused(self, ask: Ask, option: str, rule: str, reason: str) -> Self:
        """Hold that this answer is refused for this reason by this rule, and changes nothing."""
        number = self.option_number(ask, option)
        if number < 0:
            raise ScenarioError(f"{ask.question.name} has no option {option!r}")
        before = self.state.digest()
        with pytest.raises(Refusal) as refused:
            self.state.answer(ask.seat, ask.question, number)
        assert (refused.value.reason, refused.value.rule) == (reason, rule)
        assert self.state.digest() == before, f"the refusal of {option!r} changed the state"
        return self

    # --- What is seen, what happened ------------------------------------------------------------------------------

    def view(self, name: str | None) -> V:
        """Return what a player, or a spectator, sees."""
        return cast(V, self.state.view(None if name is None else self.seat(name)))

    def happened(self) -> list[str]:
        """Return the kinds of what happened, in order."""
        return [event.kind.name for event in self.go().recorder.events]

    def events(self, *kinds: str) -> list[dict[str, Any]]:
        """Return what happened, without the names of the kinds; all of it, or only these kinds."""
        told = self.go().recorder.events
        return [dict(event.values) for event in told if not kinds or event.kind.name in kinds]

    def cited(self, kind: str) -> list[str]:
        """Return the rules that the log cites for what happened of this kind."""
        return [event.kind.rule for event in self.go().recorder.events if event.kind.name == kind]

    def is_over(self) -> bool:
        """Say whether the game has ended."""
        return bool(self.go().state.ended)

    def outcome(self) -> Outcome:
        """Return how the game ended."""
        outcome = self.go().state.outcome()
        if outcome is None:
            raise ScenarioError(f"the game is not over: {self.situation()}")
        return outcome

    def winners(self) -> list[str]:
        """Return who has won."""
        return [self.name(seat) for seat in self.outcome().winners]
