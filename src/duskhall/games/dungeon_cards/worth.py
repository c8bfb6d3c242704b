"""How well a player of Dungeon Cards stands, for searches: exactly once it is over, before that by gold and hits."""

from typing import Final

from duskhall.games.dungeon_cards.state import DungeonCards

WIN: Final = 1000
OF_A_GOLD: Final = 15  # by which each piece of gold more than the best rival has changes it


def worth(game: DungeonCards, seat: int) -> int:
    """13.1 Return how well this player stands, out of a thousand."""
    if len(game.places) > 0:
        return WIN if game.places[0] == seat else 0
    best = 0
    for rival in range(game.seats):
        if rival != seat:
            best = max(best, game.gold[rival])
    ahead = game.gold[seat] - best
    if not game.is_out(seat):
        ahead += 2
    return max(0, min(WIN, WIN // game.seats + OF_A_GOLD * ahead))


def score(game: DungeonCards, seat: int) -> int:
    """13.1 Return a player's gold, in the end as it is ranked."""
    return game.final_gold[seat] if len(game.places) > 0 else game.gold[seat]
