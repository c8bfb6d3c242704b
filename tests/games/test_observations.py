"""What seats observe as numbers is what their views show, and nothing else.

That nothing hidden is in it follows from the checks of secrecy, to which it belongs (`reach`).  Here states are
disturbed a little, cell by cell: where the view of a seat changes its observation must, and where its observation
changes its view must.  What differs is named.
"""

from contextlib import suppress
from typing import Any

import pytest
from tests.scale import FULL

from duskhall.games import GAMES, find
from duskhall.kernel.conformance.play import deal, decisions, dice_of
from duskhall.kernel.conformance.reach import view_of
from duskhall.kernel.observation import Observation, observation_of
from duskhall.kernel.state import Piece, State

OF_THE_KERNEL = State.FIELDS
# What views show and observations do not, and the other way round, by the field that was disturbed.
ONLY_SEEN = {"blood-bound": {"offers"}}  # their order, which is always that of the seats
ONLY_OBSERVED = {"bloodborne-board": {"turned_up", "unit_modifier"}}  # everybody saw the tile, and reads the mission
TRIED = 4_000 if FULL else 250  # cells


@pytest.mark.parametrize("game_id", GAMES)
def test_the_parts_fill_the_length_and_are_the_same_for_every_number_of_seats(game_id):
    game = find(game_id)
    made = [Observation(game.setup(seats)) for seats in game.seats]
    assert len({observation.length for observation in made}) == 1
    names = [part.name for part in made[0].parts]
    assert len(names) == len(set(names))
    for observation in made:
        state = deal(observation.setup, "observation")
        out = [7] * observation.length
        observation.write(state, state.seats - 1, out)
        assert out == observation.of(state, state.seats - 1)
        assert [number for part in observation.named(out).values() for number in part] == out


def test_seats_are_told_from_the_observer_on():
    game = find("dungeon-cards")
    state: Any = deal(game.setup(4), "observation")
    state.gold = [10, 11, 12, 13]
    players = observation_of(state.setup).named(observation_of(state.setup).of(state, 2))["players"]
    assert players[1::5] == [12, 13, 10, 11, 0, 0]


@pytest.mark.parametrize("game_id", GAMES)
def test_an_observation_tells_what_the_view_shows_and_nothing_else(game_id):
    game = find(game_id)
    setup = game.setup(game.usual_seats, simulation=True)
    dice = dice_of("disturb", game_id)
    hidden, leaked = set(), set()
    for state in _positions(setup, 20, 12):
        for _ in range(TRIED // 20):
            seat = dice.below(state.seats)
            field, other = _disturbed(state, dice)
            with suppress(IndexError, KeyError, ValueError):  # no state that could be
                seen = view_of(state, seat) != view_of(other, seat)
                observation = observation_of(setup)
                observed = observation.of(state, seat) != observation.of(other, seat)
                if seen and not observed:
                    hidden.add(field)
                if observed and not seen:
                    leaked.add(field)
    assert hidden <= ONLY_SEEN.get(game_id, set())
    assert leaked <= ONLY_OBSERVED.get(game_id, set())


def _positions(setup, number, every):
    """Yield so many positions of random games, each a few decisions after the last one."""
    found = 0
    for deal_number in range(number):
        state = deal(setup, "observation", deal_number)
        for move, _ in enumerate(decisions(state, "observation", deal_number)):
            if move % every == every - 1:
                yield state
                found += 1
                if found == number:
                    return


def _disturbed(state, dice):
    """Return the name of a field, and a copy of the state in which a cell of it is another, or two are exchanged."""
    other = state.copy()
    name, owner, fields = "", other, [field for field in type(other).FIELDS if field not in OF_THE_KERNEL]
    while True:
        field = fields[dice.below(len(fields))]
        value = getattr(owner, field)
        name = f"{name}.{field}" if name else field
        if not isinstance(value, Piece):
            break
        setattr(owner, field, value.copy())
        owner = getattr(owner, field)
        fields = list(type(owner).FIELDS)
    setattr(owner, field, _changed(value, dice))
    return name, other


def _changed(value, dice):
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value - 1 if value > 0 and dice.below(2) else value + 1
    if not value:
        return value
    cells = [each[:] if isinstance(each, list) else each for each in value]
    at, to = dice.below(len(cells)), dice.below(len(cells))
    if dice.below(2):
        cells[at], cells[to] = cells[to], cells[at]
    else:
        cells[at] = _changed(cells[at], dice)
    return cells


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_can_be_a_key(game_id):
    assert {find(game_id): game_id}[find(game_id)] == game_id
