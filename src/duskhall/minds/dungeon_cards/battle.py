"""How a battle with the Dungeon Boss goes, and whether to accept it (section 12)."""

from functools import lru_cache
from math import factorial
from typing import Final, NamedTuple

from duskhall.games.dungeon_cards import effects
from duskhall.games.dungeon_cards.odds import at_least
from duskhall.games.dungeon_cards.state import (
    AFTER_A_FIGHT_ROLL,
    BEFORE_A_ROLL,
    EVADE,
    HIT_COMING,
    SKILL,
    STRIKE,
    Effect,
    Tables,
)
from duskhall.minds.dungeon_cards.knowledge import Knowledge

MOST_POINTS: Final = 12  # more skill points than this hardly help in one battle


class Fighter(NamedTuple):
    """What does not change during a battle."""

    adventurer: int
    boss: int
    most_hits: int
    bonus: int  # strikes that permanent items add


class Battle:
    """The chances of one adventurer against one boss, by working every battle out."""

    def __init__(self, tables: Tables, fighter: Fighter) -> None:
        self.tables = tables
        self.fighter = fighter
        self.dice = tables.strike_dice[fighter.adventurer]
        self.need = tables.boss_strikes[fighter.boss] - fighter.bonus
        faces = tables.faces
        self.strike = faces.count(STRIKE) / len(faces)
        self.throws = throws(self.dice, self.strike, faces.count(EVADE) / len(faces), faces.count(SKILL) / len(faces))
        skills = tables.skills_at[fighter.adventurer]
        self.heal = self._cost(skills[BEFORE_A_ROLL], effects.heal)
        self.block = self._cost(skills[HIT_COMING], effects.prevent_hit)
        self.reroll = self._cost(skills[AFTER_A_FIGHT_ROLL], effects.reroll)
        self.adds = [
            (tables.amount[aid], tables.cost[aid])
            for aid in skills[AFTER_A_FIGHT_ROLL]
            if tables.effect[aid] is effects.add_strikes
        ]
        boss = fighter.boss
        amount = tables.boss_amount[boss]
        self.hits = 1 + (amount if tables.boss_with_hit[boss] is effects.extra_hit else 0)
        self.drained = amount if tables.boss_after_hit[boss] is effects.lose_skill_points else 0
        self.scorched = amount if tables.boss_after_hit[boss] is effects.lose_gold else 0
        self._memory: dict[tuple[int, int, int, int, int], float] = {}

    def chance(self, blows: int, hits_left: int, points: int, knives: int = 0, coins: int = 0) -> float:
        """Return the chance to give the boss so many more blows, before an attack.

        `knives` are items that count two more strikes once, `coins` those that throw dice again once.
        """
        if blows <= 0:
            return 1.0
        if hits_left <= 0:
            return 0.0
        points = min(points, MOST_POINTS)
        key = (blows, hits_left, points, knives, coins)
        known = self._memory.get(key)
        if known is None:
            known = self._attack(blows, hits_left, points, knives, coins)
            if 0 <= self.heal <= points and hits_left < self.fighter.most_hits:
                known = max(known, self.chance(blows, hits_left + 1, points - self.heal, knives, coins))
            self._memory[key] = known
        return known

    def struck(self, blows: int, hits_left: int, points: int, knives: int, coins: int) -> float:
        """Return the chance that is left when a roll has failed: 12.6 and 6.13."""
        drained = max(0, points - self.drained)
        best = self.chance(blows, hits_left - self.hits, drained, knives, coins)
        if 0 <= self.block <= points:
            drained = max(0, points - self.block - self.drained)
            best = max(best, self.chance(blows, hits_left - self.hits + 1, drained, knives, coins))
        return best

    def _attack(self, blows: int, hits_left: int, points: int, knives: int, coins: int) -> float:
        total = 0.0
        for probability, strikes, stars in self.throws:
            missing = self.need - strikes
            if missing <= 0:
                total += probability * self.chance(blows - 1, hits_left, points + stars, knives, coins)
                continue
            best = self.struck(blows, hits_left, points, knives, coins)
            for amount, cost in self.adds:
                times = -(-missing // amount)
                if times * cost <= points:
                    left = points - times * cost + stars
                    best = max(best, self.chance(blows - 1, hits_left, left, knives, coins))
            if knives and missing <= 2:
                best = max(best, self.chance(blows - 1, hits_left, points + stars, knives - 1, coins))
            if coins:
                best = max(best, self._again(blows, hits_left, points, knives, coins - 1, missing, strikes))
            if 0 <= self.reroll <= points:
                left = points - self.reroll
                best = max(best, self._again(blows, hits_left, left, knives, coins, missing, strikes))
            total += probability * best
        return total

    def _again(
        self, blows: int, hits_left: int, points: int, knives: int, coins: int, missing: int, strikes: int
    ) -> float:
        """Every die without a strike is thrown again; the skill faces are lost."""
        success = at_least(self.dice - strikes, missing, self.strike)
        hit = self.chance(blows - 1, hits_left, points, knives, coins)
        return success * hit + (1 - success) * self.struck(blows, hits_left, points, knives, coins)

    def _cost(self, aids: list[int], effect: Effect) -> int:
        return next((self.tables.cost[aid] for aid in aids if self.tables.effect[aid] is effect), -1)


@lru_cache(maxsize=100)
def throws(dice: int, strike: float, evade: float, skill: float) -> list[tuple[float, int, int]]:
    """Return every throw as its probability, its strikes and its skill faces."""
    found = []
    for strikes in range(dice + 1):
        for stars in range(dice - strikes + 1):
            evades = dice - strikes - stars
            ways = factorial(dice) // (factorial(strikes) * factorial(stars) * factorial(evades))
            found.append((ways * strike**strikes * skill**stars * evade**evades, strikes, stars))
    return found


@lru_cache(maxsize=16)
def battles_with(tables: Tables) -> "Battles":
    """Return the battles of one content, remembered: the same ones come up in game after game."""
    return Battles(tables)


class Battles:
    """The battles of one content."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._battles: dict[Fighter, Battle] = {}

    def of(self, know: Knowledge, seat: int) -> Battle:
        """Return the battle of a seat with the boss on the table."""
        bonus = sum(self.tables.item_strikes[item] * count for item, count in know.items[seat].items())
        fighter = Fighter(know.adventurer[seat], know.boss, know.most_hits[seat], bonus)
        if fighter not in self._battles:
            self._battles[fighter] = Battle(self.tables, fighter)
        return self._battles[fighter]

    def chance(self, know: Knowledge, seat: int) -> float:
        """Return the chance of a seat to beat the boss from the beginning."""
        knives, coins = helpful_items(know, seat)
        blows = self.tables.boss_hits[know.boss]
        return self.of(know, seat).chance(blows, know.hits_left[seat], know.points[seat], knives, coins)


def helpful_items(know: Knowledge, seat: int) -> tuple[int, int]:
    """Return how many single-use items of a seat add strikes, and how many throw dice again."""
    tables = know.tables
    knives = coins = 0
    for aid in tables.items_at[AFTER_A_FIGHT_ROLL]:
        count = know.items[seat].get(tables.aid_item[aid], 0)
        if tables.effect[aid] is effects.reroll:
            coins += count
        else:
            knives += count
    return knives, coins


def accepts(know: Knowledge, battles: Battles) -> bool:
    """Say whether to challenge the boss: whether that makes winning more likely than declining (12.3).

    Those who are asked later are taken to decide by the same reasoning.  Who cannot gain by it does not fight.
    """
    order = know.boss_order[know.boss_order.index(know.me) :]
    chances = [battles.chance(know, seat) for seat in order]
    scorched = battles.of(know, know.me).scorched
    challenged, declined = _both(know, order, chances, know.gold, scorched)
    return challenged[know.me] > declined[know.me] + 1e-9


def _both(
    know: Knowledge, order: list[int], chances: list[float], gold: list[int], scorched: int
) -> tuple[list[float], list[float]]:
    """Everybody's chance to win the game if the first of the order challenges, and if they decline."""
    seat, chance = order[0], chances[0]
    declined = _offered(know, order[1:], chances[1:], gold, scorched)
    hits_left = know.hits_left[seat]
    beaten = list(gold)  # 12.9 every failed roll costs gold: all that lead to the knock-out
    beaten[seat] = max(0, beaten[seat] - scorched * hits_left)
    slain = list(gold)  # about half as many on the way to success
    slain[seat] = max(0, slain[seat] - scorched * (hits_left // 2)) + know.tables.boss_gold[know.boss]
    lost = _offered(know, order[1:], chances[1:], beaten, scorched) if scorched else declined
    won = _winners(slain, seat)
    return [chance * yes + (1 - chance) * no for yes, no in zip(won, lost, strict=True)], declined


def _offered(know: Knowledge, order: list[int], chances: list[float], gold: list[int], scorched: int) -> list[float]:
    """Everybody's chance to win the game when the first of the order is asked."""
    if not order:
        return _winners(gold, -1)
    challenged, declined = _both(know, order, chances, gold, scorched)
    return challenged if challenged[order[0]] > declined[order[0]] + 1e-9 else declined


def _winners(gold: list[int], slayer: int) -> list[float]:
    """13.1, 13.2 Who wins with this gold; those still equal have the same chance."""
    most = max(gold)
    best = [seat for seat, own in enumerate(gold) if own == most]
    if slayer in best:
        best = [slayer]
    return [1 / len(best) if seat in best else 0.0 for seat in range(len(gold))]
