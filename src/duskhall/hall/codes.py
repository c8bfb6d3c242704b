"""Codes that are said aloud: six characters that stand for the link of an open table, for as long as the hall says.

None looks like another or like a letter that is left out, few sound alike, and without vowels they make no words.  A
code follows from the secret of the table's link and its number, so those at the table can be told it again, while
the store holds its hash.
"""

import hashlib
import hmac
from contextlib import suppress
from typing import Final

import msgspec

from duskhall.hall.clock import wall
from duskhall.hall.denied import Denied
from duskhall.hall.people import hashed
from duskhall.hall.storage import Conflict, Store
from duskhall.hall.storage import codes as stored

ALPHABET: Final = "23456789CDFHJKMPRTWX"
LENGTH: Final = 6
POSSIBLE: Final = len(ALPHABET) ** LENGTH
MINUTE: Final = 60
TRIES: Final = 20  # where another table has the same code, or another process was faster


class Code(msgspec.Struct, frozen=True):
    """A code, and how many seconds it can still be used."""

    code: str
    seconds: int


async def code_of(store: Store, table_id: str, invite: str, minutes: int) -> Code:
    """Return the code of an open table, or make its next one."""
    longest = minutes * MINUTE
    for tried in range(TRIES):
        now = wall()
        last = await store.read(stored.last, table_id)
        if last is not None and now < last.expires <= now + longest:
            return Code(_code(invite, last.number), int(last.expires - now))
        number = tried + (1 if last is None else last.number + 1)
        with suppress(Conflict):  # then the next number makes another
            await store.write(stored.add, table_id, number, hashed(f"code {_code(invite, number)}"), now + longest)
    raise Denied("busy", "This table changes too fast: try again.", 503)


async def table_of(store: Store, typed: str, minutes: int) -> str:
    """Return the table of a code, or raise `Denied` where it is none, or one no more."""
    code = "".join(each for each in typed.upper() if each.isalnum())
    wrong = Denied("code-wrong", "No table here has this code: check it, character by character.", 404)
    if len(code) != LENGTH or any(each not in ALPHABET for each in code):
        raise wrong
    found = await store.read(stored.find, hashed(f"code {code}"))
    if found is None:
        raise wrong
    now = wall()
    if not now < found.expires <= now + minutes * MINUTE:
        raise Denied("code-expired", "This code has run out: ask for the new one.", 404)
    return found.table_id


def _code(invite: str, number: int) -> str:
    """Return the code of this number, which nobody can guess without the secret of the link."""
    digest = hmac.digest(invite.encode(), f"duskhall/code/1:{number}".encode(), hashlib.sha256)
    value = int.from_bytes(digest) % POSSIBLE
    code = ""
    for _ in range(LENGTH):
        value, each = divmod(value, len(ALPHABET))
        code += ALPHABET[each]
    return code
