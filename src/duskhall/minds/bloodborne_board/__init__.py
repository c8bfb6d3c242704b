"""Bots of the board game.

`companion` searches sequences of actions, and plays its searches out by habit.  The levels (`hunting`) try every answer
in imagined worlds, natively (`foresight`).
"""

from typing import Final

BOTS: Final = ("novice", "companion", "adept", "master")  # the strongest last
