"""What is printed on cards, boards and tiles: constants, and definitions made once from the content.

Definitions never change; a state refers to them by number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from duskhall.games.bloodborne_board.state import BoardGame

NOBODY: Final = -1
NOWHERE: Final = -1  # of a hunter: in the Dream; of a unit: not on the map
SPACES: Final = 4  # room for so many spaces on a tile: space = tile * SPACES + place
SLOTS: Final = 3  # room for so many slots on a weapon
MOST_HP: Final = 6
MOST_ECHOES: Final = 3
DECK: Final = 12

# Speeds (7.10)
SPEED_SLOW: Final = 1
SPEED_MEDIUM: Final = 2
SPEED_FAST: Final = 3

# Directions, clockwise, on the map and on a tile as printed
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DX: Final = [0, 1, 0, -1]
DY: Final = [-1, 0, 1, 0]

CLOSED: Final = -1  # an exit that leads nowhere yet
BLOCKED: Final = -2  # an exit that a mission has blocked for good (14.18)

# Cards of the enemy action deck (1.12)
BASIC: Final = 0
SPECIAL: Final = 1
ABILITY: Final = 2

# Roles of kinds
ROLE_ENEMY: Final = 0
ROLE_RIVAL: Final = 1
ROLE_BOSS: Final = 2
ROLE_OBJECT: Final = 3  # a thing of a mission that can be struck: it never acts

# When items are used (15)
WINDOW_TURN: Final = 0
WINDOW_ATTACK: Final = 1
WINDOW_ENTRY: Final = 2
WINDOW_ATTACKED: Final = 3
WINDOW_KILL: Final = 4
WINDOW_SLAIN: Final = 5
WINDOW_LASTING: Final = 6
WINDOW_STORY: Final = 7

# Types of items
ITEM_CONSUMABLE: Final = 0
ITEM_TOOL: Final = 1
ITEM_RUNE: Final = 2
ITEM_STORY: Final = 3

# When firearms are used (15.9)
GUN_BASIC_ATTACK: Final = 0
GUN_ATTACK: Final = 1
GUN_TURN: Final = 2
GUN_ENTRY: Final = 3
GUN_WEAKEN: Final = 4

# What a card cannot suffer in its combat (16.3), one bit each
IMMUNE_STAGGER: Final = 1
IMMUNE_STUN: Final = 2
IMMUNE_FRENZY: Final = 4
IMMUNE_POISON: Final = 8

# Abilities of weapon sides (16.1)
WEAPON_PLAIN: Final = 0
WEAPON_STAGGER_HURTS: Final = 1
WEAPON_KILL_REFRESHES: Final = 2
WEAPON_DODGE_HURTS: Final = 3
WEAPON_STAGGER_TIES: Final = 4
WEAPON_RALLY_HEALS: Final = 5
WEAPON_KILL_SPLASHES: Final = 6
WEAPON_COMBO_TRANSFORMS: Final = 7
WEAPON_CLEARING_HURTS: Final = 8

# Special rules of tiles
TILE_PLAIN: Final = 0
TILE_LAMP: Final = 1  # 5.3
TILE_BRIDGE: Final = 2  # 4.10
TILE_TOMB: Final = 3  # 5.4
TILE_CATHEDRAL: Final = 4  # 5.5
TILE_CLINIC: Final = 5  # 5.7
TILE_CHAPEL: Final = 6  # 5.7
TILE_CHALICE: Final = 7  # 5.6

# When a line's demand for a dodge comes (7.15)
NEVER: Final = 0
DODGE_WITH: Final = 1
DODGE_AGAIN: Final = 2
DODGE_NOW: Final = 3
DODGE_AT: Final = 4
DODGE_TURN_END: Final = 5

# Whom a demand or an effect concerns
WHOM_HUNTER: Final = 0
WHOM_OTHERS: Final = 1
WHOM_HERE: Final = 2
WHOM_NEAR: Final = 3

# How a combat came about
HUNTER_ATTACKS: Final = 0
ENEMY_ATTACKS: Final = 1
AMBUSH: Final = 2

# Where the game stands
PREPARING: Final = 0
HUNTING: Final = 1
BETWEEN: Final = 2
OVER: Final = 3

# Where a mission stands, besides the number of its step
WAITING: Final = -1
DONE: Final = -2
BARRED: Final = -3  # not part of this chapter, or its branch was not taken

# Types of missions
MISSION_HUNT: Final = 0
MISSION_INSIGHT: Final = 1
MISSION_SIDE: Final = 2

# Triggers (14.2)
TRIGGER_START: Final = 0
TRIGGER_TILE: Final = 1
TRIGGER_SPACE: Final = 2
TRIGGER_RESET: Final = 3
TRIGGER_OPENED: Final = 4  # a step of another mission opens it

# Goals (14.3 to 14.12)
GOAL_INSIGHT: Final = 0
GOAL_REACH: Final = 1
GOAL_SLAY: Final = 2
GOAL_KILLS: Final = 3
GOAL_INTERACT: Final = 4
GOAL_DELIVER: Final = 5
GOAL_DONATE: Final = 6
GOAL_PAY: Final = 7
GOAL_CLEAR: Final = 8
GOAL_CHASE: Final = 9
GOAL_PHASE: Final = 10
GOAL_LURE: Final = 11
GOAL_ROUND_END: Final = 12
GOAL_CHOICE: Final = 13
GOAL_TILES: Final = 14
GOAL_COLLECT: Final = 15
GOAL_LEAD: Final = 16

# Where things of a mission appear
AT_LAMP: Final = 0
AT_NAMED: Final = 1
AT_SLOT_1: Final = 2
AT_SLOT_2: Final = 3
AT_SLOT_3: Final = 4
AT_CONSUMABLE: Final = 5
AT_HERE: Final = 6
AT_ENTRANCE: Final = 7
AT_SAME: Final = 8  # where the enemy of the step before stood
AT_HAND: Final = 9  # carried by whoever completed the step before


Effect = Callable[["BoardGame", int, int], None]  # game, seat, amount
Condition = Callable[["BoardGame", int, int], bool]


def no_effect(game: BoardGame, seat: int, amount: int) -> None:
    """Nothing happens by itself: another step looks for the item."""


def always(game: BoardGame, seat: int, amount: int) -> bool:
    """It always helps."""
    return True


class Card:
    """A stat card (16.2, 16.3)."""

    def __init__(self) -> None:
        self.stat = 0
        self.copies = 0
        self.basic = 0
        self.dodge = 0
        self.stagger = 0
        self.damage = 0
        self.speed = 0
        self.draw = 0
        self.discard = 0
        self.cleanse = 0
        self.heal = 0
        self.clear = 0  # 1 its own slot, 2 any slot
        self.block = 0
        self.stride = 0  # spaces of a move that it pays for
        self.transform = 0  # a free one afterwards
        self.counter = 0  # damage to the attacker when it dodges
        self.cheap = 0  # damage from the hand to whoever uses an ability
        self.leap = 0
        self.immune = 0
        self.kill_draw = 0
        self.kill_heal = 0
        self.rally = 0  # healing after the attack
        self.wind = 0  # healing when it pays for an action


class Side:
    """One side of a trick weapon (16.1)."""

    def __init__(self) -> None:
        self.speed: list[int] = []
        self.damage: list[int] = []
        self.special: list[int] = []  # 1 where the side's ability speaks of this slot
        self.ability = WEAPON_PLAIN


class Firearm:
    """A firearm (15.9)."""

    def __init__(self) -> None:
        self.use = GUN_BASIC_ATTACK
        self.speed = 0
        self.damage = 0
        self.stagger = 0
        self.splash = 0
        self.push = 0
        self.cards = 0
        self.echoes = 0
        self.free = 0  # refreshed by a transform
        self.copies = 0


class Item:
    """A consumable or a reward (15.6 to 15.8)."""

    def __init__(self) -> None:
        self.type = ITEM_CONSUMABLE
        self.window = WINDOW_TURN
        self.effect: Effect = no_effect
        self.helps: Condition = always
        self.amount = 0
        self.copies = 0


class Line:
    """What an enemy or boss does when its action is flipped: an attack, or an ability (7.5 to 7.7)."""

    def __init__(self) -> None:
        self.speed = 0  # of an ability: the speed at which it happens, 0 for at once
        self.damage = 0
        self.ability = 0
        # What the attack carries
        self.stagger = 0
        self.ties = 0
        self.stun = 0
        self.poison = 0
        self.frenzy = 0
        self.push = 0
        self.no_stagger = 0
        self.no_dodge = 0
        self.dodge_only = 0  # a dodge must come from a slot of exactly this speed
        self.all_here = 0
        self.first = 0  # it comes before an attack of the same speed
        self.faster = 0  # damage per arrow that it is faster than the hunter
        self.if_dodged = 0
        self.if_staggered = 0
        self.leech = 0
        self.weakened = 0  # tokens on the boss lower its damage
        self.shot = 0  # a firearm may be exhausted to put such a token on the boss
        # What the enemy does besides
        self.away = 0
        self.follow = 0
        self.again = 0
        self.then_basic = 0
        self.special_instead = 0
        self.rage = 0
        self.supplies = 0
        self.death_damage = 0
        self.death_poison = 0
        self.block = 0
        self.heal = 0
        self.spawn = 0
        self.reshuffle = 0
        self.drop_tokens = 0
        self.dive = 0
        self.aura = 0
        self.fetch_aura = 0
        self.missiles = 0
        self.flip = 0
        self.next_speed = 0
        self.next_damage = 0
        self.next_stagger = 0
        self.next_poison = 0
        self.next_basic_damage = 0
        # What changes with the hunter's condition
        self.if_poisoned_stun = 0
        self.if_poisoned_weaken = 0
        self.if_poisoned_no_dodge = 0
        self.if_poisoned_no_stagger = 0
        self.if_frenzied_speed = 0
        self.if_frenzied_stun = 0
        self.brick = 0  # discard a card, or lose speed and the dodge
        self.stun_here = 0
        # What it demands a dodge for
        self.demand = NEVER
        self.demand_at = 0
        self.demand_scope = WHOM_HUNTER
        self.demand_speed = 0
        self.demand_damage = 0
        self.demand_stun = 0
        self.demand_poison = 0
        self.demand_stagger = 0
        self.demand_mirror = 0
        self.demand_carry = 0
        self.demand_poisoned = 0  # who is poisoned already is staggered and stunned instead


class Kind:
    """A kind of enemy, rival, boss or mission object."""

    def __init__(self) -> None:
        self.role = ROLE_ENEMY
        self.hp: list[int] = []  # by number of hunters
        self.hp2: list[int] = []  # of a boss's second phase
        self.move = 1
        self.first_unit = 0
        self.minis = 0
        self.boss = NOBODY  # its number among the bosses
        self.soothed_by = NOBODY  # the item that slows it
        self.lines: list[int] = []  # side A basic, special, ability, then side B
        self.phase1: list[int] = []
        self.phase2: list[int] = []


class Tile:
    """A tile as printed."""

    def __init__(self) -> None:
        self.spaces = 0
        self.exit: list[int] = []  # by direction: the space behind it, or CLOSED
        self.lamp = NOWHERE
        self.named = NOWHERE
        self.has_name = 0
        self.special = TILE_PLAIN


class Modifier:
    """How a mission changes an enemy that it spawns (14.6)."""

    def __init__(self) -> None:
        self.speed = 0
        self.damage = 0
        self.move = 0
        self.stagger = 0
        self.stun = 0
        self.poison = 0
        self.frenzy = 0
        self.no_stagger = 0
        self.rooted = 0
        self.invulnerable = 0
        self.unkillable = 0  # what would slay it only drives it back to where it appeared
        self.hp = 0  # in place of its own, 0 for its own
        self.ability_line = NOBODY  # in place of its ability
        self.shield = 0  # enemies in range 1 of it block so much
        self.friend = 0  # loses a life when a special or ability is flipped
        self.roams = 0  # spaces that it goes at the end of a round, before it attacks
        self.calls = NOBODY  # the kind that it calls where it has reached nobody
        self.price = 0  # blood echoes for which it keeps still at the end of a round
        self.feeds = 0  # what it heals when a hunter is slain


class Spawn:
    """Enemies that a step of a mission brings (14.6)."""

    def __init__(self) -> None:
        self.kind = 0
        self.tile = NOBODY  # NOBODY: the tile where the step was revealed
        self.place = AT_LAMP
        self.count = 0
        self.count_more = 0  # besides, with three or more hunters
        self.count_hunters = 0  # 1: as many as there are hunters, besides
        self.lives = 0
        self.lives_more = 0
        self.lives_hunters = 0
        self.modifier = NOBODY
        self.phase = 1
        self.goal = 1  # 1: slaying it counts for the goal


class Reward:
    """What a mission or choice gives (14.8)."""

    def __init__(self) -> None:
        self.items: list[int] = []
        self.firearms: list[int] = []
        self.consumables = 0
        self.echoes = 0
        self.damage = 0
        self.frenzy = 0
        self.flags: list[int] = []


class Penalty:
    """What the hunters suffer when a step is revealed to them too early (14.17)."""

    def __init__(self) -> None:
        self.insight = 0  # with so much insight they are spared
        self.damage = 0
        self.frenzy = 0


class MissionStep:
    """One card of a mission: what happens when it is revealed, its goal, and what holds meanwhile."""

    def __init__(self) -> None:
        self.mission = 0
        self.goal = GOAL_INSIGHT
        self.count = 0
        self.hunters = 0  # 1: the number of hunters is added to the count
        self.more = 0  # added with three or more hunters
        self.insight = 0
        self.tile = NOBODY
        self.on_space = 0  # 1: the named space of the tile, not any of its spaces
        self.kind = NOBODY
        self.or_kind = NOBODY  # this kind counts as well
        self.changes = NOBODY  # the modifier of all enemies of the kind
        self.clean = 0  # 1: only hunters without frenzy count
        self.item = NOBODY  # the only consumable that is taken
        self.or_reset = 0
        self.reset_next = NOBODY  # the step to which the next reset leads
        self.fog = NOBODY
        self.seals = NOBODY  # the tile that nobody enters or leaves
        self.blocks = NOBODY  # the tile whose unexplored exit is blocked afterwards
        self.opens: list[int] = []  # missions that wait for this step
        self.penalties: list[Penalty] = []
        self.gift = Reward()  # for whoever reveals the step
        self.spawns: list[Spawn] = []
        self.token_tile = NOBODY
        self.token_place = AT_NAMED
        self.tokens = 0
        self.tokens_hunters = 0
        self.corpses = NOBODY  # the kind whose death gives a token
        self.ally = 0  # damage that the token's company adds
        self.flees = 0
        self.slows = 0
        self.fragile = 0  # 1: tokens that share a space with an enemy at the end of a turn are lost
        self.finds = 0  # 1: every consumable token taken brings a token along
        self.gunfire = NOBODY  # the hazard of each turn's start
        self.boulders = NOBODY  # the hazard of each round's end, on the step's tile
        self.everywhere = 0  # 1: tokens and guards on every fitting space of the map as it grows
        self.after_resets = NOBODY  # the kind that appears after each reset
        self.after_resets_place = AT_LAMP
        self.after_resets_modifier = NOBODY
        self.frenzy_all = 0
        self.bait = NOBODY  # the kind that a consumable lures
        self.lay = NOBODY  # a tile that is attached
        self.lay_at = NOBODY
        self.choices: list[int] = []
        self.next = NOBODY  # the step after it; NOBODY ends the mission
        self.reward = Reward()
        self.lost_flag = NOBODY  # set when the friend of the step falls
        self.lost_reward = Reward()  # in place of the other then


class Mission:
    """A chain of steps (14.1)."""

    def __init__(self) -> None:
        self.chapter = 0
        self.type = MISSION_INSIGHT
        self.trigger = TRIGGER_START
        self.opened = 0  # 1: not before a step opens it
        self.tile = NOBODY
        self.reset = 0
        self.needs: list[int] = []
        self.without: list[int] = []
        self.first = 0


class Choice:
    """One of the ways that a step offers (14.9)."""

    def __init__(self) -> None:
        self.tile = NOBODY  # of a delivery: bringing it here is the choice
        self.next = NOBODY
        self.flags: list[int] = []
        self.reward = Reward()


class Chapter:
    """The setup side of a chapter card (1.9 to 1.13)."""

    def __init__(self) -> None:
        self.campaign = 0
        self.number = 1
        self.enemies: list[int] = []  # NOBODY: one by chance
        self.never: list[int] = []  # kinds that chance does not pick
        self.tiles: list[int] = []
        self.random = 0
        self.cap = 0
        self.removed: list[int] = []
        self.laid: list[int] = []  # tiles laid beforehand, NOBODY for a random one
        self.laid_to: list[int] = []  # the tile laid before, or the Central Lamp, that each joins
        self.exchange = NOBODY  # the item for which a consumable may be swapped in the Dream (11.8)


class Tables:
    """The box: everything printed, shared by all states."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.basics: list[int] = []
        self.sides: list[Side] = []  # hunter * 2 + side
        self.starting: list[int] = []  # the firearm of each hunter
        self.firearms: list[Firearm] = []
        self.items: list[Item] = []
        self.consumables = 0  # items below this number are consumables
        self.at_window: list[list[int]] = [[] for _ in range(8)]  # window -> items
        self.lines: list[Line] = []
        self.kinds: list[Kind] = []
        self.enemy_kinds: list[int] = []
        self.bosses = 0
        self.unit_kind: list[int] = []
        self.tiles: list[Tile] = []
        self.central = 0
        self.inner: list[list[int]] = []  # space -> spaces of the same tile beside it
        self.ways: list[list[int]] = []  # space -> directions of its exits, as printed
        self.exists: list[int] = []  # space -> 1 where the tile has it
        self.icons: list[list[int]] = []  # space -> slots (0 to 2) that spawn there
        self.goods: list[int] = []  # space -> consumable icons
        self.modifiers: list[Modifier] = []
        self.missions: list[Mission] = []
        self.of_chapter: list[list[int]] = []  # chapter -> its missions
        self.steps: list[MissionStep] = []
        self.choices: list[Choice] = []
        self.chapters: list[Chapter] = []  # campaign * 3 + chapter - 1
        self.flags = 0
