"""What a finished game of Blood Bound came to, as people are told (9.2 to 9.7)."""

from typing import Final

from duskhall.games.blood_bound.state import NOBODY, ORDER, BloodBound
from duskhall.kernel.outcome import Outcome, ScoreLine
from duskhall.kernel.state import TRUNCATED

ENDINGS: Final = ("ending-rose", "ending-beast", "ending-order")


def outcome(game: BloodBound) -> Outcome:
    """9.2 to 9.6 Winners score one point; 9.7 nobody wins a game that a limit cut short."""
    if game.ended == TRUNCATED:
        nobody = (0,) * game.seats
        no_lines: tuple[tuple[ScoreLine, ...], ...] = ((),) * game.seats
        return Outcome((), (1,) * game.seats, nobody, no_lines, "ending-truncated", True)
    winners = tuple([seat for seat in range(game.seats) if game.clan(seat) == game.winner])
    points = tuple([1 if seat in winners else 0 for seat in range(game.seats)])
    places = tuple([1 if seat in winners else len(winners) + 1 for seat in range(game.seats)])
    lines = tuple([(ScoreLine("score-victory", 1),) if seat in winners else () for seat in range(game.seats)])
    return Outcome(winners, places, points, lines, ENDINGS[game.winner])


def sides(game: BloodBound) -> list[int]:
    """1.3 Return the clan of every seat; 1.4 the Inquisitor stands alone."""
    return [NOBODY if game.clan(seat) == ORDER else game.clan(seat) for seat in range(game.seats)]
