"""Hints: from what a seat knows and nothing else, by fixed work, with the advice of the strongest bot."""

import msgspec
import pytest
from tests.minds.search.test_searching import positions

from duskhall import minds
from duskhall.games import GAMES, find
from duskhall.games.blood_bound.state import BloodBound
from duskhall.kernel.budget import Budget
from duskhall.kernel.conformance.play import dice_of
from duskhall.kernel.question import ALL, NO_ANSWER
from duskhall.kernel.record import Holder
from duskhall.kernel.seat import Seat
from duskhall.kernel.state import State
from duskhall.kernel.table import Table
from duskhall.minds.search import trials
from duskhall.teacher import estimate
from duskhall.teacher.estimate import PARTS, Estimate, advised
from duskhall.teacher.hint import hint
from duskhall.teacher.worlds import worlds_of

LITTLE = Budget(percent=4)
GAME_IDS = sorted(game for game in GAMES if find(game).worth is not None)


def moments(game_id: str, number: int, seats: int = 0) -> list[Seat]:
    """Seats that have something to choose, from games played by the policy, with all that they heard."""
    game = find(game_id)
    setup = game.setup(seats or min(max(3, game.seats[0]), 6), simulation=True)
    table = Table.open(setup, [Holder(str(seat), "person") for seat in range(setup.seats)], b"hint" * 8, "hints")
    assert game.policy is not None
    found: list[Seat] = []
    for move in range(400):
        pending = table.pending()
        if not pending or len(found) == number:
            break
        if move % 17 == 5:
            asks = [ask for ask in pending if len(ask.options) > 1]
            found += [table.seat(asks[-1].seat)] if asks else []
        option = game.policy(table.state, pending[0], dice_of("moments", move))
        table.answer(pending[0].seat, pending[0].question.name, setup.option_name(pending[0].question, option))
    return found


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_whatever_is_hidden_leaves_every_byte_of_a_hint_the_same(game_id):
    for number, seat in enumerate(moments(game_id, 4)):
        told = msgspec.json.encode(hint(seat, LITTLE))
        for twin in range(2):
            world = seat.imagine(dice_of("twin", number, twin))
            ask = world.ask_for(seat.number)
            assert ask is not None
            assert msgspec.json.encode(hint(Seat(world, ask, seat.heard), LITTLE)) == told


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_hint_advises_what_the_strongest_bot_does_and_puts_it_first(game_id):
    for seat in moments(game_id, 3):
        given = hint(seat, LITTLE)
        found = Estimate(seat)
        names = {option: seat.setup.option_name(seat.ask.question, option) for option in seat.ask.options}
        assert given.advice == given.choices[0].option == names[advised(seat, found.key)]
        assert {choice.option for choice in given.choices} <= set(names.values())
        assert (given.question, given.rule) == (seat.ask.question.name, seat.ask.question.rule)
        others = [choice.chance for choice in given.choices[1:]]
        assert others == sorted(others, reverse=True)
        assert all(0 <= choice.chance <= PARTS and choice.error > 0 for choice in given.choices)
        assert given.measure == ("chapter" if seat.setup.game.cooperative else "win")


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_without_the_native_library_a_hint_is_the_same(game_id, monkeypatch):
    (seat,) = moments(game_id, 1)
    seat.ask.options[2:] = []
    monkeypatch.setattr(estimate, "FEWEST", 2)
    told = hint(seat, Budget(percent=1))
    monkeypatch.setattr(estimate, "trials_of", trials.PythonTrials)
    assert hint(seat, Budget(percent=1)) == told


def test_a_certain_win_is_told_and_so_is_a_certain_loss():
    """In Blood Bound a capture ends the game: what it is worth is what is believed of the captured."""
    seat = next(
        seat
        for seat in moments("blood-bound", 12)
        if seat.ask.question.name == "attack" and any(player.wounds == 3 for player in seat.view.players)
    )
    found = Estimate(seat).play(400)
    odds = hint(seat, LITTLE).choices
    last = [other for other, player in enumerate(seat.view.players) if player.wounds == 3]
    for option in seat.ask.options:
        if seat.ask.question.entry(option) in last:
            name = seat.setup.option_name(seat.ask.question, option)
            believed = next(choice.odds["rival_leader"] for choice in odds if choice.option == name)
            assert abs(found.chance(option) - PARTS * believed) <= 3 * found.error(option)


def test_more_work_makes_the_error_smaller_and_a_deadline_ends_it():
    (seat,) = moments("dungeon-cards", 1)
    little, much = (Estimate(seat).play(plays) for plays in (64, 640))
    option = seat.ask.options[0]
    assert much.error(option) < little.error(option)
    stopped = hint(seat, Budget(is_over=lambda: True))
    assert 0 < stopped.plays < hint(seat).plays


def test_the_same_dice_make_a_loss_surer_than_two_chances_apart():
    (seat,) = moments("bloodborne-card", 1)
    one, other = seat.ask.options[:2]
    found = Estimate(seat).play(400)
    assert found.loss(one, other) == -found.loss(other, one)
    assert found.error_of_loss(one, other) < found.error(one) + found.error(other)
    assert found.loss(one, one) == 0


def test_sealed_answers_of_others_are_given_anew_by_the_policy():
    for state, ask in positions("bloodborne-card", 6):
        if state.mode == ALL:
            first = state.pending()[0]
            state.take(first, first.options[0])
            others = [each for each in state.pending() if each.seat != first.seat]
            if others:
                seat = Seat(state, others[0])
                (world,) = worlds_of(seat, 1, dice_of("worlds"))
                assert set(world.state.sealed) == {NO_ANSWER}
                assert ask is not None
                return
    raise AssertionError("nothing was sealed")


def test_likely_worlds_are_played_more_often_where_a_game_has_beliefs():
    """A likely friend is mostly a friend in the worlds of Blood Bound in which options are tried."""
    for seat in moments("blood-bound", 12):
        odds = hint(seat, LITTLE).choices
        strong = [choice for choice in odds if choice.odds.get("friend", 0.5) > 0.85]
        if strong and seat.ask.question.noun == "seat":
            other = seat.setup.catalogues["seat"].index(strong[0].option)
            worlds = [world.state for world in worlds_of(seat, 100, dice_of("likely"))]
            friends = sum(_clan(world, other) == _clan(world, seat.number) for world in worlds)
            assert abs(friends / 100 - strong[0].odds["friend"]) < 0.15
            return
    raise AssertionError("nobody was a likely friend")


def _clan(state: State, seat: int) -> int:
    assert isinstance(state, BloodBound)
    return state.clan(seat)


def test_the_bot_that_advises_is_the_strongest_that_a_game_has():
    for game_id in GAME_IDS:
        (seat,) = moments(game_id, 1)
        mind = minds.find(game_id, minds.names(game_id)[-1])
        assert mind.__module__.startswith("duskhall.minds.")
        assert advised(seat, Estimate(seat).key) in seat.ask.options
