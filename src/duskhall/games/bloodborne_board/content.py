"""Reads content/: what cards, enemies, tiles and campaigns say, validated, as definitions that the rules look up."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from duskhall.games.bloodborne_board import definitions
from duskhall.games.bloodborne_board.checks import check
from duskhall.games.bloodborne_board.packs import Campaign, Provenance
from duskhall.kernel.content import BadContent, digest, parse, read_folder
from duskhall.kernel.setup import Content

FOLDER = Path(__file__).parent / "content"
FILES = {
    "hunter": "hunters.toml",
    "card": "cards.toml",
    "firearm": "firearms.toml",
    "item": "items.toml",
    "enemy": "enemies.toml",
    "hazard": "enemies.toml",
    "boss": "bosses.toml",
    "tile": "tiles.toml",
}
CAMPAIGNS: tuple[str, ...] = ("the_long_hunt", "growing_madness", "secrets_of_the_church", "fall_of_old_yharnam")

Speed = Literal["", "slow", "medium", "fast"]


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


class Hunter(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A hunter."""

    id: str
    firearm: str
    side: list[Side]
    provenance: Provenance


class Card(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A stat card."""

    id: str
    stat: Literal["endurance", "skill", "strength", "vitality"]
    copies: int
    provenance: Provenance
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


class Firearm(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A firearm."""

    id: str
    use: Literal["basic_attack", "attack", "turn", "entry", "weaken"]
    copies: int
    cards: int
    provenance: Provenance
    speed: Speed = ""
    damage: int = 0
    stagger: bool = False
    splash: int = 0
    push: int = 0
    echoes: int = 0
    free_on_transform: bool = False


class Item(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A consumable or reward."""

    id: str
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


class Enemy(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An enemy, rival or object."""

    id: str
    role: Literal["enemy", "rival", "object"]
    hp: list[int]
    minis: int
    provenance: Provenance
    move: int = 1
    side: list[EnemySide] = []


class Boss(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A boss."""

    id: str
    hp: list[int]
    hp2: list[int]
    phase1: list[Line]
    phase2: list[Line]
    provenance: Provenance
    move: int = 1
    soothed_by: str = ""


class Tile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A tile."""

    id: str
    adjacent: list[str]
    exits: dict[Literal["n", "e", "s", "w"], str]
    spaces: dict[str, list[Literal["enemy1", "enemy2", "enemy3", "lamp", "consumable"]]]
    provenance: Provenance
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


def load(data: Mapping[str, Any] | None = None) -> Content:
    """Return the game's own content, or that of the data given in its place."""
    if data is None:
        data = read_files()
    box = parse({key: value for key, value in data.items() if key != "campaigns"}, Box, FILES)
    packs = data.get("campaigns")
    if not isinstance(packs, Mapping) or not packs:
        raise BadContent("content", "campaigns: there is no campaign.")
    campaigns = []
    for name, pack in packs.items():
        file = f"campaigns/{name}.toml"
        if not isinstance(pack, Mapping):
            raise BadContent(file, "it is not a table.")
        campaigns.append(parse(pack, Campaign, dict.fromkeys(("campaign", "chapter", "mission", "modifier"), file)))
    check(box, campaigns)
    return Content(data, digest(data), definitions.catalogues(box, campaigns), definitions.tables(box, campaigns))


def read_files() -> dict[str, Any]:
    """Return the game's own content as it is written."""
    data = read_folder(FOLDER, FILES.values())
    data["campaigns"] = {
        name: tomllib.loads((FOLDER / "campaigns" / f"{name}.toml").read_text(encoding="utf-8"))
        for name in CAMPAIGNS
        if (FOLDER / "campaigns" / f"{name}.toml").is_file()
    }
    return data
