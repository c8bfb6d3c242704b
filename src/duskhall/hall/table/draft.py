"""A change of a table that is being tried: nothing of it counts before it is stored."""

from typing import TYPE_CHECKING, Final

import msgspec

from duskhall.hall.clock import wall
from duskhall.hall.storage.queries import Commit, LobbyChange, NewTable, StoredEntry, StoredSnapshot
from duskhall.hall.table.lobby import ENDED, RUNNING, Lobby
from duskhall.kernel.record import DECIDING, Entry
from duskhall.kernel.table import Table

if TYPE_CHECKING:
    from duskhall.hall.table.room import Room

SNAPSHOT_EVERY: Final = 20  # entries


class Draft:
    """A change being tried: a copy of the lobby and a branch of the table, made when they are first needed."""

    def __init__(self, room: "Room") -> None:
        """Start from how the room stands."""
        self.room = room
        self.entries: list[StoredEntry] = []
        self.undoes = False  # whether decisions are taken back
        self.new_lobby: Lobby | None = None
        self.new_table: Table | None = None
        self.head: str | None = None
        self.opens: NewTable | None = None
        self.banks = room.clocks.banks if room.clocks is not None else []
        self.at = wall()

    @property
    def lobby(self) -> Lobby:
        """The lobby to change; asking for it is changing it."""
        if self.new_lobby is None:
            self.new_lobby = self.room.lobby.copy()
            self.new_lobby.version += 1
        return self.new_lobby

    @property
    def table(self) -> Table:
        """The table to play on, or `Denied` where there is none."""
        if self.new_table is None:
            self.new_table = self.room.running_table().branch()
        return self.new_table

    def begin(self, table: Table) -> None:
        """Let the game begin, at a table that was just opened."""
        self.lobby.status = RUNNING
        self.head = msgspec.json.encode(msgspec.structs.replace(table.record, entries=[])).decode()
        self.new_table = table
        if self.lobby.clock is not None:
            self.banks = [float(self.lobby.clock.bank)] * len(self.lobby.places)

    def enter(self, entry: Entry, person: str | None = None, move_id: str | None = None) -> int:
        """Carry out an entry on the branch, and return its number."""
        room, table = self.room, self.table
        entry = table.enter(entry)
        clock = None
        if room.clocks is not None:
            if entry.kind in DECIDING:
                self.banks = room.clocks.charged(entry.seat, room.clock_now())
            clock = msgspec.json.encode(self.banks).decode()
        text = msgspec.json.encode(entry).decode()
        self.entries.append(StoredEntry(table.seq, text, self.at, person, move_id, clock))
        self.undoes = self.undoes or entry.kind == "undo"
        if room.lobby.undo is not None and entry.kind != "statement":
            self.lobby.undo = None
        if room.lobby.votes and entry.kind != "seat":
            self.lobby.votes.pop(str(entry.seat), None)  # whoever does something does not idle
        if table.outcome() is not None:
            self.lobby.status = ENDED
        return table.seq

    def commit(self) -> Commit | None:
        """Return what has to be stored, or None where nothing changed."""
        if self.new_lobby is None and not self.entries:
            return None
        change = None
        if self.new_lobby is not None:
            change = lobby_change(self.new_lobby, self.head)
        return Commit(self.room.id, self.at, self.entries, change, self._snapshot(), self.opens)

    def _snapshot(self) -> StoredSnapshot | None:
        table = self.new_table
        if table is None:
            return None
        begins, another = self.head is not None, table.seq // SNAPSHOT_EVERY > self.room.seq // SNAPSHOT_EVERY
        # What a game came to is stored with its last state: no later rules can work it out otherwise.
        return snapshot_of(table) if begins or another or table.state.ended else None


def snapshot_of(table: Table) -> StoredSnapshot:
    """Return the state of a table as it is stored."""
    state = msgspec.json.encode(table.state.freeze()).decode()
    return StoredSnapshot(table.seq, table.game.rules_version, state)


def lobby_change(lobby: Lobby, head: str | None = None) -> LobbyChange:
    """Return a lobby as it is stored."""
    return LobbyChange(
        version=lobby.version,
        lobby=msgspec.json.encode(lobby).decode(),
        status=lobby.status,
        public=lobby.public,
        members=[*lobby.people],
        head=head,
    )
