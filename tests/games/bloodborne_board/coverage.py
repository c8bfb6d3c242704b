"""What of the box is seen to take effect: `python -m tests.games.bloodborne_board.coverage [campaigns]`.

A bot that follows missions plays every campaign on an endless track, with a little chance in its answers, and every
event is noted.  A mission that was not completed so gets some chapters of its own, with a past that opens its branch.
What never happened is listed at the end, and then the command fails.
"""

import sys

from tests.games.bloodborne_board import follower

from duskhall.games.bloodborne_board import GAME, campaign
from duskhall.games.bloodborne_board.content import CAMPAIGNS
from duskhall.games.bloodborne_board.printed import BARRED, DONE, NOBODY, WAITING
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder

# catalogue -> (event, field) that show an entry of it taking effect
SHOWN = {
    "card": [("card_placed", "card"), ("dodged", "card")],
    "item": [("item_used", "item")],
    "firearm": [("gun_fired", "firearm")],
    "line": [("flipped", "line"), ("hazard", "line")],  # every side of every enemy, every card of every boss
    "tile": [("tile_laid", "tile")],
    "mission": [("mission_completed", "mission"), ("chapter_won", "mission")],
    "mission_step": [("step_completed", "step")],
    "choice": [("way_chosen", "choice")],
    "reason": [("cruel", "reason")],
}
# What takes effect without an event of its own: the shard's slot strikes harder, the box slows, nothing is no reason.
SILENT = {"blood_stone_shard": "item_gained", "tiny_music_box": "item_gained", "nothing": ""}
CHANCE = 6  # of 100 answers so many are drawn
TRIES = 24  # chapters that a mission gets that was never completed
AFTERWARDS = 15  # rounds that such a chapter goes on, so that what the mission paid is used


def play(number: int, seen: dict[str, set[object]], mission: int = NOBODY) -> int:
    """Play a campaign from a chapter on, or a mission's chapter, note what happened, and return the chapters won."""
    chapter = GAME.setup(1).content.tables.missions[mission].chapter if mission != NOBODY else number % 12
    options: dict[str, object] = {
        "campaign": CAMPAIGNS[chapter // 3],
        "chapter": chapter % 3 + 1,
        "length": "campaign" if mission == NOBODY else "chapter",
        "track": "endless",
        "hand": 4,
        "hunters": "random",
        "round_limit": 120,
    }
    setup = GAME.setup(number // 12 % 4 + 1, options)
    recorder = Recorder(setup)
    state = GAME.new(setup, Dice(f"coverage {number}".encode().ljust(32)), recorder)
    assert isinstance(state, BoardGame)
    dice = Dice(f"answers {number}".encode().ljust(32))
    if mission != NOBODY:
        choose_past(state, mission)
    since = 0
    while state.asks and (mission == NOBODY or since == 0 or state.round < since + AFTERWARDS):
        since = state.round if mission != NOBODY and not since and state.mission_at[mission] == DONE else since
        ask = state.pending()[0]
        by_chance = ask.question.name == "choose_way" or dice.below(100) < CHANCE
        state.take(
            ask, ask.options[dice.below(len(ask.options))] if by_chance else follower.choose(state, ask, mission)
        )
        note(recorder, seen)
    return state.won


def choose_past(state: BoardGame, mission: int) -> None:
    """Let the campaign remember what opens a mission's branch, as if earlier chapters had gone so."""
    printed = state.tables.missions
    for flag in range(len(state.flags)):
        if flag in printed[mission].needs + printed[mission].without:
            state.flags[flag] = int(flag in printed[mission].needs)
    for number in state.tables.of_chapter[state.chapter]:
        opened = campaign.branch_is_open(state, printed[number].needs, printed[number].without)
        state.mission_at[number] = WAITING if opened and not printed[number].opened else BARRED


def note(recorder: Recorder, seen: dict[str, set[object]]) -> None:
    """Add what the events tell to what was seen, and forget them."""
    for event in recorder.events:
        for noun, places in SHOWN.items():
            for kind, field in places:
                if event.kind.name == kind and field in event.values:
                    seen[noun].add(event.values[field])
        if event.kind.name == "item_gained" and event.values["item"] in SILENT:
            seen["item"].add(event.values["item"])
    recorder.events.clear()


def unseen(seen: dict[str, set[object]]) -> dict[str, list[str]]:
    """Return, by catalogue, what never took effect."""
    names = GAME.setup(1).catalogues
    seen = seen | {"reason": seen["reason"] | {"nothing"}}
    return {noun: [name for name in names[noun] if name not in seen[noun]] for noun in SHOWN}


def missing_missions(seen: dict[str, set[object]]) -> list[int]:
    """Return the missions that have a step, or a choice, that was not seen, or that pay an item that was never used."""
    names = GAME.setup(1).catalogues
    tables = GAME.setup(1).content.tables
    found = []
    for number, step in enumerate(tables.steps):
        paid = [step.reward, step.lost_reward, step.gift] + [tables.choices[option].reward for option in step.choices]
        items = {names["item"][item] for reward in paid for item in reward.items}
        choices = {names["choice"][option] for option in step.choices}
        done = names["mission_step"][number] in seen["mission_step"]
        if not done or not choices <= seen["choice"] or not items <= seen["item"]:
            found.append(step.mission)
    return sorted(set(found))


def main(campaigns: int) -> int:
    """Play so many campaigns and print the report; return how many entries were never seen."""
    seen: dict[str, set[object]] = {noun: set() for noun in SHOWN}
    won = sum(play(number, seen) for number in range(campaigns))
    print(f"{campaigns} campaigns played, {won} chapters won")
    for number in range(TRIES):
        for mission in missing_missions(seen):
            play(number * 100 + mission, seen, mission)
    missing = unseen(seen)
    for noun, names in missing.items():
        every = len(GAME.setup(1).catalogues[noun])
        print(f"{noun}: {every - len(names)} of {every}; never seen: {', '.join(names) or '-'}")
    return sum(map(len, missing.values()))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 96) > 0)
