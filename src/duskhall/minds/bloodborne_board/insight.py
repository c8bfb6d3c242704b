"""What the teacher asks about the board game: whether the chapter was won."""

from typing import Final

from duskhall.games.bloodborne_board.view import View
from duskhall.kernel.seat import Onlooker

WIN: Final = 1000
CHAPTERS: Final = 3  # of a campaign


def reached(seat: Onlooker, worth: int) -> int:
    """17.1 Return a thousand where more chapters are won at the end of a game than are now, else 0."""
    view: View = seat.view
    chapters = 1 if seat.setup.settings["length"] == "chapter" else CHAPTERS
    return WIN if worth * chapters > WIN * view.won + WIN // 2 else 0
