"""Passphrases: words that a person keeps, by which they are themselves again at any device.

Eight words, each one of 512, are 72 bits of chance.  The store holds a slow hash of them, and nothing else does:
neither the words nor a quick hash is ever written.  One salt for the hall lets a passphrase be found by its hash, so
that nobody says a name with it, and right and wrong ones take equally long.
"""

import asyncio
import hashlib
import secrets
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from duskhall.hall.denied import Denied
from duskhall.hall.mistake import HallMistake
from duskhall.kernel.text import FALLBACK, LANGUAGES

WORDS: Final = 8
LIST_LENGTH: Final = 512
LONGEST: Final = 200  # characters of what somebody types
_FOLDER: Final = Path(__file__).parent / "words"
# What a try costs: 32 MB and a tenth of a second; one at a time, so that many cost no more memory.
_SCRYPT: Final = {"n": 2**15, "r": 8, "p": 1, "maxmem": 64 * 2**20, "dklen": 32}


def new_words(lang: str = FALLBACK) -> list[str]:
    """Return the words of a passphrase that nobody can guess, in a language."""
    words = word_list(lang)
    return [secrets.choice(words) for _ in range(WORDS)]


def read_words(typed: str) -> list[str]:
    """Return what somebody typed as words, whatever stands between them, or raise `Denied` where they are none.

    >>> read_words(" Ámbar, castillo-OTTER raven / raven raven raven moss")
    ['ambar', 'castillo', 'otter', 'raven', 'raven', 'raven', 'raven', 'moss']
    """
    plain = "".join(
        " " if not each.isalpha() else each
        for each in unicodedata.normalize("NFKD", typed.casefold())
        if not unicodedata.combining(each)
    )
    words = plain.split()
    if len(words) != WORDS:
        raise Denied("bad-passphrase", HallMistake("passphrase-length", words=WORDS, given=len(words)), 422)
    for number, word in enumerate(words, 1):
        if word not in _known():
            raise Denied("bad-passphrase", HallMistake("passphrase-word", number=number), 422)
    return words


@cache
def word_list(lang: str) -> tuple[str, ...]:
    """Return the words of a language, in their order."""
    return tuple((_FOLDER / f"{lang}.txt").read_text(encoding="ascii").split())


@cache
def _known() -> frozenset[str]:
    return frozenset(word for lang in LANGUAGES for word in word_list(lang))


class Hasher:
    """Works out what the store holds of passphrases, one after another and beside everything else."""

    def __init__(self) -> None:
        """Begin with nothing to do."""
        self._turn = asyncio.Lock()

    async def hashed(self, words: list[str], salt: str) -> str:
        """Return what the store holds of a passphrase."""
        async with self._turn:
            return await asyncio.to_thread(_hash, " ".join(words), salt)


def _hash(phrase: str, salt: str) -> str:
    return hashlib.scrypt(phrase.encode(), salt=bytes.fromhex(salt), **_SCRYPT).hex()
