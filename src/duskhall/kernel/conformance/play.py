"""How the kit plays: games dealt from a word, answered at random, with every surprise made a clear sentence.

The checks must not rely on anything but this module and the kernel's own contract.
"""

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any, NoReturn

from duskhall.kernel.dice import Dice
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.game import Game
from duskhall.kernel.question import ONE, Ask
from duskhall.kernel.record import Holder
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State
from duskhall.kernel.table import Table


class NotConforming(AssertionError):
    """A game or mind that breaks the kernel's contract: the sentence says how, and in which position."""


def fail(state: State | Setup | Game, sentence: str) -> NoReturn:
    """Raise `NotConforming` with the game's name, and where it stood."""
    if isinstance(state, State):
        asked = ", ".join(f"seat {ask.seat} {ask.question.name}" for ask in state.pending()) or "nobody"
        where = f"{state.setup.game.id}, {state.setup.seats} seats, asking {asked}"
    elif isinstance(state, Setup):
        where = f"{state.game.id}, {state.seats} seats"
    else:
        where = state.id
    raise NotConforming(f"{where}: {sentence}")


def dice_of(*words: object) -> Dice:
    """Return the dice that these words stand for, so that every check has its own and can be repeated."""
    return Dice(sha256(repr(words).encode()).digest())


def variations(game: Game, seats: int) -> Iterator[Setup]:
    """Return the setup with every default, then one for each other value of each setting.

    Of a long range only the ends are tried.  Limits stay as simulations have them.
    """
    yield game.setup(seats, simulation=True)
    for setting in game.settings:
        if setting.in_simulation is None:
            values = setting.values if len(setting.values) <= 8 else (setting.values[0], setting.values[-1])
            for value in values:
                if value != setting.default:
                    yield game.setup(seats, {setting.name: value}, simulation=True)


def deal(setup: Setup, *words: object) -> State:
    """Set a table up with the dice of these words, and hold it to what is true of every state."""
    state = setup.game.new(setup, dice_of("deal", *words))
    check_asks(state)
    return state


def decisions(state: State, *words: object) -> Iterator[tuple[Ask, int]]:
    """Play to the end at random: yield every ask with its answer just before it is carried out."""
    dice = dice_of("play", *words)
    for _ in range(state.setup.game.longest):
        pending = state.pending()
        if not pending:
            return
        ask = pending[dice.below(len(pending))]
        option = ask.options[dice.below(len(ask.options))]
        yield ask, option
        answer(state, ask, option)
    if state.pending():
        fail(state, f"the game is not over after {state.setup.game.longest} decisions, which it calls its longest")


def play_out(state: State, *words: object) -> State:
    """Play to the end at random, and return the state that this leads to."""
    for _ in decisions(state, *words):
        pass
    return state


def answer(state: State, ask: Ask, option: int) -> None:
    """Carry out a legal option; nothing may go wrong with it."""
    name = _name(state, ask, option)
    try:
        state.answer(ask.seat, ask.question, option)
    except Refusal as refusal:
        fail(state, f"the option {name} was offered to seat {ask.seat} and then refused ({refusal})")
    except Exception as error:
        raise NotConforming(
            f"{state.setup.game.id}: the option {name} of {ask.question.name} broke the rules "
            f"({type(error).__name__}: {error})"
        ) from error
    check_asks(state)


def refusal_of(state: State, seat: int, ask: Ask, option: int) -> Refusal:
    """Give an illegal answer and return its refusal; anything else that happens is a fault."""
    try:
        state.answer(seat, ask.question, option)
    except Refusal as refusal:
        return refusal
    except Exception as error:
        raise NotConforming(
            f"{state.setup.game.id}: the illegal option {_name(state, ask, option)} of {ask.question.name} "
            f"raised {type(error).__name__} ({error}) instead of a Refusal"
        ) from error
    fail(state, f"an illegal option, {_name(state, ask, option)} of {ask.question.name}, was carried out")


def check_asks(state: State) -> None:
    """Hold what is pending to the contract: somebody is asked unless the game is over, and can answer."""
    setup = state.setup
    asks = state.asks
    if not asks and not state.ended:
        fail(state, "nobody is asked, though the game is not over")
    if asks and state.ended:
        fail(state, "somebody is asked, though the game is over")
    if state.mode == ONE and len(asks) > 1:
        fail(state, "several seats are asked as if they were one")
    if len({ask.seat for ask in asks}) != len(asks):
        fail(state, "a seat is asked two things at once")
    for ask in asks:
        domain = setup.domains[ask.question.index]
        if not 0 <= ask.seat < setup.seats:
            fail(state, f"there is no seat {ask.seat} to ask")
        if not ask.options:
            fail(state, f"seat {ask.seat} has no option")
        if ask.options != sorted(set(ask.options)):
            fail(state, f"the options {ask.options} of seat {ask.seat} are not in ascending order")
        if ask.options[0] < 0 or ask.options[-1] >= len(domain):
            fail(state, f"the options {ask.options} of seat {ask.seat} are not all from 0 to {len(domain) - 1}")


def open_table(setup: Setup, *words: object) -> Table:
    """Open a table whose dice are those of these words."""
    holders = [Holder(f"Player {seat + 1}", "person") for seat in range(setup.seats)]
    return Table.open(setup, holders, seed_from(repr(words)), "conformance")


def table_decisions(table: Table, *words: object) -> Iterator[tuple[Ask, str]]:
    """Play a table to its end at random: yield every ask with its answer just before it is entered."""
    dice = dice_of("play", *words)
    for _ in range(table.game.longest):
        pending = table.pending()
        if not pending:
            return
        ask = pending[dice.below(len(pending))]
        option = table.setup.option_name(ask.question, ask.options[dice.below(len(ask.options))])
        yield ask, option
        table.answer(ask.seat, ask.question.name, option)
        check_asks(table.state)
    if table.pending():
        fail(table.state, f"the game is not over after {table.game.longest} decisions")


def through_json(frozen: Mapping[str, Any]) -> Any:
    """Write a snapshot as JSON and read it back."""
    return json.loads(json.dumps(frozen))


def _name(state: State, ask: Ask, option: int) -> str:
    domain = state.setup.domains[ask.question.index]
    return domain[option] if 0 <= option < len(domain) else str(option)
