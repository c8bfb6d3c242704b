"""What is said of content that cannot be used."""

from collections.abc import Iterable
from pathlib import Path

from duskhall.kernel.content import BadContent


class BadBox(BadContent):
    """Content of this game that cannot be used; its own texts say what the rules need."""

    texts = Path(__file__).parent.parent / "texts"


def different(file: str, noun: str, ids: list[str]) -> None:
    """Let no two entries have one id."""
    for name in ids:
        if ids.count(name) > 1:
            raise BadBox(file, f"{noun} {name}, id", "content-same-id")


def one_of(file: str, place: str, value: str, possible: Iterable[str]) -> None:
    """Let a name be one of these."""
    names = list(possible)
    if value not in names:
        shown = (*names[:12], "...") if len(names) > 12 else tuple(names)
        raise BadBox(file, place, "content-one-of", value=repr(value), possible=shown)


def between(file: str, place: str, value: int, least: int, most: int) -> None:
    """Let a number be in a range."""
    if not least <= value <= most:
        raise BadBox(file, place, "content-range", value=str(value), least=str(least), most=str(most))


def at_least(file: str, place: str, value: int, least: int) -> None:
    """Let a number be large enough."""
    if value < least:
        raise BadBox(file, place, "content-least", value=str(value), least=str(least))
