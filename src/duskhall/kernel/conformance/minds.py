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


def check_mind(
    game: Game, factory: MindFactory, seats: int | None = None, games: int = 2, seed: str = "conformance"
) -> None:
    """Let a mind play every seat (of the smallest table, unless told): legal, repeatable, without looking.

    Three minds of equal dice sit in each seat.  Two are shown the real table, the third a world that the seat
    imagines; all three must always choose the same, and say the same where they talk.  None may change the table, or
    keep hold of it.
    """
    setup = game.setup(game.seats[0] if seats is None else seats, simulation=True)
    for number in range(games):
        state = deal(setup, seed, number)
        minds = [[_make(game, factory, seat, seed, number) for _ in range(3)] for seat in range(setup.seats)]
        heard: list[Event] = []
        for _ in range(game.longest):
            pending = state.pending()
            if not pending:
                break
            ask = pending[0]
            option = _choose(state, ask, minds[ask.seat], [event for event in heard if event.hears(ask.seat)])
            ear = Ear(state)
            answer(state, ask, option)
            state.listener = None
            heard += ear.events
            if state.pending() and is_due(game, ear.events):
                _talk(state, minds, heard)
        else:
            fail(state, f"the minds did not come to an end in {game.longest} decisions")


def _make(game: Game, factory: Callable[[Game, int, Dice], Mind], seat: int, seed: str, number: int) -> Mind:
    mind = factory(game, seat, dice_of("mind", seed, number, seat))
    if not mind.name:
        fail(game, "the mind has no name")
    return mind


def _choose(state: State, ask: Ask, minds: list[Mind], heard: list[Event]) -> int:
    name = minds[0].name
    before = state.digest()
    imagined = state.imagine(ask.seat, dice_of("blind", before))
    its_ask = imagined.ask_for(ask.seat)
    if its_ask != ask:
        fail(state, f"seat {ask.seat} is asked something else in a world that it imagines")
    first, second = (mind.choose(Seat(state, ask, list(heard))) for mind in minds[:2])
    third = minds[2].choose(Seat(imagined, ask, list(heard)))
    if first not in ask.options:
        fail(state, f"the mind {name} chose {first!r}, which is not one of the options {ask.options}")
    if first != second:
        fail(state, f"the mind {name} chose differently with the same dice")
    if first != third:
        fail(state, f"the mind {name} chose differently where only what is hidden from its seat was different")
    if state.digest() != before:
        fail(state, f"the mind {name} changed the table")
    for mind in minds[:2]:
        if _holds(mind, state, set()):
            fail(state, f"the mind {name} keeps hold of the table")
    return first


def _talk(state: State, minds: list[list[Mind]], told: list[Event]) -> None:
    """Let every seat speak; what is said is added to what was told."""
    before = state.digest()
    for seat, same in enumerate(minds):
        if not isinstance(same[0], Talker) or not may_speak(state.setup.game, told, seat):
            continue
        heard = [event for event in told if event.hears(seat)]
        worlds = (state, state, state.imagine(seat, dice_of("blind", before)))
        spoken = [
            mind.speak(Onlooker(world, seat, list(heard)))
            for mind, world in zip(same, worlds)
            if isinstance(mind, Talker)
        ]
        if any(each != spoken[0] for each in spoken):
            fail(state, f"the mind {same[0].name} speaks differently with the same dice and the same knowledge")
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
