"""What cards, boards and tiles say: definitions made once from the content, to which a state refers by number.

Each field is declared here and nowhere else: the content writes it under the same name, in the way that its type says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from duskhall.games.bloodborne_board.printed import (
    AT_LAMP,
    AT_NAMED,
    MISSION_INSIGHT,
    NOBODY,
    NOWHERE,
    ROLE_BOSS,
)
from duskhall.kernel.fields import declared
from duskhall.kernel.setup import Definition

if TYPE_CHECKING:
    from duskhall.games.bloodborne_board.state import BoardGame

# How the content writes a number.
Yes = int  # true or false
Derived = int  # not at all: it follows from the rest

# A word: GunUse "turn" is GUN_TURN of `printed`, and so with all of them; "" is 0 where no word is.
AtPlace = int
Clear = int
DodgeTime = int
Goal = int
GunUse = int
ItemType = int
LaidTo = int
MissionType = int
Role = int
Speed = int
TileRule = int
Trigger = int
WeaponAbility = int
Whom = int
Window = int
ImmuneSet = int  # a list of words, each with a bit of its own

# The id of an entry of that kind; "" is NOBODY where none need be given, or where chance decides (Any).
AnyEnemyId = int
AnyTileId = int
ConsumableId = int
EnemyId = int
FirearmId = int
FlagId = int
ItemId = int
KindId = int
LineId = int
MissionId = int
ModifierId = int
StepId = int
TileId = int

Effect = Callable[["BoardGame", int, int], None]  # game, seat, amount
Condition = Callable[["BoardGame", int, int], bool]


def no_effect(game: BoardGame, seat: int, amount: int) -> None:
    """Nothing happens by itself: another step looks for the item."""


def always(game: BoardGame, seat: int, amount: int) -> bool:
    """It always helps."""
    return True


@declared
class Card(Definition):
    """A stat card (16.2, 16.3)."""

    copies: int
    basic: Yes = 0
    dodge: Yes = 0
    stagger: Yes = 0
    damage: int = 0
    speed: int = 0
    draw: int = 0
    discard: int = 0
    cleanse: Yes = 0
    heal: int = 0
    clear: Clear = 0
    block: int = 0
    stride: int = 0  # spaces of a move that it pays for
    transform: Yes = 0  # a free one afterwards
    counter: int = 0  # damage to the attacker when it dodges
    cheap: int = 0  # damage from the hand to whoever uses an ability
    leap: int = 0
    immune: ImmuneSet = 0
    kill_draw: int = 0
    kill_heal: int = 0
    rally: int = 0  # healing after the attack
    wind: int = 0  # healing when it pays for an action


@declared
class Slot(Definition):
    """A slot of a weapon's side."""

    speed: Speed
    damage: int
    special: Yes = 0  # the side's ability speaks of it


@declared
class Side(Definition):
    """One side of a trick weapon (16.1)."""

    ability: WeaponAbility
    slots: list[Slot]


@declared
class Firearm(Definition):
    """A firearm (15.9)."""

    use: GunUse
    speed: Speed = 0
    damage: int = 0
    stagger: Yes = 0
    splash: int = 0
    push: int = 0
    cards: int
    echoes: int = 0
    free_on_transform: Yes = 0  # refreshed by a transform
    copies: int


@declared
class Item(Definition):
    """A consumable or a reward (15.6 to 15.8)."""

    type: ItemType
    window: Window
    effect: Effect = no_effect
    helps: Condition = always
    amount: int
    copies: int


@declared
class Demand(Definition):
    """The Dodge that a line asks for, and what happens without it (7.15)."""

    when: DodgeTime  # NEVER: it asks for none
    at: Speed = 0
    whom: Whom
    speed: Speed
    damage: int = 0
    stun: Yes = 0
    poison: Yes = 0
    stagger: Yes = 0
    mirror: Yes = 0
    carry: Yes = 0
    poisoned: Yes = 0  # who is poisoned already is staggered and stunned instead


@declared
class EnemyLine(Definition):
    """What an enemy or boss does when its action is flipped: an attack, or an ability (7.5 to 7.7)."""

    speed: Speed = 0  # of an ability: the speed at which it happens, 0 for at once
    damage: int = 0
    ability: Yes = 0
    # What the attack carries
    stagger: Yes = 0
    ties: Yes = 0
    stun: Yes = 0
    poison: Yes = 0
    frenzy: Yes = 0
    push: int = 0
    no_stagger: Yes = 0
    no_dodge: Yes = 0
    dodge_only: Speed = 0  # a dodge must come from a slot of exactly this speed
    all_here: Yes = 0
    first: Yes = 0  # it comes before an attack of the same speed
    faster: int = 0  # damage per arrow that it is faster than the hunter
    if_dodged: int = 0
    if_staggered: int = 0
    leech: int = 0
    weakened: Yes = 0  # tokens on the boss lower its damage
    shot: Yes = 0  # a firearm may be exhausted to put such a token on the boss
    # What the enemy does besides
    away: int = 0
    follow: Yes = 0
    again: Yes = 0
    then_basic: Yes = 0
    special_instead: Yes = 0
    rage: Yes = 0
    supplies: int = 0
    death_damage: int = 0
    death_poison: Yes = 0
    block: int = 0
    heal: int = 0
    spawn: int = 0
    reshuffle: Yes = 0
    drop_tokens: Yes = 0
    dive: Yes = 0
    aura: Yes = 0
    fetch_aura: Yes = 0
    missiles: int = 0
    flip: Yes = 0
    next_speed: int = 0
    next_damage: int = 0
    next_stagger: Yes = 0
    next_poison: Yes = 0
    next_basic_damage: int = 0
    # What changes with the hunter's condition
    if_poisoned_stun: Yes = 0
    if_poisoned_weaken: int = 0
    if_poisoned_no_dodge: Yes = 0
    if_poisoned_no_stagger: Yes = 0
    if_frenzied_speed: int = 0
    if_frenzied_stun: Yes = 0
    brick: Yes = 0  # discard a card, or lose speed and the dodge
    stun_here: Yes = 0
    demand: Demand = Demand()


@declared
class EnemyKind(Definition):
    """A kind of enemy, rival, boss or mission object."""

    role: Role = ROLE_BOSS
    hp: list[int]  # by number of hunters
    hp2: list[int]  # of a boss's second phase
    move: int = 1
    minis: int = 1
    first_unit: Derived = 0
    boss: Derived = NOBODY  # its number among the bosses
    soothed_by: ItemId = NOBODY  # the item that slows it
    lines: list[Derived] = []  # side A basic, special, ability, then side B
    phase1: list[Derived] = []
    phase2: list[Derived] = []


@declared
class Tile(Definition):
    """A tile as printed."""

    special: TileRule = 0
    spaces: Derived = 0
    exit: list[Derived] = []  # by direction: the space behind it, or CLOSED
    lamp: Derived = NOWHERE
    named: Derived = NOWHERE
    has_name: Derived = 0


@declared
class Modifier(Definition):
    """How a mission changes an enemy that it spawns (14.6)."""

    speed: int = 0
    damage: int = 0
    move: int = 0
    stagger: Yes = 0
    stun: Yes = 0
    poison: Yes = 0
    frenzy: Yes = 0
    no_stagger: Yes = 0
    rooted: Yes = 0
    invulnerable: Yes = 0
    unkillable: Yes = 0  # what would slay it only drives it back to where it appeared
    hp: int = 0  # in place of its own, 0 for its own
    ability_line: LineId = NOBODY  # in place of its ability
    shield: int = 0  # enemies in range 1 of it block so much
    friend: Yes = 0  # loses a life when a special or ability is flipped
    roams: int = 0  # spaces that it goes at the end of a round, before it attacks
    calls: EnemyId = NOBODY  # the kind that it calls where it has reached nobody
    price: int = 0  # blood echoes for which it keeps still at the end of a round
    feeds: int = 0  # what it heals when a hunter is slain


@declared
class Spawn(Definition):
    """Enemies that a step of a mission brings (14.6)."""

    kind: KindId
    tile: TileId = NOBODY  # NOBODY: the tile where the step was revealed
    place: AtPlace = AT_LAMP
    count: int = 1
    count_more: int = 0  # besides, with three or more hunters
    count_per_hunter: int = 0  # as many as there are hunters, besides
    lives: int = 0
    lives_more: int = 0
    lives_per_hunter: int = 0
    modifier: ModifierId = NOBODY
    phase: int = 1
    goal: Yes = 1  # slaying it counts for the goal


@declared
class Reward(Definition):
    """What a mission or choice gives (14.8)."""

    items: list[ItemId] = []
    firearms: list[FirearmId] = []
    consumables: int = 0
    echoes: int = 0
    damage: int = 0
    frenzy: Yes = 0
    flags: list[FlagId] = []


@declared
class Penalty(Definition):
    """What the hunters suffer when a step is revealed to them too early (14.17)."""

    insight: int  # with so much insight they are spared
    damage: int = 0
    frenzy: Yes = 0


@declared
class MissionStep(Definition):
    """One card of a mission: what happens when it is revealed, its goal, and what holds meanwhile."""

    mission: Derived = 0
    goal: Goal
    count: int = 0
    hunters: Yes = 0  # the number of hunters is added to the count
    more: int = 0  # added with three or more hunters
    insight: int = 0
    tile: TileId = NOBODY
    on_space: Yes = 0  # the named space of the tile, not any of its spaces
    kind: KindId = NOBODY
    or_kind: KindId = NOBODY  # this kind counts as well
    changes: ModifierId = NOBODY  # the modifier of all enemies of the kind
    clean: Yes = 0  # only hunters without frenzy count
    item: ConsumableId = NOBODY  # the only consumable that is taken
    or_reset: int = 0
    reset_next: StepId = NOBODY  # the step to which the next reset leads
    fog: TileId = NOBODY
    seals: TileId = NOBODY  # the tile that nobody enters or leaves
    blocks: TileId = NOBODY  # the tile whose unexplored exit is blocked afterwards
    opens: list[MissionId] = []  # missions that wait for this step
    penalties: list[Penalty] = []
    gift: Reward = Reward()  # for whoever reveals the step
    spawns: list[Spawn] = []
    token_tile: TileId = NOBODY
    token_place: AtPlace = AT_NAMED
    tokens: int = 0
    tokens_per_hunter: int = 0
    corpses: KindId = NOBODY  # the kind whose death gives a token
    ally: int = 0  # damage that the token's company adds
    flees: int = 0
    slows: int = 0
    fragile: Yes = 0  # tokens that share a space with an enemy at the end of a turn are lost
    finds: Yes = 0  # every consumable token taken brings a token along
    gunfire: LineId = NOBODY  # the hazard of each turn's start
    boulders: LineId = NOBODY  # the hazard of each round's end, on the step's tile
    everywhere: Yes = 0  # tokens and guards on every fitting space of the map as it grows
    after_resets: KindId = NOBODY  # the kind that appears after each reset
    after_resets_place: AtPlace = AT_LAMP
    after_resets_modifier: ModifierId = NOBODY
    frenzy_all: Yes = 0
    bait: KindId = NOBODY  # the kind that a consumable lures
    lay: TileId = NOBODY  # a tile that is attached
    lay_at: TileId = NOBODY
    choices: list[Derived] = []
    next: Derived = NOBODY  # the step after it; NOBODY ends the mission
    reward: Reward = Reward()
    lost_flag: FlagId = NOBODY  # set when the friend of the step falls
    lost_reward: Reward = Reward()  # in place of the other then


@declared
class Mission(Definition):
    """A chain of steps (14.1)."""

    chapter: Derived = 0
    type: MissionType = MISSION_INSIGHT
    trigger: Trigger
    opened: Derived = 0  # not before a step opens it
    tile: TileId = NOBODY
    reset: int = 0
    needs: list[FlagId] = []
    without: list[FlagId] = []
    first: Derived = 0


@declared
class Choice(Definition):
    """One of the ways that a step offers (14.9)."""

    tile: TileId = NOBODY  # of a delivery: bringing it here is the choice
    next: StepId = NOBODY
    flags: list[FlagId] = []
    reward: Reward = Reward()


@declared
class Chapter(Definition):
    """The setup side of a chapter card (1.9 to 1.13)."""

    campaign: Derived = 0
    number: int
    enemies: list[AnyEnemyId]  # NOBODY: one by chance
    never: list[EnemyId] = []  # kinds that chance does not pick
    tiles: list[TileId]
    random: int
    cap: int
    removed: list[TileId] = []
    laid: list[AnyTileId] = []  # tiles laid beforehand, NOBODY for a random one
    laid_to: list[LaidTo] = []  # the tile laid before, or the Central Lamp, that each joins
    exchange: ConsumableId = NOBODY  # the item for which a consumable may be swapped in the Dream (11.8)


@declared
class Tables(Definition):
    """The box: everything printed, shared by all states."""

    cards: list[Card]
    basics: list[int]
    sides: list[Side]  # hunter * 2 + side
    starting: list[int]  # the firearm of each hunter
    firearms: list[Firearm]
    items: list[Item]
    consumables: int = 0  # items below this number are consumables
    goods_at: list[list[int]] = [[] for _ in range(8)]  # window -> consumables
    rewards_at: list[list[int]] = [[] for _ in range(8)]  # window -> rewards
    lines: list[EnemyLine]
    kinds: list[EnemyKind]
    enemy_kinds: list[int]
    bosses: int = 0
    unit_kind: list[int]
    tiles: list[Tile]
    central: int = 0
    inner: list[list[int]]  # space -> spaces of the same tile beside it
    ways: list[list[int]]  # space -> directions of its exits, as printed
    lamps: list[int]  # the spaces with a lamp
    icons: list[list[int]]  # space -> slots (0 to 2) that spawn there
    spawning: list[int]  # the spaces with such icons
    goods: list[int]  # space -> consumable icons
    stocked: list[int]  # the spaces with such icons
    modifiers: list[Modifier]
    missions: list[Mission]
    of_chapter: list[list[int]]  # chapter -> its missions
    steps: list[MissionStep]
    choices: list[Choice]
    chapters: list[Chapter]  # campaign * 3 + chapter - 1
    flags: int = 0
