"""What a schemer says: the truth where it helps the clan, and a lie where the truth would hurt."""

from typing import Final

from duskhall.games.blood_bound.events import HELP_REQUESTED
from duskhall.games.blood_bound.state import BEAST, ORDER, ROSE
from duskhall.kernel.dice import Dice
from duskhall.kernel.seat import Onlooker
from duskhall.minds.blood_bound.belief import Belief

SURE: Final = 0.9
HARMLESS: Final = 3  # the first of the ranks that anybody may claim: nobody is hunted for one of them
SELDOM: Final = 16  # events for which a schemer has something to say about once


class Talk:
    """One seat's voice: now and then a statement, and never the same twice.

    What was said is read from what was heard, so it does not matter whether the same mind said it.
    """

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def speak(self, seat: Onlooker) -> dict[str, str | int] | None:
        """Return a statement, or None for silence."""
        in_the_mood = self.dice.below(SELDOM) == 0
        happened = [event for event in seat.heard if event.kind not in seat.setup.game.statements]
        help_wanted = bool(happened) and happened[-1].kind is HELP_REQUESTED
        if not in_the_mood and not help_wanted:
            return None
        belief = Belief(seat)
        possible = _calls_for_help(belief) if help_wanted else []
        if in_the_mood:
            possible += self._opinions(seat, belief)
        before = _said_by(seat)
        return next((statement for statement in possible if statement not in before), None)

    def _opinions(self, seat: Onlooker, belief: Belief) -> list[dict[str, str | int]]:
        """What is worth saying, most urgent first."""
        clans = seat.setup.catalogues["clan"]
        if belief.clan == ORDER:
            return [{"say": "claim_clan", "clan": clans[self.dice.below(2)]}]  # a lie
        rival = BEAST if belief.clan == ROSE else ROSE
        others = [other for other in range(belief.seats) if other != belief.me]
        found: list[dict[str, str | int]] = [
            {"say": "call_leader", "target": each} for each in others if belief.rival_leader[each] > SURE
        ]
        found += [
            {"say": "accuse", "target": each, "clan": clans[rival]} for each in others if belief.rival[each] > SURE
        ]
        return [*found, self._about_oneself(seat, belief)]

    def _about_oneself(self, seat: Onlooker, belief: Belief) -> dict[str, str | int]:
        """The clan, or any rank that is not worth hunting: leaders and others choose alike, so it tells nothing."""
        ranks = seat.setup.catalogues["rank"]
        claimed = HARMLESS + self.dice.below(2 * (belief.seats - HARMLESS))
        if HARMLESS <= claimed < len(ranks) - 1:
            return {"say": "claim_rank", "rank": ranks[claimed]}
        return {"say": "claim_clan", "clan": seat.setup.catalogues["clan"][belief.clan]}


def _calls_for_help(belief: Belief) -> list[dict[str, str | int]]:
    """Ask others to step in where the own leader is attacked."""
    target = belief.view.target
    if belief.clan == ORDER or target is None or target == belief.me or belief.own_leader[target] <= SURE:
        return []
    return [{"say": "call_for_help", "target": target}]


def _said_by(seat: Onlooker) -> list[dict[str, str | int | None]]:
    """What this seat has said already, as it said it."""
    return [
        {"say": event.kind.name, **{field: event.values[field] for field in event.kind.fields[1:]}}
        for event in seat.heard
        if event.kind in seat.setup.game.statements and event.values["seat"] == seat.number
    ]
