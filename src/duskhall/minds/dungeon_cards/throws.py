"""What a throw of dice shows, in exact whole numbers: so many ways out of all (5.1)."""

from functools import lru_cache
from math import factorial
from typing import Final, NamedTuple

from duskhall.games.dungeon_cards.state import EVADE, SKILL, STRIKE, Tables


class Faces(NamedTuple):
    """How many of a die's faces count, how many are skill faces, and how many do neither."""

    counting: int
    stars: int
    others: int

    @property
    def all(self) -> int:
        """Return how many faces a die has."""
        return self.counting + self.stars + self.others


def faces_of(tables: Tables, evading: bool) -> Faces:
    """Return what counts in an evade roll, or in a fight roll (5.3)."""
    strikes, evades, stars = (tables.faces.count(face) for face in (STRIKE, EVADE, SKILL))
    return Faces(evades, stars, strikes) if evading else Faces(strikes, stars, evades)


Throw = tuple[int, int, int]  # ways, dice that count, skill faces

NONE: Final[tuple[Throw, ...]] = ((1, 0, 0),)  # of no dice


@lru_cache(maxsize=200)
def throws(dice: int, faces: Faces) -> tuple[Throw, ...]:
    """Return every throw of so many dice, with its ways out of `faces.all ** dice`.

    >>> throws(1, Faces(3, 1, 2))
    ((2, 0, 0), (1, 0, 1), (3, 1, 0))
    """
    found = []
    for counting in range(dice + 1):
        for stars in range(dice - counting + 1):
            others = dice - counting - stars
            orders = factorial(dice) // (factorial(counting) * factorial(stars) * factorial(others))
            ways = orders * faces.counting**counting * faces.stars**stars * faces.others**others
            if ways:
                found.append((ways, counting, stars))
    return tuple(found)


@lru_cache(maxsize=2000)
def judged(dice: int, need: int, faces: Faces) -> tuple[dict[int, int], dict[tuple[int, int], int]]:
    """Return the ways of success by skill faces, and those of failure by what is missing and skill faces."""
    wins: dict[int, int] = {}
    losses: dict[tuple[int, int], int] = {}
    for ways, counting, stars in throws(dice, faces):
        if counting >= need:
            wins[stars] = wins.get(stars, 0) + ways
        else:
            losses[need - counting, stars] = losses.get((need - counting, stars), 0) + ways
    return wins, losses
