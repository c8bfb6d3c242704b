"""Frames that no honest client sends: whatever comes in, the hall goes on, says one error, and tells no secret."""

import asyncio
import json
import random
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tests.hall.attackers import Attacker, attack, frame, token_of
from tests.hall.halls import Player, run
from tests.patience import soon
from tests.scale import FULL
from websockets.exceptions import ConnectionClosed

from duskhall.hall import protocol, wire
from duskhall.hall.people import Person
from duskhall.hall.protocol import Error, Ping, Pong, Refused
from duskhall.hall.table import actions
from duskhall.hall.web.live import Connection

FRAMES = 100_000 if FULL else 3_000
BATCH = 50  # frames after which the hall has to answer a ping


def honest(table: str) -> list[dict[str, Any]]:
    """A message of every kind, as an honest client would send it."""
    return [
        {"type": "hello", "protocol": 1},
        {"type": "watch", "table": table, "seat": 0, "seen": 0, "words": True},
        {"type": "unwatch", "table": table},
        {"type": "answer", "table": table, "seat": 0, "move_id": "m1", "question": "bid", "option": "low"},
        {"type": "undo", "table": table, "seat": 0, "move_id": "m2"},
        {"type": "consent", "table": table, "seat": 0, "agree": True},
        {"type": "speak", "table": table, "seat": 0, "move_id": "m3", "statement": {"claim": "king"}},
        {"type": "say", "table": table, "text": "hello"},
        {"type": "remark", "table": table, "seat": 0, "remark": "hello"},
        {"type": "mute", "person": "abc", "muted": True},
        {"type": "return", "table": table, "seat": 0},
        {"type": "ask_odds", "table": table, "seat": 0},
        {"type": "ping"},
    ]


ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1.5,
    2**63,
    10**400,
    "",
    "x" * 5000,
    "\x00",
    "\ud800",
    "\u202e",
    "../../etc/passwd",
    "' OR 1=1 --",
    [],
    {},
    [[]] * 50,
    {"a": {"b": {}}},
    "person",
    float("inf"),
]


def changed(chance: random.Random, table: str, others: list[str]) -> str:
    """An honest message with something wrong in it."""
    message = dict(chance.choice(honest(table)))
    for _ in range(chance.randint(1, 3)):
        name = chance.choice([*message, "extra", "type", "seat", "table"])
        message[name] = chance.choice([*ODD, *others])
    return json.dumps(message)


def broken(chance: random.Random, table: str, _: list[str]) -> str:
    """Text that is not JSON, or only nearly."""
    text = json.dumps(chance.choice(honest(table)))
    place = chance.randrange(len(text))
    return chance.choice([text[:place], text[:place] + chr(chance.randrange(32, 0x3000)) + text[place:], text * 2])


def deep(chance: random.Random, table: str, _: list[str]) -> str:
    """Nested further than anybody needs."""
    depth = chance.choice([10, 1000, 7000])
    return '{"type":"speak","statement":' + "[" * depth + "]" * depth + "}"


def others_seat(chance: random.Random, table: str, _: list[str]) -> str:
    """An honest message for a seat that is somebody else's."""
    message = dict(chance.choice(honest(table)[1:]))
    message.update({"seat": chance.choice([1, 2, 31]), "move_id": chance.choice(["m1", "stale"])})
    return json.dumps(message)


KINDS: list[Callable[[random.Random, str, list[str]], str]] = [changed, changed, broken, deep, others_seat]


def test_hostile_frames_change_nothing_and_break_nothing(hall):
    table, people = hall.table("Ana", "Bo", "Cleo", public=True)
    private, _ = hall.table("Dan", "Eva")
    attacker = hall.visitor("Mallory")
    chance = random.Random(20)
    others = [table, private, "0" * 16, people[0].person, str(people[0].token), str(attacker.token)]

    async def attack() -> list[str]:
        told: list[str] = []
        sent = 0
        while sent < FRAMES:
            player = await Player.come(attacker)
            try:
                while sent < FRAMES:
                    for _ in range(BATCH):
                        frame = chance.choice(KINDS)(chance, chance.choice([table, private]), others)
                        await player.socket.send(
                            frame.encode(errors="surrogatepass") if chance.random() < 0.05 else frame
                        )
                        sent += 1
                    await player.send(Ping())
                    await player.hear(Pong)
                    while not isinstance(player.messages[-1], Pong):
                        await player.next()
                    told += player.frames
                    player.frames.clear()
                    player.messages.clear()
            except (ConnectionClosed, UnicodeEncodeError):
                told += player.frames
        return told

    told = run(attack())
    assert hall.hall.metrics.counters["errors"] == 0
    room = hall.hall.rooms[table]
    assert room.table is not None
    assert room.table.seq == 0, "a stranger's frame was carried out"
    cards = [room.table.state.view(seat)["card"] for seat in range(3)]
    secrets = [str(each.token) for each in people[1:]] + [room.seed.hex(), *(f'"card":"{card}"' for card in cards)]
    assert not [secret for secret in secrets if any(secret in frame for frame in told)]
    assert any('"type":"error"' in frame for frame in told)

    async def still_works() -> None:
        ana = await Player.come(people[0])
        await ana.watch(table, 0)
        assert await ana.decide(table, 0, "bid", "low") == 1

    run(still_works())


def test_a_frame_that_is_too_large_ends_the_connection_and_nothing_else(hall):
    visitor = hall.visitor()

    async def work() -> None:
        player = await Player.come(visitor)
        await player.socket.send("x" * (protocol.LARGEST_FRAME + 1))
        await player.socket.wait_closed()
        assert player.socket.close_code == 1009
        again = await Player.come(visitor)
        await again.send(Ping())
        await again.hear(Pong)

    run(work())


def test_out_of_order_messages_are_answered_in_a_sentence(hall):
    table, people = hall.table("Ana", "Bo")

    async def work() -> None:
        player = await Player.come(people[0], hello=False)
        await player.answer(table, 0, "bid", "low")
        assert (await player.hear(Error)).code == "hello-first"
        await player.send(protocol.Hello(protocol=99))
        assert (await player.hear(Error)).code == "other-protocol"
        await player.send(protocol.Hello(protocol=1))
        await player.hear(protocol.Welcome)
        await player.answer(table, 0, "pick_side", "left")
        assert (await player.hear(Refused)).reason == "refusal-other-question"

    run(work())


def test_too_many_messages_are_refused_and_then_the_connection_is_closed(open_hall):
    hall = open_hall(message_rate=5)
    visitor = hall.visitor()

    async def work() -> None:
        player = await Player.come(visitor)
        for _ in range(300):
            try:
                await player.send(Ping())
            except ConnectionClosed:
                break
        assert (await player.hear(Error)).code == "slow-down"
        try:
            while True:
                await player.next()
        except ConnectionClosed:
            pass
        assert player.socket.close_code == 1008

    run(work())


class Stuck:
    """The socket of a client that reads nothing and says nothing."""

    def __init__(self) -> None:
        self.ready = False
        self.on_ready: Callable[[], None] = lambda: None
        self.on_message: Callable[[], None] = lambda: None
        self.closed_with: int | None = None
        self.aborted = False

    def next_message(self) -> str | None:
        return None

    def write_frames(self, frames: bytes) -> None:
        raise AssertionError("nothing can be written to a client that does not read")

    def abort(self) -> None:
        self.aborted = True

    async def receive(self) -> Any:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.closed_with = code
        await asyncio.Event().wait()


def test_who_does_not_read_is_dropped_and_finds_everything_again(open_hall):
    hall = open_hall(send_queue=20)
    table, people = hall.table("Ana", "Bo")
    stuck = Stuck()

    async def be_stuck() -> None:
        person = Person(people[1].person, people[1].name)
        connection = Connection(stuck, stuck, hall.hall, person, "")  # type: ignore[arg-type]
        serving = asyncio.create_task(connection.run())
        await asyncio.sleep(0)
        room = await hall.hall.room(table)
        room.audience.watch(room, connection, 1, False, None, 0)
        connection.rooms[table] = room
        for number in range(30):
            option = "low" if number % 2 else "high"
            message = protocol.Answer(table=table, seat=0, move_id=f"m{number}", question="bid", option=option)
            await actions.answer(room, people[0].person, message, lambda _: None)
        await serving
        assert connection not in room.audience.watchers

    hall.do(be_stuck)
    assert stuck.closed_with == 1013
    assert stuck.aborted, "who does not even read that it is closed is cut off"
    assert hall.hall.metrics.counters["slow_clients"] == 1

    async def work() -> None:
        again = await Player.come(people[1])
        assert (await again.watch(table, 1)).seq == 30

    run(work())


def test_a_client_that_asks_on_and_on_and_never_reads_is_cut_off(open_hall):
    """The same with a real socket: its buffers fill, then the queue, and then it is gone, and nobody else notices."""
    hall = open_hall(send_queue=20)
    table, people = hall.table("Ana", "Bo", game="dungeon-cards", public=True)
    attacker = hall.visitor("Mallory")

    async def work() -> None:
        ana = await Player.come(people[0])
        await ana.watch(table, 0)
        mallory = await Player.come(attacker)
        mallory.socket.transport.pause_reading()
        watch = protocol.write(protocol.Watch(table=table, words=True))
        with suppress(ConnectionClosed):
            while not hall.hall.metrics.counters["slow_clients"]:
                for _ in range(100):
                    await mallory.socket.send(watch)
                await ana.send(Ping())
                await ana.hear(Pong)
        await soon(lambda: len(hall.hall.rooms[table].audience.watchers) == 1)
        await ana.send(Ping())
        await ana.hear(Pong)

    run(work())
    assert hall.hall.metrics.counters["slow_clients"] == 1


def test_messages_are_followed_in_their_order_however_their_bytes_come_in(open_hall):
    """Whole frames are read another way than pieces: neither overtakes the other."""
    hall = open_hall()
    visitor = hall.visitor()
    chance = random.Random(13)

    def sent(number: int) -> bytes:
        text = protocol.encode(protocol.Undo(table="none", seat=0, move_id=f"m{number}"))
        if number % 3:
            return frame(wire.TEXT, text)
        middle = chance.randrange(len(text))
        return frame(wire.TEXT, text[:middle], final=False) + frame(wire.PING) + frame(0, text[middle:])

    async def work() -> None:
        client = await Attacker.live(hall, token_of(visitor))
        await client.send(frame(wire.TEXT, protocol.encode(protocol.Hello(protocol=protocol.PROTOCOL))))
        for first in range(0, 60, 6):
            some = [sent(number) for number in range(first, first + 6)]
            joined = b"".join(some)
            cut = chance.randrange(len(joined))
            for piece in chance.choice((some, [joined], [joined[:cut], joined[cut:]])):
                await client.send(piece)
                await asyncio.sleep(0)
        said = await client.hear(b'"move_id":"m59"')
        assert re.findall(rb'"move_id":"m(\d+)"', said) == [str(number).encode() for number in range(60)]

    attack(work())
