"""Who somebody is: guests with a name and a token that only they have.

A token is 128 bits of chance.  The store holds its hash, so that whoever reads the store can be nobody; it is found
by the hash, which takes no longer for a token that is nearly right.
"""

import hashlib
import secrets
from contextlib import suppress
from typing import Final, Literal

import msgspec

from duskhall.hall.clock import DAY, wall
from duskhall.hall.denied import Denied
from duskhall.hall.names import honest_name
from duskhall.hall.passphrase import Hasher, new_words, read_words
from duskhall.hall.storage import Store, StoreError, persons

LINK_SECONDS: Final = 600  # how long a link to another device can be used
# What stands beside a name; the client draws them.
Sign = Literal[
    "lantern",
    "raven",
    "moon",
    "key",
    "rose",
    "crown",
    "wolf",
    "owl",
    "candle",
    "hourglass",
    "feather",
    "leaf",
    "fox",
    "cat",
    "anchor",
    "star",
]
Colour = Literal["ember", "gold", "moss", "teal", "azure", "violet", "rose", "bone"]


class Person(msgspec.Struct, frozen=True):
    """Somebody who is known here, by an id that says nothing."""

    id: str
    name: str
    sign: str = ""
    colour: str = ""


def new_secret() -> str:
    """Return 128 bits that nobody can guess, as text."""
    return secrets.token_hex(16)


def hashed(secret: str) -> str:
    """Return what the store holds of a secret."""
    return hashlib.sha256(b"duskhall/token/1:" + secret.encode(errors="surrogatepass")).hexdigest()


async def arrive(store: Store, name: str) -> tuple[Person, str]:
    """Make a new guest, and return them with their token."""
    person, token = Person(secrets.token_hex(8), honest_name(name)), new_secret()
    await store.write(persons.add_person, person.id, person.name, hashed(token), wall())
    return person, token


async def recognise(store: Store, token: str, idle_days: int | None) -> Person | None:
    """Return whose token this is; one that was not used for so many days is nobody's, and one that is used is renewed.

    It is renewed once a day at most, so that looking somebody up writes nothing as a rule, and never to an earlier
    date.  Whoever cannot rely on the calendar gives no number of days.
    """
    found = await store.read(persons.person_by_token, hashed(token))
    if found is None:
        return None
    age = wall() - found.used
    if idle_days is not None and age > idle_days * DAY:
        return None
    if age > DAY:
        with suppress(StoreError):
            await store.write(persons.use_token, hashed(token), wall())
    return Person(found.id, found.name, found.sign, found.colour)


async def make_link(store: Store, person: str) -> str:
    """Return a secret with which this person can go on at another device, once and soon."""
    secret = new_secret()
    await store.write(persons.add_link, person, hashed(secret), wall() + LINK_SECONDS)
    return secret


async def follow_link(store: Store, secret: str) -> tuple[Person, str]:
    """Use such a secret up: return the person and a token for this device."""
    token = new_secret()
    found = await store.write(persons.use_link, hashed(secret), hashed(token), wall(), LINK_SECONDS)
    if found is None:
        raise Denied("bad-link", "This link was used already, or is too old: make a new one.", 404)
    return await _admitted(store, token), token


async def make_passphrase(store: Store, hasher: Hasher, person: str, lang: str) -> list[str]:
    """Return words by which this person can go on at any device, in the place of those before."""
    words = new_words(lang)
    await store.write(persons.set_passphrase, person, await hasher.hashed(words, await _salt(store)), wall())
    return words


async def follow_passphrase(store: Store, hasher: Hasher, typed: str) -> tuple[Person, str]:
    """Return the person whose words these are, and a token for this device."""
    phrase_hash, token = await hasher.hashed(read_words(typed), await _salt(store)), new_secret()
    if not await store.write(persons.use_passphrase, phrase_hash, hashed(token), wall()):
        raise Denied("wrong-passphrase", "Nobody here has this passphrase: check its words and their order.", 404)
    return await _admitted(store, token), token


async def _salt(store: Store) -> str:
    return await store.write(persons.salt, "passphrase", secrets.token_hex(16))


async def _admitted(store: Store, token: str) -> Person:
    found = await store.read(persons.person_by_token, hashed(token))
    if found is None:
        raise Denied("unknown", "The hall does not know you (any more): come in with a name first.", 401)
    return Person(found.id, found.name, found.sign, found.colour)
