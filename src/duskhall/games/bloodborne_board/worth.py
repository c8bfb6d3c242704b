"""How well the hunters of the board game stand: the chance of the chapter, exactly once it is over.

Before that it compares the work that is left (`work`) with the turns that the track leaves.
"""

from typing import Final

from duskhall.games.bloodborne_board import work
from duskhall.games.bloodborne_board.death.track import last_space
from duskhall.games.bloodborne_board.printed import NOBODY, NOWHERE, OVER, SLOTS
from duskhall.games.bloodborne_board.settings import LENGTH, ONE_CHAPTER
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.state import PLAYING

WIN: Final = 1000
TURN: Final = 240  # what a hunter gets done in a turn
HEALTH: Final = [-800, -440, -290, -180, -95, -35, 0]  # by HP left, where there are up to two hunters
STEADY: Final = 6  # rounds that are left for which several hunters spare their health; later it counts less and less
DREAMING: Final = 250  # likewise
HARM: Final = 90
FULL: Final = 28  # a slot that is used
CARD: Final = 8
GUN: Final = 35
ECHO: Final = 45
ITEM: Final = 60
UPGRADE: Final = 60
SCALE: Final = 2400  # by which the lead changes the chance from a half to three quarters


def worth(game: BoardGame, seat: int) -> int:
    """17.1 Return the chance of the chapter, out of a thousand; of a campaign, the share of its chapters."""
    chapters = 1 if game.setting(LENGTH) == ONE_CHAPTER else 3
    chance = 0 if game.ended != PLAYING or game.phase == OVER else chance_of(lead(game))
    return (WIN * game.won + chance) // chapters if game.won < chapters else WIN


def score(game: BoardGame, seat: int) -> int:
    """17.3 Return how many chapters all hunters together have won."""
    return game.won


def chance_of(ahead: int) -> int:
    """Return the chance of those who are so far ahead of the work that is left."""
    most = WIN * (SCALE + abs(ahead)) // (2 * SCALE + abs(ahead))
    return most if ahead >= 0 else WIN - most


def lead(game: BoardGame) -> int:
    """Return by how much the turns that are left outweigh the work, in hundredths of a card."""
    turns = game.acted.count(0) + (last_space(game) - game.track) * game.seats
    ahead = TURN * turns - work.left(game)
    for seat in range(game.seats):
        ahead += of_hunter(game, seat)
    return ahead


def of_hunter(game: BoardGame, seat: int) -> int:
    """Return what a hunter's state is worth."""
    kinds = game.tables.consumables
    items = sum(game.held[seat * kinds : (seat + 1) * kinds]) + game.owner.count(seat)
    score = ECHO * game.echoes[seat] + CARD * len(game.hand[seat]) + ITEM * items + GUN * game.gun_ready[seat]
    full = SLOTS - game.slots[seat * SLOTS : seat * SLOTS + SLOTS].count(NOBODY)
    score -= FULL * full * full // 2
    last_basic = game.tables.basics[-1]
    for card in game.deck[seat] + game.hand[seat] + game.discard[seat]:
        if card > last_basic:
            score += UPGRADE
    hunters = max(2, game.seats)  # who falls costs every one of them a turn (11.1)
    if game.place[seat] == NOWHERE:
        return score - DREAMING * hunters // 2
    health = HEALTH[max(0, game.hp[seat])]
    if game.seats > 1:
        score += health * hunters * min(STEADY, last_space(game) - game.track + 1) // (2 * STEADY)
    else:
        score += health // 4 if game.final > 0 else health
    return score - HARM * (game.poison[seat] + game.frenzy[seat])
