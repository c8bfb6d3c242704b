"""Snapshots of older layouts of Blood Bound, each made one layout newer."""

from collections.abc import Mapping
from typing import Any

from duskhall.games.blood_bound.state import CARDS, STAFF


def staffs_remembered(frozen: Mapping[str, Any]) -> Mapping[str, Any]:
    """2 to 3: a state remembers who took a Staff by their own ability (7.12); before, whoever had one took none."""
    took = [int(number > 0) for number in frozen["held"][STAFF::CARDS]]
    return {**frozen, "took_staff": took}
