"""Where any of several seats may answer, the mind goes that urges most; elsewhere, and without urges, the first."""

from collections.abc import Callable

from tests.kernel import toy

from duskhall.kernel.conformance.play import dice_of
from duskhall.kernel.precedence import whose
from duskhall.kernel.question import ANY, Ask
from duskhall.kernel.seat import Mind, Seat
from duskhall.kernel.state import State


class Patient:
    """Answers, and has no urge to."""

    name = "patient"

    def choose(self, seat: Seat) -> int:
        return seat.ask.options[0]


class Keen(Patient):
    """Wants to go as much as it is told, and remembers who asked."""

    def __init__(self, much: float) -> None:
        self.much = much
        self.asked: list[int] = []

    def urge(self, seat: Seat) -> float:
        self.asked.append(seat.number)
        return self.much


def offered(state: State) -> bool:
    return state.mode == ANY


def played_to(reached: Callable[[State], bool]) -> tuple[State, Callable[[Ask], Seat]]:
    """Return a table of three at such a moment, and what makes the seat of an ask."""
    state = toy.GAME.new(toy.GAME.setup(3), dice_of("precedence"))
    while not reached(state):
        state.take(state.next_ask(), state.next_ask().options[0])
    return state, lambda ask: Seat(state, ask)


def test_whoever_urges_most_goes():
    state, seat_of = played_to(offered)
    for most in range(3):
        minds = [Keen(9 if seat == most else -seat) for seat in range(3)]
        assert whose(state, minds, seat_of).seat == most
        assert [mind.asked for mind in minds] == [[0], [1], [2]]


def test_of_equal_urges_and_of_none_the_first_goes():
    state, seat_of = played_to(offered)
    assert whose(state, [Keen(1), Keen(2), Keen(2)], seat_of).seat == 1
    assert whose(state, [Patient(), Patient(), Patient()], seat_of).seat == 0


def test_whoever_has_no_urge_lets_the_others_go():
    state, seat_of = played_to(offered)
    minds: dict[int, Mind] = {0: Patient(), 1: Keen(-1e9), 2: Patient()}
    assert whose(state, minds, seat_of).seat == 1


def test_nobody_is_asked_for_an_urge_where_each_has_to_answer():
    state, seat_of = played_to(lambda state: len(state.pending()) > 1)
    assert state.mode != ANY
    minds = [Keen(0), Keen(1), Keen(2)]
    assert whose(state, minds, seat_of).seat == 0
    assert not any(mind.asked for mind in minds)
