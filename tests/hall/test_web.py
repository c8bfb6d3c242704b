"""What guards the hall: Origin, cookies, sizes, rates, headers; and what whoever runs it looks at."""

import asyncio
import http.client
import json
import re
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import parser as prometheus
from prometheus_client.openmetrics import parser as openmetrics
from tests.hall.halls import Player, RunningHall, run
from tests.patience import PATIENCE
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from duskhall import games
from duskhall.hall import people
from duskhall.hall.client import Unreachable, Visitor
from duskhall.hall.denied import Denied
from duskhall.hall.protocol import Ping, Pong
from duskhall.hall.web import site


def request(
    hall: RunningHall, method: str, path: str, body: Any = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """Send a request as written, and return status, headers and body."""
    return request_at(int(hall.address.rpartition(":")[2]), method, path, body, **headers)


def request_at(
    port: int, method: str, path: str, body: Any = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """Send a request to a port of this machine."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, data, {"Content-Type": "application/json", **named})
        response = connection.getresponse()
        return response.status, dict(response.getheaders()), response.read()
    finally:
        connection.close()


def test_without_a_built_client_the_page_is_headed_duskhall_and_says_how_to_connect(tmp_path, monkeypatch, open_hall):
    monkeypatch.setattr(site, "CLIENT", tmp_path)
    body = request(open_hall(), "GET", "/")[2].decode()
    assert "<h1>Duskhall</h1>" in body
    assert "--server" in body


def test_a_built_client_is_served_at_all_its_addresses(tmp_path, monkeypatch, open_hall):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Duskhall</title>")
    (tmp_path / "lantern.svg").write_text("<svg/>")
    (tmp_path / "sw.js").write_text("self")
    (tmp_path / "assets" / "main-1a2b.js").write_text("let answer = 42\n" * 1000)
    monkeypatch.setattr(site, "CLIENT", tmp_path)
    pages = ("/", "/about", "/table/0123456789abcdef", "/replay/0123", "/learn/dungeon-cards", "/rules/blood-bound")
    hall = open_hall()
    for path in pages:
        _, headers, body = request(hall, "GET", path)
        assert body == b"<title>Duskhall</title>", path
        assert headers["cache-control"] == "no-cache"
    _, headers, _ = request(hall, "GET", "/sw.js")
    assert headers["content-type"].startswith("text/javascript"), "a worker that is something else does not run"
    assert headers["cache-control"] == "no-cache", "and one that is kept keeps a new release out"
    _, headers, _ = request(hall, "GET", "/assets/main-1a2b.js", Accept_Encoding="gzip")
    assert "immutable" in headers["cache-control"]
    assert headers["content-encoding"] == "gzip"
    assert len({str(request(hall, "GET", "/assets/main-1a2b.js", Accept_Encoding="gzip")[1:]) for _ in range(3)}) == 1
    assert request(hall, "GET", "/assets/main-1a2b.js")[2].startswith(b"let answer")
    assert request(hall, "GET", "/assets/main-1a2b.js", Range="bytes=0-2")[2] == b"let"
    for path in ("/assets/../index.html", "/assets/missing.js", "/nowhere"):
        assert request(hall, "GET", path)[0] == 404, path
    # An address that leads nowhere is said to people by a page, to programs by a problem.
    browser = "text/html,application/xhtml+xml,*/*;q=0.8"
    status, headers, body = request(hall, "GET", "/nowhere", Accept=browser)
    assert (status, body) == (404, b"<title>Duskhall</title>")
    assert headers["content-type"].startswith("text/html")
    for path, accept in (("/nowhere", "*/*"), ("/api/nowhere", browser)):
        status, _, body = request(hall, "GET", path, Accept=accept)
        assert (status, json.loads(body)["code"]) == (404, "not-found"), path


def test_every_page_that_the_client_knows_is_an_address_of_the_hall():
    router = (Path(__file__).parents[2] / "web" / "src" / "router.svelte.ts").read_text(encoding="utf-8")
    known = set(re.findall(r"first === '([a-z]+)'", router))
    assert known == {path.split("/")[1] for path in site.PAGES} - {""}


def test_no_page_allows_inline_scripts_or_styles(hall):
    policy = request(hall, "GET", "/")[1]["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe-inline" not in policy


def test_the_interface_is_described_by_a_page_that_needs_nothing_from_elsewhere(hall):
    _, headers, body = request(hall, "GET", "/docs")
    page = body.decode()
    assert headers["content-type"].startswith("text/html")
    assert "POST /api/tables/{table}/join" in page
    assert 'href="#NewTable"' in page
    assert 'id="NewTable"' in page
    assert "<script" not in page
    assert "://" not in page
    assert set(re.findall(r'href="(/[^"]*)"', page)) == {"/openapi.json", "/api/protocol.json"}


def test_what_a_game_declares_can_be_read(hall):
    book = json.loads(request(hall, "GET", "/api/games/blood-bound/book")[2])
    assert book["kinds"]["dagger_passed"]["fields"]["seat"] == "seat"
    assert book["statements"]["claim_clan"]["fields"] == {"seat": "seat", "clan": "clan"}
    assert "rose" in book["catalogues"]["clan"]
    assert book["notebook"]
    assert request(hall, "GET", "/api/games/chess/book")[0] == 404


def test_every_game_is_listed_with_its_title_and_says_its_texts_in_each_language(hall):
    listed = json.loads(request(hall, "GET", "/api/games")[2])
    assert [info["game"] for info in listed] == [game.id for game in games.shelf()]
    for info in (each for each in listed if (games.find(each["game"]).folder / "texts").is_dir()):  # toys have none
        for lang in ("en", "es"):
            texts = request(hall, "GET", f"/api/games/{info['game']}/texts?lang={lang}")[2].decode()
            assert f"game-title = {info['titles'][lang]}\n" in texts
            assert info["taglines"][lang] in texts
    assert request(hall, "GET", "/api/games/dungeon-cards/texts?lang=xx")[0] == 422
    assert request(hall, "GET", "/api/games/chess/texts")[0] == 404


def test_the_rules_can_be_read_in_each_language(hall):
    english, spanish = (
        json.loads(request(hall, "GET", f"/api/games/dungeon-cards/rules?lang={lang}")[2]) for lang in ("en", "es")
    )
    numbers = [[each["number"] for chapter in book for each in chapter["paragraphs"]] for book in (english, spanish)]
    assert "3.1" in numbers[0]
    assert english != spanish or numbers[0] == numbers[1]
    tables = [
        passage["rows"]
        for chapter in english
        for paragraph in chapter["paragraphs"]
        for passage in paragraph["passages"]
        if passage["kind"] == "table"
    ]
    settings = next(rows for rows in tables if rows[0][0][0]["text"] == "setting")
    assert {"text": "Rounds", "style": "emphasis"} in [row[0][0] for row in settings]
    assert "|--" not in json.dumps(english)
    assert request(hall, "GET", "/api/games/dungeon-cards/rules?lang=xx")[0] == 422


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("The Long Hunt", "A round starts with: The track", "Without end")),
        ("es", ("La larga cacería", "La ronda empieza con: El marcador", "Sin final")),
    ],
)
def test_the_rules_name_settings_as_a_form_does(hall, lang, words):
    rules = {
        game: request(hall, "GET", f"/api/games/{game}/rules?lang={lang}")[2].decode()
        for game in ("bloodborne-board", "bloodborne-card", "blood-bound", "dungeon-cards")
    }
    for each in words:
        assert each in rules["bloodborne-board"], each
    for game, text in rules.items():
        assert not re.findall(r'"text":"[a-z]+(?:_[a-z]+)+(?:=\w+)?"', text), game


def test_a_browser_gets_a_cookie_that_no_script_can_read_and_no_token(hall):
    status, headers, body = request(hall, "POST", "/api/people", {"name": "Ana"}, Origin=hall.address)
    assert status == 200
    assert json.loads(body)["token"] is None
    cookie = headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    value = cookie.partition(";")[0]
    status, headers, body = request(hall, "GET", "/api/people/me", Cookie=value)
    assert json.loads(body)["name"] == "Ana"
    assert headers["set-cookie"] == cookie, "it is not kept on while it is used"
    assert request(hall, "PATCH", "/api/people/me", {"name": "Bo"}, Cookie=value)[0] == 403
    assert request(hall, "PATCH", "/api/people/me", {"name": "Bo"}, Cookie=value, Origin=hall.address)[0] == 200


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://localhost", "http://localhost:1@evil.example"]
)
def test_other_pages_are_kept_out(hall, origin):
    assert request(hall, "POST", "/api/people", {"name": "Eve"}, Origin=origin)[0] == 403
    visitor = hall.visitor()

    async def work() -> None:
        headers = {"Cookie": f"duskhall={visitor.token}", "Origin": origin}
        with pytest.raises(InvalidStatus) as caught:
            await connect(visitor.live_address, additional_headers=headers, open_timeout=PATIENCE, proxy=None)
        assert caught.value.response.status_code == 403

    asyncio.run(work())


def test_our_own_page_is_let_in_with_its_cookie(hall):
    visitor = hall.visitor()

    async def work() -> None:
        headers = {"Cookie": f"duskhall={visitor.token}", "Origin": hall.address}
        async with connect(
            visitor.live_address, additional_headers=headers, open_timeout=PATIENCE, proxy=None
        ) as socket:
            await socket.send('{"type":"ping"}')
            assert await socket.recv() == '{"type":"pong"}'
            assert "permessage-deflate" not in str(socket.response.headers if socket.response else "")

    asyncio.run(work())


@pytest.mark.parametrize("token", ["", "0" * 32, "é", "x" * 4000])
def test_who_is_not_known_is_kept_out(hall, token):
    with pytest.raises((Denied, Unreachable, UnicodeEncodeError)):
        Visitor(hall.address, "", token or "nobody").get("/api/people/me")


def test_an_invite_is_no_token_and_a_token_is_stored_nowhere(hall, tmp_path):
    table, (ana,) = hall.table("Ana", bots=1, start=False)
    invite = ana.get(f"/api/tables/{table}")["invite"]
    with pytest.raises(Denied, match="does not know you"):
        Visitor(hall.address, "", invite)
    hall.stop()
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("hall.sqlite3*"))
    assert ana.token.encode() not in stored
    assert people.hashed(ana.token).encode() in stored


def test_a_request_that_is_too_large_is_refused(open_hall):
    hall = open_hall(largest_request=1000)
    status, _, body = request(hall, "POST", "/api/people", {"name": "x" * 2000})
    assert (status, json.loads(body)["code"]) == (413, "too-large")
    chunks = [b"x" * 600, b"y" * 600]
    connection = http.client.HTTPConnection("127.0.0.1", int(hall.address.rpartition(":")[2]), timeout=PATIENCE)
    connection.request("POST", "/api/people", iter(chunks), {"Content-Type": "application/json"})
    assert connection.getresponse().status == 413
    connection.close()


@pytest.mark.parametrize(("lang", "said"), [("en", "Too many requests"), ("es", "Demasiado rápido")])
def test_too_many_requests_are_refused_in_either_language(open_hall, lang, said):
    hall = open_hall(request_rate=3)
    answers = [request(hall, "GET", "/healthz", Accept_Language=lang) for _ in range(20)]
    assert answers[0][0] == 200
    refused = [json.loads(body)["message"] for status, _, body in answers if status == 429]
    assert refused
    assert all(message.startswith(said) for message in refused)


def test_an_address_has_only_so_many_connections(open_hall):
    hall = open_hall(connections_per_address=2)
    visitor = hall.visitor()

    async def work() -> None:
        for _ in range(2):
            await Player.come(visitor)
        with pytest.raises(InvalidStatus):
            await Player.come(visitor)

    run(work())


def test_a_device_that_is_signed_out_is_disconnected(hall):
    visitor = hall.visitor()

    async def work() -> None:
        player = await Player.come(visitor)
        await player.send(Ping())
        await player.hear(Pong)
        await asyncio.to_thread(visitor.call, "DELETE", "/api/people/me/token")
        await player.socket.wait_closed()
        assert player.socket.close_code == 1008

    run(work())


def test_health_and_readiness(hall):
    assert request(hall, "GET", "/healthz")[0] == 200
    assert request(hall, "GET", "/readyz")[0] == 200


@pytest.mark.parametrize(
    ("accept", "kind", "families"),
    [
        ("", "text/plain", prometheus.text_string_to_metric_families),
        ("application/openmetrics-text", "application/openmetrics-text", openmetrics.text_string_to_metric_families),
    ],
)
def test_metrics_are_told_at_an_address_of_their_own_as_prometheus_asks_for_them(open_hall, accept, kind, families):
    hall = open_hall(metrics_port=0)
    hall.table("Ana", "Bo")
    assert request(hall, "GET", "/metrics")[0] == 404
    assert request_at(hall.metrics_port, "GET", "/healthz")[0] == 404
    _, headers, body = request_at(hall.metrics_port, "GET", "/metrics", accept=accept)
    assert headers["content-type"].startswith(kind)
    found = {sample.name: sample.value for family in families(body.decode()) for sample in family.samples}
    assert found["duskhall_tables_live"] == 1
    assert found["duskhall_entries_total"] == found["duskhall_messages_out_total"] == 0
    committed = found["duskhall_commit_seconds_count"]
    assert committed >= 3  # Bo came, sat down and was ready
    assert found["duskhall_commit_seconds_bucket"] == committed  # the last one has no limit


@pytest.mark.parametrize(
    ("method", "path", "body", "english", "spanish"),
    [
        ("GET", "/api/nothing", None, "There is nothing at this address: check the link.", "No hay nada en esta"),
        ("PUT", "/api/people", b"{}", "This address does not answer such requests: see /docs.", "Esta dirección no"),
        ("POST", "/api/people", b"{", "The body of the request is no JSON.", "El cuerpo de la petición no es JSON."),
        ("POST", "/api/people", b"[]", "The body of the request is not what is expected here: see /docs.", "El cuerpo"),
        ("POST", "/api/people", b"{}", "name is missing.", "Falta name."),
        ("POST", "/api/people", b'{"name": 5}', "name is of another kind than it must be.", "name no es del tipo"),
        ("POST", "/api/people", b'{"name": "A", "x": 1}', "x is nothing that is known here.", "x no es nada que aquí"),
        ("POST", "/api/people", b"x" * 200_000, "A request has at most 65,536 bytes.", "Una petición tiene como mucho"),
    ],
)
def test_a_request_that_cannot_be_read_is_told_why_in_both_languages(hall, method, path, body, english, spanish):
    assert json.loads(request(hall, method, path, body)[2])["message"] == english
    told = json.loads(request(hall, method, path, body, Accept_Language="es")[2])["message"]
    assert told.startswith(spanish)


@pytest.mark.parametrize(
    "path", ["/nothing", "/api/tables/%00", "/api/tables/..%2f", "/api/tables/0000", "/api/people"]
)
def test_what_is_not_there_is_answered_in_a_sentence(hall, path):
    status, _, body = request(hall, "GET", path)
    assert status in (404, 405, 422)
    assert json.loads(body)["message"].endswith(".")
