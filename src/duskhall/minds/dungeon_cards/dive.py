"""The rest of a turn of Dungeon Cards, by expectimax over every card and every throw.

A turn stands at an action total and holds loot, skill points and single-use items; its worth is the better of
stopping and drawing, and drawing is the average over the cards that are left, each dealt with in the best way, throw
by throw and aid by aid.  Worths of all loots and points are worked out at once, as arrays; they and all chances are
whole numbers, so the same knowledge gives the same answer on every machine.

The cards are those of the deck as it lies now; that a card drawn later is missing after it is not followed further.
Whoever may not work so much lets a few cards stand for all of them (`standing_for`).
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from duskhall.games.dungeon_cards import effects
from duskhall.games.dungeon_cards.state import (
    ADVENTURER,
    AFTER_A_FIGHT_ROLL,
    AFTER_AN_EVADE_ROLL,
    BEFORE_DRAWING,
    CARD_JUST_DRAWN,
    COLLECTING,
    EVASION,
    FIGHT,
    HAVING_EVADED,
    HIT_COMING,
    NOBODY,
    TRAP,
    TREASURE,
    Effect,
    Tables,
)
from duskhall.minds.dungeon_cards.knowledge import Pile
from duskhall.minds.dungeon_cards.throws import faces_of, judged

HALVES: Final = 2  # loot is counted in halves of a gold piece
LOOT: Final = 18 * HALVES  # no turn is thought to bring more
GAIN: Final = 12 * HALVES  # no card, aids included, is thought to be worth more
POINTS: Final = 8  # more skill points than this are not told apart
TREASURES: Final = 4  # nor more treasures in a turn than this, where their number matters (6.15)
ONE: Final = 1 << 28  # a worth of 1
NEVER: Final = -(1 << 40)  # what cannot be done

# Worths by items held (a bit each), treasures, points and loot; `NEVER` where points or items do not suffice.
Worths = npt.NDArray[np.int64]


class Help(NamedTuple):
    """An aid that changes a roll: by an addition, or (0) by another throw."""

    aid: int
    amount: int
    cost: int
    item: int  # which of the items held, NOBODY for a skill


class Explorer(NamedTuple):
    """Who takes the turn, and what a card means to them."""

    adventurer: int
    items: tuple[int, ...]  # aids that are single-use items, held at the beginning
    strikes: int  # that permanent items add (8.2)
    evades: int
    gains: dict[int, int]  # what each card pays, in halves
    passed: frozenset[int]  # adventurer cards without a roll: one's own, and those of the knocked out (9.4, 9.5)
    hurt: bool = True  # 6.5 who has no hit cannot heal


class Ends(NamedTuple):
    """What the end of the turn is worth, by items, points and loot: unhurt, and with another hit."""

    safe: Worths
    hurt: Worths


class Padded:
    """Worths that can be looked at with more or fewer points, more loot, and items used up."""

    def __init__(self, worths: Worths) -> None:
        items, treasures, points, loot = worths.shape
        room = np.full((items + 1, treasures, 3 * POINTS + 1, loot + GAIN), NEVER, np.int64)
        room[:items, :, POINTS : POINTS + points, :loot] = worths
        room[:items, :, POINTS + points :, :loot] = worths[:, :, -1:, :]
        room[:items, :, :, loot:] = room[:items, :, :, loot - 1 : loot]
        self.room = room
        self.items = items

    def at(self, points: int, gain: int = 0, used: int = NOBODY) -> Worths:
        """Return the worths after points were gained or spent, loot gained, and an item used."""
        first = POINTS + max(-POINTS, min(points, POINTS))
        view = self.room[: self.items, :, first : first + POINTS + 1, gain : self.room.shape[3] - GAIN + gain]
        if used == NOBODY:
            return view
        after = [held & ~(1 << used) if held >> used & 1 else self.items for held in range(self.items)]
        return self.room[after, :, first : first + POINTS + 1, gain : self.room.shape[3] - GAIN + gain]


class Dive:
    """A turn of one explorer over one pile of cards; once it has to come to an end, it looks no further ahead."""

    def __init__(
        self,
        tables: Tables,
        explorer: Explorer,
        pile: Pile,
        ends: Ends,
        is_over: Callable[[], bool] = lambda: False,
    ) -> None:
        self.tables, self.explorer, self.pile, self.is_over = tables, explorer, pile, is_over
        self.cards = sum(pile.values())
        self.limit = tables.action_limit[explorer.adventurer]
        self.skills = tables.skills_at[explorer.adventurer]
        self.nose = self._skill(COLLECTING, effects.treasure_bonus)
        self.kinds = TREASURES + 1 if self.nose != NOBODY else 1
        self.safe = self._collected(ends.safe)
        self.hurt = ends.hurt[:, None]
        self.failed, self.failed_bust = self._failures(ends)
        self.bust = Padded(np.broadcast_to(ends.safe[:, None, :, :1], self.safe.shape))
        self.helps = {roll: self._helps(roll) for roll in (FIGHT, EVASION)}
        self.looting = self._skill(HAVING_EVADED, effects.loot_on_evade)
        self.peek = self._skill(BEFORE_DRAWING, effects.peek_discard)
        self.lower = self._skill(CARD_JUST_DRAWN, effects.reduce_action)
        self._worths: dict[int, Padded] = {}
        self._rolled: dict[tuple[int, int, int, int], Worths] = {}
        self._busts: dict[tuple[int, int], Worths] = {}

    # --- 2.3 Going on or stopping -------------------------------------------------------------------------------------

    def worths(self, total: int) -> Padded:
        """Return the worth at an action total: the better of stopping, drawing, and looking first (6.6)."""
        if total not in self._worths:
            best = self.safe
            if self.cards and not self.is_over():
                best = np.maximum(best, self.drawing(total))
                if self.peek != NOBODY:
                    best = self._looking(total, best)
            self._worths[total] = Padded(best)
        return self._worths[total]

    def drawing(self, total: int) -> Worths:
        """Return the worth of drawing a card of the pile."""
        worth: Worths = np.zeros_like(self.safe)
        for card, count in self.pile.items():
            worth += count * self.drawn(card, total)
        return worth // self.cards

    def looked(self, total: int, otherwise: Worths) -> Worths:
        """Return the worth of having looked: the card is drawn, or avoided by stopping, or discarded."""
        worth: Worths = np.zeros_like(self.safe)
        for card, count in self.pile.items():
            worth += count * np.maximum(otherwise, self.drawn(card, total))
        return worth // self.cards

    def _looking(self, total: int, otherwise: Worths) -> Worths:
        cost, best = self.tables.cost[self.peek], otherwise.copy()
        looked = self.looked(total, otherwise)
        np.maximum(best[:, :, cost:], looked[:, :, :-cost], out=best[:, :, cost:])
        return best

    # --- 3, 6.8 A card just drawn -------------------------------------------------------------------------------------

    def drawn(self, card: int, total: int, action: int | None = None) -> Worths:
        """Return the worth of having drawn a card: its actions may be lowered, and it may make me bust (3.1)."""
        action = self.tables.action[card] if action is None else action
        best = self.counted(card, total, action)
        if self.lower == NOBODY:
            return best
        amount, cost = self.tables.amount[self.lower], self.tables.cost[self.lower]
        best = best.copy()
        for uses in range(1, POINTS // cost + 1):
            if amount * (uses - 1) >= action:
                break
            lowered, price = self.counted(card, total, max(0, action - amount * uses)), uses * cost
            np.maximum(best[:, :, price:], lowered[:, :, :-price], out=best[:, :, price:])
        return best

    def counted(self, card: int, total: int, action: int) -> Worths:
        """Return the worth of a card whose actions are counted as they are now."""
        if total + action > self.limit:
            return self.resolved_bust(card)
        if action == 0 and total not in self._worths:  # it leads back to where it came from: then I would stop
            return self._resolved(card, -1)
        return self._resolved(card, total + action)

    def _then(self, total: int) -> Padded:
        if total < 0:
            if -1 not in self._worths:
                self._worths[-1] = Padded(self.safe)
            return self._worths[-1]
        return self.worths(total)

    # --- 4 The cards --------------------------------------------------------------------------------------------------

    def ways(self, card: int) -> tuple[int, ...]:
        """Return the rolls with which a card can be dealt with."""
        kind = self.tables.type[card]
        if kind == TRAP:
            return (EVASION,)
        if not self.tables.strike[card] or (kind == ADVENTURER and card in self.explorer.passed):
            return ()
        return (FIGHT, EVASION)

    def _resolved(self, card: int, total: int) -> Worths:
        ways = self.ways(card)
        if not ways:
            found = self._then(total).at(0, self.explorer.gains[card])
            if self.kinds > 1 and self.tables.type[card] == TREASURE:
                found = found[:, [min(kind + 1, TREASURES) for kind in range(self.kinds)]]
            return found
        rolls = [self.rolled(card, way, total) for way in ways]
        return rolls[0] if len(rolls) == 1 else np.maximum(rolls[0], rolls[1])

    def resolved_bust(self, card: int) -> Worths:
        """3.2 Return the worth of a card that made me bust: it is dealt with all the same."""
        ways = self.ways(card)
        if not ways:
            return self.bust.at(0)
        best = self.rolled_bust(card, ways[0])
        return np.maximum(best, self.rolled_bust(card, ways[1])) if len(ways) > 1 else best

    # --- 5 Rolls ------------------------------------------------------------------------------------------------------

    def rolled(self, card: int, way: int, total: int) -> Worths:
        """Return the worth of dealing with a card by a roll, before it is made."""
        need, gain = self.need(card, way), self._at_stake(card, way)
        key = (way, need, gain, total)
        if key not in self._rolled:
            self._rolled[key] = self._roll(way, need, self._won(way, gain, total), self.failed)
        return self._rolled[key]

    def rolled_bust(self, card: int, way: int) -> Worths:
        """Return the same when bust."""
        key = (way, self.need(card, way))
        if key not in self._busts:
            self._busts[key] = self._roll(way, key[1], self.bust, self.failed_bust)
        return self._busts[key]

    def need(self, card: int, way: int) -> int:
        """Return what the dice must show, what permanent items add taken off (8.2)."""
        if way == EVASION:
            return max(0, self.tables.evade[card] - self.explorer.evades)
        return max(0, self.tables.strike[card] - self.explorer.strikes)

    def chance(self, card: int, way: int) -> float:
        """Return how likely the roll succeeds by itself."""
        dice, faces = self.dice(way), faces_of(self.tables, way == EVASION)
        wins, _ = judged(dice, self.need(card, way), faces)
        return sum(wins.values()) / float(faces.all**dice)

    def won(self, card: int, way: int, total: int) -> Padded:
        """Return the worths once a roll has succeeded, its skill points not counted."""
        return self._won(way, self._at_stake(card, way), total)

    def _at_stake(self, card: int, way: int) -> int:
        return self.explorer.gains[card] if way == FIGHT or self.looting != NOBODY else 0

    def _won(self, way: int, gain: int, total: int) -> Padded:
        """4.5 A fight brings loot, evading does not, 6.12 unless a pocket is picked."""
        then = self._then(total)
        if not gain:
            return then
        if way == FIGHT:
            return Padded(then.at(0, gain))
        picked = then.at(-self.tables.cost[self.looting], gain)
        return Padded(np.maximum(then.at(0), picked))

    def _roll(self, way: int, need: int, won: Padded, failed: Padded) -> Worths:
        faces, dice = faces_of(self.tables, way == EVASION), self.dice(way)
        wins, losses = judged(dice, need, faces)
        worth: Worths = np.zeros_like(self.safe)
        for stars, ways in wins.items():
            worth += ways * won.at(stars)
        known: dict[tuple[int, int, int], Worths] = {}
        for (missing, stars), ways in losses.items():
            others = dice - (need - missing) - stars
            best = failed.at(0).copy()
            for _, cost, saved in self.savings(way, missing, stars, others, won, failed, known):
                np.maximum(best[:, :, cost:], saved[:, :, cost:], out=best[:, :, cost:])
            worth += ways * best
        found: Worths = worth // faces.all**dice
        return found

    def dice(self, way: int) -> int:
        """5.2 Return how many dice a roll throws."""
        return (self.tables.evade_dice if way == EVASION else self.tables.strike_dice)[self.explorer.adventurer]

    def savings(
        self,
        way: int,
        missing: int,
        stars: int,
        others: int,
        won: Padded,
        failed: Padded,
        known: dict[tuple[int, int, int], Worths],
    ) -> list[tuple[int, int, Worths]]:
        """Return what can be done about a roll that falls short: the aid to begin with, its points, and its worth.

        Who has fewer points cannot pay: those that the roll brings come too late (6.1).
        """
        found: list[tuple[int, int, Worths]] = []
        for given in self.helps[way]:
            if given.amount == 0:
                for kept in (stars, 0) if stars else (0,):
                    dice = others + stars - kept
                    again = (given.aid, dice, kept)
                    if dice >= missing:
                        if again not in known:
                            known[again] = self.thrown_again(way, missing, kept, dice, won, failed, given)
                        found.append((given.aid, given.cost, known[again]))
            elif given.item == NOBODY:
                cost = given.cost * -(-missing // given.amount)
                if cost <= POINTS:
                    found.append((given.aid, cost, won.at(stars - cost)))
            elif given.amount >= missing:
                found.append((given.aid, 0, won.at(stars, 0, given.item)))
            else:  # the rest by a skill
                for other in self.helps[way]:
                    if other.amount and other.item == NOBODY:
                        cost = other.cost * -(-(missing - given.amount) // other.amount)
                        if cost <= POINTS:
                            found.append((given.aid, cost, won.at(stars - cost, 0, given.item)))
        return found

    def thrown_again(
        self, way: int, missing: int, kept: int, dice: int, won: Padded, failed: Padded, given: Help
    ) -> Worths:
        """6.11 Return the worth of throwing so many dice again that do not count; some skill faces are kept."""
        faces = faces_of(self.tables, way == EVASION)
        wins, losses = judged(dice, missing, faces)
        worth = sum(losses.values()) * failed.at(-given.cost, 0, given.item)
        for new, ways in wins.items():
            worth = worth + ways * won.at(kept + new - given.cost, 0, given.item)
        found: Worths = worth // faces.all**dice
        return found

    # --- What is done once --------------------------------------------------------------------------------------------

    def _collected(self, safe: Worths) -> Worths:
        """6.15 The worth of a safe end: each treasure may be made worth more."""
        padded = Padded(safe[:, None])
        kinds: list[Any] = []
        for treasures in range(self.kinds):
            best = padded.at(0)
            for noses in range(1, treasures + 1):
                cost, bonus = self.tables.cost[self.nose], self.tables.amount[self.nose] * HALVES
                best = np.maximum(best, padded.at(-noses * cost, min(GAIN, noses * bonus)))
            kinds.append(best)
        return np.concatenate(kinds, axis=1)

    def _failures(self, ends: Ends) -> tuple[Padded, Padded]:
        """5.4 What a failed roll leaves; 6.13 a hit may be cancelled, 6.14 finds be saved; and the same when bust."""
        hurt, safe = Padded(ends.hurt[:, None]), Padded(ends.safe[:, None])
        bare = hurt.at(0)[..., :1]
        for aid in self.skills[HIT_COMING]:
            effect = self.tables.effect[aid]
            if effect is effects.prevent_hit or (effect is effects.heal and self.explorer.hurt):
                bare = np.maximum(bare, safe.at(-self.tables.cost[aid])[..., :1])
        kept = np.broadcast_to(bare, self.safe.shape)
        keep = self._skill(HIT_COMING, effects.keep_loot)
        if keep != NOBODY:
            kept = np.maximum(kept, hurt.at(-self.tables.cost[keep]))
        return Padded(kept), Padded(np.broadcast_to(bare, self.safe.shape))

    def _helps(self, way: int) -> list[Help]:
        """The aids that change a roll."""
        tables = self.tables
        moment = AFTER_AN_EVADE_ROLL if way == EVASION else AFTER_A_FIGHT_ROLL
        useful = (effects.add_strikes, effects.add_evades, effects.reroll)
        found = [
            Help(aid, 0 if tables.effect[aid] is effects.reroll else tables.amount[aid], tables.cost[aid], NOBODY)
            for aid in self.skills[moment]
            if tables.effect[aid] in useful
        ]
        return found + [
            Help(aid, 0 if tables.effect[aid] is effects.reroll else tables.amount[aid], 0, place)
            for place, aid in enumerate(self.explorer.items)
            if aid in tables.items_at[moment]
        ]

    def _skill(self, moment: int, effect: Effect) -> int:
        """My skill of this effect at this moment, NOBODY without one."""
        return next((aid for aid in self.skills[moment] if self.tables.effect[aid] is effect), NOBODY)


def single_use(tables: Tables, items: Sequence[int]) -> tuple[int, ...]:
    """Return the aids that these items are, at most three: more are hardly ever held."""
    moments = (AFTER_A_FIGHT_ROLL, AFTER_AN_EVADE_ROLL)
    aids = sorted({aid for moment in moments for aid in tables.items_at[moment]})
    return tuple(aid for item in items for aid in aids if tables.aid_item[aid] == item)[:3]


def standing_for(pile: Pile, kinds: int, order: Callable[[int], Any]) -> Pile:
    """Return a pile of at most so many kinds of cards that stands for another: its cards in order, every so-manieth.

    >>> standing_for({7: 2, 3: 4, 5: 2}, 2, lambda card: card)
    {3: 1, 7: 1}
    """
    if len(pile) <= kinds:
        return pile
    cards = [card for card in sorted(pile, key=order) for _ in range(pile[card])]
    few: Pile = {}
    for part in range(kinds):
        card = cards[(2 * part + 1) * len(cards) // (2 * kinds)]
        few[card] = few.get(card, 0) + 1
    return few
