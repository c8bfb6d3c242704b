"""What a finished game of Dungeon Cards came to, as people are told (13.6)."""

from duskhall.games.dungeon_cards.settings import BEFORE_BOSS, WINNER
from duskhall.games.dungeon_cards.state import DungeonCards
from duskhall.kernel.outcome import Outcome, ScoreLine


def outcome(game: DungeonCards) -> Outcome:
    """13.6 The ranking, with where each player's gold came from."""
    places = [game.places.index(seat) + 1 for seat in range(game.seats)]
    before_boss = game.setting(WINNER) == BEFORE_BOSS
    lines = []
    for seat in range(game.seats):
        parts = [
            ScoreLine("score-treasures", game.from_treasures[seat]),
            ScoreLine("score-monsters", game.from_monsters[seat]),
            ScoreLine("score-rivals", game.from_rivals[seat]),
        ]
        if not before_boss:  # R24 what the boss gave and took does not count then
            parts.append(ScoreLine("score-boss", game.from_boss[seat]))
        lines.append(tuple(parts))
    return Outcome((game.places[0],), tuple(places), tuple(game.final_gold), tuple(lines), "ending-ranked")
