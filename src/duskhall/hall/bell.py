"""Whose turn it is, for those who are not at the table: noted when a table has come to rest, never in a move's way.

Of a table in memory the room knows it; of all others the store does, also after the process was killed.
"""

from itertools import count
from typing import Final, NamedTuple

from duskhall.hall import clock
from duskhall.hall.days import Days
from duskhall.hall.storage import Store, turns
from duskhall.hall.storage.turns import StoredTurn, StoredTurns
from duskhall.hall.table.clocks import PRESSING_SECONDS
from duskhall.hall.table.lobby import RUNNING
from duskhall.hall.table.room import Room

REST_SECONDS: Final = 4.0  # for which nothing happened at a table before it is noted whose turn it is
AT_ONCE: Final = 100  # tables that are noted together


class Turn(NamedTuple):
    """A seat that is asked: whose it is, how long is left by a clock, and whether that stands still."""

    table_id: str
    seat: int
    person: str
    left: float | None
    resting: bool


class Bell:
    """Knows whose turn it is at every table that runs."""

    def __init__(self, store: Store, days: Days, rooms: dict[str, Room]) -> None:
        """Look at the tables in memory, and keep what is known of them in the store."""
        self._store = store
        self._days = days
        self._rooms = rooms
        self._changed: dict[str, tuple[float, Room]] = {}  # when tables changed that are not noted yet
        self._gone: dict[str, StoredTurns] = {}  # what is not noted yet of tables that are not in memory any more

    def look(self, room: Room) -> None:
        """Note that a table changed; called after every change."""
        self._changed[room.id] = (clock.now(), room)
        self._gone.pop(room.id, None)

    def forget(self, room: Room) -> None:
        """Let a table leave memory."""
        if self._changed.pop(room.id, None) is not None:
            self._gone[room.id] = self._turns(room)

    async def note(self, *, everything: bool = False) -> None:
        """Store whose turn it is at the tables that changed and came to rest since."""
        rested = clock.now() - REST_SECONDS
        for at, room in list(self._changed.values()):
            if everything or at <= rested:
                self.forget(room)
        while self._gone:
            some = {table_id: self._gone.pop(table_id) for table_id in list(self._gone)[:AT_ONCE]}
            try:
                await self._store.write(turns.put_turns, list(some.values()))
            except BaseException:
                self._gone = some | self._gone
                raise

    def _turns(self, room: Room) -> StoredTurns:
        return StoredTurns(room.id, room.seq, [self._turn(room, seat, person) for seat, person in asked(room)])

    def _turn(self, room: Room, seat: int, person: str) -> StoredTurn:
        clocks, now = room.clocks, self._days.now()
        if clocks is None or not room.by_day or seat not in clocks.since:
            return StoredTurn(room.id, seat, person, room.seq, now, None)
        return StoredTurn(room.id, seat, person, room.seq, clocks.since[seat], clocks.deadline(seat))

    async def turns_around(self, person: str) -> list[Turn]:
        """Return whose turn it is at a person's tables: their own first, and then where least time is left."""
        stored = await self._store.read(turns.turns_around, person)
        # Tables come into memory and leave it while the store is read: each is looked up in one place, after that.
        found = [
            self._live(room, seat, holder)
            for room in self._rooms.values()
            if person in room.lobby.people
            for seat, holder in asked(room)
        ]
        found += [self._stored(turn) for turn in stored if turn.table_id not in self._rooms]
        return sorted(
            found, key=lambda turn: (turn.person != person, turn.left is None, turn.left or 0.0, turn.table_id)
        )

    def _live(self, room: Room, seat: int, person: str) -> Turn:
        timed = room.clocks is not None and seat in room.clocks.since
        left = room.clocks.left(seat, room.clock_now()) if room.clocks is not None and timed else None
        return Turn(room.id, seat, person, left, room.by_day and self._days.rests(person))

    def _stored(self, turn: StoredTurn) -> Turn:
        left = None if turn.due is None else self._left(turn, turn.due)
        return Turn(turn.table_id, turn.seat, turn.person, left, left is not None and self._days.rests(turn.person))

    def _left(self, turn: StoredTurn, due: float) -> float:
        now = self._days.now()
        return max(0.0, due + self._days.rested(turn.person, turn.since, now) - now)

    async def pressing(self) -> list[str]:
        """Return the tables at which somebody's days are nearly over."""
        found: dict[str, None] = {}
        before = self._days.now() + PRESSING_SECONDS
        for page in count():
            soon = await self._store.read(turns.turns_due, before, page)
            pressing = [turn for turn in soon if turn.due and self._left(turn, turn.due) < PRESSING_SECONDS]
            found.update(dict.fromkeys(turn.table_id for turn in pressing))
            if len(soon) < turns.DUE_AT_ONCE:
                break
        return list(found)


def asked(room: Room) -> list[tuple[int, str]]:
    """Return the seats that are asked and played by people, with the people."""
    if room.table is None or room.lobby.status != RUNNING or room.problem:
        return []
    holders = [(ask.seat, room.lobby.places[ask.seat].person) for ask in room.table.pending()]
    return [(seat, person) for seat, person in holders if person is not None and room.players[seat] == "person"]
