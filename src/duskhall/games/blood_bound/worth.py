"""How well a player of Blood Bound stands, for searches: known only once it is over."""

from typing import Final

from duskhall.games.blood_bound.state import NOBODY, BloodBound

WIN: Final = 1000


def worth(game: BloodBound, seat: int) -> int:
    """9.2 to 9.7 Return how well this player stands, out of a thousand."""
    if game.winner == NOBODY:
        return WIN // 2
    return WIN if game.clan(seat) == game.winner else 0


def score(game: BloodBound, seat: int) -> int:
    """9.2 to 9.6 Return the point of those whose clan has won."""
    return 1 if game.winner != NOBODY and game.clan(seat) == game.winner else 0
