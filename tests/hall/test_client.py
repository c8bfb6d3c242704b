"""How programs ask a hall for something: again where it hung up, but never twice for what it may have done."""

import threading
from collections.abc import Iterator
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from tests.patience import until

from duskhall.hall.client import Unreachable, Visitor

ANSWER = b'{"token": "t", "person": "p", "name": "Ana"}'


class Hall(ThreadingHTTPServer):
    """A hall that answers, keeps what it was asked for, and hangs up where that is said."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.heard: list[str] = []
        self.hangs_up = threading.Event()
        self.hung_up = threading.Event()

    def handle_error(self, request: object, client_address: object) -> None:
        """Let whoever does not wait for the answer go."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Answering(BaseHTTPRequestHandler):
    server: Hall
    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        self.server.heard.append(self.path)
        self.send_response(200)
        self.send_header("Content-Length", str(len(ANSWER)))
        self.end_headers()
        self.wfile.write(ANSWER)
        self.close_connection = self.server.hangs_up.is_set()

    def finish(self) -> None:
        super().finish()
        self.connection.close()
        self.server.hung_up.set()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def hall() -> Iterator[Hall]:
    hall = Hall()
    serving = threading.Thread(target=hall.serve_forever)
    serving.start()
    yield hall
    hall.shutdown()
    serving.join()
    hall.server_close()


def test_a_hall_that_hung_up_meanwhile_is_asked_over_a_new_connection(hall: Hall) -> None:
    hall.hangs_up.set()
    ana = Visitor(hall.address, "Ana")
    hall.hung_up.wait()
    ana.post("/api/tables")
    ana.close()
    assert hall.heard == ["/api/people", "/api/tables"]


@pytest.mark.parametrize("is_open", [True, False])
def test_what_a_hall_may_have_done_is_not_asked_for_twice(
    hall: Hall, is_open: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = Visitor(hall.address, "Ana")
    if not is_open:
        ana.close()

    def times_out(connection: HTTPConnection) -> None:
        until(lambda: hall.heard[1:])
        raise TimeoutError("timed out")

    monkeypatch.setattr(HTTPConnection, "getresponse", times_out)
    with pytest.raises(Unreachable, match="No hall answers"):
        ana.post("/api/tables")
    assert hall.heard == ["/api/people", "/api/tables"]
