"""Who watches a table, as which seat, and what they are told of it.

A connection is told only what its seat may know: how a table stands and what happened there is built by `frames`,
for one kind of watcher at a time.  What is told was stored before; how, this need not know.  An audience is given its
room whenever it needs it, and does not hold it: a room that nobody holds any more is gone at once.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Protocol

from duskhall.hall import protocol
from duskhall.hall.denied import Denied
from duskhall.hall.protocol import Chat, ChatLine, Info, Now, Remarked, ServerMessage, Snapshot, Update
from duskhall.hall.storage.chat import StoredLine
from duskhall.hall.storage.queries import StoredEntry
from duskhall.hall.table import frames
from duskhall.hall.table.lobby import Lobby
from duskhall.kernel.table import Table

if TYPE_CHECKING:
    from duskhall.hall.table.room import Room

CHAT_LENGTH: Final = 100  # lines that somebody who comes back is told


class Watcher(Protocol):
    """A connection, as far as an audience knows it."""

    person: str
    mutes: set[str]  # whom it does not want to hear
    remarks: bool  # whether it wants quick words

    def send(self, frame: bytes) -> None:
        """Send a message, as the bytes of its frame, without waiting."""


class Audience:
    """The connections of this process that watch one table."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self.watchers: dict[Watcher, bool] = {}  # connection -> whether it wants words
        self.active: dict[str, int | None] = {}  # person -> the seat that all its connections watch as
        self.chat: list[StoredLine] = []
        self._kinds: dict[frames.Watching, list[Watcher]] | None = None  # who watches alike; None when that has changed
        self._news: list[ServerMessage] = []  # told with the next changes

    def people(self) -> set[str]:
        """Return who is here."""
        return {watcher.person for watcher in self.watchers}

    def _watching(self) -> dict[frames.Watching, list[Watcher]]:
        """Return who watches in which way."""
        if self._kinds is None:
            self._kinds = {}
            for watcher, words in self.watchers.items():
                self._kinds.setdefault((self.active.get(watcher.person), words), []).append(watcher)
        return self._kinds

    # --- Coming, moving and leaving ------------------------------------------------------------------------------

    def watch(
        self, room: "Room", watcher: Watcher, seat: int | None, words: bool, seen: int | None, chat_seen: int
    ) -> None:
        """Tell a connection how things stand, or what it missed, and everything from now on."""
        if seat is not None and not room.lobby.holds(watcher.person, seat):
            raise Denied("not-your-seat", "This is not your seat.", 403)
        if not room.lobby.may_watch(watcher.person):
            raise Denied("not-found", "There is no such table here: check the link.", 404)
        moved = watcher.person in self.active and self.active[watcher.person] != seat
        others = [each for each in self.watchers if each.person == watcher.person and each is not watcher]
        came = not others and watcher not in self.watchers
        self.watchers[watcher] = words
        self.active[watcher.person] = seat
        self._kinds = None
        room.hear_from(watcher.person)
        room.touch()
        if seen is not None and room.table is not None and not moved and frames.contiguous(room.table, seen):
            watcher.send(protocol.frame(Info(info=room.info(watcher.person))))
            for update in self.updates(room, range(seen + 1, room.seq + 1), [(seat, words)])[seat, words]:
                watcher.send(update)
        else:
            self._tell_now(room, [watcher])
        for line in self.chat:
            if line.number > chat_seen:
                self._tell_line(room, watcher, line)
        if moved:
            self._tell_now(room, others)
        if came:
            self._tell_info(room, but=watcher)

    def unwatch(self, room: "Room", watcher: Watcher) -> None:
        """Tell a connection no more."""
        if self.watchers.pop(watcher, None) is None:
            return
        self._kinds = None
        room.touch()
        if not any(each.person == watcher.person for each in self.watchers):
            self.active.pop(watcher.person, None)
            self._tell_info(room)

    def move_to(self, room: "Room", person: str, seat: int | None) -> None:
        """Let a person's connections here watch as the seat that was chosen at another process."""
        room.hear_from(person)
        may = seat is None or room.lobby.holds(person, seat)
        if may and person in self.active and self.active[person] != seat:
            self.active[person] = seat
            self._kinds = None
            self._tell_now(room, [watcher for watcher in self.watchers if watcher.person == person])

    def leave_lost_seats(self, lobby: Lobby) -> None:
        """Let nobody watch as a seat that the lobby has given to somebody else."""
        for person, seat in list(self.active.items()):
            if seat is not None and not lobby.holds(person, seat):
                self.active[person] = None
                self._kinds = None

    # --- Telling what happens ------------------------------------------------------------------------------------

    def tell_now(self, room: "Room") -> None:
        """Tell everybody how things stand."""
        self._tell_now(room, self.watchers)

    def snapshot(self, room: "Room", person: str | None, seat: int | None, words: bool) -> Snapshot:
        """Return the table as it stands, for one watcher; chat comes after it, line by line."""
        table = room.table
        return Snapshot(
            table=room.id,
            seat=seat,
            seq=room.seq,
            info=room.info(person),
            now=None if table is None else _now(room, table, seat, words),
            log=[] if table is None else frames.log(table, seat),
        )

    def announce(self, message: ServerMessage) -> None:
        """Have everybody told something with the next changes."""
        self._news.append(message)

    def _tell_now(self, room: "Room", watchers: Iterable[Watcher]) -> None:
        for watcher in list(watchers):
            seat = self.active.get(watcher.person)
            words = self.watchers.get(watcher, False)
            watcher.send(protocol.frame(self.snapshot(room, watcher.person, seat, words)))

    def tell_changes(self, room: "Room", entries: list[StoredEntry], lobby: bool) -> None:
        """Tell everybody what changed; whoever watches alike is told the same frame, made once."""
        if entries and room.table is not None:
            kinds = self._watching()
            made = self.updates(room, range(entries[0].seq, entries[-1].seq + 1), list(kinds))
            for kind, watchers in kinds.items():
                for update in made[kind]:
                    for watcher in watchers:
                        watcher.send(update)
        elif lobby and room.table is not None and room.seq == 0:
            self.tell_now(room)  # the game has begun
        if lobby:
            self._tell_info(room)
        for message in self._news:
            self._tell_all(message)
        self._news = []

    def updates(self, room: "Room", numbers: range, kinds: list[frames.Watching]) -> dict[frames.Watching, list[bytes]]:
        """Return the updates of some entries for each kind of watcher; only the last one says how things stand."""
        table = room.table
        assert table is not None
        made: dict[frames.Watching, list[bytes]] = {kind: [] for kind in kinds}
        seats = [seat for seat, _ in kinds]
        for number in numbers:
            nows: dict[frames.Watching, Now] | None = None
            if number == table.seq:
                nows = frames.nows(table, kinds, room.players, room.clock_times(), aids=room.lobby.aids)
            happened = frames.written_once(frames.happened(table, number, seats))
            for kind in kinds:
                seat = kind[0]
                now = None if nows is None else nows[kind]
                update = Update(table=room.id, seat=seat, happened=happened[seat], now=now)
                made[kind].append(protocol.frame(update))
        return made

    def _tell_info(self, room: "Room", but: Watcher | None = None) -> None:
        made: dict[bool, bytes] = {}
        for watcher in list(self.watchers):
            if watcher is but:
                continue
            inside = watcher.person in room.lobby.people
            if inside not in made:
                made[inside] = protocol.frame(Info(info=room.info(watcher.person)))
            watcher.send(made[inside])

    def _tell_all(self, message: ServerMessage) -> None:
        frame = protocol.frame(message)
        for watcher in list(self.watchers):
            watcher.send(frame)

    # --- Chat ----------------------------------------------------------------------------------------------------

    def last_line(self) -> int:
        """Return the number of the last line of chat that was told here."""
        return self.chat[-1].number if self.chat else 0

    def forget(self, person: str) -> None:
        """Keep no line of a person any more."""
        self.chat = [line for line in self.chat if line.person != person]

    def tell_chat(self, room: "Room", lines: Iterable[StoredLine]) -> None:
        """Tell everybody lines of chat that are stored, each line once."""
        for line in lines:
            if line.number > self.last_line():
                self.chat = [*self.chat[1 - CHAT_LENGTH :], line]
                room.hear_from(line.person)
                for watcher in list(self.watchers):
                    self._tell_line(room, watcher, line)

    def _tell_line(self, room: "Room", watcher: Watcher, line: StoredLine) -> None:
        if line.person not in watcher.mutes:
            told = ChatLine(line.number, line.person, line.name, line.text, line.at)
            watcher.send(protocol.frame(Chat(table=room.id, line=told)))

    def tell_remark(self, room: "Room", person: str, seat: int, remark: str) -> None:
        """Tell a quick word to everybody who wants such; nothing of it is kept."""
        room.hear_from(person)
        told = protocol.frame(Remarked(table=room.id, seat=seat, remark=remark))
        for watcher in list(self.watchers):
            if watcher.remarks and person not in watcher.mutes:
                watcher.send(told)


def _now(room: "Room", table: Table, seat: int | None, words: bool) -> Now:
    return frames.now(table, seat, room.players, room.clock_times(), words=words, aids=room.lobby.aids)
