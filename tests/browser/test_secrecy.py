"""Nothing hidden is anywhere in a page: not in what it shows, keeps or was sent."""

import json
import random
import sqlite3

from playwright.sync_api import expect

from duskhall import games
from duskhall.kernel.record import loads
from duskhall.kernel.table import Table


def everything_in(page):
    """Return all that the page shows and keeps."""
    return page.evaluate(
        "() => document.documentElement.outerHTML + JSON.stringify(localStorage) + JSON.stringify(sessionStorage)"
        " + document.title"
    )


def test_no_card_that_a_seat_has_not_seen_is_in_its_page(guest):
    """The canary is the deal itself: characters that this seat must not know, told by the record afterwards."""
    ana = guest("Ana")
    frames: list[str] = []
    ana.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    answers: list[str] = []

    def heard(response):
        # What a game declares and the texts of its cards are the same for everybody.
        if "/api/" in response.url and not response.url.endswith("/book") and "/rules" not in response.url:
            answers.append(response.text())

    ana.page.on("response", heard)
    table = ana.sit_down("blood-bound", 8)
    seen: list[tuple[int, str]] = []

    def look():
        if ana.options.count():
            ana.page.keyboard.press("n")
            seen.append((ana.seq(), everything_in(ana.page)))
        return False

    ana.play(random.Random(21), until=look)
    record = json.dumps(ana.api("GET", f"/tables/{table}/record"))
    secret = secrets_by_entry(record, 0)
    assert len(secret) > 5
    assert any(secret.values())
    for seq, page in seen:
        for name in secret.get(seq, ()):
            assert f'"{name}"' not in page, (seq, name)
            assert f">{name}<" not in page, (seq, name)
    for frame in frames:
        message = json.loads(frame)
        seq = message.get("seq") or message.get("happened", {}).get("seq")
        if seq is not None:
            for name in secret.get(seq, ()):
                assert f'"{name}"' not in frame, (seq, name)
    assert answers


def secrets_by_entry(text, seat):
    """Return for every entry the names that a seat may not be told, by replaying the record."""
    record = loads(text.encode())
    found = {}
    game = games.find(record.game)
    assert game.secrets is not None
    for number in range(len(record.entries) + 1):
        table = Table.replay(game, record, upto=number)
        found[number] = set(game.secrets(table.state, seat))
    return found


def test_tokens_are_in_no_page(guest, shared_hall):
    ana = guest("Ana")
    ana.sit_down("dungeon-cards", 2)
    expect(ana.options.first).to_be_visible()
    token = next(cookie["value"] for cookie in ana.context.cookies() if cookie["name"] == "duskhall")
    assert token not in everything_in(ana.page)
    assert ana.page.evaluate("document.cookie") == ""
    with sqlite3.connect(shared_hall.db.removeprefix("sqlite:///")) as store:
        assert token not in "".join(str(row) for row in store.execute("select * from tokens"))
