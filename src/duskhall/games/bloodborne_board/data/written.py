"""What is in the box as content/*.toml write it: hunters, cards, firearms, items, enemies, bosses and tiles."""

from typing import Literal

import msgspec

from duskhall.games.bloodborne_board import tables
from duskhall.games.bloodborne_board.data.reading import Written, says
from duskhall.kernel.content import Identifier, Provenance, Words


class Entry(Written, kw_only=True):
    """What every entry says of itself: its id, where it comes from, and its own words, if any."""

    id: Identifier
    provenance: Provenance
    name: Words = {}
    text: Words = {}


@says(tables.Slot)
class Slot(Written, kw_only=True):
    """A slot of a weapon's side."""

    name: str


@says(tables.Side)
class Side(Written):
    """A side of a trick weapon."""


class Hunter(Entry, kw_only=True):
    """A hunter."""

    firearm: str
    side: list[Side]


@says(tables.Card)
class Card(Entry, kw_only=True):
    """A stat card."""

    stat: Literal["endurance", "skill", "strength", "vitality"]


@says(tables.Firearm)
class Firearm(Entry):
    """A firearm."""


@says(tables.Item)
class Item(Entry, kw_only=True):
    """A consumable or reward."""

    effect: str


@says(tables.Demand)
class Demand(Written):
    """A Dodge(speed) that a line asks for, and what happens without it."""


@says(tables.EnemyLine)
class EnemyLine(Written, kw_only=True):
    """An attack or ability."""

    id: str
    copies: int = 1


class EnemySide(Written, kw_only=True):
    """One side of an enemy card."""

    basic: EnemyLine
    special: EnemyLine
    ability: EnemyLine


@says(tables.EnemyKind, leaving=("hp2", "soothed_by"))
class Enemy(Entry, kw_only=True):
    """An enemy, rival or object."""

    role: Literal["enemy", "rival", "object"]
    minis: int
    side: list[EnemySide] = []


@says(tables.EnemyKind, leaving=("role", "minis"))
class Boss(Entry, kw_only=True):
    """A boss."""

    phase1: list[EnemyLine]
    phase2: list[EnemyLine]


@says(tables.Tile)
class Tile(Entry, kw_only=True):
    """A tile."""

    adjacent: list[str]
    exits: dict[Literal["n", "e", "s", "w"], str]
    spaces: dict[str, list[Literal["enemy1", "enemy2", "enemy3", "lamp", "consumable"]]]
    named: str = ""


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """Everything in the box but the campaigns."""

    hunter: list[Hunter]
    card: list[Card]
    firearm: list[Firearm]
    item: list[Item]
    enemy: list[Enemy]
    hazard: list[EnemyLine]
    boss: list[Boss]
    tile: list[Tile]
