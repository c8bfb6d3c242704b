"""7.12 What the view says of an attack before it is made is what becomes of it."""

from collections import Counter

import pytest
from tests.games.bloodborne_board.table import LAMP, Table
from tests.rule import rule
from tests.scale import FULL

from duskhall.games import find
from duskhall.games.bloodborne_board.fight import stagger
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder

GAME = find("bloodborne-board")
LAST_ANSWERS = {"dodge": "no", "react": "done"}  # after these nothing more is asked before the blows
GAMES = 500 if FULL else 100


def fates(table: Table) -> dict[str, str]:
    fight = table.state.view(0).fight
    assert fight is not None
    return {blow.who: blow.fate for blow in fight.order}


@rule("bloodborne-board", "7.12")
@pytest.mark.parametrize(
    ("side", "slot", "action", "expected"),
    [
        (0, "slot_1", "basic", {"enemy": "staggered", "hunter": "lands"}),  # faster, and it staggers
        (1, "slot_3", "special", {"enemy": "lands", "hunter": "staggered"}),  # slower than a bash that staggers
    ],
)
def test_the_view_tells_which_attack_is_cancelled(side, slot, action, expected):
    table = (
        Table("saw_cleaver")
        .side("saw_cleaver", side)
        .enemy("hunter_mob_1", LAMP)
        .hand("saw_cleaver", "skill", "endurance")
        .actions(action)
    )
    table.attacked_by("hunter_mob_1", "saw_cleaver").answer("skill", slot)
    assert fates(table) == expected


@rule("bloodborne-board", "7.12")
def test_an_attack_that_cannot_be_staggered_is_not_said_to_be():
    table = Table("saw_cleaver").enemy("hunter_mob_1", LAMP).hand("saw_cleaver", "skill", "endurance").actions("basic")
    table.attacked_by("hunter_mob_1", "saw_cleaver").answer("skill", "slot_1")
    line = table.state.tables.lines[table.state.fight.line]
    line.no_stagger = 1
    try:
        assert fates(table) == {"enemy": "lands", "hunter": "lands"}
        table.state.fight.foe.plain = 1  # without its effects it can be
        assert fates(table)["enemy"] == "staggered"
    finally:
        line.no_stagger = 0


@rule("bloodborne-board", "7.12", "7.16")
def test_an_attack_on_an_enemy_that_has_gone_misses_and_staggers_nothing():
    table = Table("saw_cleaver").enemy("hunter_mob_1", LAMP).hand("saw_cleaver", "skill", "endurance").actions("basic")
    table.attacked_by("hunter_mob_1", "saw_cleaver").answer("skill", "slot_1")
    table.state.unit_space[table.state.fight.unit] = table.state.place[0] - 1
    assert fates(table) == {"enemy": "lands", "hunter": "misses"}


@rule("bloodborne-board", "7.12")
@pytest.mark.parametrize(
    ("speed", "other", "in_ties", "outpaces"),
    [(3, 2, False, True), (2, 2, False, False), (2, 2, True, True), (1, 2, True, False)],
)
def test_an_attack_is_in_time_if_it_is_faster_or_as_fast_where_ties_count(speed, other, in_ties, outpaces):
    assert stagger.outpaces(speed, other, in_ties) is outpaces


@rule("bloodborne-board", "7.12")
def test_in_whole_games_every_attack_meets_the_fate_that_was_shown():
    seen: Counter[tuple[str, bool]] = Counter()
    for number in range(GAMES):
        play(number, seen)
    assert seen["enemy", True]
    assert seen["hunter", True]
    assert seen["enemy", False]


def play(number: int, seen: Counter[tuple[str, bool]]) -> None:
    """One hunter plays at random, and dodges nothing where the fates of both attacks are shown."""
    setup = GAME.setup(1, simulation=True)
    recorder = Recorder(setup)
    state = GAME.new(setup, Dice(f"fates {number}".encode().ljust(32)), recorder)
    dice = Dice(f"play {number}".encode())
    while state.asks:
        ask = state.next_ask()
        option = ask.options[dice.below(len(ask.options))]
        fight = state.view(0).fight
        if fight is not None and ask.question.name in LAST_ANSWERS:
            option = setup.option_number(ask.question, LAST_ANSWERS[ask.question.name])
            recorder.events.clear()
            state.take(ask, option)
            if not state.asks or state.asks[0].question.name not in LAST_ANSWERS:
                compare(fight, [event.kind.name for event in recorder.events], seen)
        else:
            state.take(ask, option)


def compare(fight, told: list[str], seen: Counter[tuple[str, bool]]) -> None:
    shown = {blow.who: blow.fate for blow in fight.order}
    if "ability" in shown:  # it comes first and may change everything
        return
    for who, event in (("enemy", "staggered"), ("hunter", "hunter_staggered")):
        if who in shown and shown[who] != "misses":
            assert (event in told) is (shown[who] == "staggered"), (fight, told)
            seen[who, shown[who] == "staggered"] += 1
