"""Stores that tests open by themselves, without a hall, and what they put into them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from duskhall.hall.storage import News, Store, open_store, queries
from duskhall.hall.storage.queries import LobbyChange, StoredEntry, StoredTable


def with_store(db: str, work: Callable[[Store], Awaitable[Any]], heard: Callable[[News], None] = lambda _: None) -> Any:
    """Run something with an open store."""

    async def run() -> Any:
        store = open_store(db)
        await store.open(heard)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def add_table(store: Store, table: str = "t1", members: tuple[str, ...] = ("ana",)) -> None:
    """Store an open table."""
    change = LobbyChange(version=1, lobby="{}", status="open", public=True, members=members)
    await store.write(queries.create_table, StoredTable(table, 1, "{}", "00", None), "high-card", 1.0, change)


def entry(seq: int, move_id: str | None = None, person: str | None = "ana") -> StoredEntry:
    """Return an entry of this number."""
    return StoredEntry(seq, f'{{"n":{seq}}}', float(seq), person, move_id)
