"""Bots for Blood Bound.

`schemer` keeps an exact belief over all deals that its seat can still imagine (`belief`), values what its options lead
to (`schemer`) and talks, not always truthfully (`talk`).

The levels stand on it.  `novice` goes by first impressions (`impression`).  `adept` and `master` (`level`) weigh every
deal of clans (`worlds`) by what others did and said (`signs`), as several kinds of players would have (`models`), and
tell stories (`story`).
"""

from typing import Final

BOTS: Final = ("novice", "schemer", "learner", "adept", "master")
