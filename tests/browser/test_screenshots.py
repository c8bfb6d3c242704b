"""Pictures of every screen, at all sizes and in both themes, for people to look at: web/screenshots."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser import test_sizes
from tests.scale import FULL

from duskhall.games import GAMES, find

FOLDER = Path(__file__).parents[2] / "web" / "screenshots"
SIZES = test_sizes.SIZES if FULL else ((360, 800), (844, 390), (1280, 800))
AROUND = {
    "front": "/",
    "new": "/new/dungeon-cards",
    "rules": "/rules/dungeon-cards",
    "about": "/about",
    "lost": "/table/ffffffffffffffff",
}
# Whether nothing is wider than the place it stands in, so that something would be cut off.
NOTHING_TOO_WIDE = """() => [...document.querySelectorAll('main, .board, .board > *')]
    .every((each) => each.scrollWidth <= each.clientWidth + 1)"""
SEATS = {"bloodborne-card": 5, "bloodborne-board": 3}  # others as many as usual
SETTINGS = {"dungeon-cards": {"rounds": 3}}  # fewer rounds lead to the same screens


def shoot(guest, name):
    """Take a picture in both themes at all sizes, of the same moment; the log is open where there is room for it."""
    log = guest.page.get_by_role("complementary")
    with guest.drawn():
        for width, height in SIZES:
            guest.page.set_viewport_size({"width": width, "height": height})
            if width < 1000 and log.count() and not guest.result.count():
                guest.page.keyboard.press("Escape")
            for theme in ("dark", "light"):
                guest.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
                guest.settle()
                guest.page.screenshot(path=FOLDER / f"{name}-{width}x{height}-{theme}.png")
    guest.page.set_viewport_size({"width": 1280, "height": 800})


def test_pictures_of_everything_around_a_game(guest):
    ana = guest("Ana")
    for name, path in AROUND.items():
        ana.page.goto(path)
        expect(ana.page.locator("h1").first).to_be_visible()
        shoot(ana, name)
    ana.come_in("Ana")
    table = ana.new_table("blood-bound", 6, bots=2)["table"]
    ana.page.goto(f"/table/{table}")
    expect(ana.page.get_by_text("Ana").first).to_be_visible()
    shoot(ana, "lobby")
    assert len(list(FOLDER.glob("lobby-*.png"))) >= 2 * len(SIZES)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_a_table(guest, game):
    ana = guest("Ana")
    table = ana.sit_down(game, SEATS.get(game) or find(game).usual_seats, settings=SETTINGS.get(game, {}))
    expect(ana.options.first).to_be_visible()
    shoot(ana, f"{game}-1-first")
    chance = random.Random(game)
    for _ in range(6):
        expect(ana.options.first.or_(ana.result)).to_be_visible()
        if ana.result.count():
            break
        ana.press(chance)
    expect(ana.options.first.or_(ana.result)).to_be_visible()
    shoot(ana, f"{game}-2-middle")
    if game != "bloodborne-board":  # a chapter of the board game takes longer than a picture is worth
        ana.play(chance)
        shoot(ana, f"{game}-3-result")
        ana.page.goto(f"/replay/{table}")
        slider = ana.page.get_by_role("slider")
        slider.focus()
        slider.press("End")
        ana.page.set_viewport_size({"width": 360, "height": 740})
        ana.page.wait_for_function(NOTHING_TOO_WIDE)  # a board measures its new place first
        shoot(ana, f"{game}-4-replay")
    assert len(list(FOLDER.glob(f"{game}-*.png"))) >= 4 * len(SIZES)
