"""What a schemer says: the truth where it helps the clan, and a lie where the truth would hurt."""

from typing import Final

from duskhall.games.blood_bound.state import BEAST, ORDER, ROSE
from duskhall.games.blood_bound.view import View
from duskhall.kernel.dice import Dice
from duskhall.kernel.seat import Seat
from duskhall.minds.blood_bound.belief import Belief

SURE: Final = 0.9
HARMLESS: Final = 3  # the first of the ranks that anybody may claim: nobody is hunted for one of them
EVERY: Final = 4  # turns between two statements of one seat


class Talk:
    """One seat's voice: at most one statement in a few turns, and never the same twice."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.quiet_until = 0
        self.said: list[dict[str, str | int]] = []

    def speak(self, seat: Seat, belief: Belief) -> dict[str, str | int] | None:
        """Return a statement, or None for silence."""
        view: View = seat.view
        if view.turn < self.quiet_until:
            return None
        self.quiet_until = view.turn + 1 + self.dice.below(EVERY)
        for statement in self._possible(seat, belief):
            if statement not in self.said:
                self.said.append(statement)
                return statement
        return None

    def _possible(self, seat: Seat, belief: Belief) -> list[dict[str, str | int]]:
        """What is worth saying, most urgent first."""
        clans = seat.setup.catalogues["clan"]
        found: list[dict[str, str | int]] = []
        others = [other for other in range(belief.seats) if other != belief.me]
        if belief.clan == ORDER:
            return [{"say": "claim_clan", "clan": clans[self.dice.below(2)]}]  # a lie
        target = belief.view.target
        if target is not None and target != belief.me and belief.own_leader[target] > SURE:
            found.append({"say": "call_for_help", "target": target})
        found += [{"say": "call_leader", "target": each} for each in others if belief.rival_leader[each] > SURE]
        rival = BEAST if belief.clan == ROSE else ROSE
        found += [
            {"say": "accuse", "target": each, "clan": clans[rival]} for each in others if belief.rival[each] > SURE
        ]
        found.append(self._about_oneself(seat, belief))
        return found

    def _about_oneself(self, seat: Seat, belief: Belief) -> dict[str, str | int]:
        """The clan, or any rank that is not worth hunting: leaders and others choose alike, so it tells nothing."""
        ranks = seat.setup.catalogues["rank"]
        claimed = HARMLESS + self.dice.below(2 * (belief.seats - HARMLESS))
        if HARMLESS <= claimed < len(ranks) - 1:
            return {"say": "claim_rank", "rank": ranks[claimed]}
        return {"say": "claim_clan", "clan": seat.setup.catalogues["clan"][belief.clan]}
