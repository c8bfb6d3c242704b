"""What can happen in the board game, with the rule that makes it happen; the words are in texts/."""

from typing import Final

from duskhall.kernel.event import NUMBER, SEAT, Kind

# 1 Preparing
HUNTER_CHOSEN: Final = Kind("hunter_chosen", "1.4", seat=SEAT, hunter="hunter")
SIDE_CHOSEN: Final = Kind("side_chosen", "1.5", seat=SEAT, side="weapon_side")
CHAPTER_BEGINS: Final = Kind("chapter_begins", "1.1", chapter="chapter")
SLOT_ASSIGNED: Final = Kind("slot_assigned", "1.11", slot=NUMBER, kind="kind", side="weapon_side")
# 2, 3 Round and turn
ROUND_BEGINS: Final = Kind("round_begins", "2.1", round=NUMBER)
FINAL_ROUND: Final = Kind("final_round", "10.7")
TURN_BEGINS: Final = Kind("turn_begins", "2.5", seat=SEAT)
TURN_ENDS: Final = Kind("turn_ends", "3.1", seat=SEAT)
CARD_DRAWN: Final = Kind("card_drawn", "2.2", seat=SEAT, card="card")
CARD_DISCARDED: Final = Kind("card_discarded", "3.1", seat=SEAT, card="card")
TRANSFORMED: Final = Kind("transformed", "3.3", seat=SEAT, side="weapon_side")
SLOT_CLEARED: Final = Kind("slot_cleared", "3.3", seat=SEAT, card="card")
POISON_WORKS: Final = Kind("poison_works", "3.6", seat=SEAT)
# 4, 5 Map
MOVED: Final = Kind("moved", "4.1", seat=SEAT, space="space")
TILE_TURNED_UP: Final = Kind("tile_turned_up", "4.3", seat=SEAT, tile="tile")
TILE_LAID: Final = Kind("tile_laid", "4.3", tile="tile", x=NUMBER, y=NUMBER, turn=NUMBER)
TILE_SHUFFLED_BACK: Final = Kind("tile_shuffled_back", "4.5", tile="tile")
TELEPORTED: Final = Kind("teleported", "4.8", seat=SEAT, space="space")
INTERACTS: Final = Kind("interacts", "5.1", seat=SEAT, space="space")
ITEM_GAINED: Final = Kind("item_gained", "5.1", seat=SEAT, item="item")
# 4.4, 6 Enemies
SPAWNED: Final = Kind("spawned", "4.4", unit="unit", space="space")
PURSUES: Final = Kind("pursues", "4.7", unit="unit")
ACTIVATION: Final = Kind("activation", "6.1", seat=SEAT)
UNIT_MOVED: Final = Kind("unit_moved", "6.2", unit="unit", space="space")
SKIPS: Final = Kind("skips", "15.6", unit="unit")
CRUEL: Final = Kind("cruel", "18.1", reason="reason")
# 7 Combat
ATTACKS: Final = Kind("attacks", "7.1", seat=SEAT, unit="unit")
ATTACKED: Final = Kind("attacked", "6.3", seat=SEAT, unit="unit")
CARD_PLACED: Final = Kind("card_placed", "7.1", seat=SEAT, card="card", speed=NUMBER, damage=NUMBER)
FLIPPED: Final = Kind("flipped", "7.5", unit="unit", line="line")
ACTIONS_SHUFFLED: Final = Kind("actions_shuffled", "7.5")
DODGED: Final = Kind("dodged", "7.9", seat=SEAT, card="card")
STAGGERED: Final = Kind("staggered", "7.12", unit="unit")
HUNTER_STAGGERED: Final = Kind("hunter_staggered", "7.12", seat=SEAT)
MISSED: Final = Kind("missed", "7.16", seat=SEAT, unit="unit")
PUSHED: Final = Kind("pushed", "8.6", seat=SEAT, space="space")
DIVES: Final = Kind("dives", "7.6", unit="unit")
AURA: Final = Kind("aura", "7.6", unit="unit")
UNIT_HEALED: Final = Kind("unit_healed", "7.6", unit="unit", healed=NUMBER)
# 8, 9 Damage
WOUNDED: Final = Kind("wounded", "9.1", seat=SEAT, unit="unit", damage=NUMBER, total=NUMBER)
SUFFERED: Final = Kind("suffered", "8.1", seat=SEAT, damage=NUMBER, hp=NUMBER)
HEALED: Final = Kind("healed", "8.2", seat=SEAT, healed=NUMBER, hp=NUMBER)
STUNNED: Final = Kind("stunned", "8.3", seat=SEAT)
POISONED: Final = Kind("poisoned", "8.4", seat=SEAT)
FRENZIED: Final = Kind("frenzied", "8.5", seat=SEAT)
SLAIN: Final = Kind("slain", "9.1", seat=SEAT, unit="unit")
ECHO_GAINED: Final = Kind("echo_gained", "9.2", seat=SEAT, total=NUMBER)
LIFE_LOST: Final = Kind("life_lost", "9.3", unit="unit", left=NUMBER)
HUNTER_SLAIN: Final = Kind("hunter_slain", "9.4", seat=SEAT)
SECOND_PHASE: Final = Kind("second_phase", "12.2", unit="unit")
# 10, 11 Track and Dream
TRACK_ADVANCES: Final = Kind("track_advances", "2.3", space=NUMBER, last=NUMBER)
MAP_RESET: Final = Kind("map_reset", "10.2", number=NUMBER)
DREAMS: Final = Kind("dreams", "11.1", seat=SEAT)
UPGRADE_BOUGHT: Final = Kind("upgrade_bought", "11.3", seat=SEAT, card="card")
UPGRADE_SWAPPED: Final = Kind("upgrade_swapped", "11.4", seat=SEAT, card="card", out="card")
UPGRADE_UNUSED: Final = Kind("upgrade_unused", "11.6", seat=SEAT, card="card")
RESTED: Final = Kind("rested", "11.5", seat=SEAT)
RETURNED: Final = Kind("returned", "11.7", seat=SEAT, space="space")
# 13, 14 Missions
FOG_RAISED: Final = Kind("fog_raised", "13.1", tile="tile")
FOG_LIFTED: Final = Kind("fog_lifted", "13.5", tile="tile")
STEP_REVEALED: Final = Kind("step_revealed", "14.3", mission="mission", step="mission_step")
STEP_COMPLETED: Final = Kind("step_completed", "14.3", mission="mission", step="mission_step")
MISSION_COMPLETED: Final = Kind("mission_completed", "14.4", mission="mission")
TOKEN_APPEARS: Final = Kind("token_appears", "14.7", mission="mission", space="space")
TOKEN_TAKEN: Final = Kind("token_taken", "14.7", seat=SEAT, mission="mission")
TOKEN_LOST: Final = Kind("token_lost", "14.7", seat=SEAT, mission="mission")
DELIVERED: Final = Kind("delivered", "14.7", seat=SEAT, mission="mission")
PROGRESS: Final = Kind("progress", "14.10", mission="mission", done=NUMBER, quota=NUMBER)
WAY_CHOSEN: Final = Kind("way_chosen", "14.9", seat=SEAT, choice="choice")
ECHO_GIVEN: Final = Kind("echo_given", "14.11", seat=SEAT)
ITEM_GIVEN: Final = Kind("item_given", "14.11", seat=SEAT, item="item")
SEALED: Final = Kind("sealed", "13.6", tile="tile")
UNSEALED: Final = Kind("unsealed", "13.6", tile="tile")
DRIVEN_BACK: Final = Kind("driven_back", "14.14", unit="unit")
KEEPS_STILL: Final = Kind("keeps_still", "14.15", unit="unit")
CALLS: Final = Kind("calls", "14.15", unit="unit")
EXIT_BLOCKED: Final = Kind("exit_blocked", "14.18", tile="tile")
HAZARD: Final = Kind("hazard", "14.22", line="line")
# 15 Items
ITEM_USED: Final = Kind("item_used", "15.3", seat=SEAT, item="item")
ITEM_SET_ASIDE: Final = Kind("item_set_aside", "15.2", seat=SEAT, item="item")
GUN_FIRED: Final = Kind("gun_fired", "15.4", seat=SEAT, firearm="firearm")
GUN_REFRESHED: Final = Kind("gun_refreshed", "15.4", seat=SEAT, firearm="firearm")
GUN_GAINED: Final = Kind("gun_gained", "15.4", seat=SEAT, firearm="firearm")
# 17 The end
CHAPTER_WON: Final = Kind("chapter_won", "17.1", chapter="chapter")
HUNT_LOST: Final = Kind("hunt_lost", "17.4", chapter="chapter")

# Why a cruel choice was made (18.1)
FARTHEST_TAKEN: Final = 1
MOST_HUNTERS: Final = 2
MOST_ENEMIES: Final = 3
WEAKEST_HUNTER: Final = 4
FEWEST_WAYS: Final = 5
FIXED_ORDER: Final = 6
