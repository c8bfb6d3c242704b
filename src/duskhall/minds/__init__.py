"""Bots: anything that answers a question from what one seat may know.

A bot is found by the game's id and its own name, and imported when it is first asked for.  Every game has `random`;
the folder of a game's other bots names them in `BOTS`, the strongest last, and each is the module of that name there,
with a function `mind(game, seat, dice)`.  Where a game has the levels `novice`, `adept` and `master`, its other bots
are named opponents and yardsticks.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from duskhall.kernel.mistake import Mistake
from duskhall.kernel.seat import MindFactory

RANDOM: Final = "random"
LEVELS: Final = ("novice", "adept", "master")
USUAL: Final = "adept"
# The packages of bots, by the ids of their games.
PACKAGES: Final = {
    file.parent.name.replace("_", "-"): f"{__name__}.{file.parent.name}"
    for file in Path(__file__).parent.glob("*/__init__.py")
}

# The modules of a game's bots beside `random`, by their names, once somebody has asked for them.
MINDS: Final[dict[str, Mapping[str, str]]] = {}


class UnknownMind(Mistake):
    """A bot that is not here: the sentence says which ones are."""


class BadMind(Mistake):
    """A folder of bots that names one it does not have: the sentence says which file is missing."""


def names(game_id: str) -> list[str]:
    """Return the names of a game's bots, the strongest last.

    >>> names("dungeon-cards")[:3]
    ['random', 'novice', 'threshold']
    """
    return [RANDOM, *_modules(game_id)]


def default(game_id: str) -> str:
    """Return the name of the bot that plays where nobody says: the middle level, without levels the strongest bot."""
    known = names(game_id)
    return USUAL if USUAL in known else known[-1]


def find(game_id: str, name: str) -> MindFactory:
    """Return what makes a mind of this name: a function of the game, the seat's number and the mind's own dice.

    >>> find("no-such-game", "reckless")
    Traceback (most recent call last):
        ...
    duskhall.minds.UnknownMind: There is no bot reckless for no-such-game; the bots are random.
    """
    if name not in names(game_id):
        there_are = ", ".join(names(game_id))
        raise UnknownMind("mistake-unknown-bot", bot=name, game=game_id, bots=there_are)
    module = "duskhall.minds.chance" if name == RANDOM else _modules(game_id)[name]
    factory: MindFactory = import_module(module).mind
    return factory


def _modules(game_id: str) -> Mapping[str, str]:
    """The modules of a game's own bots, by their names."""
    if game_id not in MINDS:
        if game_id not in PACKAGES:
            return {}
        package = import_module(PACKAGES[game_id])
        found = {bot: f"{package.__name__}.{bot}" for bot in package.BOTS}
        for bot, module in found.items():
            if find_spec(module) is None:
                raise BadMind("mistake-bot-lacks", file=str(package.__file__), bot=bot)
        MINDS[game_id] = found
    return MINDS[game_id]
