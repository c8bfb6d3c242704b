"""What the numbers on cards, boards and tiles stand for.

Where the content writes a word for a number, the constant is called by that word: GOAL_REACH is the goal "reach".
"""

from typing import Final

NOBODY: Final = -1
NOWHERE: Final = -1  # of a hunter: in the Dream; of a unit: not on the map
SPACES: Final = 4  # room for so many spaces on a tile: space = tile * SPACES + place
SLOTS: Final = 3  # room for so many slots on a weapon
MOST_HP: Final = 6
MOST_ECHOES: Final = 3
DECK: Final = 12
GOODS: Final = 8  # consumable tokens for the map

# What a card clears when it is used (16.2)
CLEAR_OWN: Final = 1  # its own slot
CLEAR_ANY: Final = 2  # any slot

# Which tile one that is laid beforehand joins
LAID_CENTRAL: Final = 0
LAID_BEFORE: Final = 1

# Speeds (7.10)
SPEED_SLOW: Final = 1
SPEED_MEDIUM: Final = 2
SPEED_FAST: Final = 3

# Directions: north, east, south and west, on the map and on a tile as printed
DX: Final = [0, 1, 0, -1]
DY: Final = [-1, 0, 1, 0]

CLOSED: Final = -1  # an exit that leads nowhere yet
BLOCKED: Final = -2  # an exit that a mission has blocked for good (14.18)

# Cards of the enemy action deck (1.12)
BASIC: Final = 0
SPECIAL: Final = 1
ABILITY: Final = 2
ACTION_DECK: Final = [BASIC, BASIC, BASIC, SPECIAL, SPECIAL, ABILITY]  # 1.12

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

# Why a cruel choice was made (18.1)
REASON_NOTHING: Final = 0
REASON_FARTHEST_TAKEN: Final = 1
REASON_MOST_HUNTERS: Final = 2
REASON_MOST_ENEMIES: Final = 3
REASON_WEAKEST_HUNTER: Final = 4
REASON_FEWEST_WAYS: Final = 5
REASON_FIXED_ORDER: Final = 6

# What made a hunter suffer (8.1)
CAUSE_ATTACK: Final = 0  # an enemy's attack
CAUSE_BLOW: Final = 1  # a blow of an attack that had to be dodged by itself (7.15)
CAUSE_ABILITY: Final = 2  # an ability that was not dodged
CAUSE_LAST_BREATH: Final = 3  # of an enemy that was slain
CAUSE_MIRROR: Final = 4  # the own blow
CAUSE_POISON: Final = 5
CAUSE_STUN: Final = 6
CAUSE_BLOOD: Final = 7  # drawn in the clinic
CAUSE_REWARD: Final = 8
CAUSE_INSIGHT: Final = 9  # that was lacking
CAUSE_HAZARD: Final = 10

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
