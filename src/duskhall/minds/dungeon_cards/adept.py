"""The level `adept`: knows the odds of every throw, plays for gold, and counts no cards.

Budget: ten sorts of cards that stand for all of them are followed through a turn, a quarter of what `master` follows.
Knowledge: the deck as if all cards that are about were still in it; its own gold, hits, points and items.
Temperament: the same in front as behind; plays whoever takes its fancy.
"""

from duskhall.games.dungeon_cards.questions import CHOOSE_ADVENTURER, FATE
from duskhall.games.dungeon_cards.state import NOBODY
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.seat import Seat
from duskhall.minds.dungeon_cards.delver import Delver
from duskhall.minds.dungeon_cards.knowledge import Knowledge, Pile
from duskhall.minds.dungeon_cards.outlook import Outlook, Purse


class Adept(Delver):
    """Plays for the most gold on average."""

    name: str = "adept"
    outlook_of: type[Outlook] = Purse
    kinds: int = 10

    def __init__(self, dice: Dice) -> None:
        super().__init__()
        self.dice = dice

    def choose(self, seat: Seat) -> int:
        if seat.ask.question is CHOOSE_ADVENTURER:
            named = [option for option in seat.ask.options if option != FATE]
            return named[self.dice.below(len(named))]
        return super().choose(seat)

    def cards_of_turn(self, know: Knowledge) -> Pile:
        pile: Pile = {}
        for part in (know.deck, know.discard, *({card: 1} for card, _ in know.row)):
            for card, count in part.items():
                pile[card] = pile.get(card, 0) + count
        return pile

    def next_card(self, know: Knowledge) -> Pile:
        return know.next_card() if know.top_card != NOBODY else self.cards_of_turn(know)


def mind(game: Game, seat: int, dice: Dice) -> Adept:
    """Return a mind for a seat of Dungeon Cards; its dice pick the adventurer."""
    return Adept(dice)
