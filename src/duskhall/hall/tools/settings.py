"""Writes what docs/operations.md says of settings, from `Config` and its comments: `make schemas`."""

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from duskhall.hall.config import Config

PAGE: Final = Path(__file__).parents[4] / "docs" / "operations.md"
HEADING: Final = "## Settings\n"
_FIELD: Final = re.compile(r"    (\w+): .*?(?:  # (.*))?$")
_OWN: Final = {"bot_workers": "one less than there are cores"}  # what depends on the machine
_HEAD: Final = "\n| setting | usually | what it is |\n|---|---|---|\n"


def written(page: str) -> str:
    """Return the page with its last section written anew."""
    before, heading, _ = page.partition(HEADING)
    return f"{before}{heading}\n{''.join(_section())}"


def _section() -> Iterator[str]:
    yield "The value `port` is the flag `--port` where there is one, the variable `DUSKHALL_PORT`, and `port = 8000`\n"
    yield "in the file that `--config` or `DUSKHALL_CONFIG` names; the first of them that is there counts.\n"
    yield _HEAD
    said: list[str] = []
    for line in inspect.getsource(Config).splitlines():
        field = _FIELD.fullmatch(line)
        if line.startswith("    # "):
            said.append(line.removeprefix("    # "))
        elif field is not None and field[1] in Config.__struct_fields__:
            if said and field[2]:  # of all that follow
                yield f"\n{' '.join(said)}\n{_HEAD}"
            yield f"| `{field[1]}` | {_usual(field[1])} | {field[2] or ' '.join(said)} |\n"
            said = []


def _usual(name: str) -> str:
    return _OWN.get(name) or f"`{msgspec.json.encode(getattr(Config(), name)).decode()}`"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text()))
