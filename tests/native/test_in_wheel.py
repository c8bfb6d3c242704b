"""The wheel brings native rules along: what the other tests play natively on it, it has not built itself."""

import pytest

from duskhall.games import GAMES
from duskhall.native.place import IN_WHEEL, compiler

pytestmark = [
    pytest.mark.compiled_only,
    pytest.mark.skipif(compiler() is None, reason="there was no C++ compiler here, so the wheel has no native rules"),
]


@pytest.mark.parametrize("game", GAMES)
def test_the_wheel_brings_native_rules(game):
    assert (IN_WHEEL / f"{game}.so").is_file()
    assert (IN_WHEEL / f"{game}.cu").is_file()
