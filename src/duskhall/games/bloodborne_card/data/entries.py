"""What content/*.toml can hold: the shape of every entry; `checks` says what the rules need of them besides."""

from typing import Literal

import msgspec

from duskhall.kernel.content import Identifier, Provenance, Words


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry says of itself: where it comes from, which values are known, and its own words, if any."""

    id: Identifier
    provenance: Provenance
    known: list[str] = []
    reported: list[str] = []
    name: Words = {}
    text: Words = {}


class EffectEntry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One effect: a building block, when it takes place, and its parameters."""

    block: str
    when: str
    amount: int | Literal["full"] | None = None
    count: int | None = None
    bonus: int | None = None
    max: int | None = None
    value: int | None = None
    floor: int | None = None
    deaths: int | None = None
    who: str | None = None
    kind: str | None = None
    step: str | None = None
    scope: str | None = None
    position: str | None = None
    condition: str | None = None
    limit: str | None = None
    only_if_sole_copy: bool | None = None


class Card(Entry, forbid_unknown_fields=True, kw_only=True):
    """An action card."""

    kind: Literal["melee", "ranged", "utility"]
    copies: int = 0
    damage: int = 0
    effects: list[EffectEntry]


class Creature(Entry, forbid_unknown_fields=True, kw_only=True):
    """A monster, boss or final boss."""

    health: int
    die: str
    trophies: list[Literal["kin", "humanoid", "beast"]]
    effects: list[EffectEntry]


class Die(Entry, forbid_unknown_fields=True, kw_only=True):
    """A monster die: damage and plus of each face."""

    faces: list[tuple[int, int]]


class Numbers(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The numbers that belong to no card."""

    full_health: int
    card_limit: int
    dungeon_monsters: int
    dungeon_bosses: int
    extra_echoes: list[int]
    trophy_track: list[int]
    reserve: int
    provenance: Provenance
    known: list[str] = []
    reported: list[str] = []


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """Everything in the box."""

    starter: list[Card]
    upgrade: list[Card]
    monster: list[Creature]
    boss: list[Creature]
    final_boss: list[Creature]
    die: list[Die]
    numbers: Numbers
