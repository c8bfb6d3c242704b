"""What a table of the board game settles before it plays, with the rule that each setting bears on."""

from typing import Final

from duskhall.kernel.setting import Setting

CAMPAIGNS: Final = ("the_long_hunt", "growing_madness", "secrets_of_the_church", "fall_of_old_yharnam")

CAMPAIGN: Final = Setting("campaign", "the_long_hunt", CAMPAIGNS, "1.1", noun="campaign")
LENGTH: Final = Setting("length", "campaign", ("campaign", "chapter"), "1.2", in_simulation="chapter", flag="campaign")
CHAPTER: Final = Setting("chapter", 1, range(1, 4), "1.3", flag="chapter")
HUNTERS: Final = Setting("hunters", "choose", ("choose", "random"), "1.4")
ROUND_START: Final = Setting("round_start", "hands_first", ("hands_first", "track_first"), "2.1")
FIRST_ADVANCE: Final = Setting("first_advance", "yes", ("yes", "no"), "2.3")
HAND: Final = Setting("hand", 3, (3, 4), "2.2")
RANDOM_TILES: Final = Setting("random_tiles", "all", ("all", "capped"), "1.9")
PURSUIT: Final = Setting("pursuit", "card", ("card", "one"), "4.7")
RETURNING: Final = Setting("returning", "alive", ("alive", "all"), "10.4")
STUN: Final = Setting("stun", "choice", ("choice", "discard"), "8.3")
FRENZY: Final = Setting("frenzy", "all", ("all", "attacks"), "8.5")
TRACK: Final = Setting("track", "standard", ("standard", "gentle", "endless"), "10.1")
UNUSED_UPGRADES: Final = Setting("unused_upgrades", "campaign", ("campaign", "chapter"), "11.6")
RETRIES: Final = Setting("retries", 0, range(10), "17.4")
ROUND_LIMIT: Final = Setting("round_limit", 0, range(1001), "17.5", in_simulation=40)

# The words among their values.
ONE_CHAPTER: Final = LENGTH.word("chapter")
HUNTERS_BY_CHANCE: Final = HUNTERS.word("random")
HANDS_FIRST: Final = ROUND_START.word("hands_first")
ADVANCES_AT_ONCE: Final = FIRST_ADVANCE.word("yes")
PURSUED_BY_CARD: Final = PURSUIT.word("card")
THE_SLAIN_RETURN: Final = RETURNING.word("all")
CAPPED: Final = RANDOM_TILES.word("capped")
STUN_IS_A_CHOICE: Final = STUN.word("choice")
ALL_DAMAGE: Final = FRENZY.word("all")
ENDLESS: Final = TRACK.word("endless")
BACK_EACH_CHAPTER: Final = UNUSED_UPGRADES.word("chapter")
