"""What a campaign, or one chapter, came to, as people are told (17.3, 17.4)."""

from duskhall.games.bloodborne_board.campaign.preparing import CHAPTERS
from duskhall.games.bloodborne_board.printed import OVER
from duskhall.games.bloodborne_board.settings import CHAPTER, LENGTH, ONE_CHAPTER
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.outcome import Outcome, ScoreLine


def outcome(game: BoardGame) -> Outcome:
    """17.3, 17.4 All win or lose together; the score is the number of chapters won."""
    asked = 1 if game.setting(LENGTH) == ONE_CHAPTER else CHAPTERS - game.setting(CHAPTER) + 1
    success = game.won >= asked
    seats = range(game.seats)
    lines = tuple((ScoreLine("score-chapters", game.won),) for _ in seats)
    ending = "ending-won" if success else "ending-broken-off" if game.phase != OVER else "ending-lost"
    places = tuple(1 for _ in seats)
    winners = tuple(seats) if success else ()
    return Outcome(winners, places, tuple(game.won for _ in seats), lines, ending, game.phase != OVER)
