"""The hall behind nginx, by the configuration that is shipped: TLS, WebSockets, two processes on PostgreSQL."""

import asyncio
import http.client
import json
import ssl
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest
from tests.hall.halls import Player, play_out, record_of, run
from tests.hall.nginx import HINT, REQUIRED, HallsBehindNginx, find_nginx
from tests.patience import PATIENCE, until

from duskhall.games import find
from duskhall.kernel.verify import verify


@pytest.fixture
def start(tmp_path, postgres, monkeypatch) -> Iterator[Callable[..., HallsBehindNginx]]:
    if find_nginx() is None:
        pytest.fail(HINT) if REQUIRED else pytest.skip(HINT)
    started = []

    def start(**config: Any) -> HallsBehindNginx:
        started.append(HallsBehindNginx(tmp_path, postgres.new_database(), **config))
        monkeypatch.setenv("SSL_CERT_FILE", str(started[0].nginx.certificate))
        return started[0]

    yield start
    for halls in started:
        halls.stop()


@pytest.fixture
def halls(start) -> HallsBehindNginx:
    halls: HallsBehindNginx = start()
    return halls


def ask(halls: HallsBehindNginx, method: str, path: str, body: Any = None, **headers: str) -> http.client.HTTPResponse:
    place = halls.address.removeprefix("https://")
    connection = http.client.HTTPSConnection(place, timeout=PATIENCE, context=ssl.create_default_context())
    data = None if body is None else json.dumps(body)
    connection.request(method, path, data, {"Content-Type": "application/json", **headers})
    response = connection.getresponse()
    response.read()
    connection.close()
    return response


def test_people_play_a_whole_game_through_it_at_both_processes(halls):
    table, people = halls.table("Ana", "Bo")

    async def work():
        players = [await Player.come(person) for person in people]
        await asyncio.gather(*(play_out(player, table, seat) for seat, player in enumerate(players)))

    run(work())
    assert [len(hall.hall.rooms) for hall in halls.processes] == [1, 1], "both processes had the table"
    record = record_of(people[0], table)
    assert verify(find(record.game), record).complete


def test_a_browser_is_told_to_come_by_tls_alone(halls):
    answer = ask(halls, "POST", "/api/people", {"name": "Ana"}, Origin=halls.address)
    assert answer.status == 200
    assert "max-age=" in answer.headers["strict-transport-security"]
    assert "Secure" in answer.headers["set-cookie"]
    assert ask(halls, "POST", "/api/people", {"name": "Ana"}, Origin="https://elsewhere.example").status == 403


def test_nobody_is_somebody_else_by_saying_so(start):
    """Rates are kept by the address that nginx saw, whatever a client claims to have been sent by."""
    halls, claimed = start(request_rate=1), count()

    def asked_too_often() -> bool:
        return ask(halls, "GET", "/healthz", **{"X-Forwarded-For": f"198.51.100.{next(claimed) % 256}"}).status == 429

    until(asked_too_often)
