"""Searches for an answer in imagined worlds, and says what it found.

A simulation goes back to a world, lets every seat answer by what its own nodes remember, plays on by the game's
policy from where nothing is remembered, and looks how well everybody stands.

There are two kinds of worlds.  Those that the searching seat imagines agree with all that it knows; in them only its
own nodes learn.  From each of them another is drawn as one of the others would imagine it, who does not know what the
searching seat holds; in these everybody's nodes learn.  So what the others are thought to do never depends on what
only the searching seat knows.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from duskhall.kernel.dice import Dice
from duskhall.kernel.seat import Seat
from duskhall.kernel.state import State
from duskhall.minds.search.tree import Node, Tried, drawn
from duskhall.minds.search.worlds import Worlds, worlds_of

WORLDS: Final = 24  # that a seat imagines for one answer, at most
DEPTH: Final = 40  # answers in a simulation before the policy goes on


class Found(NamedTuple):
    """What a search found: the answer; and of each option its share in what is played, its gain, and its trials."""

    option: int
    options: list[int]
    shares: list[float]
    gains: list[float]
    visits: list[int]
    simulations: int


class Plan(NamedTuple):
    """How to search: the work in decisions of the rules, how far the policy plays on, and when to stop before."""

    work: int
    most: int = 400
    worlds: int = WORLDS
    is_over: Callable[[], bool] = bool


def search(seat: Seat, dice: Dice, plan: Plan) -> Found:
    """Return what to answer, from what this seat knows and with this much work."""
    states = imagined(seat, dice, plan.worlds)
    worlds = worlds_of(seat.setup, states)
    return Search(worlds, seat.number, len(states) // 2, dice, plan).found()


def imagined(seat: Seat, dice: Dice, number: int) -> list[State]:
    """Return worlds as this seat imagines them, and then as many as the others would, in turn."""
    own = [seat.imagine(dice) for _ in range(number)]
    others = [other for other in range(seat.setup.seats) if other != seat.number] or [seat.number]
    redrawn = [state.imagine(others[place % len(others)], dice) for place, state in enumerate(own)]
    return own + redrawn


class Search:
    """A search in the first `own` of these worlds, and in as many that the others imagine."""

    def __init__(self, worlds: Worlds, seat: int, own: int, dice: Dice, plan: Plan) -> None:
        """Nothing has been tried; the dice decide what is."""
        self.worlds, self.seat, self.own, self.dice, self.plan = worlds, seat, own, dice, plan
        self.nodes: dict[tuple[int, bytes], Node] = {}
        self.simulations = 0

    def found(self) -> Found:
        """Simulate until the work is done, and return what to answer."""
        while self.simulations < 2 or (self.worlds.work < self.plan.work and not self.plan.is_over()):
            self._simulate(self.simulations)
            self.simulations += 1
        root = self._root()
        if root.sealed:
            shares = root.mixed()
            place = drawn(shares, self.dice)
        else:
            place = root.best()
            tries = sum(root.visits)
            shares = [visits / tries for visits in root.visits]
        gains = [root.gain(at) for at in range(len(root.options))]
        return Found(root.options[place], root.options, shares, gains, root.visits, self.simulations)

    def _root(self) -> Node:
        self.worlds.go_to(0, bytes(32))
        return self._node(self.seat)

    def _simulate(self, number: int) -> None:
        redrawn = number % 2
        self.worlds.go_to(number // 2 % self.own + self.own * redrawn, self._key())
        path = self._descend()
        self.worlds.play_on(self._key(), self.plan.most)
        standing = self.worlds.standing()
        for node, place, chance in path:
            if redrawn or node.seat == self.seat:
                node.learn(place, chance, standing[node.seat])

    def _descend(self) -> list[Tried]:
        """Answer by what is remembered, up to the first thing that nobody has observed before."""
        path: list[Tried] = []
        for _ in range(DEPTH):
            seat = self.worlds.asked()
            if seat < 0:
                break
            known = len(self.nodes)
            node = self._node(seat)
            tried = node.choose(self.dice)
            self.worlds.take(node.options[tried.place])
            if len(node.options) > 1:
                path.append(tried)
                if len(self.nodes) > known and len(path) > 1:
                    break
        return path

    def _node(self, seat: int) -> Node:
        seen = self.worlds.observed(seat)
        key = (seat, seen)
        if key not in self.nodes:
            self.nodes[key] = Node(seat, self.worlds.options(), self.worlds.sealed(seen))
        return self.nodes[key]

    def _key(self) -> bytes:
        return b"".join(self.dice.below(1 << 16).to_bytes(2, "big") for _ in range(16))
