"""What a schemer believes: for every seat the chances that it is a friend, leads the own clan, or leads the rivals.

The chances are exact (:mod:`duskhall.games.blood_bound.knowledge`), and then bent a little by what was said: a leader
called so by a likely friend is believed somewhat more.
"""

from duskhall.games.blood_bound.knowledge import Deals
from duskhall.games.blood_bound.notebook import facts_in
from duskhall.games.blood_bound.state import BEAST, ORDER, ROSE
from duskhall.games.blood_bound.talk import CALL_LEADER
from duskhall.games.blood_bound.view import View
from duskhall.kernel.seat import Onlooker

TRUST = 0.8  # how likely a friend must be, to be believed
RUMOUR = 1.5  # what the word of such a friend is worth


class Belief:
    """One seat's view of the table, in numbers."""

    def __init__(self, seat: Onlooker) -> None:
        view: View = seat.view
        self.view = view
        self.me = seat.number
        self.seats = seat.setup.seats
        facts = facts_in(seat.setup, view)
        self.clan = facts.tables.clan[facts.character[self.me]]
        self.rank = facts.tables.rank[facts.character[self.me]]
        self.wounds = [player.wounds for player in view.players]
        self.shielded = [any(card.startswith("shield") for card in player.cards) for player in view.players]
        self.shows_rank = [player.rank is not None for player in view.players]
        deals = facts.deals()
        self.rose = [self._share(deals, deals.in_clan(other, ROSE)) for other in range(self.seats)]
        self.beast = [self._share(deals, deals.in_clan(other, BEAST)) for other in range(self.seats)]
        self.leads_rose = [self._share(deals, deals.leading(other, ROSE)) for other in range(self.seats)]
        self.leads_beast = [self._share(deals, deals.leading(other, BEAST)) for other in range(self.seats)]
        self._listen(seat)

    @property
    def friend(self) -> list[float]:
        """Per seat, the chance that it belongs to the own clan; the Inquisitor has no friends."""
        if self.clan == ORDER:
            return [0.0] * self.seats
        return self.rose if self.clan == ROSE else self.beast

    @property
    def rival(self) -> list[float]:
        """Per seat, the chance that it belongs to the other clan."""
        if self.clan == ORDER:
            return [1.0] * self.seats
        return self.beast if self.clan == ROSE else self.rose

    @property
    def own_leader(self) -> list[float]:
        """Per seat, the chance that it leads the own clan."""
        return self.leads_beast if self.clan == BEAST else self.leads_rose

    @property
    def rival_leader(self) -> list[float]:
        """Per seat, the chance that it leads the other clan."""
        return self.leads_rose if self.clan == BEAST else self.leads_beast

    def leads(self, seat: int) -> float:
        """Return the chance that a seat leads either clan."""
        return self.leads_rose[seat] + self.leads_beast[seat]

    def if_captured(self, target: int, captor: int) -> float:
        """Return the chance that the own side wins if this captor captures this target (9.2, 9.3)."""
        if self.clan == ORDER:
            return 1.0 if target == self.me else 0.0
        by_friend = self.friend[captor]
        return by_friend * self.rival_leader[target] + (1 - by_friend) * (self._known(target) - self.own_leader[target])

    def _known(self, target: int) -> float:
        """The chance that a target is of either clan: if the Inquisitor is captured, nobody else wins (9.6)."""
        return self.rose[target] + self.beast[target]

    def _listen(self, seat: Onlooker) -> None:
        """Believe friends who call somebody a leader of the rivals."""
        for event in seat.heard:
            if event.kind is not CALL_LEADER:
                continue
            speaker, target = event.values["seat"], event.values["target"]
            assert isinstance(speaker, int)
            assert isinstance(target, int)
            if speaker != self.me and self.friend[speaker] >= TRUST:
                self.rival_leader[target] = min(0.95, RUMOUR * self.rival_leader[target])

    @staticmethod
    def _share(deals: Deals, ways: int) -> float:
        return ways / deals.total
