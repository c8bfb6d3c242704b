"""Solves a last turn of Dungeon Cards exactly: every card that may come, every throw, every answer.

The rules run as they are, with dice and a deck that ask which way chance goes; each way is followed with its weight.
Throws are told apart by how many dice show what, not by their order.
"""

from collections.abc import Iterator
from math import factorial
from typing import Any, Final

from duskhall.games.dungeon_cards.state import DungeonCards
from duskhall.kernel.dice import Dice
from duskhall.kernel.seat import Mind, Seat

DIE: Final = "die"
_FACES: Final = ((0, 3), (3, 2), (5, 1))  # one face of each sort, and how many there are: strike, evade, skill


class Open(Exception):
    """Chance has not said which way it goes: these are the ways, each with its weight."""

    def __init__(self, ways: list[tuple[Any, float]]) -> None:
        super().__init__()
        self.ways = ways


class Tied(Exception):
    """The ranking is left to the dice."""


class Chance(Dice):
    """Dice that say what a script says; the script also names the cards of the deck."""

    def __init__(self, script: tuple[Any, ...]) -> None:
        """Begin at the first line."""
        super().__init__(bytes(32))
        self.script, self.line = script, 0

    def said(self, ways: list[tuple[Any, float]]) -> Any:
        """Return what the script says next, or ask for it."""
        if self.line == len(self.script):
            raise Open(ways)
        self.line += 1
        return self.script[self.line - 1]

    def below(self, bound: int, purpose: str = "") -> int:
        """Throw a die: the faces of one throw come in their order, so that each throw comes once."""
        if purpose != DIE:
            raise Tied
        before = self.script[self.line - 1] if self.line else None
        least = before[1] if isinstance(before, tuple) else 0
        face: int = self.said([((DIE, face), 1.0) for face, _ in _FACES if face >= least])[1]
        return face

    def shuffle(self, items: list[int], purpose: str = "shuffle") -> None:
        """Leave the order open: what is shuffled is a `Deck`."""


class Deck(list[int]):
    """A deck whose top card chance names when somebody wants it."""

    def __init__(self, cards: list[int], chance: Chance, knows_top: bool) -> None:
        """Hold these cards; the last one may be known."""
        super().__init__(cards)
        self.chance, self.knows_top = chance, knows_top

    def pop(self, index: Any = -1) -> int:
        """Draw the top card."""
        _ = self[-1]  # which names it
        self.knows_top = False
        return super().pop()

    def __getitem__(self, index: Any) -> Any:
        if index == -1 and not self.knows_top:
            ways = [(card, self.count(card) / len(self)) for card in sorted(set(self))]
            card = self.chance.said(ways)
            self.remove(card)
            self.append(card)
            self.knows_top = True
        return super().__getitem__(index)


def ways(state: DungeonCards, option: int) -> Iterator[tuple[float, DungeonCards | None]]:
    """Follow an answer in every way that chance may go: the chance, and the state, None where the ranking is a tie."""
    scripts: list[tuple[tuple[Any, ...], float]] = [((), 1.0)]
    while scripts:
        script, weight = scripts.pop()
        after = state.copy()
        chance = Chance(script)
        after.dice = chance
        after.deck = Deck(after.deck, chance, after.top_seen != 0)
        after.discard = Deck(after.discard, chance, False)  # 11.1 it may become the deck
        try:
            after.take(after.asks[0], option)
        except Open as asked:
            scripts += [((*script, said), weight * share) for said, share in asked.ways]
            continue
        except Tied:
            yield weight * thrown(script), None
            continue
        after.deck, after.discard = list(after.deck), sorted(after.discard)
        if not after.top_seen:
            after.deck.sort()
        after.dice = Dice(bytes(32))
        yield weight * thrown(script), after


def thrown(script: tuple[Any, ...]) -> float:
    """Return how likely the throws of a script are, in any order of their dice."""
    share, dice = 1.0, [0, 0, 0]
    for line in (*script, None):
        if isinstance(line, tuple):
            dice[[face for face, _ in _FACES].index(line[1])] += 1
        elif sum(dice):
            share *= factorial(sum(dice)) / 6 ** sum(dice)
            for number, (_, faces) in zip(dice, _FACES, strict=True):
                share *= faces**number / factorial(number)
            dice = [0, 0, 0]
    return share


class Solved:
    """The chance of one seat to win from every state of a last turn, with the best answers."""

    def __init__(self, seat: int) -> None:
        """Nothing is known yet."""
        self.seat = seat
        self.worths: dict[Any, float] = {}

    def worth(self, state: DungeonCards) -> float:
        """Return the chance to win."""
        if state.places:
            return float(state.places[0] == self.seat)
        key = key_of(state)
        if key not in self.worths:
            self.worths[key] = max(self.answered(state, option) for option in state.asks[0].options)
        return self.worths[key]

    def answered(self, state: DungeonCards, option: int) -> float:
        """Return the chance to win after an answer."""
        return sum(chance * (0.5 if after is None else self.worth(after)) for chance, after in ways(state, option))

    def played(self, state: DungeonCards, mind: Mind, known: dict[Any, float]) -> float:
        """Return the chance to win of a mind, which answers everything."""
        if state.places:
            return float(state.places[0] == self.seat)
        key = key_of(state)
        if key not in known:
            option = mind.choose(Seat(state, state.asks[0]))
            known[key] = sum(
                chance * (0.5 if after is None else self.played(after, mind, known))
                for chance, after in ways(state, option)
            )
        return known[key]


def key_of(state: DungeonCards) -> Any:
    """Return everything that makes a state what it is, but for the order of what lies face down."""
    ask = state.asks[0]
    fields = [getattr(state, field) for field in type(state).FIELDS]
    plain = [tuple(each) if isinstance(each, list) else each for each in fields]
    return (ask.question.index, tuple(ask.options), *plain, *(step for step, _, _ in state.agenda))
