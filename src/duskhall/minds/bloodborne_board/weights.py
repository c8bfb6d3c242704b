"""What the companion thinks things are worth: every number that was tuned, in one table.

The unit is a hundredth of a stat card: an action costs 100, a hunter's turn about 300.
"""

from typing import Final

# Time
TRACK: Final = 180  # a space of the hunt track, per hunter: everyone loses a turn by it
LOST: Final = 100_000  # the hunt is over
WON: Final = 200_000

# Hunters
HEALTH: Final = (-800, -440, -290, -180, -95, -35, 0)  # by HP left
LAST_STAND: Final = 4  # in the final round health is worth only this part
PACE: Final = 200  # work per turn that is left, above which health is worth less before a boss
PACE_ALONE: Final = 800  # besides, shared by the hunters: few of them have fewer turns for the same missions
LEAST_CALM: Final = 35  # the least part that it is worth then, in hundredths
TRAPPED: Final = 80  # being behind fog gates for nothing, per round that is left
DREAMING: Final = 250  # being off the map: the turn that ended, the way back
STEP: Final = 35  # a space between a hunter and the aim
FARTHEST: Final = 24  # aims that are farther count as so far
HELP: Final = 30  # a space between a hunter and the aim where they could help
IDLE: Final = 16  # a hunter who has no aim counts as so far from one
CROWD: Final = 2  # spaces that an aim with enough hunters is farther
POISONED: Final = 90
FRENZIED: Final = 90
SLOT_FULL: Final = 28
CARD_IN_HAND: Final = 8
GUN: Final = 35
ECHO: Final = 45
ITEM: Final = 60
UPGRADE: Final = 60  # an echo well spent

# Enemies
DAMAGE: Final = 75  # a point of damage on an enemy of a mission
BOSS_DAMAGE: Final = 110  # on a boss: nobody wins by sparing it
WOUND: Final = 12  # on another enemy that stands near
KILL: Final = 60  # slaying another enemy
ATTACKER: Final = 12  # an enemy that would attack the hunter next

# Missions: what is left to do
INSIGHT: Final = 1500  # a mission that has to be completed
STAGE: Final = 600  # a step of a mission
WORK: Final = 150  # an action that a mission still needs
DRAW: Final = 400  # a tile that has to be turned up
UNSEEN: Final = 600  # a tile that a mission needs and nobody has found
BEYOND: Final = 6  # spaces that lie between an open exit and what is looked for
FALLBACK: Final = 20  # how much work on what a reset will undo still counts, in hundredths
TURN_DAMAGE: Final = 4  # damage that a hunter deals in a turn
