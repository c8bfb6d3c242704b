"""For everyone: axe-core, narrow phones, Spanish, and the state as text."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser import positions
from tests.browser.guests import DRAWN

from duskhall.games import GAMES, find

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SEATS = {"dungeon-cards": 3, "bloodborne-card": 5, "blood-bound": 12}  # others as many as usual
PHONE = {"width": 360, "height": 740}
# Keys that follow each other faster than the history of the browser moves.
PRESS = """async (keys) => {
    for (const key of keys) {
        dispatchEvent(new KeyboardEvent('keydown', { key }))
        for (let turn = 0; turn < 9; turn++) await null  // the page follows, the history does not yet
    }
}"""


def serious(guest):
    """Return what axe-core finds serious or critical on the page, once nothing on it moves or fades any more."""
    with guest.drawn():
        guest.page.evaluate(DRAWN)
        if not guest.page.evaluate("() => 'axe' in window"):
            guest.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = guest.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        (each["id"], [node["target"] for node in each["nodes"]][:5])
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]


def overflow(page):
    """Return by how many pixels the page is wider than the screen, once boards have measured their places."""
    page.evaluate(DRAWN)
    return page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", GAMES)
def test_no_table_has_serious_faults_at_any_moment_that_is_looked_at(guest, game, theme):
    ana = guest("Ana", theme=theme, viewport=PHONE)
    ana.sit_down(game, SEATS.get(game) or find(game).usual_seats)
    for moment in range(3):
        expect(ana.options.first.or_(ana.result)).to_be_visible()
        assert serious(ana) == [], moment
        assert overflow(ana.page) <= 0, moment
        for _ in range(4):
            if ana.options.count():
                ana.press(random.Random(moment))


def test_every_player_of_a_full_table_has_a_line_in_the_notebook_of_a_phone(guest):
    ana = guest("Ana", viewport=PHONE)
    ana.sit_down("blood-bound", SEATS["blood-bound"])
    expect(ana.options.first).to_be_visible()
    ana.page.keyboard.press("n")
    ana.settle()  # what the notebook says has come
    last = ana.page.get_by_role("complementary", name="Notebook").locator("p").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)


def test_everything_is_said_in_spanish_and_the_switch_is_at_hand(guest):
    ana = guest("Ana")
    ana.page.goto("/")
    ana.page.get_by_role("button", name=re.compile("^(ES|Español)")).first.click()
    expect(ana.page.locator("html")).to_have_attribute("lang", "es")
    ana.sit_down("dungeon-cards", 2, settings={"rounds": 1})
    expect(ana.page.get_by_role("button", name="Crónica", exact=True)).to_be_visible()
    expect(ana.options.first).to_be_visible()
    ana.play(random.Random(12))
    text = ana.page.locator("body").inner_text()
    assert "Revancha" in text
    # A key that nobody has written would be shown as it is.
    assert not re.findall(r"\b(?:event|option|ask|lesson|error|panel|score)-[a-z-]+\b", text)


def test_the_state_can_be_read_as_text(guest):
    ana = guest("Ana")
    ana.sit_down("bloodborne-card", 3)
    expect(ana.options.first).to_be_visible()
    ana.page.keyboard.press("t")
    expect(ana.page.locator(".generic")).to_contain_text("Ana")
    ana.page.get_by_role("button", name="Show the table").click()
    expect(ana.page.locator(".generic")).to_have_count(0)


def test_whoever_goes_by_keys_begins_at_what_each_page_is_about(guest):
    ana = guest("Ana")
    focused = ana.page.locator(":focus")

    def press(*keys):
        for key in keys:
            ana.page.keyboard.press(key)

    ana.page.goto("/")
    expect(ana.page.locator("article").last).to_be_visible()
    press("Tab")
    expect(focused).to_have_class(re.compile("skip"))
    press("Enter")
    expect(focused).to_have_attribute("id", "content")
    press("Tab")
    expect(ana.page.locator("main :focus")).to_have_count(1)
    ana.page.get_by_role("link", name="Rules").first.focus()
    press("Enter")
    expect(ana.page.locator("h1:focus")).to_be_visible()
    expect(ana.page.get_by_role("searchbox")).to_be_visible()  # the book is there
    press("Tab")
    expect(ana.page.locator("main :focus")).to_have_count(1)
    ana.page.go_back()
    expect(ana.page.locator(".hero h1")).to_be_focused()
    ana.page.locator("article .bright").first.focus()
    press("Enter")
    expect(ana.page.locator("header h1")).to_be_focused()
    expect(ana.options.first).to_be_visible()
    press("Shift+Tab", "Shift+Tab")
    expect(focused).to_have_class(re.compile("skip"))
    press("Enter")
    expect(ana.options.first).to_be_focused()


def test_what_is_closed_by_keys_gives_the_focus_back(guest):
    ana = guest("Ana")
    ana.sit_down("blood-bound", 6)
    expect(ana.options.first).to_be_visible()
    side = ana.page.get_by_role("complementary")
    ana.page.keyboard.press("l")  # beside a large table the log is open already
    expect(side).to_have_count(0)
    for key, closed in ((None, "Enter"), ("c", "Escape"), ("r", "Enter"), (".", "Enter")):
        ana.options.first.focus()
        if key:
            ana.page.keyboard.press(key)
        else:
            ana.page.get_by_role("button", name="Log", exact=True).press("Enter")
        last = ana.page.locator(".area-side, .since").get_by_role("button", name="Close").last
        last.focus()
        ana.page.keyboard.press(closed)
        expect(last).to_have_count(0)
        expect(ana.page.locator("nav button:focus") if key is None else ana.options.first).to_be_focused()
    ana.page.keyboard.press("t")
    ana.page.get_by_role("button", name="Show the table").press("Enter")
    expect(ana.options.first).to_be_focused()
    for key in ("l", "."):
        ana.page.keyboard.press(key)
    for shown in (1, 0):  # what lies over the others is put away before them
        ana.page.keyboard.press("Escape")
        expect(ana.page.locator(".since")).to_have_count(0)
        expect(side).to_have_count(shown)


def test_whoever_searches_the_log_comes_back_to_what_they_read(guest, shared_hall):
    seat, state = positions.asked("dungeon-cards", rarely=False)["push_or_stop"]
    ana = guest("Ana")
    person = ana.api("POST", "/people", name="Ana")["person"]
    others = [other for other in range(state.seats) if other != seat]
    ana.open_table(positions.put(shared_hall, person, state, others, "random"))
    chance = random.Random(2)
    while ana.log.locator("p").count() < 40:  # more than there is room for
        ana.press(chance)
        expect(ana.options.first).to_be_visible()
    line = ana.log.locator("p").nth(9)
    line.evaluate("(line) => (line.parentElement.scrollTop = line.offsetTop - line.parentElement.offsetTop)")
    expect(ana.page.get_by_role("button", name="Newest")).to_be_visible()
    ana.page.get_by_role("button", name="Search and filter the log").click()
    ana.page.get_by_role("searchbox", name="Search the log").fill(ana.log.locator("p").last.inner_text()[:12])
    expect(ana.log.locator("p")).not_to_have_count(40)
    ana.page.get_by_role("button", name="Show the whole log").click()
    expect(line).to_be_in_viewport()
    expect(ana.page.get_by_role("button", name="Newest")).to_be_visible()


def test_the_log_that_stood_beside_the_table_stands_there_again_when_a_tablet_is_turned_back(guest):
    ana = guest("Ana")
    ana.sit_down("dungeon-cards", 2)
    expect(ana.options.first).to_be_visible()
    side = ana.page.get_by_role("complementary", name="Log")
    expect(side).to_be_visible()
    for width, height, shown in ((768, 1024, 0), (1280, 800, 1)):
        ana.page.set_viewport_size({"width": width, "height": height})
        expect(side).to_have_count(shown)
    ana.page.keyboard.press("l")
    for width, height in ((768, 1024), (1280, 800)):
        ana.page.set_viewport_size({"width": width, "height": height})
        expect(ana.page.locator("html")).to_have_attribute("data-shape", "tablet" if width == 768 else "desktop")
    expect(side).to_have_count(0)  # it had been put away


BEYOND = """() => {
    const box = document.querySelector('dialog[open]').getBoundingClientRect()
    return [...document.querySelectorAll('dialog[open] *')]
        .filter((each) => each.checkVisibility() && !each.matches('.unseen'))
        .filter((each) => each.getBoundingClientRect().right > box.right || each.scrollWidth > each.clientWidth + 1)
        .filter((each) => each.matches('button, label, input, h2'))
        .map((each) => each.textContent)
}"""


@pytest.mark.parametrize("lang", ["en", "es"])
def test_settings_stay_within_a_phone_however_large_the_text_is(guest, lang):
    ana = guest("Ana", viewport={"width": 360, "height": 800}, lang=lang, text=130)
    ana.page.goto("/")
    ana.page.locator("header button").last.click()
    expect(ana.page.locator("dialog[open]")).to_be_visible()
    assert ana.page.evaluate(BEYOND) == []
    name = ana.page.locator("header .mark")
    assert name.evaluate("(each) => each.scrollWidth <= each.clientWidth")


def test_the_way_back_closes_what_covers_a_phone_before_it_leaves_the_table(guest):
    ana = guest("Ana", viewport={"width": 360, "height": 800})
    ana.context.add_init_script("delete window.CloseWatcher")  # as in browsers that do not tell of the way back
    ana.come_in("Ana")
    info = ana.new_table("dungeon-cards", 2, bots=1)
    ana.start(info["table"])
    table = f"/table/{info['table']}"
    ana.page.goto("/")
    ana.page.locator(f"a[href='{table}']").first.click()
    log, dialog = ana.page.get_by_role("complementary", name="Log"), ana.page.locator("dialog[open]")

    def opened() -> None:
        expect(ana.options.first).to_be_visible()
        ana.page.keyboard.press("l")
        expect(log).to_be_visible()

    def uncovered() -> None:
        expect(log).to_have_count(0)
        expect(ana.options.first).to_be_visible()
        expect(ana.page).to_have_url(re.compile(f"{table}$"))
        ana.wait("() => history.state === null")

    for close in (ana.page.go_back, lambda: ana.page.keyboard.press("Escape"), ana.page.reload):
        opened()
        close()
        uncovered()
    # One thing over another, and both opened and closed faster than the history moves.
    opened()
    ana.page.keyboard.press("s")
    expect(dialog).to_be_visible()
    ana.page.go_back()
    expect(dialog).to_have_count(0)
    expect(log).to_be_visible()
    ana.page.evaluate(PRESS, "llll")
    expect(log).to_be_visible()
    ana.page.go_back()
    uncovered()
    # From a page that is gone to from what covers the table, or just after that was closed, back leads to the table.
    for keys in ("h", "lh"):
        opened()
        ana.page.evaluate(PRESS, keys)
        expect(ana.page.locator("article").first).to_be_visible()
        ana.page.go_back()
        uncovered()
    ana.page.go_back()
    expect(ana.page).to_have_url(re.compile("/$"))


def test_what_was_told_in_short_is_read_on_in_the_log_beside_the_table(guest):
    ana = guest("Ana", viewport={"width": 1280, "height": 600})
    ana.sit_down("bloodborne-card", 5)
    above = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
    chance = random.Random(4)
    ana.play(chance, until=lambda: ana.log.evaluate(above) == 0 and ana.log.evaluate("(log) => log.scrollTop") > 200)
    ana.page.keyboard.press(".")
    more = ana.page.locator(".since").get_by_role("button", name="in the log")
    expect(more).to_be_visible()
    ana.log.evaluate("(log) => log.scrollTo({ top: 0 })")
    more.click()
    expect(ana.page.locator(".since")).to_have_count(0)
    expect(ana.log).to_be_focused()
    assert ana.log.evaluate(above) < 2
