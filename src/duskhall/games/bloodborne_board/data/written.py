"""What is in the box as content/*.toml write it: hunters, cards, firearms, items, enemies, bosses and tiles."""

from typing import Literal

import msgspec

from duskhall.kernel.content import Identifier, Provenance, Words

Speed = Literal["", "slow", "medium", "fast"]


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry says of itself: its id, where it comes from, and its own words, if any."""

    id: Identifier
    provenance: Provenance
    name: Words = {}
    text: Words = {}


class Slot(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A slot of a weapon's side."""

    name: str
    speed: Speed
    damage: int
    special: bool = False


class Side(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A side of a trick weapon."""

    ability: str
    slots: list[Slot]


class Hunter(Entry, forbid_unknown_fields=True, kw_only=True):
    """A hunter."""

    firearm: str
    side: list[Side]
    provenance: Provenance


class Card(Entry, forbid_unknown_fields=True, kw_only=True):
    """A stat card."""

    stat: Literal["endurance", "skill", "strength", "vitality"]
    copies: int
    basic: bool = False
    dodge: bool = False
    stagger: bool = False
    damage: int = 0
    speed: int = 0
    draw: int = 0
    discard: int = 0
    cleanse: bool = False
    heal: int = 0
    clear: Literal["", "own", "any"] = ""
    block: int = 0
    stride: int = 0
    transform: bool = False
    counter: int = 0
    cheap: int = 0
    leap: int = 0
    immune: list[Literal["stagger", "stun", "frenzy", "poison"]] = []
    kill_draw: int = 0
    kill_heal: int = 0
    rally: int = 0
    wind: int = 0


class Firearm(Entry, forbid_unknown_fields=True, kw_only=True):
    """A firearm."""

    use: Literal["basic_attack", "attack", "turn", "entry", "weaken"]
    copies: int
    cards: int
    speed: Speed = ""
    damage: int = 0
    stagger: bool = False
    splash: int = 0
    push: int = 0
    echoes: int = 0
    free_on_transform: bool = False


class Item(Entry, forbid_unknown_fields=True, kw_only=True):
    """A consumable or reward."""

    type: Literal["consumable", "tool", "rune", "story"]
    window: Literal["turn", "attack", "entry", "attacked", "kill", "slain", "lasting", "story"]
    effect: str
    amount: int
    copies: int
    provenance: Provenance


class Demand(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A Dodge(speed) that a line asks for, and what happens without it."""

    when: Literal["with", "again", "now", "at", "turn_end"]
    whom: Literal["hunter", "others", "here", "near"]
    speed: Speed
    at: Speed = ""
    damage: int = 0
    stun: bool = False
    poison: bool = False
    stagger: bool = False
    mirror: bool = False
    carry: bool = False
    poisoned: bool = False


class Line(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An attack or ability."""

    id: str
    speed: Speed = ""
    damage: int = 0
    copies: int = 1
    ability: bool = False
    stagger: bool = False
    ties: bool = False
    stun: bool = False
    poison: bool = False
    frenzy: bool = False
    push: int = 0
    no_stagger: bool = False
    no_dodge: bool = False
    dodge_only: Speed = ""
    all_here: bool = False
    first: bool = False
    faster: int = 0
    if_dodged: int = 0
    if_staggered: int = 0
    leech: int = 0
    weakened: bool = False
    shot: bool = False
    away: int = 0
    follow: bool = False
    again: bool = False
    then_basic: bool = False
    special_instead: bool = False
    rage: bool = False
    supplies: int = 0
    death_damage: int = 0
    death_poison: bool = False
    block: int = 0
    heal: int = 0
    spawn: int = 0
    reshuffle: bool = False
    drop_tokens: bool = False
    dive: bool = False
    aura: bool = False
    fetch_aura: bool = False
    missiles: int = 0
    flip: bool = False
    next_speed: int = 0
    next_damage: int = 0
    next_stagger: bool = False
    next_poison: bool = False
    next_basic_damage: int = 0
    if_poisoned_stun: bool = False
    if_poisoned_weaken: int = 0
    if_poisoned_no_dodge: bool = False
    if_poisoned_no_stagger: bool = False
    if_frenzied_speed: int = 0
    if_frenzied_stun: bool = False
    brick: bool = False
    stun_here: bool = False
    demand: Demand | None = None


class EnemySide(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One side of an enemy card."""

    basic: Line
    special: Line
    ability: Line


class Enemy(Entry, forbid_unknown_fields=True, kw_only=True):
    """An enemy, rival or object."""

    role: Literal["enemy", "rival", "object"]
    hp: list[int]
    minis: int
    move: int = 1
    side: list[EnemySide] = []


class Boss(Entry, forbid_unknown_fields=True, kw_only=True):
    """A boss."""

    hp: list[int]
    hp2: list[int]
    phase1: list[Line]
    phase2: list[Line]
    move: int = 1
    soothed_by: str = ""


class Tile(Entry, forbid_unknown_fields=True, kw_only=True):
    """A tile."""

    adjacent: list[str]
    exits: dict[Literal["n", "e", "s", "w"], str]
    spaces: dict[str, list[Literal["enemy1", "enemy2", "enemy3", "lamp", "consumable"]]]
    named: str = ""
    special: Literal["", "lamp", "bridge", "tomb", "cathedral", "clinic", "chapel", "chalice"] = ""


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """Everything in the box but the campaigns."""

    hunter: list[Hunter]
    card: list[Card]
    firearm: list[Firearm]
    item: list[Item]
    enemy: list[Enemy]
    hazard: list[Line]
    boss: list[Boss]
    tile: list[Tile]
