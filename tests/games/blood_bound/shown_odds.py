"""What the odds of Blood Bound are about, for `tests/games/test_odds_are_right.py`: the deal, and nothing later."""

from duskhall.games.blood_bound.odds import concerned
from duskhall.games.blood_bound.state import BEAST, ORDER, ROSE, BloodBound
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Event

POSITIONS = 40
DEEPEST = 60


def settings_of(number: int) -> dict[str, object]:
    """Nothing that is settled changes who somebody may be."""
    return {}


def stir(game: BloodBound, dice: Dice) -> None:
    """Random play shows enough."""


def other(game: BloodBound, seat: int, option: int) -> int:
    """Return whom an option is about."""
    ask = game.ask_for(seat)
    assert ask is not None
    return concerned(game, ask.question, option)


def group_of(game: BloodBound, seat: int, option: int) -> str:
    """Return for how many wounds that player has shown who they are."""
    return f"{game.wounds[other(game, seat, option)]} wounds"


def settled(game: BloodBound, seat: int) -> bool:
    """The deal does not change."""
    return True


def friend(before: BloodBound, after: BloodBound, seat: int, option: int, told: list[Event]) -> bool:
    """Whether they belong to the same clan."""
    return after.clan(other(before, seat, option)) == after.clan(seat)


def own_leader(before: BloodBound, after: BloodBound, seat: int, option: int, told: list[Event]) -> bool:
    """Whether they lead the seat's clan."""
    return after.leader(after.clan(seat)) == other(before, seat, option)


def rival_leader(before: BloodBound, after: BloodBound, seat: int, option: int, told: list[Event]) -> bool:
    """Whether they lead the other clan."""
    return after.leader(BEAST if after.clan(seat) == ROSE else ROSE) == other(before, seat, option)


def leader(before: BloodBound, after: BloodBound, seat: int, option: int, told: list[Event]) -> bool:
    """Whether they lead either clan, as the Inquisitor asks."""
    assert after.clan(seat) == ORDER
    return other(before, seat, option) in (after.leader(ROSE), after.leader(BEAST))


HAPPENED = {"friend": friend, "own_leader": own_leader, "rival_leader": rival_leader, "leader": leader}
