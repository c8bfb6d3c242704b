"""The level `novice`: plays by feeling, and errs as beginners do.

Knowledge: the odds that the table shows.  No budget to speak of.  What it does wrong:

* it goes on while going bust seems unlikely enough, whatever it would lose, and its nerve changes from card to card;
* it fights whatever pays as soon as it has a fair chance, and seldom thinks of the hit that a failure costs;
* one time in sixteen it forgets that it has a skill or an item; else it spends points as soon as they help, and saves
  none for the boss or for a better moment;
* it never looks ahead, and heals only when the next hit would be the last;
* it takes gold rather than an item, and a hit rather than pay for a block;
* it challenges every boss;
* it plays whoever takes its fancy.
"""

from typing import Final

from duskhall.games.dungeon_cards import effects
from duskhall.games.dungeon_cards.questions import (
    ACCEPT_ROLL,
    AFTER_EVADING,
    CARD_DRAWN,
    CHOOSE_ADVENTURER,
    COLLECT,
    DRAW,
    EVADE_IT,
    FATE,
    FIGHT_IT,
    FIGHT_OR_EVADE,
    GO_ON,
    PUSH_OR_STOP,
    REROLL_DICE,
    REROLL_EVADE,
    REROLL_NOW,
    REROLL_SKILL,
    REROLL_STRIKE,
    SETTLE_ROLL,
    STOP,
)
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.seat import Seat
from duskhall.minds.dungeon_cards.careful import _option
from duskhall.minds.dungeon_cards.knowledge import Knowledge

NERVE: Final = (15, 45)  # percent: the chance to go bust that it puts up with, anything between
FAIR: Final = 0.4  # a fight with this chance is fought
FORGETS: Final = 16  # one time in so many it forgets what could help
HELPED: Final = (CARD_DRAWN, SETTLE_ROLL, AFTER_EVADING, COLLECT)  # where it could


class Novice:
    """Plays by feeling."""

    name: Final = "novice"

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seat: Seat) -> int:
        options, question = seat.ask.options, seat.ask.question
        if len(options) == 1:
            return options[0]
        if question is CHOOSE_ADVENTURER:
            named = [option for option in options if option != FATE]
            return named[self.dice.below(len(named))]
        if question in HELPED and self.dice.below(FORGETS) == 0:
            return options[0]
        know = Knowledge(seat)
        if question is PUSH_OR_STOP:
            return self._push_or_stop(seat, know)
        if question is CARD_DRAWN:
            return _lower(know, options)
        if question is FIGHT_OR_EVADE:
            return _fight_or_evade(seat, know)
        if question is SETTLE_ROLL:
            return _settle(seat, know)
        if question is REROLL_DICE:
            return _reroll(know, options)
        if question in (AFTER_EVADING, COLLECT):
            return options[-1]  # whatever brings more
        return options[0]

    def _push_or_stop(self, seat: Seat, know: Knowledge) -> int:
        options = seat.ask.options
        heal = _option(know, options, PUSH_OR_STOP, effects.heal)
        if heal >= 0 and know.hits_left[know.me] == 1:
            return heal
        if STOP not in options:
            return DRAW
        least, most = NERVE
        nerve = least + self.dice.below(most - least + 1)
        return DRAW if 100 * seat.odds()[DRAW]["bust"] <= nerve else STOP


def mind(game: Game, seat: int, dice: Dice) -> Novice:
    """Return a mind for a seat of Dungeon Cards; its dice are its moods."""
    return Novice(dice)


def _lower(know: Knowledge, options: list[int]) -> int:
    """6.8 Lower the card's actions where it would make one bust."""
    lower = _option(know, options, CARD_DRAWN, effects.reduce_action)
    return lower if lower >= 0 and know.action_total + know.action > know.action_limit else GO_ON


def _fight_or_evade(seat: Seat, know: Knowledge) -> int:
    if FIGHT_IT not in seat.ask.options:
        return EVADE_IT
    odds = seat.odds()
    fight, evade = odds[FIGHT_IT]["success"], odds[EVADE_IT]["success"]
    return FIGHT_IT if fight >= evade or (fight >= FAIR and not know.bust) else EVADE_IT


def _settle(seat: Seat, know: Knowledge) -> int:
    """Use the first thing that helps."""
    odds = seat.odds()
    if odds[ACCEPT_ROLL]["success"] == 1:
        return ACCEPT_ROLL
    helpful = (option for option in seat.ask.options if odds[option]["success"] > 0)
    return next(helpful, ACCEPT_ROLL)


def _reroll(know: Knowledge, options: list[int]) -> int:
    """6.11 Throw everything again that does not count."""
    roll = know.roll
    assert roll is not None
    counts, other = (REROLL_EVADE, REROLL_STRIKE) if roll.kind == "evade" else (REROLL_STRIKE, REROLL_EVADE)
    return next(face for face in (other, REROLL_SKILL, REROLL_NOW, counts) if face in options)
