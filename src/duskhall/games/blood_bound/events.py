"""What can happen in a game of Blood Bound, with the rule that makes it happen; the words are in texts/.

Statements are what players may say (10.2): the rules ignore them, the record keeps them.
"""

from typing import Final

from duskhall.kernel.event import NUMBER, SEAT, Kind, Since

# 1 Preparing to play
CLANS_DRAWN: Final = Kind("clans_drawn", "1.3", members=NUMBER)
INQUISITOR_JOINS: Final = Kind("inquisitor_joins", "1.4", curses=NUMBER)
CARD_DEALT: Final = Kind("card_dealt", "1.5", "seat", seat=SEAT, character="character")
CLUE_SHOWN: Final = Kind("clue_shown", "1.6", "seat", seat=SEAT, neighbour=SEAT, clan="clan")
DAGGER_PLACED: Final = Kind("dagger_placed", "1.7", seat=SEAT)
# 3 The turn
DAGGER_PASSED: Final = Kind("dagger_passed", "3.2", seat=SEAT, receiver=SEAT)
ATTACKED: Final = Kind("attacked", "3.3", seat=SEAT, target=SEAT)
DAGGER_GIVEN: Final = Kind("dagger_given", "3.4", seat=SEAT)
# 4 Wounds
RANK_TAKEN: Final = Kind("rank_taken", "4.1", seat=SEAT, rank="rank", wounds=NUMBER, cause=Since(2, "cause"))
TOKEN_TAKEN: Final = Kind("token_taken", "4.1", seat=SEAT, token="token", wounds=NUMBER, cause=Since(2, "cause"))
CAPTURE: Final = Kind("capture", "4.4", seat=SEAT, captor=SEAT)
# 5 Intervening
HELP_REQUESTED: Final = Kind("help_requested", "5.1", seat=SEAT)
HELP_NOT_WANTED: Final = Kind("help_not_wanted", "5.1", seat=SEAT)
OFFER_MADE: Final = Kind("offer_made", "5.2", seat=SEAT, target=SEAT)
NO_OFFERS: Final = Kind("no_offers", "5.2", seat=SEAT)
OFFER_ACCEPTED: Final = Kind("offer_accepted", "5.5", seat=SEAT, target=SEAT)
OFFERS_DECLINED: Final = Kind("offers_declined", "5.4", seat=SEAT)
# 6, 7 Abilities
ABILITY_DECLINED: Final = Kind("ability_declined", "6.1", seat=SEAT, rank="rank")
QUILL_TAKEN: Final = Kind("quill_taken", "7.1", seat=SEAT)
STRUCK: Final = Kind("struck", "7.2", seat=SEAT, target=SEAT)
LOOK_CHOSEN: Final = Kind("look_chosen", "7.3", seat=SEAT, target=SEAT)
CARD_SEEN: Final = Kind("card_seen", "7.3", "seat", seat=SEAT, target=SEAT, character="character")
WOUND_DEALT: Final = Kind("wound_dealt", "7.4", seat=SEAT, target=SEAT)
HEALING: Final = Kind("healing", "7.4", seat=SEAT, target=SEAT)
RANK_RETURNED: Final = Kind("rank_returned", "7.5", seat=SEAT, rank="rank", wounds=NUMBER)
TOKEN_RETURNED: Final = Kind("token_returned", "7.5", seat=SEAT, token="token", wounds=NUMBER)
COMMANDED: Final = Kind("commanded", "7.6", seat=SEAT, target=SEAT)
SHIELD_GIVEN: Final = Kind("shield_given", "7.8", seat=SEAT, target=SEAT, card="card")
SWORD_RETURNED: Final = Kind("sword_returned", "7.10", seat=SEAT, card="card")
SHIELD_RETURNED: Final = Kind("shield_returned", "7.10", seat=SEAT, card="card")
RAGED: Final = Kind("raged", "7.11", seat=SEAT, target=SEAT)
STAFF_GIVEN: Final = Kind("staff_given", "7.12", seat=SEAT, target=SEAT)
STAFF_TAKEN: Final = Kind("staff_taken", "7.12", seat=SEAT)
FAN_GIVEN: Final = Kind("fan_given", "7.14", seat=SEAT, target=SEAT)
# 8 The Inquisitor
CURSE_GIVEN: Final = Kind("curse_given", "8.4", seat=SEAT, target=SEAT)
CURSES_SETTLED: Final = Kind("curses_settled", "8.5", seat=SEAT)
TRUE_CURSE_GIVEN: Final = Kind("true_curse_given", "8.5", "seat", seat=SEAT, target=SEAT)
# 9 Winning
CARD_TURNED_UP: Final = Kind("card_turned_up", "9.1", seat=SEAT, character="character")
CURSE_TURNED_UP: Final = Kind("curse_turned_up", "9.1", seat=SEAT, curse="curse")
CLAN_WINS: Final = Kind("clan_wins", "9.2", clan="clan", leader=SEAT)
RIVALS_WIN: Final = Kind("rivals_win", "9.3", clan="clan", leader=SEAT).since(2, CLAN_WINS)
VICTORY_STOLEN: Final = Kind("victory_stolen", "9.5", seat=SEAT, leader=SEAT)
INQUISITOR_CAPTURED: Final = Kind("inquisitor_captured", "9.6", seat=SEAT)
LIMIT_REACHED: Final = Kind("limit_reached", "9.7", turns=NUMBER)
