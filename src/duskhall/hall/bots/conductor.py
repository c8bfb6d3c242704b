"""Lets bots answer and speak, clocks run out and windows end, at the tables whose lease this process holds.

Bots think in worker processes.  Whatever they come back with is checked against the table as it is by then, and
dropped where it went on without them.  Answers come at whole multiples of a fixed pace after the question, so that
how long a bot thought says nothing about what it holds.
"""

import asyncio
import logging
import math
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from duskhall import minds
from duskhall.hall import clock
from duskhall.hall.bots.jobs import Choose, Settle, Speak
from duskhall.hall.bots.turns import Busy
from duskhall.hall.bots.workers import WorkerFailed, Workers
from duskhall.hall.config import Config
from duskhall.hall.denied import Denied
from duskhall.hall.metrics import Metrics
from duskhall.hall.storage import Store, StoreError, queries
from duskhall.hall.table import standing
from duskhall.hall.table.draft import Draft
from duskhall.hall.table.lobby import ENDED, RUNNING
from duskhall.hall.table.room import Room
from duskhall.kernel import talk
from duskhall.kernel.question import ALL, ANY, Ask
from duskhall.kernel.record import Entry
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.table import Table

THINKING_SECONDS: Final = 1.0  # after which a bot that is still thinking answers with what it has found
RETRY_SECONDS: Final = 1.0  # after something failed that is not the bot's fault

# What is done for a table as a whole has these in the place of a seat.
_LEASE: Final = -1
_WINDOW: Final = -2
_TALK: Final = -3
_ORDER: Final = -4
_log = logging.getLogger("duskhall.conductor")


class _GoneOn(Exception):
    """The table went on meanwhile."""


class Conductor:
    """Bots and clocks of this process."""

    def __init__(self, store: Store, config: Config, workers: Workers, metrics: Metrics, process: str) -> None:
        """Work for the tables of a store, under this process's name."""
        self._store = store
        self._config = config
        self._workers = workers
        self._metrics = metrics
        self._process = process
        self._busy: dict[tuple[str, int], asyncio.Task[None]] = {}  # (table, seat) -> what is done for it
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._leases: dict[str, float] = {}  # table -> until when this process holds it
        self._silent: set[tuple[str, str]] = set()  # (game, bot) of bots that never speak
        self._closed = False
        self.ended: Callable[[str], None] = lambda table: None  # told which game has ended

    def look(self, room: Room) -> None:
        """See what has to be done at a table; called after every change of it."""
        self._stop_timer(room)
        if self._closed or room.table is None or room.lobby.status != RUNNING or room.problem:
            if room.lobby.status == ENDED and not self._closed:
                self.ended(room.id)
            return
        window = room.open_window(self._config.answer_window)
        waiting = window is not None and not window.settled
        bots = self._asked_bots(room, room.table)
        speakers = self._speakers(room, room.table)
        if not bots and not speakers and not waiting and not _presses(room):
            return
        if not self._holds(room):
            self._begin(room, _LEASE, self._take_lease(room))
            return
        if window is not None and waiting:
            self._begin(room, _WINDOW, self._end_window(room, window))
        if speakers:
            self._begin(room, _TALK, self._let_speak(room, room.table, speakers))
        elif room.table.state.mode == ANY and len(bots) > 1:
            self._begin(room, _ORDER, self._let_one_go(room, room.table, bots))
        else:
            for ask in bots:
                bot = room.players[ask.seat].removeprefix("bot:")
                began = _asked_at(room, room.table)
                self._begin(room, ask.seat, self._bot_turn(room, room.table, ask, bot, began))
        self._set_timer(room)

    def let_go(self, room: Room, seat: int) -> None:
        """Let the bot of a seat answer what people may answer, too."""
        table = room.running_table()
        bot = room.players[seat].removeprefix("bot:")
        for ask in table.pending():
            if ask.seat == seat and table.state.mode == ANY and bot != "person":
                self._begin(room, seat, self._bot_turn(room, table, ask, bot, _asked_at(room, table)))
                return
        raise Denied("not-asked", "The bot of this seat waits for nobody.")

    def _asked_bots(self, room: Room, table: Table) -> list[Ask]:
        """Return what bots have to answer now; where whoever wants to goes next, they wait for people to tell them."""
        asks = table.pending()
        bots = [ask for ask in asks if room.players[ask.seat] != "person"]
        return [] if table.state.mode == ANY and len(bots) < len(asks) else bots

    def busy(self, room: Room) -> bool:
        """Say whether something is being done for a table."""
        return any(table == room.id for table, _ in self._busy) or room.id in self._timers

    def forget(self, room: Room) -> None:
        """Remember nothing of a table that leaves memory; its lease lapses."""
        self._leases.pop(room.id, None)

    async def close(self) -> None:
        """Stop everything, and give the leases to others."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if not self._store.alone:
            await self._store.write(queries.end_leases, self._process)

    # --- Leases -------------------------------------------------------------------------------------------------

    def _holds(self, room: Room) -> bool:
        return self._store.alone or self._leases.get(room.id, 0.0) > clock.now()

    async def _take_lease(self, room: Room) -> None:
        """Take the lease, or wait until its holder has not renewed it for as long as it lasts, by our own clock."""
        seconds = self._config.lease_seconds
        seen, since = None, 0.0
        while room.lobby.status == RUNNING and not self._closed:
            began = clock.now()
            lapsed = seen if began - since >= seconds else None
            other = await self._store.write(queries.lease, room.id, self._process, lapsed)
            if other is None:
                self._leases[room.id] = began + seconds * 0.8  # over before anybody can have seen it lapse
                return
            if other != seen:
                seen, since = other, clock.now()
            await asyncio.sleep(seconds / 3)

    # --- Windows ------------------------------------------------------------------------------------------------

    async def _end_window(self, room: Room, window: standing.Window) -> None:
        await asyncio.sleep(window.ends - clock.now())
        await standing.settle(room, window)

    # --- Bots ---------------------------------------------------------------------------------------------------

    def _begin(self, room: Room, seat: int, work: Coroutine[Any, Any, None]) -> None:
        """Do something for a seat, unless something is being done for it; look again afterwards."""
        if (room.id, seat) in self._busy:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._busy[room.id, seat] = task
        task.add_done_callback(lambda task: self._ended(room, seat, task))

    def _ended(self, room: Room, seat: int, task: "asyncio.Task[None]") -> None:
        del self._busy[room.id, seat]
        if task.cancelled() or self._closed:
            return
        error = task.exception()
        if error is None or isinstance(error, _GoneOn) or _is_over(error):
            self.look(room)
            return
        if isinstance(error, Busy):
            self._metrics.count("bots_waiting")
        else:
            self._complain(room, seat, error)
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self.look, room)

    def _complain(self, room: Room, seat: int, error: BaseException) -> None:
        if not isinstance(error, StoreError | Denied):
            self._metrics.count("errors")
        _log.warning(
            "bot or clock failed",
            exc_info=error,
            extra={"table": room.id, "seat": seat, "problem": type(error).__name__},
        )

    async def _let_one_go(self, room: Room, table: Table, asks: list[Ask]) -> None:
        """Let bots settle who of them answers what any may answer: the first one, if they cannot."""
        began = _asked_at(room, table)
        bots = {ask.seat: room.players[ask.seat].removeprefix("bot:") for ask in asks}
        job = Settle(
            head=_head(table),
            state=table.state.freeze(),
            bots=list(bots.items()),
            events=[event.plain() for _, event in table.events],
            chance=f"order {_chance(room, table, asks[0])}",
            seconds=_seconds(room),
        )
        first = asks[0]
        try:
            seat = (await self._workers.do(job, _asker(room))).seat
            first = next(ask for ask in asks if ask.seat == seat)
        except WorkerFailed as error:
            _log.warning("bots go in their order", extra={"table": room.id, "problem": str(error)[:200]})
        await self._bot_turn(room, table, first, bots[first.seat], began)

    async def _bot_turn(self, room: Room, table: Table, ask: Ask, bot: str, began: float) -> None:
        """Let a bot answer what was asked then; one that fails twice is replaced by the one that cannot."""
        player = f"bot:{bot}"
        try:
            option = await self._choose(room, table, ask, bot)
        except WorkerFailed as error:
            extra = {"table": room.id, "seat": ask.seat, "bot": bot, "problem": str(error)[:200]}
            if bot == minds.RANDOM:
                raise
            _log.warning("bot replaced", extra=extra)
            replaced = Entry(kind="seat", seat=ask.seat, player=f"bot:{minds.RANDOM}")
            await self._enter(room, table, ask, player, replaced)
            return
        await self._keep_pace(began)
        if room.window is not None and room.window.covers(ask.seat, ask.question.name):
            await asyncio.sleep(room.window.ends - clock.now())
        answer = Entry(kind="decision", seat=ask.seat, question=ask.question.name, option=option)
        await self._enter(room, table, ask, player, answer)
        self._metrics.count("bot_answers")

    async def _choose(self, room: Room, table: Table, ask: Ask, bot: str) -> str:
        job = Choose(
            head=_head(table),
            state=table.state.freeze(),
            seat=ask.seat,
            bot=bot,
            heard=[event.plain() for _, event in table.events_for(ask.seat)],
            chance=_chance(room, table, ask),
            seconds=_seconds(room),
        )
        try:
            return (await self._workers.do(job, _asker(room))).option
        except WorkerFailed:
            return (await self._workers.do(job, _asker(room))).option

    async def _enter(self, room: Room, table: Table, ask: Ask, player: str, entry: Entry) -> None:
        """Carry out what was decided for an ask, if it still stands."""

        def work(draft: Draft) -> None:
            _check_stands(room, draft.table, table, ask, player)
            draft.enter(entry)

        await room.act(work)

    async def _keep_pace(self, began: float) -> None:
        pace = self._config.bot_pace
        if pace > 0:
            elapsed = clock.now() - began
            await asyncio.sleep(max(1, math.ceil(elapsed / pace)) * pace - elapsed)

    # --- Talk ---------------------------------------------------------------------------------------------------

    def _speakers(self, room: Room, table: Table) -> dict[int, str]:
        """Return the seats whose bots may speak about what happened since they were last let, with the bots' names."""
        game = table.game
        if not game.statements or table.outcome() is not None or room.lobby.fixed:  # that goes its own course
            return {}
        last = room.talked[0]
        speakers = {
            seat: player.removeprefix("bot:")
            for seat, player in enumerate(room.players)
            if player != "person" and (game.id, player.removeprefix("bot:")) not in self._silent
        }
        if not speakers or not talk.is_due(game, [event for number, event in table.events if number > last]):
            return {}
        events = [event for _, event in table.events]
        return {seat: bot for seat, bot in speakers.items() if talk.may_speak(game, events, seat)}

    async def _let_speak(self, room: Room, table: Table, speakers: dict[int, str]) -> None:
        """Let bots say something before they go on; one that fails is silent."""
        began = clock.now()
        job = Speak(
            head=_head(table),
            state=table.state.freeze(),
            bots=list(speakers.items()),
            events=[event.plain() for _, event in table.events],
            chance=f"talk {table.seq} {room.seed.hex()}",
        )
        try:
            result = await self._workers.do(job, _asker(room))
        except WorkerFailed as error:
            _log.warning("bots are silent", extra={"table": room.id, "problem": str(error)[:200]})
            return
        finally:
            room.talked = (table.seq, began)
        self._silent.update((table.game.id, bot) for bot in result.silent)
        if not result.said:
            return
        await self._keep_pace(began)

        def work(draft: Draft) -> None:
            for seat, statement in result.said:
                events = [event for _, event in draft.table.events]
                stays = room.players[seat] == f"bot:{speakers[seat]}" and draft.table.outcome() is None
                if stays and talk.may_speak(draft.table.game, events, seat):
                    draft.enter(Entry(kind="statement", seat=seat, statement=statement))

        await room.act(work)

    # --- Clocks -------------------------------------------------------------------------------------------------

    def _set_timer(self, room: Room) -> None:
        """Wake up when the first person runs out of time, and renew the lease before it ends."""
        waits = [] if self._store.alone else [self._leases[room.id] - clock.now()]
        if room.clocks is not None and _presses(room):
            persons = _thinking(room)
            waits += [room.clocks.left(seat, room.clock_now()) for seat in persons]
            for seat in persons:
                if room.clocks.left(seat, room.clock_now()) <= 0:
                    self._begin(room, seat, self._time_out(room, seat))
        if waits:
            delay = max(0.05, min(waits))
            self._timers[room.id] = asyncio.get_running_loop().call_later(delay, self.look, room)

    def _stop_timer(self, room: Room) -> None:
        timer = self._timers.pop(room.id, None)
        if timer is not None:
            timer.cancel()

    async def _time_out(self, room: Room, seat: int) -> None:
        """Answer in a person's place as a bot would from what that seat knows, and let the bot play on."""
        table = room.running_table()
        ask = table.state.ask_for(seat)
        if ask is None:
            return
        bot = minds.default(table.game.id)
        try:
            option = await self._choose(room, table, ask, bot)
        except WorkerFailed:
            bot = minds.RANDOM
            option = await self._choose(room, table, ask, bot)

        def work(draft: Draft) -> None:
            _check_stands(room, draft.table, table, ask, "person")
            draft.enter(Entry(kind="timeout", seat=seat, question=ask.question.name, option=option))
            if draft.table.outcome() is None:
                draft.enter(Entry(kind="seat", seat=seat, player=f"bot:{bot}"))

        await room.act(work)


def _thinking(room: Room) -> list[int]:
    """Return the seats of people whose clocks run."""
    return [] if room.clocks is None else [seat for seat in room.clocks.since if room.players[seat] == "person"]


def _presses(room: Room) -> bool:
    """Say whether somebody has to wait for a clock of this table; one of days is looked at again near its end."""
    return room.clocks is not None and room.clocks.pressing(_thinking(room), room.clock_now())


def _asker(room: Room) -> str:
    """Return for whom the bots of a table think: whoever opens many tables waits at each of them."""
    return room.lobby.host or room.id


def _asked_at(room: Room, table: Table) -> float:
    """Return since when bots have been asked: talk about what happened comes out of the time that an answer takes."""
    seq, began = room.talked
    return began if seq == table.seq else clock.now()


def _seconds(room: Room) -> float | None:
    """Return how long bots may think; a fixed course is the same on any machine."""
    return None if room.lobby.fixed else THINKING_SECONDS


def _chance(room: Room, table: Table, ask: Ask) -> str:
    """The seed of a bot's own dice; where the course is fixed, it hangs on nobody's haste."""
    if room.lobby.daily:
        return f"mind {ask.seat} daily {table.state.reveals} {ask.question.name} {room.seed.hex()}"
    moment = "lesson" if room.lobby.lesson else table.seq
    return f"mind {ask.seat} {moment} {room.seed.hex()}"


def _head(table: Table) -> str:
    """Return the record's head, which says what is played, for a worker."""
    head = msgspec.structs.replace(table.record, entries=[], outcome=None, server_seed=None)
    return msgspec.json.encode(head).decode()


def _is_over(error: BaseException) -> bool:
    """Say whether something could only not be done because the game ended meanwhile, here or in another process."""
    return isinstance(error, Refusal) and error.reason == "refusal-game-over"


def _check_stands(room: Room, now: Table, then: Table, ask: Ask, player: str) -> None:
    """Raise `_GoneOn` unless the same player still owes the same answer in the same situation.

    Other seats' sealed answers do not change a situation; any other decision does.
    """
    same = now.state is then.state or (
        now.state.mode == then.state.mode == ALL and now.state.reveals == then.state.reveals
    )
    if not same or ask not in now.pending() or room.players[ask.seat] != player:
        raise _GoneOn
    if now.outcome() is not None:
        raise Refusal("refusal-game-over")
