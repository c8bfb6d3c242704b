"""What one seat may know of a game of Dungeon Cards (`seen`), and worlds that agree with it."""

from duskhall.games.dungeon_cards.seen import STATUSES, views
from duskhall.games.dungeon_cards.shown import CardView, PlayerView, RollView, View
from duskhall.games.dungeon_cards.state import NOBODY, DungeonCards
from duskhall.kernel.dice import Dice

__all__ = ("STATUSES", "CardView", "PlayerView", "RollView", "View", "imagine", "secrets", "view", "views")


def view(game: DungeonCards, seat: int | None) -> View:
    """Return what that seat, or a spectator (None), may know."""
    return views(game, (seat,))[0]


def imagine(game: DungeonCards, seat: int | None, dice: Dice) -> DungeonCards:
    """Return a game that this seat cannot tell from the real one: unknown cards, boss and dice drawn anew."""
    other = game.copy()
    known = [other.deck.pop()] if seat is not None and game.knows_top(seat) and other.deck else []
    other.deck.sort()  # so that the result does not depend on the real order
    dice.shuffle(other.deck, "imagine")
    other.deck += known
    if not game.boss_open and game.boss != NOBODY:
        other.boss = dice.below(len(game.tables.boss_hits), "imagine")
    other.dice = dice.copy()
    return other


def secrets(game: DungeonCards, seat: int | None) -> list[str]:
    """Return the names that nobody may be told now: the boss while it lies face down (1.7).

    The cards in the deck can be counted by everybody; their order is hidden, but no name is.
    """
    return [] if game.boss_open or game.boss == NOBODY else [game.setup.catalogues["boss"][game.boss]]
