"""Answers every question of Dungeon Cards by what it makes of the chance to win, worked out throw by throw (`dive`).

What the end of a turn is worth comes from `outlook`.  Against the boss it plays as `careful` does, which works every
battle out.  Work is counted in kinds of cards that are followed through the turn.
"""

from collections.abc import Callable
from typing import Final

import numpy as np

from duskhall.games.dungeon_cards import effects
from duskhall.games.dungeon_cards.questions import (
    ACCEPT_HIT,
    ACCEPT_ROLL,
    AFTER_EVADING,
    CARD_DRAWN,
    CHOOSE_ADVENTURER,
    CLAIM_GOLD,
    CLAIM_SPOILS,
    COLLECT,
    DISCARD,
    DONE,
    DRAW,
    EVADE_IT,
    FIGHT_IT,
    GO_ON,
    KEEP,
    LEAVE_IT,
    PUSH_OR_STOP,
    REROLL_EVADE,
    REROLL_NOW,
    REROLL_SKILL,
    REROLL_STRIKE,
    SETTLE_ROLL,
    STOP,
    TAKE_HIT,
)
from duskhall.games.dungeon_cards.state import (
    ADVENTURER,
    EQUIPMENT,
    EVASION,
    EXPLORE,
    FIGHT,
    NOBODY,
    TRAP,
    TREASURE,
)
from duskhall.kernel.budget import USUAL
from duskhall.kernel.seat import Seat
from duskhall.minds.dungeon_cards.careful import Careful, _option
from duskhall.minds.dungeon_cards.dive import (
    GAIN,
    HALVES,
    LOOT,
    POINTS,
    TREASURES,
    Dive,
    Ends,
    Explorer,
    Help,
    Padded,
    single_use,
    standing_for,
)
from duskhall.minds.dungeon_cards.knowledge import Knowledge, Pile
from duskhall.minds.dungeon_cards.outlook import Outlook
from duskhall.minds.dungeon_cards.turn import Position, position_of

# The adventurers, the one that brings most first: playing for gold, 45 as wizard (± 3), 37 as rogue, ranger and cleric,
# 35 as dwarf and 34 as warrior, in 160 careers.
PREFERRED: Final = ("wizard", "rogue", "cleric", "ranger", "dwarf", "warrior")

ALL_KINDS: Final = 40  # of cards, and some more: the book has 34


class Thought:
    """What was thought about the current turn; it stays valid while the position does."""

    def __init__(
        self, know: Knowledge, pile: Pile, outlook_of: type[Outlook], kinds: int, is_over: Callable[[], bool]
    ) -> None:
        self.position: Position = position_of(know)
        self.kinds = kinds
        me, tables = know.me, know.tables
        held = [item for item, count in sorted(know.items[me].items()) for _ in range(count)]
        self.aids = single_use(tables, held)
        self.outlook = outlook_of(know, self.aids)
        self.potion = self.outlook.potion()
        self.gains = {card: max(0, min(GAIN, round(HALVES * self._gain(know, card)))) for card in pile}
        lasting = [item for item in held if item in tables.lasting]
        passed = [
            card
            for card in pile
            if tables.type[card] == ADVENTURER and (know.seat_of(card) == me or know.hits_left[know.seat_of(card)] <= 0)
        ]
        left = know.hits_left[me]
        explorer = Explorer(
            know.adventurer[me],
            self.aids,
            sum(tables.item_strikes[item] for item in lasting),
            sum(tables.item_evades[item] for item in lasting),
            self.gains,
            frozenset(passed),
            left < know.most_hits[me],
        )
        safe = self.outlook.end(left)
        # Fewer turns bring more varied gold: to whoever is far behind, being hurt would seem a chance.
        ends = Ends(safe, np.minimum(safe, self.outlook.end(left - 1)))
        self._order: Callable[[int], tuple[int, ...]] = lambda card: (tables.action[card], self.gains[card], card)
        self.dive = Dive(tables, explorer, self.few(pile), ends, is_over)

    def few(self, pile: Pile) -> Pile:
        """Return what is followed of some cards."""
        return standing_for(pile, self.kinds, self._order)

    def _gain(self, know: Knowledge, card: int) -> float:
        """What a card pays on a safe end, counted as gold."""
        tables = know.tables
        kind = tables.type[card]
        if kind in (EXPLORE, TRAP):
            return 0.0
        if kind == EQUIPMENT:
            return self.outlook.item(tables.item[card])
        if kind == ADVENTURER:
            rival = know.seat_of(card)
            if rival == know.me:
                return self.potion  # 9.4
            gold = self.outlook.robbing(rival, tables.gold[card])  # 9.2
            if know.hits_left[rival] > 0:
                return gold
            return max([gold] + [self.outlook.item(item) for item in know.items[rival]])  # 9.6
        return tables.gold[card] + tables.potion[card] * self.potion


class Delver(Careful):
    """Plays for the greatest chance to win, and works turns out exactly."""

    name: str = "delver"
    preferred: tuple[str, ...] = PREFERRED
    outlook_of: type[Outlook] = Outlook
    kinds: int = ALL_KINDS  # of cards that are usually followed through a turn

    def __init__(self) -> None:
        super().__init__()
        self._thought: Thought | None = None
        self._budget = USUAL

    def choose(self, seat: Seat) -> int:
        options = seat.ask.options
        self._budget = seat.budget
        if len(options) > 1 and seat.ask.question is CHOOSE_ADVENTURER:
            names = dict(zip(seat.option_names(), options, strict=True))
            return next((names[name] for name in self.preferred if name in names), options[-1])
        chosen = super().choose(seat)
        if seat.budget.is_over():
            self._thought = None  # it may not have been thought to its end
        return chosen

    def cards_of_turn(self, know: Knowledge) -> Pile:
        """Return the cards of which those after the next one are thought to come."""
        return know.cards_of_turn()

    def next_card(self, know: Knowledge) -> Pile:
        """Return the cards of which one comes next."""
        return know.next_card()

    def _coming(self, know: Knowledge) -> Pile:
        return self._thought_of(know).few(self.next_card(know))

    # --- 2 The turn ---------------------------------------------------------------------------------------------------

    def _push_or_stop(self, know: Knowledge, options: list[int]) -> int:
        heal = _option(know, options, PUSH_OR_STOP, effects.heal)
        if heal >= 0 and know.points[know.me] > POINTS:  # more than can be put to use later
            return heal
        thought, here = self._thought_of(know), self._here(know)
        worth = {DRAW: self._drawing(know, 0)}
        if STOP in options:
            worth[STOP] = int(thought.dive.safe[here])
        look = _option(know, options, PUSH_OR_STOP, effects.peek_discard)
        if look >= 0:
            worth[look] = self._looking(know, STOP in options, know.tables.cost[PUSH_OR_STOP.entry(look)])
        return best_of(worth, (STOP, DRAW, look))

    def _drawing(self, know: Knowledge, spent: int) -> int:
        dive, here, pile = self._thought_of(know).dive, self._here(know, spent), self._coming(know)
        total = sum(count * int(dive.drawn(card, know.action_total)[here]) for card, count in pile.items())
        return total // sum(pile.values())

    def _looking(self, know: Knowledge, may_stop: bool, cost: int) -> int:
        """6.6 The worth of looking at the next card: it may be avoided by stopping, or discarded."""
        dive, here, pile = self._thought_of(know).dive, self._here(know, cost), self._coming(know)
        otherwise = self._drawing(know, cost)
        if may_stop:
            otherwise = max(otherwise, int(dive.safe[here]))
        total = sum(
            count * max(otherwise, int(dive.drawn(card, know.action_total)[here])) for card, count in pile.items()
        )
        return total // sum(pile.values())

    def _keep_or_discard(self, know: Knowledge, options: list[int]) -> int:
        dive, here = self._thought_of(know).dive, self._here(know)
        keeping = int(dive.drawn(know.top_card, know.action_total)[here])
        if know.row:
            keeping = max(keeping, int(dive.safe[here]))
            discarding = int(dive.worths(know.action_total).at(0)[here])
        else:
            discarding = int(dive.drawing(know.action_total)[here])
        return KEEP if keeping >= discarding else DISCARD

    def _card_drawn(self, know: Knowledge, options: list[int]) -> int:
        """6.8 Lower the card's actions if that is worth its price."""
        lower = _option(know, options, CARD_DRAWN, effects.reduce_action)
        if lower < 0:
            return GO_ON
        dive, card = self._thought_of(know).dive, know.row[-1][0]
        amount, cost = (each[CARD_DRAWN.entry(lower)] for each in (know.tables.amount, know.tables.cost))
        uses = [
            more for more in range(know.points[know.me] // cost + 1) if not more or know.action > (more - 1) * amount
        ]
        actions = [max(0, know.action - more * amount) for more in uses]
        worth = [
            int(dive.counted(card, know.action_total, action)[self._here(know, more * cost)])
            for more, action in zip(uses, actions, strict=True)
        ]
        return lower if max(worth) > worth[0] else GO_ON

    # --- 4 to 6 Rolls -------------------------------------------------------------------------------------------------

    def _fight_or_evade(self, know: Knowledge, options: list[int]) -> int:
        if FIGHT_IT not in options:
            return EVADE_IT
        dive, here, card = self._thought_of(know).dive, self._here(know), know.row[-1][0]
        if know.bust:
            fight, evade = (int(dive.rolled_bust(card, way)[here]) for way in (FIGHT, EVASION))
        else:
            fight, evade = (int(dive.rolled(card, way, know.action_total)[here]) for way in (FIGHT, EVASION))
        if fight == evade:  # nothing hangs on it, but nobody throws dice in order to fail
            return FIGHT_IT if dive.chance(card, FIGHT) >= dive.chance(card, EVASION) else EVADE_IT
        return FIGHT_IT if fight > evade else EVADE_IT

    def _settle_roll(self, know: Knowledge, options: list[int]) -> int:
        """Let the roll stand, or use the aid that is worth most."""
        roll = know.roll
        assert roll is not None
        missing = roll.need - roll.result
        if roll.kind == "battle" or missing <= 0:
            return super()._settle_roll(know, options)
        dive, here = self._thought_of(know).dive, self._here(know)
        won, failed = self._stakes_of(know)
        way = EVASION if roll.kind == "evade" else FIGHT
        others = roll.strikes if way == EVASION else roll.evades
        best, choice = int(failed.at(0)[here]), ACCEPT_ROLL
        for aid, cost, worths in dive.savings(way, missing, roll.skills, others, won, failed, {}):
            option = SETTLE_ROLL.of(aid)
            if option in options and cost <= here[2] and int(worths[here]) > best:
                best, choice = int(worths[here]), option
        return choice

    def _stakes_of(self, know: Knowledge) -> tuple[Padded, Padded]:
        """What success and failure of the roll on the table are worth."""
        dive, roll = self._thought_of(know).dive, know.roll
        assert roll is not None
        if know.bust:
            return dive.bust, dive.failed_bust
        way = EVASION if roll.kind == "evade" else FIGHT
        return dive.won(know.row[-1][0], way, know.action_total), dive.failed

    def _reroll_dice(self, know: Knowledge, options: list[int]) -> int:
        """6.11 Throw again every die that does not count, and those with skill faces if that is better."""
        roll = know.roll
        assert roll is not None
        if roll.kind == "battle":
            return super()._reroll_dice(know, options)
        evading = roll.kind == "evade"
        counts, other = (REROLL_EVADE, REROLL_STRIKE) if evading else (REROLL_STRIKE, REROLL_EVADE)
        wanted = [other] + [REROLL_SKILL] * self._stars_too(know)
        for face in [*wanted, REROLL_NOW, REROLL_SKILL, counts]:
            if face in options:
                return face
        return options[0]

    def _stars_too(self, know: Knowledge) -> bool:
        roll = know.roll
        assert roll is not None
        dive, here, evading = self._thought_of(know).dive, self._here(know), roll.kind == "evade"
        won, failed = self._stakes_of(know)
        missing, others = roll.need - roll.result, roll.strikes if evading else roll.evades
        if roll.skills == 0:
            return False
        if others < missing:
            return True
        free, way = Help(NOBODY, 0, 0, NOBODY), EVASION if evading else FIGHT
        left, again = (
            int(dive.thrown_again(way, missing, kept, others + roll.skills - kept, won, failed, free)[here])
            for kept in (roll.skills, 0)
        )
        return again > left

    def _after_evading(self, know: Knowledge, options: list[int]) -> int:
        steal = _option(know, options, AFTER_EVADING, effects.loot_on_evade)
        if steal < 0:
            return LEAVE_IT
        thought, here = self._thought_of(know), self._here(know)
        then = thought.dive.worths(know.action_total)
        cost = know.tables.cost[AFTER_EVADING.entry(steal)]
        richer = int(then.at(-cost, thought.gains[know.row[-1][0]])[here])
        return steal if richer > int(then.at(0)[here]) else LEAVE_IT

    def _take_hit(self, know: Knowledge, options: list[int]) -> int:
        """6.13, 6.14, 6.16 Use the aid that is worth most, if any is worth its price."""
        if know.boss != NOBODY and not know.row:
            return super()._take_hit(know, options)
        dive = self._thought_of(know).dive
        hurt, safe = Padded(dive.hurt), dive.bust
        here = self._here(know)
        nothing = (here[0], 0, here[2], 0)
        best, choice = int((hurt if know.hits_coming else safe).at(0)[nothing]), ACCEPT_HIT
        for option in options:
            if option == ACCEPT_HIT:
                continue
            aid = TAKE_HIT.entry(option)
            cost, effect = know.tables.cost[aid], know.tables.effect[aid]
            if effect is effects.keep_loot:
                worth = int(hurt.at(-cost)[here[0], 0, here[2], here[3]])
            elif know.hits_coming:
                worth = int(safe.at(-cost)[nothing])
            else:
                continue
            if worth > best:
                best, choice = worth, option
        return choice

    # --- 2.4, 9.6 Collecting ------------------------------------------------------------------------------------------

    def _collect(self, know: Knowledge, options: list[int]) -> int:
        nose = _option(know, options, COLLECT, effects.treasure_bonus)
        if nose < 0:
            return DONE
        outlook, aid = self.outlook_of(know, ()), COLLECT.entry(nose)
        left, points = know.hits_left[know.me], know.points[know.me]
        return nose if know.tables.amount[aid] > outlook.points(left, points, know.tables.cost[aid]) else DONE

    def _claim(self, know: Knowledge, options: list[int]) -> int:
        """9.6 Judge each claim by the rival whose items are offered."""
        outlook = self.outlook_of(know, ())
        items = {CLAIM_SPOILS.entry(option): option for option in options if option != CLAIM_GOLD}
        claims = [card for card, status in know.row if status == "claim"]
        card = next((card for card in claims if set(know.items[know.seat_of(card)]) == set(items)), claims[0])
        gold = outlook.robbing(know.seat_of(card), know.tables.gold[card])
        best = max(items, key=lambda item: (outlook.item(item), -item))
        return items[best] if outlook.item(best) > gold else CLAIM_GOLD

    # --- What was thought before --------------------------------------------------------------------------------------

    def _thought_of(self, know: Knowledge) -> Thought:
        thought, kinds = self._thought, self._budget.work(self.kinds)
        if thought is None or thought.position != position_of(know) or thought.kinds != kinds:
            pile = self.cards_of_turn(know)
            thought = self._thought = Thought(know, pile, self.outlook_of, kinds, self._is_over)
        return thought

    def _is_over(self) -> bool:
        return self._budget.is_over()

    def _here(self, know: Knowledge, spent: int = 0) -> tuple[int, int, int, int]:
        """Where this turn stands in an array of worths."""
        thought = self._thought_of(know)
        held = (1 << len(thought.aids)) - 1
        treasures = sum(1 for card, _ in know.row if know.tables.type[card] == TREASURE)
        treasures = min(treasures, TREASURES) if thought.dive.kinds > 1 else 0
        loot = sum(thought.gains[card] for card, status in know.row if status not in ("open", "evaded"))
        return held, treasures, min(know.points[know.me], POINTS) - spent, min(loot, LOOT)


def best_of(worth: dict[int, int], order: tuple[int, ...]) -> int:
    """Return the best of these, the first in order among equals."""
    return max((option for option in order if option in worth), key=lambda option: worth[option])
