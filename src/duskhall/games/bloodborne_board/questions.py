"""What players of the board game are asked, with the rule that lets them decide.

Literal options first, then catalogues; the function that carries an answer out has the question's name and stands
in the module of its step.
"""

from typing import Final

from duskhall.kernel.question import Each, Question

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
STEP: Final = Question("step", "4.1", "stay", "north", "east", "south", "west", Each("space"))
JOIN: Final = Question("join", "4.3", "north", "east", "south", "west")
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
TRADE: Final = Question("trade", "17.2", "done", "firearm", Each("item"))

QUESTIONS: Final = (
    CHOOSE_HUNTER,
    CHOOSE_SIDE,
    CHOOSE_START,
    REFILL,
    TAKE_TURN,
    RETURN_TO,
    ACT,
    PAY,
    RELOAD_WITH,
    STEP,
    JOIN,
    CHOOSE_SPACE,
    ENTERS,
    INTERACT_WITH,
    PICK,
    ATTACK_WITH,
    TARGET,
    SLOT,
    ON_ATTACK,
    CHEAP_SHOT,
    REACT,
    DODGE,
    MEET_DEMAND,
    DISCARD_ONE,
    DUCK,
    FOLLOW,
    ON_KILL,
    FREE_TRANSFORM,
    DROP,
    PREVENT,
    ADELLA,
    REFRESH,
    BECKON,
    SWAP_AWAY,
    SWAP_BACK,
    BUY,
    EXCHANGE,
    SWAP_IN,
    CHOOSE_WAY,
    GIVE_ITEM,
    RECEIVE,
    KEEP_FIREARM,
    SET_ASIDE,
    TRADE,
)

# The literal options, by number; catalogues follow them.
FATE: Final = 0
DRAW: Final = 0
GO: Final = 0
END_TURN: Final = 0
MOVE: Final = 1
INTERACT: Final = 2
TRANSFORM: Final = 3
DREAM: Final = 4
ATTACK: Final = 5
SHOOT: Final = 6
RELOAD: Final = 7
BLOOD: Final = 8
ACT_ITEM: Final = 9
WITH_CARDS: Final = 0
WITH_ECHO: Final = 1
STAY: Final = 0
STEP_WAY: Final = 1  # north
STEP_SPACE: Final = 5
NONE: Final = 0  # also "done", "no", "stay", "nothing", "suffer", "unused", "set_aside"
FIREARM: Final = 1
AFTER_FIREARM: Final = 2
TELEPORT: Final = 1
CHALICE: Final = 2
DONATE: Final = 3
PAY_ECHO: Final = 4
BAIT: Final = 5
YES: Final = 1
