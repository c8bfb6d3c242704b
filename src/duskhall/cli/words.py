"""The command line's own words."""

import os
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from duskhall.kernel.game import Game
    from duskhall.kernel.text import Texts

CLI_TEXTS: Final = Path(__file__).parent / "texts"


def words(lang: str | None, game: "Game | None" = None) -> "Texts":
    """Return the command line's texts, with a game's own before them, in the language asked for."""
    from duskhall.kernel.text import Texts, language

    folders = [game.folder / "texts"] if game else []
    return Texts(language(lang, os.environ), [*folders, CLI_TEXTS])


def spoken(arguments: Sequence[str]) -> "Texts":
    """Return the texts for someone whose command could not be read, or whose command failed."""
    from duskhall.kernel.text import UnknownLanguage

    wanted = None
    for argument, following in pairwise([*arguments, ""]):
        if argument == "--lang":
            wanted = following
        elif argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
    try:
        return words(wanted)
    except UnknownLanguage:
        return words(None)
