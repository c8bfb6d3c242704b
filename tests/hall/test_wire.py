"""Frames as bytes: what the hall writes is what the library reads, however it arrives."""

import asyncio
import random

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from duskhall.hall import wire

LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, 200_000)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_server_frame_is_read_by_every_client(length):
    text = b"x" * length
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    client.receive_data(wire.text_frame(text))
    assert [(event.opcode, bytes(event.data)) for event in frames(client)] == [(Opcode.TEXT, text)]


@pytest.mark.parametrize("length", LENGTHS)
def test_a_client_frame_is_read_by_every_server(length):
    text = b"x" * length
    server = ServerProtocol(state=State.OPEN)
    server.receive_data(wire.client_frame(text))
    assert [(event.opcode, bytes(event.data)) for event in frames(server)] == [(Opcode.TEXT, text)]


def test_a_clients_frames_are_counted_however_the_bytes_come_in():
    chance = random.Random(7)
    lengths = [chance.choice(LENGTHS[:7]) for _ in range(40)]
    sent = b"".join(wire.client_frame(b"x" * length, chance.choice([wire.TEXT, wire.PING])) for length in lengths)
    for size in (1, 2, 3, 5, 7, 131, 5000, len(sent)):
        counter = wire.FrameCounter(most=1000)
        pieces = (sent[place : place + size] for place in range(0, len(sent), size))
        assert sum(map(counter.begun, pieces)) == len(lengths), size


def test_frames_are_not_counted_further_than_anybody_asks():
    assert wire.FrameCounter(most=10).begun(wire.client_frame(b"") * 1000) == 11


@pytest.mark.parametrize("length", LENGTHS)
def test_the_text_of_a_whole_frame_is_what_the_client_wrote(length):
    text = "ñ" * (length // 2) + "x" * (length % 2)
    sent = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
    counter = wire.FrameCounter(most=10)
    assert (counter.begun(sent), counter.whole, wire.text_of(sent, len(sent))) == (1, True, text)
    assert wire.text_of(sent, len(sent) - 1) is None
    assert (counter.begun(sent[:-1]), counter.whole) == (1, False)
    assert (counter.begun(sent[-1:]), counter.whole) == (0, False)


def test_whatever_is_no_whole_text_has_none():
    whole = Frame(Opcode.TEXT, b"{}")
    others = [
        Frame(Opcode.TEXT, b"{}", fin=False),
        Frame(Opcode.TEXT, b"\xff"),
        Frame(Opcode.CONT, b"{}"),
        Frame(Opcode.BINARY, b"{}"),
        Frame(Opcode.PING, b"{}"),
        Frame(Opcode.CLOSE, b"\x03\xe8"),
    ]
    assert wire.text_of(whole.serialize(mask=False), 100) is None
    reserved = whole.serialize(mask=True)
    assert wire.text_of(bytes([reserved[0] | 0x40]) + reserved[1:], 100) is None
    assert [wire.text_of(each.serialize(mask=True), 100) for each in others] == [None] * len(others)


def frames(protocol: ClientProtocol | ServerProtocol) -> list[Frame]:
    return [event for event in protocol.events_received() if isinstance(event, Frame)]


class Written:
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        self.data = b""

    def write(self, data: bytes) -> None:
        self.data += data


def test_a_client_hears_every_text_whole_however_the_bytes_come_in():
    texts = [bytes([65 + number]) * length for number, length in enumerate(LENGTHS)]
    sent = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"
    sent += b"".join(wire.text_frame(text) for text in texts[:4])
    sent += bytes((0x80 | wire.PING, 2)) + b"hi"
    sent += b"".join(wire.text_frame(text) for text in texts[4:])
    chance = random.Random(5)

    async def receive() -> tuple[list[bytes], bytes]:
        heard: list[bytes] = []
        written = Written()
        client = wire.WireClient(b"GET", heard.append)
        client.connection_made(written)  # type: ignore[arg-type]
        place = 0
        while place < len(sent):
            size = chance.choice([1, 2, 3, 7, 100, 5000, 100_000])
            client.data_received(sent[place : place + size])
            place += size
        await client.open
        return heard, written.data

    for _ in range(50):
        heard, written = asyncio.run(receive())
        assert heard == texts
        assert written == b"GET" + wire.client_frame(b"hi", wire.PONG)
