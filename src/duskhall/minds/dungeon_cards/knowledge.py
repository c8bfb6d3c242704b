"""What one seat of Dungeon Cards knows, as the numbers that the content's tables use.

A view holds names; thinking is done with indices.  Nothing here comes from anywhere but the view and the content.
"""

from functools import lru_cache
from typing import Final

from duskhall.games.dungeon_cards.state import NOBODY, Tables
from duskhall.games.dungeon_cards.view import RollView, View
from duskhall.kernel.seat import Seat
from duskhall.kernel.setup import Setup

SHORT_DECK: Final = 8  # cards: with fewer, the discard pile is thought of as well

Pile = dict[int, int]  # how many cards of each kind


class Numbers:
    """The index of every name of the content."""

    def __init__(self, setup: Setup) -> None:
        names = setup.catalogues
        self.card = {name: index for index, name in enumerate(names["card"])}
        self.adventurer = {name: index for index, name in enumerate(names["adventurer"])}
        self.item = {name: index for index, name in enumerate(names["item"])}
        self.boss = {name: index for index, name in enumerate(names["boss"])}
        self.adventurer_names: Final = names["adventurer"]
        self.item_names: Final = names["item"]


@lru_cache(maxsize=16)
def numbers_of(setup: Setup) -> Numbers:
    """Return the numbering of a setup's content."""
    return Numbers(setup)


class Knowledge:
    """The table as one seat sees it."""

    def __init__(self, seat: Seat) -> None:
        view: View = seat.view
        numbers = numbers_of(seat.setup)
        self.numbers = numbers
        self.tables: Tables = seat.setup.content.tables
        self.me = seat.number
        self.seats = seat.setup.seats
        self.before_boss = seat.setup.settings.get("winner") == "before_boss"  # 13.5 the battle decides nothing
        self.decided = self.before_boss and bool(view.places)
        # Players
        players = view.players
        self.adventurer = [
            NOBODY if player.adventurer is None else numbers.adventurer[player.adventurer] for player in players
        ]
        self.gold = [player.gold for player in players]
        self.most_hits = [player.most_hits for player in players]
        self.hits_left = [player.most_hits - player.hits for player in players]
        self.points = [player.points for player in players]
        self.items: list[Pile] = [_count(player.items, numbers.item) for player in players]
        # Turns that each player still has after the current one
        self.rounds_left = view.rounds - view.round
        self.turns_left = [
            self.rounds_left + (1 if self._place(view, seat) > self._place(view, view.turn) else 0)
            for seat in range(self.seats)
        ]
        # The turn
        self.row = [(numbers.card[card.card], card.status) for card in view.row]
        self.action = view.action
        self.action_total = view.action_total
        self.action_limit = view.action_limit
        self.bust = view.bust
        self.hits_coming = view.hits_coming
        self.roll: RollView | None = view.roll
        self.deck: Pile = {numbers.card[name]: count for name, count in view.deck.items()}
        self.discard: Pile = {numbers.card[name]: count for name, count in view.discard.items()}
        self.top_card = NOBODY if view.top_card is None else numbers.card[view.top_card]
        # The boss
        self.boss = NOBODY if view.boss is None else numbers.boss[view.boss]
        self.boss_damage = view.boss_damage
        self.boss_order = view.boss_order

    def next_card(self) -> Pile:
        """Return the cards of which one comes next, each as likely as the others: 6.7, 11.1."""
        if self.top_card != NOBODY:
            return {self.top_card: 1}
        return self.deck or self.discard

    def cards_of_turn(self) -> Pile:
        """Return the cards of which those after the next one are thought to come: the deck as the turn began.

        With few cards left in the deck, the shuffled discard pile may come into play (11.1).
        """
        pile = dict(self.deck)
        for card, _ in self.row:
            pile[card] = pile.get(card, 0) + 1
        if sum(self.deck.values()) < SHORT_DECK:
            for card, count in self.discard.items():
                pile[card] = pile.get(card, 0) + count
        return pile

    def name_of(self, seat: int) -> str:
        """Return the id of the adventurer that a seat plays."""
        return self.numbers.adventurer_names[self.adventurer[seat]]

    def seat_of(self, card: int) -> int:
        """Return who plays the adventurer of an adventurer card."""
        return self.adventurer.index(self.tables.owner[card])

    def _place(self, view: View, seat: int | None) -> int:
        """How late in the round a seat has its turn."""
        return self.seats if seat is None else (seat - view.first_player) % self.seats


def _count(names: list[str], index: dict[str, int]) -> Pile:
    pile: Pile = {}
    for name in names:
        pile[index[name]] = pile.get(index[name], 0) + 1
    return pile
