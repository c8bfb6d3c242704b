"""What hunters are asked, with the rule that lets them decide.

Where a question has no words, its options are the numbers of cards, hunters or trophies.
"""

from typing import Final

from duskhall.kernel.question import Each, Question

PLAY_CARD: Final = Question("play_card", "1.1", Each("card"))
SHOW_WEAPON: Final = Question("show_weapon", "2.1", Each("card"))
STEAL_FROM: Final = Question("steal_from", "13.15", Each("seat"))
BLOCK_HUNTER: Final = Question("block_hunter", "13.21", Each("seat"))
RECLAIM_CARD: Final = Question("reclaim_card", "13.19", Each("card"))
DISCARD_CARD: Final = Question("discard_card", "13.17", Each("card"))
CHOOSE_TROPHY: Final = Question("choose_trophy", "13.7", Each("trophy"))
TAKE_UPGRADE: Final = Question("take_upgrade", "7.5", "nothing", Each("card"))
REMOVE_CARD: Final = Question("remove_card", "7.7", Each("card"))

# The words among the options.
NOTHING: Final = TAKE_UPGRADE.word("nothing")
