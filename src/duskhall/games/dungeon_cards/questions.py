"""What players of Dungeon Cards are asked, with the rule that lets them decide.

Words first, then the aids (skills and single-use items) that can be used at that moment.
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

# The words among the options.
FATE: Final = CHOOSE_ADVENTURER.word("fate")
DRAW: Final = PUSH_OR_STOP.word("draw")
STOP: Final = PUSH_OR_STOP.word("stop")
GO_ON: Final = CARD_DRAWN.word("go_on")
KEEP: Final = KEEP_OR_DISCARD.word("keep")
DISCARD: Final = KEEP_OR_DISCARD.word("discard")
FIGHT_IT: Final = FIGHT_OR_EVADE.word("fight")
EVADE_IT: Final = FIGHT_OR_EVADE.word("evade")
ACCEPT_ROLL: Final = SETTLE_ROLL.word("accept")
REROLL_STRIKE: Final = REROLL_DICE.word("strike")
REROLL_EVADE: Final = REROLL_DICE.word("evade")
REROLL_SKILL: Final = REROLL_DICE.word("skill")
REROLL_NOW: Final = REROLL_DICE.word("roll")
LEAVE_IT: Final = AFTER_EVADING.word("go_on")
ACCEPT_HIT: Final = TAKE_HIT.word("accept")
DONE: Final = COLLECT.word("done")
CLAIM_GOLD: Final = CLAIM_SPOILS.word("gold")
CHALLENGE: Final = FACE_BOSS.word("challenge")
DECLINE: Final = FACE_BOSS.word("decline")
ATTACK: Final = STRIKE_BOSS.word("attack")
