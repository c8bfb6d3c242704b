"""Balance reports: the same games whoever plays them, figures that a plain count confirms, and honest errors."""

import pickle
from collections import Counter
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from tests.scale import FULL

from duskhall.games import GAMES, find
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder
from duskhall.kernel.mistake import Mistake
from duskhall.lab import balance, courses, significance
from duskhall.lab.arena import game_seed
from duskhall.lab.courses import Plan, policy_key
from duskhall.lab.figures import VICTORY, figures_of, lead_changes, measured, values
from duskhall.lab.sample import Sample, sample_of
from duskhall.native.place import compiler

native = pytest.mark.skipif(compiler() is None, reason="there is no C++ compiler here, so there are no native rules")


def plan_of(game_id, games=20, **more):
    return Plan(game_id, find(game_id).usual_seats, games=games, **more)


@native
@pytest.mark.parametrize("game_id", GAMES)
def test_python_plays_the_games_that_native_rules_play(game_id):
    plan = plan_of(game_id, every=7)
    numbers = range(12 * (10 if FULL else 1))[:: 1 if FULL else 6]
    for setup in plan.setups[:2]:
        mine = tuple(numbers)
        one = courses._play_natively(plan, setup, mine)
        other = courses._play_in_python(plan, setup, mine)
        assert one.outcomes == other.outcomes
        for name in ("decisions", "counts", "last"):
            assert (getattr(one, name) == getattr(other, name)).all(), name
        for place, last in enumerate(one.last):
            assert (one.standings[: last + 1, place] == other.standings[: last + 1, place]).all()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_report_says_something_of_everything_that_the_game_declares(game_id):
    plan = plan_of(game_id, games=24)
    found = balance.report(plan, effects=FULL or game_id == "dungeon-cards")
    declared = find(game_id).balance
    assert [group["name"] for group in found["held"]] == list(declared.held)
    assert [group["name"] for group in found["rates"]] == [rate.name for rate in declared.rates]
    assert all(group["entries"] for group in found["held"][:1])
    settings = {setting.name for setting in find(game_id).settings}
    assert {setting.name for setting, _, _ in balance._variants(plan)} == settings
    assert {row["setting"] for row in found["effects"]} in (settings, set())
    assert found["games"] == 24
    assert found["strength"][0]["bot"] == "policy"
    rows = [*found["seats"], *found["effects"], *(row for group in found["held"] for row in group["entries"])]
    assert all(row["low"] <= row["value"] <= row["high"] for row in rows if "value" in row and "low" in row)
    assert all(row["adjusted"] is None or row["adjusted"] >= row["p"] for row in rows)


def test_the_same_games_come_of_any_number_of_processes_and_in_any_order(monkeypatch):
    monkeypatch.setattr(balance, "CHUNK", 16)
    plan = plan_of("dungeon-cards", games=60)
    alone = balance.report(plan, effects=False)
    assert list(balance._variants(plan))
    assert balance.report(plan, jobs=2, effects=False) == alone
    assert pickle.loads(pickle.dumps(plan)) == plan  # after all that was asked of it
    parts = [balance.play_part(replace(plan, every=8), first, 20) for first in (0, 20, 40)]
    merged = [Sample(parts[0].figures, plan.seats) for _ in range(2)]
    for part in parts:
        merged[0].merge(part)
    for part in reversed(parts):
        merged[1].merge(part)
    assert merged[0].mark == merged[1].mark == sample_of(courses.courses(replace(plan, every=8), range(60))).mark
    assert all((merged[0].sums[name] == merged[1].sums[name]).all() for name in merged[0].sums)


def test_shares_and_picks_are_what_a_plain_count_finds():
    plan = plan_of("dungeon-cards", games=30, every=1000)
    game: Any = plan.rules
    setup = plan.setups[0]
    had: Counter[Any] = Counter()
    won: Counter[Any] = Counter()
    first: Counter[int] = Counter()
    for number in range(30):
        seed = game_seed(plan.seed, number)
        recorder = Recorder(setup)
        state, dice = game.new(setup, Dice(seed), recorder), Dice(policy_key(seed))
        while state.asks:
            ask = state.next_ask()
            state.take(ask, game.policy(state, ask, dice))
        (winner,) = state.outcome().winners
        turned = {
            (event.values["seat"], event.values["card"])
            for event in recorder.events
            if event.kind.name == "card_turned"
        }
        had.update(card for _, card in turned)
        won.update(card for seat, card in turned if seat == winner)
        (start,) = (event.values["seat"] for event in recorder.events if event.kind.name == "first_player")
        first[(winner - start) % setup.seats] += 1
    found = balance._described(plan, balance.play_part(plan, 0, 30))
    group = next(each for each in found["held"] if each["name"] == "turned_by")
    assert {row["entry"] for row in group["entries"]} == set(had)
    for row in group["entries"]:
        assert row["number"] == had[row["entry"]]
        assert row["value"] == pytest.approx(won[row["entry"]] / had[row["entry"]], abs=1e-5)
        assert row["pick"]["value"] == pytest.approx(had[row["entry"]] / 30 / setup.seats, abs=1e-5)
    assert [round(row["value"] * 30) for row in found["seats"]] == [first[place] for place in range(setup.seats)]


def test_a_victory_is_parted_and_a_lead_changes_when_somebody_else_leads_alone():
    (played,) = courses.courses(plan_of("dungeon-cards"), range(1))
    standings = np.array(
        [[[5, 5, 0, 0]], [[6, 5, 0, 0]], [[5, 6, 0, 0]], [[5, 5, 0, 0]], [[9, 5, 0, 0]], [[0, 9, 0, 0]]]
    )
    outcome = replace(played.outcomes[0], winners=(0, 1))
    made = replace(played, standings=standings, last=np.array([4]), outcomes=(outcome,))
    assert values(made).tolist() == [[VICTORY // 2, VICTORY // 2, 0, 0]]
    assert lead_changes(made).tolist() == [2]  # what is after the end does not count
    parts, wholes = measured(made)
    keys = [(figure.group, figure.entry) for figure in figures_of(made.setup)]
    assert parts[0][keys.index(("drama", "decided"))] == 0  # a winner led all the time
    alone = replace(made, outcomes=(replace(outcome, winners=(0,)),))
    assert measured(alone)[0][0][keys.index(("drama", "decided"))] == 1000  # tied until the last look
    assert wholes[0][keys.index(("course", "length"))] == 1


def test_intervals_hold_what_they_say():
    """Of many small samples nineteen in twenty intervals hold the value of all of them together."""
    plan = plan_of("dungeon-cards", every=8)
    parts = [balance.play_part(plan, 60 * place, 60) for place in range(30)]
    whole = Sample(parts[0].figures, plan.seats)
    for part in parts:
        whole.merge(part)
    inside = []
    for place, figure in enumerate(whole.figures):
        if figure.group in ("seats", "adventurers", "course", "drama", "foretold"):
            true = significance.estimate(whole, place)
            if 0 < true.value < (1 if figure.kind in ("share", "pick") else 1e9):
                found = [significance.estimate(part, place) for part in parts]
                inside += [each.low <= true.value <= each.high for each in found if each.number]
    assert 0.92 < sum(inside) / len(inside) < 0.98


@pytest.mark.parametrize("bots", [("random",) * 4, ("random",)])
def test_random_alone_never_counts(bots):
    with pytest.raises(Mistake) as mistake:
        balance.prepared(plan_of("dungeon-cards", bots=bots))
    assert mistake.value.key == "mistake-balance-random"


def test_bots_play_on_request_and_move_on_from_seat_to_seat():
    plan = plan_of("dungeon-cards", games=4, bots=("threshold", "random", "random", "random"))
    assert [plan.seating(number).index("threshold") for number in range(5)] == [0, 1, 2, 3, 0]
    found = balance.report(plan, effects=False)
    assert (found["bots"][0], found["games"]) == ("threshold", 4)
    assert [each["bot"] for each in found["strength"]] == ["threshold"]
