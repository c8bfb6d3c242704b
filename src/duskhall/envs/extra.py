"""What environments need besides Duskhall: packages that only those install who want them."""

from collections.abc import Iterator
from contextlib import contextmanager
from operator import index
from pathlib import Path
from typing import Final

from duskhall.kernel.mistake import Mistake

ENVS_TEXTS: Final = Path(__file__).parent / "texts"


class BadEnvironment(Mistake):
    """An environment that cannot be made or used as asked: the sentence says what is wrong, and what is possible."""

    texts = ENVS_TEXTS


def whole(name: str, value: object, least: int = 0) -> int:
    """Return a whole number that is at least this, or say that it has to be one."""
    try:
        number = index(value)  # type: ignore[arg-type]  # whatever is none is refused
    except TypeError:
        number = least - 1
    if number < least:
        possible = f"{least}, {least + 1} …"
        raise BadEnvironment("mistake-environment-value", name=name, value=repr(value), possible=possible)
    return number


@contextmanager
def needs(package: str) -> Iterator[None]:
    """Say in one sentence which extra has a package that is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0].startswith("duskhall"):
            raise
        raise BadEnvironment("mistake-environment-extra", package=package) from error
