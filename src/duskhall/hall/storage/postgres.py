"""The store for several processes: PostgreSQL, whose LISTEN and NOTIFY tell the others which table changed.

Only a table's id and numbers are ever notified, never what is on it; whoever hears it reads the rest from the store.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg
import msgspec
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from duskhall.hall.storage import Failed, Heard, News, P, R, StoreError, Work, cause, check_schema, integrity, upgrade
from duskhall.hall.storage.queries import CHANNEL

_MIGRATION_LOCK: Final = 0x6475736B  # processes that start together migrate one after another
CONNECT_SECONDS: Final = 10.0
NAMING: Final = "people, tokens, links, passphrases, chat, tables, members"  # the tables that name people
_log = logging.getLogger("duskhall.storage")


class PostgresStore:
    """A store in a PostgreSQL database, for any number of processes."""

    alone = False

    def __init__(self, url: str, *, reading: bool = False) -> None:
        """Name the database."""
        self.failed: Failed = lambda error: None
        self._reading = reading
        self._url = make_url(url.replace("postgres://", "postgresql://", 1))
        self._engine: AsyncEngine = create_async_engine(
            self._url.set(drivername="postgresql+asyncpg"), pool_size=10, max_overflow=10, pool_pre_ping=True
        )
        self._listening: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def open(self, heard: Heard) -> None:
        """Bring the schema up to date, look whether it can be read, and listen."""
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(self._look if self._reading else self._prepare)
        except StoreError:
            await self._engine.dispose()
            raise
        except (SQLAlchemyError, OSError, asyncpg.PostgresError) as error:
            await self._engine.dispose()
            raise StoreError("store-database", url=self._name(), detail=cause(error)) from error
        if not self._reading:
            self._listening = asyncio.create_task(self._listen(heard))
            await self._ready.wait()

    def _look(self, connection: Connection) -> None:
        check_schema(connection, self._name(), made=True)

    def _prepare(self, connection: Connection) -> None:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
        upgrade(connection, self._name())
        problems = integrity.quick(connection)
        if problems:
            raise StoreError("store-damaged", store=self._name(), detail=problems[0])

    async def close(self) -> None:
        """Stop listening, and close every connection."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        await self._engine.dispose()

    async def write(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run work in a transaction."""
        try:
            return await self.read(work, *args, **kwargs)
        except StoreError as error:
            self.failed(error)
            raise

    async def read(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run work that changes nothing."""
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(lambda sync: work(sync, *args, **kwargs))
        except (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise StoreError("store-database-write", url=self._name(), detail=cause(error)) from error

    async def wipe(self) -> None:
        """Let go of rows that were deleted; where their pages were, and in its own log, PostgreSQL writes over them."""
        try:
            async with self._engine.connect() as connection:
                outside = await connection.execution_options(isolation_level="AUTOCOMMIT")
                await outside.exec_driver_sql(f"VACUUM {NAMING}")
        except (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            _log.warning("vacuum failed", extra={"problem": cause(error)})

    async def _listen(self, heard: Heard) -> None:
        """Hear what other processes change, over a connection that is made again whenever it is lost."""
        while True:
            try:
                address = self._url.render_as_string(hide_password=False)
                connection = await asyncpg.connect(address, timeout=CONNECT_SECONDS)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda *_, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, _told(heard))
                heard(News())  # while nobody listened anything may have changed
                self._ready.set()
                try:
                    await lost.wait()
                finally:
                    connection.terminate()
            except Exception as error:  # whatever it was: who does not listen shows old tables
                _log.warning("listening failed", extra={"problem": cause(error)})
            await asyncio.sleep(0.5)

    def _name(self) -> str:
        return self._url.render_as_string(hide_password=True)


def _told(heard: Heard) -> Callable[..., None]:
    def told(_connection: Any, _process: int, _channel: str, news: Any) -> None:
        heard(msgspec.json.decode(news, type=News))

    return told
