"""The story of a chapter: its heaviest blow, and the deeds of the hunters."""

from collections.abc import Sequence
from typing import Final, cast

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.describe import Noun, SeatName, Text
from duskhall.kernel.event import Kind
from duskhall.kernel.story import Moment, Story, count, total

DEALT: Final = (
    events.WOUNDED,
    events.WOUNDED_BY_ITEM,
    events.WOUNDED_BY_GUN,
    events.WOUNDED_BY_WEAPON,
    events.WOUNDED_BY_CARD,
)
ECHOES: Final = (events.ECHO_GAINED, events.ECHO_OF_CHALICE, events.ECHO_REWARDED, events.ECHO_BY_ITEM)


def story(told: Sequence[Moment]) -> Story:
    """Tell the last chapter that was played."""
    game = cast("BoardGame", told[-1].state)
    last = [number for number, moment in enumerate(told) if _tells(moment, events.CHAPTER_BEGINS)]
    chapter = told[last[-1] if last else 0 :]
    turning, at = _turning(chapter)
    deeds = tuple((_deeds(chapter, seat),) for seat in range(game.seats))
    again = _again(told)
    part = None if again is None else Text("story-again", {"chapter": _chapter(game)})
    return Story(turning, at, deeds, (_together(chapter, game),), again, part)


def _turning(chapter: Sequence[Moment]) -> tuple[Text | None, int]:
    """Return the moment of the most damage: dealt, where the hunt was won, or else suffered; the last of several."""
    won = any(_tells(moment, events.CHAPTER_WON) for moment in chapter)
    kinds = {kind.name for kind in (DEALT if won else (events.SUFFERED,))}
    best, found, seq = 0, None, 0
    for moment in chapter:
        blows = [event for event in moment.events if event.kind.name in kinds]
        damage = sum(int(event.values["damage"] or 0) for event in blows)
        if damage >= max(best, 1):
            best, found, seq = damage, blows[-1], moment.seq
    if found is None:
        return None, 0
    hunter = SeatName(int(found.values["seat"] or 0))
    return Text("story-blow-dealt" if won else "story-blow-suffered", {"seat": hunter, "damage": best}), seq


def _deeds(chapter: Sequence[Moment], seat: int) -> Text:
    numbers = {
        "slain": count(chapter, (events.SLAIN,), seat),
        "dealt": total(chapter, DEALT, seat, "damage"),
        "suffered": total(chapter, (events.SUFFERED,), seat, "damage"),
        "echoes": count(chapter, ECHOES, seat),
        "upgrades": count(chapter, (events.UPGRADE_BOUGHT, events.UPGRADE_SWAPPED), seat),
        "deaths": count(chapter, (events.HUNTER_SLAIN,), seat),
    }
    return Text("story-deeds", numbers)


def _together(chapter: Sequence[Moment], game: BoardGame) -> Text:
    happened = [event.kind for moment in chapter for event in moment.events]
    return Text(
        "story-chapter",
        {
            "chapter": _chapter(game),
            "rounds": happened.count(events.ROUND_BEGINS),
            "tiles": happened.count(events.TILE_LAID),
            "missions": happened.count(events.MISSION_COMPLETED),
        },
    )


def _chapter(game: BoardGame) -> Noun:
    return Noun("chapter", game.setup.catalogues["chapter"][game.chapter])


def _again(told: Sequence[Moment]) -> int | None:
    """17.4 Return the entry after which a chapter that was lost began: the one that won the chapter before it, or 0."""
    if not _tells(told[-1], events.HUNT_LOST):
        return None
    return next((moment.seq for moment in reversed(told) if _tells(moment, events.CHAPTER_WON)), 0)


def _tells(moment: Moment, kind: Kind) -> bool:
    return any(event.kind is kind for event in moment.events)
