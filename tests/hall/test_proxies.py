"""Behind a proxy: whom the hall believes about where a request comes from, and what it does when that is TLS."""

import json

import pytest
from tests.hall.attackers import Attacker, attack, token_of
from tests.hall.halls import RunningHall
from tests.hall.test_web import request

from duskhall.hall.config import BadConfig, Config, load
from duskhall.hall.web.proxies import Proxies


def come(hall: RunningHall, **headers: str) -> int:
    return request(hall, "POST", "/api/people", {"name": "Ana"}, **headers)[0]


@pytest.mark.parametrize(
    ("forwarded", "sender"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("6.6.6.6, 198.51.100.7", "198.51.100.7"),
        ("6.6.6.6, 198.51.100.7, 10.1.2.3", "198.51.100.7"),
        ("6.6.6.6, 198.51.100.7:4711", "198.51.100.7"),
        ("2001:db8::5", "2001:db8::5"),
        ("10.1.2.3", "10.1.2.3"),
        ("6.6.6.6, unknown", "127.0.0.1"),
        ("", "127.0.0.1"),
    ],
)
def test_the_last_address_that_is_no_proxys_is_the_senders(forwarded, sender):
    proxies = Proxies(Config(trusted_proxies=("127.0.0.1", "10.0.0.0/8")))
    headers = [(b"x-forwarded-for", forwarded.encode())]
    assert proxies.origin("127.0.0.1", False, headers) == (sender, False)


def test_proxies_are_named_by_address_or_network_and_the_older_word_means_those_nearby():
    listed = Proxies(load({}, {"DUSKHALL_TRUSTED_PROXIES": "192.0.2.1, 2001:db8::/32"}))
    assert [listed.trusts(host) for host in ("192.0.2.1", "2001:db8::9", "192.0.2.2", "127.0.0.1")] == [1, 1, 0, 0]
    older = Proxies(load({"behind_proxy": True}, {}))
    assert [older.trusts(host) for host in ("127.0.0.1", "::1", "172.17.0.1", "198.51.100.7", "nonsense")] == [
        1,
        1,
        1,
        0,
        0,
    ]
    assert not Proxies(load({}, {})).trusts("127.0.0.1")
    with pytest.raises(BadConfig, match="no address or network"):
        Proxies(load({"trusted_proxies": ["hall.example"]}, {}))


def test_everybody_behind_a_proxy_has_limits_of_their_own_and_nobody_can_lie_about_who_they_are(open_hall):
    hall = open_hall(trusted_proxies=["127.0.0.1"], guests_per_minute=1)
    assert come(hall, X_Forwarded_For="198.51.100.7") == 200
    assert come(hall, X_Forwarded_For="198.51.100.7") == 429
    assert come(hall, X_Forwarded_For="6.6.6.6, 198.51.100.7") == 429
    assert come(hall, X_Forwarded_For="198.51.100.8") == 200
    visitor = hall.visitor()

    async def work() -> None:
        said = []
        for sender in ("198.51.100.9", "198.51.100.10"):
            liar = await Attacker.connect(hall)
            body = json.dumps({"name": "Eve"})
            await liar.send(
                f"POST /api/people HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {sender}\r\nConnection: close\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}"
            )
            said.append((await liar.answer())[9:12])
        assert said == [b"200", b"429"], "an address that is no proxy is believed"
        await Attacker.live(hall, "X-Forwarded-For: 198.51.100.7\r\n" + token_of(visitor), "127.0.0.1")
        assert hall.hall.budgets.address("198.51.100.7").websockets == 1

    attack(work())


def test_what_came_by_tls_is_kept_from_going_any_other_way(open_hall):
    hall = open_hall(trusted_proxies=["127.0.0.1"], origins=["https://hall.example"])
    secure = {"X_Forwarded_For": "198.51.100.7", "X_Forwarded_Proto": "https", "Origin": "https://hall.example"}
    _, headers, _ = request(hall, "POST", "/api/people", {"name": "Ana"}, **secure)
    assert "Secure" in headers["set-cookie"]
    assert headers["strict-transport-security"].startswith("max-age=")
    _, headers, _ = request(hall, "POST", "/api/people", {"name": "Ana"}, Origin=hall.address)
    assert "Secure" not in headers["set-cookie"]
    assert "strict-transport-security" not in headers


def test_without_a_proxy_nobody_is_believed(open_hall):
    hall = open_hall(guests_per_minute=1)
    assert come(hall, X_Forwarded_For="198.51.100.7") == 200
    assert come(hall, X_Forwarded_For="198.51.100.8", X_Forwarded_Proto="https") == 429
    assert "strict-transport-security" not in request(hall, "GET", "/healthz", X_Forwarded_Proto="https")[1]
