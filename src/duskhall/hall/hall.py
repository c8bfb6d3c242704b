"""The hall itself: the tables that are live in this process, and the services that they share."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from duskhall import games
from duskhall.hall import clock, housekeeping, people
from duskhall.hall.bell import Bell
from duskhall.hall.bots.analyses import Analyses
from duskhall.hall.bots.conductor import Conductor
from duskhall.hall.bots.workers import COMMAND, Workers
from duskhall.hall.budgets import Budgets
from duskhall.hall.clock import DAY, HOUR, wall
from duskhall.hall.concluding import Concluder
from duskhall.hall.config import Config
from duskhall.hall.daily import Daily
from duskhall.hall.days import Days
from duskhall.hall.denied import Denied, not_found
from duskhall.hall.keeping import NOTICE_SECONDS, Keeper
from duskhall.hall.metrics import Metrics
from duskhall.hall.packs import Pack, Packs
from duskhall.hall.passphrase import Hasher
from duskhall.hall.people import Person
from duskhall.hall.protocol import Clock, TableInfo, Tree
from duskhall.hall.readiness import Readiness
from duskhall.hall.ringing import Ringing
from duskhall.hall.storage import Conflict, News, StoreError, open_store, persons, queries, waiting
from duskhall.hall.storage.pruning import Removed
from duskhall.hall.storage.queries import NewTable, StoredPack, StoredTable
from duskhall.hall.table import actions, planned
from duskhall.hall.table import lobby as lobbies
from duskhall.hall.table.draft import Draft, lobby_change
from duskhall.hall.table.lobby import EXPIRED, Lobby
from duskhall.hall.table.room import Room
from duskhall.hall.teaching import Lesson, seed_of
from duskhall.kernel import fairness
from duskhall.kernel.game import Game
from duskhall.kernel.record import BadRecord
from duskhall.kernel.setup import Content
from duskhall.kernel.table import Table

HOUSEKEEPING_SECONDS: Final = 5.0
EXPIRY_SECONDS: Final = 600.0
RETRY_SECONDS: Final = 1.0  # after the store did not answer
RESTORED_AT_ONCE: Final = 2  # tables: each is played again in a thread, beside the one that serves everybody
CLOSING_SECONDS: Final = 5.0  # that a store which does not answer is waited for at the end
WIPE_SECONDS: Final = 60.0  # between two times that the store is written anew: whoever comes and goes cannot stop it
LOOKUPS_GIVE_WAY: Final = 10  # how nice the processes of replays and odds are to bots and to the hall itself
ANALYSTS_GIVE_WAY: Final = 15  # and those of analyses to everything
ANALYSTS_SECONDS: Final = 300.0  # after which an analysis that tells of no progress has failed: it waits for the others
_log = logging.getLogger("duskhall.hall")


class Hall:
    """Everything that one process of the hall holds."""

    def __init__(self, config: Config, worker_command: Sequence[str] = COMMAND) -> None:
        """Prepare a hall; `open` opens it."""
        self.config = config
        self.metrics = Metrics()
        self.budgets = Budgets(config, self.metrics)
        self.store = open_store(config.db)
        self.store.failed = self._write_failed
        self.readiness = Readiness(self.store)
        self.workers = Workers(
            config.bot_workers,
            config.bot_seconds,
            self.metrics,
            worker_command,
            queue=config.bot_queue,
            queue_each=config.bot_queue_each,
        )
        self.lookups = Workers(
            config.lookup_workers,
            config.bot_seconds,
            self.metrics,
            worker_command,
            queue=config.lookup_queue,
            queue_each=config.lookup_queue_each,
            nice=LOOKUPS_GIVE_WAY,
        )
        self.hasher = Hasher()
        self.analysts = Workers(
            config.analysis_workers,
            ANALYSTS_SECONDS,
            self.metrics,
            worker_command,
            queue=config.lookup_queue,
            queue_each=config.lookup_queue_each,
            nice=ANALYSTS_GIVE_WAY,
        )
        self.analyses = Analyses(self.store, self.analysts, self.metrics)
        self.conductor = Conductor(self.store, config, self.workers, self.metrics, secrets.token_hex(8))
        self.daily = Daily(self.store)
        self.keeper = Keeper(self.store)
        self.packs = Packs(config.packs, config.largest_pack)
        self.concluder = Concluder(self.store, self.lookups)
        self.conductor.ended = self.concluder.ended
        self.rooms: dict[str, Room] = {}
        self.days = Days(self.store)
        self.bell = Bell(self.store, self.days, self.rooms)
        self.ringing = Ringing(self.store, config, self.metrics, self.rooms)
        self.closing = False
        self._complained = float("-inf")
        self._watch = housekeeping.Watch(config)
        self.gone: Callable[[str], None] = lambda who: None  # told who was deleted or signed out
        self.turn_out: Callable[[], None] = lambda: None  # told that somebody may be let in no more
        self.tokens_in_use: Callable[[], Sequence[str]] = tuple  # of connections that are open, hashed
        self._wiped, self._wipe_due = float("-inf"), False
        self._loading: dict[str, asyncio.Lock] = {}
        self._restoring = asyncio.Semaphore(RESTORED_AT_ONCE)
        self._hearing: set[asyncio.Task[None]] = set()
        self._housekeeping: asyncio.Task[None] | None = None
        self._noticing: asyncio.Task[None] | None = None
        self.metrics.gauges["tables_live"] = lambda: len(self.rooms)

    async def open(self) -> None:
        """Open the store and begin to keep house."""
        await self.store.open(self._heard)
        await self.packs.read()
        await self.keeper.look()
        self._noticing = asyncio.create_task(self._notice())
        await self.days.tick()
        self._watch = housekeeping.Watch(self.config)
        self._housekeeping = asyncio.create_task(self._keep_house())
        self.concluder.open()

    async def close(self) -> None:
        """Finish what is being done, and close everything."""
        self.closing = True
        for task in [self._housekeeping, self._noticing, *self._hearing]:
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        await self.concluder.close()
        await self.ringing.close()
        await self.readiness.close()
        with suppress(StoreError, TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self.bell.note(everything=True)
                await self.days.tick()
        with suppress(StoreError, TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self.conductor.close()
        await self.workers.close()
        await self.analyses.close()
        await self.lookups.close()
        await self.analysts.close()
        await self.wipe()
        await self.store.close()

    # --- Tables -------------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """Return a table, from memory or from the store; raise `Denied` where there is none."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.touch()
            return room
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            if table_id not in self.rooms:
                stored = await self.store.read(queries.load_table, table_id)
                if stored is None:
                    self._loading.pop(table_id, None)
                    raise not_found("table")
                room = Room(self.store, stored, self.metrics, self._changed, self.days)
                async with self._restoring:
                    await room.load()
                self.rooms[table_id] = room
                if room.problem:
                    _log.error("table frozen", extra={"table": table_id, "problem": str(room.problem)})
                self._changed(room)
        self._loading.pop(table_id, None)
        return self.rooms[table_id]

    async def create(
        self,
        person: Person,
        game: str,
        seats: int,
        settings: dict[str, Any],
        *,
        public: bool,
        clock: Clock | None,
        aids: bool = True,
        hints: bool = True,
        pack: Pack | None = None,
    ) -> Room:
        """Make a new table with this person as its host, and promise its dice."""
        table_id, seed = _new_table()
        lobby = lobbies.new_lobby(
            table_id,
            game,
            seats,
            settings,
            (person.id, person.name),
            public=public,
            clock=clock,
            commitment=fairness.commitment(seed, table_id),
            now=wall(),
            aids=aids,
            hints=hints,
            pack=None if pack is None else pack.mark,
            content=await self.packs.content(pack),
        )
        lobbies.wear(lobby, person.id, (person.sign, person.colour))
        return await self._add(lobby, seed, pack)

    async def pack_of(self, room: Room) -> Pack | None:
        """Return the pack that a table plays with."""
        if room.lobby.pack is None:
            return None
        stored = await self.store.read(queries.pack_of, room.id)
        if stored is None:
            raise Denied("no-such-pack", "The hall has no such pack (any more): choose another.", 404)
        return msgspec.json.decode(stored, type=Pack)

    async def content_of(self, room: Room) -> Content | None:
        """Return the content that a table is to be played with, where it is not the game's own."""
        return await self.packs.content(await self.pack_of(room))

    async def teach(self, person: Person, game: Game, lesson: Lesson) -> Room:
        """Make the table of a game's lesson, with its bots and its dice, and let it begin."""
        table_id, seed = secrets.token_hex(8), seed_of(lesson)
        host, settings = (person.id, person.name), dict(lesson.settings)
        promise = fairness.commitment(seed, table_id)
        lobby = lobbies.new_lobby(
            table_id, game.id, lesson.seats, settings, host, public=False, clock=None, commitment=promise, now=wall()
        )
        lobby.lesson = True
        lobbies.put_bots(lobby, person.id, None, lesson.bot)
        room = await self._add(lobby, seed)
        await actions.start(room, person.id)
        return room

    async def beginning(self, room: Room) -> dict[str, Any] | None:
        """Return the snapshot that a table begins from, where it goes on from another one."""
        if room.lobby.goes_on is None:
            return None
        table_id, after = room.lobby.goes_on
        record = await (await self.room(table_id)).record()
        try:
            table = await asyncio.to_thread(Table.replay, games.find(record.game), record, after)
        except BadRecord as error:
            raise Denied("no-replay", error) from error
        return table.state.freeze()

    async def rematch(self, room: Room, person: str, after: int | None = None, part: Tree | None = None) -> Room:
        """Make the table at which the same people play again, or return it where somebody has already made it.

        It begins anew, or for a part that was lost where the other one stood after an entry.
        """
        if person not in room.lobby.people:
            raise Denied("not-yours", "Come to the table first.", 403)
        if room.lobby.status != lobbies.ENDED:
            raise Denied("not-ended", "The game is not over yet.")
        table_id, seed = _new_table()
        lobby = lobbies.rematch_lobby(room.lobby, person, table_id, fairness.commitment(seed, table_id), wall())
        if after or (after is not None and room.lobby.goes_on is not None):
            lobby.goes_on, lobby.retries = (room.id, after), part

        pack, before = await self.pack_of(room), room.lobby.rematch
        if before is not None and await self.store.read(queries.load_table, before) is not None:
            again = await self.room(before)
            if again.lobby.status != EXPIRED:
                if person not in again.lobby.people:
                    await again.act(lambda draft: lobbies.think_better(draft.lobby, room.lobby, person))
                return again

        def work(draft: Draft) -> str:
            made = room.lobby.rematch
            if made is not None and made != before:  # somebody was faster
                return made
            draft.lobby.rematch = table_id
            draft.opens = _stored(lobby, seed, pack)
            return table_id

        return await self.room(await room.act(work))

    async def begin_agreed(self, room: Room) -> None:
        """Let people play again as soon as all of them have agreed; nobody has to start it."""
        if not lobbies.all_agree(room.lobby):
            return
        try:
            begins, content = await self.beginning(room), await self.content_of(room)
            await actions.start(room, str(room.lobby.host), begins, content)
        except Denied:
            if lobbies.all_agree(room.lobby):  # else somebody was faster, or thought better of it
                raise

    async def _add(self, lobby: Lobby, seed: bytes, pack: Pack | None = None) -> Room:
        new = _stored(lobby, seed, pack)
        await self.store.write(queries.create_table, new.stored, new.game, new.at, new.change, new.pack)
        return await self.room(lobby.id)

    async def wipe(self, *, due: bool = False) -> None:
        """Leave nothing of people who were deleted where the store keeps what it has written; once in a while."""
        self._wipe_due = self._wipe_due or due
        if self._wipe_due and (clock.now() - self._wiped >= WIPE_SECONDS or self.closing):
            self._wiped, self._wipe_due = clock.now(), False
            try:
                await self.store.wipe()
            except StoreError as error:
                self._wipe_due = True
                _log.warning("wiping failed", extra={"problem": str(error)})

    async def recognise(self, token: str) -> Person | None:
        """Return whose token this is, or raise `Denied` where that one is banned.

        While the calendar cannot be relied on, no token has expired.
        """
        idle_days = self.config.token_idle_days if self._watch.may_prune else None
        person = await people.recognise(self.store, token, idle_days)
        if person is not None:
            self.keeper.check(person.id)
        return person

    async def sign_out(self, token_hash: str) -> None:
        """Forget a token, and close its connections."""
        await self.store.write(persons.drop_token, token_hash)
        self.gone(token_hash)

    # --- Keeping house ------------------------------------------------------------------------------------------

    def _heard(self, news: News) -> None:
        """Another process, or this one, changed a table: if it is live here, catch up."""
        if news.gone:
            self.gone(news.gone)
            return
        for room in list(self.rooms.values()) if not news.table else [self.rooms.get(news.table)]:
            if room is not None and not self.closing:
                task = asyncio.get_running_loop().create_task(self._hear(room, news))
                self._hearing.add(task)
                task.add_done_callback(self._hearing.discard)

    async def _hear(self, room: Room, news: News) -> None:
        """Catch up, as often as it takes: whoever waits at this table may be the one whom it waits for."""
        while not self.closing:
            try:
                await room.hear(news)
                return
            except StoreError as error:
                _log.warning("catching up failed", extra={"table": room.id, "problem": str(error)})
                await asyncio.sleep(RETRY_SECONDS)

    def _write_failed(self, error: StoreError) -> None:
        """Count what could not be written, and say so, once a second however much it is."""
        self.metrics.count("write_failures")
        self.readiness.doubt()
        if clock.now() - self._complained >= 1:
            self._complained = clock.now()
            _log.error("writing failed", extra={"problem": str(error)})

    async def _keep_house(self) -> None:
        """Unload tables that nobody watches, and see now and then what has had its time."""
        expire_at = clock.now() + EXPIRY_SECONDS / 10
        while True:
            await asyncio.sleep(min(HOUSEKEEPING_SECONDS, max(0.2, self.config.unload_after)))
            await self._keep_days()
            self.unload()
            await self._look_at_the_day()
            may_expire, may_prune = self._watch.may_expire, self._watch.may_prune
            if clock.now() >= expire_at:
                expire_at = clock.now() + EXPIRY_SECONDS
                self.budgets.forget_the_settled()
                try:
                    await self.renew_tokens()
                    if may_expire:
                        await self.expire(wall())
                    if may_prune:
                        await self.prune(wall())
                except (StoreError, Conflict, Denied) as error:
                    _log.warning("housekeeping failed", extra={"problem": str(error)})
                except Exception as error:  # whatever it is, the next round comes
                    self.metrics.count("errors")
                    _log.exception("housekeeping failed", extra={"problem": type(error).__name__})

    async def _notice(self) -> None:
        """Notice what the keeper does, and carry it out."""
        while True:
            await asyncio.sleep(NOTICE_SECONDS)
            try:
                done = await self.keeper.look()
                if "ban" in done:
                    self.turn_out()
                if "packs" in done:
                    await self.packs.read()
            except StoreError as error:
                _log.warning("the keeper's order was not read", extra={"problem": str(error)})
            except Exception as error:  # whatever it is, the next look comes
                self.metrics.count("errors")
                _log.exception("the keeper's order was not read", extra={"problem": type(error).__name__})

    async def _keep_days(self) -> None:
        """Note whose turn it is, and let clocks of days run out."""
        try:
            await self.bell.note()
            await self.ringing.ring()
            if self.days.is_due:
                await self.days.tick()
                await self.wake()
        except StoreError as error:
            _log.warning("days were not kept", extra={"problem": str(error)})

    async def wake(self) -> None:
        """See to the tables at which somebody's days are nearly over, whether they are in memory or not."""
        for table_id in await self.bell.pressing():
            try:
                self.conductor.look(await self.room(table_id))
            except (Conflict, Denied, StoreError) as error:  # the others still have their turn
                _log.warning("a table did not wake up", extra={"table": table_id, "problem": str(error)})

        await self._play_planned()

    async def _play_planned(self) -> None:
        """Enter what was answered in advance in games by the day, when its moment has come."""
        turns = await self.store.read(waiting.planned)
        if not turns:
            return
        secret = await self.store.write(persons.salt, "planned", secrets.token_hex(16))
        for turn in turns:
            if planned.moment(secret, turn, self.config.planned_minutes * 60.0) <= self.days.now():
                try:
                    await planned.enter(await self.room(turn.table_id), turn)
                except (Conflict, Denied, StoreError) as error:
                    _log.warning("a table did not wake up", extra={"table": turn.table_id, "problem": str(error)})

    def _changed(self, room: Room) -> None:
        self.conductor.look(room)
        self.bell.look(room)

    async def _look_at_the_day(self) -> None:
        """Deal for tomorrow when a day begins, and leave nothing of people who were deleted."""
        try:
            await self.wipe()
            await self.daily.today()
        except StoreError:  # which was told already
            return
        except Exception as error:  # whatever it is, the next round comes
            self.metrics.count("errors")
            _log.exception("housekeeping failed", extra={"problem": type(error).__name__})

    def unload(self) -> None:
        """Let tables leave memory that nobody watches and nothing happens at."""
        for room in list(self.rooms.values()):
            if room.idle(self.config.unload_after) and not self.conductor.busy(room):
                self.let_go(room)

    def let_go(self, room: Room) -> None:
        """Let a table leave memory."""
        self.rooms.pop(room.id, None)
        self.conductor.forget(room)
        self.bell.forget(room)

    async def expire(self, now: float) -> int:
        """Put the tables aside that nobody has come back to for long, and return how many."""
        open_before = now - self.config.expire_open_hours * HOUR
        running_before = now - self.config.expire_running_days * DAY
        await self.store.write(queries.redate, now, now + DAY)
        stale = await self.store.read(queries.stale_tables, open_before, running_before, now + DAY)
        expired = 0
        for table_id in stale:
            if self._is_watched(table_id):
                continue
            try:
                await (await self.room(table_id)).act(_expire)
                expired += 1
            except (Conflict, Denied) as error:  # the others still have their turn
                _log.warning("a table did not expire", extra={"table": table_id, "problem": str(error)})
        return expired

    async def renew_tokens(self) -> None:
        """Let devices whose page stays open not be forgotten."""
        in_use = self.tokens_in_use()
        if in_use:
            await self.store.write(persons.use_tokens, in_use, wall(), wall() - DAY)

    async def prune(self, now: float) -> Removed:
        """Remove what nobody will miss, and log how much it was."""
        removed = await housekeeping.prune(self.store, housekeeping.dates(self.config, now), self._is_watched)
        housekeeping.report(removed)
        return removed

    def _is_watched(self, table_id: str) -> bool:
        room = self.rooms.get(table_id)
        return room is not None and bool(room.audience.watchers)


def _expire(draft: Draft) -> None:
    draft.lobby.status = EXPIRED


def _new_table() -> tuple[str, bytes]:
    return secrets.token_hex(8), fairness.new_server_seed()


def _stored(lobby: Lobby, seed: bytes, pack: Pack | None = None) -> NewTable:
    """Return a table that is to be made as it is stored."""
    change = lobby_change(lobby)
    kept = None if pack is None else StoredPack(pack.mark.name, msgspec.json.encode(pack).decode())
    stored = StoredTable(lobby.id, lobby.version, change.lobby, seed.hex(), None)
    return NewTable(stored, lobby.game, wall(), change, kept)


def summary(stored: StoredTable, reader: str | None) -> TableInfo:
    """Return what a list of tables says of one."""
    lobby = msgspec.json.decode(stored.lobby, type=Lobby)
    return lobbies.info(lobby, lobbies.planned_players(lobby), set(), reader)
