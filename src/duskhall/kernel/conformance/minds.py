"""The check of a mind: it plays legally, repeatably, and only from what its seat may know."""

from collections.abc import Callable
from functools import partial
from types import FunctionType, MethodType, ModuleType
from typing import Any

from duskhall.kernel.conformance.play import answer, deal, dice_of, fail
from duskhall.kernel.conformance.reach import Ear
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Event
from duskhall.kernel.game import Game
from duskhall.kernel.question import Ask
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.seat import Mind, MindFactory, Onlooker, Seat, Talker
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State
from duskhall.kernel.table import said
from duskhall.kernel.talk import is_due, may_speak


class _Unlike(Exception):
    """Two minds of equal dice in one seat do not choose or say the same; the sentence is left for the reason."""

    def __init__(self, state: State, sentence: str) -> None:
        super().__init__(sentence)
        self.state = state


def check_mind(
    game: Game, factory: MindFactory, seats: int | None = None, games: int = 2, seed: str = "conformance"
) -> None:
    """Let a mind play every seat (of the smallest table, unless told): legal, repeatable, without looking.

    Two minds of equal dice sit in each seat.  One is shown the real table, the other a world that the seat imagines;
    both must always choose the same, and say the same where they talk.  None may change the table, or keep hold of it.
    """
    setup = game.setup(game.seats[0] if seats is None else seats, simulation=True)
    for number in range(games):
        try:
            _play(setup, factory, seed, number, imagining=True)
        except _Unlike as unlike:
            try:  # again, where both are shown the real table
                _play(setup, factory, seed, number, imagining=False)
            except _Unlike as unlike_anyway:
                fail(unlike_anyway.state, f"{unlike_anyway} with the same dice")
            fail(unlike.state, f"{unlike} where only what is hidden from its seat was different")


def _play(setup: Setup, factory: MindFactory, seed: str, number: int, imagining: bool) -> None:
    """Play a game to its end, with two minds in each seat; if `imagining`, the second sees what the seat imagines."""
    game = setup.game
    state = deal(setup, seed, number)
    minds = [[_make(game, factory, seat, seed, number) for _ in range(2)] for seat in range(setup.seats)]
    heard: list[Event] = []
    for _ in range(game.longest):
        pending = state.pending()
        if not pending:
            return
        ask = pending[0]
        known = [event for event in heard if event.hears(ask.seat)]
        option = _choose(state, ask, minds[ask.seat], known, imagining)
        ear = Ear(state)
        answer(state, ask, option)
        state.listener = None
        heard += ear.events
        if state.pending() and is_due(game, ear.events):
            _talk(state, minds, heard, imagining)
    fail(state, f"the minds did not come to an end in {game.longest} decisions")


def _make(game: Game, factory: Callable[[Game, int, Dice], Mind], seat: int, seed: str, number: int) -> Mind:
    mind = factory(game, seat, dice_of("mind", seed, number, seat))
    if not mind.name:
        fail(game, "the mind has no name")
    return mind


def _choose(state: State, ask: Ask, minds: list[Mind], heard: list[Event], imagining: bool) -> int:
    name = minds[0].name
    before = state.digest()
    world = _world(state, ask.seat, imagining)
    if world.ask_for(ask.seat) != ask:
        fail(state, f"seat {ask.seat} is asked something else in a world that it imagines")
    first, second = (mind.choose(Seat(shown, ask, list(heard))) for mind, shown in zip(minds, (state, world)))
    if first not in ask.options:
        fail(state, f"the mind {name} chose {first!r}, which is not one of the options {ask.options}")
    if first != second:
        raise _Unlike(state, f"the mind {name} chose differently")
    if state.digest() != before:
        fail(state, f"the mind {name} changed the table")
    if _holds(minds[0], state, set()):
        fail(state, f"the mind {name} keeps hold of the table")
    return first


def _world(state: State, seat: int, imagining: bool) -> State:
    return state.imagine(seat, dice_of("blind", state.digest())) if imagining else state


def _talk(state: State, minds: list[list[Mind]], told: list[Event], imagining: bool) -> None:
    """Let every seat speak; what is said is added to what was told."""
    before = state.digest()
    for seat, same in enumerate(minds):
        if not isinstance(same[0], Talker) or not may_speak(state.setup.game, told, seat):
            continue
        heard = [event for event in told if event.hears(seat)]
        worlds = (state, _world(state, seat, imagining))
        spoken = [
            mind.speak(Onlooker(world, seat, list(heard)))
            for mind, world in zip(same, worlds)
            if isinstance(mind, Talker)
        ]
        if spoken[0] != spoken[-1]:
            raise _Unlike(state, f"the mind {same[0].name} speaks differently")
        if spoken[0] is not None:
            try:
                told.append(said(state.setup, seat, spoken[0]))
            except Refusal:
                fail(state, f"the mind {same[0].name} says what the game has no words for: {spoken[0]}")
    if state.digest() != before:
        fail(state, f"the mind {minds[0][0].name} changed the table by speaking")


def _holds(value: Any, state: State, seen: set[int]) -> bool:
    """Say whether a state can be reached from a value, by attributes, items, closures and bound methods."""
    if value is state:
        return True
    if id(value) in seen or isinstance(value, str | bytes | int | float | type | ModuleType | Game | Setup):
        return False
    seen.add(id(value))
    return any(_holds(part, state, seen) for part in _parts(value))


def _parts(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return [*value.keys(), *value.values()]
    if isinstance(value, list | tuple | set | frozenset):
        return list(value)
    if isinstance(value, FunctionType):
        cells = [cell.cell_contents for cell in value.__closure__ or () if cell != type(cell)()]
        return [*cells, *(value.__defaults__ or ()), *(value.__kwdefaults__ or {}).values()]
    if isinstance(value, MethodType):
        return [value.__self__, value.__func__]
    if isinstance(value, partial):
        return [value.func, *value.args, *value.keywords.values()]
    names = set(getattr(value, "__dict__", ()))
    for each in type(value).__mro__:
        slots = each.__dict__.get("__slots__", ())
        names.update((slots,) if isinstance(slots, str) else slots)
        names.update(each.__dict__.get("__mypyc_attrs__", ()))
    return [getattr(value, name, None) for name in names if not name.startswith("__")]
