"""What a table of Dungeon Cards settles before it plays, with the rule that each setting bears on."""

from typing import Final

from duskhall.kernel.setting import Setting

ADVENTURERS: Final = Setting("adventurers", "choose", ("choose", "random"), "1.3")
FIRST_PLAYER: Final = Setting("first_player", "random", ("random", "seat"), "1.2")
ROUNDS: Final = Setting("rounds", 10, range(1, 31), "2.6")
BOSS_MET: Final = Setting("boss", "random", ("random", "lich_queen", "minotaur", "crypt_dragon"), "1.7", noun="boss")
WINNER: Final = Setting("winner", "after_boss", ("after_boss", "before_boss"), "13.1")
POTIONS: Final = Setting("potions", "beaten", ("beaten", "evaded_too"), "7.1")

# The words among their values.
ADVENTURERS_BY_CHANCE: Final = ADVENTURERS.word("random")
FIRST_PLAYER_BY_CHANCE: Final = FIRST_PLAYER.word("random")
POTIONS_OF_THE_EVADED_TOO: Final = POTIONS.word("evaded_too")
BEFORE_BOSS: Final = WINNER.word("before_boss")
