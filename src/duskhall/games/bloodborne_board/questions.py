"""What players of the board game are asked, with the rule that lets them decide.

Words first, then the entries of a catalogue.  Each ask names the step that hears its answer.
"""

from typing import Final

from duskhall.kernel.question import Each, Question

WAYS: Final = ("north", "east", "south", "west")  # by direction

# Preparing, round and turn
CHOOSE_HUNTER: Final = Question("choose_hunter", "1.4", "fate", Each("hunter"))
CHOOSE_SIDE: Final = Question("choose_side", "1.5", "side_a", "side_b")
CHOOSE_START: Final = Question("choose_start", "1.10", Each("space"))
REFILL: Final = Question("refill", "2.2", "draw", Each("card"))
TAKE_TURN: Final = Question("take_turn", "2.5", "go")
RETURN_TO: Final = Question("return_to", "11.7", Each("space"))
ACT: Final = Question(
    "act", "3.1", "end_turn", "move", "interact", "transform", "dream", "attack", "shoot", "reload", "blood",
    Each("item"),
)  # fmt: skip
PAY: Final = Question("pay", "3.1", Each("card"))
RELOAD_WITH: Final = Question("reload_with", "15.4", "cards", "echo")
# The map
STEP: Final = Question("step", "4.1", "stay", *WAYS, Each("space"))
JOIN: Final = Question("join", "4.3", *WAYS)
CHOOSE_SPACE: Final = Question("choose_space", "8.6", "stay", Each("space"))
ENTERS: Final = Question("enters", "15.9", "done", "firearm", Each("item"))
INTERACT_WITH: Final = Question("interact_with", "5.1", "done", "teleport", "chalice", "donate", "pay", "bait")
PICK: Final = Question("pick", "5.4", Each("item"))
# Combat
ATTACK_WITH: Final = Question("attack_with", "7.1", "nothing", "firearm", Each("card"))
TARGET: Final = Question("target", "7.1", Each("unit"))
SLOT: Final = Question("slot", "7.1", "slot_1", "slot_2", "slot_3")
ON_ATTACK: Final = Question("on_attack", "7.4", "done", Each("item"))
CHEAP_SHOT: Final = Question("cheap_shot", "16.3", "no", Each("card"))
REACT: Final = Question("react", "7.8", "done", "firearm", Each("item"))
DODGE: Final = Question("dodge", "7.9", "no", Each("card"))
MEET_DEMAND: Final = Question("meet_demand", "7.15", "no", Each("card"))
DISCARD_ONE: Final = Question("discard_one", "8.3", "suffer", Each("card"))
DUCK: Final = Question("duck", "7.6", "no", Each("card"))
FOLLOW: Final = Question("follow", "7.9", "no", "yes")
ON_KILL: Final = Question("on_kill", "9.5", "done", Each("item"))
FREE_TRANSFORM: Final = Question("free_transform", "16.1", "no", "yes")
# Items
DROP: Final = Question("drop", "16.3", "poison_token", "frenzy_token")
PREVENT: Final = Question("prevent", "14.15", "no", "yes")
ADELLA: Final = Question("adella", "15.7", "one", "three")
REFRESH: Final = Question("refresh", "15.6", Each("item"))
BECKON: Final = Question("beckon", "15.6", Each("seat"))
SWAP_AWAY: Final = Question("swap_away", "15.8", Each("card"))
SWAP_BACK: Final = Question("swap_back", "15.8", Each("card"))
# The Dream, missions, chapters
BUY: Final = Question("buy", "11.3", "offering", Each("card"))
EXCHANGE: Final = Question("exchange", "11.8", "done", Each("item"))
SWAP_IN: Final = Question("swap_in", "11.4", "unused", Each("card"))
CHOOSE_WAY: Final = Question("choose_way", "14.9", Each("choice"))
GIVE_ITEM: Final = Question("give_item", "14.11", "done", Each("item"))
RECEIVE: Final = Question("receive", "14.8", Each("seat"))
KEEP_FIREARM: Final = Question("keep_firearm", "15.4", "old", "new")
SET_ASIDE: Final = Question("set_aside", "15.2", Each("item"))
PASS_ON: Final = Question("pass_on", "15.2", "nobody", Each("seat"))
TRADE: Final = Question("trade", "17.2", "done", "firearm", Each("item"))

# The words among the options.
FATE: Final = CHOOSE_HUNTER.word("fate")
SIDE_A: Final = CHOOSE_SIDE.word("side_a")
SIDE_B: Final = CHOOSE_SIDE.word("side_b")
DRAW: Final = REFILL.word("draw")
GO: Final = TAKE_TURN.word("go")
END_TURN: Final = ACT.word("end_turn")
MOVE: Final = ACT.word("move")
INTERACT: Final = ACT.word("interact")
TRANSFORM: Final = ACT.word("transform")
DREAM: Final = ACT.word("dream")
ATTACK: Final = ACT.word("attack")
SHOOT: Final = ACT.word("shoot")
RELOAD: Final = ACT.word("reload")
BLOOD: Final = ACT.word("blood")
WITH_CARDS: Final = RELOAD_WITH.word("cards")
WITH_ECHO: Final = RELOAD_WITH.word("echo")
STAY: Final = STEP.word("stay")
STEP_WAYS: Final = [STEP.word(way) for way in WAYS]  # by direction
JOIN_WAYS: Final = [JOIN.word(way) for way in WAYS]
LEAVE_IT_THERE: Final = CHOOSE_SPACE.word("stay")
LET_IN: Final = ENTERS.word("done")
SHOOT_AT_IT: Final = ENTERS.word("firearm")
LEAVE_OFF: Final = INTERACT_WITH.word("done")
TELEPORT: Final = INTERACT_WITH.word("teleport")
CHALICE: Final = INTERACT_WITH.word("chalice")
DONATE: Final = INTERACT_WITH.word("donate")
PAY_ECHO: Final = INTERACT_WITH.word("pay")
BAIT: Final = INTERACT_WITH.word("bait")
WITH_NOTHING: Final = ATTACK_WITH.word("nothing")
WITH_FIREARM: Final = ATTACK_WITH.word("firearm")
SLOT_WORDS: Final = [SLOT.word(slot) for slot in ("slot_1", "slot_2", "slot_3")]  # by number of the slot
NO_MORE_ITEMS: Final = ON_ATTACK.word("done")
NO_SHOT: Final = CHEAP_SHOT.word("no")
NO_REACTION: Final = REACT.word("done")
FIRE_BACK: Final = REACT.word("firearm")
NO_DODGE: Final = DODGE.word("no")
NOT_MET: Final = MEET_DEMAND.word("no")
SUFFER: Final = DISCARD_ONE.word("suffer")
TAKE_BRICK: Final = DUCK.word("no")
STAY_BEHIND: Final = FOLLOW.word("no")
GO_AFTER: Final = FOLLOW.word("yes")
NO_RUNE: Final = ON_KILL.word("done")
KEEP_SIDE: Final = FREE_TRANSFORM.word("no")
SHOW_OTHER_SIDE: Final = FREE_TRANSFORM.word("yes")
DROP_POISON: Final = DROP.word("poison_token")
DROP_FRENZY: Final = DROP.word("frenzy_token")
LET_ROAM: Final = PREVENT.word("no")
PAY_PRICE: Final = PREVENT.word("yes")
HEAL_ONE: Final = ADELLA.word("one")
HEAL_THREE: Final = ADELLA.word("three")
OFFERING: Final = BUY.word("offering")
KEEP_GOODS: Final = EXCHANGE.word("done")
UNUSED: Final = SWAP_IN.word("unused")
KEEP_OLD: Final = KEEP_FIREARM.word("old")
TAKE_NEW: Final = KEEP_FIREARM.word("new")
TO_NOBODY: Final = PASS_ON.word("nobody")
NO_TRADE: Final = TRADE.word("done")
TRADE_FIREARM: Final = TRADE.word("firearm")
