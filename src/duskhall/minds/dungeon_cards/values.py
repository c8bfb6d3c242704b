"""What things other than gold are worth in Dungeon Cards, in gold: tuned by playing one set against another."""

from typing import Final

# The adventurers, the one that wins most often first.
FAVOURITES: Final = ("cleric", "rogue", "wizard", "dwarf", "ranger", "warrior")

# A skill point, at most, by adventurer.
POINT_WORTH: Final = {
    "warrior": 0.5,
    "rogue": 1.2,
    "wizard": 0.8,
    "ranger": 0.8,
    "cleric": 0.8,
    "dwarf": 1.0,
}
ANY_POINT: Final = 0.7

# The more points, the less the next one is worth: it halves with so many.
POINTS_AT_HALF: Final = 6

# An item: per turn that is left, and at most.
ITEM_WORTH: Final = {
    "keen_blade": (0.6, 6.0),
    "winged_boots": (0.4, 4.0),
    "throwing_knives": (1.0, 2.5),
    "smoke_bomb": (0.7, 1.5),
    "lucky_coin": (1.0, 2.5),
}
ANY_ITEM: Final = (0.5, 2.0)


def point_worth(adventurer: str, points: int, turns_left: int) -> float:
    """Return what another skill point is worth with so many turns to come."""
    full = POINT_WORTH.get(adventurer, ANY_POINT) * POINTS_AT_HALF / (POINTS_AT_HALF + points)
    return full * turns_left / (turns_left + 1)


def item_worth(item: str, turns_left: int) -> float:
    """Return what an item is worth with so many turns to come."""
    each, most = ITEM_WORTH.get(item, ANY_ITEM)
    return min(each * turns_left, most)
