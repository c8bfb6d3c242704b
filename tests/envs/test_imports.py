"""What environments load, and what is said where a package is missing."""

import subprocess
import sys

import pytest

from duskhall import envs
from duskhall.envs.extra import BadEnvironment

HEAVY = ("gymnasium", "pettingzoo", "pyspiel", "numpy")


def test_nothing_heavy_is_loaded_before_it_is_wanted():
    script = f"import sys, duskhall; print([name for name in {HEAVY} if name in sys.modules])"
    loaded = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert loaded.strip() == "[]"


@pytest.mark.parametrize(
    ("package", "makes"),
    [("pettingzoo", envs.aec), ("pettingzoo", envs.parallel), ("gymnasium", envs.single), ("gymnasium", envs.vector)],
)
def test_a_missing_package_is_named_with_its_extra(package, makes, monkeypatch):
    for name in [name for name in sys.modules if name.startswith(("duskhall.envs.", package))]:
        if name not in ("duskhall.envs.extra", "duskhall.envs.wish"):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(BadEnvironment, match=rf'the package {package}: pip install "duskhall\[research\]"'):
        makes("blood-bound")
