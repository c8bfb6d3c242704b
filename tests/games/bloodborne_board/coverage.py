"""What of the box is seen to take effect: `python -m tests.games.bloodborne_board.coverage [games per chapter]`.

Habits that follow missions play every chapter on an endless track, half of them mixed with random answers, and every
event is counted.  What never happened is listed at the end.
"""

import sys

from duskhall.games.bloodborne_board import GAME
from duskhall.games.bloodborne_board.content import CAMPAIGNS
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder
from duskhall.minds.bloodborne_board import habits

# catalogue -> (event, field) that show an entry of it taking effect
SHOWN = {
    "card": [("card_placed", "card"), ("dodged", "card"), ("card_discarded", "card")],
    "item": [("item_used", "item"), ("item_gained", "item")],
    "firearm": [("gun_fired", "firearm"), ("gun_refreshed", "firearm")],
    "line": [("flipped", "line")],
    "tile": [("tile_laid", "tile")],
    "mission": [("step_revealed", "mission")],
    "mission_step": [("step_revealed", "step")],
    "choice": [("way_chosen", "choice")],
    "unit": [("spawned", "unit")],
}


def play(number: int, seen: dict[str, set[object]]) -> int:
    """Play one chapter, note what happened, and return how many chapters were won."""
    options: dict[str, object] = {
        "campaign": CAMPAIGNS[number % 4],
        "chapter": number // 4 % 3 + 1,
        "track": "endless",
        "round_limit": 60,
    }
    setup = GAME.setup(number % 4 + 1, options)
    recorder = Recorder(setup)
    state = GAME.new(setup, Dice(f"coverage {number}".encode().ljust(32)), recorder)
    assert isinstance(state, BoardGame)
    dice = Dice(f"answers {number}".encode().ljust(32))
    chapter = state.chapter
    while state.asks and state.chapter == chapter:
        ask = state.pending()[0]
        by_chance = ask.question.name == "choose_way" or dice.below(100) < (15 if number % 2 else 4)
        option = ask.options[dice.below(len(ask.options))] if by_chance else habits.choose(state, ask)
        state.take(ask, option)
    for event in recorder.events:
        for noun, places in SHOWN.items():
            for kind, field in places:
                if event.kind.name == kind:
                    seen[noun].add(event.values[field])
    return state.won


def main(games: int) -> None:
    """Play so many games of every chapter and print the report."""
    seen: dict[str, set[object]] = {noun: set() for noun in SHOWN}
    won = sum(play(number, seen) for number in range(12 * games))
    names = GAME.setup(1).catalogues
    print(f"{12 * games} chapters played, {won} won")
    for noun in SHOWN:
        missing = [name for name in names[noun] if name not in seen[noun]]
        print(
            f"{noun}: {len(names[noun]) - len(missing)} of {len(names[noun])}; never seen: {', '.join(missing) or '-'}"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4)
