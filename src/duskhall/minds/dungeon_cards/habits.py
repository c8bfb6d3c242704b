"""What players of Dungeon Cards tend to do: numbers measured in games of `careful` against itself.

`python benchmarks/habits.py` measures them anew, for when the content or the bot has changed.
"""

from typing import Final, NamedTuple


class Habit(NamedTuple):
    """What one turn of an adventurer brings."""

    gold: tuple[int, ...]  # turns out of 1000 that end without a hit and bring 0, 1, 2 ... gold
    hits: int  # turns out of 1000 that cost a hit
    potions: int  # turns out of 1000 without a hit that remove one, if there is any
    slain: int  # games out of 1000 in which they beat the boss, if they are still standing


# The average of those below, for the adventurers of a content pack.
ANYBODY: Final = Habit((124, 30, 46, 98, 95, 108, 72, 86, 62, 48, 26, 19, 10, 4), 172, 174, 81)

# 1,000 games of four `careful`, adventurers rotated.
HABITS: Final[dict[str, Habit]] = {
    "cleric": Habit((144, 39, 53, 109, 105, 117, 81, 83, 58, 42, 22, 13, 7, 2), 126, 171, 146),
    "dwarf": Habit((171, 22, 44, 109, 100, 95, 54, 86, 59, 57, 26, 20, 9, 7, 2), 139, 132, 118),
    "ranger": Habit((101, 27, 46, 79, 77, 104, 69, 83, 58, 51, 31, 25, 15, 9, 4), 220, 201, 19),
    "rogue": Habit((114, 33, 54, 107, 93, 122, 75, 90, 71, 45, 26, 23, 10, 4, 1, 1), 131, 187, 20),
    "warrior": Habit((129, 35, 48, 104, 109, 109, 79, 82, 63, 38, 19, 14, 5), 166, 171, 152),
    "wizard": Habit((82, 23, 32, 78, 84, 99, 72, 91, 66, 54, 29, 21, 12, 4, 1), 250, 181, 31),
}


def habit(adventurer: str) -> Habit:
    """Return what is known of an adventurer, or of anybody for one of a content pack."""
    return HABITS.get(adventurer, ANYBODY)
