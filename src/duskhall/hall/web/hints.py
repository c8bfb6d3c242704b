"""The hints that a client asks for: worked out like the odds, beside everything else that happens."""

import asyncio
from typing import Final, Protocol

import msgspec

from duskhall.hall.bots.jobs import Advise
from duskhall.hall.bots.turns import Busy
from duskhall.hall.bots.workers import WorkerFailed
from duskhall.hall.denied import Denied
from duskhall.hall.hall import Hall
from duskhall.hall.protocol import Advised, AskHint
from duskhall.hall.table.lobby import check_hints
from duskhall.hall.table.room import Room
from duskhall.kernel.refusal import Refusal

SECONDS: Final = 1.2  # after which a hint says what is known by then


class Client(Protocol):
    """Who is told what came of it, or why nothing did."""

    def tell(self, message: Advised) -> None:
        """Be told the hint."""

    def no_hint(self, message: AskHint, problem: Denied | Refusal) -> None:
        """Be told why there is none."""


class Advising:
    """What one client wants to be advised in: one thing at a time; who asks again meanwhile is told to wait."""

    def __init__(self, hall: Hall, person: str) -> None:
        """Work for a person."""
        self._hall = hall
        self._person = person
        self._working: asyncio.Task[None] | None = None

    def ask(self, client: Client, room: Room, message: AskHint) -> None:
        """Work a hint out for a seat that is asked something, or raise what forbids it."""
        room.check_seat(self._person, message.seat)
        check_hints(room.lobby)
        if all(ask.seat != message.seat for ask in room.running_table().pending()):
            raise Refusal("refusal-not-asked", "", {"seat": message.seat})
        if self._working is not None:
            raise Busy.alone()
        self._working = asyncio.get_running_loop().create_task(self._work(client, room, message))

    def leave(self) -> None:
        """Nobody waits any more."""
        if self._working is not None:
            self._working.cancel()

    async def _work(self, client: Client, room: Room, message: AskHint) -> None:
        try:
            client.tell(await self._advised(room, message))
        except (Denied, Refusal) as problem:
            client.no_hint(message, problem)
        finally:
            self._working = None

    async def _advised(self, room: Room, message: AskHint) -> Advised:
        lookups = self._hall.lookups
        try:
            async with lookups.turn(self._person):
                room.check_seat(self._person, message.seat)
                table = room.running_table()
                head = msgspec.structs.replace(table.record, entries=[], outcome=None, server_seed=None)
                job = Advise(
                    head=msgspec.json.encode(head).decode(),
                    state=table.state.freeze(),
                    seat=message.seat,
                    heard=[event.plain() for _, event in table.events_for(message.seat)],
                    seconds=SECONDS,
                )
                result = await lookups.work(job)
        except Busy:
            self._hall.metrics.count("lookups_refused")
            raise
        except WorkerFailed as error:
            raise Denied("no-hint", "No hint can be worked out now.", 503) from error
        if result.hint is None:
            raise Refusal("refusal-not-asked", "", {"seat": message.seat})
        return Advised(table=message.table, seat=message.seat, seq=table.seq, hint=result.hint)
