"""How well the hunters of the board game stand: the chance of the chapter, exactly once it is over.

Before that it compares the work that is left (`work`) with the turns that the track leaves.
"""

from typing import Final

from duskhall.games.bloodborne_board import aims, work
from duskhall.games.bloodborne_board.death.track import last_space
from duskhall.games.bloodborne_board.printed import NOBODY, NOWHERE, OVER, ROLE_OBJECT, SLOTS, SPACES
from duskhall.games.bloodborne_board.settings import LENGTH, ONE_CHAPTER
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.state import PLAYING

WIN: Final = 1000
HEALTH: Final = [-800, -440, -290, -180, -95, -35, 0]  # by HP left
STEADY: Final = 6  # rounds that are left for which several hunters spare their health; later it counts less and less
HARM: Final = 90
ECHO: Final = 45
UPGRADE: Final = 60
# For one hunter, for two, and for more
TURN: Final = [240, 240, 100]  # what a hunter gets done in a turn
SPARED: Final = [100, 100, 75]  # how much health counts, in hundredths
FULL: Final = [28, 28, 12]  # a slot that is used
CARD: Final = [8, 8, 6]
GUN: Final = [35, 35, 45]
DREAMING: Final = [250, 250, 300]
ITEM: Final = [60, 60, 35]
ENGAGED: Final = [0, 0, 110]  # an enemy on a hunter's space that no mission wants slain: it strikes again
WOUND: Final = [0, 0, 12]  # a point of damage on it
TRAPPED: Final = [0, 0, 160]  # being behind fog gates for nothing, for each round that is left
FREEING: Final = 100  # a point of damage that it takes to come out of there
AT_FIRST: Final = [0, 0, 3000]  # by how much the work outweighs the turns at the start of an even chapter
SCALE: Final = [2400, 2400, 4000]  # by which the lead changes the chance from a half to three quarters


def worth(game: BoardGame, seat: int) -> int:
    """17.1 Return the chance of the chapter, out of a thousand; of a campaign, the share of its chapters."""
    chapters = 1 if game.setting(LENGTH) == ONE_CHAPTER else 3
    chance = 0 if game.ended != PLAYING or game.phase == OVER else chance_of(game, lead(game))
    return (WIN * game.won + chance) // chapters if game.won < chapters else WIN


def score(game: BoardGame, seat: int) -> int:
    """17.3 Return how many chapters all hunters together have won."""
    return game.won


def chance_of(game: BoardGame, ahead: int) -> int:
    """Return the chance of those who are so far ahead of the work that is left."""
    scale = SCALE[work.company(game)]
    better = ahead + AT_FIRST[work.company(game)]
    most = WIN * (scale + abs(better)) // (2 * scale + abs(better))
    return most if better >= 0 else WIN - most


def lead(game: BoardGame) -> int:
    """Return by how much the turns that are left outweigh the work, in hundredths of a card."""
    turns = game.acted.count(0) + (last_space(game) - game.track) * game.seats
    ahead = TURN[work.company(game)] * turns - work.left(game)
    for seat in range(game.seats):
        ahead += of_hunter(game, seat)
        if work.company(game) > 1 and game.place[seat] != NOWHERE:
            ahead -= engaged(game, seat)
            ahead -= trapped(game, seat)
    return ahead


def engaged(game: BoardGame, seat: int) -> int:
    """6.3 Return what the enemies on a hunter's space cost that no mission wants slain."""
    total = 0
    for unit in game.units_at(game.place[seat]):
        if game.kind_of(unit).role != ROLE_OBJECT and not aims.is_wanted(game, unit):
            total += max(0, ENGAGED[work.company(game)] - WOUND[work.company(game)] * game.unit_damage[unit])
    return total


def trapped(game: BoardGame, seat: int) -> int:
    """13.2 Return what being behind fog gates costs where there is nothing to do: turns, or the fight to come out."""
    mission = game.fog[game.place[seat] // SPACES] - 1
    if mission < 0 or mission in aims.asked_for(game):
        return 0
    health = 0
    for unit, owner in enumerate(game.unit_mission):
        if owner == mission and game.unit_space[unit] != NOWHERE:
            health += game.unit_hp(unit) * (game.unit_lives[unit] + 1) - game.unit_damage[unit]
    return min(TRAPPED[work.company(game)] * (last_space(game) - game.track), FREEING * health)


def of_hunter(game: BoardGame, seat: int) -> int:
    """Return what a hunter's state is worth."""
    kinds = game.tables.consumables
    items = sum(game.held[seat * kinds : (seat + 1) * kinds]) + game.owner.count(seat)
    many = work.company(game)
    score = ECHO * game.echoes[seat] + CARD[many] * len(game.hand[seat]) + ITEM[many] * items
    score += GUN[many] * game.gun_ready[seat]
    full = SLOTS - game.slots[seat * SLOTS : seat * SLOTS + SLOTS].count(NOBODY)
    score -= FULL[many] * full * full // 2
    last_basic = game.tables.basics[-1]
    for card in game.deck[seat] + game.hand[seat] + game.discard[seat]:
        if card > last_basic:
            score += UPGRADE
    if game.place[seat] == NOWHERE:
        return score - DREAMING[many]
    health = HEALTH[max(0, game.hp[seat])] * SPARED[many] // 100
    if game.seats > 1:
        score += health * min(STEADY, last_space(game) - game.track + 1) // STEADY
    else:
        score += health // 4 if game.final > 0 else health
    return score - HARM * (game.poison[seat] + game.frenzy[seat])
