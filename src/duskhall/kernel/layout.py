"""Snapshots of older layouts: what turns each into the next, so that old tables live on.

A snapshot carries the number of its layout; those made before there were numbers are of layout 1.  A game lists, in
order, the functions that make a snapshot one layout newer (`Game.layouts`).
"""

from collections.abc import Callable, Mapping
from typing import Any

Layout = Callable[[Mapping[str, Any]], Mapping[str, Any]]


def heard_by_name(frozen: Mapping[str, Any]) -> Mapping[str, Any]:
    """1 to 2: an ask names the step that hears its answer, which before was the function of the question's name."""
    asks = [[seat, question, options, [question]] for seat, question, options in frozen["asks"]]
    return {**frozen, "asks": asks}
