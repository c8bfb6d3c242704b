"""What the rest of a turn of Dungeon Cards is worth, by working it out card by card.

The worth of a turn that has reached an action total and holds some loot and skill points is the better of stopping
and drawing; drawing is worth the average over the cards that may come, each dealt with in the best way.  The next
card is taken from what is really left in the deck; for the cards after it the deck is taken to be as it was when
the turn began, which makes the worth of a position independent of how it was reached.

All worths are chances to win, from `prospects`.  What is not gold (items, potions, skill points) is counted as gold
by the numbers of `values`.
"""

from typing import Final

from duskhall.games.dungeon_cards import effects
from duskhall.games.dungeon_cards.state import (
    ADVENTURER,
    AFTER_A_FIGHT_ROLL,
    AFTER_AN_EVADE_ROLL,
    CARD_JUST_DRAWN,
    COLLECTING,
    EQUIPMENT,
    EVASION,
    EXPLORE,
    HAVING_EVADED,
    HIT_COMING,
    NOBODY,
    TRAP,
    TREASURE,
    Effect,
)
from duskhall.minds.dungeon_cards.knowledge import Knowledge, Pile
from duskhall.minds.dungeon_cards.level import MOST_GAIN, Level, padded
from duskhall.minds.dungeon_cards.prospects import MOST_LOOT, Prospects
from duskhall.minds.dungeon_cards.values import item_worth, point_worth

PLENTY: Final = 5  # skill points: the dearest skill costs as many, and nobody spends more in one turn

# The moments at which skill points are spent while a turn goes on.
SPENDING: Final = (CARD_JUST_DRAWN, AFTER_A_FIGHT_ROLL, AFTER_AN_EVADE_ROLL, HAVING_EVADED, HIT_COMING)

Position = tuple[list[int], list[int], list[int], list[int], list[Pile], Pile]


class Turn:
    """The current turn of one seat, as far as it can be foreseen.

    It stays valid while `position` stays the same; `know` is then brought up to date for every question.
    """

    def __init__(self, know: Knowledge, prospects: Prospects) -> None:
        self.know = know
        self.prospects = prospects
        self.position = position_of(know)
        tables, me = know.tables, know.me
        self.adventurer = know.adventurer[me]
        self.limit = tables.action_limit[self.adventurer]
        self.hits_left = know.hits_left[me]
        self.slope = prospects.slope
        self.point = point_worth(know.name_of(me), know.turns_left[me])
        self.safe = padded(prospects.worth(self.hits_left))
        self.hurt = padded(prospects.worth(self.hits_left - 1))
        self.potion = prospects.hit_worth(self.hits_left + 1) if self.hits_left < know.most_hits[me] else 0.0
        self.pile = know.cards_of_turn()
        self.cards = sum(self.pile.values())
        self.gain = {card: min(round(self._gain(card)), MOST_GAIN) for card in self.pile}
        skills = tables.skills_at[self.adventurer]
        self.cheapest = min((tables.cost[aid] for moment in SPENDING for aid in skills[moment]), default=0)
        self._levels: dict[int, Level] = {}

    # --- What can be decided -----------------------------------------------------------------------------------------

    def loot(self) -> int:
        """Return what the cards of this turn pay if it ends safely now."""
        return sum(self.gain[card] for card, status in self.know.row if status not in ("open", "evaded"))

    def level(self, spent: int = 0) -> "Level":
        """Return this turn with the skill points that I have, less those that I am about to spend."""
        return self.level_of(min(self.know.points[self.know.me] - spent, PLENTY))

    def level_of(self, points: int) -> "Level":
        """Return this turn with so many skill points; too few for anything are as good as none."""
        if points < self.cheapest:
            points = 0
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
        if kind == TREASURE and self.cost_of(COLLECTING, effects.treasure_bonus, PLENTY) >= 0:
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


def position_of(know: Knowledge) -> Position:
    """Return what the worths of a turn depend on, beside the action total, the loot and the skill points."""
    return know.gold, know.hits_left, know.adventurer, know.turns_left, know.items, know.cards_of_turn()
