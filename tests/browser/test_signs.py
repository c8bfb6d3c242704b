"""A person's sign stands at their seat on every board, and nothing moves for it."""

import pytest
from playwright.sync_api import expect
from tests.browser import positions
from tests.browser.guests import DRAWN
from tests.browser.test_reach import serious
from tests.scale import FULL

from duskhall.games import GAMES

SIZES = ((360, 740), (844, 390), (1280, 800), (2560, 1440)) if FULL else ((360, 740), (2560, 1440))
WEAR = """(worn) => {
    if (!window.bare) document.adoptedStyleSheets.push((window.bare = new CSSStyleSheet()))
    bare.replaceSync(worn ? '' : 'main.board .worn { display: none }')
}"""
# Where things are that have a place of their own on a board, whatever stands in them.
PLACES = """() => {
    const place = (each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return [each.dataset.target ?? `seat ${each.dataset.seat}`, [x, y, width, height].map(Math.round)]
    }
    return Object.fromEntries([...document.querySelectorAll('main.board :is([data-target], [data-seat])')].map(place))
}"""


def places(guest, worn):
    """Say where everything is on the board, with the signs or without them."""
    guest.page.evaluate(WEAR, worn)
    guest.page.evaluate(DRAWN)
    return guest.page.evaluate(PLACES)


def moved(guest):
    """Say what stands elsewhere without the signs, once nothing else moves: a resized page, or a bot that plays."""
    while True:
        before, bare, after = (places(guest, worn) for worn in (True, False, True))
        if before == after:
            return {name: (bare.get(name), place) for name, place in after.items() if bare.get(name) != place}


@pytest.mark.parametrize("game", GAMES)
def test_a_sign_stands_at_its_seat_and_moves_nothing(guest, game):
    ana, bo = guest("Ana"), guest("Bo")
    ana.come_in("Ana")
    bo.come_in("Bo")
    bo.api("PATCH", "/people/me", sign="raven", colour="teal")
    seats = positions.SEATS[game]
    info = ana.new_table(game, seats, bots=seats - 2)
    bo.api("POST", f"/tables/{info['table']}/join", invite=info["invite"])
    bo.api("POST", f"/tables/{info['table']}/sit", seat=1)
    bo.api("POST", f"/tables/{info['table']}/ready", ready=True, contribution="chance")
    ana.start(info["table"])
    ana.open_table(info["table"])
    sign = ana.page.locator("main.board [role=img][aria-label='Sign: Raven, Teal']")
    expect(sign).to_have_count(1)
    with ana.drawn():
        ana.settle()
        expect(sign).to_be_visible()
        assert serious(ana) == []
        assert ana.page.locator("main.board .worn").count() == 1  # Ana has chosen none, and bots have none
        for width, height in SIZES:
            ana.page.set_viewport_size({"width": width, "height": height})
            assert moved(ana) == {}, width
