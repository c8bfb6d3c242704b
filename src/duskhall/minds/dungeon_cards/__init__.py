"""Bots for Dungeon Cards: The Catacombs.

`careful` plays from what its seat knows (`knowledge`), how a player's gold tends to grow (`habits`), what that
makes of the chance to win (`prospects`), what the rest of the turn is worth (`turn`) and how a battle with the
boss goes (`battle`).  `threshold` is `careful` with a simple rule for when to stop.

Of the levels, `novice` plays by feeling.  `adept` and `master` (`delver`) work the rest of a turn out throw by throw
(`dive`, `throws`), for gold or for the chance to win (`outlook`).
"""

from typing import Final

BOTS: Final = ("novice", "threshold", "careful", "learner", "adept", "master")  # the strongest last
