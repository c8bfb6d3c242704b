"""A mind gets what its seat may know, and no way to the state behind it."""

import inspect

import pytest
from tests.kernel.tables import new_table, table_after_bids
from tests.kernel.toy import HighCard

from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.seat import Mind, MindFactory, Seat
from duskhall.kernel.state import State


class Timid:
    """The smallest mind: it rolls as long as it likes the odds."""

    name = "timid"

    def __init__(self, _: Game, __: int, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seat: Seat) -> int:
        risky = {option for option, chances in seat.odds().items() if chances.get("lose", 0) > 0.1}
        safe = [option for option in seat.ask.options if option not in risky]
        return safe[self.dice.below(len(safe))]


def test_a_seat_tells_what_it_is_asked_and_what_it_may_choose():
    seat = table_after_bids().seat(0)
    assert seat.number == 0
    assert seat.ask.question.name == "pick_side"
    assert seat.option_names() == ["left", "right"]


def test_a_view_is_made_once_and_only_when_it_is_looked_at(monkeypatch):
    table = new_table()
    looked = []

    def look(_: State, seat: int) -> str:
        looked.append(seat)
        return f"what seat {seat} sees"

    monkeypatch.setattr(HighCard, "view", look)
    seat = table.seat(1)
    assert looked == []
    assert seat.view == seat.view == "what seat 1 sees"
    assert looked == [1]


def test_a_seat_hears_its_own_secrets_and_nobody_elses():
    heard = new_table().seat(1).heard
    assert [event.values["seat"] for event in heard if event.kind.name == "dealt"] == [1]


def test_no_attribute_of_a_seat_leads_to_the_state():
    table = table_after_bids()
    seat = table.seat(0)
    assert not hasattr(seat, "__dict__")
    for name in dir(seat):
        value = getattr(seat, name)
        assert not isinstance(value, State), name
        if not name.startswith("__"):
            assert not isinstance(getattr(value, "__self__", None), State), name
            assert not any(isinstance(each, State) for each in getattr(value, "__dict__", {}).values()), name
    assert not any(isinstance(getattr(seat.setup, name), State) for name in dir(seat.setup))


def test_an_imagined_state_agrees_with_the_view_and_harms_nothing():
    table = new_table()
    table.answer(1, "bid", "high")
    seat = table.seat(0)
    before = table.state.digest()
    imagined = [seat.imagine(Dice(bytes([number]))) for number in range(20)]
    assert all(state.view(0) == seat.view for state in imagined)
    assert len({state.digest() for state in imagined}) > 1
    for state in imagined:
        state.play_out(Dice(b"out"))
    assert table.state.digest() == before


def test_a_seat_that_owes_nothing_has_nothing_to_choose():
    with pytest.raises(Refusal, match="refusal-not-asked"):
        table_after_bids().seat(1)


def test_a_mind_is_made_by_a_factory_and_plays_a_whole_game():
    factory: MindFactory = Timid
    table = new_table()
    minds: list[Mind] = [factory(table.game, seat, Dice(bytes([seat]))) for seat in range(3)]
    while table.pending():
        seat = table.seat(table.pending()[0].seat)
        option = minds[seat.number].choose(seat)
        table.answer(seat.number, seat.ask.question.name, table.setup.option_name(seat.ask.question, option))
    assert table.outcome() is not None
    assert "state" not in inspect.signature(Timid.choose).parameters
