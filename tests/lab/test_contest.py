"""Contests of bots: shared deals, rotated seats, the same result however it is played, and a file to go on from."""

import json
import os
import runpy
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from duskhall.cli import main
from duskhall.kernel.budget import Budget
from duskhall.kernel.mistake import Mistake
from duskhall.lab import rounds, verdict
from duskhall.lab.contest import Cell, Contest, Deal, Played, arrangement, factory, play_deal

SHORT = Cell(3, (("rounds", 2),))


def contest(bots: str = "careful,random", *cells: Cell, game: str = "dungeon-cards", **more: object) -> Contest:
    return Contest(game, tuple(bots.split(",")), cells or (SHORT,), "7", **more)  # type: ignore[arg-type]


# --- What is played ------------------------------------------------------------------------------------------------


def test_every_bot_sits_in_every_seat_and_the_last_one_fills_up():
    assert contest("a,b").line_ups(SHORT) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]


def test_of_more_bots_than_seats_every_choice_plays():
    line_ups = contest("a,b,c").line_ups(Cell(2))
    assert sorted(line_ups) == sorted((one, other) for one in "abc" for other in "abc" if one != other)


def test_clans_change_sides_and_hunters_are_all_one_bot():
    assert contest("a,b", game="blood-bound").line_ups(Cell(6)) == [("a", "b"), ("b", "a")]
    assert contest("a,b", game="bloodborne-board").line_ups(Cell(2)) == [("a", "a"), ("b", "b")]


def test_so_many_games_are_played_by_the_bots_of_each_table():
    assert contest("a,b").deals(SHORT, 100) == 34  # three line-ups each
    assert contest("a,b", game="blood-bound").deals(Cell(6), 100) == 50
    assert contest("a,b", game="bloodborne-board").deals(Cell(2), 100) == 100


def test_a_clan_is_played_by_one_bot():
    deal = play_deal(contest("schemer,random", Cell(6), game="blood-bound", talk=True), 0, 0)
    one, other = deal.games
    assert [one.bots.count(bot) for bot in ("schemer", "random")] == [3, 3]
    assert other.bots == tuple("random" if bot == "schemer" else "schemer" for bot in one.bots)
    assert {one.bots[seat] for seat in one.winners} in ({"schemer"}, {"random"})


def test_roles_are_dealt_out_evenly():
    dealt = [tuple(arrangement(6, 4, number)) for number in range(360)]
    assert len(set(dealt)) == 360
    early = Counter(role for each in dealt[:60] for role in each)
    assert max(early.values()) < 2 * min(early.values())
    assert arrangement(2, 4, 9) == [0, 1]


def test_a_bot_may_be_given_another_budget():
    assert factory("dungeon-cards", "careful")[1].percent == 100
    assert factory("dungeon-cards", "careful@25")[1].percent == 25
    with pytest.raises(Mistake, match="careful@much"):
        factory("dungeon-cards", "careful@much")


def test_a_budget_is_over_when_whoever_gave_it_says_so():
    over = [False]
    budget = Budget(is_over=lambda: over[0])
    assert not budget.is_over()
    over[0] = True
    assert budget.is_over()
    assert not Budget(percent=1).is_over()


# --- What comes of it ----------------------------------------------------------------------------------------------


def games_of(*shares: int) -> list[Deal]:
    """Deals of two games between `a` and `b`, of which `a` won so many."""
    won = Played(("a", "b"), (0,), (1, 2), 1, False), Played(("b", "a"), (1,), (2, 1), 1, False)
    lost = Played(("a", "b"), (1,), (2, 1), 1, False), Played(("b", "a"), (0,), (1, 2), 1, False)
    pick = {0: lost, 1: (won[0], lost[1]), 2: won}
    return [Deal(0, number, pick[share]) for number, share in enumerate(shares)]


def test_the_error_is_the_one_between_deals():
    skill = verdict.report(contest("a,b", Cell(2)), games_of(*([1] * 30 + [2] * 30)))["pooled"]["bots"]
    whole = verdict.report(contest("a,b", Cell(2)), games_of(*([0] * 15 + [2] * 45)))["pooled"]["bots"]
    assert skill["a"]["share"] == whole["a"]["share"] == 0.75
    assert skill["a"]["high"] - skill["a"]["low"] < 0.6 * (whole["a"]["high"] - whole["a"]["low"])
    assert skill["a"]["p"] < whole["a"]["p"] < 0.01
    assert skill["b"]["share"] == 0.25


def test_a_game_that_nobody_won_is_shared_out():
    cut_short = [Deal(0, 0, (Played(("a", "b", "b"), (), (1, 1, 1), 9, True),))]
    assert verdict.shares(contest("a,b"), cut_short, "b") == [[2 / 3]]
    assert verdict.shares(contest("a,b", game="blood-bound"), cut_short, "b") == [[1 / 2]]
    assert verdict.shares(contest("a,b", game="bloodborne-board"), cut_short, "b") == [[0.0]]


def test_intervals_of_lonely_games_are_wilsons():
    low, high = verdict.Mean.of([[1.0]] * 8 + [[0.0]] * 2).interval()
    assert (round(low, 2), round(high, 2)) == (0.49, 0.94)
    assert verdict.Mean.of([[1.0]] * 10).interval()[0] == pytest.approx(0.722, abs=0.001)


def test_the_stronger_one_is_ahead_in_the_cross_table_and_in_the_ratings():
    report = verdict.report(contest("a,b", Cell(2)), games_of(*([1, 2] * 20)))
    assert report["pooled"]["cross"]["a"]["b"]["ahead"] == 0.75
    assert list(report["ratings"]) == ["a", "b"]
    assert report["ratings"]["a"]["mu"] > report["ratings"]["b"]["mu"]


def test_a_sequential_test_says_so_when_it_knows():
    strong, even = games_of(*([1, 2] * 40)), games_of(*([0, 1, 2, 1] * 80))
    ask = contest("a,b", Cell(2))
    assert verdict.sprt(ask, strong, 0.5, 0.6, 0.05)["answer"] == "hoped"
    assert verdict.sprt(ask, even, 0.5, 0.6, 0.05)["answer"] == "expected"
    assert verdict.sprt(ask, strong[:10], 0.5, 0.6, 0.05)["answer"] == "open"


def test_chapters_are_counted_cell_by_cell_and_compared_deal_by_deal():
    def chapter(cell: int, number: int, a: bool, b: bool) -> Deal:
        games = [Played((bot,) * 2, (0, 1) if won else (), (1, 1), 9, False) for bot, won in (("a", a), ("b", b))]
        return Deal(cell, number, tuple(games))

    pair = contest("a,b", Cell(2), Cell(2), game="bloodborne-board")
    deals = [chapter(cell, number, True, bool(number % (cell + 2))) for number in range(12) for cell in (0, 1)]
    report = verdict.report(pair, deals)
    assert [cell["bots"]["b"]["wins"] for cell in report["cells"]] == [6, 8]
    assert report["pooled"]["bots"]["a"]["share"] == 1
    assert report["pooled"]["cross"]["a"]["b"]["more"] == pytest.approx(10 / 24, abs=1e-4)
    assert report["ratings"] == {}


# --- The same again ------------------------------------------------------------------------------------------------


def test_processes_and_interruptions_change_nothing(tmp_path: Path):
    ask = contest("careful,random", SHORT, Cell(2, (("rounds", 2),)))
    alone = verdict.report(ask, rounds.play(ask, 12))
    file = tmp_path / "results"
    with rounds.Ledger(file, ask) as ledger:
        assert verdict.report(ask, rounds.play(ask, 6, jobs=2, ledger=ledger)) != alone
    with file.open("ab") as torn:
        torn.write(b'{"deal": 5, "ce')
    with rounds.Ledger(file, ask) as again:
        assert len(again.deals) == rounds.deals_in_all(ask, 6)
        assert verdict.report(ask, rounds.play(ask, 12, ledger=again)) == alone
    with rounds.Ledger(file, ask) as whole:
        assert len(whole.deals) == rounds.deals_in_all(ask, 12)


def test_a_test_that_is_answered_stops_at_the_same_deal_whoever_plays(tmp_path: Path):
    ask = contest("careful,random")
    test = rounds.Test(0.4, 0.8)
    alone = rounds.play(ask, 300, test=test)
    assert rounds.answer(ask, alone, test)["answer"] == "hoped"
    with rounds.Ledger(tmp_path / "results", ask) as ledger:
        rounds.play(ask, 3 * (len(alone) + 5), ledger=ledger)  # somebody went on without asking
    with rounds.Ledger(tmp_path / "results", ask) as again:
        assert rounds.play(ask, 300, ledger=again, test=test) == alone


def test_the_file_of_another_contest_is_refused(tmp_path: Path):
    with rounds.Ledger(tmp_path / "results", contest()):
        pass
    with pytest.raises(Mistake, match="another contest"):
        rounds.Ledger(tmp_path / "results", contest("random,careful"))


def test_two_contests_do_not_write_into_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "results"
    with rounds.Ledger(file, contest()):
        before = file.read_bytes()
        with pytest.raises(Mistake, match="another arena"):
            rounds.Ledger(file, contest())
        assert main([*COMMAND, "--games", "1", "--results", str(file)]) == 2
        assert "another arena" in capsys.readouterr().err
        assert file.read_bytes() == before
    with rounds.Ledger(file, contest()) as again:
        assert again.deals == []


COMMAND = ("arena", "dungeon-cards", "--bots", "careful,threshold,random", "--setting", "rounds=2", "--json")


def test_a_contest_that_is_killed_goes_on_to_the_same_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "results"
    command = (*COMMAND, "--games", "30", "--results", str(file))
    killed = subprocess.Popen([sys.executable, "-m", "duskhall", *command], stdout=subprocess.DEVNULL)
    while not file.exists() or file.read_bytes().count(b"\n") < 3:
        assert killed.poll() is None
    os.kill(killed.pid, signal.SIGKILL)
    killed.wait()
    assert main(command) == 0
    went_on = json.loads(capsys.readouterr().out)
    assert main([*COMMAND, "--games", "30"]) == 0
    alone = json.loads(capsys.readouterr().out)
    for each in (went_on, alone):
        del each["timing"]
    assert went_on == alone


def test_what_is_shown_names_every_cell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("COLUMNS", "160")
    settings = ("--players", "2,3", "--setting", "rounds=1,2", "--games", "4")
    assert main(["arena", "dungeon-cards", "--bots", "careful,random", *settings, "--sprt", "0.3,0.5"]) == 0
    out = capsys.readouterr().out
    for words in ("players=2, rounds=1", "players=3, rounds=2", "All of them", "ahead of random", "Ratings", "open"):
        assert words in out


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("--bots", "reckless"), "no bot reckless"),
        (("--bots", "random", "--sprt", "0.5,0.4"), "0.5,0.4"),
        (("--bots", "random", "--players", "two"), "two is no number"),
        (("--bots", "random", "--talk"), "no table talk"),
    ],
)
def test_a_mistake_is_one_sentence(wrong: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]):
    assert main(["arena", "dungeon-cards", *wrong]) == 2
    assert sentence in capsys.readouterr().err


def test_strength_by_budget_is_drawn_from_what_the_arena_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    said = []
    for percent in (400, 25):
        bots = f"careful@{percent},random"
        assert main(["arena", "dungeon-cards", "--bots", bots, "--setting", "rounds=1", "--games", "4", "--json"]) == 0
        said.append(tmp_path / f"{percent}.json")
        said[-1].write_text(capsys.readouterr().out)
    budgets = runpy.run_path(str(Path(__file__).parents[2] / "benchmarks" / "budgets.py"))
    drawn = ElementTree.fromstring(budgets["draw"](budgets["read"](said)))
    words = [each.text for each in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert words[:2] == ["dungeon-cards", "careful against random, 2 players"]
    assert words.index("25") < words.index("400")
    assert len(list(drawn.iter("{http://www.w3.org/2000/svg}circle"))) == 2
