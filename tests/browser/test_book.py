"""The rules as a book: contents, a search, rules that have addresses, and examples that are stepped through."""

import re

from playwright.sync_api import expect
from tests.browser.test_reach import overflow

from duskhall.games import GAMES, find
from duskhall.hall.teaching import learning


def test_a_rule_has_an_address_the_contents_lead_to_chapters_and_words_are_found(guest):
    ana = guest("Ana")
    ana.page.goto("/rules/bloodborne-card#13.12")
    rule = ana.page.locator("[data-rule='13.12']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    ana.page.get_by_role("navigation", name="Contents").get_by_role(
        "link", name=re.compile("The monster attacks")
    ).click()
    expect(ana.page.locator("[data-chapter='chapter-4'] h2")).to_be_in_viewport()
    ana.page.get_by_role("searchbox").fill("trophies")
    expect(ana.page.get_by_role("status")).to_contain_text("rules")
    expect(ana.page.locator("mark").first).to_be_visible()
    expect(rule).to_have_count(0)


def test_every_example_is_stepped_through_on_its_board_by_keyboard(guest):
    ana = guest("Ana", lang="es", viewport={"width": 360, "height": 800})
    for game in [game for game in GAMES if learning(find(game)).example]:
        ana.page.goto(f"/rules/{game}")
        examples = ana.page.locator(".example")
        expect(examples).to_have_count(len(learning(find(game)).example))
        for example in examples.all():
            example.get_by_role("button").focus()
            ana.page.keyboard.press("Enter")
            onward = example.locator(".controls .bright")
            onward.focus()
            _, end = re.findall(r"\d+", example.locator(".controls .figure").inner_text())
            for _ in range(int(end) - 1):
                ana.page.keyboard.press("ArrowRight")
                expect(example.get_by_role("status").first).not_to_be_empty()
            expect(example.locator(".controls .figure")).to_have_text(f"{end} de {end}")
            assert not re.findall(r"\b(?:event|example)-[a-z-]+\b", example.inner_text())
        assert overflow(ana.page) <= 0


def test_a_phone_on_its_side_shows_an_example_as_it_shows_a_table(guest):
    ana = guest("Ana", viewport={"width": 667, "height": 375})
    ana.page.goto("/rules/dungeon-cards")
    example = ana.page.locator(".example").first
    example.get_by_role("button").click()
    shown, onward = example.get_by_role("dialog"), example.locator(".controls .bright")
    expect(onward).to_be_focused()
    ana.page.keyboard.press("ArrowRight")
    for part in (onward, shown.get_by_role("status").first, shown.get_by_role("region").first):
        expect(part).to_be_in_viewport(ratio=1)
    ana.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    expect(example.get_by_role("button")).to_be_focused()


def test_a_rule_that_is_read_beside_a_table_leaves_the_table_where_it_is(guest):
    ana = guest("Ana")
    ana.sit_down("dungeon-cards", 3)
    ana.page.locator(".dock .question button").first.click()
    expect(ana.page.locator("[data-rule]:focus")).to_be_in_viewport()
    assert ana.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    expect(ana.page.get_by_role("banner")).to_be_in_viewport(ratio=1)
