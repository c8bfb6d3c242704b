"""Which modules are compiled into the wheel: one rule, for every game.

Of the kernel and of the hall, what every decision goes through.  Of a game, everything except `__init__`, what reads
its content (`content`, `data/`) and what shows it to people (`view`, `shown/`, `describe`, `drawing`, `notebook`,
`refusals`, `observed`, `tallied`, `story`, `feats`): these hold words and msgspec types, and stay interpreted.

This module needs nothing but the standard library: the build uses it too.
"""

from pathlib import Path, PurePath
from typing import Final

KERNEL: Final = ("dice", "event", "packing", "question", "setting", "setup", "state", "table")
HALL: Final = (
    "budgets",
    "table/actions",
    "table/audience",
    "table/clocks",
    "table/draft",
    "table/frames",
    "table/room",
    "table/sealed",
    "web/outlet",
    "wire",
)
READ_CONTENT: Final = ("content", "data")
SHOW: Final = ("view", "shown", "describe", "drawing", "notebook", "refusals", "observed", "tallied", "story", "feats")


def is_compiled(module: PurePath) -> bool:
    """Say whether a module is compiled, by its path below the folder that holds the package.

    >>> is_compiled(PurePath("duskhall/games/bloodborne_board/fight/blows.py"))
    True
    >>> is_compiled(PurePath("duskhall/games/bloodborne_board/view.py"))
    False
    """
    where, *rest = module.with_suffix("").parts[1:]
    if where in ("kernel", "hall"):
        return "/".join(rest) in (KERNEL if where == "kernel" else HALL)
    if where != "games" or len(rest) < 2 or rest[-1] == "__init__":
        return False
    return rest[1] not in READ_CONTENT + SHOW


def compiled_modules(source: Path) -> list[Path]:
    """Return the modules to compile, given the folder that holds the package."""
    return sorted(path for path in source.glob("duskhall/**/*.py") if is_compiled(path.relative_to(source)))
