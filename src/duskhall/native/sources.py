"""Which modules of a game carry rules, by their names, and what is in them.

Of the modules that are compiled (:mod:`duskhall.kernel.compiled`), these are treated in their own way:

* `questions`, `events`, `talk` and `settings` declare: one constant after another, without functions;
* `state` and `tables` declare the classes of the table and of what is printed on cards, beside functions;
* `later` names steps that stand in a room above; the names are resolved when the game is put together;
* `odds`, `knowledge` and `outcome` work out what people are told, `layouts` reads old snapshots: they are no rules.

Every other one is rules, and holds constants and functions only.
"""

import ast
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

from duskhall.kernel.compiled import is_compiled

DECLARE: Final = ("questions", "events", "talk", "settings")
CLASSES: Final = ("state", "tables")
OUTSIDE: Final = ("odds", "knowledge", "outcome", "layouts", "later", "seen")


class Source(NamedTuple):
    """A module that carries rules: its whole name, its file as people see it, its tree, and its names as imported."""

    name: str
    shown: str
    tree: ast.Module
    names: dict[str, Any]
    has_classes: bool
    declares: bool

    def __hash__(self) -> int:
        """Hash the name, which is its own."""
        return hash(self.name)

    def __eq__(self, other: object) -> bool:
        """Two are equal when they are the same module."""
        return isinstance(other, Source) and self.name == other.name


def sources_of(package: ModuleType, root: Path) -> list[Source]:
    """Return the modules of a game's package that carry rules; `root` is the folder that holds the whole package."""
    found = []
    folder = Path(str(package.__file__)).parent
    for path in sorted(folder.rglob("*.py")):
        inside = path.relative_to(folder)
        if is_compiled(Path("duskhall/games/game") / inside) and inside.stem not in OUTSIDE:
            name = ".".join((package.__name__, *inside.with_suffix("").parts))
            shown = str(path.relative_to(root)) if path.is_relative_to(root) else str(path)
            found.append(read(import_module(name), path, shown))
    return found


def read(module: ModuleType, path: Path, shown: str) -> Source:
    """Return one module as it is written and as it was imported."""
    stem = path.stem
    tree = ast.parse(path.read_text("utf-8"))
    return Source(module.__name__, shown, tree, vars(module), stem in CLASSES, stem in DECLARE)
