"""What hunters remember: the longest hunt, the enemies of one night, the heaviest blow, and every chapter they won."""

from collections.abc import Sequence

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.shown.story import DEALT
from duskhall.kernel.feats import Feat, events_of, highest
from duskhall.kernel.story import Moment, count


def _longest_hunt(told: Sequence[Moment], _: int) -> int | None:
    """Return the rounds of the longest chapter."""
    longest = rounds = 0
    for event in events_of(told):
        if event.kind is events.CHAPTER_BEGINS:
            rounds = 0
        rounds += event.kind is events.ROUND_BEGINS
        longest = max(longest, rounds)
    return longest or None


def _slain(told: Sequence[Moment], seat: int) -> int | None:
    return count(told, (events.SLAIN,), seat) or None


def _heaviest_blow(told: Sequence[Moment], seat: int) -> int | None:
    return highest(told, seat, DEALT, "damage")


def _chapters(told: Sequence[Moment], _: int) -> dict[str, int]:
    """17.1 Return the chapters that were won: how far everybody came in the campaign."""
    return {str(event.values["chapter"]): 1 for event in events_of(told) if event.kind is events.CHAPTER_WON}


FEATS = (
    Feat("longest_hunt", _longest_hunt),
    Feat("slain", _slain),
    Feat("heaviest_blow", _heaviest_blow),
    Feat("chapters", of_things=_chapters, noun="chapter"),
)
