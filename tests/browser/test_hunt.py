"""The board game where an evening leads: bosses, rivals, gates, the Dream, winning, losing, and two hunters at once."""

import re
import time

import pytest
from playwright.sync_api import expect
from sqlalchemy import create_engine
from tests.browser import hunts, positions
from tests.browser.test_reach import PHONE, overflow, serious
from tests.browser.test_sizes import LOOK
from tests.hall import chapters

from duskhall.games.bloodborne_board.printed import BETWEEN, ROLE_BOSS, ROLE_RIVAL
from duskhall.hall.storage import queries

ON_ITS_SIDE = {"width": 667, "height": 375}  # a phone, as low as they are
# Time enough to see everything, and a hand of four: how far the bot comes must not depend on luck.
LONG: dict[str, str | int] = {"track": "endless", "hand": 4}


@pytest.fixture
def sit(guest, shared_hall):
    """Come to a table that stands at some moment, as the person who plays every hunter but the bots'."""

    def sit(state, bots=(), **likes):
        ana = guest("Ana", **likes)
        person = ana.api("POST", "/people", name="Ana")["person"]
        ana.open_table(positions.put(shared_hall, person, state, bots))
        expect(ana.options.first).to_be_visible()
        return ana

    return sit


def reads_well(ana):
    """Nothing on the page is cut off, and axe-core finds nothing serious."""
    assert overflow(ana.page) <= 0
    if not ana.page.locator("dialog[open]").count():
        options_in_reach(ana)
    assert serious(ana) == []


# Unfolds what a phone does not show at once, whenever the odds arrive and make the options taller.
ALL_IN_VIEW = """() => {
    const more = document.querySelector('section.dock button.more')
    if (more?.offsetParent && more.ariaExpanded === 'false') more.click()
    return [...document.querySelectorAll('button[data-option]')].every((option) => {
        const { left, right, top, bottom } = option.getBoundingClientRect()
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    })
}"""


def options_in_reach(ana):
    """Every option can be seen, all of them at once, and the board keeps its place for them."""
    ana.page.wait_for_function(ALL_IN_VIEW)
    unfolded = ana.page.locator("section.dock.open")
    if unfolded.count():
        board = ana.page.locator("main.board").bounding_box()
        ana.page.locator("section.dock button.more").click()
        expect(unfolded).to_have_count(0)
        assert ana.page.locator("main.board").bounding_box() == board


def take(ana, option):
    """Give an answer by its key, as the dock shows it."""
    before = ana.seq()
    key = ana.page.locator(f"[data-option='{option}'] kbd").text_content()
    ana.page.keyboard.press(key)
    ana.wait_beyond(before)


@pytest.mark.parametrize(("phase", "lang", "theme"), [(1, "en", "dark"), (2, "es", "light")])
def test_a_boss_shows_its_phase_and_what_its_deck_still_holds(sit, phase, lang, theme):
    def attacked(state):
        kind = hunts.fought(state)
        asked = hunts.question(state) == "attack_with" and state.fight.mode > 0
        return asked and kind is not None and kind.role == ROLE_BOSS and state.unit_phase[state.fight.unit] == phase

    state = hunts.when(attacked, 2, campaign="growing_madness", chapter=3, **LONG)
    ana = sit(state, bots=[1], lang=lang, theme=theme, viewport=PHONE)
    combat = ana.page.locator("section.combat")
    expect(combat.get_by_text(f"Phase {phase}" if lang == "en" else f"Fase {phase}")).to_be_visible()
    left = combat.locator(".action:not(.gone)")
    deck = state.boss_deck[state.kind_of(state.fight.unit).boss]
    expect(left).to_have_count(len(set(deck)) or combat.locator(".action").count())
    expect(left.first).to_be_in_viewport()
    reads_well(ana)
    take(ana, "nothing")
    expect(ana.options.first).to_be_visible()


def test_a_human_rival_fights_like_an_enemy_with_a_card_of_its_own(sit):
    def rival(state):
        kind = hunts.fought(state)
        return kind is not None and kind.role == ROLE_RIVAL

    state = hunts.when(rival, 2, campaign="the_long_hunt", chapter=3, **LONG)
    ana = sit(state, bots=[1], viewport=PHONE)
    combat = ana.page.locator("section.combat")
    expect(combat.locator(".action")).to_have_count(3)
    combat.locator("button.foe").click()
    expect(ana.page.locator("dialog[open]")).to_contain_text("Rival")
    reads_well(ana)


def test_sealed_tiles_and_fog_gates_are_told_apart_and_explained_by_keyboard(sit):
    def sealed(state):
        return hunts.question(state) == "act" and min(state.fog) < 0

    ana = sit(hunts.when(sealed, 1, campaign="growing_madness", chapter=2, **LONG))
    tile = ana.page.locator(".tile.sealed")
    expect(tile.locator(".gate").first).to_be_visible()
    tile.locator("[data-space]").first.focus()
    ana.page.keyboard.press("Enter")
    sheet = ana.page.locator("dialog[open]")
    expect(sheet).to_contain_text("Sealed")
    ana.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)

    def fogged(state):
        return hunts.question(state) == "act" and max(state.fog) > 0

    bo = sit(hunts.when(fogged, 2, campaign="the_long_hunt", chapter=3, **LONG), bots=[1], lang="es", viewport=PHONE)
    expect(bo.page.locator(".tile.fog .gate").first).to_be_attached()
    expect(bo.page.locator(".tile.sealed")).to_have_count(0)
    reads_well(bo)


@pytest.mark.parametrize(("lang", "size"), [("en", {"width": 1280, "height": 800}), ("es", PHONE), ("es", ON_ITS_SIDE)])
def test_the_dream_says_what_a_visit_triggers_before_one_goes(sit, lang, size):
    def tempting(state):
        asked = hunts.question(state) == "act" and "dream" in hunts.options(state)
        # With a card to choose: the only one is paid unasked.
        return asked and state.track in (4, 8, 12) and state.echoes[0] > 0 and len(state.hand[0]) > 1

    ana = sit(hunts.when(tempting, 2, campaign="the_long_hunt", chapter=2), bots=[1], lang=lang, viewport=size)
    door = ana.page.locator(".dreamdoor")
    door.focus()
    before = ana.seq()
    ana.page.keyboard.press("Enter")
    sheet = ana.page.locator("dialog[open]")
    expect(sheet).to_contain_text(re.compile("resets the map|restablece el mapa|reinicia el mapa"))
    assert ana.seq() == before
    reads_well(ana)
    sheet.locator("button.bright").click()
    expect(ana.page.locator(".price")).to_be_visible()
    take(ana, ana.options.first.get_attribute("data-option"))
    shop = ana.page.locator("section.dream")
    expect(shop.locator(".shop li")).to_have_count(4)
    # What is sold is seen together with what one of it is exchanged for, or a mark counts the rest.
    expect(shop.locator(".owned h3")).to_be_in_viewport(ratio=1)
    expect(shop.locator(".piles > li").last).to_be_in_viewport(ratio=1)
    assert ana.page.evaluate(LOOK) == []
    reads_well(ana)
    shop.locator(".shop .card.choice").first.click()
    expect(shop.locator(".goes .card.choice").first).to_be_visible()
    take(ana, "unused")


def test_a_won_chapter_is_celebrated_and_things_change_hands(sit):
    last = hunts.before(lambda state: state.phase == BETWEEN, 2, campaign="growing_madness", chapter=2, **LONG)
    ana = sit(last.state)
    take(ana, last.option)
    trading = ana.page.locator("section.between")
    for _ in range(40):  # everybody's visit to the Dream comes first
        expect(ana.options.first).to_be_visible()
        if trading.count() and ana.page.locator(".between .bag .card.choice").count():
            break
        take(ana, ana.options.first.get_attribute("data-option"))
    expect(trading).to_contain_text("Growing Madness, chapter 2")
    reads_well(ana)
    ana.page.set_viewport_size(PHONE)
    expect(ana.log).to_be_hidden()  # or Escape would close it where it stands beside a large table
    ana.page.keyboard.press("Escape")
    reads_well(ana)
    ana.page.set_viewport_size({"width": 1280, "height": 800})
    gift = trading.locator(".bag li:has(.card.choice)").last
    name = gift.locator(".title b").text_content() or ""
    expect(ana.log).to_be_visible()  # it stands beside a large table
    told = ana.log.get_by_text(name)
    before = told.count()
    gift.locator(".card.choice").click()
    expect(told).to_have_count(before + 1)


@pytest.mark.parametrize("retries", [0, 1])
def test_a_lost_hunt_ends_the_campaign_or_begins_the_chapter_again(sit, retries):
    def lost(state):
        return state.attempts > 0 if retries else not state.asks

    last = hunts.before(lost, 1, campaign="growing_madness", chapter=1, retries=retries)
    ana = sit(last.state)
    take(ana, last.option)
    if retries:
        expect(ana.page.locator("header.chapter")).to_contain_text("attempt 2")
        expect(ana.options.first).to_be_visible()
    else:
        expect(ana.result).to_contain_text("The hunt is lost.")


def test_one_person_plays_two_hunters_in_any_order_and_without_a_curtain(sit):
    def choosing(state):
        return hunts.question(state) == "take_turn" and state.round == 2

    ana = sit(hunts.when(choosing, 2, campaign="growing_madness", chapter=2, track="gentle"), viewport=PHONE)
    own = ana.page.get_by_role("region", name="Your hunter").locator(".who")
    expect(own).to_contain_text("Ana (1)")
    ana.page.get_by_role("button", name=re.compile(r"^Ana \(2\).*Goes first\?")).click()
    expect(own).to_contain_text("Ana (2)")
    reads_well(ana)
    take(ana, "go")
    take(ana, "end_turn")
    for _ in range(60):  # until it is the other one's turn, by itself
        expect(ana.options.first).to_be_visible()
        assert ana.page.locator(".curtain").count() == 0
        if "Ana (1)" in own.inner_text() and ana.page.locator("[data-option=go]").count():
            return
        take(ana, ana.options.first.get_attribute("data-option"))
    raise AssertionError("the other hunter was never asked")


def test_a_whole_chapter_on_the_longer_track_is_won_by_keyboard_alone(sit):
    start, given = hunts.won(1, campaign="fall_of_old_yharnam", chapter=3, length="chapter", track="gentle", hand=4)
    ana = sit(start, viewport=PHONE)
    for option in given:
        expect(ana.page.locator(f"[data-option='{option}']:enabled")).to_be_visible()
        take(ana, option)
    expect(ana.result).to_contain_text("The hunt is won.")


def test_a_lost_chapter_is_tried_again_from_its_result(guest, shared_hall):
    ana, now, lost = guest("Ana"), time.time(), chapters.lost()
    person = ana.api("POST", "/people", name="Ana")["person"]
    row, change, commit = chapters.stored(lost, [(person, "Ana")] * 2, now)
    engine = create_engine(shared_hall.db)
    with engine.begin() as connection:
        queries.create_table(connection, row, lost.record.game, now, change)
        queries.commit(connection, commit)
    engine.dispose()
    ana.open_table(row.id)
    expect(ana.result.locator("#result-title")).to_be_focused()
    ana.result.get_by_role("button", name="Retry this chapter").click()
    ana.page.wait_for_url(lambda address: row.id not in address)
    expect(ana.options.first).to_be_visible()
    again = ana.api("GET", f"/tables/{ana.page.url.rpartition('/')[2]}")
    assert "growing_madness_2" in str(again["retries"]["args"])
