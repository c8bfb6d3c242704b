"""The bot `threshold`: plays as `careful` does, but stops as soon as few actions are left."""

from typing import Final

from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.minds.dungeon_cards.careful import Careful
from duskhall.minds.dungeon_cards.knowledge import Knowledge

FEW_ACTIONS: Final = 3


class Threshold(Careful):
    """Fights, evades and spends exactly as `careful` does, and differs only in when it stops."""

    name: str = "threshold"

    def stops(self, know: Knowledge) -> bool:
        return know.action_limit - know.action_total <= FEW_ACTIONS


def mind(game: Game, seat: int, dice: Dice) -> Threshold:
    """Return a mind for a seat of Dungeon Cards; it needs no dice."""
    return Threshold()
