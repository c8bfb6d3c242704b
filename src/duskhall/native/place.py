"""Where native rules are, and whether they could be built; needs nothing but the standard library."""

import os
import shutil
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent.parent
CHECKOUT: Final = PACKAGE.parent.parent  # if it is one
IN_WHEEL: Final = PACKAGE / "native" / "built"
CALLERS: Final = ("batch.py", "check.py", "image.py", "library.py", "place.py")  # no library is made from these
COMPILERS: Final = ("c++", "g++", "clang++")


def is_checkout() -> bool:
    """Say whether this is a checkout, in which native rules are built when they are first wanted."""
    return (CHECKOUT / "hatch_build.py").is_file()


def is_built(game: str) -> bool:
    """Say whether a game's native rules are there, without building them."""
    return (IN_WHEEL / f"{game}.so").is_file() or (is_checkout() and in_checkout(game).is_file())


@cache
def in_checkout(game: str, flags: tuple[str, ...] = ()) -> Path:
    """Return where a checkout has the library of a game, under a digest of everything that it is made from."""
    digest = sha256(repr((flags, sys.version_info[:2])).encode())
    for folder in (PACKAGE / "kernel", PACKAGE / "native", PACKAGE / "games" / game.replace("-", "_")):
        for path in sorted(each for each in folder.rglob("*") if each.suffix in (".py", ".h", ".toml")):
            if folder.name == "native" and path.name in CALLERS:
                continue
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return CHECKOUT / "build" / "native" / f"{game}-{digest.hexdigest()[:16]}.so"


def compiler() -> str | None:
    """Return the C++ compiler of this machine: what CXX names, or else one on the PATH."""
    return next((found for name in (os.environ.get("CXX", ""), *COMPILERS) if (found := shutil.which(name))), None)


def summary() -> str:
    """Say in a few words whether there are native rules.

    >>> summary() in ("native rules", "native rules when wanted", "no native rules: no C++ compiler")
    True
    """
    if any(IN_WHEEL.glob("*.so")):
        return "native rules"
    if is_checkout() and compiler() is not None:
        return "native rules when wanted"
    return "no native rules: no C++ compiler" if is_checkout() else "no native rules: built without a C++ compiler"
