"""Lessons of `examples/teach.py`: what the teacher chose is what is learned, and what is no teacher is refused."""

import json
from types import ModuleType

import numpy as np
import pytest
from tests.examples.programs import program


@pytest.fixture(scope="module")
def example() -> ModuleType:
    return program("teach")


def test_a_lesson_holds_what_the_teacher_chose_of_what_was_legal_in_its_seats_alone(example):
    of_all, of_one_side = (example.lesson(("blood-bound", "schemer", 6, 1, number)) for number in (2, 3))
    again = example.lesson(("blood-bound", "schemer", 6, 1, 2))
    for name, each in of_all.items():
        assert np.array_equal(each, again[name]), name
    for rows in (of_all, of_one_side):
        assert np.take_along_axis(rows["mask"], rows["move"][:, None], 1).all()
        assert (rows["mask"].sum(axis=1) > 1).all()
    assert set(of_all["target"]) == {0.0, 1.0}
    assert len(set(of_one_side["target"])) == 1  # a clan wins or loses together


@pytest.mark.once
def test_it_learns_until_what_was_kept_apart_is_foretold_no_better_and_keeps_the_best(example, tmp_path):
    plan = example.Plan("blood-bound", width=8, layers=1, passes=2, slice=32, rate=0.05, half=4, entropy=0.0)
    rows = example.lesson(("blood-bound", "schemer", 6, 1, 2))
    rows["log_chance"] = rows["advantage"] = np.zeros(len(rows["move"]), np.float32)
    tops, run = example.taught(plan, rows, rows, tmp_path)
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert [line["pass"] for line in lines] == [2 * each for each in range(1, run.round + 1)]
    least = min(line["loss"] for line in lines)
    assert least < lines[0]["loss"]
    loss, _ = example.foretold(example.Learner(plan, tops), run.net, rows)
    assert float(loss) == pytest.approx(least, abs=0.02)  # half precision, and gains too small to count


@pytest.mark.parametrize(
    ("flags", "said"),
    [(["--teacher", "nobody"], "a teacher is one of random"), (["--teacher", "careful", "--lessons", "0"], "1 lesson")],
)
def test_what_cannot_be_learned_from_is_refused_in_a_sentence(example, flags, said, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["teach.py", "dungeon-cards", "--out", str(tmp_path / "run"), *flags])
    with pytest.raises(SystemExit):
        example.main()
    assert said in capsys.readouterr().err
    assert not (tmp_path / "run").exists()
