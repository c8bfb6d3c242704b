"""What a turn of Dungeon Cards is worth with a given number of skill points, whatever its action total and loot.

Part of `turn`, which says what is thought here and why.  Skill points are the one thing besides actions and loot that
a turn uses up, so there is a level for each number of them, and spending leads from one level to a lower one.
"""

from functools import lru_cache
from operator import add
from typing import TYPE_CHECKING, Final, NamedTuple

from duskhall.games.dungeon_cards import effects, odds
from duskhall.games.dungeon_cards.state import (
    ADVENTURER,
    AFTER_A_FIGHT_ROLL,
    AFTER_AN_EVADE_ROLL,
    CARD_JUST_DRAWN,
    EQUIPMENT,
    EVADE,
    EVASION,
    EXPLORE,
    FIGHT,
    HAVING_EVADED,
    HIT_COMING,
    SKILL,
    STRIKE,
    TRAP,
    TREASURE,
)
from duskhall.minds.dungeon_cards.prospects import MOST_LOOT

if TYPE_CHECKING:
    from duskhall.minds.dungeon_cards.turn import Turn

# What success in a roll is typically worth more than failure, in gold: aids that cost more are not planned on.
TYPICAL_STAKE: Final = 5.0

SOME_LOOT: Final = 4  # what a turn typically holds when a card is met

MOST_GAIN: Final = 12  # no single card is thought to be worth more gold than this

# Worths by loot, 0 to MOST_LOOT; the last one is repeated MOST_GAIN times, so that gains can be looked up in it.
Row = list[float]


class Roll(NamedTuple):
    """A way to deal with a card that demands a roll."""

    wins: tuple[tuple[float, int, int], ...]  # chance, skill points spent, loot
    failing: float  # the chance to fail
    extra: float  # the worth of skill points gained and spent, on average


class Group:
    """The cards of one action number, put together."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.cards: list[tuple[int, float]] = []  # each with its chance
        self.bust = 0.0  # what they add to the worth if they make me bust, and if not:
        self.extra = 0.0  # the worth of skill points
        self.failing = 0.0  # the chance to fail
        self.moves: dict[tuple[int, int], float] = {}  # skill points spent, loot -> chance


class Level:
    """A turn with so many skill points to spend."""

    def __init__(self, turn: "Turn", points: int) -> None:
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
            row = self._rows[total] = padded(list(map(max, self.turn.safe, drawing)))
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
            chance, roll = count / self.turn.cards, self._planned(card)
            group.cards.append((card, chance))
            group.bust += chance * self.bust[card]
            if roll is not None:
                for win, points, gain in roll.wins:
                    group.moves[points, gain] = group.moves.get((points, gain), 0.0) + chance * win
                group.failing += chance * roll.failing
                group.extra += chance * roll.extra
            else:
                gain = self.turn.gain[card]
                group.moves[0, gain] = group.moves.get((0, gain), 0.0) + chance
        return list(groups.values())

    def _planned(self, card: int) -> Roll | None:
        """How I would deal with a card if I held some loot already and stopped after it."""
        rolls = self.rolls[card]
        if len(rolls) < 2:
            return rolls[0] if rolls else None
        safe, failed = self.turn.safe, self.failed[SOME_LOOT]
        worths = [
            roll.extra + roll.failing * failed + (1 - roll.failing) * safe[SOME_LOOT + roll.wins[0][2]]
            for roll in rolls
        ]
        return rolls[0] if worths[0] >= worths[1] else rolls[1]

    def _saved(self, card: int, after: int, points: int, chance: float) -> Row:
        """The worth of a card that points can keep from making me bust, for every loot."""
        level, price, least = self._later(points), points * self.price, self.bust[card]
        roll = level._planned(card)
        if roll is None:
            worths = level.row(after)[self.turn.gain[card] :][: MOST_LOOT + 1]
        else:
            worths = [roll.extra + roll.failing * worth for worth in level.failed]
            for win, spent, gain in roll.wins:
                row = level._later(spent).row(after)
                worths = [sofar + win * worth for sofar, worth in zip(worths, row[gain:], strict=False)]
        return [chance * max(worth - price, least) for worth in worths]

    def _later(self, points: int) -> "Level":
        """The level with so many points fewer."""
        return self.turn.level_of(self.points - points) if points else self


def padded(row: Row) -> Row:
    """Return a row with its last worth repeated."""
    return row + row[-1:] * MOST_GAIN


at_least = lru_cache(maxsize=10_000)(odds.at_least)


@lru_cache(maxsize=1000)
def expected_stars(dice: int, need: int, face: float, skill: float) -> float:
    """Return about how many skill faces a successful roll shows."""
    counting = max(need, dice * face)
    return max(0.0, dice - counting) * skill / (1 - face)
