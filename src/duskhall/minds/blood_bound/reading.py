"""What a level believes: the deals that agree with what it knows, weighed by what the others did and said."""

from collections.abc import Sequence

from duskhall.games.blood_bound.notebook import facts_in
from duskhall.games.blood_bound.state import BEAST, ORDER, ROSE
from duskhall.games.blood_bound.view import View
from duskhall.kernel.budget import Budget
from duskhall.kernel.event import Event
from duskhall.kernel.seat import Onlooker
from duskhall.kernel.setup import Setup
from duskhall.minds.blood_bound.belief import Belief
from duskhall.minds.blood_bound.models import KINDS, Kind
from duskhall.minds.blood_bound.signs import ALL, STATEMENTS, Signs
from duskhall.minds.blood_bound.worlds import Floats, Weighed, worlds_of


class Reader:
    """Reads the course of a game as far as it has not read it yet; a new one reads it all and finds the same."""

    def __init__(self, listens: bool, kinds: Sequence[Kind] = KINDS, usual: int = ALL) -> None:
        """Read words too, or let them pass, as these kinds of players would have chosen them.

        The unit of work is one of a hundred signs, of which so many are usually read.
        """
        self.listens = listens
        self.kinds = kinds
        self.usual = usual
        self._signs: Signs | None = None
        self._read: list[Event] = []

    def signs(self, setup: Setup, me: int, own: int, heard: Sequence[Event], budget: Budget) -> Signs:
        """Return what is to be read off what was heard."""
        share = min(ALL, budget.work(self.usual)) if self.usual else 0
        events = [event for event in heard if self.listens or event.kind.name not in STATEMENTS]
        signs, known = self._signs, len(self._read)
        went_on = known <= len(events) and (not known or events[known - 1] == self._read[-1])
        if signs is None or signs.share != share or not went_on:
            signs, known = Signs(setup, worlds_of(setup.seats, me, own), self.kinds, share), 0
        signs.read(events[known:], budget.is_over)
        self._signs = None if budget.is_over() else signs  # not all of it may have been read
        self._read = events
        return signs


class Reading(Belief):
    """One seat's view of the table, in numbers, signs included."""

    def __init__(self, seat: Onlooker, reader: Reader) -> None:
        """Weigh all deals by what the reader makes of what was heard."""
        view: View = seat.view
        facts = facts_in(seat.setup, view)
        self.view = view
        self.facts = facts
        self.me = seat.number
        self.seats = seat.setup.seats
        self.clan = facts.tables.clan[facts.character[self.me]]
        self.rank = facts.tables.rank[facts.character[self.me]]
        self.wounds = [player.wounds for player in view.players]
        self.shielded = [any(card.startswith("shield") for card in player.cards) for player in view.players]
        self.shows_rank = [player.rank is not None for player in view.players]
        signs = reader.signs(seat.setup, self.me, self.clan, seat.heard, seat.budget)
        self._cards, self._logs = signs.cards(), signs.logs()
        self._settle()

    def _settle(self) -> None:
        self.weighed = Weighed(worlds_of(self.seats, self.me, self.clan), self.facts, self._cards, self._logs)
        self.rose, self.beast = self.weighed.in_clan(ROSE), self.weighed.in_clan(BEAST)
        self.leads_rose, self.leads_beast = self.weighed.leads(ROSE), self.weighed.leads(BEAST)

    def logs(self) -> Floats:
        """Return how much speaks for each world of clans, as a logarithm."""
        return self._logs

    def if_captured(self, target: int, captor: int) -> float:
        """Return the chance that the own side wins if this captor captures this target (9.2, 9.3)."""
        if self.clan == ORDER:
            return 1.0 if target == self.me else 0.0
        return self.weighed.captures(captor, target, self.clan)

    def with_quill(self) -> list[float]:
        """7.1 Return per seat the chance to lead the own clan once this seat has the Quill."""
        self.facts.quill[self.me] = 1
        turned = Weighed(worlds_of(self.seats, self.me, self.clan), self.facts, self._cards, self._logs)
        self.facts.quill[self.me] = 0
        return turned.leads(self.clan)
