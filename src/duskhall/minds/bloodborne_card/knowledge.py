"""What one seat of Bloodborne: The Card Game knows, as the numbers that the content's tables use.

A view holds names; thinking is done with indices.  Nothing here comes from anywhere but the view and the content.
"""

from functools import lru_cache

from duskhall.games.bloodborne_card.state import NOBODY, UTILITY, Tables
from duskhall.games.bloodborne_card.view import HunterView, View
from duskhall.kernel.seat import Seat
from duskhall.kernel.setup import Setup


class Numbers:
    """The index of every name of the content."""

    def __init__(self, setup: Setup) -> None:
        names = setup.catalogues
        self.card = {name: index for index, name in enumerate(names["card"])}
        self.creature = {name: index for index, name in enumerate(names["creature"])}


@lru_cache(maxsize=16)
def numbers_of(setup: Setup) -> Numbers:
    """Return the numbering of a setup's content."""
    return Numbers(setup)


class Hunter:
    """A hunter, by numbers."""

    def __init__(self, view: HunterView, card: dict[str, int], tables: Tables) -> None:
        self.alive = view.status == "alive"
        self.out = view.status == "out"
        self.health = view.health
        self.collected = view.collected
        self.score = view.score
        self.trophies = view.trophies
        self.hand = [card[name] for name in view.hand]
        self.used = [card[name] for name in view.used]
        self.played = NOBODY if view.played is None else card[view.played]
        self.weapon = NOBODY if view.weapon is None else card[view.weapon]
        self.struck = view.struck
        self.weapons = sorted({name for name in self.hand if tables.kind[name] != UTILITY})


class Knowledge:
    """The table as one seat sees it."""

    def __init__(self, seat: Seat) -> None:
        view: View = seat.view
        numbers = numbers_of(seat.setup)
        self.tables: Tables = seat.setup.content.tables
        self.me = seat.number
        self.seats = seat.setup.seats
        self.max_health = view.max_health
        self.hunters = [Hunter(hunter, numbers.card, self.tables) for hunter in view.hunters]
        self.creature = NOBODY if view.creature is None else numbers.creature[view.creature.creature]
        self.echoes = 0 if view.creature is None else view.creature.echoes
        self.kind = "" if view.creature is None else view.creature.kind
        self.creatures_left = view.monsters_left + view.bosses_left
        self.order = [(view.first_player + place) % self.seats for place in range(self.seats)]

    @property
    def own(self) -> Hunter:
        """The hunter of this seat."""
        return self.hunters[self.me]

    def others(self) -> list[int]:
        """Return the other living hunters, in player order."""
        return [seat for seat in self.order if seat != self.me and self.hunters[seat].alive]
