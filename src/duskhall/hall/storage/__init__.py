"""Where the hall keeps everything, behind one small interface: work is a function of a connection.

`queries` holds that work, written once in SQLAlchemy Core; a store only says how it is run: in one writer thread
with a common commit (SQLite), or in transactions of a pool (PostgreSQL).  When `write` returns, it is durable.
"""

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection

from duskhall.hall.mistake import HallMistake

P = ParamSpec("P")
R = TypeVar("R")
Work = Callable[Concatenate[Connection, P], R]


class News(msgspec.Struct, frozen=True):
    """How far a table is by now, as far as one change says: last entry, lobby's version, last line of chat.

    Without a table it means that news may have been lost: anything may have changed.  `gone` is a person that was
    deleted, or the hash of a token that was; `waiting` says that an answer waits to be entered.  `watching` is a
    person who watches the table as `seat` from now on, at every device.
    """

    table: str = ""
    seq: int = 0
    version: int = 0
    line: int = 0
    gone: str = ""
    waiting: bool = False
    watching: str = ""
    seat: int | None = None


# Called in every process when a table was changed by any of them.
Heard = Callable[[News], None]


class Conflict(Exception):
    """Somebody else was faster: read again, check again, try again."""


class StoreError(HallMistake):
    """The store cannot be used: the sentence says which one and why."""


class Store(Protocol):
    """A store that is open."""

    alone: bool  # no other process uses it, so there is nobody to share leases and news with

    async def open(self, heard: Heard) -> None:
        """Bring the schema up to date, and call `heard` from now on when another process changes a table."""

    async def close(self) -> None:
        """Finish what is being written, and let go of the store."""

    async def write(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run work in a transaction of its own; when this returns, it is on disk."""

    async def read(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run work that changes nothing."""


def open_store(url: str, *, reading: bool = False) -> Store:
    """Return the store of an address, sqlite:///file or postgresql://...

    A store for reading leaves the schema as it is, and can be used beside a hall that runs.
    """
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from duskhall.hall.storage.postgres import PostgresStore
        except ImportError as error:
            raise StoreError("store-needs-extra") from error
        return PostgresStore(url, reading=reading)
    if url.startswith("sqlite:///"):
        from duskhall.hall.storage.sqlite import SqliteStore

        return SqliteStore(url.removeprefix("sqlite:///"), reading=reading)
    raise StoreError("store-none", url=repr(_without_password(url)))


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date by Alembic's migrations."""
    from pathlib import Path

    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    attributes: dict[str, Any] = config.attributes
    attributes["connection"] = connection
    command.upgrade(config, "head")


def _without_password(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
