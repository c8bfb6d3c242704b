"""What hunters of the card game remember: the heaviest blow, the best round, the most trophies."""

from collections.abc import Sequence

from duskhall.games.bloodborne_card import events
from duskhall.kernel.feats import Feat, best_between, highest
from duskhall.kernel.story import Moment, count

_DEALT = (events.DAMAGED, events.SCORCHED)
_TROPHIES = (events.TROPHY_WON, events.EXTRA_TROPHY_WON)


def _heaviest_blow(told: Sequence[Moment], seat: int) -> int | None:
    return highest(told, seat, _DEALT, "echoes")


def _best_round(told: Sequence[Moment], seat: int) -> int | None:
    return best_between(told, seat, events.ROUND_BEGINS, _DEALT, "echoes")


def _trophies(told: Sequence[Moment], seat: int) -> int | None:
    return count(told, _TROPHIES, seat) or None


FEATS = (Feat("heaviest_blow", _heaviest_blow), Feat("best_round", _best_round), Feat("trophies", _trophies))
