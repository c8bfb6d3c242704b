"""1.3 What hunters may say to one another; a promise never binds."""

from typing import Final

from duskhall.kernel.event import SEAT, Kind

PROMISED: Final = Kind("promised", "1.3", seat=SEAT, intent="intent")
PROMISED_CARD: Final = Kind("promised_card", "1.3", seat=SEAT, card="card")
