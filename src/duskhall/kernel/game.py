"""What a game declares about itself, once: metadata, settings, questions, steps, events, and its functions.

Algorithms check the metadata; the table, the records, the client and the research adapters derive the rest.
"""

import re
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeVar

from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Kind, Listener
from duskhall.kernel.layout import Layout, heard_by_name
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.observation import Part
from duskhall.kernel.outcome import Outcome
from duskhall.kernel.question import Ask, Question, Step
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.setting import Setting, Value
from duskhall.kernel.setup import Content, Setup
from duskhall.kernel.standing import Standing
from duskhall.kernel.state import State

Odds = Mapping[int, Mapping[str, float]]
T = TypeVar("T")


class BadSetup(Mistake):
    """A game that cannot be set up as asked: the sentence says which value, and what is possible."""


class BadGame(Mistake):
    """A game that is not laid out or declared as a game must be: the sentence names the file and what is wrong."""


@dataclass(frozen=True)
class Colour:
    """A colour that stands for a game, as #rrggbb: as a ground, and as writing on a dark and on a light page."""

    ground: str
    on_dark: str
    on_light: str


LANTERN: Final = Colour("#9a7a3c", "#e0bd7c", "#6b4a05")


@dataclass(frozen=True)
class Game:
    """One game: the only object through which the rest of Duskhall knows it."""

    id: str
    folder: Path  # where RULES.md and texts/ are
    rules_version: int
    seats: range
    minutes: range
    questions: tuple[Question, ...]
    flow: tuple[ModuleType, ...]  # their functions are the steps, among them those that hear answers
    kinds: tuple[Kind, ...]
    settings: tuple[Setting, ...]
    load: Callable[[Mapping[str, Any] | None], Content]
    start: Callable[[Setup, Dice], State]
    blank: Callable[[Setup, Dice], State]
    view: Callable[[Any, int | None], Any]
    describe: Callable[[Any], Any]
    imagine: Callable[[Any, int | None, Dice], State]
    odds: Callable[[Any, int, Ask], Odds]
    outcome: Callable[[Any], Outcome]
    why_not: Callable[[Any, Ask, int], Refusal]
    # What seats may say to one another, outside the rules: events whose first field is the speaker.
    statements: tuple[Kind, ...] = ()
    turn_ends: tuple[Kind, ...] = ()  # the public events that end a turn; how much minds talk is counted by turns
    # The views of several seats at once, where that costs less than one by one.
    views: Callable[[Any, Sequence[int | None]], Sequence[Any]] | None = None
    # Whether the odds of any question take no longer than a view (some 10 microseconds): a table then tells them with
    # the question; else they are worked out on request, apart from the table.
    quick_odds: bool = False
    # What a seat observes, as numbers, part by part (:mod:`duskhall.kernel.observation`): what its view shows.
    observed: tuple[Part, ...] = field(default=(), compare=False)
    # What is counted while games are played (:mod:`duskhall.kernel.counting`), a `Count` for each.
    counted: tuple[Any, ...] = field(default=(), compare=False)
    # What a balance report says of these counts, a `Balance`.
    balance: Any = field(default=None, compare=False)
    # A sensible player, for rollouts and balance: answers an ask from what its seat knows, with dice of its own.
    policy: Callable[[Any, Ask, Dice], int] | None = None
    # How well a seat stands, out of a thousand, for searches: exactly once the game is over, before that by judgement.
    worth: Callable[[Any, int], int] | None = None
    # A seat's score as it stands, which everybody can see: what the outcome's scores are in the end.
    score: Callable[[Any, int], int] | None = None
    # Draws anew, in place, what a seat does not know, so that nothing is left of the real order: what `imagine` does to
    # a copy, as far as it bears on this game.
    redraw: Callable[[Any, int, Dice], None] | None = None
    # Which catalogue names a seat, or a spectator, may not be told now; a game with hidden information has it.
    secrets: Callable[[Any, int | None], Collection[str]] | None = None
    # Why a seat that is not asked may not answer this question now, where a rule is the reason.
    why_not_asked: Callable[[Any, int, Question], Refusal | None] | None = None
    # What a seat can work out from its view alone, in words; shown on request.
    notebook: Callable[[Setup, Any], Any] | None = None
    # A view as lines of text for terminals, given what catalogue entries are called and how many columns there are.
    drawing: Callable[[Any, Callable[[str, str], str], int], Sequence[str]] | None = None
    # What is told of a game that has ended: its turning point and everybody's deeds (`kernel.story`).
    story: Callable[[Sequence[Any]], Any] | None = None
    # What it keeps as records of its players, a `Feat` for each (:mod:`duskhall.kernel.feats`).
    feats: tuple[Any, ...] = field(default=(), compare=False)
    standing: tuple[Standing, ...] = ()  # answers that a seat may give in advance
    usual_seats: int = 4  # how many play where nobody says, or as close to it as the game allows
    length: Setting | None = None  # the setting that makes it shorter or longer, asked of whoever plays at once
    shelf: int = 100  # its place among the games that people are shown, the lowest first
    colours: tuple[Colour, ...] = (LANTERN,)  # the first is its own; a second one is for its other side
    role_question: str = ""  # by which players pick who they are; comparisons of bots deal these out instead
    hidden_information: bool = False  # some seat knows what another does not
    simultaneous: bool = False  # some questions are asked of several seats at once, sealed
    cooperative: bool = False  # everyone wins or loses together
    # Which side the deal put each seat on, where sides win together: the sides from 0 on, or NOBODY for a loner.
    sides: Callable[[Any], Sequence[int]] | None = None
    longest: int = field(default=100_000)  # no game takes more decisions than this
    # How a snapshot of each older layout becomes one of the next; the first one made snapshots of layout 1 newer.
    layouts: tuple[Layout, ...] = (heard_by_name,)

    def __post_init__(self) -> None:
        """Number the questions and the settings; refuse names that stand for two things."""
        for index, setting in enumerate(self.settings):
            setting.index = index
        names = [question.name for question in self.questions]
        for index, question in enumerate(self.questions):
            question.index = index
            if question.name in names[:index]:
                one, other = _places_of(question.name, self.folder)
                raise BadGame("mistake-game-question", game=self.id, question=question.name, one=one, other=other)
        _ = self._steps  # which refuses two steps of one name

    @cached_property
    def _steps(self) -> dict[str, Step]:
        steps: dict[str, Step] = {}
        for module in self.flow:
            for name, step in vars(module).items():
                if callable(step) and getattr(step, "__module__", None) == module.__name__:
                    if name in steps:
                        one, other = _place_of(steps[name]), _place_of(step)
                        raise BadGame("mistake-game-step", game=self.id, step=name, one=one, other=other)
                    steps[name] = step
        return steps

    @property
    def layout(self) -> int:
        """The number of the layout of today's snapshots."""
        return 1 + len(self.layouts)

    @cached_property
    def _questions(self) -> dict[str, Question]:
        return {question.name: question for question in self.questions}

    @cached_property
    def kinds_by_name(self) -> dict[str, Kind]:
        """Everything that can be heard at a table, what seats say included."""
        return {kind.name: kind for kind in (*self.kinds, *self.statements)}

    @cached_property
    def _content(self) -> Content:
        return self.load(None)

    def step(self, name: str) -> Step:
        """Return the step of this stable name."""
        if name not in self._steps:
            raise KeyError(f"{self.id} has no step {name}")
        return self._steps[name]

    def question(self, name: str) -> Question:
        """Return the question of this name."""
        return self._questions[name]

    def setup(
        self,
        seats: int,
        settings: Mapping[str, object] | None = None,
        content: Mapping[str, Any] | Content | None = None,
        *,
        simulation: bool = False,
    ) -> Setup:
        """Return a setup for that many seats; raise `BadSetup` where the game cannot be played so.

        `content` replaces the game's own content, and is loaded unless it has been; `simulation` turns limits on.
        """
        if seats not in self.seats:
            raise BadSetup("mistake-players", game=self.id, fewest=self.seats[0], most=self.seats[-1], players=seats)
        known = {setting.name: setting for setting in self.settings}
        for name in settings or {}:
            if name not in known:
                raise BadSetup("mistake-unknown-setting", game=self.id, setting=name, settings=", ".join(known))
        chosen = {
            name: setting.in_simulation if simulation and setting.in_simulation is not None else setting.default
            for name, setting in known.items()
        }
        if isinstance(content, Content):
            loaded = content
        else:
            loaded = self._content if content is None else self.load(content)
        chosen.update({name: _checked(known[name], value, loaded) for name, value in (settings or {}).items()})
        return Setup(self, seats, chosen, loaded)

    def new(self, setup: Setup, dice: Dice, listener: Listener | None = None) -> State:
        """Set the table up and run to the first decision."""
        state = self.start(setup, dice)
        state.listener = listener
        state.run()
        return state

    def thaw(self, setup: Setup, frozen: Mapping[str, Any]) -> State:
        """Return the state of a snapshot, of whatever layout."""
        for newer in self.layouts[frozen.get("layout", 1) - 1 :]:
            frozen = newer(frozen)
        state = self.blank(setup, Dice(b""))
        state.thaw(frozen)
        return state

    def refuse_unasked(self, state: State, seat: int, question: Question) -> Refusal:
        """Return why a seat that is asked nothing may not answer."""
        if state.ended:
            return Refusal("refusal-game-over", "", {"seat": seat})
        refusal = self.why_not_asked(state, seat, question) if self.why_not_asked is not None else None
        return refusal or Refusal("refusal-not-asked", "", {"seat": seat})

    def refuse(self, state: State, ask: Ask, option: int) -> Refusal:
        """Return why an option of an ask is not legal now."""
        if not 0 <= option < len(state.setup.domains[ask.question.index]):
            return Refusal("refusal-no-such-option", ask.question.rule, {"question": ask.question.name})
        return self.why_not(state, ask, option)


def collected(module: ModuleType, sort: type[T]) -> tuple[T, ...]:
    """Return everything of a sort (questions, kinds of events, settings) that a module declares, in that order."""
    return tuple(each for each in vars(module).values() if isinstance(each, sort))


def _checked(setting: Setting, value: object, content: Content) -> Value:
    """Return a value that the setting can have, with digits read as a number, or raise `BadSetup`."""
    if isinstance(value, str) and isinstance(setting.default, int):
        with suppress(ValueError):
            value = int(value)
    values = setting.possible(content.data)
    if not isinstance(value, str | int) or isinstance(value, bool) or value not in values:
        raise BadSetup("mistake-setting-value", setting=setting.name, value=str(value), possible=_listed(values))
    return value


def _place_of(step: Step) -> str:
    """Where a step is written; of a compiled one only the file is known."""
    code = getattr(step, "__code__", None)
    return str(sys.modules[step.__module__].__file__) if code is None else f"{code.co_filename}:{code.co_firstlineno}"


def _places_of(question: str, folder: Path) -> tuple[str, str]:
    """Where a question is declared first and last, as far as the game's folder tells."""
    found = []
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        for declared in re.finditer(rf"""Question\(\s*["']{question}["']""", text):
            found.append(f"{file}:{1 + text.count(chr(10), 0, declared.start())}")
    return (found[0], found[-1]) if found else (str(folder), str(folder))


def _listed(values: Sequence[Value]) -> str:
    if isinstance(values, range):
        return f"{values[0]}-{values[-1]}"
    return ", ".join(str(value) for value in values)
