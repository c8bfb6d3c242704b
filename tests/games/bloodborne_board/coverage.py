"""What of the box is seen to take effect: `python -m tests.games.bloodborne_board.coverage [campaigns]`.

A bot that follows missions plays every campaign on an endless track, with a little chance in its answers, and
`evidence` notes what took effect.  A mission that was not completed so gets some chapters of its own, with a past that
opens its branch.  What never happened is listed at the end, and then the command fails.
"""

import sys

from tests.games.bloodborne_board import evidence, follower

from duskhall.games.bloodborne_board import GAME
from duskhall.games.bloodborne_board.missions import open_steps
from duskhall.games.bloodborne_board.printed import BARRED, DONE, NOBODY, WAITING
from duskhall.games.bloodborne_board.settings import CAMPAIGNS
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder

CHANCE = 6  # of 100 answers so many are drawn
TRIES = 24  # chapters that a mission gets that was never completed
AFTERWARDS = 15  # rounds that such a chapter goes on, so that what the mission paid is used

Seen = dict[str, set[str]]


def nothing_yet() -> Seen:
    """Return what was seen before the first game."""
    return {what: set() for what in [*evidence.everything(), "item"]}


def play(number: int, seen: Seen, mission: int = NOBODY) -> int:
    """Play a campaign from a chapter on, or a mission's chapter, note what happened, and return the chapters won."""
    chapter = GAME.setup(1).content.tables.missions[mission].chapter if mission != NOBODY else number % 12
    settings: dict[str, object] = {
        "campaign": CAMPAIGNS[chapter // 3],
        "chapter": chapter % 3 + 1,
        "length": "campaign" if mission == NOBODY else "chapter",
        "track": "endless",
        "hand": 4,
        "hunters": "random",
        "round_limit": 120,
    }
    setup = GAME.setup(number // 12 % 4 + 1, settings)
    recorder = Recorder(setup)
    state = GAME.new(setup, Dice(f"coverage {number}".encode().ljust(32)), recorder)
    assert isinstance(state, BoardGame)
    dice = Dice(f"answers {number}".encode().ljust(32))
    if mission != NOBODY:
        choose_past(state, mission)
    witness = evidence.Witness(state, seen)
    since = 0
    while state.asks and (mission == NOBODY or since == 0 or state.round < since + AFTERWARDS):
        since = state.round if mission != NOBODY and not since and state.mission_at[mission] == DONE else since
        ask = state.pending()[0]
        by_chance = ask.question.name == "choose_way" or dice.below(100) < CHANCE
        option = ask.options[dice.below(len(ask.options))] if by_chance else follower.choose(state, ask, mission)
        witness.before(ask, option)
        state.take(ask, option)
        witness.after(recorder.events)
        recorder.events.clear()
    return state.won


def choose_past(state: BoardGame, mission: int) -> None:
    """Let the campaign remember what opens a mission's branch, as if earlier chapters had gone so."""
    printed = state.tables.missions
    for flag in range(len(state.flags)):
        if flag in printed[mission].needs + printed[mission].without:
            state.flags[flag] = int(flag in printed[mission].needs)
    for number in state.tables.of_chapter[state.chapter]:
        opened = open_steps.branch_is_open(state, printed[number].needs, printed[number].without)
        state.mission_at[number] = WAITING if opened and not printed[number].opened else BARRED


def unseen(seen: Seen) -> dict[str, list[str]]:
    """Return, by what it is, what never took effect."""
    found = seen | {"consumable": seen["item"], "reward": seen["item"]}
    return {what: [name for name in names if name not in found[what]] for what, names in evidence.everything().items()}


def missing_missions(seen: Seen) -> list[int]:
    """Return the missions that have a step, or a choice, that was not seen, or that pay an item that was never used."""
    names = GAME.setup(1).catalogues
    tables = GAME.setup(1).content.tables
    found = []
    for number, step in enumerate(tables.steps):
        paid = [step.reward, step.lost_reward, step.gift] + [tables.choices[option].reward for option in step.choices]
        items = {names["item"][item] for reward in paid for item in reward.items}
        flags = {names["flag"][flag] for reward in paid for flag in reward.flags}
        flags |= {names["flag"][flag] for flag in [step.lost_flag] if flag != NOBODY}
        choices = {names["choice"][option] for option in step.choices}
        done = names["mission_step"][number] in seen["mission card"] and flags <= seen["memory"]
        if not done or not choices <= seen["choice"] or not items <= seen["item"]:
            found.append(step.mission)
    return sorted(set(found))


def main(campaigns: int) -> int:
    """Play so many campaigns and print the report; return how many entries were never seen."""
    seen = nothing_yet()
    won = sum(play(number, seen) for number in range(campaigns))
    print(f"{campaigns} campaigns played, {won} chapters won")
    for number in range(TRIES):
        for mission in missing_missions(seen):
            play(number * 100 + mission, seen, mission)
    missing = unseen(seen)
    cards = evidence.cards()
    for what, names in evidence.everything().items():
        copies = f" ({cards[what]} cards)" if what in cards else ""
        never = ", ".join(missing[what]) or "-"
        print(f"{what}: {len(names) - len(missing[what])} of {len(names)}{copies}; never seen: {never}")
    return sum(map(len, missing.values()))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 96) > 0)
