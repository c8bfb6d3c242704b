"""1 Preparing to play."""

from collections import Counter

import pytest
from tests.games.blood_bound.table import GAME_ID
from tests.rule import rule

from duskhall.games import find
from duskhall.games.blood_bound.state import BEAST, CARDS, ORDER, ROSE, BloodBound
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.game import BadSetup

GAME = find(GAME_ID)


def dealt(players: int, seed: str = "1") -> tuple[BloodBound, Recorder]:
    setup = GAME.setup(players)
    recorder = Recorder(setup)
    state = GAME.new(setup, Dice(seed_from(seed)), recorder)
    assert isinstance(state, BloodBound)
    return state, recorder


def clans(state: BloodBound) -> Counter[int]:
    return Counter(state.clan(seat) for seat in range(state.seats))


@rule("blood-bound", "1.1")
def test_six_to_twelve_play():
    assert list(GAME.seats) == [6, 7, 8, 9, 10, 11, 12]


@rule("blood-bound", "1.1")
@pytest.mark.parametrize("players", [5, 13])
def test_fewer_than_six_or_more_than_twelve_cannot_play(players):
    with pytest.raises(BadSetup, match="6 to 12 players"):
        GAME.setup(players)


@rule("blood-bound", "1.2")
def test_the_supply_holds_every_ability_card_and_nobody_has_anything():
    state, _ = dealt(8)
    names = state.setup.catalogues["card"]
    assert dict(zip(names, state.cards)) == {
        "quill": 2, "sword_purple": 1, "sword_green": 1, "shield_purple": 2, "shield_green": 2,
        "staff": 6, "fan": 4, "curse": 0,
    }  # fmt: skip
    assert set(state.tokens) == set(state.wounds) == set(state.held) == {0}
    assert len(state.held) == 8 * CARDS


@rule("blood-bound", "1.3")
@pytest.mark.parametrize("players", [6, 8, 10, 12])
def test_each_clan_has_half_of_the_players(players):
    state, recorder = dealt(players)
    assert clans(state) == {ROSE: players // 2, BEAST: players // 2}
    assert [event.values for event in recorder.events if event.kind.name == "clans_drawn"] == [
        {"members": players // 2}
    ]


@rule("blood-bound", "1.3")
def test_any_member_of_a_clan_can_be_drawn():
    seen = {card for number in range(60) for card in dealt(6, str(number))[0].character}
    assert seen == set(range(18))


@rule("blood-bound", "1.4")
@pytest.mark.parametrize(("players", "curses"), [(7, 2), (9, 3), (11, 4)])
def test_with_an_odd_number_the_inquisitor_joins_with_curses(players, curses):
    state, recorder = dealt(players)
    assert clans(state) == {ROSE: players // 2, BEAST: players // 2, ORDER: 1}
    assert state.cards[-1] == curses
    assert [event.values for event in recorder.events if event.kind.name == "inquisitor_joins"] == [{"curses": curses}]


@rule("blood-bound", "1.4")
def test_either_inquisitor_card_may_join():
    assert {max(dealt(7, str(number))[0].character) for number in range(20)} == {18, 19}


@rule("blood-bound", "1.5")
def test_everyone_is_dealt_a_different_card_and_sees_only_their_own():
    state, recorder = dealt(9)
    assert len(set(state.character)) == 9
    names = state.setup.catalogues["character"]
    for seat in range(9):
        view = state.view(seat)
        known = [player.character for player in view.players]
        assert known == [names[state.character[seat]] if other == seat else None for other in range(9)]
        told = [event.values for event in recorder.events if event.kind.name == "card_dealt" and event.hears(seat)]
        assert told == [{"seat": seat, "character": names[state.character[seat]]}]
    assert all(player.character is None for player in state.view(None).players)


@rule("blood-bound", "1.6", "R1")
def test_the_next_seat_clockwise_sees_the_clue_and_nobody_else_does():
    state, recorder = dealt(8)
    clue = state.tables.clue
    names = state.setup.catalogues["clan"]
    for seat in range(8):
        neighbour = (seat - 1) % 8
        seen = [other for other, player in enumerate(state.view(seat).players) if player.clue is not None]
        assert sorted(seen) == sorted([seat, neighbour])
        told = [event.values for event in recorder.events if event.kind.name == "clue_shown" and event.hears(seat)]
        assert told == [{"seat": seat, "neighbour": neighbour, "clan": names[clue[state.character[neighbour]]]}]
    assert all(player.clue is None for player in state.view(None).players)


@rule("blood-bound", "1.7")
def test_chance_decides_who_has_the_dagger_first():
    first = {dealt(6, str(number))[0].dagger for number in range(60)}
    assert first == set(range(6))
    state, _ = dealt(6)
    assert state.pending()[0].seat == state.dagger
