"""What players of Dungeon Cards tend to do: numbers measured in games of `careful` against itself.

Regenerate with `python -m duskhall.lab.habits` after the content or the bot has changed.
"""

from typing import Final, NamedTuple


class Habit(NamedTuple):
    """What one turn of an adventurer brings."""

    gold: tuple[int, ...]  # turns out of 1000 that end without a hit and bring 0, 1, 2 ... gold
    hits: int  # turns out of 1000 that cost a hit
    potions: int  # of the turns that cost no hit, those out of 1000 that remove one if there is any


ANYBODY: Final = Habit((330, 10, 30, 50, 60, 50, 50, 40, 30, 30, 20, 15, 10, 5), 270, 60)

HABITS: Final[dict[str, Habit]] = {
    "cleric": Habit((147, 38, 50, 113, 105, 120, 82, 91, 50, 45, 19, 13, 8, 2), 117, 174),
    "dwarf": Habit((171, 24, 46, 111, 101, 87, 53, 81, 61, 58, 23, 17, 9, 8), 149, 143),
    "ranger": Habit((118, 37, 46, 74, 75, 93, 69, 75, 45, 41, 28, 19, 10, 5, 3, 1), 260, 198),
    "rogue": Habit((117, 36, 52, 107, 104, 124, 77, 91, 59, 48, 24, 22, 11, 6), 120, 174),
    "warrior": Habit((130, 39, 50, 99, 113, 111, 67, 90, 60, 38, 17, 14, 4, 2), 167, 156),
    "wizard": Habit((83, 22, 34, 83, 82, 103, 78, 94, 65, 51, 28, 18, 15, 5, 2), 237, 166),
}


def habit(adventurer: str) -> Habit:
    """Return what is known of an adventurer, or of anybody for one of a content pack."""
    return HABITS.get(adventurer, ANYBODY)
