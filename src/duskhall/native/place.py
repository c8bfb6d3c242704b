"""Where native rules are, and whether they could be built; needs nothing but the standard library."""

import os
import shutil
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent.parent
CHECKOUT: Final = PACKAGE.parent.parent  # if it is one
IN_WHEEL: Final = PACKAGE / "native" / "built"
COMPILERS: Final = ("c++", "g++", "clang++")


def is_checkout() -> bool:
    """Say whether this is a checkout, in which native rules are built when they are first wanted."""
    return (CHECKOUT / "hatch_build.py").is_file()


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
