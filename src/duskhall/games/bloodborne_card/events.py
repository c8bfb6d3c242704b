"""What can happen in a game of Bloodborne: The Card Game, with the rule that makes it happen; texts/ has the words."""

from typing import Final

from duskhall.kernel.event import NUMBER, SEAT, Kind, Since

# 0 Preparing to play
FINAL_BOSS_SET: Final = Kind("final_boss_set", "0.2", creature="creature")
DUNGEON_LAID_OUT: Final = Kind("dungeon_laid_out", "0.3", monsters=NUMBER, bosses=NUMBER)
FIRST_PLAYER: Final = Kind("first_player", "0.7", seat=SEAT)
UPGRADE_TURNED_UP: Final = Kind("upgrade_turned_up", "0.4", card="card")
DISPLAY_FILLED: Final = Kind("display_filled", "7.6", card="card").since(2, UPGRADE_TURNED_UP)
# 1, 2 Choosing
ROUND_BEGINS: Final = Kind("round_begins", "1.1", round=NUMBER, seat=SEAT)
CARD_SHOWN: Final = Kind("card_shown", "1.2", seat=SEAT, card="card")
WEAPON_SHOWN: Final = Kind("weapon_shown", "2.1", seat=SEAT, card="card")
NO_WEAPON: Final = Kind("no_weapon", "2.2", seat=SEAT)
# 3 Instant effects
INSTANT_BEGINS: Final = Kind("instant_begins", "3.1", seat=SEAT, card="card")
SKIPS_STEPS: Final = Kind("skips_steps", "3.5")
WEAKENED: Final = Kind("weakened", "13.20", seat=SEAT, amount=NUMBER)
BLOCKED: Final = Kind("blocked", "13.21", seat=SEAT, hunter=SEAT)
RECLAIMED: Final = Kind("reclaimed", "13.19", seat=SEAT, card="card")
# 4 The monster attacks
MONSTER_ROLLED: Final = Kind("monster_rolled", "4.1", die="die", damage=NUMBER, total=NUMBER)
COMBO_ROLLED: Final = Kind("combo_rolled", "4.2", die="die", damage=NUMBER, total=NUMBER)
SUFFERED: Final = Kind("suffered", "4.1", seat=SEAT, damage=NUMBER, health=NUMBER)
HURT: Final = Kind("hurt", "13.10", seat=SEAT, damage=NUMBER, health=NUMBER, cause="cause").since(2, SUFFERED)
STRUCK_BACK: Final = Kind("struck_back", "13.25", seat=SEAT, damage=NUMBER, health=NUMBER).since(2, SUFFERED)
SPLASHED: Final = Kind("splashed", "13.26", seat=SEAT, damage=NUMBER, health=NUMBER).since(2, SUFFERED)
UNHURT: Final = Kind("unhurt", "4.4", seat=SEAT)
SPARED: Final = Kind("spared", "4.3", seat=SEAT).since(2, UNHURT)
HELD_BACK: Final = Kind("held_back", "13.10", seat=SEAT).since(2, UNHURT)
DIED: Final = Kind("died", "9.1", seat=SEAT, echoes=NUMBER, cause=Since(2, "cause"))
ELIMINATED: Final = Kind("eliminated", "11.4", seat=SEAT)
HEALED: Final = Kind("healed", "13.12", seat=SEAT, health=NUMBER)
# 5 Hunters attack
DAMAGED: Final = Kind("damaged", "5.2", seat=SEAT, creature="creature", echoes=NUMBER, left=NUMBER)
SCORCHED: Final = Kind("scorched", "13.11", seat=SEAT, creature="creature", echoes=NUMBER, left=NUMBER).since(
    2, DAMAGED
)
NO_DAMAGE: Final = Kind("no_damage", "5.4", seat=SEAT, creature="creature")
CREATURE_KILLED: Final = Kind("creature_killed", "5.6", seat=SEAT, creature="creature")
TROPHY_WON: Final = Kind("trophy_won", "10.1", seat=SEAT, trophy="trophy", worth=NUMBER)
EXTRA_TROPHY_WON: Final = Kind("extra_trophy_won", "13.7", seat=SEAT, trophy="trophy", worth=NUMBER).since(
    2, TROPHY_WON
)
ECHOES_GAINED: Final = Kind("echoes_gained", "13.13", seat=SEAT, echoes=NUMBER)
ECHOES_LOST: Final = Kind("echoes_lost", "13.14", seat=SEAT, echoes=NUMBER, cause=Since(2, "cause"))
ECHOES_STOLEN: Final = Kind("echoes_stolen", "13.15", seat=SEAT, hunter=SEAT, echoes=NUMBER)
# 6 The monster escapes
CREATURE_ESCAPED: Final = Kind("creature_escaped", "6.1", creature="creature")
BOSS_STAYS: Final = Kind("boss_stays", "6.3", creature="creature", echoes=NUMBER)
CARD_DISCARDED: Final = Kind("card_discarded", "13.17", seat=SEAT, card="card", cause=Since(2, "cause"))
MONSTER_ADDED: Final = Kind("monster_added", "11.7")
# 7 The Hunter's Dream
BANKED: Final = Kind("banked", "7.1", seat=SEAT, echoes=NUMBER, total=NUMBER)
ECHOES_BANKED: Final = Kind("echoes_banked", "13.16", seat=SEAT, echoes=NUMBER, total=NUMBER).since(2, BANKED)
CARDS_RECLAIMED: Final = Kind("cards_reclaimed", "7.2", seat=SEAT, cards=NUMBER)
UPGRADE_TAKEN: Final = Kind("upgrade_taken", "7.5", seat=SEAT, card="card")
UPGRADE_DECLINED: Final = Kind("upgrade_declined", "7.5", seat=SEAT)
CARD_REMOVED: Final = Kind("card_removed", "7.7", seat=SEAT, card="card")
RESTED: Final = Kind("rested", "7.4", seat=SEAT, health=NUMBER)
# 8 The end of the round
WEAPON_REMOVED: Final = Kind("weapon_removed", "13.22", seat=SEAT, card="card")
CARD_RETURNED: Final = Kind("card_returned", "13.18", seat=SEAT, card="card")
FIRST_PLAYER_PASSED: Final = Kind("first_player_passed", "8.3", seat=SEAT)
CREATURE_REVEALED: Final = Kind("creature_revealed", "8.4", creature="creature", echoes=NUMBER)
FINAL_BOSS_COMES: Final = Kind("final_boss_comes", "8.8", creature="creature", echoes=NUMBER).since(
    2, CREATURE_REVEALED
)
# 12 The end
SCORED: Final = Kind("scored", "12.3", seat=SEAT, banked=NUMBER, trophies=NUMBER, score=NUMBER)
WON: Final = Kind("won", "12.4", seat=SEAT, score=NUMBER)
NOBODY_LEFT: Final = Kind("nobody_left", "12.6")
OUT_OF_TIME: Final = Kind("out_of_time", "12.7", round=NUMBER)
