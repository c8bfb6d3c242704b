"""Campaign packs: chapters, missions and their steps as content/campaigns/*.toml write them, or a file of your own.

A step is made of named building blocks; what each of them means is said in `printed`, what must fit together is looked
at in `checks`.
"""

from typing import Literal

import msgspec

from duskhall.kernel.content import Identifier, Provenance, Words

Place = Literal["lamp", "named", "slot_1", "slot_2", "slot_3", "consumable", "here", "entrance", "same", "hand"]


class Modifier(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How a mission changes an enemy."""

    id: str
    speed: int = 0
    damage: int = 0
    move: int = 0
    stagger: bool = False
    stun: bool = False
    poison: bool = False
    frenzy: bool = False
    no_stagger: bool = False
    rooted: bool = False
    invulnerable: bool = False
    unkillable: bool = False
    hp: int = 0
    ability_line: str = ""
    shield: int = 0
    friend: bool = False
    roams: int = 0
    calls: str = ""
    price: int = 0
    feeds: int = 0


class Spawn(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Enemies that a step brings."""

    kind: str
    tile: str = ""
    place: Place = "lamp"
    count: int = 1
    count_more: int = 0
    count_per_hunter: int = 0
    lives: int = 0
    lives_more: int = 0
    lives_per_hunter: int = 0
    modifier: str = ""
    phase: int = 1
    goal: bool = True


class Reward(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a step or choice pays."""

    items: list[str] = []
    firearms: list[str] = []
    consumables: int = 0
    echoes: int = 0
    damage: int = 0
    frenzy: int = 0
    flags: list[str] = []


class Penalty(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a step revealed with too little insight costs every hunter."""

    insight: int
    damage: int = 0
    frenzy: bool = False


class Choice(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One of the ways that a step offers."""

    id: Identifier
    name: Words = {}
    tile: str = ""
    next: str = ""
    flags: list[str] = []
    reward: Reward | None = None


class Step(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One card of a mission; its name is what it tells the hunters to do."""

    id: Identifier
    name: Words = {}
    goal: str
    count: int = 0
    hunters: bool = False
    more: int = 0
    insight: int = 0
    tile: str = ""
    on_space: bool = False
    kind: str = ""
    or_kind: str = ""
    changes: str = ""
    clean: bool = False
    item: str = ""
    or_reset: int = 0
    reset_next: str = ""
    fog: str = ""
    seals: str = ""
    blocks: str = ""
    opens: list[str] = []
    penalties: list[Penalty] = []
    gift: Reward | None = None
    spawns: list[Spawn] = []
    token_tile: str = ""
    token_place: Place = "named"
    tokens: int = 0
    tokens_per_hunter: int = 0
    corpses: str = ""
    ally: int = 0
    flees: int = 0
    slows: int = 0
    fragile: bool = False
    finds: bool = False
    gunfire: str = ""
    boulders: str = ""
    everywhere: bool = False
    after_resets: str = ""
    after_resets_place: Place = "lamp"
    after_resets_modifier: str = ""
    frenzy_all: bool = False
    bait: str = ""
    lay: str = ""
    lay_at: str = ""
    choices: list[Choice] = []
    next: str | None = None
    reward: Reward | None = None
    lost_flag: str = ""
    lost_reward: Reward | None = None


class Mission(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A chain of steps."""

    id: Identifier
    name: Words = {}
    chapter: int
    trigger: Literal["start", "tile", "space", "reset", "opened"]
    step: list[Step]
    type: Literal["hunt", "insight", "side"] = "insight"
    tile: str = ""
    reset: int = 0
    needs: list[str] = []
    without: list[str] = []


class Chapter(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The setup side of a chapter card; `text` is the story that it begins with."""

    number: int
    name: Words = {}
    text: Words = {}
    enemies: list[str]
    tiles: list[str]
    random: int
    cap: int
    never: list[str] = []
    removed: list[str] = []
    laid: list[str] = []
    laid_to: list[Literal["central", "before"]] = []
    exchange: str = ""


class Campaign(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A campaign pack."""

    id: Identifier
    provenance: Provenance
    chapter: list[Chapter]
    mission: list[Mission]
    modifier: list[Modifier] = []
    name: Words = {}
