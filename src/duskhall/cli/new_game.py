"""`duskhall new-game NAME`: lays out a small complete game in a checkout, to be changed into another one.

The files of `skeleton/` are that game, Lantern Road, with `.in` after their names; only its names are replaced.
"""

import keyword
import re
from pathlib import Path
from typing import Annotated, Final

import typer

from duskhall.cli.parameters import Lang
from duskhall.cli.words import words
from duskhall.kernel.mistake import Mistake

SKELETON: Final = Path(__file__).parent / "skeleton"
CHECKOUT: Final = ("pyproject.toml", "src/duskhall/games/__init__.py", "tests/games")  # what a checkout has
# Where the parts of the skeleton go; `{folder}` is the new game's own.
PARTS: Final = {
    "game": "src/duskhall/games/{folder}",
    "minds": "src/duskhall/minds/{folder}",
    "tests": "tests/games/{folder}",
    "tests_minds": "tests/minds/{folder}",
}
LONGEST: Final = 24  # so that no line of the skeleton becomes too long


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    lang: Lang = None,
) -> None:
    """Lay out a new game in the checkout that one is in."""
    checkout = find_checkout(Path.cwd())
    folder = folder_of(name)
    files = laid_out(checkout, folder)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    places = "\n".join(f"    {place.format(folder=folder)}/" for place in PARTS.values())
    game = folder.replace("_", "-")
    typer.echo(words(lang).text("new-game-done", game=game, files=len(files), places=places))


def find_checkout(place: Path) -> Path:
    """Return the root of the checkout that a place is in."""
    for folder in (place, *place.parents):
        if all((folder / each).exists() for each in CHECKOUT):
            return folder
    raise Mistake("mistake-no-checkout", place=str(place))


def folder_of(name: str) -> str:
    """Return the folder of a game of this name, which may be written with hyphens or underscores.

    >>> folder_of("night-market")
    'night_market'
    """
    from duskhall.games import NAME

    folder = name.replace("-", "_")
    if NAME.fullmatch(folder) is None or len(folder) > LONGEST or keyword.iskeyword(folder):
        raise Mistake("mistake-game-name", name=name, longest=LONGEST)
    if any(
        re.search(rf"\b{class_of(folder)}\b", path.read_text(encoding="utf-8")) for path in SKELETON.rglob("*.py.in")
    ):
        raise Mistake("mistake-game-word", name=name)
    return folder


def class_of(folder: str) -> str:
    """Return what the class of a game's state is called."""
    return folder.replace("_", " ").title().replace(" ", "")


def laid_out(checkout: Path, folder: str) -> dict[Path, str]:
    """Return the files of a new game and what is in them; raise `Mistake` where something of that name is there."""
    files = {}
    for part, place in PARTS.items():
        target = checkout / place.format(folder=folder)
        if target.exists():
            raise Mistake("mistake-game-exists", folder=str(target))
        for path in sorted((SKELETON / part).rglob("*.in")):
            relative = path.relative_to(SKELETON / part)
            files[target / relative.with_suffix("")] = renamed(path.read_text(encoding="utf-8"), folder)
    return files


def renamed(text: str, folder: str) -> str:
    """Return a text of the skeleton with the names of another game.

    >>> renamed('class LanternRoad: ...  # Lantern Road, "lantern-road"', "night_market")
    'class NightMarket: ...  # Night Market, "night-market"'
    """
    for ours, theirs in (
        ("lantern_road", folder),
        ("lantern-road", folder.replace("_", "-")),
        ("LanternRoad", class_of(folder)),
        ("Lantern Road", folder.replace("_", " ").title()),
    ):
        text = text.replace(ours, theirs)
    return text
