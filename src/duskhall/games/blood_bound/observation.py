"""What a seat observes of a game of Blood Bound, as numbers: a function for each part that `observed` declares.

Hidden is what the view hides: characters but one's own and those looked at (7.3), clues but that of the neighbour on
the right (1.6), which curse is the true one (8.5), offers until all are opened (5.3).
"""

from typing import Final

from duskhall.games.blood_bound import rules
from duskhall.games.blood_bound.settings import PASS_LIMIT
from duskhall.games.blood_bound.state import CARDS, NOBODY, ORDER, RANK, TOKENS, BloodBound

MOST_SEATS: Final = 12  # 1.1


def near(game: BloodBound, seat: int, other: int) -> int:
    """Return where another seat sits, seen from this one: 1 is the seat itself, 0 nobody."""
    return 0 if other == NOBODY else (other - seat) % game.seats + 1


def table(game: BloodBound, seat: int, out: list[int], at: int) -> None:
    """Where the game stands: section 3, 9.7, section 9."""
    out[at] = game.turn
    out[at + 1] = near(game, seat, game.dagger)
    out[at + 2] = near(game, seat, game.target)
    out[at + 3] = near(game, seat, game.wounded)
    out[at + 4] = near(game, seat, game.first_look)
    out[at + 5] = game.quiet_turns
    out[at + 6] = game.setting(PASS_LIMIT)
    out[at + 7] = near(game, seat, game.captured)
    out[at + 8] = near(game, seat, game.captor)
    out[at + 9] = game.winner + 1


def players(game: BloodBound, seat: int, out: list[int], at: int) -> None:
    """Every player: what lies before them, and what this seat has seen of their card (1.5, 1.6, 7.3, 8.5, 9.1)."""
    tables = game.tables
    knows_curses = game.captured != NOBODY or game.clan(seat) == ORDER
    for place in range(game.seats):
        other = (seat + place) % game.seats
        first = at + place * 9
        character = game.character[other]
        rank = tables.rank[character] + 1
        out[first] = game.wounds[other]
        if game.tokens[other * TOKENS + RANK] > 0:
            out[first + 1] = rank
        if game.most[other * TOKENS + RANK] > 0:
            out[first + 2] = rank
        out[first + 3] = game.not_inquisitor[other]
        known = game.knows(seat, other)
        if known:
            out[first + 4] = character + 1
        if known or other == game.on_the_right(seat):
            out[first + 5] = tables.clue[character] + 1
        if knows_curses:
            out[first + 6] = game.curse[other]
    if game.target != NOBODY:
        for other in rules.may_offer(game):
            out[at + (other - seat) % game.seats * 9 + 7] = 1
    for other in game.offers:
        out[at + (other - seat) % game.seats * 9 + 8] = 1


def tokens(game: BloodBound, seat: int, out: list[int], at: int) -> None:
    """4.1 The tokens before every player, by sort."""
    for place in range(game.seats):
        other = (seat + place) % game.seats
        out[at + place * TOKENS + RANK] = int(game.tokens[other * TOKENS + RANK] > 0)
        for token in range(RANK + 1, TOKENS):
            out[at + place * TOKENS + token] = game.tokens[other * TOKENS + token]


def showed(game: BloodBound, seat: int, out: list[int], at: int) -> None:
    """4.2 The most of each token that every player has ever shown without a Staff."""
    for place in range(game.seats):
        other = (seat + place) % game.seats
        out[at + place * TOKENS + RANK] = int(game.most[other * TOKENS + RANK] > 0)
        for token in range(RANK + 1, TOKENS):
            out[at + place * TOKENS + token] = game.most[other * TOKENS + token]


def cards(game: BloodBound, seat: int, out: list[int], at: int) -> None:
    """6.4 The ability cards before every player, by sort."""
    for place in range(game.seats):
        other = (seat + place) % game.seats
        for card in range(CARDS):
            out[at + place * CARDS + card] = game.held[other * CARDS + card]


def supply(game: BloodBound, seat: int, out: list[int], at: int) -> None:
    """1.2 The ability cards in the supply, by sort."""
    for card in range(CARDS):
        out[at + card] = game.cards[card]


def looked(game: BloodBound, seat: int, out: list[int], at: int) -> None:
    """7.3 Who has looked at whose card."""
    seats = game.seats
    for place in range(seats):
        for other in range(seats):
            if game.looked[(seat + place) % seats * seats + (seat + other) % seats] > 0:
                out[at + place * MOST_SEATS + other] = 1
