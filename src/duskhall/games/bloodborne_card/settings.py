"""What a table of Bloodborne: The Card Game settles before it plays, with the rule that each setting bears on."""

from typing import Final

from duskhall.kernel.setting import Setting

FINAL_BOSSES: Final = ("random", "gehrman", "rom", "amelia", "wet_nurse", "micolash")

FINAL_BOSS_MET: Final = Setting("final_boss", "random", FINAL_BOSSES, "0.2", noun="final_boss", catalogue="creature")
FIRST_PLAYER: Final = Setting("first_player", "random", ("random", "seat"), "0.7")
EMPTY_TRANSFORM: Final = Setting("empty_transform", "allowed", ("allowed", "forbidden"), "2.2")
INSTANTS_AFTER_KILL: Final = Setting("instants_after_kill", "resolve", ("resolve", "stop"), "3.6")
INSTANTS_OF_THE_DEAD: Final = Setting("instants_of_the_dead", "lost", ("lost", "resolve"), "3.7")
DREAM_HALVES: Final = Setting("dream_halves", "all_damage", ("all_damage", "monster_attack"), "4.3")
UPGRADES: Final = Setting("upgrades", "mandatory", ("mandatory", "optional"), "7.5")
DEATH_ON_REVEAL: Final = Setting("death_on_reveal", "at_once", ("at_once", "next_dream"), "8.7")
TROPHY_FOR_THE_DEAD: Final = Setting("trophy_for_the_dead", "yes", ("yes", "no"), "10.1")
THE_ELIMINATED: Final = Setting("eliminated", "lose", ("lose", "compare"), "12.6")
EXTRA_ECHOES: Final = Setting("extra_echoes", "seated", ("seated", "in_play"), "8.5")
SPLASH_IS: Final = Setting("splash", "protected", ("protected", "bare"), "13.26")
FORBIDDEN_PREVENTION: Final = Setting("forbidden_prevention", "ignoring", ("ignoring", "halving_too"), "13.27")
RESERVE: Final = Setting("reserve", "endless", ("endless", "counted"), "5.3")
TARGETS: Final = Setting("targets", "vulnerable", ("vulnerable", "anyone"), "13.15")
WEAPONS_BREAK: Final = Setting("weapons_break", "in_play", ("in_play", "killed_too"), "13.22")
FINAL_KILL: Final = Setting("final_kill", "at_once", ("at_once", "card_ends"), "12.1")
ROUND_LIMIT: Final = Setting("round_limit", 0, range(0, 1001), "12.7", in_simulation=120)

# The words among their values.
FIRST_PLAYER_BY_CHANCE: Final = FIRST_PLAYER.word("random")
FORBIDDEN: Final = EMPTY_TRANSFORM.word("forbidden")
STOP: Final = INSTANTS_AFTER_KILL.word("stop")
LOST: Final = INSTANTS_OF_THE_DEAD.word("lost")
MONSTER_ATTACK: Final = DREAM_HALVES.word("monster_attack")
OPTIONAL: Final = UPGRADES.word("optional")
NEXT_DREAM: Final = DEATH_ON_REVEAL.word("next_dream")
PAID: Final = TROPHY_FOR_THE_DEAD.word("yes")
LOSE: Final = THE_ELIMINATED.word("lose")
HUNTERS_IN_PLAY: Final = EXTRA_ECHOES.word("in_play")
BARE: Final = SPLASH_IS.word("bare")
HALVING_TOO: Final = FORBIDDEN_PREVENTION.word("halving_too")
COUNTED: Final = RESERVE.word("counted")
ANYONE: Final = TARGETS.word("anyone")
KILLED_TOO: Final = WEAPONS_BREAK.word("killed_too")
AT_ONCE: Final = FINAL_KILL.word("at_once")
