"""What the teacher asks about the board game: how far to play on, and what the chance of the chapter is then."""

from typing import Final

from duskhall.games.bloodborne_board.view import View
from duskhall.kernel.seat import Onlooker

WIN: Final = 1000
CHAPTERS: Final = 3  # of a campaign
AHEAD: Final = 24  # decisions, about a round: the policy hardly ever wins a chapter, so playing on tells nothing


def reached(seat: Onlooker, worth: int) -> int:
    """17.1 Return the chance of this chapter, out of a thousand, where a game or a campaign is worth so much."""
    view: View = seat.view
    chapters = 1 if seat.setup.settings["length"] == "chapter" else CHAPTERS
    chance = worth * chapters - WIN * view.won
    return WIN if chance > WIN - chapters else max(0, chance)  # a third of a thousand is no whole number
