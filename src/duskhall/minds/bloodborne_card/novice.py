"""The level `novice`: has an idea of what is good for it, and errs as beginners do; these are its errors.

1. It banks late: Echoes in the hand seem as good as banked ones, and the Dream seems a round lost.
2. It likes big numbers on weapons, whatever the creature or those who strike before leave of them.
3. It trusts its pistol, also where the others have theirs (3.3: a second one cancels both).
4. It takes the upgrade with the biggest number, and gives the clever cards away first.
5. It robs and blocks whoever comes first, and takes the trophy of which it has most, also where that brings nothing.
6. It is easily of another mind, and so often takes what is clearly worse.

Knowledge: what the table shows.  No budget to speak of.
"""

from typing import Final

from duskhall.games.bloodborne_card.questions import (
    BLOCK_HUNTER,
    CHOOSE_TROPHY,
    PLAY_CARD,
    SHOW_WEAPON,
    STEAL_FROM,
    TAKE_UPGRADE,
)
from duskhall.games.bloodborne_card.state import NOBODY
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.seat import Seat
from duskhall.minds.bloodborne_card.hunter import value_options
from duskhall.minds.bloodborne_card.knowledge import Knowledge
from duskhall.minds.bloodborne_card.others import weighed
from duskhall.minds.search.tree import drawn

# In Echoes:
LOST_ROUND: Final = 0.3  # what the Dream seems worth less than it is
AT_HAND: Final = 0.1  # and that for each Echo which it would bank
BIG: Final = 0.15  # what each point of damage on a weapon seems worth besides
PISTOL: Final = 0.3  # what striking at once seems worth besides
MOOD: Final = 0.36  # what is so much worse is still chosen a third as often
CLEVER: Final = 1.5  # the number that a card without one seems to have


class Novice:
    """Plays with a beginner's judgement."""

    name: Final = "novice"

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seat: Seat) -> int:
        options = seat.ask.options
        if len(options) == 1:
            return options[0]
        return options[drawn(list(weighed(felt(seat), MOOD)), self.dice)]


def mind(game: Game, seat: int, dice: Dice) -> Novice:
    """Return a novice for any seat; its dice are its moods."""
    return Novice(dice)


def felt(seat: Seat) -> list[float]:
    """Return what each option of an ask seems worth."""
    known = Knowledge(seat)
    question, options = seat.ask.question, seat.ask.options
    if question in (STEAL_FROM, BLOCK_HUNTER):
        return [-float(option) for option in options]
    if question is CHOOSE_TROPHY:
        return [float(known.own.trophies[trophy]) for trophy in options]
    if question is TAKE_UPGRADE:
        return [number(known, NOBODY if question.is_word(option) else question.entry(option)) for option in options]
    if question is PLAY_CARD or question is SHOW_WEAPON:
        return [value + liking(known, card) for value, card in zip(value_options(seat, known), options)]
    worse = -1 if question.name in ("remove_card", "discard_card") else 1
    return [worse * number(known, card) for card in options]


def liking(known: Knowledge, card: int) -> float:
    """Return what a card seems worth to play, besides what it is."""
    tables = known.tables
    if tables.dream[card]:
        return -LOST_ROUND - AT_HAND * known.own.collected
    return BIG * tables.damage[card] + PISTOL * tables.strikes_at_once[card]


def number(known: Knowledge, card: int) -> float:
    """Return the number on a card, or what seems as good."""
    return 0.0 if card == NOBODY else known.tables.damage[card] or CLEVER
