"""What the end of a turn is worth: the chance to win from the gold, hits, skill points and items of everybody.

How a player's gold tends to grow is measured (`habits`, `prospects`); what hits, points and items add to that has
been worked out beforehand, in gold (`worths.json`, made by `benchmarks/worths.py`).  Who has no turn to come meets
the boss as they are.
"""

import json
from collections.abc import Sequence
from functools import lru_cache
from itertools import islice, pairwise
from pathlib import Path
from typing import Final

import numpy as np

from duskhall.games.dungeon_cards.state import AFTER_A_FIGHT_ROLL, NOBODY, Tables
from duskhall.minds.dungeon_cards.battle import Battle, Fighter
from duskhall.minds.dungeon_cards.dive import HALVES, LOOT, ONE, POINTS, Worths
from duskhall.minds.dungeon_cards.knowledge import Knowledge
from duskhall.minds.dungeon_cards.prospects import BOSS_GOLD, future

HUNDREDTHS: Final = 100  # of a gold piece
OFFERED: Final = 0.85  # how often a boss is still there when one's turn comes
USUAL_POINTS: Final = 2  # which players have while gold grows as it was measured
FINE: Final = 4  # steps of a gold piece in which chances are looked up
SAKE: Final = 1e-4  # what gold is worth in a game that is won or lost
FARTHEST: Final = 80  # gold from what I have, within which chances are worked out
MUCH: Final = 200  # gold, more than anybody ever has
SOME_GAIN: Final = 4  # gold, as after an ordinary turn


class Career:
    """What lies before an adventurer, by turns left, hits left and skill points, in hundredths of gold."""

    def __init__(self, turns: list[list[list[int]]], items: dict[str, list[list[int]]]) -> None:
        self.turns, self.items = turns, items

    def worth(self, turns: int, hits: int, points: int) -> int:
        """Return what the turns to come bring."""
        row = self.turns[min(turns, len(self.turns) - 1)]
        return row[max(0, min(hits, len(row) - 1))][min(points, POINTS)]

    def item(self, name: str, turns: int, hits: int) -> int:
        """Return what an item adds to that."""
        if name not in self.items:
            name = min(self.items)
        row = self.items[name][min(turns, len(self.turns) - 1)]
        return row[max(0, min(hits, len(row) - 1))]


@lru_cache(maxsize=1)
def careers() -> dict[str, Career]:
    """Return what was worked out, by adventurer."""
    told = json.loads(Path(__file__).with_name("worths.json").read_text())
    return {name: Career(each["turns"], each["items"]) for name, each in told.items()}


def career_of(name: str) -> Career:
    """Return an adventurer's, or that of the first in the book for one of a content pack."""
    known = careers()
    return known.get(name) or known[min(known)]


class Outlook:
    """The chance to win of one seat, for every way in which its turn may end."""

    def __init__(self, know: Knowledge, aids: Sequence[int]) -> None:
        self.know, self.aids = know, aids
        me = know.me
        self.career = career_of(know.name_of(me))
        self.turns, self.gold = know.turns_left[me], know.gold[me]
        self.longest = self.gold + FARTHEST + max(len(self._future(left)) for left in range(know.most_hits[me] + 1))
        self._fines: dict[int, list[int]] = {}
        self.beaten = self._all_beaten(know.gold)
        self.slope = self._slope()

    # --- My own end ---------------------------------------------------------------------------------------------------

    def end(self, hits_left: int) -> Worths:
        """Return the worth by single-use items that are left, points, and loot."""
        return np.array(
            [
                [self._row(hits_left, points, held) for points in range(POINTS + 1)]
                for held in range(1 << len(self.aids))
            ],
            np.int64,
        )

    def potion(self) -> float:
        """Return how much gold it is worth to lose a hit."""
        know, me = self.know, self.know.me
        left, points = know.hits_left[me], know.points[me]
        if left >= know.most_hits[me]:
            return 0.0
        if self.turns:
            worth = self.career.worth
            return (worth(self.turns, left + 1, points) - worth(self.turns, left, points)) / HUNDREDTHS
        return BOSS_GOLD * (self._slays(left + 1, points, self.aids) - self._slays(left, points, self.aids))

    def points(self, hits_left: int, points: int, cost: int) -> float:
        """Return how much gold so many of my skill points are worth."""
        if self.turns:
            worth = self.career.worth
            return (worth(self.turns, hits_left, points) - worth(self.turns, hits_left, points - cost)) / HUNDREDTHS
        return BOSS_GOLD * (self._slays(hits_left, points, ()) - self._slays(hits_left, points - cost, ()))

    def item(self, item: int) -> float:
        """Return what an item is worth to me once I have it, in gold."""
        name = self.know.numbers.item_names[item]
        return self.career.item(name, self.turns, self.know.hits_left[self.know.me]) / HUNDREDTHS

    def robbing(self, rival: int, amount: int) -> float:
        """Return how much found gold it is worth to take this amount from a rival."""
        know = self.know
        amount = min(amount, know.gold[rival])
        if not amount:
            return 0.0
        poorer = list(know.gold)
        poorer[rival] -= amount
        left = know.hits_left[know.me]
        before = self._curve(left, self.beaten)[self.gold + SOME_GAIN]
        after = self._curve(left, self._all_beaten(poorer))[self.gold + SOME_GAIN + amount]
        return min(max((after - before) / self.slope, amount), 2.5 * amount)

    def _slope(self) -> float:
        """What one more gold is worth, on average over what a good turn brings."""
        curve = self._curve(self.know.hits_left[self.know.me], self.beaten)
        return max((curve[self.gold + 7] - curve[self.gold + 1]) / 6, SAKE)

    def _row(self, hits_left: int, points: int, held: int) -> list[int]:
        aids = [aid for place, aid in enumerate(self.aids) if held >> place & 1]
        if not self.turns:
            return self._last_row(hits_left, points, aids)
        know, me = self.know, self.know.me
        curve = self._fine(hits_left)
        shift = self.career.worth(self.turns, hits_left, points)
        shift += sum(
            self.career.item(know.numbers.item_names[know.tables.aid_item[aid]], self.turns, hits_left) for aid in aids
        )
        now = know.hits_left[me]
        shift -= self.career.worth(self.turns, now, USUAL_POINTS)
        extra = shift / HUNDREDTHS + mean(self._future(now)) - mean(self._future(hits_left))
        if hits_left <= 0:
            extra = 0.0
        first = round(FINE * (self.gold + extra))
        step = FINE // HALVES
        return [curve[max(0, min(first + step * loot, len(curve) - 1))] for loot in range(LOOT + 1)]

    def _last_row(self, hits_left: int, points: int, aids: Sequence[int]) -> list[int]:
        """After my last turn there is only the boss."""
        chance = self._slays(hits_left, points, aids)
        fine = self._fine(0)
        step = FINE // HALVES
        found = []
        for loot in range(LOOT + 1):
            here = self.gold * FINE + step * loot
            found.append(round((1 - chance) * fine[here] + chance * fine[min(here + BOSS_GOLD * FINE, len(fine) - 1)]))
        return found

    def _slays(self, hits_left: int, points: int, aids: Sequence[int]) -> float:
        know, me = self.know, self.know.me
        bonus = sum(know.tables.item_strikes[item] * count for item, count in know.items[me].items())
        knives = sum(1 for aid in aids if know.tables.amount[aid] and aid in know.tables.items_at[AFTER_A_FIGHT_ROLL])
        coins = sum(1 for aid in aids if not know.tables.amount[aid])
        return self._slaying(me, hits_left, points, bonus, knives, coins)

    def _slaying(self, seat: int, hits_left: int, points: int, bonus: int, knives: int, coins: int) -> float:
        """The chance to beat the boss, whichever it is."""
        know = self.know
        if hits_left <= 0 or know.before_boss:
            return 0.0
        bosses = [know.boss] if know.boss != NOBODY else list(range(len(know.tables.boss_gold)))
        total = 0.0
        for boss in bosses:
            fighter = Fighter(know.adventurer[seat], boss, know.most_hits[seat], bonus)
            battle = battle_of(know.tables, fighter)
            total += battle.chance(know.tables.boss_hits[boss], hits_left, points, knives, coins)
        return OFFERED * total / len(bosses)

    # --- Curves over gold ---------------------------------------------------------------------------------------------

    def _curve(self, hits_left: int, beaten: list[float]) -> list[float]:
        """The chance to win with 0, 1, 2 ... gold after this turn and a future as usual."""
        chances = self._future(hits_left) if self.turns or hits_left <= 0 else (1.0,)
        first = max(0, self.gold - FARTHEST // 2)
        curve = [0.0] * first
        for gold in range(first, self.gold + FARTHEST):
            total = 0.0
            for chance, beats in zip(chances, islice(beaten, gold, None), strict=False):
                total += chance * beats
            curve.append(total + SAKE * gold)
        return curve

    def _fine(self, hits_left: int) -> list[int]:
        """The same in finer steps and whole numbers."""
        if hits_left not in self._fines:
            curve = self._curve(hits_left, self.beaten)
            self._fines[hits_left] = [
                round(ONE * (low + (high - low) * part / FINE)) for low, high in pairwise(curve) for part in range(FINE)
            ]
        return self._fines[hits_left]

    def _future(self, hits_left: int) -> tuple[float, ...]:
        know, me = self.know, self.know.me
        return future(know.name_of(me), know.most_hits[me], max(0, hits_left), self.turns)

    def _all_beaten(self, gold: list[int]) -> list[float]:
        """The chance that every rival ends with less than 0, 1, 2 ... gold; a tie is half a chance."""
        beaten = [1.0] * self.longest
        for rival in range(self.know.seats):
            if rival != self.know.me:
                chances, shift = self._rival(rival)
                below = outdone_by(chances, gold[rival] + shift, self.longest)
                beaten = [one * other for one, other in zip(beaten, below, strict=True)]
        return beaten

    def _rival(self, seat: int) -> tuple[tuple[float, ...], float]:
        """What the turns to come bring a rival, and what is to be added for points and items."""
        know = self.know
        left, turns, points = know.hits_left[seat], know.turns_left[seat], know.points[seat]
        if left <= 0:
            return (1.0,), 0.0
        if turns <= 0:
            bonus = sum(know.tables.item_strikes[item] * count for item, count in know.items[seat].items())
            chance = self._slaying(seat, left, points, bonus, 0, 0)
            return (1 - chance, *([0.0] * (BOSS_GOLD - 1)), chance), 0.0
        career = career_of(know.name_of(seat))
        shift = career.worth(turns, left, points) - career.worth(turns, left, USUAL_POINTS)
        for item, count in know.items[seat].items():
            shift += count * career.item(know.numbers.item_names[item], turns, left)
        return future(know.name_of(seat), know.most_hits[seat], left, turns), shift / HUNDREDTHS


@lru_cache(maxsize=10_000)
def mean(chances: tuple[float, ...]) -> float:
    """Return how much gold that is on average."""
    return sum(amount * chance for amount, chance in enumerate(chances))


def outdone_by(chances: tuple[float, ...], first: float, longest: int) -> list[float]:
    """Return the chance to end with less than 0, 1, 2 ... gold for who has `first` and gains as the chances say."""
    whole = int(first // 1)
    part = first - whole
    below, tally = [], 0.0
    for chance in chances:
        below.append(tally + chance / 2)
        tally += chance
    padded = [0.0] * max(0, whole) + below[max(0, -whole) :] + [1.0] * longest
    return [(1 - part) * padded[gold] + part * (padded[gold - 1] if gold else 0.0) for gold in range(longest)]


@lru_cache(maxsize=1000)
def battle_of(tables: Tables, fighter: Fighter) -> Battle:
    """Return the battle of a fighter, remembered: the same ones come up in game after game."""
    return Battle(tables, fighter)


class Purse(Outlook):
    """What the end of a turn brings in gold, whoever leads."""

    def __init__(self, know: Knowledge, aids: Sequence[int]) -> None:
        """Look at nobody else."""
        self.know, self.aids = know, aids
        self.career = career_of(know.name_of(know.me))
        self.turns, self.gold = know.turns_left[know.me], know.gold[know.me]

    def robbing(self, rival: int, amount: int) -> float:
        """Return what gold of a rival is worth: no more than any other."""
        return float(min(amount, self.know.gold[rival]))

    def _row(self, hits_left: int, points: int, held: int) -> list[int]:
        know = self.know
        aids = [know.tables.aid_item[aid] for place, aid in enumerate(self.aids) if held >> place & 1]
        names = [know.numbers.item_names[item] for item in aids]
        later = self.career.worth(self.turns, hits_left, points)
        later += sum(self.career.item(name, self.turns, hits_left) for name in names)
        unit = ONE // (HALVES * HUNDREDTHS * MUCH)
        return [(loot * HUNDREDTHS + later * HALVES) * unit for loot in range(LOOT + 1)]
