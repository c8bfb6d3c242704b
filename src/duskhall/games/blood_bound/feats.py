"""What a night of Blood Bound is remembered for: lies that were told, and those that were believed."""

from collections.abc import Sequence
from typing import cast

from duskhall.games.blood_bound import talk
from duskhall.games.blood_bound.state import BloodBound
from duskhall.games.blood_bound.story import is_true
from duskhall.kernel.feats import Feat, events_of
from duskhall.kernel.story import Moment


def _lies_told(told: Sequence[Moment], seat: int) -> int | None:
    return len(_lies(told, seat)) or None


def _lies_believed(told: Sequence[Moment], seat: int) -> int | None:
    """10.2 A lie about one's clan is believed by whoever then says the same of the liar, or vouches for them."""
    heard = events_of(told)
    believed = 0
    for place in _lies(told, seat):
        lie = heard[place]
        if lie.kind is not talk.CLAIM_CLAN:
            continue
        believed += any(
            later.values.get("seat") != seat
            and later.values.get("target") == seat
            and (later.kind is talk.VOUCH or (later.kind is talk.ACCUSE and later.values["clan"] == lie.values["clan"]))
            for later in heard[place + 1 :]
        )
    return believed or None


def _lies(told: Sequence[Moment], seat: int) -> list[int]:
    """Return the places of a seat's lies among all events, each lie once."""
    game = cast("BloodBound", told[-1].state)
    found: dict[object, int] = {}
    for place, event in enumerate(events_of(told)):
        if event.values.get("seat") == seat and event not in found and is_true(event, game, told) is False:
            found[event] = place
    return list(found.values())


FEATS = (Feat("lies_told", _lies_told), Feat("lies_believed", _lies_believed))
