"""What a novice believes: of every player by itself, from tokens, the clue and what was said."""

from typing import Final

from duskhall.games.blood_bound.events import ATTACKED
from duskhall.games.blood_bound.notebook import facts_in
from duskhall.games.blood_bound.state import BEAST, NOBODY, ORDER, ROSE
from duskhall.games.blood_bound.talk import ACCUSE, CLAIM_CLAN
from duskhall.games.blood_bound.view import View
from duskhall.kernel.seat import Onlooker
from duskhall.minds.blood_bound.belief import Belief
from duskhall.minds.blood_bound.models import leading_chance

GULLIBLE: Final = 0.3  # how far one word moves a novice


class Impression(Belief):
    """One seat's view of the table, player by player."""

    def __init__(self, seat: Onlooker) -> None:
        """Look at every player once."""
        view: View = seat.view
        self.view = view
        self.me = seat.number
        self.seats = seat.setup.seats
        facts = facts_in(seat.setup, view)
        self.facts = facts
        self.clan = facts.tables.clan[facts.character[self.me]]
        self.rank = facts.tables.rank[facts.character[self.me]]
        self.wounds = [player.wounds for player in view.players]
        self.shielded = [any(card.startswith("shield") for card in player.cards) for player in view.players]
        self.shows_rank = [player.rank is not None for player in view.players]
        attacks = [event for event in seat.heard if event.kind is ATTACKED and event.values["target"] == self.me]
        self.last_attacker = attacks[-1].values["seat"] if attacks else NOBODY
        self.rose = [self._of(other, ROSE) for other in range(self.seats)]
        self.beast = [self._of(other, BEAST) for other in range(self.seats)]
        self._believe_words(seat)
        self.leads_rose = [self._leads(other, ROSE) * self.rose[other] for other in range(self.seats)]
        self.leads_beast = [self._leads(other, BEAST) * self.beast[other] for other in range(self.seats)]

    def _of(self, other: int, clan: int) -> float:
        """How many of the characters that a player can be belong to a clan; a clue is taken for the clan."""
        tables, possible = self.facts.tables, self.facts.possible(other)
        if self.facts.clue[other] != NOBODY and self.facts.character[other] == NOBODY:
            literal = [card for card in possible if tables.clan[card] == self.facts.clue[other]]
            possible = literal or possible
        return sum(tables.clan[card] == clan for card in possible) / len(possible)

    def _leads(self, other: int, clan: int) -> float:
        """2.2 How likely the lowest of the ranks that a player can be leads, as if nobody else had shown one."""
        tables = self.facts.tables
        ranks = [tables.rank[card] for card in self.facts.possible(other) if tables.clan[card] == clan]
        if not ranks:
            return 0.0
        chances = [leading_chance(rank, self.seats // 2, tables.ranks) for rank in ranks]
        return sum(chances) / len(chances)

    def _believe_words(self, seat: Onlooker) -> None:
        """Whoever names a clan, of themselves or of others, is believed a little, where tokens leave it open."""
        names = seat.setup.catalogues["clan"]
        for event in seat.heard:
            if event.kind not in (CLAIM_CLAN, ACCUSE) or event.values["seat"] == self.me:
                continue
            about = event.values["seat" if event.kind is CLAIM_CLAN else "target"]
            clan = names.index(str(event.values["clan"]))
            if not isinstance(about, int) or clan == ORDER or not 0.0 < self.rose[about] < 1.0:
                continue
            named, other = (self.rose, self.beast) if clan == ROSE else (self.beast, self.rose)
            moved = GULLIBLE * other[about]
            named[about] += moved
            other[about] -= moved
