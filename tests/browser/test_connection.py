"""Lost connections heal by themselves, and nothing that was decided is lost with them."""

import random
import signal

import pytest
from playwright.sync_api import expect
from tests.browser.test_company import everybody_ready, friends, play_together
from tests.browser.test_reach import overflow

# What of the bar above a table does not lie whole within it.
BEYOND = """() => {
    const bar = document.querySelector('.table-page > header')
    const { left, right, top, bottom } = bar.getBoundingClientRect()
    const beside = (box) => box.left >= left - 1 && box.right <= right + 1
    const within = (box) => beside(box) && box.top >= top - 1 && box.bottom <= bottom + 1
    return [...bar.querySelectorAll(':is(h1, .link, button, a)')]
        .filter((each) => each.checkVisibility() && each.scrollWidth <= each.clientWidth + 1)
        .filter((each) => !within(each.getBoundingClientRect()))
        .map((each) => each.outerHTML.slice(0, 80))
}"""


def beyond_the_bar(page):
    """Return what of the bar stands beyond it."""
    return page.evaluate(BEYOND)


def goes_on(ana):
    """The table takes some more decisions."""
    before = ana.seq()
    ana.play(random.Random(9), until=lambda: ana.seq() > before + 6)


def test_somebody_who_was_offline_goes_on_where_the_table_is(guest):
    ana = guest("Ana")
    ana.sit_down("dungeon-cards", 2, settings={"rounds": 2})
    expect(ana.options.first).to_be_visible()
    ana.context.set_offline(True)
    # An open socket survives Chromium's offline switch, so what is said in between is lost as on a dead line.
    ana.page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    ana.context.set_offline(False)
    ana.page.evaluate("() => window.dispatchEvent(new Event('online'))")
    ana.play(random.Random(8))
    expect(ana.result).to_be_visible()


def test_an_answer_given_while_the_hall_was_away_arrives_once(guest, own_hall):
    ana = guest("Ana", hall=own_hall)
    ana.sit_down("dungeon-cards", 2, settings={"rounds": 1})
    expect(ana.options.first).to_be_visible()
    own_hall.stop(signal.SIGKILL)
    expect(ana.page.get_by_text("The connection is lost").first).to_be_visible()
    for width, height in ((1280, 800), (640, 400), (360, 800)):  # the second is the first, enlarged twice
        ana.page.set_viewport_size({"width": width, "height": height})
        assert overflow(ana.page) <= 0, width
        assert beyond_the_bar(ana.page) == [], width
    before = ana.seq()
    ana.page.keyboard.press("2")
    own_hall.start()
    ana.wait_beyond(before)
    expect(ana.page.get_by_text("The connection is lost")).to_have_count(0)
    goes_on(ana)


@pytest.mark.long
def test_a_restart_in_the_middle_of_a_simultaneous_choice_keeps_what_was_chosen(guest, own_hall):
    def come(name):
        return guest(name, hall=own_hall)

    table, (ana, bo) = friends(come, "bloodborne-card", "Ana", "Bo", bots=1)
    everybody_ready(ana, [bo], table)
    ana.open_table(table)
    expect(ana.options.first).to_be_visible()
    expect(bo.options.first).to_be_visible()
    ana.press(random.Random(1))
    own_hall.stop(signal.SIGKILL)
    own_hall.start()
    for each in (ana, bo):
        expect(each.page.get_by_text("The connection is lost")).to_have_count(0)
    before = bo.seq()
    bo.press(random.Random(2))
    # Both have chosen: the round goes on without Ana being asked again.
    ana.wait_beyond(before)
    play_together([ana, bo], random.Random(3), lambda: min(ana.seq(), bo.seq()) > before + 6)


def test_a_stopped_hall_says_goodbye_and_everybody_finds_it_again(guest, own_hall):
    ana = guest("Ana", hall=own_hall)
    ana.sit_down("blood-bound", 6)
    expect(ana.page.locator("[data-seq]")).to_be_visible()
    own_hall.stop(signal.SIGTERM)
    expect(ana.page.get_by_text("The connection is lost").first).to_be_visible()
    own_hall.start()
    expect(ana.page.get_by_text("The connection is lost")).to_have_count(0)
    goes_on(ana)
