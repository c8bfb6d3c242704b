"""What can happen in a game of Dungeon Cards, with the rule that makes it happen; the words are in texts/."""

from typing import Final

from duskhall.kernel.event import NUMBER, SEAT, Kind, Since

# 1 Preparing to play
FIRST_PLAYER: Final = Kind("first_player", "1.2", seat=SEAT)
ADVENTURER_CHOSEN: Final = Kind("adventurer_chosen", "1.3", seat=SEAT, adventurer="adventurer")
ADVENTURER_BY_FATE: Final = Kind("adventurer_by_fate", "1.4", seat=SEAT, adventurer="adventurer")
DECK_LAID_OUT: Final = Kind("deck_laid_out", "1.6", cards=NUMBER)
BOSS_WAITS: Final = Kind("boss_waits", "1.7")
BOSS_NAMED: Final = Kind("boss_named", "1.7", boss="boss")
# 2 The turn
ROUND_BEGINS: Final = Kind("round_begins", "2.6", round=NUMBER)
TURN_BEGINS: Final = Kind("turn_begins", "2.5", seat=SEAT)
CARD_TURNED: Final = Kind("card_turned", "2.2", seat=SEAT, card="card", action=NUMBER)
ACTIONS_COUNTED: Final = Kind("actions_counted", "2.2", seat=SEAT, total=NUMBER, limit=NUMBER)
STOPPED: Final = Kind("stopped", "2.4", seat=SEAT)
ALL_KNOCKED_OUT: Final = Kind("all_knocked_out", "2.7")
# 3 Going bust
WENT_BUST: Final = Kind("went_bust", "3.1", seat=SEAT, total=NUMBER, limit=NUMBER)
LOST_FINDS: Final = Kind("lost_finds", "3.3", seat=SEAT, cards=NUMBER)
LOST_BY_FAILING: Final = Kind("lost_by_failing", "5.4", seat=SEAT, cards=NUMBER).since(2, LOST_FINDS)
# 4, 5 Cards and dice
FIGHTS: Final = Kind("fights", "4.4", seat=SEAT, card="card", dice=NUMBER, need=NUMBER)
EVADES: Final = Kind("evades", "4.4", seat=SEAT, card="card", dice=NUMBER, need=NUMBER)
EVADES_TRAP: Final = Kind("evades_trap", "4.2", seat=SEAT, card="card", dice=NUMBER, need=NUMBER).since(2, EVADES)
FIGHTS_RIVAL: Final = Kind("fights_rival", "9.1", seat=SEAT, card="card", dice=NUMBER, need=NUMBER).since(2, FIGHTS)
EVADES_RIVAL: Final = Kind("evades_rival", "9.1", seat=SEAT, card="card", dice=NUMBER, need=NUMBER).since(2, EVADES)
ROLLED: Final = Kind("rolled", "5.2", seat=SEAT, strikes=NUMBER, evades=NUMBER, skills=NUMBER)
ROLL_SUCCEEDED: Final = Kind("roll_succeeded", "5.3", seat=SEAT, result=NUMBER, need=NUMBER)
ROLL_FAILED: Final = Kind("roll_failed", "5.4", seat=SEAT, result=NUMBER, need=NUMBER)
# 6 Skill points and skills
POINTS_GAINED: Final = Kind("points_gained", "6.1", seat=SEAT, points=NUMBER, total=NUMBER)
AID_USED: Final = Kind("aid_used", "6.2", seat=SEAT, aid="aid", points=NUMBER)
ITEM_USED: Final = Kind("item_used", "8.5", seat=SEAT, aid="aid", points=NUMBER).since(2, AID_USED)
TOP_CARD_SEEN: Final = Kind("top_card_seen", "6.7", "seat", seat=SEAT, card="card")
TOP_CARD_KEPT: Final = Kind("top_card_kept", "6.7", seat=SEAT)
TOP_CARD_DISCARDED: Final = Kind("top_card_discarded", "6.7", seat=SEAT, card="card")
ACTION_LOWERED: Final = Kind("action_lowered", "6.8", seat=SEAT, card="card", action=NUMBER)
DICE_SET_ASIDE: Final = Kind("dice_set_aside", "6.11", seat=SEAT, face="face")
POCKET_PICKED: Final = Kind("pocket_picked", "6.12", seat=SEAT, card="card")
HIT_CANCELLED: Final = Kind("hit_cancelled", "6.13", seat=SEAT, left=NUMBER)
FINDS_SAVED: Final = Kind("finds_saved", "6.14", seat=SEAT)
TREASURE_PRIZED: Final = Kind("treasure_prized", "6.15", seat=SEAT, gold=NUMBER)
HEALED: Final = Kind("healed", "6.16", seat=SEAT, hits=NUMBER)
# 2.4, 7, 8, 9 Collecting
GOLD_COLLECTED: Final = Kind("gold_collected", "2.4", seat=SEAT, card="card", gold=NUMBER, total=NUMBER)
POTION_DRUNK: Final = Kind("potion_drunk", "7.1", seat=SEAT, hits=NUMBER)
ITEM_COLLECTED: Final = Kind("item_collected", "8.1", seat=SEAT, item="item")
GOLD_MOVED: Final = Kind("gold_moved", "9.2", seat=SEAT, rival=SEAT, gold=NUMBER, total=NUMBER)
GOLD_CLAIMED: Final = Kind("gold_claimed", "9.6", seat=SEAT, rival=SEAT, gold=NUMBER, total=NUMBER).since(2, GOLD_MOVED)
OWN_CARD_MET: Final = Kind("own_card_met", "9.4", seat=SEAT)
OWN_CARD_LOST: Final = Kind("own_card_lost", "3.3", seat=SEAT).since(2, OWN_CARD_MET)
KNOCKED_OUT_PASSED: Final = Kind("knocked_out_passed", "9.5", seat=SEAT, rival=SEAT)
ITEM_CLAIMED: Final = Kind("item_claimed", "9.6", seat=SEAT, rival=SEAT, item="item")
# 10, 11
HIT_TAKEN: Final = Kind("hit_taken", "5.4", seat=SEAT, hits=NUMBER, limit=NUMBER, card=Since(2, "card"))
KNOCKED_OUT: Final = Kind("knocked_out", "10.1", seat=SEAT)
DECK_RESHUFFLED: Final = Kind("deck_reshuffled", "11.1", cards=NUMBER)
DECK_EMPTY: Final = Kind("deck_empty", "11.2", seat=SEAT)
# 12 The Dungeon Boss
BOSS_REVEALED: Final = Kind("boss_revealed", "12.1", boss="boss")
ORDER_ROLLED: Final = Kind("order_rolled", "12.2", seat=SEAT, strikes=NUMBER)
CHALLENGED: Final = Kind("challenged", "12.3", seat=SEAT, boss="boss")
DECLINED: Final = Kind("declined", "12.3", seat=SEAT, boss="boss")
ATTACKS_BOSS: Final = Kind("attacks_boss", "12.4", seat=SEAT, boss="boss", dice=NUMBER, need=NUMBER)
BOSS_HIT: Final = Kind("boss_hit", "12.5", seat=SEAT, boss="boss", damage=NUMBER, hits=NUMBER)
BOSS_MISSED: Final = Kind("boss_missed", "12.6", seat=SEAT, result=NUMBER, need=NUMBER).since(2, ROLL_FAILED)
HIT_BY_BOSS: Final = Kind("hit_by_boss", "12.6", seat=SEAT, hits=NUMBER, limit=NUMBER, boss="boss").since(2, HIT_TAKEN)
POINTS_DRAINED: Final = Kind("points_drained", "12.7", seat=SEAT, points=NUMBER)
GORED: Final = Kind("gored", "12.8", seat=SEAT, hits=NUMBER)
PURSE_SCORCHED: Final = Kind("purse_scorched", "12.9", seat=SEAT, gold=NUMBER)
BOSS_BEATEN: Final = Kind("boss_beaten", "12.11", seat=SEAT, boss="boss", gold=NUMBER)
# 13 Winning
TIE_ROLLED: Final = Kind("tie_rolled", "13.4", seat=SEAT, strikes=NUMBER)
WON: Final = Kind("won", "13.1", seat=SEAT, gold=NUMBER)
