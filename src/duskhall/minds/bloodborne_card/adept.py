"""The level `adept`: weighs as `hunter` does, with what that one does not know, and is not always of the same mind.

Budget: next to none, a millisecond.
Knowledge: who can still play what, who strikes before it, that a second pistol cancels (3.3), and what each upgrade has
turned out to be worth.
Temperament: does not dream without a reason, and chooses between what is nearly equal by mood.
"""

from typing import Final

from duskhall.games.bloodborne_card.questions import PLAY_CARD, REMOVE_CARD, SHOW_WEAPON, TAKE_UPGRADE
from duskhall.games.bloodborne_card.standing import IN_HAND
from duskhall.games.bloodborne_card.state import NOBODY
from duskhall.games.bloodborne_card.worth import MANY, at_the
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.seat import Seat
from duskhall.minds.bloodborne_card.forecast import BETWEEN, INSTANT, Forecast, blow
from duskhall.minds.bloodborne_card.hunter import value_options
from duskhall.minds.bloodborne_card.knowledge import Knowledge
from duskhall.minds.bloodborne_card.others import weighed
from duskhall.minds.search.tree import drawn

MOOD: Final = 0.4  # Echoes: what is so much worse is still chosen a third as often
IDLE: Final = 1.5  # Echoes that a Dream is worth less which neither banks, nor heals, nor brings cards back


class Adept:
    """The level for most tables."""

    name: Final = "adept"

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seat: Seat) -> int:
        options = seat.ask.options
        if len(options) == 1:
            return options[0]
        return options[drawn(list(weighed(valued(seat), MOOD)), self.dice)]


def mind(game: Game, seat: int, dice: Dice) -> Adept:
    """Return an adept for any seat; its dice are its moods."""
    return Adept(dice)


def valued(seat: Seat) -> list[float]:
    """Return what each option of an ask is worth, in Echoes."""
    known = Knowledge(seat)
    question, options = seat.ask.question, seat.ask.options
    if question is TAKE_UPGRADE:
        return [measured(known, NOBODY if question.is_word(option) else question.entry(option)) for option in options]
    if question is REMOVE_CARD:
        return [-measured(known, card) for card in options]
    values = value_options(seat, known)
    if question is PLAY_CARD or question is SHOW_WEAPON:
        forecast = Forecast(known)
        values = [value - cancelled(known, forecast, card) - idle(known, card) for value, card in zip(values, options)]
    return values


def measured(known: Knowledge, card: int) -> float:
    """7.5 Return what a card has turned out to be worth, in Echoes (of which a tenth of the odds makes about one)."""
    if card == NOBODY or card >= len(IN_HAND):
        return 0.0
    return at_the(IN_HAND[card], min(MANY, known.creatures_left), 0, 0) / 100


def cancelled(known: Knowledge, forecast: Forecast, card: int) -> float:
    """3.3 Return what a blow that only counts alone loses, where others may show the same title."""
    tables = known.tables
    if not (tables.strikes_at_once[card] and tables.only_alone[card]):
        return 0.0
    alone = 1.0
    for other in known.others():
        hunter = known.hunters[other]
        if hunter.played != NOBODY:
            shows = hunter.weapon == card or (tables.shows_weapon[hunter.played] and card in hunter.weapons)
            alone *= 0.0 if hunter.weapon == card else 0.6 if shows else 1.0
        elif card in hunter.hand:
            alone *= 1 - 1 / len(hunter.hand)
    when, damage = blow(known, known.own, card)
    at_once, later = (sum(forecast.share(moment, damage)) for moment in (INSTANT, BETWEEN))
    return (1 - alone) * max(0.0, at_once - later) if when == INSTANT else 0.0


def idle(known: Knowledge, card: int) -> float:
    """7.1 Return what a Dream is worth less that does nothing but bring an upgrade."""
    own = known.own
    rested = known.max_health - own.health <= 1 and own.collected <= 1 and len(own.used) <= 1
    return IDLE if known.tables.dream[card] and rested else 0.0
