"""Everything in the box is seen to take effect when a bot that follows missions plays the campaigns."""

import os

from tests.games.bloodborne_board.coverage import SHOWN, main, play, unseen

from duskhall.games.bloodborne_board import GAME

FULL = os.environ.get("DUSKHALL_SCALE") == "full"
CAMPAIGNS = 96  # at full size
FEW = 12  # one from every chapter on
SHARES = {"card": 0.9, "item": 0.5, "firearm": 0.5, "line": 0.75, "tile": 0.85, "mission": 0.4, "mission_step": 0.4}


def test_everything_in_the_box_takes_effect():
    if FULL:
        assert main(CAMPAIGNS) == 0
        return
    seen: dict[str, set[object]] = {noun: set() for noun in SHOWN}
    won = sum(play(number, seen) for number in range(FEW))
    assert won >= 4
    missing = unseen(seen)
    for noun, share in SHARES.items():
        every = len(GAME.setup(1).catalogues[noun])
        assert every - len(missing[noun]) >= share * every, f"{noun}: {missing[noun]}"
