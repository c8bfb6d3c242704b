"""The bot `careful`: knows the exact odds and plays for the greatest chance to win.

It counts the cards still in the deck, works out every fight, evade and bust (`turn`), and weighs what it may gain
against what it may lose by what that does to its chance to win (`prospects`).  It never draws at random: the same
knowledge gives the same answer.
"""

from collections.abc import Callable
from functools import partial

from duskhall.games.dungeon_cards import effects
from duskhall.games.dungeon_cards.odds import at_least
from duskhall.games.dungeon_cards.questions import (
    ACCEPT_HIT,
    ACCEPT_ROLL,
    AFTER_EVADING,
    ATTACK,
    CARD_DRAWN,
    CHALLENGE,
    CHOOSE_ADVENTURER,
    CLAIM_GOLD,
    CLAIM_SPOILS,
    COLLECT,
    DECLINE,
    DISCARD,
    DONE,
    DRAW,
    EVADE_IT,
    FACE_BOSS,
    FIGHT_IT,
    FIGHT_OR_EVADE,
    GO_ON,
    KEEP,
    KEEP_OR_DISCARD,
    LEAVE_IT,
    PUSH_OR_STOP,
    REROLL_DICE,
    REROLL_EVADE,
    REROLL_NOW,
    REROLL_SKILL,
    REROLL_STRIKE,
    SETTLE_ROLL,
    STOP,
    STRIKE_BOSS,
    TAKE_HIT,
)
from duskhall.games.dungeon_cards.state import EVADE, NOBODY, STRIKE, Effect
from duskhall.games.dungeon_cards.view import RollView
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.question import Question
from duskhall.kernel.seat import Seat
from duskhall.minds.dungeon_cards.battle import accepts, battles_with, helpful_items
from duskhall.minds.dungeon_cards.knowledge import Knowledge
from duskhall.minds.dungeon_cards.prospects import MOST_LOOT, Prospects
from duskhall.minds.dungeon_cards.turn import Turn, position_of
from duskhall.minds.dungeon_cards.values import FAVOURITES

# The worth of a roll that succeeded or failed, given the skill points that are left and the aid that was used up.
Worth = Callable[[int, int], float]


class Careful:
    """Plays for the greatest chance to win."""

    name: str = "careful"

    def __init__(self) -> None:
        self._answers: dict[Question, Callable[[Knowledge, list[int]], int]] = {
            PUSH_OR_STOP: self._push_or_stop,
            KEEP_OR_DISCARD: self._keep_or_discard,
            CARD_DRAWN: self._card_drawn,
            FIGHT_OR_EVADE: self._fight_or_evade,
            SETTLE_ROLL: self._settle_roll,
            REROLL_DICE: self._reroll_dice,
            AFTER_EVADING: self._after_evading,
            TAKE_HIT: self._take_hit,
            COLLECT: self._collect,
            CLAIM_SPOILS: self._claim,
            FACE_BOSS: self._face_boss,
            STRIKE_BOSS: self._strike_boss,
        }
        # Remembered from the last question, because the next one is often about the same position
        self._turn: Turn | None = None

    def choose(self, seat: Seat) -> int:
        options = seat.ask.options
        if len(options) == 1:
            return options[0]
        if seat.ask.question is CHOOSE_ADVENTURER:
            return _favourite(seat)
        return self._answers[seat.ask.question](Knowledge(seat), options)

    def stops(self, know: Knowledge) -> bool:
        """Say whether to stop rather than draw: whether another card makes winning less likely."""
        turn = self._turn_of(know)
        loot = turn.loot()
        return turn.stopping(loot) >= turn.drawing(know.action_total, loot, know.next_card())

    # --- 2 The turn --------------------------------------------------------------------------------------------------

    def _push_or_stop(self, know: Knowledge, options: list[int]) -> int:
        heal = _option(know, options, PUSH_OR_STOP, effects.heal)
        if heal >= 0 and self._turn_of(know).potion > self._turn_of(know).cost(PUSH_OR_STOP.entry(heal)):
            return heal
        look = _option(know, options, PUSH_OR_STOP, effects.peek_discard)
        if look >= 0 and self._looking_helps(self._turn_of(know), STOP in options, PUSH_OR_STOP.entry(look)):
            return look
        return STOP if STOP in options and self.stops(know) else DRAW

    def _looking_helps(self, turn: Turn, may_stop: bool, aid: int) -> bool:
        """6.6 Whether to look at the next card: it may be avoided by stopping, or discarded."""
        know = turn.know
        total, loot, pile = know.action_total, turn.loot(), know.next_card()
        drawing = turn.drawing(total, loot, pile)
        stopping = turn.stopping(loot) if may_stop else 0.0
        otherwise = max(stopping, drawing)
        looking = sum(count * max(otherwise, turn.drawn(card, total, loot)) for card, count in pile.items()) / sum(
            pile.values()
        )
        return looking - turn.cost(aid) * turn.slope > otherwise

    def _keep_or_discard(self, know: Knowledge, options: list[int]) -> int:
        turn = self._turn_of(know)
        total, loot = know.action_total, turn.loot()
        stopping = turn.stopping(loot) if know.row else 0.0
        keeping = max(stopping, turn.drawn(know.top_card, total, loot))
        discarding = max(stopping, turn.drawing(total, loot, turn.pile))
        return KEEP if keeping >= discarding else DISCARD

    def _card_drawn(self, know: Knowledge, options: list[int]) -> int:
        """6.8 Lower the card's actions if that is worth its price."""
        lower = _option(know, options, CARD_DRAWN, effects.reduce_action)
        if lower < 0:
            return GO_ON
        turn = self._turn_of(know)
        aid = CARD_DRAWN.entry(lower)
        card, loot = know.row[-1][0], turn.loot()
        best, times = -1.0, 0
        for uses in range(know.points[know.me] // know.tables.cost[aid] + 1):
            action = max(0, know.action - uses * know.tables.amount[aid])
            total = know.action_total + action
            if total <= turn.limit:
                worth = turn.resolved(card, total, loot, uses * know.tables.cost[aid])
            else:
                worth = turn.level().bust[card]
            worth -= uses * turn.cost(aid) * turn.slope
            if worth > best + 1e-12:
                best, times = worth, uses
            if not action:
                break
        return lower if times else GO_ON

    # --- 4 to 6 Rolls ------------------------------------------------------------------------------------------------

    def _fight_or_evade(self, know: Knowledge, options: list[int]) -> int:
        if FIGHT_IT not in options:
            return EVADE_IT
        turn = self._turn_of(know)
        card, total, loot = know.row[-1][0], know.action_total, turn.loot()
        level = turn.level()
        fight, evade = level.fight(card), level.evade(card)
        if know.bust:
            better = level.rolled_when_bust(fight) >= level.rolled_when_bust(evade)
        else:
            better = level.rolled(fight, total, loot) >= level.rolled(evade, total, loot)
        return FIGHT_IT if better else EVADE_IT

    def _settle_roll(self, know: Knowledge, options: list[int]) -> int:
        """Let the roll stand, or use the aid that is worth most."""
        roll = know.roll
        assert roll is not None
        missing = roll.need - roll.result
        if missing <= 0:
            return ACCEPT_ROLL
        success, failure = self._stakes(know, roll)
        points = know.points[know.me]
        best, choice = failure(points, NOBODY), ACCEPT_ROLL
        for option in options:
            if option == ACCEPT_ROLL:
                continue
            aid = SETTLE_ROLL.entry(option)
            effect, left = know.tables.effect[aid], points - know.tables.cost[aid]
            if effect is effects.reroll:
                chance = max(_thrown_again(know, roll, stars) for stars in (False, True))
                worth = chance * success(left, aid) + (1 - chance) * failure(left, aid)
            elif effect is effects.heal:
                continue
            else:
                # An addition that does not suffice may be used again, or followed by another
                uses = -(-missing // max(1, know.tables.amount[aid]))
                cost = know.tables.cost[aid] * uses
                single = know.tables.aid_item[aid] != NOBODY
                if cost > points or (single and uses > know.items[know.me][know.tables.aid_item[aid]]):
                    continue
                worth = success(points - cost + roll.skills, aid)
            if worth > best + 1e-12:
                best, choice = worth, option
        return choice

    def _stakes(self, know: Knowledge, roll: RollView) -> tuple[Worth, Worth]:
        """What success and failure of the roll on the table are worth."""
        if roll.kind == "battle":
            return self._battle_stakes(know)
        turn = self._turn_of(know)
        level, loot, points = turn.level(), turn.loot(), know.points[know.me]
        gain = turn.gain[know.row[-1][0]] if roll.kind == "fight" else 0

        def worth(success: bool, left: int, aid: int) -> float:
            item = NOBODY if aid == NOBODY else know.tables.aid_item[aid]
            gold = (left - points) * turn.point - (turn.item_worth(item) if item != NOBODY else 0.0)
            if success and not know.bust:
                kept = turn.going_on(know.action_total, loot + gain, max(0, points - left))
            elif success:
                kept = turn.safe[0]
            else:
                kept = level.nothing if know.bust else level.failed[min(loot, MOST_LOOT)]
            return kept + gold * turn.slope

        return partial(worth, True), partial(worth, False)

    def _battle_stakes(self, know: Knowledge) -> tuple[Worth, Worth]:
        battle = battles_with(know.tables).of(know, know.me)
        blows = know.tables.boss_hits[know.boss] - know.boss_damage
        hits_left = know.hits_left[know.me]

        def items(aid: int) -> tuple[int, int]:
            knives, coins = helpful_items(know, know.me)
            if aid == NOBODY or know.tables.aid_item[aid] == NOBODY:
                return knives, coins
            again = know.tables.effect[aid] is effects.reroll
            return (knives, coins - 1) if again else (knives - 1, coins)

        return (
            lambda left, aid: battle.chance(blows - 1, hits_left, left, *items(aid)),
            lambda left, aid: battle.struck(blows, hits_left, left, *items(aid)),
        )

    def _reroll_dice(self, know: Knowledge, options: list[int]) -> int:
        """6.11 Throw again every die that does not count, and those with skill faces if that is better."""
        roll = know.roll
        assert roll is not None
        counts, other = (REROLL_EVADE, REROLL_STRIKE) if roll.kind == "evade" else (REROLL_STRIKE, REROLL_EVADE)
        with_stars = _thrown_again(know, roll, True) > _thrown_again(know, roll, False)
        wanted = [other] + [REROLL_SKILL] * with_stars
        for face in [*wanted, REROLL_NOW, REROLL_SKILL, counts]:
            if face in options:
                return face
        return options[0]

    def _after_evading(self, know: Knowledge, options: list[int]) -> int:
        steal = _option(know, options, AFTER_EVADING, effects.loot_on_evade)
        if steal < 0:
            return LEAVE_IT
        turn = self._turn_of(know)
        total, loot = know.action_total, turn.loot()
        aid = AFTER_EVADING.entry(steal)
        gain, points = turn.gain[know.row[-1][0]], know.tables.cost[aid]
        richer = turn.going_on(total, loot + gain, points) - turn.cost(aid) * turn.slope
        return steal if richer > turn.going_on(total, loot) else LEAVE_IT

    def _take_hit(self, know: Knowledge, options: list[int]) -> int:
        """6.13, 6.14, 6.16 Use the aid that is worth most, if any is worth its price."""
        if know.boss != NOBODY and not know.row:
            return self._take_hit_of_boss(know, options)
        turn = self._turn_of(know)
        best, choice = 0.0, ACCEPT_HIT
        for option in options:
            if option == ACCEPT_HIT:
                continue
            if know.tables.effect[TAKE_HIT.entry(option)] is effects.keep_loot:
                gain = turn.hurt[min(turn.loot(), MOST_LOOT)] - turn.hurt[0]
            else:
                gain = turn.safe[0] - turn.hurt[0]
            gain -= turn.cost(TAKE_HIT.entry(option)) * turn.slope
            if gain > best + 1e-12:
                best, choice = gain, option
        return choice

    def _take_hit_of_boss(self, know: Knowledge, options: list[int]) -> int:
        battle = battles_with(know.tables).of(know, know.me)
        blows = know.tables.boss_hits[know.boss] - know.boss_damage
        hits_left, points = know.hits_left[know.me], know.points[know.me]
        items = helpful_items(know, know.me)

        def then(points: int, saved: int) -> float:
            left = max(0, points - battle.drained)
            return battle.chance(blows, hits_left - know.hits_coming + saved, left, *items)

        best, choice = then(points, 0), ACCEPT_HIT
        for option in options[1:]:
            worth = then(points - know.tables.cost[TAKE_HIT.entry(option)], 1)
            if worth > best + 1e-12:
                best, choice = worth, option
        return choice

    # --- 2.4, 9.6 Collecting -----------------------------------------------------------------------------------------

    def _collect(self, know: Knowledge, options: list[int]) -> int:
        turn = self._turn_of(know)
        nose = _option(know, options, COLLECT, effects.treasure_bonus)
        aid = COLLECT.entry(nose)
        return nose if nose >= 0 and know.tables.amount[aid] > turn.cost(aid) else DONE

    def _claim(self, know: Knowledge, options: list[int]) -> int:
        turn = self._turn_of(know)
        card = next(card for card, status in know.row if status == "claim")
        gold = turn.prospects.robbing(know.seat_of(card), know.tables.gold[card])
        worth = {option: turn.item_worth(CLAIM_SPOILS.entry(option)) for option in options if option != CLAIM_GOLD}
        best = max(worth, key=lambda option: worth[option])
        return best if worth[best] > gold else CLAIM_GOLD

    # --- 12 The Dungeon Boss -----------------------------------------------------------------------------------------

    def _face_boss(self, know: Knowledge, options: list[int]) -> int:
        return CHALLENGE if accepts(know, battles_with(know.tables)) else DECLINE

    def _strike_boss(self, know: Knowledge, options: list[int]) -> int:
        """6.16 Heal before the attack, if that is worth more than the points."""
        heal = _option(know, options, STRIKE_BOSS, effects.heal)
        if heal < 0:
            return ATTACK
        battle = battles_with(know.tables).of(know, know.me)
        blows = know.tables.boss_hits[know.boss] - know.boss_damage
        hits_left, points = know.hits_left[know.me], know.points[know.me]
        items = helpful_items(know, know.me)
        healed = battle.chance(blows, hits_left + 1, points - know.tables.cost[STRIKE_BOSS.entry(heal)], *items)
        return heal if healed >= battle.chance(blows, hits_left, points, *items) else ATTACK

    # --- What was thought before -------------------------------------------------------------------------------------

    def _turn_of(self, know: Knowledge) -> Turn:
        """Return the thoughts about this turn, anew where the table has changed."""
        turn = self._turn
        if turn is None or turn.position != position_of(know):
            turn = self._turn = Turn(know, Prospects(know))
        turn.know = know
        return turn


def mind(game: Game, seat: int, dice: Dice) -> Careful:
    """Return a mind for a seat of Dungeon Cards; it needs no dice."""
    return Careful()


def _favourite(seat: Seat) -> int:
    """1.3 The adventurer that wins most often among those still free."""
    names = dict(zip(seat.option_names(), seat.ask.options, strict=True))
    return next((names[name] for name in FAVOURITES if name in names), seat.ask.options[-1])


def _option(know: Knowledge, options: list[int], question: Question, effect: Effect) -> int:
    """The option that uses an aid of this effect, -1 if there is none."""
    aids = (option for option in options if not question.is_word(option))
    return next((option for option in aids if know.tables.effect[question.entry(option)] is effect), -1)


def _thrown_again(know: Knowledge, roll: RollView, stars: bool) -> float:
    """The chance that the roll succeeds when the dice that do not count, skill faces or not, are thrown again."""
    faces = know.tables.faces
    evading = roll.kind == "evade"
    dice = (roll.strikes if evading else roll.evades) + (roll.skills if stars else 0)
    face = faces.count(EVADE if evading else STRIKE) / len(faces)
    return at_least(dice, roll.need - roll.result, face)
