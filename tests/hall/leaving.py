"""A program for the tests of memory: a hall at which tables are made, played at, and left, as fast as it goes.

It prints, as JSON, how many rooms are alive at the end and the memory in use after the first hundred tables and after
all, in kB, with garbage collection as a hall runs it.
"""

import asyncio
import gc
import json
import os
import sys
from contextlib import suppress
from pathlib import Path

from tests.hall.toys import add_toys

from duskhall.hall.config import load
from duskhall.hall.hall import Hall
from duskhall.hall.people import Person
from duskhall.hall.protocol import Answer
from duskhall.hall.server import keep_pauses_short
from duskhall.hall.table import actions
from duskhall.hall.table import lobby as lobbies
from duskhall.hall.table.lobby import Lobby
from duskhall.hall.table.room import Room
from duskhall.hall.tools.loadtest import memory_kb
from duskhall.kernel.refusal import Refusal

FIRST = 100


class Page:
    """A client that is told everything and keeps nothing."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.mutes: set[str] = set()
        self.remarks = False

    def send(self, frame: bytes) -> None:
        """Be told something."""


async def come_and_go(hall: Hall, number: int) -> None:
    """Make a table; play a little at every other, and leave the rest before the start."""
    ana, bo = Person(f"ana {number % 7}", "Ana"), Person(f"bo {number % 7}", "Bo")
    room = await hall.create(ana, "high-card", 2, {}, public=True, clock=None)
    if number % 2:
        await actions.leave(room, ana.id)
        return
    await room.act(lambda draft: _sit_down(draft.lobby, bo))
    page = Page(ana.id)
    room.audience.watch(room, page, 0, True, None, 0)
    await actions.start(room, ana.id)
    for option in ("low", "none"):
        wish = Answer(table=room.id, seat=0, move_id=option, question="bid", option=option)
        with suppress(Refusal):  # of the second
            await actions.answer(room, ana.id, wish, lambda seq: None)
    room.audience.unwatch(room, page)


def _sit_down(lobby: Lobby, person: Person) -> None:
    lobbies.join(lobby, person.id, person.name, None)
    lobbies.sit(lobby, person.id, 1, another=False)
    lobbies.ready(lobby, person.id, None, True)


async def main(tables: int, folder: Path) -> None:
    """Let so many tables come and go, and say what is left of them."""
    hall = Hall(load({"db": f"sqlite:///{folder}/hall.sqlite3", "unload_after": 0.0, "bot_pace": 0.0}, {}))
    await hall.open()
    first = 0.0
    for number in range(tables):
        await come_and_go(hall, number)
        if number % 10 == 9:
            await asyncio.sleep(0)
            hall.unload()
        if number == FIRST:
            first = memory_kb(os.getpid())
    hall.unload()
    alive = sum(isinstance(each, Room) for each in gc.get_objects())
    print(json.dumps({"alive": alive, "first": first, "last": memory_kb(os.getpid())}))
    await hall.close()


if __name__ == "__main__":
    add_toys()
    keep_pauses_short()
    asyncio.run(main(int(sys.argv[1]), Path(sys.argv[2])))
