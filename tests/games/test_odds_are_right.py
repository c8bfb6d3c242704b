"""Every number that is shown before a decision is what happens: games are played on from worlds that the seat imagines.

What a number takes for granted stands beside it, in the game's `odds` module:

    ASSUMES    per number, a sentence that says what is assumed of the others, and how far it looks
    assumed    (state, seat, ask) -> option: how every later question is taken to be answered

and a game's `tests/games/<game>/shown_odds.py` says what the numbers are about:

    HAPPENED     per number, (before, after, seat, option, told) -> whether it came true; `told` are the events
    settled      (after, seat) -> whether there is nothing to wait for any more
    POSITIONS    how many positions are tried in a small run
    DEEPEST      which of the decisions with odds of a game is the last that a position is taken from
    settings_of  (number of the position) -> the settings of its game
    group_of     (before, seat, option) -> under which name small errors of numbers that are alike are added up
    stir         (state, dice): change what is on the table, so that chances are neither none nor sure; or do nothing

Positions are found by random play from fixed seeds.  A number fails that is further from what happened than five
standard errors, alone or together with the others of its kind; and one that says "never" or "surely" and is wrong once.
"""

import importlib
import math
from collections import defaultdict
from collections.abc import Iterator
from types import ModuleType

import pytest
from tests.scale import FULL

from duskhall.games import find
from duskhall.kernel.conformance.play import dice_of
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Event, Recorder
from duskhall.kernel.question import ALL, NO_ANSWER, Ask
from duskhall.kernel.state import State

pytestmark = pytest.mark.once

GAMES = ["bloodborne-card", "dungeon-cards", "blood-bound", "bloodborne-board"]
TRIES = 400 if FULL else 30  # worlds for every option of a position
MORE = 20 if FULL else 1  # times as many positions
ERRORS = 5


def shown(game_id: str) -> ModuleType:
    """Return what the numbers of a game are about."""
    return importlib.import_module(f"tests.games.{find(game_id).folder.name}.shown_odds")


def declared(game_id: str) -> ModuleType:
    """Return the module in which a game works its odds out."""
    return importlib.import_module(f"duskhall.games.{find(game_id).folder.name}.odds")


def positions(game_id: str) -> Iterator[tuple[int, State, Ask]]:
    """Play games at random, and stop in each where somebody is told some chances, early or late."""
    game, about = find(game_id), shown(game_id)
    for number in range(about.POSITIONS * MORE):
        dice = dice_of("odds", game_id, number)
        setup = game.setup(game.seats[number % len(game.seats)], about.settings_of(number), simulation=True)
        state = game.new(setup, Dice(dice.key))
        left = 1 + dice.below(about.DEEPEST)
        found = None
        while state.pending() and left:
            about.stir(state, dice)
            pending = state.pending()
            ask = pending[dice.below(len(pending))]
            if state.odds(ask.seat, ask):
                found = (number, state.copy(), ask)
                left -= 1
            state.take(ask, ask.options[dice.below(len(ask.options))])
        if found is not None:
            yield found


def play_on(game_id: str, before: State, ask: Ask, option: int, dice: Dice) -> tuple[State, list[Event]]:
    """Imagine a world, and play it on as assumed until the number has come true or not; return what was told, too."""
    seat = ask.seat
    assumed, settled = declared(game_id).assumed, shown(game_id).settled
    after = before.imagine(seat, dice)
    recorder = after.listener = Recorder(after.setup)
    if after.mode == ALL:  # what others have sealed already is assumed as well
        after.sealed = [NO_ANSWER] * len(after.asks)
        for other in list(after.asks):
            if other.seat != seat:
                after.take(other, assumed(after, seat, other))
    own = after.ask_for(seat)
    assert own is not None
    after.take(own, option)
    while after.pending() and not settled(after, seat):
        other = after.next_ask()
        after.take(other, assumed(after, seat, other))
    return after, recorder.events


def too_far(happened: int, expected: float, variance: float) -> bool:
    """Say whether something happened too often or too rarely for its chance."""
    return abs(happened - expected) > ERRORS * math.sqrt(variance) + 1e-6


@pytest.mark.parametrize("game_id", GAMES)
def test_every_number_that_is_shown_is_what_happens(game_id):
    sums: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    for number, before, ask in positions(game_id):
        told = before.odds(ask.seat, ask)
        for option, chances in told.items():
            counted = dict.fromkeys(chances, 0)
            for attempt in range(TRIES):
                after, events = play_on(game_id, before, ask, option, dice_of("world", number, option, attempt))
                for name in chances:
                    counted[name] += shown(game_id).HAPPENED[name](before, after, ask.seat, option, events)
            for name, chance in chances.items():
                happened, expected, variance = counted[name], TRIES * chance, TRIES * chance * (1 - chance)
                what = f"{name} of {before.setup.option_name(ask.question, option)} in position {number}"
                assert 0 <= chance <= 1, what
                # Rare things happen now and then: they are looked at together.
                if variance >= ERRORS or chance < 1e-9 or chance > 1 - 1e-9:
                    assert not too_far(happened, expected, variance), f"{what}: {chance}, and {happened} of {TRIES}"
                for group in (name, f"{name}, {shown(game_id).group_of(before, ask.seat, option)}"):
                    for at, value in enumerate((happened, expected, variance)):
                        sums[group][at] += value
    for group, (all_happened, all_expected, all_variance) in sums.items():
        what = f"{group}: {all_happened}, not about {all_expected}"
        assert not too_far(round(all_happened), all_expected, all_variance), what


@pytest.mark.parametrize("game_id", GAMES)
def test_every_number_says_what_it_assumes_and_is_shown_somewhere(game_id):
    told = [before.odds(ask.seat, ask) for _, before, ask in positions(game_id)]
    names = {name for odds in told for chances in odds.values() for name in chances}
    assert names == set(shown(game_id).HAPPENED) == set(declared(game_id).ASSUMES)
    for sentence in declared(game_id).ASSUMES.values():
        assert sentence.endswith(".")


@pytest.mark.parametrize("game_id", GAMES)
def test_odds_depend_on_nothing_that_the_seat_does_not_know(game_id):
    for number, before, ask in positions(game_id):
        world = before.imagine(ask.seat, dice_of("unknown", number))
        own = world.ask_for(ask.seat)
        assert own is not None
        assert world.odds(ask.seat, own) == before.odds(ask.seat, ask)


def test_five_standard_errors_are_the_limit():
    assert not too_far(74, 50, 25)
    assert too_far(76, 50, 25)
    assert too_far(1, 0, 0)
    assert too_far(39, 40, 0)
