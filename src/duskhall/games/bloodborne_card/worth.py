"""How well a hunter of the card game stands: the chance to win, in thousandths, as games by policy went on from there.

Every hunter has a strength, and the chances are in proportion to its exponential.  The numbers are in `standing`; they
were fitted to the beginnings of rounds, and to the game's own cards.
"""

from typing import Final

from duskhall.games.bloodborne_card.scoring import score, winners
from duskhall.games.bloodborne_card.standing import (
    AFTER,
    COLLECTED,
    DIED,
    FIRST,
    HEALTH,
    IN_DANGER,
    IN_HAND,
    NEXT,
    ODDS,
    PLACE,
    SCORE,
    SCORE_LOW,
    STRONGEST,
    UNARMED,
    USED,
)
from duskhall.games.bloodborne_card.state import ALIVE, OUT, UTILITY, CardGame
from duskhall.kernel.state import PLAYING

WIN: Final = 1000
STEP: Final = 50  # of `ODDS`
MANY: Final = 10  # creatures left, more than which make no difference
LOW: Final = 16  # Echoes of a final boss that is untouched


def worth(game: CardGame, seat: int) -> int:
    """12.4 Return the chance to win of this hunter, out of a thousand; several winners share it."""
    if game.ended != PLAYING:
        best = winners(game)
        return WIN // len(best) if seat in best else 0
    strengths = [strength(game, other) for other in range(game.seats)]
    most = max(strengths)
    total = 0
    for other in range(game.seats):
        total += odds(most - strengths[other]) if game.status[other] != OUT else 0
    if game.status[seat] == OUT or total == 0:
        return 0
    return WIN * odds(most - strengths[seat]) // total


def odds(less: int) -> int:
    """Return how likely, in millionths, somebody is who is so much less strong."""
    step = less // STEP
    if step + 1 >= len(ODDS):
        return 1
    return ODDS[step] - (ODDS[step] - ODDS[step + 1]) * (less % STEP) // STEP


def strength(game: CardGame, seat: int) -> int:
    """Return how strong a hunter is, in thousandths of a natural logarithm of odds."""
    left = min(MANY, len(game.deck))
    final = int(game.creature == game.final_boss)
    low = 0
    if final > 0:
        left = 0
        low = max(0, LOW - game.echoes)
    of_score = SCORE[MANY + 1] if final > 0 else SCORE[left]
    worth = score(game, seat) * (of_score + SCORE_LOW * low // LOW)
    worth += game.collected[seat] * at_the(COLLECTED, left, final, low)
    health = game.health[seat]
    if game.status[seat] == ALIVE and health < len(HEALTH):
        worth += at_the(HEALTH[health], left, final, low)
        worth += game.collected[seat] * at_the(IN_DANGER[health], left, final, low)
    if game.deaths[seat] > 0 and game.deaths[seat] + 1 == game.tables.elimination[game.final_boss]:
        worth += at_the(DIED, left, final, low)
    worth += of_trophies(game, seat, left, final)
    worth += of_place(game, seat, left, final, low)
    return worth + of_cards(game, seat, left, final, low)


def at_the(row: list[int], left: int, final: int, low: int) -> int:
    """Return what a row of numbers comes to, at this point of the dungeon."""
    more = row[3] * low if len(row) > 3 else 0
    return row[0] + row[1] * left + row[2] * final + more


def of_trophies(game: CardGame, seat: int, left: int, final: int) -> int:
    """10.3 Return what the spaces reached promise, besides what they are worth."""
    track = game.tables.track
    following = 0
    after = 0
    for trophy in range(3):
        space = game.trophies[seat * 3 + trophy]
        if space + 1 < len(track):
            following += track[space + 1] - track[space]
        if space + 2 < len(track):
            after += track[space + 2] - track[space + 1]
    return following * at_the(NEXT, left, final, 0) + after * at_the(AFTER, left, final, 0)


def of_place(game: CardGame, seat: int, left: int, final: int, low: int) -> int:
    """5.1 Return what the place in the order of players is worth."""
    place = (seat - game.first_player) % game.seats
    worth = place * at_the(PLACE, left, final, low) // (game.seats - 1)
    return worth + at_the(FIRST, left, final, low) if place == 0 else worth


def of_cards(game: CardGame, seat: int, left: int, final: int, low: int) -> int:
    """0.5, 7.5 Return what a hunter's cards are worth, in hand and used."""
    tables = game.tables
    worth = 0
    weapons = 0
    strongest = 0
    for card in game.hand[seat]:
        if card < len(IN_HAND):
            worth += at_the(IN_HAND[card], left, final, low)
        if tables.kind[card] != UTILITY:
            weapons += 1
            strongest = max(strongest, tables.damage[card])
    for card in game.used[seat]:
        if card < len(USED):
            worth += at_the(USED[card], left, final, low)
    for card in game.on_table(seat):
        if card < len(USED):
            worth += at_the(USED[card], left, final, low)
    if weapons < len(UNARMED):
        worth += at_the(UNARMED[weapons], left, final, low)
    return worth + strongest * at_the(STRONGEST, left, final, low)
