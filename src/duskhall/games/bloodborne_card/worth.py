"""How well a hunter of the card game stands, for searches: exactly once it is over, before that by the score."""

from typing import Final

from duskhall.games.bloodborne_card.scoring import score, winners
from duskhall.games.bloodborne_card.state import OUT, CardGame
from duskhall.kernel.state import PLAYING

WIN: Final = 1000
OF_AN_ECHO: Final = 12  # by which each point more than the best rival has changes it


def worth(game: CardGame, seat: int) -> int:
    """12.4 Return how well this hunter stands, out of a thousand; several winners share it."""
    if game.ended != PLAYING:
        best = winners(game)
        return WIN // len(best) if seat in best else 0
    if game.status[seat] == OUT:
        return 0
    ahead = 1000
    for rival in range(game.seats):
        if rival != seat:
            ahead = min(ahead, score(game, seat) - score(game, rival))
    return max(0, min(WIN, WIN // game.seats + OF_AN_ECHO * ahead))
