"""What players of Dungeon Cards remember: the turn that paid best, the bust that cost most, the fullest purse."""

from collections.abc import Sequence

from duskhall.games.dungeon_cards import events
from duskhall.kernel.feats import Feat, best_between, highest
from duskhall.kernel.story import Moment

_GAINED = (events.GOLD_COLLECTED, events.GOLD_MOVED, events.GOLD_CLAIMED)


def _best_turn(told: Sequence[Moment], seat: int) -> int | None:
    return best_between(told, seat, events.TURN_BEGINS, _GAINED, "gold")


def _biggest_bust(told: Sequence[Moment], seat: int) -> int | None:
    return highest(told, seat, (events.LOST_FINDS,), "cards")


def _purse(told: Sequence[Moment], seat: int) -> int | None:
    outcome = told[-1].state.outcome()
    return None if outcome is None else outcome.scores[seat]


FEATS = (Feat("best_turn", _best_turn), Feat("biggest_bust", _biggest_bust), Feat("purse", _purse))
