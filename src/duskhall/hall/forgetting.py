"""What is kept about somebody: all of it at once, to take along, and its end for good.

A table at which nobody else was goes altogether.  Where others were, the seat stays, and is nobody's: records name
seats, not people, so they prove as much as before.
"""

import asyncio
from typing import Any, Final

import msgspec

from duskhall.hall.clock import wall
from duskhall.hall.denied import Denied
from duskhall.hall.hall import Hall
from duskhall.hall.people import Person
from duskhall.hall.storage import Conflict, persons, queries
from duskhall.hall.storage.queries import Commit, StoredTable
from duskhall.hall.table import actions
from duskhall.hall.table import lobby as lobbies
from duskhall.hall.table.draft import Draft, lobby_change
from duskhall.hall.table.lobby import ENDED, EXPIRED, RUNNING, Lobby

AT_ONCE: Final = 50  # ended tables that are changed together
ROUNDS: Final = 1000  # of them


async def everything(hall: Hall, person: Person) -> dict[str, Any]:
    """Return all that is kept about a person, and where the records of their games are."""
    kept = await hall.store.read(persons.belongings, person.id)
    tables = await hall.store.read(queries.tables_of, person.id, AT_ONCE * ROUNDS)
    return {
        "format": "duskhall-person/1",
        "person": person.id,
        "name": person.name,
        "sign": person.sign,
        "colour": person.colour,
        "tables": [_own_table(stored, person.id) for stored in tables],
        "kept": kept,
    }


def _own_table(stored: StoredTable, person: str) -> dict[str, Any]:
    lobby = msgspec.json.decode(stored.lobby, type=Lobby)
    return {
        "table": lobby.id,
        "game": lobby.game,
        "status": lobby.status,
        "created": lobby.created,
        "seats": lobby.seats_of(person),
        "name": lobby.people.get(person),
        "record": f"/api/tables/{lobby.id}/record",
    }


async def forget(hall: Hall, person: str) -> None:
    """Delete everything that is kept about a person."""
    for _ in range(ROUNDS):
        tables = await hall.store.read(queries.tables_of, person, AT_ONCE)
        if not tables:
            break
        await asyncio.gather(*(_forget_at(hall, stored, person) for stored in tables))
    await hall.store.write(persons.delete_person, person)
    hall.gone(person)
    await hall.wipe(due=True)


async def _forget_at(hall: Hall, stored: StoredTable, person: str) -> None:
    lobby = msgspec.json.decode(stored.lobby, type=Lobby)
    if set(lobby.people) <= {person}:
        if stored.id in hall.rooms or lobby.status == RUNNING:
            await _close(hall, stored.id)
        await hall.store.write(persons.delete_table, stored.id)
    elif lobby.status == ENDED and stored.id not in hall.rooms:
        lobbies.forget(lobby, person)
        lobby.version += 1
        try:
            await hall.store.write(queries.commit, Commit(stored.id, wall(), lobby=lobby_change(lobby)))
        except Conflict:  # it changed meanwhile: the next round finds it again
            return
    else:
        room = await hall.room(stored.id)
        await actions.forget(room, person)
        room.forget(person)
        await hall.begin_agreed(room)


async def _close(hall: Hall, table_id: str) -> None:
    """Let a table at which nobody is left be over for whatever is still being done there."""

    def over(draft: Draft) -> None:
        draft.lobby.status = EXPIRED

    try:
        room = await hall.room(table_id)
        await room.act(over)
    except Denied:  # it is gone already
        return
    hall.let_go(room)
