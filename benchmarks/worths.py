"""Works out what hits, skill points and items of Dungeon Cards are worth, in gold, and writes it where the bots read.

Every adventurer is played alone, for the most gold, turn by turn from the last one back, over the whole deck of a game
of four: what the turns after the next bring with so many hits left and skill points in hand is known by then.  The last
value is that of the battle with the boss.  Run `python benchmarks/worths.py` when the content has changed; it takes a
minute or two.
"""

import json
from pathlib import Path

import numpy as np

import duskhall.minds.dungeon_cards
from duskhall.games import find
from duskhall.games.dungeon_cards.state import ADVENTURER, AFTER_A_FIGHT_ROLL, EQUIPMENT, NOBODY, Tables
from duskhall.minds.dungeon_cards.battle import Battle, Fighter
from duskhall.minds.dungeon_cards.dive import GAIN, HALVES, LOOT, POINTS, Dive, Ends, Explorer, Worths, single_use
from duskhall.minds.dungeon_cards.outlook import HUNDREDTHS, OFFERED

TURNS = 10
RIVALS = 3
ROBBED = 1.3  # what taking a gold piece from one of three rivals is worth
USUAL = 5  # items are judged with fewer points than this, all alike
UNIT = 1 << 20  # a half of a gold piece, inside a dive

FILE = Path(duskhall.minds.dungeon_cards.__file__).parent / "worths.json"


def main() -> None:
    """Work everything out and write it."""
    setup = find("dungeon-cards").setup(RIVALS + 1)
    tables: Tables = setup.content.tables
    worths = {}
    for number, name in enumerate(setup.catalogues["adventurer"]):
        bare = Career(tables, number, NOBODY)
        items = {}
        for item, called in enumerate(setup.catalogues["item"]):
            career = Career(tables, number, item, bare)
            gained = np.array(career.worths)[:, :, :USUAL] - np.array(bare.worths)[:, :, :USUAL]
            items[called] = (gained.sum(axis=2) // USUAL).tolist()
        worths[name] = {"turns": bare.worths, "items": items}
        print(name, [row[-1][2] for row in bare.worths], items, flush=True)  # noqa: T201
    FILE.write_text(json.dumps(worths, separators=(",", ":")).replace("]],[[", "]],\n[[") + "\n")


class Career:
    """One adventurer alone, with an item or without: `worths[turns left][hits left][points]`, in hundredths of gold."""

    def __init__(self, tables: Tables, adventurer: int, item: int, bare: "Career | None" = None) -> None:
        self.tables, self.adventurer, self.item, self.bare = tables, adventurer, item, bare
        self.aids = single_use(tables, [item]) if item != NOBODY else ()
        self.most = tables.hits[adventurer]
        self.pile = {
            card: count * (RIVALS if self._is_rival(card) else len(tables.hits) - 1)
            for card, count in enumerate(tables.count)
        }
        self.worths = [[[0] * (POINTS + 1)] + [self._boss(hits) for hits in range(1, self.most + 1)]]
        for turns in range(TURNS):
            rows = [self._turn(turns, hits) for hits in range(1, self.most + 1)]
            for less, more in zip(rows[-2::-1], rows[:0:-1], strict=True):  # fewer hits left are never better
                less[:] = map(min, less, more)
            self.worths.append([[0] * (POINTS + 1), *rows])

    def _is_rival(self, card: int) -> bool:
        return self.tables.type[card] == ADVENTURER and self.tables.owner[card] != self.adventurer

    def _boss(self, hits: int) -> list[int]:
        tables = self.tables
        bonus = tables.item_strikes[self.item] if self.item != NOBODY else 0
        helpful = [aid for aid in self.aids if aid in tables.items_at[AFTER_A_FIGHT_ROLL]]
        coins = sum(1 for aid in helpful if tables.amount[aid] == 0)
        knives = len(helpful) - coins
        found = []
        for points in range(POINTS + 1):
            total = 0.0
            for boss, gold in enumerate(tables.boss_gold):
                battle = Battle(tables, Fighter(self.adventurer, boss, self.most, bonus))
                chance = battle.chance(tables.boss_hits[boss], hits, points, knives, coins)
                total += max(0.0, chance * gold - (1 - chance) * battle.scorched)
            found.append(round(HUNDREDTHS * OFFERED * total / len(tables.boss_gold)))
        return found

    def _turn(self, turns: int, hits: int) -> list[int]:
        after = self.worths[turns]
        potion = (after[min(hits + 1, self.most)][2] - after[hits][2]) * HALVES / HUNDREDTHS
        passed = frozenset(card for card, owner in enumerate(self.tables.owner) if owner == self.adventurer)
        gains = {card: min(GAIN, round(self._gain(card, potion, turns))) for card in self.pile}
        lasting = self.item if self.item != NOBODY and not self.aids else NOBODY
        strikes, evades = (
            (self.tables.item_strikes[lasting], self.tables.item_evades[lasting]) if lasting != NOBODY else (0, 0)
        )
        explorer = Explorer(self.adventurer, self.aids, strikes, evades, gains, passed)
        ends = Ends(self._end(turns, hits), self._end(turns, hits - 1))
        drawing = Dive(self.tables, explorer, self.pile, ends).drawing(0)
        best = [int(worth) * HUNDREDTHS // (HALVES * UNIT) for worth in drawing[-1, 0, :, 0]]
        return [max(best[: points + 1]) for points in range(POINTS + 1)]

    def _gain(self, card: int, potion: float, turns: int) -> float:
        tables, kind = self.tables, self.tables.type[card]
        if kind == ADVENTURER and tables.owner[card] == self.adventurer:
            return potion
        if kind == EQUIPMENT:
            return HALVES * min(0.3 * turns, 2.5)
        return tables.gold[card] * HALVES * (ROBBED if kind == ADVENTURER else 1) + tables.potion[card] * potion

    def _end(self, turns: int, hits: int) -> Worths:
        """The worth of the turn's end by items, points and loot."""
        loot = np.arange(LOOT + 1)[None, :] * UNIT
        held = [np.array(self.worths[turns][hits])[:, None] * (HALVES * UNIT) // HUNDREDTHS + loot]
        if self.aids:
            assert self.bare is not None
            held.insert(0, np.array(self.bare.worths[turns][hits])[:, None] * (HALVES * UNIT) // HUNDREDTHS + loot)
        return np.array(held)


if __name__ == "__main__":
    main()
