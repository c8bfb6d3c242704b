"""What people write that others read: names and chat, without what cannot be seen or changes what others see.

Control characters and what turns the direction of a line are left out; invisible characters are, unless an emoji or a
script needs them; and on one letter stand only so many marks.
"""

import unicodedata
from collections.abc import Iterator
from typing import Final

from duskhall.hall.denied import Denied
from duskhall.hall.mistake import HallMistake

LONGEST_NAME: Final = 32  # visible characters
MOST_MARKS: Final = 3  # on one letter; Hebrew, Thai and Vietnamese need no more
# Characters that are letters or symbols by their category, and show nothing.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_JOINERS: Final = frozenset("\u200c\u200d\ufe0f")  # in Persian words and Indian scripts, and within emoji
_SELECTORS: Final = (("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"))  # how a character is drawn


def clean_name(name: str) -> str:
    r"""Return a name as it is shown, or raise `Denied` where nothing of it can be seen.

    >>> clean_name("  Ana\u202e Mari\u0301a\n")
    'Ana María'
    """
    shown = "".join(_visible(name, joiners=False))
    cleaned = _first(" ".join(shown.split()), LONGEST_NAME)
    if not cleaned:
        raise Denied("bad-name", f"A name has 1 to {LONGEST_NAME} visible characters.", 422)
    return cleaned


def is_hidden(name: str) -> bool:
    r"""Say whether something in a name cannot be seen, or turns the direction of what is written.

    What stands within emoji is left out of names silently, as are the ends of lines.

    >>> is_hidden("Ana\u202egnp"), is_hidden("An\u3164a"), is_hidden("\U0001f469\u200d\U0001f680 Ana\n")
    (True, True, False)
    """
    return any((unicodedata.category(each) == "Cf" and each not in _JOINERS) or each in _BLANK for each in name)


def clean_line(line: str) -> str:
    r"""Return a line of chat as it is shown, or raise `Denied` where nothing of it can be seen.

    >>> clean_line("one\ntwo\0 \u202eeerht")
    'one two eerht'
    """
    cleaned = " ".join("".join(_visible(line, joiners=True)).split())
    if not any(each not in _JOINERS for each in cleaned):
        raise Denied("bad-message", HallMistake("writing-nothing"), 422)
    return cleaned


def clean_text(text: str) -> str:
    r"""Return what was written over several lines as it is shown, without lines of which nothing can be seen.

    >>> clean_text("one\x1b[2J\n\u202e\ntwo")
    'one[2J\ntwo'
    """
    lines = (" ".join("".join(_visible(line, joiners=True)).split()) for line in text.splitlines())
    return "\n".join(line for line in lines if any(each not in _JOINERS for each in line))


def _visible(written: str, *, joiners: bool) -> Iterator[str]:
    """Keep what can be seen; every kind of space, and of line's end, becomes a plain one."""
    marks = MOST_MARKS  # a mark needs something to stand on
    for each in unicodedata.normalize("NFC", written):
        kind = unicodedata.category(each)
        if each.isspace():
            marks = MOST_MARKS
            yield " "
        elif joiners and each in _JOINERS:
            yield each
        elif kind[0] in "CZ" or each in _BLANK or any(first <= each <= last for first, last in _SELECTORS):
            continue
        elif kind[0] == "M":
            marks += 1
            if marks <= MOST_MARKS:
                yield each
        else:
            marks = 0
            yield each


def _first(text: str, most: int) -> str:
    """Return the first characters of a text, with the marks that stand on them."""
    seen = 0
    for place, each in enumerate(text):
        seen += unicodedata.category(each)[0] != "M"
        if seen > most:
            return text[:place].strip()
    return text
