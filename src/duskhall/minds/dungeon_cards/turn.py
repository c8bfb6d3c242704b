"""What the rest of a turn of Dungeon Cards is worth, by working it out card by card.

The worth of a turn that has reached an action total and holds some loot and skill points is the better of stopping
and drawing; drawing is worth the average over the cards that may come, each dealt with in the best way.  The next
card is taken from what is really left in the deck; for the cards after it the deck is taken to be as it was when
the turn began, which makes the worth of a position independent of how it was reached.

All worths are chances to win, from `prospects`.  What is not gold (items, potions, skill points) is counted as gold
by the numbers of `values`.
"""

from functools import lru_cache
from operator import add
from typing import Final, NamedTuple

from duskhall.games.dungeon_cards import effects, odds
from duskhall.games.dungeon_cards.state import (
    ADVENTURER,
    AFTER_A_FIGHT_ROLL,
    AFTER_AN_EVADE_ROLL,
    CARD_JUST_DRAWN,
    COLLECTING,
    EQUIPMENT,
    EVADE,
    EVASION,
    EXPLORE,
    FIGHT,
    HAVING_EVADED,
    HIT_COMING,
    NOBODY,
    SKILL,
    STRIKE,
    TRAP,
    TREASURE,
    Effect,
)
from duskhall.minds.dungeon_cards.knowledge import Knowledge, Pile
from duskhall.minds.dungeon_cards.prospects import MOST_LOOT, Prospects
from duskhall.minds.dungeon_cards.values import item_worth, point_worth

# What success in a roll is typically worth more than failure, in gold: aids that cost more are not planned on.
TYPICAL_STAKE: Final = 5.0

PLENTY: Final = 5  # skill points: the dearest skill costs as many, and nobody spends more in one turn

MOST_GAIN: Final = 12  # no single card is thought to be worth more gold than this

# Worths by loot, 0 to MOST_LOOT; the last one is repeated MOST_GAIN times, so that gains can be looked up in it.
Row = list[float]


class Roll(NamedTuple):
    """A way to deal with a card that demands a roll."""

    wins: tuple[tuple[float, int, int], ...]  # chance, skill points spent, loot
    failing: float  # the chance to fail
    extra: float  # the worth of skill points gained and spent, on average


class Turn:
    """The current turn of one seat, as far as it can be foreseen."""

    def __init__(self, know: Knowledge, prospects: Prospects) -> None:
        self.know = know
        self.prospects = prospects
        tables, me = know.tables, know.me
        self.adventurer = know.adventurer[me]
        self.limit = tables.action_limit[self.adventurer]
        self.points = know.points[me]
        self.hits_left = know.hits_left[me]
        self.slope = prospects.slope
        self.point = point_worth(know.name_of(me), self.points, know.turns_left[me])
        self.safe = _padded(prospects.worth(self.hits_left))
        self.hurt = _padded(prospects.worth(self.hits_left - 1))
        self.potion = prospects.hit_worth(self.hits_left + 1) if self.hits_left < know.most_hits[me] else 0.0
        self.pile = know.cards_of_turn()
        self.cards = sum(self.pile.values())
        self.gain = {card: min(round(self._gain(card)), MOST_GAIN) for card in self.pile}
        self._levels: dict[int, Level] = {}

    # --- What can be decided -----------------------------------------------------------------------------------------

    def loot(self) -> int:
        """Return what the cards of this turn pay if it ends safely now."""
        return sum(self.gain[card] for card, status in self.know.row if status not in ("open", "evaded"))

    def level(self, spent: int = 0) -> "Level":
        """Return the same turn when so many skill points have been spent."""
        return self.level_of(min(self.points - spent, PLENTY))

    def level_of(self, points: int) -> "Level":
        """Return the same turn with so many skill points left."""
        if points not in self._levels:
            self._levels[points] = Level(self, points)
        return self._levels[points]

    def stopping(self, loot: int) -> float:
        """Return the worth of ending the turn safely."""
        return self.safe[min(loot, MOST_LOOT)]

    def going_on(self, total: int, loot: int, spent: int = 0) -> float:
        """Return the worth of the turn at this action total with this loot, before deciding whether to stop."""
        return self.level(spent).row(total)[min(loot, MOST_LOOT)]

    def drawing(self, total: int, loot: int, pile: Pile) -> float:
        """Return the worth of drawing a card of this pile."""
        return sum(count * self.drawn(card, total, loot) for card, count in pile.items()) / sum(pile.values())

    def drawn(self, card: int, total: int, loot: int) -> float:
        """Return the worth of having just drawn a card: 6.8 it may take fewer actions, 3.1 or make me bust."""
        action = self.know.tables.action[card]
        total += action
        if total <= self.limit:
            return self.resolved(card, total, loot)
        best = self.level().bust[card]
        saved = self.level().saving(action, total)
        if saved is not None:
            after, spent = saved
            best = max(best, self.resolved(card, after, loot, spent) - spent * self.point * self.slope)
        return best

    def resolved(self, card: int, total: int, loot: int, spent: int = 0) -> float:
        """Return the worth of a card whose actions have been counted and which did not make me bust."""
        level = self.level(spent)
        rolls = level.rolls[card]
        if not rolls:
            return self.going_on(total, loot + self.gain[card], spent)
        return max(level.rolled(roll, total, loot) for roll in rolls)

    def bust_chance(self, pile: Pile) -> float:
        """Return the chance that a card of this pile makes me bust, without aids."""
        room = self.limit - self.know.action_total
        over = sum(count for card, count in pile.items() if self.know.tables.action[card] > room)
        return over / sum(pile.values())

    # --- What things are worth ---------------------------------------------------------------------------------------

    def cost(self, aid: int) -> float:
        """Return what using an aid costs, in gold."""
        item = self.know.tables.aid_item[aid]
        return self.know.tables.cost[aid] * self.point if item == NOBODY else self.item_worth(item)

    def cost_of(self, moment: int, effect: Effect, points: int) -> int:
        """Return the points that my skill of this effect costs at this moment, -1 without a skill I can pay."""
        tables = self.know.tables
        for aid in tables.skills_at[self.adventurer][moment]:
            if tables.effect[aid] is effect and tables.cost[aid] <= points:
                return tables.cost[aid]
        return -1

    def item_worth(self, item: int) -> float:
        """Return what an item is worth to me from the next turn on, in gold."""
        return item_worth(self.know.numbers.item_names[item], self.know.turns_left[self.know.me])

    def bonus(self, roll: int) -> int:
        """Return what my permanent items add to a roll (8.2)."""
        tables = self.know.tables
        bonus = tables.item_evades if roll == EVASION else tables.item_strikes
        return sum(bonus[item] * count for item, count in self.know.items[self.know.me].items())

    def _gain(self, card: int) -> float:
        """What a card pays on a safe end, counted as gold."""
        tables = self.know.tables
        kind = tables.type[card]
        if kind in (EXPLORE, TRAP):
            return 0
        if kind == EQUIPMENT:
            return self.item_worth(tables.item[card])
        if kind == ADVENTURER:
            return self._rival_worth(card)
        gain = tables.gold[card] + tables.potion[card] * self.potion
        if kind == TREASURE and self.cost_of(COLLECTING, effects.treasure_bonus, self.points) >= 0:
            gain += max(0.0, 2 - self.point)  # 6.15
        return gain

    def _rival_worth(self, card: int) -> float:
        know = self.know
        rival = know.seat_of(card)
        if rival == know.me:
            return self.potion  # 9.4
        gold = self.prospects.robbing(rival, know.tables.gold[card])  # 9.2
        if know.hits_left[rival] > 0:
            return gold
        return max([gold] + [self.item_worth(item) for item in know.items[rival]])  # 9.6


class Group:
    """The cards of one action number, put together."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.cards: list[tuple[int, float]] = []  # each with its chance
        self.bust = 0.0  # what they add to the worth if they make me bust, and if not:
        self.extra = 0.0  # the worth of skill points
        self.failing = 0.0  # the chance to fail
        self.moves: dict[tuple[int, int], float] = {}  # skill points spent, loot -> chance
        self.choices: list[tuple[float, list[Roll]]] = []  # fight or evade, each with its chance


class Level:
    """A turn with so many skill points to spend."""

    def __init__(self, turn: Turn, points: int) -> None:
        self.turn = turn
        self.points = points
        self.tables = turn.know.tables
        self.price = turn.point * turn.slope  # the worth of one point
        self.nothing = self._worth_of_nothing()
        self.failed = self._worths_of_failure()
        self.savings = self._savings()
        self._known: dict[tuple[int, int], Roll] = {}
        self.rolls = {card: self._rolls(card) for card in turn.gain}
        self.bust = {card: self._bust(card) for card in turn.gain}
        self._groups = self._grouped()
        self._rows: dict[int, Row] = {}

    # --- Rolls -------------------------------------------------------------------------------------------------------

    def rolled(self, roll: Roll, total: int, loot: int) -> float:
        """Return the worth of dealing with a card in this way."""
        worth = roll.extra + roll.failing * self.failed[min(loot, MOST_LOOT)]
        for chance, points, gain in roll.wins:
            worth += chance * self._later(points).row(total)[min(loot + gain, MOST_LOOT)]
        return worth

    def rolled_when_bust(self, roll: Roll) -> float:
        """Return the worth of the same when bust: 3.2 a failed roll still costs its hit."""
        return (1 - roll.failing) * self.turn.safe[0] + roll.failing * self.nothing + roll.extra

    def fight(self, card: int) -> Roll:
        """Return how fighting a monster or rival turns out."""
        return self._with_gain(self._roll(FIGHT, self.tables.strike[card]), self.turn.gain[card], 0)

    def evade(self, card: int) -> Roll:
        """Return how evading a card turns out; 6.12 its gold may be had all the same."""
        roll = self._roll(EVASION, self.tables.evade[card])
        looting = self.turn.cost_of(HAVING_EVADED, effects.loot_on_evade, self.points)
        gain = self.turn.gain[card]
        if looting >= 0 and gain > looting * self.turn.point:
            return self._with_gain(roll, gain, looting)
        return roll

    def _rolls(self, card: int) -> list[Roll]:
        """The ways to deal with a card that demands a roll; a way that is worse in everything is left out."""
        know, kind = self.turn.know, self.tables.type[card]
        if kind == TRAP:
            return [self.evade(card)]
        if kind in (EXPLORE, TREASURE, EQUIPMENT):
            return []
        if kind == ADVENTURER:
            rival = know.seat_of(card)
            if rival == know.me or know.hits_left[rival] <= 0:
                return []
        fight, evade = self.fight(card), self.evade(card)
        if self._outdoes(fight, evade):
            return [fight]
        return [evade] if self._outdoes(evade, fight) else [fight, evade]

    def _outdoes(self, roll: Roll, other: Roll) -> bool:
        """Whether a roll is better than another whatever the loot: success is worth a hit at least."""
        if roll.failing > other.failing or roll.wins[0][2] < other.wins[0][2]:
            return False
        hit = self.turn.safe[0] - self.nothing
        return (other.failing - roll.failing) * hit + roll.extra >= other.extra

    def _with_gain(self, roll: Roll, gain: int, looting: int) -> Roll:
        """The same roll when success brings loot, and costs points."""
        wins = tuple(
            (chance, min(spent + looting, self.points), gain) if chance else (chance, spent, 0)
            for chance, spent, _ in roll.wins
        )
        return Roll(wins, roll.failing, roll.extra - (1 - roll.failing) * looting * self.price)

    def _roll(self, roll: int, need: int) -> Roll:
        if (roll, need) not in self._known:
            self._known[roll, need] = self._work_out(roll, need)
        return self._known[roll, need]

    def _work_out(self, roll: int, need: int) -> Roll:
        """The chance of a roll with the aid that I would use on it, and the skill points it costs and brings."""
        turn, tables = self.turn, self.tables
        dice = (tables.evade_dice if roll == EVASION else tables.strike_dice)[turn.adventurer]
        need -= turn.bonus(roll)
        face = tables.faces.count(EVADE if roll == EVASION else STRIKE) / len(tables.faces)
        plain = at_least(dice, need, face)
        chance, cost, spent = plain, 0.0, 0
        if plain < 1:
            for aid in self._aids(AFTER_AN_EVADE_ROLL if roll == EVASION else AFTER_A_FIGHT_ROLL):
                if tables.effect[aid] is effects.reroll:
                    helped = at_least(dice, need, 1 - (1 - face) ** 2)
                elif tables.effect[aid] in (effects.add_strikes, effects.add_evades):
                    helped = at_least(dice, need - tables.amount[aid], face)
                else:
                    continue
                price = turn.cost(aid)
                if (helped - plain) * (TYPICAL_STAKE - price) > (chance - plain) * (TYPICAL_STAKE - cost):
                    chance, cost, spent = helped, price, tables.cost[aid]
        stars = expected_stars(dice, need, face, tables.faces.count(SKILL) / len(tables.faces))
        points = chance * stars * turn.point - (chance - plain) * cost
        wins = ((plain, 0, 0), (chance - plain, spent, 0)) if spent else ((chance, 0, 0),)
        return Roll(wins, 1 - chance, points * turn.slope)

    def _aids(self, moment: int) -> list[int]:
        """The aids that can be used at a moment."""
        know, tables = self.turn.know, self.tables
        skills = tables.skills_at[self.turn.adventurer][moment]
        held = know.items[know.me]
        return [aid for aid in skills if tables.cost[aid] <= self.points] + [
            aid for aid in tables.items_at[moment] if held.get(tables.aid_item[aid])
        ]

    def _worth_of_nothing(self) -> float:
        """5.4 A hit and no finds; 6.13 the hit may be worth cancelling."""
        cost = self.turn.cost_of(HIT_COMING, effects.prevent_hit, self.points)
        worth = self.turn.hurt[0]
        return worth if cost < 0 else max(worth, self.turn.safe[0] - cost * self.price)

    def _worths_of_failure(self) -> Row:
        """5.4 What a failed roll leaves, for every loot; 6.14 the finds may be worth saving."""
        cost = self.turn.cost_of(HIT_COMING, effects.keep_loot, self.points)
        if cost < 0:
            return [self.nothing] * (MOST_LOOT + 1)
        return [max(self.nothing, worth - cost * self.price) for worth in self.turn.hurt[: MOST_LOOT + 1]]

    # --- Going bust --------------------------------------------------------------------------------------------------

    def saving(self, action: int, total: int) -> tuple[int, int] | None:
        """Return the cheapest way not to be bust by so many actions: the total it leads to, and its points."""
        for fewer, points in self.savings:
            after = total - min(fewer, action)
            if after <= self.turn.limit:
                return after, points
        return None

    def _bust(self, card: int) -> float:
        """3.2, 3.3 What is left when this card makes me bust."""
        rolls = self.rolls[card]
        return max(self.rolled_when_bust(roll) for roll in rolls) if rolls else self.turn.safe[0]

    def _savings(self) -> list[tuple[int, int]]:
        """By how many actions I can lower a card, and the points it costs; the cheapest first."""
        tables = self.tables
        return [
            (times * tables.amount[aid], times * tables.cost[aid])
            for aid in tables.skills_at[self.turn.adventurer][CARD_JUST_DRAWN]
            if tables.effect[aid] is effects.reduce_action
            for times in range(1, self.points // tables.cost[aid] + 1)
        ]

    # --- Later cards -------------------------------------------------------------------------------------------------

    def row(self, total: int) -> Row:
        """Return, for every loot, the worth of going on at this action total: the better of stopping and drawing."""
        row = self._rows.get(total)
        if row is None:
            self._rows[total] = self.turn.safe  # should a card lead back here without an action, I would stop
            drawing = self._drawing(total)
            row = self._rows[total] = _padded(list(map(max, self.turn.safe, drawing)))
        return row

    def _drawing(self, total: int) -> Row:
        """For every loot, the worth of drawing."""
        constant = failing = 0.0
        moves: list[tuple[float, int, int, int]] = []  # chance, action total after it, points spent, gain
        parts: list[Row] = []
        for group in self._groups:
            after = total + group.action
            if after <= self.turn.limit:
                constant += group.extra
                failing += group.failing
                moves += [(chance, after, points, gain) for (points, gain), chance in group.moves.items()]
                for chance, rolls in group.choices:
                    ways = [self._resolved(after, roll) for roll in rolls]
                    parts.append([chance * worth for worth in map(max, *ways)])
                continue
            saved = self.saving(group.action, after)
            if saved is None:
                constant += group.bust
            else:
                parts += [self._saved(card, *saved, chance) for card, chance in group.cards]
        drawing = [constant + failing * worth for worth in self.failed]
        for chance, after, points, gain in moves:
            row = self._later(points).row(after)
            drawing = [sofar + chance * worth for sofar, worth in zip(drawing, row[gain:], strict=False)]
        for part in parts:
            drawing = list(map(add, drawing, part))
        return drawing

    def _grouped(self) -> list["Group"]:
        """The cards that may come, those with the same action number and consequences put together."""
        groups: dict[int, Group] = {}
        for card, count in self.turn.pile.items():
            action = self.tables.action[card]
            group = groups.setdefault(action, Group(action))
            chance, rolls = count / self.turn.cards, self.rolls[card]
            group.cards.append((card, chance))
            group.bust += chance * self.bust[card]
            if len(rolls) > 1:
                group.choices.append((chance, rolls))
            elif rolls:
                for win, points, gain in rolls[0].wins:
                    group.moves[points, gain] = group.moves.get((points, gain), 0.0) + chance * win
                group.failing += chance * rolls[0].failing
                group.extra += chance * rolls[0].extra
            else:
                gain = self.turn.gain[card]
                group.moves[0, gain] = group.moves.get((0, gain), 0.0) + chance
        return list(groups.values())

    def _resolved(self, after: int, roll: Roll) -> Row:
        """The worth of a roll for every loot, at the action total that its card leads to."""
        worths = [roll.extra + roll.failing * worth for worth in self.failed]
        for chance, points, gain in roll.wins:
            row = self._later(points).row(after)
            worths = [sofar + chance * worth for sofar, worth in zip(worths, row[gain:], strict=False)]
        return worths

    def _saved(self, card: int, after: int, points: int, chance: float) -> Row:
        """The worth of a card that points can keep from making me bust, for every loot."""
        level, price, least = self._later(points), points * self.price, self.bust[card]
        rolls = level.rolls[card]
        if rolls:
            worths = [max(column) for column in zip(*(level._resolved(after, roll) for roll in rolls), strict=True)]
        else:
            worths = level.row(after)[self.turn.gain[card] :][: MOST_LOOT + 1]
        return [chance * max(worth - price, least) for worth in worths]

    def _later(self, points: int) -> "Level":
        """The level with so many points fewer."""
        return self.turn.level_of(self.points - points) if points else self


def _padded(row: Row) -> Row:
    return row + row[-1:] * MOST_GAIN


at_least = lru_cache(maxsize=10_000)(odds.at_least)


@lru_cache(maxsize=1000)
def expected_stars(dice: int, need: int, face: float, skill: float) -> float:
    """Return about how many skill faces a successful roll shows."""
    counting = max(need, dice * face)
    return max(0.0, dice - counting) * skill / (1 - face)
