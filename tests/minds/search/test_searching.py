"""The searcher: the same natively and in Python, from what a seat knows alone, and mixed where answers are sealed."""

from typing import Any

import pytest

from duskhall.games import find
from duskhall.kernel.conformance.play import deal, decisions, dice_of
from duskhall.kernel.seat import Seat
from duskhall.minds.search.searching import Plan, Search, imagined, search
from duskhall.minds.search.worlds import NativeWorlds, PythonWorlds

GAMES = ("dungeon-cards", "bloodborne-card", "blood-bound")
SMALL = Plan(work=400, most=100, worlds=6)


def positions(game_id: str, number: int) -> list[tuple[Any, Any]]:
    """Return states of a game, each with an ask that leaves a choice, from all over its course."""
    game = find(game_id)
    state: Any = deal(game.setup(game.usual_seats, simulation=True), "searching")
    found = []
    for move, (ask, _) in enumerate(decisions(state, "searching")):
        if move % 17 == 0 and len(ask.options) > 1:
            found.append((state.copy(), ask))
        if len(found) == number:
            break
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_native_worlds_and_states_of_python_give_the_same_answers(game_id):
    for state, ask in positions(game_id, 2):
        found = []
        for worlds in (NativeWorlds, PythonWorlds):
            dice, seat = dice_of("same"), Seat(state, ask)
            states = imagined(seat, dice, SMALL.worlds)
            found.append(Search(worlds(state.setup, states), ask.seat, SMALL.worlds, dice, SMALL).found())
        assert found[0] == found[1]
        assert found[0].option in ask.options
        assert found[0].simulations > 2


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_seat_cannot_know_changes_nothing_of_what_is_found(game_id):
    for move, (state, ask) in enumerate(positions(game_id, 4)):
        twin = state.imagine(ask.seat, dice_of("twin", move))
        found = [search(Seat(each, each.ask_for(ask.seat)), dice_of("found"), SMALL) for each in (state, twin)]
        assert found[0] == found[1]


def test_a_search_stops_when_it_is_told_to():
    ((state, ask),) = positions("dungeon-cards", 1)
    found = search(Seat(state, ask), dice_of("stop"), SMALL._replace(work=10**9, is_over=lambda: True))
    assert found.simulations == 2


class Table:
    """A small game as worlds: `played` says what each seat answered so far; subclasses say how it goes on."""

    seats = 2

    def __init__(self, hidden: list[int]) -> None:
        """Hold a hidden number for each world."""
        self.setup: Any = None
        self.work = 0
        self.hidden, self.world = hidden, 0
        self.played: list[int] = []

    def go_to(self, world: int, key: bytes) -> None:
        """Begin again."""
        self.world, self.played = world, []

    def asked(self) -> int:
        """The first seat answers, then the second."""
        return -1 if len(self.played) == 2 else len(self.played)

    def options(self) -> list[int]:
        """Two of them."""
        return [0, 1]

    def take(self, option: int) -> None:
        """Answer."""
        self.work += 1
        self.played.append(option)

    def play_on(self, key: bytes, most: int) -> None:
        """Nothing is left to a policy."""
        while self.asked() >= 0:
            self.take(key[len(self.played)] % 2)


class Pennies(Table):
    """Both answer sealed: the first wins where they say the same, twice as much with 0; else the second wins."""

    def observed(self, seat: int) -> bytes:
        """Nobody sees the other's answer."""
        return bytes([seat])

    def sealed(self, seen: bytes) -> bool:
        """Both are asked at once."""
        return True

    def standing(self) -> list[int]:
        """Out of a thousand."""
        first, second = self.played
        if first == second:
            return [900 if first == 0 else 450, 0]
        return [0, 450]


class Guess(Table):
    """The first holds a hidden number and may fold for 300; else the second guesses it, and loses 1000 if wrong."""

    def asked(self) -> int:
        """Who folds ends it."""
        return -1 if self.played[:1] == [0] else super().asked()

    def observed(self, seat: int) -> bytes:
        """Only the first sees the number."""
        return bytes([seat, self.hidden[self.world] if seat == 0 else 9, len(self.played)])

    def sealed(self, seen: bytes) -> bool:
        """One after another."""
        return False

    def standing(self) -> list[int]:
        """A wrong guess is the first one's gain."""
        if self.played[0] == 0:
            return [300, 700]
        return [0, 1000] if self.played[1] == self.hidden[self.world] else [1000, 0]


def test_sealed_answers_are_mixed_as_the_equilibrium_demands():
    trial = Search(Pennies([0, 0]), 0, 1, dice_of("pennies"), Plan(work=16_000))
    shares = trial.found().shares
    other = next(node.mixed() for (seat, _), node in trial.nodes.items() if seat == 1)
    assert shares[0] == pytest.approx(1 / 2, abs=0.1), "the second then gains as much with 0 as with 1"
    assert other[0] == pytest.approx(1 / 3, abs=0.1), "and the first likewise"


def test_what_only_i_know_does_not_leak_into_what_others_are_thought_to_do():
    """In all worlds that I imagine my number is 1; the other, who cannot know it, is right half of the time."""
    redrawn = [0, 1, 1, 0, 1, 0, 0, 1]
    found = Search(Guess([1] * 8 + redrawn), 0, 8, dice_of("leak"), Plan(work=6000)).found()
    assert found.option == 1
    assert found.gains[1] > 350
    leaking = Search(Guess([1] * 16), 0, 8, dice_of("leak"), Plan(work=6000)).found()
    assert leaking.option == 0, "where everybody knew it, folding is better"
