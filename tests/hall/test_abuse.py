"""What strangers may cost: who sends too much is cut off, who sends too slowly is given up, and the others play on."""

import asyncio
from functools import partial
from typing import Any

import pytest
import uvicorn
from tests.hall.attackers import FLOODS, USUAL, Attacker, attack, frame, token_of
from tests.hall.halls import Player, RunningHall, asked, standing
from tests.hall.loops import StillLoop
from tests.hall.test_web import request
from tests.patience import soon
from tests.scale import FULL
from uvicorn.server import ServerState

from duskhall.hall.budgets import PENALTY_SECONDS, Budgets
from duskhall.hall.client import Visitor
from duskhall.hall.config import Config
from duskhall.hall.metrics import Metrics
from duskhall.hall.protocol import (
    PROTOCOL,
    AskOdds,
    Chat,
    Error,
    Hello,
    Mute,
    Ping,
    Pong,
    Say,
    Snapshot,
    Speak,
    Undo,
    Update,
    Welcome,
    encode,
)
from duskhall.hall.storage import chat
from duskhall.hall.web import live
from duskhall.hall.web.direct import CLOSING_SECONDS, DirectWebSocket
from duskhall.hall.web.gate import GatedHttp
from duskhall.hall.web.proxies import Proxies

HALF_OPEN = 2_000 if FULL else 150
CHATTING = 100 if FULL else 10
GET = "GET /healthz HTTP/1.1\r\nHost: x\r\n"
UPGRADE = (
    b"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
POST = "POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n"


class HonestTable:
    """A game that two people play, whatever happens around them."""

    def __init__(self, hall: RunningHall) -> None:
        self._table, self._people = hall.table("Ana", "Bo", game="dungeon-cards")
        self._players: list[Player] = []
        self._told: list[Snapshot | Update] = []

    async def sit_down(self) -> None:
        self._players = [await Player.come(person) for person in self._people]
        self._told = [await player.watch(self._table, seat) for seat, player in enumerate(self._players)]

    async def go_on(self) -> None:
        """Make a decision, of which both hear."""
        seat = standing(self._told[0]).asks[0].seat
        ask = asked(self._told[seat])
        await self._players[seat].answer(self._table, seat, ask.question, ask.options[0].name)
        self._told = [await player.hear(Update, lambda told: told.now is not None) for player in self._players]


@pytest.fixture
def guarded(open_hall):
    """A hall with the limits that it has unless somebody changes them, for which no time passes by itself."""
    return open_hall(still=True, **USUAL)


def counted(hall: RunningHall, what: str) -> int:
    return hall.hall.metrics.counters[what]


def test_whoever_sends_frames_as_fast_as_it_can_is_cut_off_and_a_table_goes_on(guarded):
    honest = HonestTable(guarded)
    mallory = guarded.visitor("Mallory")

    def is_cut_off(number: int) -> bool:
        return counted(guarded, "cut_off") == number

    async def work() -> None:
        await honest.sit_down()
        for number, flood in enumerate(FLOODS.values(), 1):
            attacker = await Attacker.live(guarded, token_of(mallory))
            flooding = asyncio.create_task(attacker.send_until_cut_off(flood))
            await soon(partial(is_cut_off, number))
            await honest.go_on()
            guarded.pass_time(CLOSING_SECONDS)
            await flooding
            await soon(lambda: guarded.hall.budgets.websockets == 2)
            guarded.pass_time(10)

    before = counted(guarded, "messages_in")
    attack(work())
    read = counted(guarded, "messages_in") - before
    assert read <= 4 * len(FLOODS) + 10, "what came after the limit was read"


def test_whoever_is_cut_off_is_told_why(guarded):
    mallory = guarded.visitor("Mallory")

    async def work() -> None:
        attacker = await Attacker.live(guarded, token_of(mallory))
        await attacker.send(FLOODS["control pings"][:2000])
        await attacker.hear(b"\x88\x02\x03\xf0")  # a close frame with the code 1008
        guarded.pass_time(CLOSING_SECONDS)
        await attacker.answer()

    attack(work())


def test_as_many_messages_as_are_allowed_are_no_abuse(guarded):
    visitor = guarded.visitor()

    async def work() -> None:
        player = await Player.come(visitor)
        for _ in range(3):
            for _ in range(guarded.config.message_rate):
                await player.send(Ping())
                await player.hear(Pong)
            guarded.pass_time(1)

    attack(work())
    assert counted(guarded, "rejected") == counted(guarded, "cut_off") == 0


@pytest.mark.parametrize("begun", ["", GET, POST + "\r\n{"], ids=["nothing", "half a head", "half a body"])
def test_requests_that_do_not_end_are_given_up_and_leave_room_for_others(guarded, begun):
    async def work() -> None:
        attackers = [await Attacker.connect(guarded) for _ in range(HALF_OPEN)]
        for attacker in attackers:
            await attacker.send_if_open(begun)
        most = guarded.config.half_open_per_address
        await soon(lambda: len(guarded.hall.budgets.half_open) == most and guarded.hall.budgets.sockets <= most + 1)
        assert request(guarded, "GET", "/healthz")[0] == 200
        guarded.pass_time(guarded.config.header_seconds + guarded.config.body_seconds + 1)
        for attacker in attackers:
            await attacker.answer()

    attack(work())
    assert counted(guarded, "slow_requests") == HALF_OPEN


def test_who_has_been_answered_cannot_begin_without_end_either(guarded):
    async def work() -> None:
        for begun in (GET, "\r\n", POST + "\r\n{"):
            attacker = await Attacker.connect(guarded)
            await attacker.send(GET + "\r\n")
            await attacker.hear(b"}")
            await attacker.send(begun)
            await soon(lambda: guarded.hall.budgets.half_open)
            guarded.pass_time(guarded.config.body_seconds + 1)
            await attacker.answer()

    attack(work())
    assert counted(guarded, "slow_requests") == 3


def test_strangers_of_many_addresses_leave_a_handle_for_the_next_guest(open_hall):
    hall = open_hall(still=True, **{**USUAL, "sockets": 20})

    async def work() -> None:
        for number in range(40):
            await Attacker.connect(hall, f"127.0.0.{2 + number // 4}")
        await soon(lambda: counted(hall, "slow_requests") == 20)
        assert request(hall, "GET", "/healthz")[0] == 200
        assert hall.hall.budgets.sockets <= 20

    attack(work())


def test_whoever_asks_again_and_again_on_one_connection_is_answered_each_time(guarded):
    size = guarded.config.largest_head * 3 // 4
    times = (guarded.config.largest_head + guarded.config.largest_request) // size + 2

    async def work() -> None:
        guest = await Attacker.connect(guarded)
        for _ in range(times):
            await guest.send(GET + "X: " + "x" * size + "\r\n\r\n")
            assert (await guest.hear(b"}")).startswith(b"HTTP/1.1 200")

    attack(work())


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (GET + "X: " + "x" * 200_000, b"431"),
        (GET + "X: y\r\n" * 200, b"431"),
        ("GET /" + "x" * 20_000 + " HTTP/1.1\r\n\r\n", b"431"),
        ("nonsense\r\n\r\n", b"400"),
        ((GET + "\r\n") * 1000, b""),
    ],
    ids=["a line without end", "many lines", "a long address", "no HTTP", "many at once"],
)
def test_heads_that_are_too_large_are_not_read_to_their_end(guarded, sent, status):
    async def work() -> None:
        attacker = await Attacker.connect(guarded)
        await attacker.send(sent)
        assert (await attacker.answer()).startswith(b"HTTP/1.1 " + status if status else b"")

    attack(work())
    assert request(guarded, "GET", "/healthz")[0] == 200


def test_who_asks_on_although_it_is_refused_is_not_even_refused_any_more(open_hall):
    hall = open_hall(still=True, **{**USUAL, "request_rate": 2})
    asked: list[bytes] = []

    async def ask(attacker: Attacker) -> None:
        await attacker.send_if_open(GET + "Connection: close\r\n\r\n")
        asked.append((await attacker.answer())[9:12])

    async def work() -> None:
        for _ in range(109):
            await ask(await Attacker.connect(hall))
        await Attacker.connect(hall)
        waiting = await Attacker.connect(hall)
        await soon(lambda: len(hall.hall.budgets.half_open) == 2)
        assert counted(hall, "slow_requests") == 0
        hall.pass_time(PENALTY_SECONDS)
        await ask(waiting)

    attack(work())
    assert asked == [b"200"] * 4 + [b"429"] * 105 + [b""]
    assert request(hall, "GET", "/healthz")[0] == 200, "others do not suffer"


class Unread:
    """A transport whose other end does not read."""

    def __init__(self) -> None:
        self.aborted = False
        self.closing = False

    def get_extra_info(self, name: str) -> Any:
        return ("192.0.2.1", 1) if name == "peername" else None

    def is_closing(self) -> bool:
        return self.aborted or self.closing

    def write(self, data: bytes) -> None:
        """Keep it, for ever."""

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize("reads_on", [True, False])
def test_who_asks_and_does_not_read_the_answer_is_given_up(reads_on):
    async def work() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, StillLoop)
        config, transport = Config(), Unread()
        served = uvicorn.Config(lambda scope: None, interface="asgi3", log_config=None)
        gate = GatedHttp(Budgets(config, Metrics()), Proxies(config), served, ServerState(), {})
        gate.connection_made(transport)  # type: ignore[arg-type]
        gate._have_request()
        gate.pause_writing()
        if reads_on:
            gate.resume_writing()
        loop._move(config.stall_seconds)
        for _ in range(3):
            await asyncio.sleep(0)
        assert transport.aborted != reads_on

    with asyncio.Runner(loop_factory=StillLoop) as runner:
        runner.run(work())


@pytest.mark.parametrize(
    "last", [frame(8, b"\x03\xe8"), frame(3), b"\x81\x02{}"], ids=["goodbye", "no frame", "no mask"]
)
def test_who_closes_and_does_not_read_what_is_left_is_given_up(last):
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    async def work() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, StillLoop)
        config, transport = Config(), Unread()
        budgets = Budgets(config, Metrics())
        visit = budgets.arrive("192.0.2.1", proxy=False)
        assert visit is not None
        served = uvicorn.Config(app, interface="asgi3", log_config=None)
        socket = DirectWebSocket(visit, lambda: None, ("192.0.2.1", 1), False, served, ServerState(), {})
        socket.connection_made(transport)  # type: ignore[arg-type]
        socket.data_received(UPGRADE)
        for _ in range(5):
            await asyncio.sleep(0)
        socket.data_received(last)
        assert transport.closing
        assert not transport.aborted, "there is a moment to read why"
        loop._move(CLOSING_SECONDS)
        for _ in range(3):
            await asyncio.sleep(0)
        assert transport.aborted

    with asyncio.Runner(loop_factory=StillLoop) as runner:
        runner.run(work())


# --- What is done too often --------------------------------------------------------------------------------------


def test_only_so_many_guests_come_from_one_address_in_a_minute(guarded):
    most = guarded.config.guests_per_minute

    def come() -> tuple[int, str]:
        status, _, body = request(guarded, "POST", "/api/people", {"name": "Eve"}, Accept_Language="es")
        return status, body.decode()

    answers = [come() for _ in range(most + 5)]
    assert [status for status, _ in answers] == [200] * most + [429] * 5
    assert "Han entrado demasiados invitados" in answers[-1][1]
    guarded.pass_time(60)
    assert come()[0] == 200


def test_a_person_and_an_address_make_only_so_many_tables_in_a_minute(open_hall):
    hall = open_hall(tables_per_minute=2, address_tables_per_minute=3)
    ana, bo = hall.visitor("Ana"), hall.visitor("Bo")

    def make(visitor: Visitor) -> int:
        return request(hall, "POST", "/api/tables", {"game": "high-card", "seats": 2}, **visitor.headers)[0]

    assert [make(each) for each in (ana, ana, ana, bo, bo)] == [200, 200, 429, 200, 429]


def test_replays_and_odds_are_not_told_without_end(open_hall):
    hall = open_hall(replays_per_minute=2, odds_per_minute=2)
    table, (ana, _) = hall.table("Ana", "Bo")
    told = [request(hall, "GET", f"/api/tables/{table}/replay", **ana.headers)[0] for _ in range(3)]
    assert told == [200, 200, 429]

    async def work() -> None:
        player = await Player.come(ana)
        await player.watch(table, 0)
        for _ in range(3):
            await player.send(AskOdds(table=table, seat=0))
        error = await player.hear(Error, lambda error: error.code == "slow-down")
        assert error.message == "You ask for odds too often: wait a moment."

    attack(work())


def test_a_record_does_not_grow_by_words_and_second_thoughts_without_end(open_hall):
    hall = open_hall(chat_per_minute=2, undos_per_minute=2)
    table, (ana, _) = hall.table("Ana", "Bo")

    async def work() -> None:
        player = await Player.come(ana)
        await player.watch(table, 0)
        for number in range(3):
            await player.send(Speak(table=table, seat=0, move_id=f"s{number}", statement={"word": "x" * 100}))
        error = await player.hear(Error, lambda error: error.code == "slow-down")
        assert error.message == "You say more than the others can read: wait a moment."
        for number in range(3):
            await player.send(Undo(table=table, seat=0, move_id=f"u{number}"))
        error = await player.hear(Error, lambda error: error.about == "undo")
        assert (error.code, error.move_id) == ("slow-down", "u2")
        assert hall.hall.rooms[table].seq == 2

    attack(work())


def test_nobody_fills_the_store_by_muting_whoever_comes_to_mind(open_hall, monkeypatch):
    monkeypatch.setattr(live, "MOST_MUTED", 3)
    hall = open_hall()
    ana = hall.visitor()

    async def work() -> None:
        players = [await Player.come(ana), await Player.come(ana)]
        for first, player in enumerate(players):  # on another connection, open all along, there is no more room
            for number in range(first, first + 5):
                await player.send(Mute(person=f"p{number}", muted=True))
            await player.send(Ping())
            await player.hear(Pong)
        assert len(hall.do(partial(hall.hall.store.read, chat.muted_by, ana.person))) == 3
        await player.send(Mute(person="p0", muted=False))
        await player.send(Mute(person="p9", muted=True))
        await player.send(Ping())
        await player.hear(Pong)
        assert hall.do(partial(hall.hall.store.read, chat.muted_by, ana.person)) == {"p1", "p2", "p9"}
        again = await Player.come(ana, hello=False)
        await again.send(Hello(protocol=PROTOCOL))
        assert (await again.hear(Welcome)).muted == ["p1", "p2", "p9"]

    attack(work())


def test_a_link_to_another_device_brings_no_more_devices_than_guests_may_come(open_hall):
    hall = open_hall(guests_per_minute=3)
    ana = hall.visitor()

    def go_on() -> int:
        code = ana.post("/api/people/me/link")["code"]
        return request(hall, "POST", "/api/people/continue", {"code": code})[0]

    assert [go_on() for _ in range(3)] == [200, 200, 429]


def test_whoever_chats_without_end_is_heard_for_a_while_and_a_table_goes_on(guarded):
    """Connections of one address, all of which say as much as they can: first within their limits, then beyond."""
    honest = HonestTable(guarded)
    loud, (mallory, mo) = guarded.table("Mallory", "Mo")
    line = frame(1, encode(Say(table=loud, text="x" * 400)))
    hello = frame(1, b'{"type":"hello","protocol":1}')

    async def work() -> None:
        await honest.sit_down()
        ear = await Player.come(mo)
        await ear.watch(loud, 1)
        attackers = []
        for _ in range(CHATTING):
            attackers.append(await Attacker.live(guarded, token_of(mallory)))
            guarded.pass_time(0.1)  # opening is limited, too
            await attackers[-1].send(hello + line * 10)
        await honest.go_on()
        flooding = [asyncio.create_task(attacker.send_until_cut_off(line * 1000)) for attacker in attackers]
        await soon(lambda: guarded.hall.budgets.websockets == 3)
        await honest.go_on()
        guarded.pass_time(CLOSING_SECONDS)
        await asyncio.gather(*flooding)
        await ear.send(Ping())
        await ear.hear(Pong)
        said = sum(isinstance(message, Chat) for message in ear.messages)
        assert said <= guarded.config.chat_per_minute + 0.1 * CHATTING

    attack(work())
