"""What is wrong with a hall, or with what it was asked for, in the hall's own words."""

from pathlib import Path
from typing import Final

from duskhall.kernel.mistake import Mistake

HALL_TEXTS: Final = Path(__file__).parent / "texts"


class HallMistake(Mistake):
    """A mistake whose message is one of the hall's."""

    texts = HALL_TEXTS
