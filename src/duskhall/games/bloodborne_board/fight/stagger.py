"""7.12 Stagger: which of two attacks cancels the other.  The rules, the view and bots all ask here."""

from typing import Final

from duskhall.games.bloodborne_board.printed import IMMUNE_STAGGER, NOBODY
from duskhall.games.bloodborne_board.state import BoardGame

# What becomes of an attack, if nobody does anything more
LANDS: Final = 0
STAGGERED: Final = 1
DODGED: Final = 2
MISSES: Final = 3  # the enemy is not in the hunter's space any more (7.16)


def outpaces(speed: int, other: int, in_ties: bool) -> bool:
    """7.12 Say whether an attack comes in time to stagger another: it is faster, or as fast if ties count."""
    return speed > other or (in_ties and speed == other)


def can_be_staggered(game: BoardGame, unit: int, line: int, plain: bool) -> bool:
    """7.12 Say whether an enemy's attack can be staggered at all; one that lost its effects has no say in it."""
    if game.tables.lines[line].no_stagger and not plain:
        return False
    modifier = game.unit_modifier[unit]
    return modifier == NOBODY or not game.tables.modifiers[modifier].no_stagger


def strikes_first(game: BoardGame) -> bool:
    """7.11 Say whether the enemy's attack comes before a hunter's of the same speed."""
    fight = game.fight
    return fight.line != NOBODY and game.tables.lines[fight.line].first > 0 and not fight.foe.plain


def may_stagger_foe(game: BoardGame) -> bool:
    """7.12 Say whether the enemy's attack can be staggered, 7.16 and the hunter's attack does not miss."""
    fight = game.fight
    if not can_be_staggered(game, fight.unit, fight.line, fight.foe.plain > 0):
        return False
    return game.unit_space[fight.unit] == game.place[fight.seat]


def staggers_foe(game: BoardGame) -> bool:
    """7.12 Say whether the hunter's attack is going to cancel the enemy's."""
    fight = game.fight
    own, foe = fight.own, fight.foe
    if not own.live or not foe.live or not own.stagger:
        return False
    return outpaces(own.speed, foe.speed, fight.ties > 0 and not strikes_first(game)) and may_stagger_foe(game)


def staggers_own(game: BoardGame) -> bool:
    """7.12 Say whether the enemy's attack is going to cancel the hunter's, who did not dodge it."""
    fight = game.fight
    own, foe = fight.own, fight.foe
    if not own.live or not foe.live or not foe.stagger or fight.immune & IMMUNE_STAGGER or fight.seat in fight.dodgers:
        return False
    ties = game.tables.lines[fight.line].ties > 0 or strikes_first(game)
    return outpaces(foe.speed, own.speed, ties)


def own_fate(game: BoardGame) -> int:
    """Return what becomes of the hunter's attack as things stand."""
    if staggers_own(game):
        return STAGGERED
    fight = game.fight
    gone = fight.unit != NOBODY and game.unit_space[fight.unit] != game.place[fight.seat]
    return MISSES if gone else LANDS


def foe_fate(game: BoardGame) -> int:
    """Return what becomes of the enemy's attack on the hunter who fights, as things stand."""
    if staggers_foe(game):
        return STAGGERED
    return DODGED if game.fight.seat in game.fight.dodgers else LANDS
