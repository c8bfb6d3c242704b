"""Names that are made to deceive: those that hide characters, mix alphabets, or look like the hall, a bot or a seat.

What a name looks like is its *likeness*: letters of other alphabets and digits stand for the Latin letters that they
resemble, and what no reader tells apart is one letter.  It is compared, never shown.
"""

import re
import unicodedata
from functools import cache
from typing import Final

from duskhall import minds
from duskhall.hall.denied import Denied
from duskhall.hall.mistake import HallMistake
from duskhall.hall.writing import clean_name, is_hidden

# Alphabets whose letters look like each other's: a name is written in one of them.
_ALIKE: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC")
_LOOKS: Final = str.maketrans(
    "авекмнорстухіїјѕԁһӏԛԝɡαβεζηικμνορτυχϲϳօսոհցզյıłøđ01345678|!$@€",
    "abekmhopctyxiijsdhlqwgabeznikmvoptuxcjounhgqjilodoleasgtbllsae",
)
_ONE_LETTER: Final = (("rn", "m"), ("vv", "w"), ("i", "l"))
# Who speaks for the hall, in the languages that it speaks.
_OFFICES: Final = (
    "hall system server admin administrator moderator mod keeper host official support staff sala sistema servidor "
    "administrador administradora moderador moderadora anfitrion anfitriona oficial soporte"
)
_NUMBERED: Final = re.compile(r"(bot|seat|chair|asiento|silla)[\W_]*\d*", re.IGNORECASE)
_ADORNED: Final = re.compile(r"^[\W_]*(?:(?:the|el|la)\s+)?|[\W_]+$")  # what makes no other name of it
# Letters that are drawn as others are, and are no variants of them for Unicode: small capitals, white on black.
_DRAWN: Final = re.compile(r"(?:LATIN LETTER SMALL CAPITAL|.*LATIN CAPITAL LETTER) ([A-Z])")
_CALLED_BOT: Final = re.compile(r"(^|[\W_])bots?([\W_]|$)")


def honest_name(written: str) -> str:
    r"""Return a name as it is shown, or raise `Denied` where it is none, or one that is made to deceive.

    >>> honest_name("  Ana María ")
    'Ana María'
    >>> honest_name("Du\u0455khall")
    Traceback (most recent call last):
    duskhall.hall.denied.Denied: Write your name in one alphabet: letters of several that look alike deceive others.
    """
    name = clean_name(written)
    if is_hidden(written):
        raise _deceiving("name-hidden")
    if len(_alphabets(name)) > 1:
        raise _deceiving("name-alphabets")
    if _is_taken(name):
        raise _deceiving("name-imitates")
    return name


def likeness(name: str) -> str:
    r"""Return what a name looks like at a glance.

    >>> likeness("Аnа_1") == likeness("ana l"), likeness("Ana") == likeness("Anna")
    (True, False)
    >>> likeness("\u1d00\u0274\u1d00") == likeness("\U0001f170\U0001f17d\U0001f170") == likeness("ana")
    True
    """
    plain = unicodedata.normalize("NFKD", "".join(map(_undrawn, name)).casefold()).casefold()
    looks = "".join(each for each in plain if not unicodedata.combining(each)).translate(_LOOKS)
    letters = "".join(each for each in looks if each.isalnum())
    for several, one in _ONE_LETTER:
        letters = letters.replace(several, one)
    return letters or name


def _undrawn(letter: str) -> str:
    """Return the plain letter that one is drawn as."""
    found = None if letter.isascii() else _DRAWN.fullmatch(unicodedata.name(letter, ""))
    return found[1] if found else letter


def _alphabets(name: str) -> set[str]:
    """Return the alphabets that a name has letters of, among those whose letters look alike."""
    found = {unicodedata.name(each, "").partition(" ")[0] for each in name if each.isalpha()}
    return found & {*_ALIKE}


def _is_taken(name: str) -> bool:
    """Say whether a name looks like that of the hall, of a bot, of a seat or of somebody who has an office here."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    looks = likeness(name)
    own = likeness("duskhall") in looks or looks in _offices() or likeness(_ADORNED.sub("", plain)) in _offices()
    return own or bool(_CALLED_BOT.search(plain.translate(_LOOKS))) or bool(_NUMBERED.fullmatch(plain))


@cache
def _offices() -> frozenset[str]:
    levels = (*minds.LEVELS, minds.RANDOM)  # other bots have names that people have, too
    return frozenset(likeness(each) for each in (*_OFFICES.split(), "the hall", "la sala", *levels))


def _deceiving(key: str) -> Denied:
    return Denied("deceiving-name", HallMistake(key), 422)
