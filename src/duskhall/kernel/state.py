"""What is on the table, and what the table waits for.

A game subclasses `State` once.  Its rules run as a stack of steps, plain functions of the game's rules module
with a few int arguments: a step changes the state, tells events, plans further steps, or asks.  What the engine
waits for is data on the state, so the state, agenda included, can be copied, compared, hashed and stored at any
moment.

This module must not know any game, nor how records, texts or views are made.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, ClassVar, Final, Self

from mypy_extensions import i64, mypyc_attr

from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Kind, Listener
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.outcome import Outcome
from duskhall.kernel.question import ABSENT, ALL, ANY, NO_ANSWER, ONE, Ask, Question, Step
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.setting import Setting
from duskhall.kernel.setup import Setup

PLAYING: Final = 0
ENDED: Final = 1
TRUNCATED: Final = 2  # a limit setting, not the rules, ended the game

MOST_STEPS: Final = 10_000  # that rules do for one decision; the four games need some fifty
NOTHING_ASKED: Final[list[Ask]] = []  # one for all states: the list of asks is replaced, never changed


class Unending(Mistake):
    """Rules that go on and on, and ask nobody: the sentence names the step where they were stopped."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The state of one table: subclassed once per game, made of plain ints and lists, cheap to copy.

    A game declares its fields (:mod:`duskhall.kernel.fields`); `FIELDS`, `clear` and `copy` follow from that, and
    equality, digest and snapshot from `FIELDS`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("agenda", "asks", "mode", "sealed", "reveals", "ended")
    SHARED: ClassVar[tuple[str, ...]] = ("asks",)  # replaced, never changed in place, so copies share them

    agenda: list[tuple[Step, int, int]]
    asks: list[Ask]
    mode: int
    sealed: list[int]
    reveals: int
    ended: int

    def __init__(self, setup: Setup, dice: Dice) -> None:
        """Hold what copies share; `clear`, `copy` and `thaw` lay the table out."""
        self.setup = setup
        self.seats = setup.seats
        self.dice = dice
        self.listener: Listener | None = None

    # --- What players and programs use ---------------------------------------------------------------------------

    def pending(self) -> list[Ask]:
        """Return who owes which decision now; empty when the game is over."""
        if self.mode == ALL:
            return [ask for ask, answer in zip(self.asks, self.sealed) if answer == NO_ANSWER]
        return list(self.asks)

    def next_ask(self) -> Ask:
        """Return the first pending ask, as `pending()[0]` does, without making a list; there must be one."""
        if self.mode == ALL:
            return self.asks[self.sealed.index(NO_ANSWER)]
        return self.asks[0]

    def ask_for(self, seat: int) -> Ask | None:
        """Return what this seat may answer now, a sealed answer that can still be changed included."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def answer(self, seat: int, question: Question, option: int) -> None:
        """Carry out a decision, or raise a `Refusal` with the state untouched."""
        ask = self.ask_for(seat)
        if ask is None:
            raise self.setup.game.refuse_unasked(self, seat, question)
        if ask.question is not question:
            raise Refusal("refusal-other-question", ask.question.rule, {"question": ask.question.name})
        if option not in ask.options:
            raise self.setup.game.refuse(self, ask, option)
        self.take(ask, option)

    def view(self, seat: int | None) -> Any:
        """Return what that seat, or a spectator (None), may know."""
        return self.setup.game.view(self, seat)

    def imagine(self, seat: int | None, dice: Dice) -> "State":
        """Return a full state consistent with what that seat knows; what it does not know is drawn anew."""
        state: State = self.setup.game.imagine(self, seat, dice)
        return state

    def odds(self, seat: int, ask: Ask) -> Mapping[int, Mapping[str, float]]:
        """Return, per option, the chances that a careful player in that seat would work out."""
        odds: Mapping[int, Mapping[str, float]] = self.setup.game.odds(self, seat, ask)
        return odds

    def outcome(self) -> Outcome | None:
        """Return winners and scores; None while playing."""
        if self.ended == PLAYING:
            return None
        outcome: Outcome = self.setup.game.outcome(self)
        return outcome

    # --- What rules use ------------------------------------------------------------------------------------------

    def plan(self, *steps: Step) -> None:
        """Do these steps next, in this order, before what was planned earlier."""
        agenda = self.agenda
        for step in reversed(steps):
            agenda.append((step, ABSENT, ABSENT))

    def do(self, step: Step, a: int = ABSENT, b: int = ABSENT) -> None:
        """Do this step next, with its arguments."""
        self.agenda.append((step, a, b))

    def do_last(self, step: Step, *kept: Step) -> None:
        """Drop what is planned, but for these steps, and do this step after them."""
        left = [entry for entry in self.agenda if entry[0] in kept]
        self.agenda[:] = [(step, ABSENT, ABSENT), *left]

    def ask(self, seat: int, question: Question, options: list[int], then: Step, number: int = ABSENT) -> None:
        """Wait for one seat's decision; `then` hears it, with the number where one is given."""
        self.mode = ONE
        self.asks = [Ask(seat, question, options, then, number)]

    def ask_all(self, asks: list[Ask]) -> None:
        """Wait for sealed decisions of several seats, heard in this order when the last one is in."""
        self.mode = ALL
        self.asks = asks
        self.sealed = [NO_ANSWER] * len(asks)

    def ask_any(self, asks: list[Ask]) -> None:
        """Wait until one of several seats decides; the first accepted answer closes the others."""
        self.mode = ANY
        self.asks = asks

    def tell(self, kind: Kind, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell what happened, in the order of the kind's fields."""
        if self.listener is not None:
            self.listener.hear(kind, a, b, c, d)

    def setting(self, setting: Setting) -> int:
        """Return what the table settled on, as a number."""
        return self.setup.numbers[setting.index]

    def reveal(self) -> None:
        """Say that hidden information or chance becomes known: nothing before this can be undone."""
        self.reveals += 1

    def end(self, how: int = ENDED) -> None:
        """End the game; what was still planned is dropped."""
        self.ended = how
        self.agenda.clear()

    # --- The engine ----------------------------------------------------------------------------------------------

    def take(self, ask: Ask, option: int) -> None:
        """Carry out an option of a pending ask without checking it: for search and simulation."""
        if self.mode == ALL:
            self._seal(self._place_of(ask), option)
            return
        self.asks = NOTHING_ASKED
        if ask.number == ABSENT:
            ask.then(self, ask.seat, option)
        else:
            ask.then(self, ask.seat, option, ask.number)
        self.run()

    def run(self) -> None:
        """Do planned steps until somebody has to decide or nothing is planned, or raise `Unending`."""
        agenda = self.agenda
        done: i64 = 0
        while agenda and not self.asks:
            if done == MOST_STEPS:
                name = agenda[-1][0].__name__
                raise Unending("mistake-unending", game=self.setup.game.id, steps=MOST_STEPS, step=name)
            done += 1
            step, a, b = agenda.pop()
            if a == ABSENT:
                step(self)
            elif b == ABSENT:
                step(self, a)
            else:
                step(self, a, b)

    def play_out(self, dice: Dice) -> int:
        """Answer everything at random until the end, and return how many decisions that took."""
        decisions = 0
        while self.asks:
            sealed = self.mode == ALL
            place = self.sealed.index(NO_ANSWER) if sealed else 0
            ask = self.asks[place]
            options = ask.options
            option = options[dice.below(len(options))] if len(options) > 1 else options[0]
            if sealed:
                self._seal(place, option)
            else:
                self.take(ask, option)
            decisions += 1
        return decisions

    def _place_of(self, ask: Ask) -> int:
        """Return where a sealed ask stands among the others: mostly it is the first one without an answer."""
        place = self.sealed.index(NO_ANSWER)
        if self.asks[place].seat != ask.seat:
            place = [each.seat for each in self.asks].index(ask.seat)
        return place

    def _seal(self, place: int, option: int) -> None:
        asks, sealed = self.asks, self.sealed
        sealed[place] = option
        if sealed[-1] == NO_ANSWER or NO_ANSWER in sealed:  # the last one is mostly the last to answer
            return
        self.asks, self.sealed, self.mode = NOTHING_ASKED, [], ONE
        self.reveal()
        for each, answer in zip(asks, sealed):
            each.then(self, each.seat, answer)
        self.run()

    # --- Copies, equality, digests and snapshots -----------------------------------------------------------------

    def clear(self) -> None:
        """Lay out an empty table."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Return an independent copy without a listener."""
        raise NotImplementedError

    def clear_kernel(self) -> None:
        """Give the kernel's own fields their first values."""
        self.agenda = []
        self.asks = NOTHING_ASKED
        self.mode = ONE
        self.sealed = []
        self.reveals = 0
        self.ended = PLAYING

    def copy_kernel(self, new: "State") -> None:
        """Copy the kernel's own fields to a state just made with this setup and a copy of these dice."""
        new.agenda = self.agenda[:]
        new.asks = self.asks
        new.mode = self.mode
        new.sealed = self.sealed[:]
        new.reveals = self.reveals
        new.ended = self.ended

    def freeze(self) -> dict[str, Any]:
        """Return a snapshot that JSON can hold: stable names for steps, questions and options."""
        frozen: dict[str, Any] = {field: _plain(getattr(self, field)) for field in type(self).FIELDS}
        frozen["layout"] = self.setup.game.layout
        frozen["agenda"] = [
            [step.__name__] + [value for value in (a, b) if value != ABSENT] for step, a, b in self.agenda
        ]
        frozen["asks"] = [self._freeze_ask(ask) for ask in self.asks]
        frozen["dice"] = [self.dice.key.hex(), self.dice.position()]
        return frozen

    def _freeze_ask(self, ask: Ask) -> list[Any]:
        names = self.setup.option_name
        options = [names(ask.question, option) for option in ask.options]
        then = [ask.then.__name__] + ([ask.number] if ask.number != ABSENT else [])
        return [ask.seat, ask.question.name, options, then]

    def thaw(self, frozen: Mapping[str, Any]) -> None:
        """Become the state that `freeze` described, in today's layout; the setup must be the same."""
        game = self.setup.game
        self.clear()
        for field in type(self).FIELDS:
            value = getattr(self, field)
            if isinstance(value, Piece):
                value.thaw(frozen[field])
            else:
                setattr(self, field, _plain(frozen[field]))
        self.agenda = []
        for name, *arguments in frozen["agenda"]:
            a, b = (*arguments, ABSENT, ABSENT)[:2]
            self.agenda.append((game.step(name), a, b))
        self.asks = []
        for seat, name, options, (then, *number) in frozen["asks"]:
            question = game.question(name)
            numbers = [self.setup.option_number(question, option) for option in options]
            self.asks.append(Ask(seat, question, numbers, game.step(then), number[0] if number else ABSENT))
        key, position = frozen["dice"]
        self.dice = Dice(bytes.fromhex(key))
        self.dice.move_to(position)

    def digest(self) -> str:
        """Return a hash of everything that makes up the state."""
        text = json.dumps(self.freeze(), sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.freeze() == other.freeze()

    def __hash__(self) -> int:
        return hash(self.digest())


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """A small object on the table, such as a fight: declared like a state, and cleared, copied and frozen with it."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    SHARED: ClassVar[tuple[str, ...]] = ()

    def clear(self, tables: Any, seats: int) -> None:
        """Give every field its first value."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Return an independent copy."""
        raise NotImplementedError

    def freeze(self) -> dict[str, Any]:
        """Return its part of a snapshot."""
        return {field: _plain(getattr(self, field)) for field in type(self).FIELDS}

    def thaw(self, frozen: Mapping[str, Any]) -> None:
        """Become what `freeze` described; it must have been cleared."""
        for field in type(self).FIELDS:
            value = getattr(self, field)
            if isinstance(value, Piece):
                value.thaw(frozen[field])
            else:
                setattr(self, field, _plain(frozen[field]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Piece) and type(self) is type(other) and self.freeze() == other.freeze()

    def __hash__(self) -> int:
        return hash(json.dumps(self.freeze(), sort_keys=True))


def changed(cells: list[int], at: int, value: int) -> list[int]:
    """Return the list with one cell changed: for lists that copies share."""
    cells = cells[:]
    cells[at] = value
    return cells


def _plain(value: Any) -> Any:
    """Copy a field's value, however deep its lists and pieces are."""
    if isinstance(value, list):
        # Asked for an int, compiled code would make one of a bool.
        return [_plain(item) if isinstance(item, list | Piece) else item for item in value]
    if isinstance(value, Piece):
        return value.freeze()
    return value
