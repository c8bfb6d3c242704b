"""Where a table's dice come from, so that nobody, the server included, can choose them.

1. Before anyone sits down the server picks a secret seed and publishes its commitment: it cannot change the
   seed later.
2. Every seat adds a contribution, any text it likes; bots and absentees add the empty text.
3. The key of the table's dice is made from both, so neither side alone decides it.

After the end the seed is published, and anyone recomputes the commitment, the key and (with
:mod:`duskhall.kernel.dice`) every draw.  All of it needs nothing but SHA-256; docs/fairness.md says it for
other languages.  Wherever several values are hashed together each one is *framed*: its length in bytes as four
bytes, big endian, then the bytes; text is UTF-8.  The first frame says what the hash is for.

>>> seed = bytes(range(32))
>>> commitment(seed, "table-1")
'098af8c0b7c9164b2b3499e67f3e8b5bfec163ca451da779525a4a5e3f0e8913'
>>> table_key(seed, ["ana", "", "zoë"]).hex()
'262ccc5c806bec53cd4cc6aaf27d67f93c77a1f411e86db6ac9c1f94d97aa66e'
"""

import secrets
from collections.abc import Sequence
from hashlib import sha256


def new_server_seed() -> bytes:
    """Return 32 bytes that nobody can guess."""
    return secrets.token_bytes(32)


def seed_from(text: str) -> bytes:
    """Return the server seed that a word or number stands for: frames of "duskhall/seed/1" and the text.

    For simulations and for people who want the same game again.  A seed that can be guessed makes its
    commitment worthless, so a table of strangers uses `new_server_seed`.
    """
    return _hash("duskhall/seed/1", text.encode())


def commitment(server_seed: bytes, table: str) -> str:
    """Return what the server publishes before play: frames of "duskhall/commitment/1", seed and table id.

    The hexadecimal digits are in lower case.
    """
    return _hash("duskhall/commitment/1", server_seed, table.encode()).hex()


def table_key(server_seed: bytes, contributions: Sequence[str]) -> bytes:
    """Return the key of the table's dice: frames of "duskhall/key/1", seed, and one contribution per seat.

    The contributions are in the order of the seats, with the empty text for a bot or an absentee.
    """
    return _hash("duskhall/key/1", server_seed, *(each.encode() for each in contributions))


def _hash(purpose: str, *values: bytes) -> bytes:
    framed = (len(value).to_bytes(4, "big") + value for value in (purpose.encode(), *values))
    return sha256(b"".join(framed)).digest()
