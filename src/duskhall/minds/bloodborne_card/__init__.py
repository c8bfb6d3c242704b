"""Bots for Bloodborne: The Card Game.

`hunter` plays from what its seat knows (`knowledge`), what the others can still play and who strikes before it
(`forecast`), and what cards and trophies are worth (`worth`).
"""

from typing import Final

BOTS: Final = ("hunter",)
