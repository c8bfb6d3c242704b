"""One game in Python, as every environment plays it: what a seat observes, may do, and gains."""

from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from duskhall.envs import rewards
from duskhall.envs.extra import BadEnvironment
from duskhall.envs.wish import FIRST, SCORE, Wish
from duskhall.kernel import describe
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Event, Recorder
from duskhall.kernel.observation import observation_of
from duskhall.kernel.packing import pack, unpack
from duskhall.kernel.question import Ask
from duskhall.kernel.state import TRUNCATED, State
from duskhall.kernel.text import TableTexts, Texts

NOBODY = -1
# What a seat answered: how much had been told before, the seat, the question and the option.
Answer = tuple[int, int, str, str]


class Saved(msgspec.Struct):
    """A game as it is saved."""

    game: str
    seats: int
    settings: dict[str, Any]
    content: str
    state: dict[str, Any]
    events: bytes
    answers: list[Answer]


class Match:
    """A game that is being played; `begin` lays it out, and `gains` is what the last action brought each seat."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.setup = wish.setup
        self.observation = observation_of(wish.setup)
        self.players = wish.setup.seats
        self.actions = wish.setup.actions
        self.gains = np.zeros(self.players)
        self.answers: list[Answer] = []
        self._texts: TableTexts | None = None
        self._state: State | None = None
        self._recorder = Recorder(self.setup)

    @property
    def state(self) -> State:
        """What is on the table."""
        if self._state is None:
            raise BadEnvironment("mistake-environment-nobody")
        return self._state

    @property
    def events(self) -> list[Event]:
        """Everything that was told, for whomever."""
        return self._recorder.events

    def begin(self, dice: Dice) -> None:
        """Lay the table out, and go on to the first question."""
        self._recorder = Recorder(self.setup)
        self._state = self.setup.game.new(self.setup, dice, self._recorder)
        self.answers = []
        self.gains = np.zeros(self.players)

    # --- Who is asked, and answers ---------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who is asked, the first of several; -1 where the game is over."""
        return self.state.next_ask().seat if self.state.asks else NOBODY

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return not self.state.asks

    @property
    def is_truncated(self) -> bool:
        """Whether a limit, and not the rules, ended the game."""
        return self.state.ended == TRUNCATED

    def ask(self, seat: int) -> Ask | None:
        """Return what a seat is asked, unless it has answered."""
        return next((ask for ask in self.state.pending() if ask.seat == seat), None)

    def legal(self, seat: int) -> list[int]:
        """Return the actions that are legal for a seat now, in ascending order."""
        ask = self.ask(seat)
        if ask is None:
            return []
        first = self.setup.offsets[ask.question.index]
        return [first + option for option in ask.options]

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """Return a byte for each action, 1 where it is legal for this seat now."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def act(self, action: Any, seat: int = NOBODY) -> None:
        """Let a seat answer, whoever is asked if none is given."""
        seat = self.seat if seat == NOBODY else seat
        ask = self.ask(seat)
        if ask is None:
            raise BadEnvironment("mistake-environment-nobody")
        option = self._option(ask, action)
        before = rewards.scores(self.state) if self.wish.rewards == SCORE else None
        name = self.setup.option_name(ask.question, option)
        self.answers.append((len(self.events), seat, ask.question.name, name))
        self.state.take(ask, option)
        self.gains = rewards.won(self.state) if before is None else rewards.scores(self.state) - before

    def check(self, action: Any, seat: int) -> None:
        """Refuse an action that a seat could not take now."""
        ask = self.ask(seat)
        if ask is not None:
            self._option(ask, action)

    def rewards(self) -> npt.NDArray[np.float64]:
        """Return the reward of every seat for the last action."""
        return rewards.of_gains(self.gains, self.setup.game.cooperative)

    def _option(self, ask: Ask, action: Any) -> int:
        first = self.setup.offsets[ask.question.index]
        is_number = isinstance(action, int | np.integer) or (isinstance(action, np.ndarray) and action.ndim == 0)
        if is_number and int(action) - first in ask.options:
            return int(action) - first
        if self.wish.illegal == FIRST:
            return ask.options[0]
        legal = ", ".join(str(first + option) for option in ask.options)
        raise BadEnvironment("mistake-environment-action", action=str(action), seat=ask.seat, legal=legal)

    # --- What a seat knows -------------------------------------------------------------------------------------------

    def observe(self, seat: int) -> npt.NDArray[np.int32]:
        """Return what a seat observes; where observations are perfect, what all do, that seat first."""
        if self.wish.is_perfect:
            return self.perfect(seat)
        return np.array(self.observation.of(self.state, seat), np.int32)

    def perfect(self, seat: int = 0) -> npt.NDArray[np.int32]:
        """Return a row of what each seat observes, this one first and then to its left."""
        seats = [(seat + place) % self.players for place in range(self.players)]
        return np.array([self.observation.of(self.state, each) for each in seats], np.int32)

    def text(self, seat: int | None) -> str:
        """Return in words what a seat, or a spectator (None), sees, and what it is asked."""
        if self._texts is None:
            self._texts = TableTexts(Texts("en", (self.setup.game.folder / "texts",)), self.setup)
        lines = describe.lines(self.setup.game.describe(self.state.view(seat)), self._texts)
        ask = None if seat is None else self.ask(seat)
        if ask is not None:
            lines.append(self._texts.question_text(ask.question))
            first = self.setup.offsets[ask.question.index]
            for option in ask.options:
                lines.append(f"  {first + option} {self._texts.option_label(ask.question, option)}")
        return "\n".join(lines)

    def information(self, seat: int) -> str:
        """Return everything that a seat knows and remembers: what it heard, answered and is asked, and its view."""
        lines = [f"seat {seat} of {self.players}"]
        told = 0
        for before, whose, question, option in [*self.answers, (len(self.events), NOBODY, "", "")]:
            lines += [_line(event) for event in self.events[told:before] if event.hears(seat)]
            told = before
            if whose == seat:
                lines.append(f"{question}: {option}")
        ask = self.ask(seat)
        if ask is not None:
            options = " ".join(self.setup.option_name(ask.question, option) for option in ask.options)
            lines.append(f"{ask.question.name}? {options}")
        lines.append(msgspec.json.encode(self.state.view(seat)).decode())
        return "\n".join(lines)

    # --- Copies ------------------------------------------------------------------------------------------------------

    def clone(self) -> "Match":
        """Return the same game, to be played on by itself."""
        other = Match(self.wish)
        if self._state is not None:
            other.become(self._state.copy(), self.events[:], self.answers[:])
            other.gains = self.gains.copy()
        return other

    def __deepcopy__(self, memo: Any) -> "Match":
        """Return the same game, as `clone` does."""
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Let it be pickled as it is saved."""
        return _restored, (self.wish, None if self._state is None else self.save())

    def become(self, state: State, events: list[Event], answers: list[Answer]) -> None:
        """Go on from this state, which is the match's own from now on."""
        self._recorder = Recorder(self.setup)
        self._recorder.events = events
        self._state = state
        state.listener = self._recorder
        self.answers = answers
        self.gains = np.zeros(self.players)

    def save(self) -> bytes:
        """Return the game as bytes, dice included: not for whoever plays it."""
        return msgspec.msgpack.encode(
            Saved(**self._head(), state=self.state.freeze(), events=pack(self.events), answers=self.answers)
        )

    def load(self, saved: bytes) -> None:
        """Become a game that was saved by an environment of the same game, players, settings and content."""
        try:
            found = msgspec.msgpack.decode(saved, type=Saved)
        except (msgspec.DecodeError, TypeError) as error:
            raise BadEnvironment("mistake-environment-saved", game=self.setup.game.id) from error
        if any(getattr(found, name) != value for name, value in self._head().items()):
            raise BadEnvironment("mistake-environment-saved", game=self.setup.game.id)
        game = self.setup.game
        self.become(game.thaw(self.setup, found.state), list(unpack(game, found.events)), found.answers)

    def _head(self) -> dict[str, Any]:
        setup = self.setup
        return {
            "game": setup.game.id,
            "seats": setup.seats,
            "settings": dict(setup.settings),
            "content": setup.content.digest,
        }


def _restored(wish: Wish, saved: bytes | None) -> Match:
    match = Match(wish)
    if saved is not None:
        match.load(saved)
    return match


def _line(event: Event) -> str:
    values = " ".join(f"{name}={value}" for name, value in event.values.items())
    return f"* {event.kind.name} {values}".rstrip()
