"""The WebSocket: one per client, for every table that the client watches.

Every message is checked for who sends it, what it is about and how often; what cannot be followed is answered with
one `error`, and the connection stays.  What is sent is written at once; what waits for a slow reader is bounded: who
does not read is dropped, and finds everything again by `watch` with `seen`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from typing import Any, Final

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from duskhall import __version__
from duskhall.hall import people, protocol
from duskhall.hall.budgets import AT_ONCE, Bucket
from duskhall.hall.denied import Denied, not_yours
from duskhall.hall.hall import Hall
from duskhall.hall.keeping import banned
from duskhall.hall.mistake import HallMistake
from duskhall.hall.people import Person
from duskhall.hall.protocol import (
    Answer,
    AskHint,
    AskOdds,
    ClientMessage,
    Consent,
    Done,
    Error,
    GoingAway,
    Hello,
    LetGo,
    Mute,
    Ping,
    Pong,
    Refused,
    Remark,
    Return,
    Say,
    Speak,
    Stand,
    Standing,
    Undo,
    Unwatch,
    Watch,
    Welcome,
)
from duskhall.hall.storage import StoreError, chat, queries
from duskhall.hall.table import actions, standing
from duskhall.hall.table.room import Room
from duskhall.hall.web.direct import EXTENSION, POLICY, Direct
from duskhall.hall.web.edge import COOKIE, bearer, language_of
from duskhall.hall.web.hints import Advising
from duskhall.hall.web.odds import Weighing
from duskhall.hall.web.outlet import Outlet
from duskhall.kernel.misfit import misplaced
from duskhall.kernel.refusal import Refusal

router = APIRouter()

RESTART: Final = 1012
PATIENCE: Final = 50  # messages that are too many before a connection is closed
MOST_TABLES: Final = 20  # that one connection watches at a time
MOST_MUTED: Final = 200  # people whom one does not hear, on all connections together
_log = logging.getLogger("duskhall.live")


class Connection(Outlet):
    """One client."""

    def __init__(self, socket: WebSocket, direct: Direct, hall: Hall, person: Person, token_hash: str) -> None:
        """Speak with a client whose token was recognised."""
        super().__init__(direct, hall.config.send_queue, hall.metrics)
        self.socket = socket
        self.hall = hall
        self.person = person.id
        self.name = person.name
        self.mutes: set[str] = set()
        self.remarks = False
        self.token_hash = token_hash
        self.rooms: dict[str, Room] = {}
        self._greeted = False
        self._rate = Bucket(hall.config.message_rate, AT_ONCE * hall.config.message_rate)
        self._too_many = 0
        self._left = False  # of its own accord
        self._waited: asyncio.Future[None] | None = None  # for what comes next
        self._weighing = Weighing(hall, self.person)
        self._advising = Advising(hall, self.person)
        direct.on_message = self._wake

    # --- Receiving ----------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the client until it leaves."""
        self.mutes = await self.hall.store.read(chat.muted_by, self.person)
        tasks = asyncio.create_task(self._receive_on()), asyncio.create_task(self._notice_leaving())
        try:
            await asyncio.wait((tasks[0], self.done), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._unwatch_all()
            self._advising.leave()
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                    await task
            if not self._left:
                await self._say_goodbye()

    def _unwatch_all(self) -> None:
        for room in self.rooms.values():
            room.audience.unwatch(room, self)
        self.rooms.clear()

    async def _say_goodbye(self) -> None:
        """Close the socket; an error would hold this connection and its tables, so none is raised here."""
        if self.closed == POLICY:
            self.direct.cut()
            return
        closing = asyncio.create_task(self.socket.close(self.closed or 1000))
        await asyncio.wait((closing,), timeout=1)
        if not closing.done():  # it does not even read that it is closed
            closing.cancel()
            self.direct.abort()
        elif closing.exception() is not None:  # it left meanwhile
            self.direct.abort()

    async def _notice_leaving(self) -> None:
        """Wait until the client is gone; what it said before is still followed."""
        while (await self.socket.receive())["type"] != "websocket.disconnect":
            continue
        self._left = True
        self._wake()

    def _wake(self) -> None:
        if self._waited is not None and not self._waited.done():
            self._waited.set_result(None)

    async def _receive_on(self) -> None:
        loop = asyncio.get_running_loop()
        while self.closed != POLICY:
            frame = self.direct.next_message()
            if frame is not None:
                if self._may_be_followed():
                    await self._receive(frame)
            elif self._left:
                return
            else:
                self._waited = loop.create_future()
                await self._waited

    def _may_be_followed(self) -> bool:
        """Count a message, and say whether it is not one too many."""
        self._counters["messages_in"] += 1
        if self._rate.take() and self.hall.budgets.person(self.person).take():
            return True
        self._too_many += 1
        if self._too_many > PATIENCE:
            self.close(POLICY)
        else:
            self.hall.metrics.count("rejected")
            self.send(_slow_down(language_of(self.socket)))
        return False

    async def _receive(self, frame: str) -> None:
        """Follow one frame; whatever it holds, the connection and the hall go on."""
        try:
            message = protocol.read(frame)
        except (ValueError, RecursionError) as error:
            problem = misplaced(error) if isinstance(error, msgspec.ValidationError) else HallMistake("request-frame")
            self._reject(Denied("bad-message", problem))
            return
        try:
            if isinstance(message, Ping):
                self.tell(Pong())
            elif isinstance(message, Hello):
                self._greet(message)
            elif not self._greeted:
                raise Denied("hello-first", "Say hello first.")
            else:
                await _HANDLERS[type(message)](self, message)
        except Exception as error:
            self._fail(message, error)

    def _fail(self, message: ClientMessage, error: Exception) -> None:
        """Say why a message was not followed."""
        about, table = str(message.__struct_config__.tag), getattr(message, "table", "")
        move_id = getattr(message, "move_id", "")
        if isinstance(error, Refusal):
            self._refuse(error, table, move_id)
        elif isinstance(error, Denied):
            self._reject(error, about, table, move_id)
        elif isinstance(error, StoreError):
            self._reject(Denied("unavailable", "The store does not answer: send this again."), about, table, move_id)
        else:
            self.hall.metrics.count("errors")
            _log.error("message failed", exc_info=error, extra={"table": table, "problem": type(error).__name__})
            self._reject(Denied("internal", "The hall has made a mistake: it is logged."), about, table, move_id)

    def _refuse(self, refusal: Refusal, table: str, move_id: str = "") -> None:
        reason, rule, details = refusal.reason, refusal.rule, refusal.details
        self.tell(Refused(table=table, move_id=move_id, reason=reason, rule=rule, details=details))

    def _reject(self, denied: Denied, about: str = "", table: str = "", move_id: str = "") -> None:
        self.hall.metrics.count("rejected")
        message = denied.said(language_of(self.socket))
        self.tell(Error(code=denied.code, message=message, about=about, table=table, move_id=move_id))

    def deny(self, denied: Denied) -> None:
        """Say what is not allowed, though nothing was asked for."""
        self._reject(denied)

    def _greet(self, hello: Hello) -> None:
        if hello.protocol != protocol.PROTOCOL:
            raise Denied("other-protocol", f"This hall speaks protocol {protocol.PROTOCOL}, not {hello.protocol}.")
        self._greeted = True
        self.tell(
            Welcome(
                protocol=protocol.PROTOCOL,
                person=self.person,
                name=self.name,
                server=f"Duskhall {__version__}",
                muted=sorted(self.mutes),
            )
        )

    async def _room(self, table: str) -> Room:
        return self._may_watch(self.rooms.get(table) or await self.hall.room(table))  # one that is watched is in memory

    def _may_watch(self, room: Room) -> Room:
        if not room.lobby.may_watch(self.person):
            raise Denied("not-found", "There is no such table here: check the link.", 404)
        return room

    # --- What a client can ask for ------------------------------------------------------------------------------

    async def _watch(self, message: Watch) -> None:
        room = await self._room(message.table)
        if message.table not in self.rooms and len(self.rooms) >= MOST_TABLES:
            raise Denied("too-many-tables", f"One connection watches at most {MOST_TABLES} tables.")
        if message.seat is not None:
            await actions.come_back(room, self.person, message.seat)
        room = await self._room(message.table)
        if not room.store.alone:  # before the client hears of it, so that what it chooses next is told after this
            await room.store.write(queries.tell_watching, room.id, self.person, message.seat)
        await room.refresh()
        self.remarks = message.remarks
        room.audience.watch(room, self, message.seat, message.words, message.seen, message.chat_seen)
        self.rooms[message.table] = room
        if message.seat is not None:
            given = await standing.given_by(room, self.person, message.seat)
            if given:
                self.tell(Standing(table=message.table, seat=message.seat, answers=given))

    async def _unwatch(self, message: Unwatch) -> None:
        room = self.rooms.pop(message.table, None)
        if room is not None:
            room.audience.unwatch(room, self)

    async def _answer(self, message: Answer) -> None:
        watched = self.rooms.get(message.table)
        room = await self._room(message.table) if watched is None else self._may_watch(watched)
        await actions.answer(room, self.person, message, self._done(message), self.hall.config.answer_changes)

    async def _speak(self, message: Speak) -> None:
        room = await self._room(message.table)
        self.hall.budgets.act("chat", self.person)
        await actions.speak(room, self.person, message, self._done(message))

    async def _undo(self, message: Undo) -> None:
        room = await self._room(message.table)
        self.hall.budgets.act("undo", self.person)
        await actions.undo(room, self.person, message, self._done(message))

    def _done(self, message: Answer | Speak | Undo) -> Callable[[int | None], None]:
        def acknowledge(seq: int | None) -> None:
            if seq is not None:
                self.tell_with_next(Done(table=message.table, move_id=message.move_id, seq=seq))

        return acknowledge

    async def _consent(self, message: Consent) -> None:
        await actions.consent(await self._room(message.table), self.person, message)

    async def _return(self, message: Return) -> None:
        await actions.come_back(await self._room(message.table), self.person, message.seat)

    async def _stand(self, message: Stand) -> None:
        room = await self._room(message.table)
        given = await standing.stand(room, self.person, message)
        standing.tell_owner(room, self.person, message.seat, given)
        if self not in room.audience.watchers:
            self.tell(Standing(table=message.table, seat=message.seat, answers=given))

    async def _let_go(self, message: LetGo) -> None:
        room = await self._room(message.table)
        if not room.lobby.seats_of(self.person):
            raise not_yours("Only whoever plays tells bots to go.")
        if message.seat >= len(room.players):
            raise Denied("no-such-seat", f"There is no seat {message.seat}.", 422)
        self.hall.conductor.let_go(room, message.seat)

    async def _say(self, message: Say) -> None:
        room = await self._room(message.table)
        self.hall.keeper.check_speaks(self.person, room.id)
        self.hall.budgets.act("chat", self.person)
        await actions.say(room, self.person, message)

    async def _remark(self, message: Remark) -> None:
        room = await self._room(message.table)
        self.hall.keeper.check_speaks(self.person, room.id)
        self.hall.budgets.act("remark", self.person)
        await actions.remark(room, self.person, message)

    async def _mute(self, message: Mute) -> None:
        self.mutes = await self.hall.store.write(chat.set_mute, self.person, message.person, message.muted, MOST_MUTED)
        if message.muted and message.person not in self.mutes:
            raise Denied("too-many-mutes", HallMistake("limit-mutes"))

    async def _odds(self, message: AskOdds) -> None:
        self.hall.budgets.act("odds", self.person)
        self._weighing.ask(self, await self._room(message.table), message)

    async def _hint(self, message: AskHint) -> None:
        self.hall.budgets.act("hint", self.person)
        self._advising.ask(self, await self._room(message.table), message)

    def no_hint(self, message: AskHint, problem: Denied | Refusal) -> None:
        """Say why there is no hint."""
        if isinstance(problem, Denied):
            self._reject(problem, "ask_hint", message.table)
        else:
            self._refuse(problem, message.table)

    def no_odds(self, message: AskOdds, problem: Denied | Refusal) -> None:
        """Say why there are no odds."""
        if isinstance(problem, Denied):
            self._reject(problem, "ask_odds", message.table)
        else:
            self._refuse(problem, message.table)


_HANDLERS: Final[dict[type, Callable[[Connection, Any], Awaitable[None]]]] = {
    Watch: Connection._watch,
    Unwatch: Connection._unwatch,
    Answer: Connection._answer,
    Speak: Connection._speak,
    Undo: Connection._undo,
    Consent: Connection._consent,
    Return: Connection._return,
    LetGo: Connection._let_go,
    Stand: Connection._stand,
    Say: Connection._say,
    Remark: Connection._remark,
    Mute: Connection._mute,
    AskOdds: Connection._odds,
    AskHint: Connection._hint,
}


@cache
def _slow_down(lang: str) -> bytes:
    denied = Denied("slow-down", "Too many messages: wait a moment.")
    return protocol.frame(Error(code=denied.code, message=denied.said(lang)))


class Connections:
    """The clients of this process, so that all of them can be told when it stops."""

    def __init__(self) -> None:
        """Start with nobody."""
        self.all: set[Connection] = set()

    def gone(self, who: str) -> None:
        """Close the connections of a person who was deleted, or of a device that was signed out (by token hash)."""
        for connection in list(self.all):
            if who in (connection.person, connection.token_hash):
                connection.close(POLICY)

    def turn_out(self, hall: Hall) -> None:
        """Tell whoever is let in no more why, and close their connections."""
        for connection in list(self.all):
            self.check(connection, hall)

    def check(self, connection: Connection, hall: Hall) -> None:
        """Close a connection whose person is let in no more."""
        client = connection.socket.client
        ban = hall.keeper.ban_on(connection.person, client.host if client else "")
        if ban is not None:
            connection.deny(banned(ban))
            connection.close(POLICY)

    def tokens(self) -> list[str]:
        """Return the tokens that connections came in by, hashed."""
        return list({connection.token_hash for connection in self.all})

    async def farewell(self) -> None:
        """Tell every client to connect again."""
        for connection in list(self.all):
            connection.tell(GoingAway())
            connection.close(RESTART)
        end = asyncio.get_running_loop().time() + 2
        while self.all and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.02)


@router.websocket("/api/live")
async def live(socket: WebSocket) -> None:
    """Let a client in whose token is known."""
    hall: Hall = socket.app.state.hall
    connections: Connections = socket.app.state.connections
    token = bearer(socket.headers.get("authorization")) or socket.cookies.get(COOKIE)
    try:
        person = await hall.recognise(token) if token else None
    except Denied:  # the page asks who it is, and is told why
        person = None
    if token is None or person is None or hall.closing:
        await socket.close(POLICY)
        return
    await socket.accept()
    direct: Direct = socket.scope["extensions"].pop(EXTENSION)  # which holds the scope: neither would ever go
    connection = Connection(socket, direct, hall, person, people.hashed(token))
    connections.all.add(connection)
    connections.check(connection, hall)  # a ban may have come since the token was recognised
    try:
        await connection.run()
    finally:
        connections.all.discard(connection)
