"""The odds that a client asks for: worked out beside everything else it does, so that no move waits for them."""

import asyncio
from typing import Protocol

import msgspec

from duskhall.hall.bots.jobs import Weigh
from duskhall.hall.bots.turns import Busy
from duskhall.hall.bots.workers import WorkerFailed
from duskhall.hall.denied import Denied
from duskhall.hall.hall import Hall
from duskhall.hall.protocol import AskOdds, Odds
from duskhall.hall.table.lobby import check_aids
from duskhall.hall.table.room import Room
from duskhall.kernel.refusal import Refusal


class Client(Protocol):
    """Who is told what came of it, or why nothing did."""

    def tell(self, message: Odds) -> None:
        """Be told the odds."""

    def no_odds(self, message: AskOdds, problem: Denied | Refusal) -> None:
        """Be told why there are none."""


class Weighing:
    """What one client wants weighed: one thing at a time, and of what waits only the last, since the table goes on."""

    def __init__(self, hall: Hall, person: str) -> None:
        """Work for a person."""
        self._hall = hall
        self._person = person
        self._next: tuple[Room, AskOdds] | None = None
        self._working: asyncio.Task[None] | None = None

    def ask(self, client: Client, room: Room, message: AskOdds) -> None:
        """Work the odds of a seat out, or raise what forbids it."""
        room.check_seat(self._person, message.seat)
        check_aids(room.lobby)
        room.running_table()
        self._next = room, message
        if self._working is None:
            self._working = asyncio.get_running_loop().create_task(self._work_on(client))

    async def _work_on(self, client: Client) -> None:
        try:
            while self._next is not None:
                (room, message), self._next = self._next, None
                try:
                    client.tell(await self._weigh(room, message))
                except (Denied, Refusal) as problem:
                    client.no_odds(message, problem)
        finally:
            self._working = None

    async def _weigh(self, room: Room, message: AskOdds) -> Odds:
        lookups = self._hall.lookups
        try:
            async with lookups.turn(self._person):
                room.check_seat(self._person, message.seat)
                table = room.running_table()
                head = msgspec.structs.replace(table.record, entries=[], outcome=None, server_seed=None)
                job = Weigh(head=msgspec.json.encode(head).decode(), state=table.state.freeze(), seat=message.seat)
                result = await lookups.work(job)
        except Busy:
            self._hall.metrics.count("lookups_refused")
            raise
        except WorkerFailed as error:
            raise Denied("no-odds", "The odds cannot be worked out now.", 503) from error
        return Odds(table=message.table, seat=message.seat, seq=table.seq, odds=result.odds)
