"""Reads content/: what cards, enemies, tiles and campaigns say, validated, as definitions that the rules look up."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from duskhall.games.bloodborne_board import definitions
from duskhall.games.bloodborne_board.checks import BadBox, check
from duskhall.games.bloodborne_board.packs import Campaign
from duskhall.kernel.content import Identifier, Provenance, Said, Words, digest, messages, parse, read_folder
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


def load(data: Mapping[str, Any] | None = None) -> Content:
    """Return the game's own content, or that of the data given in its place."""
    own = data is None
    data = read_files() if data is None else data
    box = parse({key: value for key, value in data.items() if key != "campaign"}, Box, FILES)
    campaigns = _campaigns(data.get("campaign"))
    check(box, campaigns)
    catalogues = definitions.catalogues(box, campaigns)
    content = Content(data, digest(data), catalogues, definitions.tables(box, campaigns))
    if not own:
        content.words = messages(catalogues, load().catalogues, _said(box, campaigns))
    return content


def read_files() -> dict[str, Any]:
    """Return the game's own content as it is written; every campaign is a pack in a file of its own."""
    data = read_folder(FOLDER, FILES.values())
    packs = [read_folder(FOLDER / "campaigns", [f"{name}.toml"]) for name in CAMPAIGNS]
    return data | {"campaign": [entry for pack in packs for entry in pack["campaign"]]}


def _campaigns(packs: object) -> list[Campaign]:
    if not isinstance(packs, list) or not packs:
        raise BadBox("content", "campaign", "content-no-campaign")
    campaigns = []
    for number, pack in enumerate(packs, 1):
        if not isinstance(pack, Mapping):
            raise BadBox("content", f"campaign {number}", "content-no-table")
        file = f"campaigns/{pack.get('id', number)}.toml"
        campaigns.append(parse(pack, Campaign, dict.fromkeys(Campaign.__struct_fields__, file)))
    if CAMPAIGNS[0] not in [campaign.id for campaign in campaigns]:
        raise BadBox("content", "campaign", "content-no-usual-campaign", campaign=CAMPAIGNS[0])
    return campaigns


def _said(box: Box, campaigns: Iterable[Campaign]) -> Iterator[Said]:
    """Yield the words that entries bring along; miniatures and spaces are called by what they belong to."""
    for noun in ("hunter", "card", "firearm", "item", "tile"):
        yield from ((noun, entry.id, entry.name, entry.text) for entry in getattr(box, noun))
    for kind in [*box.enemy, *box.boss]:
        yield "kind", kind.id, kind.name, kind.text
        minis = [f"{kind.id}_{number + 1}" for number in range(kind.minis)] if isinstance(kind, Enemy) else [kind.id]
        for number, unit in enumerate(minis, 1):
            yield "unit", unit, _numbered(kind.name, str(number) if len(minis) > 1 else ""), {}
    for tile in box.tile:
        for letter in tile.spaces:
            yield "space", f"{tile.id}_{letter}", _numbered(tile.name, letter.upper()), {}
    for campaign in campaigns:
        yield "campaign", campaign.id, campaign.name, {}
        for chapter in campaign.chapter:
            name = chapter.name or _numbered(campaign.name, str(chapter.number))
            yield "chapter", f"{campaign.id}_{chapter.number}", name, chapter.text
        for mission in campaign.mission:
            yield "mission", mission.id, mission.name, {}
            for step in mission.step:
                yield "mission_step", step.id, step.name, {}
                yield from (("choice", choice.id, choice.name, {}) for choice in step.choices)


def _numbered(name: Words, mark: str) -> Words:
    return {lang: f"{words} {mark}".rstrip() for lang, words in name.items()}
