"""Friends in one room: the hall listens in the network, and says the address that phones reach."""

import http.client
import json
from urllib.parse import urlsplit

import pytest
from tests.hall.halls import RunningHall
from tests.patience import PATIENCE

from duskhall.hall import lan
from duskhall.hall.config import BadConfig, load
from duskhall.hall.server import prepare

PHONE = "127.0.0.2"  # another address of this machine, as one in a network would be


@pytest.fixture
def room(monkeypatch, open_hall) -> RunningHall:
    monkeypatch.setattr(lan, "own_address", lambda: PHONE)
    hall: RunningHall = open_hall(lan=True)
    return hall


def test_the_address_that_is_said_is_one_that_others_reach(room):
    assert room.address.startswith(f"http://{PHONE}:")
    table, people = room.table("Ana", "Bo", start=False)
    assert people[1].get(f"/api/tables/{table}")["table"] == table


def test_pages_of_that_address_may_act_and_no_others(room):
    def come(origin: str) -> int:
        connection = http.client.HTTPConnection(urlsplit(room.address).netloc, timeout=PATIENCE)
        body, headers = json.dumps({"name": "Ana"}), {"Content-Type": "application/json", "Origin": origin}
        connection.request("POST", "/api/people", body, headers)
        status = connection.getresponse().status
        connection.close()
        return status

    assert come(room.address) < 300
    assert come("http://127.0.0.3:80") == 403


def test_without_a_network_it_is_said_so(monkeypatch, tmp_path):
    monkeypatch.setattr(lan, "_ELSEWHERE", ("255.255.255.255", 9))  # which no ordinary socket may speak to
    with pytest.raises(BadConfig) as told:
        prepare(load({"lan": True, "port": 0, "db": f"sqlite:///{tmp_path}/hall.sqlite3"}, {}), lambda address: None)
    assert "network" in str(told.value)


def test_the_picture_shows_the_whole_link_with_a_quiet_margin():
    drawn = lan.picture("http://192.0.2.20:8000").splitlines()
    assert len({len(line) for line in drawn}) == 1
    assert set(drawn[0]) == {"█"}, "a camera needs the light margin around the code"
    assert drawn != lan.picture("http://192.0.2.21:8000").splitlines()
