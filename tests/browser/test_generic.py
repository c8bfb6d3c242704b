"""The board that plays any game, drawn from its view in words alone."""

import random

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize(("game", "seats", "settings"), [("dungeon-cards", 2, {"rounds": 1}), ("blood-bound", 6, {})])
def test_a_whole_game_is_played_on_the_board_that_is_drawn_from_words(guest, game, seats, settings):
    ana = guest("Ana")
    ana.sit_down(game, seats, settings=settings)
    expect(ana.options.first).to_be_visible()
    ana.page.keyboard.press("t")
    expect(ana.page.locator(".generic article")).to_have_count(seats)
    assert ana.play(random.Random(game)) > 0
    expect(ana.result).to_contain_text("★")


def test_what_is_an_answer_can_be_touched_where_it_lies(guest):
    ana = guest("Ana", viewport={"width": 360, "height": 740})
    ana.sit_down("bloodborne-card", 3)
    expect(ana.options.first).to_be_visible()
    ana.page.keyboard.press("t")
    card = ana.page.locator(".generic .own [data-answer]").first
    before, name = ana.seq(), card.inner_text()
    card.click()
    ana.page.wait_for_function(
        "before => Number(document.querySelector('[data-seq]').dataset.seq) > before", arg=before
    )
    ana.page.keyboard.press("l")
    expect(ana.log).to_contain_text(f"Ana shows {name}.")
