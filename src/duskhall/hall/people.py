"""Who somebody is: guests with a name and a token that only they have.

A token is 128 bits of chance.  The store holds its hash, so that whoever reads the store can be nobody; it is found
by the hash, which takes no longer for a token that is nearly right.
"""

import hashlib
import secrets
from contextlib import suppress
from typing import Final

import msgspec

from duskhall.hall.clock import DAY, wall
from duskhall.hall.denied import Denied
from duskhall.hall.storage import Store, StoreError, persons
from duskhall.hall.writing import clean_name

LINK_SECONDS: Final = 600  # how long a link to another device can be used


class Person(msgspec.Struct, frozen=True):
    """Somebody who is known here, by an id that says nothing."""

    id: str
    name: str


def new_secret() -> str:
    """Return 128 bits that nobody can guess, as text."""
    return secrets.token_hex(16)


def hashed(secret: str) -> str:
    """Return what the store holds of a secret."""
    return hashlib.sha256(b"duskhall/token/1:" + secret.encode(errors="surrogatepass")).hexdigest()


async def arrive(store: Store, name: str) -> tuple[Person, str]:
    """Make a new guest, and return them with their token."""
    person, token = Person(secrets.token_hex(8), clean_name(name)), new_secret()
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
    person, name, used = found
    age = wall() - used
    if idle_days is not None and age > idle_days * DAY:
        return None
    if age > DAY:
        with suppress(StoreError):
            await store.write(persons.use_token, hashed(token), wall())
    return Person(person, name)


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
    return Person(*found), token
