"""Bots: anything that answers a question from what one seat may know.

A bot is found by the game's id and its own name, and imported when it is first asked for.  Every game has `random`;
the other names of a game stand below, the strongest last.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from duskhall.kernel.mistake import Mistake
from duskhall.kernel.seat import MindFactory

RANDOM: Final = "random"

# Per game, beside `random`: name of the bot -> module with a function `mind(game, seat, dice)`; the best one last.
MINDS: Final[Mapping[str, Mapping[str, str]]] = {
    "dungeon-cards": {
        "threshold": "duskhall.minds.dungeon_cards.threshold",
        "careful": "duskhall.minds.dungeon_cards.careful",
    },
    "bloodborne-card": {
        "hunter": "duskhall.minds.bloodborne_card.hunter",
    },
    "blood-bound": {
        "schemer": "duskhall.minds.blood_bound.schemer",
    },
    "bloodborne-board": {
        "companion": "duskhall.minds.bloodborne_board.companion",
    },
}


class UnknownMind(Mistake):
    """A bot that is not here: the sentence says which ones are."""


def names(game_id: str) -> list[str]:
    """Return the names of a game's bots, the strongest last.

    >>> names("dungeon-cards")
    ['random', 'threshold', 'careful']
    """
    return [RANDOM, *MINDS.get(game_id, {})]


def default(game_id: str) -> str:
    """Return the name of a game's strongest bot.

    >>> default("dungeon-cards")
    'careful'
    """
    return names(game_id)[-1]


def find(game_id: str, name: str) -> MindFactory:
    """Return what makes a mind of this name: a function of the game, the seat's number and the mind's own dice.

    >>> find("dungeon-cards", "reckless")
    Traceback (most recent call last):
        ...
    duskhall.minds.UnknownMind: There is no bot reckless for dungeon-cards; the bots are random, threshold, careful.
    """
    if name not in names(game_id):
        there_are = ", ".join(names(game_id))
        raise UnknownMind("mistake-unknown-bot", bot=name, game=game_id, bots=there_are)
    module = "duskhall.minds.chance" if name == RANDOM else MINDS[game_id][name]
    factory: MindFactory = import_module(module).mind
    return factory
