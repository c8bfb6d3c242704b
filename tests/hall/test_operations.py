"""What whoever runs a hall relies on: it says when it cannot write, stops politely, and leaves nothing half done."""

import resource
import signal
import sqlite3
import subprocess
import sys
from typing import Any

import asyncpg
import pytest
from tests.hall.chaos import Process
from tests.hall.halls import finished
from tests.hall.stores import with_store
from tests.patience import PATIENCE, soon, until

from duskhall.hall.client import Unreachable, Visitor
from duskhall.hall.denied import Denied
from duskhall.hall.server import Server
from duskhall.hall.storage import News, StoreError, queries


def is_ready(visitor: Visitor) -> bool:
    try:
        return bool(visitor.get("/readyz")["status"] == "ready")
    except Denied as denied:
        if denied.status != 503:
            raise
        return False


def stop(process: Process, how: signal.Signals) -> int:
    """Stop a hall by a signal, and return its exit status."""
    process.process.send_signal(how)
    status = process.process.wait(PATIENCE)
    process.stop()
    return status


def test_a_full_disk_is_seen_at_once_and_forgotten_when_there_is_room(tmp_path):
    file = tmp_path / "hall.sqlite3"
    process = Process(f"sqlite:///{file}")
    try:
        ana = Visitor(process.address, "Ana")
        assert is_ready(ana)
        log = file.with_name(file.name + "-wal")
        limits = resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, limits[1]))
        with pytest.raises(Denied, match="does not answer"):
            ana.post("/api/tables", game="dungeon-cards", seats=2)
        assert not is_ready(ana)
        until(lambda: any("writing failed" in line for line in process.log))
        assert ana.get("/healthz")["status"] == "alive"
        resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, limits)
        until(lambda: is_ready(ana))
        table = ana.post("/api/tables", game="dungeon-cards", seats=2)["table"]
        ana.close()
    finally:
        assert stop(process, signal.SIGTERM) == 0
    assert not log.exists() or not log.stat().st_size, "everything is in the file"
    with sqlite3.connect(file) as store:
        assert store.execute("SELECT id FROM tables").fetchall() == [(table,)]
    store.close()


def test_a_hall_that_is_interrupted_gives_its_leases_back(postgres):
    db = postgres.new_database()
    process = Process(db)
    ana = Visitor(process.address, "Ana")
    table = ana.post("/api/tables", game="dungeon-cards", seats=2, bots=["random"], clock={"seconds": 600})["table"]
    ana.post(f"/api/tables/{table}/start")
    holders = "SELECT count(*) FROM leases"

    async def leases(store):
        return await store.read(lambda connection: connection.exec_driver_sql(holders).scalar())

    until(lambda: with_store(db, leases) == 1)
    assert stop(process, signal.SIGINT) == 0
    with pytest.raises(Unreachable):
        ana.get("/healthz")
    assert with_store(db, leases) == 0


def test_a_second_signal_ends_at_once(monkeypatch):
    raised: list[int] = []
    monkeypatch.setattr(signal, "raise_signal", raised.append)
    monkeypatch.setattr(signal, "signal", lambda number, handler: None)
    server = Server.__new__(Server)
    server.should_exit = False
    server.handle_exit(signal.SIGTERM, None)
    assert (server.should_exit, raised) == (True, [])
    server.handle_exit(signal.SIGTERM, None)
    assert raised == [signal.SIGTERM]


def test_bots_leave_the_end_to_the_hall():
    """Whoever stops a service sends the signal to all of its processes: a bot that died of it would be replaced."""
    worker = subprocess.Popen(
        [sys.executable, "-m", "duskhall.hall.bots.worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert worker.stdin is not None
    assert worker.stdout is not None
    assert len(worker.stdout.read(4)) == 4, "it is ready"
    for how in (signal.SIGTERM, signal.SIGINT):
        worker.send_signal(how)
    assert worker.poll() is None
    worker.stdin.close()
    assert worker.wait(PATIENCE) == 0
    worker.stdout.close()


def test_readiness_writes_once_a_second_however_many_ask(hall, monkeypatch):
    written = []
    beat = queries.beat

    def note(*given: Any) -> None:
        written.append(given)
        beat(*given)

    monkeypatch.setattr(queries, "beat", note)
    readiness = hall.hall.readiness
    monkeypatch.setattr("duskhall.hall.readiness.EVERY", 1000.0)
    visitor = hall.visitor()
    assert all(is_ready(visitor) for _ in range(20))
    assert len(written) == 1
    hall.do(lambda: _doubt(readiness))
    assert is_ready(visitor)
    assert len(written) == 2


async def _doubt(readiness):
    readiness.doubt()


def test_what_cannot_be_written_is_counted_and_logged(hall, caplog):
    def full(connection):
        raise sqlite3.OperationalError("database or disk is full")

    for _ in range(3):
        with pytest.raises(Exception, match="disk is full"):
            hall.do(lambda: hall.hall.store.write(full))
    assert hall.hall.metrics.counters["write_failures"] == 3
    said = [each for each in caplog.records if each.getMessage() == "writing failed"]
    assert len(said) == 1, "once a second is enough"


def test_a_next_game_is_stored_with_its_table_or_not_at_all(hall, monkeypatch):
    table, (ana, bo) = finished(hall)
    create = queries.create_table

    def fail(*given):
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(queries, "create_table", fail)
    with pytest.raises(Denied):
        ana.post(f"/api/tables/{table}/rematch")
    monkeypatch.setattr(queries, "create_table", create)
    assert ana.get(f"/api/tables/{table}")["rematch"] is None
    again = ana.post(f"/api/tables/{table}/rematch")["table"]
    assert bo.post(f"/api/tables/{table}/rematch")["table"] == again
    assert bo.get(f"/api/tables/{table}")["rematch"] == again


def test_a_next_game_that_was_lost_is_made_again(hall, tmp_path):
    table, (ana, _) = finished(hall)
    lost = ana.post(f"/api/tables/{table}/rematch")["table"]

    def lose(connection):
        connection.exec_driver_sql(f"DELETE FROM tables WHERE id = '{lost}'")

    hall.do(lambda: hall.hall.store.write(lose))
    hall.hall.rooms.pop(lost)
    again = ana.post(f"/api/tables/{table}/rematch")["table"]
    assert again != lost
    assert ana.get(f"/api/tables/{table}")["rematch"] == again


def test_a_game_that_ended_meanwhile_is_no_error(hall, caplog):
    table, _ = finished(hall)
    conductor = hall.hall.conductor

    async def late() -> None:
        hall.hall.rooms[table].running_table()

    async def begin() -> None:
        conductor._begin(hall.hall.rooms[table], 0, late())

    hall.do(begin)
    until(lambda: not conductor._busy)
    assert hall.hall.metrics.counters["errors"] == 0
    assert not [each for each in caplog.records if each.levelname in ("WARNING", "ERROR")]


def test_a_table_is_caught_up_with_as_often_as_it_takes(hall, monkeypatch):
    table, _ = hall.table("Ana", "Bo")
    room = hall.hall.rooms[table]
    heard = []

    async def hear(news: News) -> None:
        heard.append(news)
        if len(heard) < 3:
            raise StoreError("store-write", detail="it is away")

    monkeypatch.setattr(room, "hear", hear)
    monkeypatch.setattr("duskhall.hall.hall.RETRY_SECONDS", 0)
    hall.do(lambda: hall.hall._hear(room, News(table, 1)))
    assert heard == 3 * [News(table, 1)]


@pytest.mark.parametrize(
    "error", [OSError("refused"), asyncpg.InterfaceError("connection is closed"), ValueError("odd")]
)
def test_a_process_listens_again_whatever_ended_it(postgres, monkeypatch, error):
    failures = [error]
    connect = asyncpg.connect

    async def fail_once(*given: Any, **more: Any) -> Any:
        if failures and "timeout" in more:  # as whoever listens connects
            raise failures.pop()
        return await connect(*given, **more)

    monkeypatch.setattr(asyncpg, "connect", fail_once)
    heard: list[News] = []

    async def work(store):
        await store.write(queries.tell_watching, "t1", "ana", 0)
        await soon(lambda: len(heard) == 2)

    with_store(postgres.new_database(), work, heard.append)
    assert heard == [News(), News("t1", watching="ana", seat=0)]
