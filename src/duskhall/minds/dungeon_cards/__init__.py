"""Bots for Dungeon Cards: The Catacombs.

`careful` plays from what its seat knows (`knowledge`), how a player's gold tends to grow (`habits`), what that
makes of the chance to win (`prospects`), what the rest of the turn is worth (`turn`) and how a battle with the
boss goes (`battle`).  `threshold` is `careful` with a simple rule for when to stop.
"""

from typing import Final

BOTS: Final = ("threshold", "careful")  # the strongest last
