"""The store in one file: SQLite with a write-ahead log, durable commits, and one thread that writes.

Everything that waits when the writer is free goes into one transaction, so that many tables share the cost of
reaching the disk.  If a piece of work fails, all of it is done again with each piece in a savepoint of its own: the one
that fails takes nothing else with it.

Every statement lets go of the interpreter and has to wait for it again, behind the thread that serves everybody: the
entries of all moves that wait are therefore stored by one statement, and where nothing else waits, without
a transaction around it, since a statement is one.
"""

import asyncio
import fcntl
import logging
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from duskhall.hall.storage import (
    Failed,
    Heard,
    P,
    R,
    StoreError,
    Work,
    cause,
    check_schema,
    integrity,
    queries,
    upgrade,
)
from duskhall.hall.storage.private import make_private, tighten

OVERWRITES_SINCE: Final = "0005"  # the revision since which what is deleted is overwritten
LARGEST_WIPED: Final = 256 * 2**20  # bytes, which take a few seconds
WIPES: Final = 50  # times that the log is tried to be emptied, beside those who read
WIPE_SECONDS: Final = 0.1
_log = logging.getLogger("duskhall.storage")


class _Job(NamedTuple):
    """Work, and the future in its caller's loop that waits for what comes of it; or a change of a table."""

    done: "asyncio.Future[Any]"
    work: Callable[[Connection], Any]
    change: queries.Commit | None = None


_Result = tuple["asyncio.Future[Any]", Any, BaseException | None]


class SqliteStore:
    """A store in a file, for one process at a time."""

    alone = True

    def __init__(self, path: str, *, reading: bool = False, beside: bool = False) -> None:
        """Name the file; for reading, or beside it, it may belong to another process."""
        self.path = Path(path).absolute()
        self.failed: Failed = lambda error: None
        self._reading = reading
        self._anothers = reading or beside
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._reads: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._lock = -1

    async def open(self, heard: Heard) -> None:
        """Take the file for this process, see that it is whole, and start the threads."""
        if not self._anothers:
            self._take()
        elif not self.path.is_file():
            raise StoreError("store-no-file", file=str(self.path))
        try:
            await asyncio.to_thread(self._look if self._anothers else self._make_ready)
        except StoreError:
            self._let_go()
            raise
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            self._let_go()
            raise StoreError("store-unusable", file=str(self.path), detail=cause(error)) from error
        for name, jobs, begin in (("writer", self._jobs, "BEGIN IMMEDIATE"), ("reader", self._reads, "BEGIN")):
            thread = threading.Thread(target=self._work_on, args=(jobs, begin), name=f"duskhall-{name}", daemon=True)
            thread.start()
            self._threads.append(thread)

    def _take(self) -> None:
        """Lock the file for this process, or say who has it."""
        lock = self._beside(".lock")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            make_private(lock)
            self._lock = os.open(lock, os.O_RDWR)
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            self._let_go()
            raise StoreError("store-in-use", file=str(self.path)) from error
        except OSError as error:
            self._let_go()
            raise StoreError("store-unusable", file=str(self.path), detail=error.strerror or str(error)) from error

    def _let_go(self) -> None:
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1

    def _beside(self, ending: str) -> Path:
        return self.path.with_name(self.path.name + ending)

    def _look(self) -> None:
        """See whether the file is the store of a hall that this edition can read."""
        with self._engine().connect() as connection:
            check_schema(connection, str(self.path), made=True)

    def _make_ready(self) -> None:
        """Make the file private, see that it is whole, and bring its schema up to date."""
        make_private(self.path)
        tighten(*map(self._beside, ("-wal", "-shm", "-journal")))  # new ones are made like the file
        with self._engine().connect() as connection:
            problems = integrity.quick(connection)
            if problems:
                raise StoreError("store-damaged", store=str(self.path), detail=problems[0])
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            before = upgrade(connection, str(self.path))
            connection.exec_driver_sql("COMMIT")
            if before is not None and before < OVERWRITES_SINCE:
                connection.exec_driver_sql("VACUUM")  # what was deleted before is still in the file

    async def close(self) -> None:
        """Finish what waits, and give the file free."""
        self._jobs.put(None)
        self._reads.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)
        self._threads = []
        self._let_go()

    async def write(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run work in the writer thread; it shares its commit with whatever else waits."""
        change = args[0] if args and isinstance(args[0], queries.Commit) else None
        try:
            return await _put(self._jobs, lambda connection: work(connection, *args, **kwargs), change)
        except StoreError as error:
            self.failed(error)
            raise

    async def read(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run work in the reader thread, beside the writer."""
        return await _put(self._reads, lambda connection: work(connection, *args, **kwargs))

    async def wipe(self) -> None:
        """Write the file anew without what was deleted, and leave nothing in its log.

        SQLite moves rows between pages and leaves copies behind, so overwriting what is deleted is not enough.  Whoever
        writes has to wait meanwhile; a file that would take too long is left to whoever runs the hall.
        """
        if self.path.stat().st_size <= LARGEST_WIPED:
            await asyncio.to_thread(self._write_anew)
        else:
            _log.warning("the store is too large to be written anew while it is used")
        for _ in range(WIPES):
            if await asyncio.to_thread(self._empty_log):
                return
            await asyncio.sleep(WIPE_SECONDS)
        _log.warning("the log of the store could not be emptied")

    def _write_anew(self) -> None:
        try:
            with self._engine().connect() as connection:
                connection.exec_driver_sql("VACUUM")
        except SQLAlchemyError as error:
            raise StoreError("store-write", detail=cause(error)) from error

    def _empty_log(self) -> bool:
        """Say whether the log is empty now; it is not where somebody just reads from it."""
        with self._engine().connect() as connection:
            return bool(connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()[0] == 0)

    def _engine(self) -> Engine:
        """Return an engine that leaves transactions to us."""
        engine = create_engine(f"sqlite:///{self.path}", isolation_level="AUTOCOMMIT", poolclass=NullPool)
        event.listen(engine, "connect", _prepare_reading if self._reading else _prepare)
        return engine

    def _work_on(self, jobs: "queue.SimpleQueue[_Job | None]", begin: str) -> None:
        """Do what comes, until there is nothing more to come; whatever fails, somebody is told."""
        engine = self._engine()
        connection: Connection | None = None
        together = jobs is self._jobs
        while (first := jobs.get()) is not None:
            batch = [first]
            while together and not jobs.empty():
                job = jobs.get()
                if job is None:
                    jobs.put(None)
                    break
                batch.append(job)
            try:
                connection = connection or engine.connect()
            except (SQLAlchemyError, sqlite3.Error) as error:
                _deliver(_all_failed(batch, error))
                continue
            _commit_together(connection, batch, begin)
        if connection is not None:
            if together:
                with suppress(SQLAlchemyError):  # what could not be moved into the file is safe in its log
                    connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.close()


def _put(
    jobs: "queue.SimpleQueue[_Job | None]", work: Callable[[Connection], R], change: queries.Commit | None = None
) -> "asyncio.Future[R]":
    done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
    jobs.put(_Job(done, work, change))
    return done


def _prepare(connection: Any, _: object) -> None:
    # A longer log is moved into the file less often, and with fewer pages in all: every move writes the same ones.
    for pragma in (
        "busy_timeout=10000",
        "journal_mode=WAL",
        "synchronous=FULL",
        "wal_autocheckpoint=4000",
        "secure_delete=FAST",  # what is deleted is overwritten where that costs nothing; `wipe` does the rest
    ):
        connection.execute(f"PRAGMA {pragma}")


def _prepare_reading(connection: Any, _: object) -> None:
    # Whatever the file is, it stays as it is.
    for pragma in ("busy_timeout=10000", "query_only=1"):
        connection.execute(f"PRAGMA {pragma}")


def _commit_together(connection: Connection, batch: list[_Job], begin: str) -> None:
    try:
        try:
            results = _at_once(connection, batch, begin)
        except Exception:  # one of them failed: again, each in a savepoint, so that only that one is told so
            with suppress(SQLAlchemyError):  # where a statement on its own failed, there is no transaction
                connection.exec_driver_sql("ROLLBACK")
            results = _one_by_one(connection, batch, begin)
    except Exception as error:  # the disk is full, the file is gone: nothing of the batch is stored
        with suppress(SQLAlchemyError):
            connection.exec_driver_sql("ROLLBACK")
        results = _all_failed(batch, error)
    _deliver(results)


def _all_failed(batch: list[_Job], error: BaseException) -> list[_Result]:
    failure = StoreError("store-write", detail=cause(error))
    return [(job.done, None, failure) for job in batch]


def _at_once(connection: Connection, batch: list[_Job], begin: str) -> list[_Result]:
    """Do everything, or raise what one of them raises."""
    changes = [job.change for job in batch if job.change is not None]
    rows = sum(len(change.entries) for change in changes)
    if len(changes) == len(batch) and rows <= queries.MOST_ROWS and all(each.is_mere_entries for each in changes):
        queries.insert_entries(connection, changes)
        return [(job.done, None, None) for job in batch]
    raw = connection.connection.dbapi_connection  # the two statements of every commit, without SQLAlchemy's care
    assert raw is not None
    raw.execute(begin)
    queries.insert_entries(connection, changes)
    results: list[_Result] = []
    for job in batch:
        if job.change is None:
            results.append((job.done, job.work(connection), None))
        else:
            queries.commit_rest(connection, job.change)
            results.append((job.done, None, None))
    raw.execute("COMMIT")
    return results


def _one_by_one(connection: Connection, batch: list[_Job], begin: str) -> list[_Result]:
    """Do everything that can be done, each in a savepoint, and say what became of the rest."""
    connection.exec_driver_sql(begin)
    results = [(job.done, *_in_savepoint(connection, job.work)) for job in batch]
    connection.exec_driver_sql("COMMIT")
    return results


def _deliver(results: list[_Result]) -> None:
    """Wake every caller, those of one loop together; whoever has stopped waiting, or is gone, is passed over."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Result]] = {}
    for result in results:
        by_loop.setdefault(result[0].get_loop(), []).append(result)
    for loop, own in by_loop.items():
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(_settle, own)


def _settle(results: list[_Result]) -> None:
    for done, result, problem in results:
        if done.done():
            continue
        if problem is not None:
            done.set_exception(problem)
        else:
            done.set_result(result)


def _in_savepoint(connection: Connection, work: Callable[[Connection], Any]) -> tuple[Any, BaseException | None]:
    connection.exec_driver_sql("SAVEPOINT work")
    try:
        result = work(connection)
    except Exception as error:
        connection.exec_driver_sql("ROLLBACK TO work")
        connection.exec_driver_sql("RELEASE work")
        if isinstance(error, SQLAlchemyError | sqlite3.Error):
            return None, StoreError("store-write", detail=cause(error))
        return None, error
    connection.exec_driver_sql("RELEASE work")
    return result, None
