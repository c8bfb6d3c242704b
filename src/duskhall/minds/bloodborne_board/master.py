"""The level `master`: plans whole turns, and tries each plan in many imagined worlds, for the chance of the chapter.

Budget: 24,000 decisions of the rules in trials, some 35 ms a question.  Knowledge: the cards that are left in every
deck, what the missions still take (`games/bloodborne_board/work`), and which hunters get far.  Temperament: bold when
time is short.
"""

from typing import ClassVar, Final

from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.minds.bloodborne_board.foresight import Thought
from duskhall.minds.bloodborne_board.hunting import Planning

USUAL: Final = 24_000


class Master(Planning):
    """Thinks long, of whole turns."""

    name: str = "master"
    thought: ClassVar[Thought] = Thought(USUAL, 100, 1)
    alone: ClassVar[Thought] = Thought(36_000, 24)
    # In 20,000 chapters by the policy alone these won 3.5, 1.9, 0.4 and 0.4 %.
    favourites: ClassVar[tuple[str, ...]] = ("ludwigs_holy_blade", "threaded_cane", "hunter_axe", "saw_cleaver")


def mind(game: Game, seat: int, dice: Dice) -> Master:
    """Return a mind for a hunter of the board game; its dice are those of its trials."""
    return Master(dice)
