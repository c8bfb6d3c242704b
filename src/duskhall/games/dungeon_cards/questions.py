"""What players of Dungeon Cards are asked, with the rule that lets them decide.

Literal options first, then the aids (skills and single-use items) that can be used at that moment; the function
that carries an answer out has the question's name and stands in `rules`.
"""

from typing import Final

from duskhall.kernel.question import Each, Question

CHOOSE_ADVENTURER: Final = Question("choose_adventurer", "1.3", "fate", Each("adventurer"))
PUSH_OR_STOP: Final = Question("push_or_stop", "2.3", "draw", "stop", Each("aid"))
KEEP_OR_DISCARD: Final = Question("keep_or_discard", "6.6", "keep", "discard")
CARD_DRAWN: Final = Question("card_drawn", "6.3", "go_on", Each("aid"))
FIGHT_OR_EVADE: Final = Question("fight_or_evade", "4.4", "fight", "evade", Each("aid"))
SETTLE_ROLL: Final = Question("settle_roll", "6.3", "accept", Each("aid"))
REROLL_DICE: Final = Question("reroll_dice", "6.11", "strike", "evade", "skill", "roll")
AFTER_EVADING: Final = Question("after_evading", "6.12", "go_on", Each("aid"))
TAKE_HIT: Final = Question("take_hit", "6.3", "accept", Each("aid"))
COLLECT: Final = Question("collect", "2.4", "done", Each("aid"))
CLAIM_SPOILS: Final = Question("claim", "9.6", "gold", Each("item"))
FACE_BOSS: Final = Question("face_boss", "12.3", "challenge", "decline")
STRIKE_BOSS: Final = Question("strike_boss", "12.4", "attack", Each("aid"))

QUESTIONS: Final = (
    CHOOSE_ADVENTURER,
    PUSH_OR_STOP,
    KEEP_OR_DISCARD,
    CARD_DRAWN,
    FIGHT_OR_EVADE,
    SETTLE_ROLL,
    REROLL_DICE,
    AFTER_EVADING,
    TAKE_HIT,
    COLLECT,
    CLAIM_SPOILS,
    FACE_BOSS,
    STRIKE_BOSS,
)

# The literal options, by number.
FATE: Final = 0
DRAW: Final = 0
STOP: Final = 1
KEEP: Final = 0
GO_ON: Final = 0  # also "accept" and "done"
FIGHT_IT: Final = 0
EVADE_IT: Final = 1
REROLL_STRIKE: Final = 0
REROLL_EVADE: Final = 1
REROLL_SKILL: Final = 2
REROLL_NOW: Final = 3
CLAIM_GOLD: Final = 0
CHALLENGE: Final = 0
DECLINE: Final = 1
ATTACK: Final = 0
