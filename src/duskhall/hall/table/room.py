"""A live table: its lobby, and its game once it has started; whoever watches it is the `Audience`.

Every change goes through `Room.act`: it is tried on a draft (a copy of the lobby, a branch of the table), stored,
taken over, acknowledged, and broadcast, in this order.  Where another process was faster the room catches up with
the store and tries again, unseen by whoever asked.  So what a client was told is stored, and what is stored is told.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from duskhall import games
from duskhall.hall import clock
from duskhall.hall.clock import wall
from duskhall.hall.days import Days
from duskhall.hall.denied import Denied
from duskhall.hall.mistake import HallMistake
from duskhall.hall.protocol import SeatClock, TableInfo, UndoAsked, UndoSettled
from duskhall.hall.storage import Conflict, News, Store, chat, queries, turns
from duskhall.hall.storage.queries import Commit, StoredEntry, StoredTable
from duskhall.hall.table import lobby as lobbies
from duskhall.hall.table.audience import CHAT_LENGTH, Audience
from duskhall.hall.table.clocks import Clocks
from duskhall.hall.table.draft import Draft, lobby_change, snapshot_of
from duskhall.hall.table.lobby import ENDED, EXPIRED, FROZEN, RUNNING, Lobby
from duskhall.hall.table.restore import read_record, restore
from duskhall.hall.table.sealed import SealedAnswers
from duskhall.hall.table.standing import Window, window_of
from duskhall.hall.table.votes import Attention
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.record import DECIDING, Entry, Record
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.state import Unending
from duskhall.kernel.table import Table

if TYPE_CHECKING:
    from duskhall.hall.metrics import Metrics

_log = logging.getLogger(__name__)

R = TypeVar("R")
CONDENSE_EVERY: Final = 4  # entries: packing each of them by itself takes longer
TRIES: Final = 50  # how often a change is tried again when other processes are faster


class Room:
    """One table in this process's memory."""

    def __init__(
        self,
        store: Store,
        stored: StoredTable,
        metrics: "Metrics",
        changed: Callable[["Room"], None],
        days: Days | None = None,
    ) -> None:
        """Hold a stored table whose entries are not read yet (`load`); `changed` is called after every change."""
        self.id = stored.id
        self.store = store
        self.seed = bytes.fromhex(stored.seed)
        self.lobby = msgspec.json.decode(stored.lobby, type=Lobby)
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.problem: Mistake | None = None
        self.players = lobbies.planned_players(self.lobby)
        self.moves: dict[tuple[str, str], int] = {}
        self.clocks: Clocks | None = None
        self.window: Window | None = None  # of what is asked now, where it has one
        self.audience = Audience()
        self.attention = Attention()
        self.sealed = SealedAnswers()
        self.talked = (-1, 0.0)  # the last entry about which its bots were let speak, and when they began to think
        self.story: bytes | None = None  # of an ended game, once somebody has asked for it
        self._condensed = 0  # up to which entry
        self._metrics = metrics
        self._changed = changed
        self._days = days
        self.touch()

    # --- What is known ------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the last entry; 0 before the start."""
        return self.table.seq if self.table is not None else 0

    def running_table(self) -> Table:
        """Return the table if it is being played, or raise `Denied`, or a `Refusal` where the game is over."""
        if self.problem:
            raise Denied("frozen", self.problem)
        if self.lobby.status == ENDED:
            raise Refusal("refusal-game-over")
        if self.table is None or self.lobby.status != RUNNING:
            raise Denied("not-running", "No game is being played at this table.")
        return self.table

    def info(self, reader: str | None) -> TableInfo:
        """Return what a person may know of the table, its game apart."""
        # In a game by the day nobody is told who looks at it when: that would tell which answers were given in advance.
        here = {*self.lobby.people} if self.by_day and self.table is not None else self.audience.people()
        info = lobbies.info(self.lobby, self.players, here, reader)
        if self.problem and self.lobby.status == RUNNING:
            info = msgspec.structs.replace(info, status=FROZEN, reason=self.problem.plain())
        return info

    def check_seat(self, person: str, seat: int) -> None:
        """Let only the holder of a seat act for it, and only for the seat that it is shown."""
        if not self.lobby.holds(person, seat):
            raise Denied("not-your-seat", "This is not your seat.", 403)
        if self.audience.active.get(person) not in (None, seat):
            raise Denied("other-seat", "You are looking at another of your seats: watch as this one first.")

    def clock_times(self) -> list[SeatClock]:
        """Return how long each person who is asked may still think."""
        if self.clocks is None or self.table is None:
            return []
        now = self.clock_now()
        return [
            SeatClock(seat, round(self.clocks.left(seat, now), 1))
            for seat in self.clocks.since
            if self.players[seat] == "person"
        ]

    def clock_now(self) -> float:
        """Return the time by which this table's clocks run."""
        return self._days.now() if self._days is not None and self.by_day else clock.now()

    @property
    def by_day(self) -> bool:
        """Whether the game is played by the day."""
        return self.lobby.clock is not None and self.lobby.clock.by_day

    def _rested(self, seat: int, since: float, until: float) -> float:
        """Return for how long the clock of a seat stood still between two times."""
        if self._days is None or not self.by_day:
            return 0.0
        return self._days.rested(self.lobby.places[seat].person, since, until)

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
                except Unending as error:
                    raise self._stop(error) from error
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
                    self._tell(draft.entries, draft.new_lobby is not None)
                    if self.seq >= self._condensed + CONDENSE_EVERY:
                        self._condense()
                return result
        raise Denied("busy", "This table changes too fast: try again.", 503)

    def _stop(self, error: Unending) -> Denied:
        """Let a table whose rules do not end rest as it was before; all others go on."""
        _log.error("table frozen", extra={"table": self.id, "problem": str(error)})
        if self.table is not None:
            self.problem = error
            self._tell([], True)
        return Denied("frozen", error)

    async def _was_behind(self) -> bool:
        """Say whether another process had changed the table meanwhile: then what was refused may be right."""
        if self.store.alone:
            return False
        before = self.seq, self.lobby.version
        await self._catch_up()
        return before != (self.seq, self.lobby.version)

    def _take_over(self, draft: Draft) -> None:
        if draft.new_lobby is not None:
            self._set_lobby(draft.new_lobby, draft.undoes)
        if draft.new_table is not None:
            began = self.table is None
            self.table = draft.new_table
            for stored in draft.entries:
                self._note(stored, self.table.record.entries[stored.seq - 1])
            if began:
                self._begin(draft.banks)
            self._metrics.count("entries", len(draft.entries))
        self.touch()

    def _set_lobby(self, lobby: Lobby, undone: bool) -> None:
        settled = self.lobby.undo is not None and lobby.undo is None
        asked = lobby.undo is not None and lobby.undo != self.lobby.undo
        self.lobby = lobby
        self.audience.leave_lost_seats(lobby)
        if self.table is None:
            self.players = lobbies.planned_players(lobby)
        if settled:
            self.audience.announce(UndoSettled(table=self.id, agreed=undone))
        if asked:
            self.audience.announce(self._undo_asked())

    def _undo_asked(self) -> UndoAsked:
        """Return the question that a request to take decisions back asks of the others."""
        undo = self.lobby.undo
        assert undo is not None
        waiting = [seat for seat, player in enumerate(self.players) if player == "person" and seat not in undo.agreed]
        return UndoAsked(table=self.id, seat=undo.seat, to=undo.to, waiting=waiting)

    def _begin(self, banks: list[float]) -> None:
        assert self.table is not None
        self.players = self.table.players()
        self.attention.follow(self._thinking(), clock.now())
        if self.lobby.clock is not None:
            self.clocks = Clocks(self.lobby.clock, banks, self._rested)
            self.clocks.follow(self._thinking(), None, banks, self.clock_now())

    def _note(self, stored: StoredEntry, entry: Entry) -> None:
        """Remember what an entry that was taken over means for moves, players and clocks."""
        if stored.person is not None and stored.move_id is not None:
            self.moves[stored.person, stored.move_id] = stored.seq
            if self.window is not None:
                for move_id in self.window.entered(stored.person, entry.seat, stored.seq):
                    self.moves[stored.person, move_id] = stored.seq
        if entry.kind == "seat" and entry.player is not None:
            self.players[entry.seat] = entry.player
        now, thinking = clock.now(), self._thinking()
        if stored.person is not None:
            self.attention.hear(stored.person, now)
        self.attention.follow(thinking, now)
        if self.clocks is not None:
            banks = msgspec.json.decode(stored.clock, type=list[float]) if stored.clock else self.clocks.banks
            answered = None if entry.kind == "undo" else entry.seat if entry.kind in DECIDING else -1
            self.clocks.follow(thinking, answered, banks, self.clock_now())

    def open_window(self, seconds: float) -> Window | None:
        """See whether what is asked now has a window, and open it where it is new."""
        self.window = window_of(self.running_table(), self.window, seconds)
        return self.window

    def settle(self) -> None:
        """Have answers entered that wait for a window, as soon as it ends."""
        if self.window is not None:
            self.window.settled = False
            self._changed(self)

    def forget(self, person: str) -> None:
        """Keep nothing in memory of what a person said, and by which messages it moved."""
        self.audience.forget(person)
        self.moves = {key: seq for key, seq in self.moves.items() if key[0] != person}

    def hear_from(self, person: str) -> None:
        """Note that a person is at it, though nothing was entered."""
        self.attention.hear(person, clock.now())

    def touch(self) -> None:
        """Note that the table is in use."""
        self._touched = clock.now()

    def idle(self, seconds: float) -> bool:
        """Say whether nobody is at the table, and nothing was done there for so long."""
        return clock.now() - self._touched > seconds and not self.audience.watchers and not self.lock.locked()

    def _thinking(self) -> list[int]:
        assert self.table is not None
        return [ask.seat for ask in self.table.pending()]

    # --- Reading what is stored ---------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read the chat and the entries, and rebuild the game."""
        self.audience.chat = await self.store.read(chat.chat_lines, self.id, 0, CHAT_LENGTH)
        stored = await self.store.read(queries.load_table, self.id)
        if stored is None or stored.head is None:
            return
        entries = await self.store.read(queries.entries_after, self.id)
        snapshot = await self.store.read(queries.load_snapshot, self.id)
        record = read_record(stored.head, entries)
        try:
            game = games.find(record.game)
        except games.UnknownGame as error:
            self.problem = error
            return
        self.lobby = msgspec.json.decode(stored.lobby, type=Lobby)
        running = self.lobby.status in (RUNNING, EXPIRED)
        restored = await asyncio.to_thread(restore, game, record, snapshot, running)
        self.table, self.problem = restored.table, restored.problem
        if restored.proof_ends is not None and self.lobby.proof_ends is None:
            self.lobby.proof_ends = restored.proof_ends
            if running and self.table is not None:
                await self._go_on_from(self.table)
        self.moves = {(each.person, each.move_id): each.seq for each in entries if each.person and each.move_id}
        if self.table is not None:
            banks = entries[-1].clock if entries else None
            clock = self.lobby.clock
            full = [float(clock.bank) if clock else 0.0] * len(self.lobby.places)
            self._begin(msgspec.json.decode(banks, type=list[float]) if banks else full)
            await self._think_on()
            self._condense()

    async def _think_on(self) -> None:
        """Let clocks of days run on from where they stood, where that is known; else those who are asked begin anew."""
        if self.clocks is None or not self.by_day:
            return
        for turn in await self.store.read(turns.turns_at, self.id):
            if turn.seq == self.seq and turn.seat in self.clocks.since:
                self.clocks.since[turn.seat] = min(turn.since, self.clocks.since[turn.seat])

    async def _go_on_from(self, table: Table) -> None:
        """Store where a table stands by rules that are new to it: its older entries tell that no more."""
        lobby = self.lobby.copy()
        lobby.version += 1
        try:
            await self.store.write(
                queries.commit, Commit(self.id, wall(), lobby=lobby_change(lobby), snapshot=snapshot_of(table))
            )
        except Conflict:  # another process has, or somebody went on meanwhile
            return
        self.lobby = lobby

    async def hear(self, news: News) -> None:
        """Take over what another process stored, and tell whoever watches here."""
        async with self.lock:
            if not news.table or news.seq > self.seq or news.version > self.lobby.version:
                await self._catch_up()
        if not news.table or news.waiting:
            self.settle()
        if news.watching:
            self.audience.move_to(self, news.watching, news.seat)
        if news.saying and news.seat is not None:
            self.audience.tell_remark(self, news.saying, news.seat, news.remark)
        last = self.audience.last_line()
        if not news.table or news.line > last:
            self.audience.tell_chat(self, await self.store.read(chat.chat_lines, self.id, last, CHAT_LENGTH))

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
            self.audience.tell_now(self)
            self._changed(self)
            return
        missed = await self.store.read(queries.entries_after, self.id, self.seq) if stored.head else []
        entries = [msgspec.json.decode(each.entry, type=Entry) for each in missed]
        if new_lobby:
            undone = any(entry.kind == "undo" for entry in entries)
            self._set_lobby(msgspec.json.decode(stored.lobby, type=Lobby), undone)
        if missed and self.table is not None:
            self._append(self.table.branch(), missed, entries)
        if new_lobby or missed:
            self._tell(missed, new_lobby)
            self._condense()

    def _condense(self) -> None:
        """Keep in memory only what playing on needs: the whole record is in the store."""
        if self.table is not None:
            self.table.condense()
            self._condensed = self.seq

    async def record(self) -> Record:
        """Return the whole record as it is stored, so that it can be had even where today's rules fail on it."""
        stored = await self.store.read(queries.load_table, self.id)
        if stored is None or stored.head is None:
            raise Denied("not-started", "No game has begun at this table.")
        record = read_record(stored.head, await self.store.read(queries.entries_after, self.id))
        if self.table is not None and self.table.seq == len(record.entries):
            record.outcome = self.table.outcome()
        return record

    def _tell(self, entries: list[StoredEntry], lobby: bool) -> None:
        """Tell whoever watches what was taken over, and whoever runs the table that it changed."""
        self.audience.tell_changes(self, entries, lobby)
        self._changed(self)

    def _append(self, branch: Table, missed: list[StoredEntry], entries: list[Entry]) -> None:
        for stored, entry in zip(missed, entries, strict=True):
            try:
                same = branch.enter(entry) == entry
            except Exception as error:  # whatever rules make of an entry that is not theirs
                detail = f"{type(error).__name__}: {error}"
                self.problem = HallMistake("room-impossible-entry", entry=stored.seq, detail=detail)
                return
            if not same:
                self.problem = HallMistake("room-other-entry", entry=stored.seq)
                return
        self.table = branch
        for stored, entry in zip(missed, entries, strict=True):
            self._note(stored, entry)
