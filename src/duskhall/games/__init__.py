"""The games of Duskhall: each folder beside this file is one, imported when it is first asked for.

The folder `blood_bound` is the game `blood-bound`: its files are all that the rest of the project knows of it.
"""

import re
from importlib import import_module
from pathlib import Path
from traceback import extract_tb
from typing import Final

from duskhall.kernel.game import BadGame, Game
from duskhall.kernel.mistake import Mistake

FOLDER: Final = Path(__file__).parent
NAME: Final = re.compile("[a-z][a-z0-9]*(_[a-z0-9]+)*")  # of a folder: two of them never make one id
NEEDED: Final = ("__init__.py", "RULES.md", "RULES.es.md", "texts/en.ftl", "texts/es.ftl")


class UnknownGame(Mistake):
    """A game that is not here: the sentence says which ones are."""


def by_folder(folder: Path) -> dict[str, str]:
    """Return the packages of the games in a folder, by their ids."""
    found = {}
    for each in sorted(folder.iterdir()):
        if each.is_dir() and not each.name.startswith(("_", ".")) and any(_kept(each)):
            if NAME.fullmatch(each.name) is None:
                raise BadGame("mistake-game-folder", folder=str(each))
            for needed in NEEDED:
                if not (each / needed).is_file():
                    raise BadGame("mistake-game-lacks", folder=str(each), file=needed)
            found[each.name.replace("_", "-")] = f"{__name__}.{each.name}"
    return found


def find(game_id: str) -> Game:
    """Return the game of this id.

    >>> find("dungeon-cards").seats
    range(2, 7)
    """
    if game_id not in GAMES:
        raise UnknownGame("mistake-unknown-game", game=game_id, games=", ".join(GAMES))
    try:
        module = import_module(GAMES[game_id])
    except ImportError as error:
        place = extract_tb(error.__traceback__)[-1]
        raise BadGame("mistake-game-import", file=place.filename, line=place.lineno or 0, detail=str(error)) from error
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise BadGame("mistake-game-undeclared", file=str(module.__file__))
    if game.id != game_id:
        file, line = _said(Path(str(module.__file__)), game.id)
        raise BadGame("mistake-game-id", file=file, line=line, id=game.id, expected=game_id)
    return game


def shelf() -> list[Game]:
    """Return every game, in the order in which people are shown them.

    >>> [game.id for game in shelf()][0]
    'dungeon-cards'
    """
    return sorted(map(find, GAMES), key=lambda game: (game.shelf, game.id))


def _kept(folder: Path) -> list[Path]:
    """What is in a folder but what Python leaves behind when a game is gone."""
    return [each for each in folder.iterdir() if each.name != "__pycache__"]


def _said(file: Path, game_id: str) -> tuple[str, int]:
    """Where a game says its id."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return str(file), next((number for number, line in enumerate(lines, 1) if f'"{game_id}"' in line), 1)


GAMES: Final = by_folder(FOLDER)
