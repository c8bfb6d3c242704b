"""Snapshots of older layouts of the board game, each made one layout newer."""

from collections.abc import Mapping
from typing import Any, Final

from duskhall.games.bloodborne_board.state import Blow, Chapter, Fight

# What the fields of a fight were called when they stood on the state itself.
OLD_NAMES: Final = {
    "seat": "fight_seat",
    "unit": "fight_unit",
    "mode": "fight_mode",
    "slot": "own_slot",
    "ties": "own_ties",
    "own.block": "block",
    "own.poison": "",
}


def in_pieces(frozen: Mapping[str, Any]) -> Mapping[str, Any]:
    """2 to 3: the combat and what a chapter began with are objects."""
    fight = {name: frozen[OLD_NAMES.get(name, name)] for name in Fight.FIELDS if name not in ("own", "foe")}
    for side in ("own", "foe"):
        old = {name: OLD_NAMES.get(f"{side}.{name}", f"{side}_{name}") for name in Blow.FIELDS}
        fight[side] = {name: frozen[old[name]] if old[name] else 0 for name in Blow.FIELDS}
    seats, saved = len(frozen["hunter"]), frozen["saved"]
    kept = [saved[:seats], *saved[seats:]] if saved else [[] for _ in Chapter.FIELDS]
    return {**frozen, "fight": fight, "saved": dict(zip(Chapter.FIELDS, kept, strict=True))}
