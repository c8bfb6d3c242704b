"""`examples/ship.py` writes the net of a run as the bot reads it."""

import numpy as np
import pytest
from tests.examples.programs import program

from duskhall.minds.learned import Net


def a_run():
    """A run whose net has a column with numbers to 2, no layers behind the first and two moves."""
    plans = program("plans")
    shapes = {"in": (3, 1), "in_bias": (1,), "choice": (1, 2), "choice_bias": (2,), "worth": (1, 1), "worth_bias": (1,)}
    last, *pool = (
        {name: np.full(shape, number, kind) for name, shape in shapes.items()}
        for number, kind in ((1, np.float32), (2, np.float16), (6, np.float16))
    )
    return plans.Run(1, last, last, last, pool)


@pytest.mark.parametrize(("flags", "weight"), [([], 1.0), (["--mean"], 3.0)])
def test_the_last_self_is_written_or_its_mean_with_the_pool(flags, weight, tmp_path, monkeypatch):
    plans, example = program("plans"), program("ship")
    plans.save(tmp_path, plans.Plan("dungeon-cards"), np.array([2], np.int16), a_run())
    monkeypatch.setattr("sys.argv", ["ship.py", str(tmp_path), "--to", str(tmp_path / "net.npz"), *flags])
    example.main()
    with np.load(tmp_path / "net.npz") as kept:
        assert "worth" not in kept.files
        assert kept["choice"].tolist() == [[weight] * 2]
        assert len(Net(dict(kept)).judge(np.array([1]), np.arange(2))) == 2


def test_the_mean_of_a_run_without_a_pool_is_its_last_self():
    plans = program("plans")
    assert plans.mean(a_run()._replace(pool=[]))["in"].tolist() == [[1.0]] * 3


def test_a_folder_without_a_run_is_refused_in_a_sentence(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["ship.py", str(tmp_path)])
    with pytest.raises(SystemExit):
        program("ship").main()
    assert "holds no run" in capsys.readouterr().err
