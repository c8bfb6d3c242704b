"""What lies face down, drawn anew for searches: nobody knows the order of the decks, everybody what is in them."""

from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.dice import Dice


def redraw(game: BoardGame, seat: int, dice: Dice) -> None:
    """Shuffle every deck, so that the result does not depend on the real order."""
    shuffle(game.tile_deck, dice)
    shuffle(game.actions, dice)
    shuffle(game.upgrades, dice)
    shuffle(game.goods_deck, dice)
    for boss in range(len(game.boss_deck)):
        shuffle(game.boss_deck[boss], dice)
    for hunter in range(game.seats):
        shuffle(game.deck[hunter], dice)


def shuffle(pile: list[int], dice: Dice) -> None:
    """Put a pile into an order that only these dice decide."""
    pile.sort()
    dice.shuffle(pile, "imagine")
