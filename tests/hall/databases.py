"""Databases for tests: a fresh SQLite file, or a fresh database of a private PostgreSQL that the tests start."""

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.patience import PATIENCE

REQUIRED = os.environ.get("DUSKHALL_REQUIRE_POSTGRES") == "1"
HINT = "PostgreSQL is not installed: on Debian, apt-get install postgresql (`make test` does it as root)."


def find_program(name: str) -> str | None:
    """Return where a program of PostgreSQL is; Debian keeps them out of the way."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return str(places[0]) if places else shutil.which(name)


class Postgres:
    """A PostgreSQL server of our own, on a free port of the loopback address, in a temporary folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.user = self._other_user()
        initdb, self.postgres = find_program("initdb"), find_program("postgres")
        assert initdb is not None
        assert self.postgres is not None
        if self.user is not None:
            shutil.chown(folder, self.user)
        self._run(initdb, "-D", f"{folder}/data", "-U", "duskhall", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @staticmethod
    def _other_user() -> str | None:
        """PostgreSQL refuses to run as root, so root starts it as somebody else."""
        if os.geteuid() != 0:
            return None
        names = {each.pw_name for each in pwd.getpwall()}
        return "postgres" if "postgres" in names else "nobody"

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        options = ["-c", "fsync=off", "-c", "max_connections=200", "-c", f"unix_socket_directories={self.folder}"]
        self.process = subprocess.Popen(
            [str(self.postgres), "-D", f"{self.folder}/data", "-h", "127.0.0.1", "-p", str(self.port), *options],
            user=self.user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
        )
        ready = find_program("pg_isready")
        assert ready is not None
        for _ in range(600):
            done = subprocess.run(
                [ready, "-h", "127.0.0.1", "-p", str(self.port), "-t", "1"], capture_output=True, check=False
            )
            if done.returncode == 0:
                return
            assert self.process.poll() is None, "PostgreSQL did not start"
        raise AssertionError("PostgreSQL does not answer")

    def stop(self) -> None:
        """Stop the server, whoever is still connected: SIGTERM would have it wait for them."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def crash(self) -> None:
        """End the server and all that it was doing at once; what was committed is in its log."""
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)

    def new_database(self) -> str:
        """Return the address of an empty database."""
        name = f"d{secrets.token_hex(6)}"
        psql = find_program("psql")
        assert psql is not None
        server = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "duskhall", "-d", "postgres"]
        subprocess.run([psql, *server, "-qc", f"CREATE DATABASE {name}"], check=True, capture_output=True)
        return f"postgresql://duskhall@127.0.0.1:{self.port}/{name}"

    def _run(self, *command: str) -> None:
        subprocess.run(command, user=self.user, check=True, capture_output=True, cwd=self.folder)


@contextmanager
def private_postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL server while the tests do."""
    folder = Path(tempfile.mkdtemp(prefix="duskhall-pg-"))
    server = None
    try:
        server = Postgres(folder)
        yield server
    finally:
        if server is not None:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)
