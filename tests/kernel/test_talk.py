"""Minds are heard after public events, asked or not, and only so often in a turn."""

from collections.abc import Mapping
from dataclasses import replace

import pytest
from tests.kernel import toy

from duskhall.kernel import talk
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import NUMBER, SEAT, Event, Kind
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.game import Game
from duskhall.kernel.record import Holder
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.seat import Mind, Onlooker, Seat, Talker
from duskhall.kernel.table import Table

BOAST = Kind("boast", "6.1", seat=SEAT, much=NUMBER)


@pytest.fixture
def game():
    """The toy with one thing to say; a turn ends where somebody rolls."""
    yield replace(toy.GAME, statements=(BOAST,), turn_ends=(toy.ROLLED,))
    replace(toy.GAME)  # binds the questions to the real toy again


class Boaster:
    """Says how many boasts it has heard, whenever it may."""

    name = "boaster"

    def choose(self, seat: Seat) -> int:
        return seat.ask.options[0]

    def speak(self, seat: Onlooker) -> Mapping[str, str | int] | None:
        return {"say": "boast", "much": sum(event.kind is BOAST for event in seat.heard)}


def table_of(game: Game) -> Table:
    return Table.open(game.setup(3), [Holder("P", "bot:boaster")] * 3, seed_from("talk"), "talk")


def events(table: Table) -> list[Event]:
    return [event for _, event in table.events]


def test_every_mind_is_heard_asked_or_not_and_hears_those_before_it(game):
    table = table_of(game)
    for seat in range(3):
        table.answer(seat, "bid", "low")
    assert [ask.seat for ask in table.pending()] == [0]
    minds: dict[int, Mind] = {2: Boaster(), 0: Boaster(), 1: Boaster()}
    heard = list(talk.hear_out(table.state, events(table), minds))
    assert heard == [(seat, {"say": "boast", "much": seat}) for seat in range(3)]


def test_a_mind_speaks_only_so_often_in_a_turn_and_again_in_the_next(game):
    table = table_of(game)
    for seat in range(3):
        table.answer(seat, "bid", "low")
    table.answer(0, "pick_side", "left")

    def spoken_in_ten_rounds() -> int:
        spoken = 0
        for _ in range(10):
            for seat, statement in talk.hear_out(table.state, events(table), {1: Boaster()}):
                table.speak(seat, statement)
                spoken += 1
        return spoken

    table.speak(2, {"say": "boast", "much": 1})  # what another seat says does not count
    assert spoken_in_ten_rounds() == talk.MOST_PER_TURN
    table.answer(0, "roll_or_stop", "roll")
    assert spoken_in_ten_rounds() == talk.MOST_PER_TURN


def test_talk_is_due_after_public_events_only_and_never_after_talk(game):
    dealt = Event(toy.DEALT, {"seat": 0, "card": "king"})
    rolled = Event(toy.ROLLED, {"seat": 0, "value": 2})
    boast = Event(BOAST, {"seat": 0, "much": 2})
    assert [talk.is_due(game, told) for told in ([], [dealt], [boast], [dealt, rolled])] == [False, False, False, True]
    assert not talk.is_due(toy.GAME, [rolled])  # a game in which nothing can be said


def test_a_mind_that_does_not_talk_is_left_alone(game):
    class Silent:
        name = "silent"

        def choose(self, seat: Seat) -> int:
            return seat.ask.options[0]

    assert not isinstance(Silent(), Talker)
    assert list(talk.hear_out(table_of(game).state, [], {0: Silent()})) == []


def test_what_the_game_has_no_words_for_is_refused(game):
    class Babbler(Boaster):
        def speak(self, seat: Onlooker) -> Mapping[str, str | int] | None:
            return {"say": "babble"}

    with pytest.raises(Refusal, match="refusal-bad-statement"):
        list(talk.hear_out(table_of(game).state, [], {0: Babbler()}))


def test_an_onlooker_knows_what_its_seat_knows(game):
    table = table_of(game)
    onlooker = Onlooker(table.state, 2)
    assert onlooker.view == table.state.view(2)
    assert onlooker.imagine(Dice(b"x")).view(2) == onlooker.view
    assert not hasattr(onlooker, "__dict__")
