"""A room that catches up with what another process stored, seen from inside."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from tests.hall.halls import text_of

from duskhall.hall import protocol
from duskhall.hall.config import load
from duskhall.hall.hall import Hall
from duskhall.hall.people import Person
from duskhall.hall.protocol import Answer, Consent, Speak, Undo, UndoSettled
from duskhall.hall.storage import News, queries
from duskhall.hall.table import actions
from duskhall.hall.table import lobby as lobbies
from duskhall.hall.table.room import Room

ANA, BO = "ana", "bo"


class Watching:
    """A connection of Ana's that only remembers what it was sent."""

    def __init__(self) -> None:
        self.person = ANA
        self.mutes: set[str] = set()
        self.remarks = False
        self.heard: list[protocol.ServerMessage] = []

    def send(self, frame: bytes) -> None:
        self.heard.append(protocol.read_server(text_of(frame)))


def with_rooms(folder: Path, work: Callable[[Room, Room], Coroutine[Any, Any, None]]) -> None:
    """Play at a table of Ana and Bo, and give it and another room of the same table, as another process has it."""

    async def run() -> None:
        hall = Hall(load({"db": f"sqlite:///{folder}/hall.sqlite3", "answer_window": 0.0}, {}))
        await hall.open()
        try:
            person = Person(ANA, "Ana")
            room = await hall.create(person, "high-card-together", 2, {}, public=True, clock=None)
            await room.act(lambda draft: lobbies.join(draft.lobby, BO, "Bo", None))
            await room.act(lambda draft: lobbies.sit(draft.lobby, BO, 1, another=False))
            await room.act(lambda draft: lobbies.ready(draft.lobby, BO, "chance", True))
            await actions.start(room, ANA)
            stored = await hall.store.read(queries.load_table, room.id)
            assert stored is not None
            other = Room(hall.store, stored, hall.metrics, lambda room: None)
            await other.load()
            await work(room, other)
        finally:
            await hall.close()

    asyncio.run(run())


async def decide(room: Room, seat: int, question: str, option: str) -> None:
    """Answer what a seat is asked."""
    answer = Answer(table=room.id, seat=seat, move_id=f"m{room.seq}", question=question, option=option)
    await actions.answer(room, (ANA, BO)[seat], answer, lambda seq: None)


def test_a_statement_that_says_undo_is_not_taken_for_one(tmp_path: Path) -> None:
    async def work(room: Room, other: Room) -> None:
        await decide(room, 0, "bid", "low")
        await decide(room, 1, "bid", "low")
        await decide(room, 0, "pick_side", "left")
        await decide(room, 0, "roll_or_stop", "stop")
        await decide(room, 1, "pick_side", "left")
        await actions.undo(room, ANA, Undo(table=room.id, seat=0, move_id="u"), lambda seq: None)
        assert room.lobby.undo is not None
        await other.hear(News(room.id, room.seq, room.lobby.version))
        watching = Watching()
        other.audience.watch(other, watching, 0, words=False, seen=None, chat_seen=0)
        said: dict[str, str | int] = {"kind": "undo"}
        await actions.speak(room, BO, Speak(table=room.id, seat=1, move_id="s", statement=said), lambda seq: None)
        await actions.consent(room, BO, Consent(table=room.id, seat=1, agree=False))
        await other.hear(News(room.id, room.seq, room.lobby.version))
        settled = [message for message in watching.heard if isinstance(message, UndoSettled)]
        assert [message.agreed for message in settled] == [False]

    with_rooms(tmp_path, work)
