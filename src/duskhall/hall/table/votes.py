"""Votes on the idle: when a game waits for somebody who does nothing, the others may have a bot play for them.

Only somebody who is asked can be voted on, in a running game, and only when nothing has come from them for
`idle_seconds`, whether their page is open or not.  More than half of the other people who play have to vote, and at
least two of them.  Where only one other plays, that one is enough, but not before nothing came for `gone_seconds` and
no page of the idle one is open.  At an open table nobody votes: its host empties seats, and whoever does not like the
host opens another table.  Votes end when the seat does something.  In a game by the day clocks decide.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from duskhall.hall import clock
from duskhall.hall.config import Config
from duskhall.hall.denied import Denied
from duskhall.hall.mistake import HallMistake
from duskhall.hall.table import lobby as lobbies
from duskhall.hall.table.lobby import RUNNING, Lobby

if TYPE_CHECKING:
    from duskhall.hall.table.room import Room


class Attention:
    """Since when each seat is asked, and when something last came from each person, as this process heard it."""

    def __init__(self) -> None:
        """Start with nobody asked."""
        self._asked: dict[int, float] = {}
        self._heard: dict[str, float] = {}

    def follow(self, asked: Iterable[int], now: float) -> None:
        """Go on after an entry, which leaves these seats asked."""
        since = self._asked
        self._asked = {seat: since.get(seat, now) for seat in asked}

    def hear(self, person: str, now: float) -> None:
        """Note that something came from a person."""
        self._heard[person] = now

    def silent(self, person: str, seat: int) -> float | None:
        """Return for how many seconds everybody waits for a person in a seat; None where nobody does."""
        since = self._asked.get(seat)
        return None if since is None else clock.now() - max(since, self._heard.get(person, since))


def vote(room: "Room", lobby: Lobby, person: str, seat: int, config: Config) -> bool:
    """Vote in this lobby that somebody idles; True when enough have, or `Denied` where nobody may, or not yet."""
    idler = _voted_on(room, person, seat)
    silent = room.attention.silent(idler, seat)
    if silent is None or room.players[seat] != "person":
        raise _no_vote("vote-nobody-waits")
    if silent < config.idle_seconds:
        raise _no_vote("vote-too-early", seconds=_round_up(config.idle_seconds - silent))
    others = _players(room) - {idler}
    gone = silent >= config.gone_seconds and idler not in room.audience.people()
    if others == {person} and not gone:
        raise _no_vote("vote-alone", minutes=_round_up(config.gone_seconds / 60))
    voters = {*lobby.votes.get(str(seat), []), person} & others
    if len(voters) < len(others) and (len(voters) < 2 or 2 * len(voters) <= len(others)):
        lobby.votes[str(seat)] = sorted(voters)
        return False
    lobby.votes.pop(str(seat), None)
    return True


def _voted_on(room: "Room", person: str, seat: int) -> str:
    """Return whose seat it is, if this person may vote on it at all."""
    place = lobbies.place_at(room.lobby, seat)
    if room.lobby.status != RUNNING or room.problem:
        raise _no_vote("vote-not-running")
    if room.by_day:
        raise _no_vote("vote-by-day")
    if place.person is None or place.person == person or person not in _players(room):
        raise _no_vote("vote-not-yours")
    return place.person


def _players(room: "Room") -> set[str]:
    """Return the people who play themselves now."""
    pairs = zip(room.lobby.places, room.players, strict=True)
    return {place.person for place, player in pairs if place.person is not None and player == "person"}


def _no_vote(why: str, **details: int) -> Denied:
    return Denied("no-vote", HallMistake(why, **details))


def _round_up(number: float) -> int:
    return int(number) + 1 if number > int(number) else max(1, int(number))
