"""Where the hall keeps everything, behind one small interface: work is a function of a connection.

`queries` holds that work, written once in SQLAlchemy Core; a store only says how it is run: in one writer thread
with a common commit (SQLite), or in transactions of a pool (PostgreSQL).  When `write` returns, it is durable.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection

from duskhall.hall.mistake import HallMistake

if TYPE_CHECKING:
    from alembic.config import Config as AlembicConfig

P = ParamSpec("P")
R = TypeVar("R")
Work = Callable[Concatenate[Connection, P], R]


class News(msgspec.Struct, frozen=True):
    """How far a table is by now, as far as one change says: last entry, lobby's version, last line of chat.

    Without a table it means that news may have been lost: anything may have changed.  `gone` is a person that was
    deleted, or the hash of a token that was; `waiting` says that an answer waits to be entered.  `watching` is a
    person who watches the table as `seat` from now on, at every device; `remark` is a quick word of the person
    `saying` it from there, which nobody stores.
    """

    table: str = ""
    seq: int = 0
    version: int = 0
    line: int = 0
    gone: str = ""
    waiting: bool = False
    watching: str = ""
    seat: int | None = None
    saying: str = ""
    remark: str = ""


# Called in every process when a table was changed by any of them.
Heard = Callable[[News], None]


class Conflict(Exception):
    """Somebody else was faster: read again, check again, try again."""


class StoreError(HallMistake):
    """The store cannot be used: the sentence says which one and why."""


Failed = Callable[[StoreError], None]


def cause(error: BaseException) -> str:
    """Return what a database said, as a part of a sentence."""
    return str(getattr(error, "orig", None) or error).partition("\n")[0].rstrip(".")


class Store(Protocol):
    """A store that is open."""

    alone: bool  # no other process uses it, so there is nobody to share leases and news with
    failed: Failed  # told whenever something could not be written

    async def open(self, heard: Heard) -> None:
        """Bring the schema up to date, and call `heard` from now on when another process changes a table."""

    async def close(self) -> None:
        """Finish what is being written, and let go of the store."""

    async def write(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run work in a transaction of its own; when this returns, it is on disk."""

    async def read(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run work that changes nothing."""

    async def wipe(self) -> None:
        """Leave nothing of what was deleted where the database keeps what it has written, as far as it can."""


def open_store(url: str, *, reading: bool = False, beside: bool = False) -> Store:
    """Return the store of an address, sqlite:///file or postgresql://...

    A store for reading leaves the schema as it is, and can be used beside a hall that runs; so can one that is only
    `beside`, which writes, too.
    """
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from duskhall.hall.storage.postgres import PostgresStore
        except ImportError as error:
            raise StoreError("store-needs-extra") from error
        return PostgresStore(url, reading=reading or beside)
    if url.startswith("sqlite:///"):
        from duskhall.hall.storage.sqlite import SqliteStore

        return SqliteStore(url.removeprefix("sqlite:///"), reading=reading, beside=beside)
    raise StoreError("store-none", url=repr(_without_password(url)))


def upgrade(connection: Connection, name: str) -> str | None:
    """Bring the schema up to date by Alembic's migrations, or raise `StoreError` where it is newer than they are.

    Return the revision that it had before.
    """
    from alembic import command

    before = check_schema(connection, name)
    config = _migrations()
    attributes: dict[str, Any] = config.attributes
    attributes["connection"] = connection
    command.upgrade(config, "head")
    return before


def check_schema(connection: Connection, name: str, *, made: bool = False) -> str | None:
    """Return a schema's revision; raise `StoreError` where it is not known here, or is none and should be made."""
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        if made:
            raise StoreError("store-no-hall", store=name)
        return None
    if found not in {each.revision for each in ScriptDirectory.from_config(_migrations()).walk_revisions()}:
        raise StoreError("store-newer", store=name, revision=found)
    return found


def _migrations() -> "AlembicConfig":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def _without_password(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
