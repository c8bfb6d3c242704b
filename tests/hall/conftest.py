"""Fixtures of the hall's tests: databases, and halls that run."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.hall.calendars import Calendar
from tests.hall.databases import HINT, REQUIRED, Postgres, find_program, private_postgres
from tests.hall.halls import RunningHall
from tests.hall.toys import register_toys

from duskhall.hall import clock
from duskhall.hall.bots.jobs import Choose
from duskhall.hall.bots.workers import Workers


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A private PostgreSQL server."""
    if find_program("initdb") is None:
        if REQUIRED:
            pytest.fail(HINT)
        pytest.skip(HINT)
    with private_postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/hall.sqlite3"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    """Let the toy games be played in the hall."""
    with register_toys():
        yield


@pytest.fixture
def open_hall(tmp_path: Path) -> Iterator[Callable[..., RunningHall]]:
    """Open halls that are closed after the test; on an SQLite file unless `db` is given."""
    opened: list[RunningHall] = []

    def open_one(**config: Any) -> RunningHall:
        config.setdefault("db", f"sqlite:///{tmp_path}/hall.sqlite3")
        hall = RunningHall(**config)
        opened.append(hall)
        return hall

    yield open_one
    for hall in opened:
        hall.stop()


@pytest.fixture
def hall(open_hall: Callable[..., RunningHall]) -> RunningHall:
    """A hall configured as usual, except that bots do not wait."""
    return open_hall()


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> list[Choose]:
    """What bots have thought about and know their answers to, whenever they give them."""
    over: list[Choose] = []
    do = Workers.do

    async def note(workers: Workers, job: Any, asker: str) -> Any:
        result = await do(workers, job, asker)
        if isinstance(job, Choose):
            over.append(job)
        return result

    monkeypatch.setattr(Workers, "do", note)
    return over


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    """The calendar of every hall in this process, to be set."""
    made = Calendar()
    monkeypatch.setattr(clock, "time", made)
    return made
