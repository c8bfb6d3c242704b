"""The games of Duskhall, found by id; a game is imported when it is first asked for."""

from importlib import import_module

from duskhall.kernel.game import Game
from duskhall.kernel.mistake import Mistake

GAMES = {
    "dungeon-cards": "duskhall.games.dungeon_cards",
    "blood-bound": "duskhall.games.blood_bound",
    "bloodborne-card": "duskhall.games.bloodborne_card",
    "bloodborne-board": "duskhall.games.bloodborne_board",
}


class UnknownGame(Mistake):
    """A game that is not here: the sentence says which ones are."""


def find(game_id: str) -> Game:
    """Return the game of this id.

    >>> find("dungeon-cards").seats
    range(2, 7)
    """
    if game_id not in GAMES:
        raise UnknownGame("mistake-unknown-game", game=game_id, games=", ".join(GAMES))
    game: Game = import_module(GAMES[game_id]).GAME
    return game
