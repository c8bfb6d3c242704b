"""A live table: who watches it, its lobby, and its game once it has started.

Every change goes through `Room.act`: it is tried on a draft (a copy of the lobby, a branch of the table), stored,
taken over, acknowledged, and broadcast, in this order.  Where another process was faster the room catches up with
the store and tries again, unseen by whoever asked.  So what a client was told is stored, and what is stored is told.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

import msgspec

from duskhall import games
from duskhall.hall import frames, protocol
from duskhall.hall import lobby as lobbies
from duskhall.hall.clocks import Clocks
from duskhall.hall.denied import Denied
from duskhall.hall.draft import Draft
from duskhall.hall.lobby import ENDED, FROZEN, RUNNING, Lobby
from duskhall.hall.protocol import (
    Chat,
    ChatLine,
    Info,
    SeatClock,
    ServerMessage,
    Snapshot,
    TableInfo,
    UndoAsked,
    UndoSettled,
    Update,
)
from duskhall.hall.restore import read_record, restore
from duskhall.hall.standing import Window
from duskhall.hall.storage import Conflict, News, Store, queries
from duskhall.hall.storage.queries import StoredEntry, StoredLine, StoredTable
from duskhall.kernel.record import DECIDING, Entry, Record
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.table import Table

if TYPE_CHECKING:
    from duskhall.hall.metrics import Metrics

R = TypeVar("R")
TRIES: Final = 50  # how often a change is tried again when other processes are faster
CHAT_LENGTH: Final = 100  # lines that somebody who comes back is told


class Watcher(Protocol):
    """A connection, as far as a room knows it."""

    person: str
    mutes: set[str]  # whom it does not want to hear

    def send(self, text: bytes) -> None:
        """Send a message without waiting."""


class Room:
    """One table in this process's memory."""

    def __init__(
        self, store: Store, stored: StoredTable, metrics: "Metrics", changed: Callable[["Room"], None]
    ) -> None:
        """Hold a stored table whose entries are not read yet (`load`); `changed` is called after every change."""
        self.id = stored.id
        self.store = store
        self.seed = bytes.fromhex(stored.seed)
        self.lobby = msgspec.json.decode(stored.lobby, type=Lobby)
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.problem = ""
        self.players = lobbies.planned_players(self.lobby)
        self.moves: dict[tuple[str, str], int] = {}
        self.clocks: Clocks | None = None
        self.window: Window | None = None  # of what is asked now, where it has one; the conductor opens it
        self.awaited: dict[int, list[tuple[str, str, Callable[[int | None], None]]]] = {}  # seat -> answers that wait
        self.watchers: dict[Watcher, bool] = {}  # connection -> whether it wants words
        self.active: dict[str, int | None] = {}  # person -> the seat that all its connections watch as
        self.chat: list[StoredLine] = []
        self.touched = time.monotonic()
        self._metrics = metrics
        self._changed = changed
        self._news: list[ServerMessage] = []  # told with the next broadcast

    # --- What is known ------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the last entry; 0 before the start."""
        return self.table.seq if self.table is not None else 0

    def running_table(self) -> Table:
        """Return the table if it is being played, or raise `Denied`, or a `Refusal` where the game is over."""
        if self.problem:
            raise Denied("frozen", f"This table cannot go on: {self.problem}")
        if self.lobby.status == ENDED:
            raise Refusal("refusal-game-over")
        if self.table is None or self.lobby.status != RUNNING:
            raise Denied("not-running", "No game is being played at this table.")
        return self.table

    def info(self, reader: str | None) -> TableInfo:
        """Return what a person may know of the table, its game apart."""
        here = {watcher.person for watcher in self.watchers}
        info = lobbies.info(self.lobby, self.players, here, reader)
        if self.problem and self.lobby.status == RUNNING:
            info = msgspec.structs.replace(info, status=FROZEN, reason=self.problem)
        return info

    def check_seat(self, person: str, seat: int) -> None:
        """Let only the holder of a seat act for it, and only for the seat that it is shown."""
        if not self.lobby.holds(person, seat):
            raise Denied("not-your-seat", "This is not your seat.", 403)
        if self.active.get(person) not in (None, seat):
            raise Denied("other-seat", "You are looking at another of your seats: watch as this one first.")

    # --- Changing -----------------------------------------------------------------------------------------------

    async def act(self, work: Callable[[Draft], R], acknowledge: Callable[[R], None] | None = None) -> R:
        """Try a change on a draft, store it, take it over, acknowledge it and broadcast it."""
        async with self.lock:
            for _ in range(TRIES):
                draft = Draft(self)
                try:
                    result = work(draft)
                except (Refusal, Denied):
                    if await self._was_behind():
                        continue
                    raise
                change = draft.commit()
                if change is not None:
                    began = time.perf_counter()
                    try:
                        await self.store.write(queries.commit, change)
                    except Conflict:
                        self._metrics.count("conflicts")
                        await self._catch_up()
                        continue
                    self._metrics.observe("commit_seconds", time.perf_counter() - began)
                self._take_over(draft)
                if acknowledge is not None:
                    acknowledge(result)
                if change is not None:
                    self._broadcast(draft.entries, draft.new_lobby is not None)
                    self._condense()
                return result
        raise Denied("busy", "This table changes too fast: try again.", 503)

    async def _was_behind(self) -> bool:
        """Say whether another process had changed the table meanwhile: then what was refused may be right."""
        if self.store.alone:
            return False
        before = self.seq, self.lobby.version
        await self._catch_up()
        return before != (self.seq, self.lobby.version)

    def start(self, draft: Draft, table: Table) -> None:
        """Let the game begin, as part of a draft."""
        draft.lobby.status = RUNNING
        draft.head = msgspec.json.encode(msgspec.structs.replace(table.record, entries=[])).decode()
        draft.new_table = table
        if draft.lobby.clock is not None:
            draft.banks = [float(draft.lobby.clock.bank)] * len(draft.lobby.places)

    def _take_over(self, draft: Draft) -> None:
        if draft.new_lobby is not None:
            self._set_lobby(draft.new_lobby, any('"kind":"undo"' in each.entry for each in draft.entries))
        if draft.new_table is not None:
            began = self.table is None
            self.table = draft.new_table
            for stored in draft.entries:
                self._note(stored, self.table.record.entries[stored.seq - 1])
            if began:
                self._begin(draft.banks)
            self._metrics.count("entries", len(draft.entries))
        self.touched = time.monotonic()

    def _set_lobby(self, lobby: Lobby, undone: bool) -> None:
        settled = self.lobby.undo is not None and lobby.undo is None
        asked = lobby.undo is not None and lobby.undo != self.lobby.undo
        self.lobby = lobby
        for person, seat in list(self.active.items()):
            if seat is not None and not lobby.holds(person, seat):
                self.active[person] = None
        if self.table is None:
            self.players = lobbies.planned_players(lobby)
        if settled:
            self._news.append(UndoSettled(table=self.id, agreed=undone))
        if asked:
            self._news.append(self._undo_asked())

    def _undo_asked(self) -> UndoAsked:
        """Return the question that a request to take decisions back asks of the others."""
        undo = self.lobby.undo
        assert undo is not None
        waiting = [seat for seat, player in enumerate(self.players) if player == "person" and seat not in undo.agreed]
        return UndoAsked(table=self.id, seat=undo.seat, to=undo.to, waiting=waiting)

    def _begin(self, banks: list[float]) -> None:
        assert self.table is not None
        self.players = self.table.players()
        if self.lobby.clock is not None:
            self.clocks = Clocks(self.lobby.clock, banks)
            self.clocks.follow(self._thinking(), None, banks, time.monotonic())

    def _note(self, stored: StoredEntry, entry: Entry) -> None:
        """Remember what an entry that was taken over means for moves, players and clocks."""
        if stored.person is not None and stored.move_id is not None:
            self.moves[stored.person, stored.move_id] = stored.seq
            self._acknowledge(stored.person, entry.seat, stored.seq)
        if entry.kind == "seat" and entry.player is not None:
            self.players[entry.seat] = entry.player
        if self.clocks is not None:
            banks = msgspec.json.decode(stored.clock, type=list[float]) if stored.clock else self.clocks.banks
            answered = None if entry.kind == "undo" else entry.seat if entry.kind in DECIDING else -1
            self.clocks.follow(self._thinking(), answered, banks, time.monotonic())

    def _acknowledge(self, person: str, seat: int, seq: int) -> None:
        """Tell whoever waits that a seat's answer is entered, also for those that it took the place of."""
        for waiting, move_id, acknowledge in self.awaited.pop(seat, []):
            if waiting == person:
                self.moves[person, move_id] = seq
                acknowledge(seq)

    def settle(self) -> None:
        """Have answers entered that wait for a window, as soon as it ends."""
        if self.window is not None:
            self.window.settled = False
            self._changed(self)

    def _thinking(self) -> list[int]:
        assert self.table is not None
        return [ask.seat for ask in self.table.pending()]

    # --- Reading what is stored ---------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read the chat and the entries, and rebuild the game."""
        self.chat = await self.store.read(queries.chat_lines, self.id, 0, CHAT_LENGTH)
        stored = await self.store.read(queries.load_table, self.id)
        if stored is None or stored.head is None:
            return
        entries = await self.store.read(queries.entries_after, self.id)
        snapshot = await self.store.read(queries.load_snapshot, self.id)
        record = read_record(stored.head, entries)
        try:
            game = games.find(record.game)
        except games.UnknownGame as error:
            self.problem = str(error)
            return
        restored = await asyncio.to_thread(restore, game, record, snapshot)
        self.lobby = msgspec.json.decode(stored.lobby, type=Lobby)
        self.table, self.problem = restored.table, restored.problem
        if restored.proof_ends is not None and self.lobby.proof_ends is None:
            self.lobby.proof_ends = restored.proof_ends
        self.moves = {(each.person, each.move_id): each.seq for each in entries if each.person and each.move_id}
        if self.table is not None:
            banks = entries[-1].clock if entries else None
            clock = self.lobby.clock
            full = [float(clock.bank) if clock else 0.0] * len(self.lobby.places)
            self._begin(msgspec.json.decode(banks, type=list[float]) if banks else full)
            self._condense()

    async def hear(self, news: News) -> None:
        """Take over what another process stored, and tell whoever watches here."""
        async with self.lock:
            if not news.table or news.seq > self.seq or news.version > self.lobby.version:
                await self._catch_up()
        if not news.table or news.waiting:
            self.settle()
        if news.watching:
            self._move_to(news.watching, news.seat)
        last = self.chat[-1].number if self.chat else 0
        if not news.table or news.line > last:
            self.tell_chat(await self.store.read(queries.chat_lines, self.id, last, CHAT_LENGTH))

    async def refresh(self) -> None:
        """Catch up with other processes now: whoever comes from one of them must not be shown an older table."""
        if not self.store.alone:
            async with self.lock:
                await self._catch_up()

    async def _catch_up(self) -> None:
        stored = await self.store.read(queries.load_table, self.id)
        if stored is None:
            return
        new_lobby = stored.version > self.lobby.version
        if self.table is None and stored.head is not None and not self.problem:
            await self.load()
            self._tell_now(self.watchers)
            self._changed(self)
            return
        entries = await self.store.read(queries.entries_after, self.id, self.seq) if stored.head else []
        if new_lobby:
            undone = any('"kind":"undo"' in each.entry for each in entries)
            self._set_lobby(msgspec.json.decode(stored.lobby, type=Lobby), undone)
        if entries and self.table is not None:
            self._append(entries)
        if new_lobby or entries:
            self._broadcast(entries, new_lobby)
            self._condense()

    def _condense(self) -> None:
        """Keep in memory only what playing on needs: the whole record is in the store."""
        if self.table is not None:
            self.table.condense()

    async def record(self) -> Record:
        """Return the whole record as it is stored, so that it can be had even where today's rules fail on it."""
        stored = await self.store.read(queries.load_table, self.id)
        if stored is None or stored.head is None:
            raise Denied("not-started", "No game has begun at this table.")
        record = read_record(stored.head, await self.store.read(queries.entries_after, self.id))
        if self.table is not None and self.table.seq == len(record.entries):
            record.outcome = self.table.outcome()
        return record

    def _append(self, entries: list[StoredEntry]) -> None:
        assert self.table is not None
        branch = self.table.branch()
        for stored in entries:
            entry = msgspec.json.decode(stored.entry, type=Entry)
            try:
                same = branch.enter(entry) == entry
            except Exception as error:  # whatever rules make of an entry that is not theirs
                self.problem = f"entry {stored.seq} cannot be carried out ({error})."
                return
            if not same:
                self.problem = f"entry {stored.seq} comes out differently here."
                return
        self.table = branch
        for stored in entries:
            self._note(stored, branch.record.entries[stored.seq - 1])

    # --- Telling ------------------------------------------------------------------------------------------------

    def watch(self, watcher: Watcher, seat: int | None, words: bool, seen: int | None, chat_seen: int) -> None:
        """Tell a connection how things stand, or what it missed, and everything from now on."""
        if seat is not None and not self.lobby.holds(watcher.person, seat):
            raise Denied("not-your-seat", "This is not your seat.", 403)
        if not self.lobby.may_watch(watcher.person):
            raise Denied("not-found", "There is no such table here: check the link.", 404)
        moved = watcher.person in self.active and self.active[watcher.person] != seat
        others = [each for each in self.watchers if each.person == watcher.person and each is not watcher]
        came = not others and watcher not in self.watchers
        self.watchers[watcher] = words
        self.active[watcher.person] = seat
        self.touched = time.monotonic()
        if seen is not None and self.table is not None and not moved and frames.contiguous(self.table, seen):
            watcher.send(protocol.encode(Info(info=self.info(watcher.person))))
            for text in self._updates(range(seen + 1, self.seq + 1), [(seat, words)])[seat, words]:
                watcher.send(text)
        else:
            self._tell_now([watcher])
        for line in self.chat:
            if line.number > chat_seen:
                self._tell_line(watcher, line)
        if moved:
            self._tell_now(others)
        if came:
            self._tell_info(but=watcher)

    def _move_to(self, person: str, seat: int | None) -> None:
        """Let a person's connections here watch as the seat that was chosen at another process."""
        if person in self.active and self.active[person] != seat and (seat is None or self.lobby.holds(person, seat)):
            self.active[person] = seat
            self._tell_now([watcher for watcher in self.watchers if watcher.person == person])

    def tell_chat(self, lines: Iterable[StoredLine]) -> None:
        """Tell everybody lines of chat that are stored, each line once."""
        for line in lines:
            if not self.chat or line.number > self.chat[-1].number:
                self.chat = [*self.chat[1 - CHAT_LENGTH :], line]
                for watcher in list(self.watchers):
                    self._tell_line(watcher, line)

    def _tell_line(self, watcher: Watcher, line: StoredLine) -> None:
        if line.person not in watcher.mutes:
            told = ChatLine(line.number, line.person, line.name, line.text, line.at)
            watcher.send(protocol.encode(Chat(table=self.id, line=told)))

    def unwatch(self, watcher: Watcher) -> None:
        """Tell a connection no more."""
        if self.watchers.pop(watcher, None) is None:
            return
        self.touched = time.monotonic()
        if not any(each.person == watcher.person for each in self.watchers):
            self.active.pop(watcher.person, None)
            self._tell_info()

    def _tell_now(self, watchers: Iterable[Watcher]) -> None:
        for watcher in list(watchers):
            seat = self.active.get(watcher.person)
            watcher.send(protocol.encode(self.snapshot(watcher.person, seat, self.watchers.get(watcher, False))))

    def snapshot(self, person: str | None, seat: int | None, words: bool) -> Snapshot:
        """Return the table as it stands, for one watcher; chat comes after it, line by line."""
        table = self.table
        return Snapshot(
            table=self.id,
            seat=seat,
            seq=self.seq,
            info=self.info(person),
            now=None if table is None else frames.now(table, seat, self.players, self.clock_times(), words=words),
            log=[] if table is None else frames.log(table, seat),
        )

    def clock_times(self) -> list[SeatClock]:
        """Return how long each person who is asked may still think."""
        if self.clocks is None or self.table is None:
            return []
        now = time.monotonic()
        return [
            SeatClock(seat, round(self.clocks.left(seat, now), 1))
            for seat in self.clocks.since
            if self.players[seat] == "person"
        ]

    def _broadcast(self, entries: list[StoredEntry], lobby: bool) -> None:
        """Tell everybody what changed; whoever watches alike is told the same text, made once."""
        if entries and self.table is not None:
            numbers = range(entries[0].seq, entries[-1].seq + 1)
            kinds = {watcher: (self.active.get(watcher.person), words) for watcher, words in self.watchers.items()}
            made = self._updates(numbers, list(dict.fromkeys(kinds.values())))
            for watcher, kind in kinds.items():
                for text in made[kind]:
                    watcher.send(text)
        elif lobby and self.table is not None and self.seq == 0:
            self._tell_now(self.watchers)  # the game has begun
        if lobby:
            self._tell_info()
        for message in self._news:
            self._tell_all(message)
        self._news = []
        self._changed(self)

    def _updates(self, numbers: range, kinds: list[frames.Kind]) -> dict[frames.Kind, list[bytes]]:
        """Return the updates of some entries for each kind of watcher; only the last one says how things stand."""
        assert self.table is not None
        made: dict[frames.Kind, list[bytes]] = {kind: [] for kind in kinds}
        seats = [seat for seat, _ in kinds]
        for number in numbers:
            last = number == self.table.seq
            nows = frames.nows(self.table, kinds, self.players, self.clock_times()) if last else {}
            happened = frames.happened(self.table, number, seats)
            for kind in kinds:
                update = Update(table=self.id, seat=kind[0], happened=happened[kind[0]], now=nows.get(kind))
                made[kind].append(protocol.encode(update))
        return made

    def _tell_info(self, but: Watcher | None = None) -> None:
        made: dict[bool, bytes] = {}
        for watcher in list(self.watchers):
            if watcher is but:
                continue
            inside = watcher.person in self.lobby.people
            if inside not in made:
                made[inside] = protocol.encode(Info(info=self.info(watcher.person)))
            watcher.send(made[inside])

    def _tell_all(self, message: ServerMessage) -> None:
        text = protocol.encode(message)
        for watcher in list(self.watchers):
            watcher.send(text)
