"""The programs of `examples`, as modules: they find each other there, as they do when one of them is run."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

EXAMPLES = Path(__file__).parents[2] / "examples"


def program(name: str) -> ModuleType:
    if str(EXAMPLES) not in sys.path:
        sys.path.append(str(EXAMPLES))
    return import_module(name)
