"""Analyses at a hall: of ended games, in the background with progress, once, and only while somebody waits."""

import io
import json
import sys

import msgspec
import pytest
from tests.hall.halls import finished
from tests.hall.test_web import request
from tests.patience import soon, until
from tests.teacher.test_analysis import game_of

from duskhall.hall.bots import analyses, worker
from duskhall.hall.bots.jobs import Analyse, Result
from duskhall.hall.bots.workers import Workers
from duskhall.hall.denied import Denied
from duskhall.teacher import analysis
from duskhall.teacher.analysis import Analysis, Moment, Point, SeatAnalysis
from duskhall.teacher.hint import Choice, Hint


class Analyst:
    """Workers that analyse when they are let, and what they are asked for; the games of these tests are toys."""

    def __init__(self, monkeypatch, found: Analysis | None = None) -> None:
        self.jobs: list[Analyse] = []
        self.told: list[int] = []
        self.ended = False
        self.let = False
        work = Workers.work

        async def analysed(workers, job, progress=None):
            if not isinstance(job, Analyse):
                return await work(workers, job, progress)
            self.jobs.append(job)
            progress(2500)
            try:
                await soon(lambda: self.let)
            finally:
                self.ended = True
            return Result(analysis=msgspec.Raw(msgspec.json.encode(found or ANALYSIS)))

        monkeypatch.setattr(Workers, "work", analysed)


HINT = Hint("pick", "1.1", "win", "b", [Choice("b", "", 6000, 100)], False, "", False, 100)
MOMENT = Moment(1, 0, "pick", "1.1", "a", "", 900, 100, 0, True, HINT)
WAYS = [SeatAnalysis(seat, 5000, -900, -4100, 0, 100, [Point(1, 5000, 100)], [], [MOMENT][seat:]) for seat in range(2)]
ANALYSIS = Analysis("toy", "win", 1, 1, 100, WAYS)


def get(hall, table, person):
    return person.get(f"/api/tables/{table}/analysis")


def test_it_is_worked_out_while_somebody_asks_and_then_kept(hall, monkeypatch):
    table, (ana, bo) = finished(hall)
    analyst = Analyst(monkeypatch)
    assert get(hall, table, ana)["status"] in ("waiting", "working")
    until(lambda: get(hall, table, ana)["progress"] == 2500)
    assert get(hall, table, bo)["status"] == "working"
    analyst.let = True
    until(lambda: get(hall, table, ana)["status"] == "done")
    assert get(hall, table, bo)["analysis"] == msgspec.to_builtins(ANALYSIS)
    assert len(analyst.jobs) == 1, "it is worked out once"


def test_it_is_dropped_when_nobody_asks_any_more(hall, monkeypatch):
    table, (ana, _) = finished(hall)
    analyst = Analyst(monkeypatch)
    monkeypatch.setattr(analyses, "LOOKS_SECONDS", 0.01)
    get(hall, table, ana)
    until(lambda: analyst.jobs)
    monkeypatch.setattr(analyses, "UNASKED_SECONDS", 0.0)
    until(lambda: analyst.ended)
    monkeypatch.setattr(analyses, "UNASKED_SECONDS", 600.0)
    analyst.let = True
    until(lambda: get(hall, table, ana)["status"] == "done")


def test_a_running_game_is_not_analysed(hall):
    table, (ana, _) = hall.table("Ana", "Bo")
    with pytest.raises(Denied, match="not over") as caught:
        get(hall, table, ana)
    assert caught.value.code == "not-ended"


def test_whoever_has_the_link_of_the_replay_may_read_it_and_nobody_else(hall, monkeypatch):
    Analyst(monkeypatch).let = True
    table, (ana, _) = finished(hall)
    until(lambda: get(hall, table, ana)["status"] == "done")
    given = ana.get(f"/api/tables/{table}")["replay_pass"]
    status, _, body = request(hall, "GET", f"/api/tables/{table}/analysis", **{"x-replay-pass": given})
    assert (status, json.loads(body)["status"]) == (200, "done")
    assert request(hall, "GET", f"/api/tables/{table}/analysis")[0] in (401, 403, 404)


def test_a_worker_process_tells_its_progress_before_the_analysis(monkeypatch):
    """What is written to the hall, for a game whose analysis is made quick."""
    for name, value in (("MOST", 3), ("PLAYS", 2), ("CLOSER", 1), ("OPENED", 2)):
        monkeypatch.setattr(analysis, name, value)
    record = game_of("dungeon-cards", 2, ["threshold", "threshold"])
    job = msgspec.json.encode(Analyse(record=record.to_json().decode()))
    read, write = io.BytesIO(len(job).to_bytes(4, "big") + job), io.BytesIO()
    streams = io.TextIOWrapper(read), io.TextIOWrapper(write)  # which would close what they write to when they go
    monkeypatch.setattr(sys, "stdin", streams[0])
    monkeypatch.setattr(sys, "stdout", streams[1])
    monkeypatch.setattr("signal.signal", lambda *_: None)
    worker.main()
    told, results = write.getvalue(), []
    while told:
        length = int.from_bytes(told[:4], "big")
        results.append(msgspec.json.decode(told[4 : 4 + length], type=Result))
        told = told[4 + length :]
    progress = [result.progress for result in results[1:-1]]
    assert progress == sorted(progress, key=lambda parts: parts or 0)
    assert progress[-1] == 10_000
    assert msgspec.json.decode(results[-1].analysis, type=Analysis).game == "dungeon-cards"
