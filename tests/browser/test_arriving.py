"""From the front page to the first decision: one click, and no more words on the way than one reads at a glance."""

import re

import pytest
from playwright.sync_api import expect

from duskhall.games import GAMES

# What is read on the way: the hall's own lines and the game's box, and at the table the question that is asked.
ON_THE_WAY = "game => [`.hero`, `article[data-game=${game}]`].map((each) => document.querySelector(each).innerText)"
WORDS = 120


@pytest.mark.parametrize("game", GAMES)
def test_the_first_decision_is_one_click_and_few_words_away(guest, game):
    stranger = guest()
    pages: list[str] = []
    stranger.page.on("framenavigated", lambda frame: pages.append(frame.url))
    stranger.page.goto("/")
    button = stranger.page.locator(f"article[data-game='{game}'] .bright")
    expect(button).to_be_visible()
    read = stranger.page.evaluate(ON_THE_WAY, game)
    button.click()
    expect(stranger.options.first).to_be_visible()
    read.append(stranger.page.locator("section.dock .prompt").inner_text())
    assert len(re.findall(r"\w[\w’'-]*", " ".join(read))) <= WORDS
    assert [url.split("/")[3] for url in pages] == ["", "table"]  # one click, and no other page on the way


@pytest.mark.parametrize("page", ["rules", "exercises", "new", "learn"])
def test_a_game_that_the_hall_does_not_have_leads_nowhere(guest, page):
    ana = guest("Ana")
    ana.page.goto(f"/{page}/no-such-game")
    expect(ana.page.get_by_role("heading", name="No table stands here")).to_be_visible()
