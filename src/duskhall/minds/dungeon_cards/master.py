"""The level `master`: works every turn out throw by throw, counts the cards, and plays for the chance to win.

Budget: a turn is worked out once, in some 15 ms, and answers its questions; 4 ms for a question on average.
Knowledge: the deck as it is, everybody's gold, hits, points and items, and what these are worth (`outlook`).
Temperament: as bold as the standing demands.
"""

from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.minds.dungeon_cards.delver import Delver


class Master(Delver):
    """Plays for the greatest chance to win."""

    name: str = "master"


def mind(game: Game, seat: int, dice: Dice) -> Master:
    """Return a mind for a seat of Dungeon Cards; it needs no dice."""
    return Master()
