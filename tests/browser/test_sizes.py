"""At every size and at every question of every game, the decision and what it is about are seen together."""

import random

import pytest
from playwright.sync_api import expect
from tests.browser import positions
from tests.browser.guests import DRAWN
from tests.browser.legible import LEGIBLE
from tests.browser.test_reach import serious
from tests.scale import FULL

from duskhall.games import GAMES, find

# The largest first: there the log stands beside the table, until the screen is too narrow for both.
SIZES = ((2560, 1440), (1920, 1080), (1280, 800), (768, 1024), (844, 390), (667, 375), (360, 800))
FEW = ((1920, 1080), (844, 390), (667, 375))  # in a sample: what no other test looks at
SAMPLE = 2  # questions of each game
MOVED = 0.05  # of a layout, after an update

# What of a question is not seen and not told of: everything that answers it must be in sight, or be one of those that a
# mark counts.  What is cut off by the edge of the screen, and how far the page can be moved sideways, is told as well.
LOOK = """async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (let number = 0; number < 3; number++) await frame()
    const seen = (things, root) => new Promise((done) => {
        if (!things.length) return done([])
        const look = new IntersectionObserver((entries) => {
            look.disconnect()
            done(entries.filter((each) => each.intersectionRatio < 0.55).map((each) => each.target))
        }, { root })
        things.forEach((each) => look.observe(each))
    })
    const told = (place) => Number(place?.querySelector('[data-remaining]')?.dataset.remaining ?? 0)
    const unseen = async (place, of) => {
        const things = [...place.querySelectorAll(of)].filter((each) => each.getBoundingClientRect().width > 0)
        return (await seen(things, null)).length
    }
    const [board, dock] = ['.area-board', '.area-dock'].map((name) => document.querySelector(name))
    const folded = dock.querySelector('button.more')
    const rest = folded?.offsetParent ? Number(folded.textContent.match(/\\d+/)?.[0] ?? 0) : 0
    const question = dock.querySelector('.question').getBoundingClientRect()
    const faults = []
    const [hidden, options] = [await unseen(board, '[data-answer]'), await unseen(dock, '[data-option]')]
    if (hidden > told(board)) faults.push(`${hidden} answers out of sight, ${told(board)} told`)
    if (options > Math.max(told(dock), rest)) faults.push(`${options} options out of sight, ${told(dock) + rest} told`)
    const cut = [...dock.querySelectorAll('.option .words')].filter((words) => {
        const [inner, outer] = [words.getBoundingClientRect(), words.parentElement.getBoundingClientRect()]
        return inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1
    })
    if (cut.length) faults.push(`${cut.length} options whose words leave their edges`)
    const hands = [...board.querySelectorAll('ul[data-lesson=hand]')]
    if (!told(board) && hands.some((each) => each.scrollWidth > each.clientWidth + 1)) faults.push('a cut hand')
    if (question.bottom > innerHeight || question.right > innerWidth || question.top < 0) faults.push('a cut question')
    const advice = dock.querySelector('.advise')?.getBoundingClientRect()
    const at = advice?.width && document.elementFromPoint(advice.x + advice.width / 2, advice.y + advice.height / 2)
    if (at && !at.closest('.advise')) faults.push('advice under something else')
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) faults.push(`${root.scrollWidth - root.clientWidth} pixels sideways`)
    const main = document.querySelector('main.board')
    const wide = main.scrollWidth - main.clientWidth
    if (wide > 1) faults.push(`the board is ${wide} too wide`)
    if (main.clientHeight < 200) faults.push(`the board has ${main.clientHeight} pixels`)
    return faults
}"""
# Adds up how far things move that nobody has touched.
# Whatever happened is shown, and one is asked, or it is over.
ASKED = "() => document.querySelector('button[data-option]:enabled, dialog[open] #result-title') !== null"

# How far the layout was moved at once: not by what one does oneself, until half a second after the table has taken it.
WATCH = """() => {
    window.moved = []
    let taken = 0
    const mark = () => (taken = Infinity)
    for (const input of ['keydown', 'pointerdown']) addEventListener(input, mark, true)
    new MutationObserver(() => (taken === Infinity ? (taken = performance.now()) : null))
        .observe(document.querySelector('[data-seq]'), { attributeFilter: ['data-seq'] })
    const count = ({ value, hadRecentInput, startTime }) => {
        if (!hadRecentInput && startTime > taken + 500) moved.push(value)
    }
    const layout = new PerformanceObserver((list) => list.getEntries().forEach(count))
    layout.observe({ type: 'layout-shift', buffered: false })
}"""


def sit(guest, hall, seat, state, **likes):
    """Come to a table that stands at a position, as whoever is asked there, among bots."""
    ana = guest("Ana", viewport={"width": 1920, "height": 1080}, **likes)
    person = ana.api("POST", "/people", name="Ana")["person"]
    others = [other for other in range(state.seats) if other != seat]
    ana.open_table(positions.put(hall, person, state, others, "random"))
    expect(ana.options.first).to_be_visible()
    return ana


@pytest.mark.parametrize("game", GAMES)
def test_the_question_and_what_it_is_about_are_seen_together(guest, shared_hall, game):
    asked = positions.asked(game, rarely=FULL)
    assert not FULL or asked.keys() == {question.name for question in find(game).questions}
    if FULL and game == "bloodborne-board":
        asked |= positions.between_chapters() | positions.from_the_dream()
    names = sorted(asked) if FULL else random.Random(game).sample(sorted(asked), SAMPLE)
    faults = {}
    for number, name in enumerate(names):
        theme, lang = ("dark", "en") if number % 2 else ("light", "es")
        ana = sit(guest, shared_hall, *asked[name], theme=theme, lang=lang)
        for width, height in SIZES if FULL else FEW:
            ana.page.set_viewport_size({"width": width, "height": height})
            ana.page.evaluate(DRAWN)
            found = ana.page.evaluate(LOOK)
            with ana.drawn():
                found += ana.page.evaluate(LEGIBLE)
                if FULL:
                    ana.settle()
                    ana.photograph(f"{game}-question-{name.replace(' ', '-')}-{width}x{height}-{theme}")
            if (FULL or number == 0) and (width, height) == (844, 390):
                found += serious(ana)
            if found:
                faults[f"{name} at {width}x{height}"] = found
        ana.context.close()
    assert faults == {}


def test_a_whole_table_can_be_chosen_from_at_a_glance(guest, shared_hall):
    seat, state = positions.asked("blood-bound", rarely=False)["attack"]
    ana = sit(guest, shared_hall, seat, state, lang="es")
    for width, height in SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.evaluate(DRAWN)
        expect(ana.options).to_have_count(positions.SEATS["blood-bound"] - 1)
        for option in ana.options.all():
            expect(option).to_be_in_viewport(ratio=0.95)
        expect(ana.page.locator(".area-dock [data-remaining]")).to_have_count(0)


def test_turning_a_phone_takes_no_words_away(guest, shared_hall):
    ana = sit(guest, shared_hall, *positions.asked("blood-bound", rarely=False)["act"])
    for width, height in ((360, 800), (844, 390), (360, 800)):
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.evaluate(DRAWN)
        expect(ana.page.locator(".area-dock .does")).to_have_count(2)


def test_options_say_the_same_however_one_came_to_a_size(guest, shared_hall):
    ana = sit(guest, shared_hall, *positions.asked("dungeon-cards", rarely=False)["settle_roll"], lang="es")
    ana.page.set_viewport_size({"width": 360, "height": 800})
    ana.page.evaluate(DRAWN)
    turned = ana.options.all_inner_texts()
    ana.page.reload()
    expect(ana.options.first).to_be_visible()
    ana.settle()
    assert turned == ana.options.all_inner_texts()


@pytest.mark.parametrize("size", SIZES if FULL else [(844, 390)])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_moved_by_an_update(guest, game, size):
    """Not by what the others do, one thing after another, as people see it."""
    ana = guest("Ana", viewport={"width": size[0], "height": size[1]}, speed="fast")
    ana.sit_down(game, positions.SEATS[game])
    chance = random.Random(game)
    with ana.drawn():
        ana.wait(ASKED)
        ana.settle()
        ana.page.evaluate(WATCH)
        for _ in range(12 if FULL else 4):
            ana.press(chance)
            ana.wait(ASKED)
            ana.page.evaluate(DRAWN)
            if ana.result.count():
                break
        moved = ana.page.evaluate("moved")
    assert max(moved, default=0) <= MOVED, moved


def test_the_map_under_a_fight_fills_its_room_whatever_size_the_window_had(guest, shared_hall):
    ana = sit(guest, shared_hall, *positions.asked("bloodborne-board", rarely=False)["discard_one"])

    def laid_out():
        ana.settle()
        return ana.page.locator(".map .all").evaluate("map => map.style.transform")

    wanted = laid_out()
    for width, height in ((2560, 1440), (1920, 1080)):
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.settle()
    assert laid_out() == wanted
