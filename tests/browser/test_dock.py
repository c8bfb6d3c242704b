"""On a phone the board keeps its place, whatever the dock beneath it has to say: nothing jumps away under a thumb."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser import positions
from tests.browser.test_reach import PHONE

from duskhall.games import GAMES, find
from duskhall.games.bloodborne_card.state import CardGame

# Remembers every height that the board ever has.
WATCH = """() => {
    window.heights = new Set()
    new ResizeObserver(([{ target }]) => heights.add(target.getBoundingClientRect().height))
        .observe(document.querySelector('main.board'))
}"""
LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# What of the dock does not stand whole in it: the options that are kept, what is asked, what happens.
CUT_OFF = """() => {
    const dock = document.querySelector('section.dock')
    const options = dock.querySelector('.options')
    const shown = options ? options.getBoundingClientRect().bottom : 0
    const whole = [...(options?.children ?? [])].filter((each) => each.getBoundingClientRect().top < shown - 4)
    const edge = Math.max(shown, dock.getBoundingClientRect().bottom)
    return [dock.querySelector('.prompt p'), ...whole]
        .filter((each) => each && each.getBoundingClientRect().bottom > edge)
        .map((each) => each.innerText)
}"""
CHANCES = {"blood-bound": 3}  # told of one option; others two
LONG = "Nyctalopia of the Unbroken Moonlit Vigil"

OUTCOME = {"winners": [0], "places": [1], "scores": [1], "breakdown": [[]], "ending": "", "truncated": False}


class Told:
    """A page that is told whatever a test wants it to be told, as if by the hall."""

    def __init__(self, guest):
        self.page = guest.page
        self.snapshot: dict[str, Any] = {}
        self.page.route_web_socket(re.compile("/api/live"), self._between)

    def _between(self, socket):
        self._socket = socket
        hall = socket.connect_to_server()
        hall.on_message(self._pass_on)

    def _pass_on(self, frame):
        message = json.loads(frame)
        if message["type"] == "snapshot":
            self.snapshot = message
        self._socket.send(frame)

    def tell(self, **message):
        """Have the page told something of its table, and lay it out."""
        self._socket.send(json.dumps({"table": self.snapshot["table"], **message}))
        self.page.evaluate(LAID_OUT)

    def stand(self, **now):
        """Have the page told how the table stands, but for these things."""
        self.tell(**{**self.snapshot, "now": {**self.snapshot["now"], **now}})


def asks(game):
    """Yield everything that a seat can be asked: with one option, with very many, and with chances."""
    setup = find(game).setup(find(game).usual_seats)
    english = (find(game).folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    chances = dict.fromkeys(re.findall(r"^odds-([a-z-]+) =", english, re.MULTILINE)[: CHANCES.get(game, 2)], 0.37)
    for question in setup.game.questions:
        names, nouns = setup.domains[question.index], setup.nouns[question.index]
        every = [{"name": name, "noun": noun} for name, noun in zip(names, nouns, strict=True)]
        for options, odds in (
            (every[-1:], {}),
            (every[-40:], {}),
            (every[-3:], {each["name"]: chances for each in every}),
        ):
            yield {"question": question.name, "rule": question.rule, "options": options, "odds": odds}


@pytest.mark.parametrize("text", [100, 130])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_stays_whatever_the_dock_holds(guest, game, text):
    ana = guest("Ana", viewport=PHONE, lang="es", text=text)  # its words are the longer ones
    told = Told(ana)
    ana.sit_down(game, find(game).usual_seats)
    expect(ana.options.first).to_be_visible()
    ana.page.keyboard.press("t")  # the board of words stands for any question, also for those that do not arise now
    expect(ana.page.locator(".generic")).to_contain_text("Ana")
    ana.page.evaluate(WATCH)
    told.stand(ask=None, asks=[{"seat": 1, "question": "act"}])
    expect(ana.options).to_have_count(0)
    for ask in asks(game):
        told.stand(ask=ask)
        assert ana.page.evaluate(CUT_OFF) == [], ask
    told.tell(type="refused", move_id="", reason="not-asked", rule="1.1")
    told.tell(type="error", code="taken", message=LONG * 3)
    expect(ana.page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    told.stand(ask=None, asks=[{"seat": seat, "question": "act"} for seat in range(1, find(game).usual_seats)])
    told.stand(ask=None, asks=[], outcome=OUTCOME)
    ana.page.keyboard.press("Escape")
    told.page.evaluate(LAID_OUT)
    assert len(ana.page.evaluate("() => [...heights]")) == 1


# Where the button that skips a movement and the dock stand, as soon as there is one: it is gone when nothing moves.
SKIP = """new MutationObserver(() => {
    const skip = document.querySelector('.dock .onward')
    if (skip) window.skipped ??= [skip, skip.closest('.dock')].map((each) => each.getBoundingClientRect().toJSON())
}).observe(document, { subtree: true, childList: true })"""


def test_what_moves_is_skipped_within_the_dock(guest):
    ana = guest("Ana", viewport=PHONE, speed="slow")
    ana.context.add_init_script(SKIP)
    ana.sit_down("dungeon-cards", 4)
    expect(ana.page.locator(".dock .onward").or_(ana.options.first).first).to_be_visible()
    if ana.options.count():
        ana.options.first.click()
    ana.wait("() => window.skipped")
    inner, outer = ana.page.evaluate("skipped")
    assert outer["left"] <= inner["left"] < inner["right"] <= outer["right"]
    assert outer["top"] <= inner["top"] < inner["bottom"] <= outer["bottom"]


def test_the_hand_is_seen_whole_while_one_waits(guest, shared_hall):
    seat, state = positions.asked("bloodborne-card", rarely=False)["take_upgrade"]
    assert isinstance(state, CardGame)
    ana = guest("Ana", viewport=PHONE, lang="es")
    told = Told(ana)
    person = ana.api("POST", "/people", name="Ana")["person"]
    others = [other for other in range(state.seats) if other != seat]
    ana.open_table(positions.put(shared_hall, person, state, others, "random"))
    expect(ana.options.first).to_be_visible()
    told.stand(ask=None, asks=[{"seat": others[0], "question": "take_upgrade"}])
    expect(ana.options).to_have_count(0)
    for size in (PHONE, {"width": 360, "height": 800}, {"width": 390, "height": 844}):
        ana.page.set_viewport_size(size)
        cards = ana.page.locator(".mine [data-lesson=hand] li")
        expect(cards).to_have_count(len(state.hand[seat]))
        for card in cards.all():
            expect(card).to_be_in_viewport(ratio=1)
        if size != PHONE:  # a screen so short shows it after a scroll
            expect(ana.page.locator(".own [data-lesson=promise]")).to_be_in_viewport(ratio=1)
    ana.page.locator(".own [data-lesson=promise]").click()
    said = ana.page.locator("dialog[open] [data-lesson=promise] button")
    said.first.click()
    expect(said).to_have_count(0)
    expect(ana.page.locator(".own .promise, .own .said")).to_be_visible()


def test_nothing_lies_half_behind_the_hand_of_a_phone(guest, shared_hall):
    asked = positions.asked("bloodborne-card", rarely=True)
    ana = guest("Ana", viewport={"width": 360, "height": 800}, lang="es")
    person = ana.api("POST", "/people", name="Ana")["person"]

    def top_and_foot(what: str) -> tuple[float, float]:
        box = ana.page.locator(what).last.bounding_box()
        assert box
        return box["y"], box["y"] + box["height"]

    for question in ("play_card", "show_weapon", "discard_card"):
        seat, state = asked[question]
        others = [other for other in range(state.seats) if other != seat]
        ana.open_table(positions.put(shared_hall, person, state, others, "random"))
        expect(ana.options.first).to_be_visible()
        hand, _ = top_and_foot(".mine")
        assert top_and_foot(".slot .pile")[1] <= hand, question  # the cards in play lie before it
        assert top_and_foot(".own")[0] >= hand, question  # and one's own place behind it
    seat, state = asked["choose_trophy"]
    others = [other for other in range(state.seats) if other != seat]
    ana.open_table(positions.put(shared_hall, person, state, others, "random"))
    expect(ana.options.first).to_be_visible()
    ana.page.locator(".advise").click(position={"x": 6, "y": 6}, trial=True)  # not covered, even at its corner


def test_what_remains_is_told_where_it_lies(guest, shared_hall):
    seat, state = positions.asked("bloodborne-board", rarely=True)["buy"]
    ana = guest("Ana", viewport={"width": 360, "height": 740}, lang="es")
    person = ana.api("POST", "/people", name="Ana")["person"]
    others = [other for other in range(state.seats) if other != seat]
    ana.open_table(positions.put(shared_hall, person, state, others, "random"))
    mark, goods = ana.page.locator(".area-board [data-remaining]"), ana.page.locator(".shop")
    expect(mark).to_be_visible()
    told, place = mark.bounding_box(), goods.bounding_box()
    assert told
    assert place
    assert place["y"] < told["y"] < told["y"] + told["height"] <= place["y"] + place["height"]


@pytest.mark.parametrize("before", [(667, 375), (1920, 1080)])
@pytest.mark.parametrize("question", ["swap_in", "trade"])
def test_what_lies_below_is_told_as_below(guest, shared_hall, question, before):
    """Though the scroller in which it lies is cut itself, or it lay elsewhere before the window was made small."""
    seat, state = positions.between_chapters()[f"{question} between chapters"]
    ana = guest("Ana", viewport={"width": before[0], "height": before[1]}, lang="es", text=130)
    person = ana.api("POST", "/people", name="Ana")["person"]
    others = [other for other in range(state.seats) if other != seat]
    ana.open_table(positions.put(shared_hall, person, state, others, "random"))
    expect(ana.options.first).to_be_visible()
    ana.page.set_viewport_size({"width": 640, "height": 320})  # so low that neither the cards nor the options have room
    marks = ana.page.locator("[data-remaining]")
    expect(marks).to_have_count(2)
    expect(marks).to_have_class([re.compile(r"\bdown\b")] * 2)


@pytest.mark.parametrize(
    ("game", "question", "size", "what"),
    [
        ("bloodborne-card", "show_weapon", (667, 375), ".dock [data-option]"),
        ("bloodborne-card", "play_card", (667, 375), ".table .slot"),
        ("bloodborne-board", "attack_with", (667, 375), ".own [data-lesson=hand] li"),
        ("bloodborne-board", "act", (360, 800), ".own [data-lesson=hand] li"),
        ("bloodborne-board", "keep_firearm", (360, 800), ".tray li"),
    ],
)
def test_large_letters_leave_what_decides_in_sight(guest, shared_hall, game, question, size, what):
    seat, state = positions.asked(game, rarely=True)[question]
    ana = guest("Ana", viewport={"width": size[0], "height": size[1]}, lang="es", text=130)
    person = ana.api("POST", "/people", name="Ana")["person"]
    others = [other for other in range(state.seats) if other != seat]
    ana.open_table(positions.put(shared_hall, person, state, others, "random"))
    expect(ana.options.first).to_be_visible()
    ana.page.evaluate(LAID_OUT)
    assert ana.page.locator(what).count()
    for each in ana.page.locator(what).all():
        expect(each).to_be_in_viewport(ratio=0.99)
