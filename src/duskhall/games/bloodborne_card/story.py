"""The story of a hunt: when the winner got away from the others, and what everybody did to whom."""

from collections.abc import Sequence
from typing import Final

from duskhall.games.bloodborne_card import events
from duskhall.games.bloodborne_card.scoring import score
from duskhall.kernel.describe import Text
from duskhall.kernel.story import Moment, Story, count, decided_by_lead, total

DEALT: Final = (events.DAMAGED, events.SCORCHED)
TROPHIES: Final = (events.TROPHY_WON, events.EXTRA_TROPHY_WON)


def story(told: Sequence[Moment]) -> Story:
    """12.3 Tell a game by its scores."""
    turning, at = decided_by_lead(told, score)
    return Story(turning, at, tuple((_deeds(told, seat),) for seat in range(told[-1].state.seats)))


def _deeds(told: Sequence[Moment], seat: int) -> Text:
    numbers = {
        "damage": total(told, DEALT, seat, "echoes"),
        "trophies": count(told, TROPHIES, seat),
        "deaths": count(told, (events.DIED,), seat),
    }
    return Text("story-deeds", numbers)
