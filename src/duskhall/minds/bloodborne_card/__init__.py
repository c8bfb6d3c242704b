"""Bots for Bloodborne: The Card Game.

`hunter` plays from what its seat knows (`knowledge`), what the others can still play and who strikes before it
(`forecast`), and what cards and trophies are worth (`worth`); `novice` and `adept` weigh on that, worse and better.
`master` tries its options out (`level`), with models of the others (`others`).
"""

from typing import Final

BOTS: Final = ("novice", "hunter", "learner", "adept", "master")
