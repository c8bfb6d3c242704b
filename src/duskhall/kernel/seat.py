"""What a mind receives: everything that one seat may know, and nothing else.

A mind never gets a `State`.  What it may ask of one goes through functions that answer for its seat alone,
and no attribute of a `Seat` leads to the state behind them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol, runtime_checkable

from duskhall.kernel.budget import USUAL, Budget
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Event
from duskhall.kernel.game import Game
from duskhall.kernel.observation import observation_of
from duskhall.kernel.question import Ask
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State

_NOT_YET: Final = object()


class Onlooker:
    """One seat, asked or not: its number and what it knows.

    `heard` holds the events that this seat heard so far; it is empty when nobody records them, as in a
    simulation.  `budget` is how much work it may put into what it is asked now.  It is for one moment: use it before
    the table goes on.
    """

    __slots__ = ("_imagine", "_look", "_observe", "_view", "budget", "heard", "number", "setup")

    def __init__(self, state: State, number: int, heard: Sequence[Event] = (), budget: Budget = USUAL) -> None:
        """Speak for a seat; `heard` must hold nothing that it did not hear."""
        self.number = number
        self.budget = budget
        self.setup: Setup = state.setup
        self.heard = heard
        self._view: Any = _NOT_YET
        self._look: Callable[[], Any] = lambda: state.view(number)
        self._imagine: Callable[[Dice], State] = lambda dice: state.imagine(number, dice)
        self._observe: Callable[[], list[int]] = lambda: observation_of(state.setup).of(state, number)

    @property
    def view(self) -> Any:
        """What the seat sees; made when it is first looked at."""
        if self._view is _NOT_YET:
            self._view = self._look()
        return self._view

    def observed(self) -> list[int]:
        """Return what the seat sees as numbers (`duskhall.kernel.observation`)."""
        return self._observe()

    def imagine(self, dice: Dice) -> State:
        """Return a full state consistent with what the seat knows; the mind may do with it what it likes."""
        return self._imagine(dice)


class Seat(Onlooker):
    """One seat that owes a decision: what it knows, and what it is asked."""

    __slots__ = ("_odds", "ask")

    def __init__(self, state: State, ask: Ask, heard: Sequence[Event] = (), budget: Budget = USUAL) -> None:
        """Speak for the seat that is asked; `heard` must hold nothing that it did not hear."""
        super().__init__(state, ask.seat, heard, budget)
        self.ask = ask
        self._odds: Callable[[], Mapping[int, Mapping[str, float]]] = lambda: state.odds(ask.seat, ask)

    def odds(self) -> Mapping[int, Mapping[str, float]]:
        """Return, per option, the chances that a careful player in this seat would work out."""
        return self._odds()

    def option_names(self) -> list[str]:
        """Return the stable names of the legal options, in the order of `ask.options`."""
        return [self.setup.option_name(self.ask.question, option) for option in self.ask.options]


class Mind(Protocol):
    """Anything that answers a question from what one seat may know."""

    @property
    def name(self) -> str:
        """The name by which people choose it, as in "bot:<name>"."""

    def choose(self, seat: Seat) -> int:
        """Return one of `seat.ask.options`."""


@runtime_checkable
class Talker(Protocol):
    """A mind that also talks; :mod:`duskhall.kernel.talk` says when it is heard, and how often."""

    def speak(self, seat: Onlooker) -> Mapping[str, str | int] | None:
        """Return a statement of the game's vocabulary (`Game.statements`), or None for silence."""


@runtime_checkable
class Eager(Protocol):
    """A mind that knows how much it wants to go first; :mod:`duskhall.kernel.precedence` says where that counts."""

    def urge(self, seat: Seat) -> float:
        """Return how well things stand, in the game's own measure, if this seat answers before the others."""


# Makes the mind for one seat of a game; the dice are its own randomness, another stream than the table's.
MindFactory = Callable[[Game, int, Dice], Mind]
