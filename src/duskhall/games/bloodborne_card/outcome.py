"""What a finished game of Bloodborne: The Card Game came to, as people are told (12.3)."""

from duskhall.games.bloodborne_card.scoring import rank_key, score, winners
from duskhall.games.bloodborne_card.state import CardGame
from duskhall.kernel.outcome import Outcome, ScoreLine
from duskhall.kernel.state import TRUNCATED


def outcome(game: CardGame) -> Outcome:
    """12.3 The ranking, with what each score is made of."""
    keys = [rank_key(game, seat) for seat in range(game.seats)]
    places = tuple([1 + len([other for other in keys if other > key]) for key in keys])
    track = game.tables.track
    lines = []
    for seat in range(game.seats):
        parts = [ScoreLine("score-banked", game.banked[seat]), ScoreLine("score-collected", game.collected[seat])]
        for trophy, name in enumerate(("score-kin", "score-humanoid", "score-beast")):
            parts.append(ScoreLine(name, track[game.trophies[seat * 3 + trophy]]))
        lines.append(tuple(parts))
    scores = tuple([score(game, seat) for seat in range(game.seats)])
    truncated = game.ended == TRUNCATED
    ending = "ending-final-boss" if game.won() else "ending-out-of-time" if truncated else "ending-nobody-left"
    return Outcome(tuple(winners(game)), places, scores, tuple(lines), ending, truncated)
