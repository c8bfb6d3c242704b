"""Whole games from the front page to the result, by keyboard alone."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.patience import until
from tests.scale import FULL

from duskhall.games import shelf

SIDEWAYS = {"width": 844, "height": 390}
QUICK = [game.id for game in shelf() if game.minutes[-1] <= 60]  # a campaign takes longer than a test may


@pytest.mark.parametrize("size", [SIDEWAYS, {"width": 1280, "height": 800}] if FULL else [SIDEWAYS])
@pytest.mark.parametrize("game", QUICK)
def test_a_whole_game_is_played_by_keyboard_alone(guest, game, size):
    ana = guest("Ana", viewport=size)
    ana.page.goto("/")
    tile = ana.page.locator(f"[data-game='{game}']")
    expect(tile.first).to_be_visible()
    for _ in range(80):
        ana.page.keyboard.press("Tab")
        if ana.page.evaluate("game => document.activeElement.matches(`[data-game='${game}'] button`)", game):
            break
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_url(re.compile("/table/"))
    decisions = ana.play(random.Random(game))
    assert decisions > 0
    # Hunters who all die lose to the nightmare.
    expect(ana.result).to_contain_text(re.compile("★|Nobody has won" if game == "bloodborne-card" else "★"))
    ana.page.keyboard.press("Escape")
    expect(ana.result).to_have_count(0)
    log = ana.page.get_by_role("log", name="Log", exact=True)
    if not log.count():  # open already where there is room for it
        ana.page.keyboard.press("l")
    expect(log).to_be_visible()
    until(lambda: len(log.inner_text().splitlines()) > 20)


def test_question_mark_lists_the_keys(guest):
    ana = guest("Ana")
    ana.sit_down("dungeon-cards", 2, settings={"rounds": 1})
    expect(ana.options.first).to_be_visible()
    ana.page.keyboard.press("?")
    keys = ana.page.locator("dialog[open]")
    expect(keys).to_contain_text("Rules")
    expect(keys).to_contain_text("Take back")
    ana.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    ana.page.keyboard.press("r")
    expect(ana.page.get_by_role("complementary", name="Rules")).to_be_visible()


def test_a_refusal_and_a_log_line_lead_to_their_rule(guest):
    ana = guest("Ana")
    ana.sit_down("dungeon-cards", 2, settings={"rounds": 1})
    expect(ana.options.first).to_be_visible()  # nothing more happens, so the line stays where it is
    line = ana.log.get_by_role("button", name=re.compile("Open rule 1.2"))
    line.first.click()
    rule = ana.page.locator("[data-rule='1.2']")
    expect(rule).to_be_in_viewport()
    ana.page.get_by_role("searchbox", name="Search the rules").fill("potion")
    expect(rule).to_have_count(0)
    expect(ana.page.locator("[data-rule]").first).to_contain_text(re.compile("potion", re.IGNORECASE))


@pytest.mark.parametrize(
    ("lang", "width", "height", "over"), [("en", 844, 390, "Rematch"), ("es", 360, 800, "Revancha")]
)
def test_a_chapter_of_the_board_game_is_played_by_keyboard_alone(guest, lang, width, height, over):
    ana = guest("Ana", lang=lang, viewport={"width": width, "height": height})
    ana.sit_down("bloodborne-board", 2, bot="companion", settings={"length": "chapter"})
    decisions = ana.play(random.Random(lang))
    assert decisions > 10
    expect(ana.result).to_contain_text(over)


def test_a_bot_that_waits_goes_when_it_is_told_to(guest):
    ana = guest("Ana")
    told: list[dict[str, Any]] = []
    ana.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(json.loads(frame))))
    ana.sit_down("bloodborne-board", 2, settings={"hunters": "random", "length": "chapter"})
    tell = ana.page.locator("[data-let-go]")
    ana.play(random.Random(1), until=lambda: bool(tell.count()))
    before = ana.seq()
    tell.first.click()
    ana.wait_beyond(before)
    # That nothing happens before, the hall's own tests show; here the bot's decision is the first thing that does.
    happened = [message["happened"] for message in told if message["type"] == "update"]
    assert [(each["kind"], each["seat"]) for each in happened if each["seq"] == before + 1] == [("decision", 1)]
