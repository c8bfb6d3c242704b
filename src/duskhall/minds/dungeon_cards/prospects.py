"""From a position between two turns to the chance of winning the game.

Every player's gold at the end is taken to be what they have now and what their remaining turns bring, each turn
as measured in `habits`; a hit too many and there are no more turns (10.1).  I win with more gold than each rival;
a tie is half a win.
"""

from functools import lru_cache
from itertools import accumulate
from operator import mul
from typing import Final

from duskhall.minds.dungeon_cards.habits import habit
from duskhall.minds.dungeon_cards.knowledge import Knowledge

MOST_LOOT: Final = 18  # no turn is thought to bring more gold than this

# What a piece of gold is worth beside the chance to win, so that there is a best move in a lost or won game.
GOLD_FOR_ITS_OWN_SAKE: Final = 1e-4

BOSS_GOLD: Final = 9  # about what a boss brings (12.11)

_NEGLIGIBLE: Final = 1e-5  # chances below this at the end of a distribution are dropped

Chances = tuple[float, ...]  # of gaining 0, 1, 2 ... gold


@lru_cache(maxsize=10_000)
def future(adventurer: str, most_hits: int, hits_left: int, turns: int) -> Chances:
    """Return the chances of what an adventurer's remaining turns and the boss bring altogether."""
    gold, hits, potions, slain = habit(adventurer)
    if hits_left <= 0:
        return (1.0,)
    if turns <= 0:
        return (1 - slain / 1000, *([0.0] * (BOSS_GOLD - 1)), slain / 1000)
    healed = potions / 1000 if hits_left < most_hits else 0.0
    unhurt = future(adventurer, most_hits, hits_left, turns - 1)
    healthier = future(adventurer, most_hits, min(hits_left + 1, most_hits), turns - 1)
    hurt = future(adventurer, most_hits, hits_left - 1, turns - 1)
    after = [0.0] * max(len(unhurt), len(healthier))
    for amount, chance in enumerate(unhurt):
        after[amount] += (1 - healed) * chance
    for amount, chance in enumerate(healthier):
        after[amount] += healed * chance
    total = [0.0] * max(len(after) + len(gold) - 1, len(hurt))
    for amount, chance in enumerate(hurt):
        total[amount] += hits / 1000 * chance
    for now, weight in enumerate(gold):
        if weight:
            for later, chance in enumerate(after):
                total[now + later] += weight / 1000 * chance
    while total[-1] < _NEGLIGIBLE:
        total.pop()
    whole = sum(total)
    return tuple(chance / whole for chance in total)


@lru_cache(maxsize=10_000)
def outdone(adventurer: str, most_hits: int, hits_left: int, turns: int) -> list[float]:
    """Return the chances that these turns bring less than 0, 1, 2 ... gold, a tie counted as half."""
    chances = future(adventurer, most_hits, hits_left, turns)
    return [below - chance / 2 for below, chance in zip(accumulate(chances), chances, strict=True)]


@lru_cache(maxsize=10_000)
def expected(adventurer: str, most_hits: int, hits_left: int, turns: int) -> float:
    """Return how much gold these turns bring on average."""
    chances = future(adventurer, most_hits, hits_left, turns)
    return sum(amount * chance for amount, chance in enumerate(chances))


class Prospects:
    """What it is worth to me to end the current turn with some gain and so many hits left."""

    def __init__(self, know: Knowledge) -> None:
        self.know = know
        self.gold = know.gold[know.me]
        self.longest = self.gold + MOST_LOOT + 1 + len(self._future(know.most_hits[know.me]))
        self.beaten = self._all_beaten(know.gold)
        self._robbing: dict[tuple[int, int], float] = {}
        self._worth: dict[int, list[float]] = {}
        here = self.worth(know.hits_left[know.me])
        # What one more gold is worth, on average over what a good turn brings
        self.slope = max((here[6] - here[0]) / 6, GOLD_FOR_ITS_OWN_SAKE)

    def worth(self, hits_left: int) -> list[float]:
        """Return, for a gain of 0, 1, 2 ... gold in this turn, the chance to win (and a trifle for the gold)."""
        if hits_left not in self._worth:
            self._worth[hits_left] = [self._win(hits_left, gain, self.beaten) for gain in range(MOST_LOOT + 1)]
        return self._worth[hits_left]

    def hit_worth(self, hits_left: int) -> float:
        """Return how much gold it is worth to have so many hits left instead of one fewer."""
        gain = 4  # as after an ordinary turn
        with_it = self._win(hits_left, gain, self.beaten)
        return (with_it - self._win(hits_left - 1, gain, self.beaten)) / self.slope

    def robbing(self, rival: int, amount: int) -> float:
        """Return how much found gold it is worth to take this amount from a rival."""
        amount = min(amount, self.know.gold[rival])
        if not amount:
            return 0.0
        if (rival, amount) not in self._robbing:
            self._robbing[rival, amount] = self._taking(rival, amount)
        return self._robbing[rival, amount]

    def _taking(self, rival: int, amount: int) -> float:
        poorer = list(self.know.gold)
        poorer[rival] -= amount
        hits_left = self.know.hits_left[self.know.me]
        change = self._win(hits_left, amount, self._all_beaten(poorer)) - self.worth(hits_left)[0]
        return min(max(change / self.slope, amount), 2.0 * amount)

    def _win(self, hits_left: int, gain: int, beaten: list[float]) -> float:
        chances = self._future(hits_left)
        start = self.gold + gain
        sake = gain + self._expected(hits_left)
        chance: float = sum(map(mul, chances, beaten[start:]))
        return chance + GOLD_FOR_ITS_OWN_SAKE * sake

    def _all_beaten(self, gold: list[int]) -> list[float]:
        """The chance that every rival ends with less than 0, 1, 2 ... gold; a tie is half a chance."""
        know = self.know
        beaten = [1.0] * self.longest
        for rival in range(know.seats):
            if rival == know.me:
                continue
            chances = outdone(know.name_of(rival), know.most_hits[rival], know.hits_left[rival], know.turns_left[rival])
            first, last = gold[rival], gold[rival] + len(chances)
            beaten[:first] = [0.0] * min(first, self.longest)
            beaten[first:last] = map(mul, beaten[first:last], chances)
        return beaten

    def _future(self, hits_left: int) -> Chances:
        know, me = self.know, self.know.me
        return future(know.name_of(me), know.most_hits[me], hits_left, know.turns_left[me])

    def _expected(self, hits_left: int) -> float:
        know, me = self.know, self.know.me
        return expected(know.name_of(me), know.most_hits[me], hits_left, know.turns_left[me])
