"""What the odds of the board game are about, for `tests/games/test_odds_are_right.py`."""

from typing import Any

from duskhall.games.bloodborne_board.printed import NOBODY
from duskhall.games.bloodborne_board.questions import TARGET
from duskhall.games.bloodborne_board.settings import CAMPAIGNS
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Event
from duskhall.kernel.question import Ask

POSITIONS = 80
DEEPEST = 12

# With one of these the next combat begins, or the turn goes on without one: also what an ambush had interrupted.
AFTERWARDS = ("attacked", "ambushed", "interacts", "activation", "turn_ends", "turn_begins", "round_begins")


def settings_of(number: int) -> dict[str, object]:
    """Every campaign in turn."""
    return {"campaign": CAMPAIGNS[number % len(CAMPAIGNS)], "chapter": 1 + number // 4 % 3}


def stir(game: BoardGame, dice: Dice) -> None:
    """Leave the table as it is."""


def group_of(game: BoardGame, seat: int, option: int) -> str:
    """Return what is fought."""
    unit = game.fight.unit
    return game.setup.catalogues["kind"][game.tables.unit_kind[unit]] if unit != NOBODY else "whoever is attacked"


def settled(game: BoardGame, seat: int) -> bool:
    """The combat is over."""
    return game.fight.seat != seat


def of_combat(told: list[Event]) -> list[Event]:
    """Return what was told of the combat itself."""
    for at, event in enumerate(told):
        if event.kind.name in AFTERWARDS:
            return told[:at]
    return told


def enemy_of(before: BoardGame, seat: int, option: int) -> str:
    """Return the enemy of the combat: chosen, being chosen, or the only one there."""
    unit = before.fight.unit
    if unit == NOBODY:
        ask = before.ask_for(seat)
        unit = TARGET.entry(option) if is_target(ask) else before.units_at(before.place[seat])[0]
    return before.setup.catalogues["unit"][unit]


def is_target(ask: Ask | None) -> bool:
    """Say whether an ask is for the target."""
    return ask is not None and ask.question is TARGET


def befell(before: BoardGame, seat: int, option: int, told: list[Event], kind: str) -> bool:
    """Say whether this befell the enemy of the combat, whatever did it."""
    enemy = enemy_of(before, seat, option)
    return any(
        event.kind.name.partition("_by_")[0] == kind and event.values["unit"] == enemy for event in of_combat(told)
    )


def hits(before: BoardGame, after: BoardGame, seat: int, option: int, told: list[Event]) -> bool:
    """Whether the enemy of the combat was wounded."""
    return befell(before, seat, option, told, "wounded")


def slays(before: BoardGame, after: BoardGame, seat: int, option: int, told: list[Event]) -> bool:
    """Whether it was slain."""
    return befell(before, seat, option, told, "slain")


def hurt(before: BoardGame, after: BoardGame, seat: int, option: int, told: list[Event]) -> bool:
    """Whether the hunter has fewer HP than before, or has fallen."""
    hp: Any = before.hp[seat]
    for event in of_combat(told):
        if event.kind.name.partition("_")[0] in ("suffered", "healed") and event.values["seat"] == seat:
            hp = event.values["hp"]
            if not hp:
                return True
    return bool(hp < before.hp[seat])


def falls(before: BoardGame, after: BoardGame, seat: int, option: int, told: list[Event]) -> bool:
    """Whether the hunter was slain."""
    return any(event.kind.name == "hunter_slain" and event.values["seat"] == seat for event in of_combat(told))


HAPPENED = {"hits": hits, "slays": slays, "hurt": hurt, "falls": falls}
