"""What the hunters carry from chapter to chapter, kept in case one is played again (17.4)."""

from duskhall.games.bloodborne_board.death import dream
from duskhall.games.bloodborne_board.printed import NOBODY, SLOTS
from duskhall.games.bloodborne_board.state import BoardGame


def save(game: BoardGame) -> None:
    """17.4 Remember what the hunters have as a chapter begins."""
    for seat in range(game.seats):
        dream.gather(game, seat)
    game.saved = [sorted(deck) for deck in game.deck]
    game.saved += [
        game.held[:], game.owner[:], game.firearm[:], game.echoes[:], game.shard[:], game.flags[:], game.upgrades[:],
        game.removed_upgrades[:], game.offer[:], game.goods_deck[:], game.goods_discard[:], game.guns_left[:],
    ]  # fmt: skip


def restore(game: BoardGame) -> None:
    """17.4 Give it back to them."""
    for seat in range(game.seats):
        game.hand[seat] = []
        game.discard[seat] = []
        game.deck[seat] = game.saved[seat][:]
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            game.slots[slot] = NOBODY
    kept = game.saved[game.seats :]
    game.held, game.owner, game.firearm = kept[0][:], kept[1][:], kept[2][:]
    game.echoes, game.shard, game.flags = kept[3][:], kept[4][:], kept[5][:]
    game.upgrades, game.removed_upgrades, game.offer = kept[6][:], kept[7][:], kept[8][:]
    game.goods_deck, game.goods_discard, game.guns_left = kept[9][:], kept[10][:], kept[11][:]
