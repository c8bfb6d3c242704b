"""The story of a descent: when the winner got away from the others, and what everybody risked."""

from collections.abc import Sequence
from typing import Final

from duskhall.games.dungeon_cards import events
from duskhall.games.dungeon_cards.state import DungeonCards
from duskhall.kernel.describe import Text
from duskhall.kernel.story import Moment, Story, count, decided_by_lead

HITS: Final = (events.HIT_TAKEN, events.HIT_BY_BOSS, events.GORED)


def story(told: Sequence[Moment]) -> Story:
    """Tell a game by its gold."""
    turning, at = decided_by_lead(told, _gold)
    return Story(turning, at, tuple((_deeds(told, seat),) for seat in range(told[-1].state.seats)))


def _gold(game: DungeonCards, seat: int) -> int:
    return game.gold[seat]


def _deeds(told: Sequence[Moment], seat: int) -> Text:
    numbers = {
        "cards": count(told, (events.CARD_TURNED,), seat),
        "busts": count(told, (events.WENT_BUST,), seat),
        "hits": count(told, HITS, seat),
    }
    return Text("story-deeds", numbers)
