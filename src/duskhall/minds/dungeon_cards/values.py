"""What things other than gold are worth in Dungeon Cards, in gold."""

from typing import Final

# The adventurers, the one that wins most often first, from 1,200 games of four `careful` with adventurers rotated (two
# of the four with half the worths of points below).  They are close, from 28 to 23 %, each ± 1.5, so the order in the
# middle is little more than a guess.
FAVOURITES: Final = ("dwarf", "rogue", "wizard", "cleric", "ranger", "warrior")

# A skill point, at most, by adventurer: by judgement from what the skills cost and save.  With half of it players
# ended with 34.9 gold instead of 35.6, each ± 0.26, in 1,200 games of two against two.
POINT_WORTH: Final = {
    "warrior": 0.35,
    "rogue": 0.8,
    "wizard": 0.6,
    "ranger": 0.6,
    "cleric": 0.6,
    "dwarf": 0.8,
}
ANY_POINT: Final = 0.6

# An item, per turn that is left and at most: by judgement.
ITEM_WORTH: Final = {
    "keen_blade": (0.6, 6.0),
    "winged_boots": (0.4, 4.0),
    "throwing_knives": (1.0, 2.5),
    "smoke_bomb": (0.7, 1.5),
    "lucky_coin": (1.0, 2.5),
}
ANY_ITEM: Final = (0.5, 2.0)


def point_worth(adventurer: str, turns_left: int) -> float:
    """Return what a skill point is worth with so many turns to come."""
    return POINT_WORTH.get(adventurer, ANY_POINT) * turns_left / (turns_left + 1)


def item_worth(item: str, turns_left: int) -> float:
    """Return what an item is worth with so many turns to come."""
    each, most = ITEM_WORTH.get(item, ANY_ITEM)
    return min(each * turns_left, most)
