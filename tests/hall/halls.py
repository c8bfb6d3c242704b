"""Halls that run inside the tests, and players who sit at their tables."""

import asyncio
import secrets
import sys
import threading
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import ContextVar
from typing import Any, TypeVar

import msgspec
from tests.hall.loops import StillLoop
from tests.patience import PATIENCE
from tests.scale import FULL
from websockets.asyncio.client import ClientConnection, connect

from duskhall.hall import protocol, server
from duskhall.hall.client import Visitor
from duskhall.hall.config import UNLIMITED, load
from duskhall.hall.hall import Hall
from duskhall.hall.protocol import Answer, ClientMessage, Hello, Now, OwnAsk, ServerMessage, Snapshot, Update, Watch
from duskhall.kernel.record import Record, loads

WORKER = (sys.executable, "-m", "tests.hall.toy_worker")
LONGEST = PATIENCE * (40 if FULL else 2)  # that what players do may take
M = TypeVar("M")
R = TypeVar("R")


_players: ContextVar[list["Player"]] = ContextVar("players")


def run(work: Coroutine[Any, Any, R]) -> R:
    """Run what players do, and close their connections afterwards, however it ends."""

    async def with_players() -> R:
        players: list[Player] = []
        _players.set(players)
        try:
            return await asyncio.wait_for(work, LONGEST)
        finally:
            for player in players:
                player.socket.transport.abort()
            await asyncio.gather(*(player.socket.wait_closed() for player in players))

    return asyncio.run(with_players())


class RunningHall:
    """A hall in this process, served from a thread of its own; if `still`, no time passes for it but by `pass_time`."""

    def __init__(self, **config: Any) -> None:
        self._still = bool(config.pop("still", False))
        quick = {"port": 0, "bot_pace": 0.0, "bot_workers": 1, "answer_window": 0.0, "idle_seconds": 0.0}
        self.config = load({**quick, **UNLIMITED, **config}, {})
        self.address = ""
        self.metrics_port = 0
        self.processes = [self]
        self.hall: Hall
        self.loop: asyncio.AbstractEventLoop
        self._problem: BaseException | None = None
        self._visitors: list[Visitor] = []
        self._started = threading.Event()
        self._server: server.Server
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._started.wait(PATIENCE), "the hall did not open"
        if self._problem is not None:
            raise self._problem

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            self._server, listening = server.prepare(self.config, self._open, WORKER)
            self.hall = self._server.hall
            self.metrics_port = listening[-1].getsockname()[1]
            await server.run(self._server, listening)

        try:
            with asyncio.Runner(loop_factory=StillLoop if self._still else None) as runner:
                runner.run(serve())
        except BaseException as error:
            self._problem = error
            self._started.set()

    def _open(self, address: str) -> None:
        self.address = address
        self._started.set()

    def stop(self) -> None:
        """Stop as SIGTERM does."""
        for visitor in self._visitors:
            visitor.close()
        if self._thread.is_alive():
            self._server.should_exit = True
            if isinstance(self.loop, StillLoop):
                self.loop.go_on()
            self._thread.join(PATIENCE)
            assert not self._thread.is_alive()

    def pass_time(self, seconds: float) -> None:
        """Let time pass for this hall."""
        assert isinstance(self.loop, StillLoop)
        self.loop.move(seconds)

    def do(self, work: Callable[[], Awaitable[R]]) -> R:
        """Run something on the hall's own loop."""

        async def run() -> R:
            return await work()

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(PATIENCE)

    def visitor(self, name: str = "Ana") -> Visitor:
        """Come in."""
        visitor = Visitor(self.address, name)
        self._visitors.append(visitor)
        return visitor

    def table(
        self, *names: str, game: str = "high-card", bots: int = 0, start: bool = True, **wish: Any
    ) -> tuple[str, list[Visitor]]:
        """Sit these people down at a new table, in this order, with bots after them, and start."""
        people = [self.visitor(name) for name in names]
        host = people[0]
        info = host.post("/api/tables", game=game, seats=len(names) + bots, **wish)
        table = str(info["table"])
        for seat, person in enumerate(people[1:], 1):
            person.post(f"/api/tables/{table}/join", invite=info["invite"])
            person.post(f"/api/tables/{table}/sit", seat=seat)
            person.post(f"/api/tables/{table}/ready", contribution=f"chance of {person.name}")
        if bots:
            host.post(f"/api/tables/{table}/bots", bot="random")
        if start:
            host.post(f"/api/tables/{table}/start")
        return table, people


class Player:
    """A client on the WebSocket; keeps every frame it was sent."""

    def __init__(self, visitor: Visitor, socket: ClientConnection) -> None:
        self.visitor = visitor
        self.socket = socket
        self.frames: list[str] = []
        self.messages: list[ServerMessage] = []

    @classmethod
    async def come(cls, visitor: Visitor, hello: bool = True) -> "Player":
        """Connect and say hello."""
        socket = await connect(
            visitor.live_address,
            additional_headers=visitor.headers,
            compression=None,
            max_size=2**24,
            open_timeout=PATIENCE,
            ping_interval=None,  # whoever is slow to answer on a busy machine is still there
            proxy=None,
        )
        player = cls(visitor, socket)
        _players.get().append(player)
        if hello:
            await player.send(Hello(protocol=protocol.PROTOCOL))
            await player.hear(protocol.Welcome)
        return player

    async def send(self, message: ClientMessage) -> None:
        """Send a message."""
        await self.socket.send(protocol.write(message))

    async def next(self) -> ServerMessage:
        """Return the next message."""
        frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        message = protocol.read_server(text)
        self.messages.append(message)
        return message

    async def hear(self, kind: type[M], that: Callable[[M], object] = lambda message: True) -> M:
        """Return the next message of a kind for which something is true; others before it are kept in `messages`."""
        while True:
            message = await self.next()
            if isinstance(message, kind) and that(message):
                return message

    async def watch(self, table: str, seat: int | None = None, **more: Any) -> Snapshot:
        """Watch a table, and return how it stands."""
        await self.send(Watch(table=table, seat=seat, **more))
        return await self.hear(Snapshot, lambda message: message.table == table)

    async def answer(self, table: str, seat: int, question: str, option: str, move_id: str = "") -> str:
        """Send an answer, and return its move id."""
        move_id = move_id or secrets.token_hex(8)
        await self.send(Answer(table=table, seat=seat, move_id=move_id, question=question, option=option))
        return move_id

    async def decide(self, table: str, seat: int, question: str, option: str) -> int:
        """Answer, and return the number of the entry it became."""
        move_id = await self.answer(table, seat, question, option)
        done = await self.hear(protocol.Done, lambda message: message.move_id == move_id)
        return done.seq

    async def leave(self) -> None:
        """Close the connection."""
        await self.socket.close()


def text_of(frame: bytes) -> str:
    """Return the text that a frame of the hall holds."""
    return frame[frame.index(b'{"type"') :].decode()


def standing(message: Snapshot | Update) -> Now:
    """Return how things stand, by a message that has to say so."""
    assert message.now is not None
    return message.now


def asked(message: Snapshot | Update) -> OwnAsk:
    """Return what one is asked, by a message that has to say so."""
    ask = standing(message).ask
    assert ask is not None
    return ask


async def play_out(player: Player, table: str, seat: int, choose: Callable[[Any], str] | None = None) -> Any:
    """Answer every ask of a seat until the end, and return the outcome."""
    await player.send(Watch(table=table, seat=seat))
    answered = -1
    while True:
        message = await player.next()
        if not isinstance(message, Snapshot | Update) or message.now is None:
            continue
        now = message.now
        if now.outcome is not None:
            return now.outcome
        seq = message.seq if isinstance(message, Snapshot) else message.happened.seq
        owed = any(asked.seat == seat for asked in now.asks)
        if now.ask is not None and owed and answered < seq:
            option = choose(now.ask) if choose is not None else now.ask.options[seq % len(now.ask.options)].name
            await player.answer(table, seat, now.ask.question, option)
            answered = seq


async def seated(table: str, people: list[Visitor]) -> list[Player]:
    """Let everybody watch as their seat."""
    players = [await Player.come(person) for person in people]
    for seat, player in enumerate(players):
        await player.watch(table, seat)
    return players


async def carried_out(player: Player) -> None:
    """Wait until everything that a player sent is carried out: it is, in its order."""
    await player.send(protocol.Ping())
    await player.hear(protocol.Pong)


async def bid(table: str, players: list[Player]) -> None:
    """Get the toy over its sealed bids."""
    for seat, player in enumerate(players):
        await player.decide(table, seat, "bid", "low")


def finished(hall: RunningHall) -> tuple[str, list[Visitor]]:
    """Play a table of two people to its end."""
    table, people = hall.table("Ana", "Bo")

    async def work():
        players = [await Player.come(person) for person in people]
        await asyncio.gather(*(play_out(player, table, seat) for seat, player in enumerate(players)))

    run(work())
    return table, people


def record_of(visitor: Visitor, table: str) -> Record:
    """Return the record of a table, as a visitor downloads it."""
    return loads(msgspec.json.encode(visitor.get(f"/api/tables/{table}/record")))
