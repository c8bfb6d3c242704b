"""Bots for Blood Bound.

`schemer` keeps an exact belief over all deals that its seat can still imagine (`belief`), values what its options lead
to (`schemer`) and talks, not always truthfully (`talk`).
"""

from typing import Final

BOTS: Final = ("schemer",)
