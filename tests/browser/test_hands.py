"""Hands and fingers: what is dragged, touched twice, rested on, and said in a word."""

import json
import random

from playwright.sync_api import Page, expect
from tests.browser.guests import Guest
from tests.patience import until


def answers(page: Page) -> list[str]:
    """What a page answers from now on."""
    sent: list[str] = []

    def note(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "answer":
            sent.append(message["option"])

    page.on("websocket", lambda socket: socket.on("framesent", note))
    return sent


def table_of_people(ana: Guest, **others: Guest) -> str:
    """Start a table of the card game at which nobody answers unless a test says so."""
    ana.come_in("Ana")
    info = ana.new_table("bloodborne-card", 1 + len(others))
    for seat, (name, other) in enumerate(others.items(), 1):
        other.come_in(name)
        other.api("POST", f"/tables/{info['table']}/join", invite=info["invite"])
        other.api("POST", f"/tables/{info['table']}/sit", seat=seat)
        other.api("POST", f"/tables/{info['table']}/ready", ready=True, contribution="chance")
    ana.start(info["table"])
    return str(info["table"])


def test_a_card_is_dragged_to_the_table_or_touched_twice(guest):
    ana, bo, cy = guest("Ana", confirm=True), guest("Bo"), guest("Cy")
    given = answers(ana.page)
    table = table_of_people(ana, Bo=bo, Cy=cy)  # bots would answer at any moment, and end the round that is touched
    ana.open_table(table)
    card, arena = ana.page.locator(".mine li .holder").first, ana.page.locator(".arena")
    card.hover()
    ana.page.mouse.down()
    ana.page.mouse.move(600, 300, steps=4)
    expect(ana.page.locator(".dragged")).to_be_visible()
    ana.page.keyboard.press("Escape")  # not that one
    expect(ana.page.locator(".dragged")).to_have_count(0)
    ana.page.mouse.up()
    assert given == []
    card.drag_to(arena)
    until(lambda: ana.look() and len(given) == 1)  # dropped on the table, it is played; it may be changed

    ana.wait("() => document.querySelectorAll('button[data-option]:enabled').length")
    ana.settle()
    tools = ana.context.new_cdp_session(ana.page)
    touched = ana.options.last
    wanted = touched.get_attribute("data-option")

    def touch() -> None:
        box = touched.bounding_box()
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        tools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        tools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    touch()
    expect(ana.page.locator(".confirm")).to_be_visible()
    assert len(given) == 1
    before = ana.seq()
    bo.open_table(table)
    expect(bo.options.first).to_be_visible()
    bo.press(random.Random("Bo"))
    ana.wait_beyond(before)
    expect(ana.page.locator(".confirm")).to_be_visible()  # what others answer meanwhile does not unsay it
    ana.settle()
    touch()
    until(lambda: ana.look() and given[1:] == [wanted])


def test_a_table_that_deduces_by_itself_has_ones_own_notes_and_nothing_computed(guest):
    ana = guest("Ana")
    table = ana.sit_down("blood-bound", 6, aids=False)
    expect(ana.options.first).to_be_visible()
    notebook = ana.page.get_by_role("complementary").or_(ana.page.locator(".area-side"))
    ana.page.keyboard.press("n")
    note = notebook.get_by_role("group", name="Your note on ").first
    note.get_by_role("button", name="You suspect: ").first.click()
    note.get_by_role("textbox").fill("lies about the feather")
    expect(notebook.locator("table")).to_have_count(0)
    assert ana.page.locator("button[data-option] .odds").count() == 0
    ana.page.reload()
    expect(ana.options.first).to_be_visible()
    ana.page.keyboard.press("n")
    expect(note.get_by_role("button", name="You suspect: ").first).to_have_attribute("aria-pressed", "true")
    expect(note.get_by_role("textbox")).to_have_value("lies about the feather")
    assert ana.api("GET", f"/tables/{table}")["aids"] is False


def test_quick_words_are_seen_by_the_others(guest):
    ana, bo = guest("Ana"), guest("Bo", viewport={"width": 360, "height": 800})
    ana.come_in("Ana")
    bo.come_in("Bo")
    info = ana.new_table("dungeon-cards", 2)
    bo.api("POST", f"/tables/{info['table']}/join", invite=info["invite"])
    bo.api("POST", f"/tables/{info['table']}/sit", seat=1)
    bo.api("POST", f"/tables/{info['table']}/ready", ready=True, contribution="chance")
    ana.start(info["table"])
    ana.open_table(info["table"])
    bo.open_table(info["table"])
    for each in (ana, bo):
        expect(each.page.locator("[data-seq]")).to_be_visible()
    ana.page.get_by_role("button", name="Quick words").click()
    ana.page.get_by_role("button", name="Well played").click()
    expect(bo.page.get_by_role("log", name="Quick words")).to_contain_text("Ana: Well played")
    bo.page.get_by_role("button", name="Chat").click()
    bo.page.get_by_role("button", name="Thank you").click()
    expect(ana.page.get_by_role("log", name="Quick words")).to_contain_text("Bo: Thank you")
