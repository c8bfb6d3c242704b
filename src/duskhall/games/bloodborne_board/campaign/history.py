"""What the hunters carry from chapter to chapter, kept in case one is played again (17.4)."""

from duskhall.games.bloodborne_board.death import dream
from duskhall.games.bloodborne_board.printed import NOBODY, SLOTS
from duskhall.games.bloodborne_board.state import BoardGame, Chapter


def save(game: BoardGame) -> None:
    """17.4 Remember what the hunters have as a chapter begins."""
    for seat in range(game.seats):
        dream.gather(game, seat)
    chapter = Chapter()
    chapter.deck = [sorted(deck) for deck in game.deck]
    chapter.held = game.held[:]
    chapter.owner = game.owner[:]
    chapter.firearm = game.firearm
    chapter.echoes = game.echoes[:]
    chapter.shard = game.shard
    chapter.flags = game.flags
    chapter.upgrades = game.upgrades[:]
    chapter.removed_upgrades = game.removed_upgrades
    chapter.offer = game.offer[:]
    chapter.goods_deck = game.goods_deck[:]
    chapter.goods_discard = game.goods_discard[:]
    chapter.guns_left = game.guns_left
    game.saved = chapter


def restore(game: BoardGame) -> None:
    """17.4 Give it back to them."""
    chapter = game.saved
    for seat in range(game.seats):
        game.hand[seat] = []
        game.discard[seat] = []
        game.deck[seat] = chapter.deck[seat][:]
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            game.slots[slot] = NOBODY
    game.held = chapter.held[:]
    game.owner = chapter.owner[:]
    game.firearm = chapter.firearm
    game.echoes = chapter.echoes[:]
    game.shard = chapter.shard
    game.flags = chapter.flags
    game.upgrades = chapter.upgrades[:]
    game.removed_upgrades = chapter.removed_upgrades
    game.offer = chapter.offer[:]
    game.goods_deck = chapter.goods_deck[:]
    game.goods_discard = chapter.goods_discard[:]
    game.guns_left = chapter.guns_left
