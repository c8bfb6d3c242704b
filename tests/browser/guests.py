"""People in browsers: what they look at, and the keys that they press."""

import json
import random
import re
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Request, expect
from tests.browser.halls import HallProcess
from tests.hall.halls import RunningHall
from tests.patience import PATIENCE, until

from duskhall.games import GAMES

expect.set_options(timeout=PATIENCE * 1000)

PICTURES = Path(__file__).parents[2] / "web" / "screenshots"

# Who plays at once plays against chance, whatever bots there are: those that think take the time of everybody else.
CHANCE = {game: {"seats": 0, "bot": "random", "settings": {}} for game in GAMES}
# What a person sees who wants no movement; tests of movement say otherwise.
LIKES = {
    "lang": "en",
    "theme": "dark",
    "speed": "instant",
    "sound": False,
    "notify": False,
    "name": "",
    "tables": CHANCE,
}

# A page that nobody looks at is laid out, read, focused and clicked like any other; drawing it is most of what a game
# costs.  `Guest.drawn` draws it.
UNSEEN = """{
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('body { opacity: 0 }')
    document.adoptedStyleSheets.push(sheet)
    window.unseen = sheet
}"""

# What a person's browser adds to the dice of a table is the same every time (see `known_hall`).
KNOWN = """{
    const guess = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(7) : guess(bytes))
}"""

# What a page shows of a game.
SIGHT = """() => ({
    seq: Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1),
    over: document.querySelector('dialog[open] #result-title') !== null,
    curtain: document.querySelector('.curtain button') !== null,
    keys: [...document.querySelectorAll('button[data-option]:enabled')]
        .map((option) => [option.dataset.option, option.querySelector('kbd')?.textContent])
        .filter(([, key]) => key),
})"""
# Settles as soon as a change of the page makes the condition true.
WAIT = """([argument, patience]) => new Promise((resolve, reject) => {
    const holds = () => (CONDITION)(argument)
    if (holds()) return resolve()
    const watch = new MutationObserver(() => {
        if (holds()) { watch.disconnect(); resolve() }
    })
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const seen = () => `${location.pathname} says: ${document.body.innerText.slice(0, 600)}`
    setTimeout(() => { watch.disconnect(); reject(new Error(`it never came to ${holds}; ${seen()}`)) }, patience)
})"""

# Settles when the fonts are there, movements that end have ended, and what was measured while drawing is drawn.
DRAWN = """async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await document.fonts.ready
    const moving = document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(moving.map((each) => each.finished))
    for (let number = 0; number < 3; number++) await frame()
}"""


@dataclass(frozen=True)
class Sight:
    """What a page shows of a game: its last entry, and what can be pressed, as pairs of an option and its key."""

    seq: int
    over: bool
    curtain: bool
    keys: list[tuple[str, str]]


class Guest:
    """One person with a browser of their own."""

    def __init__(self, browser: Browser, hall: HallProcess | RunningHall, name: str = "", **likes: Any) -> None:
        """Come with an empty browser; `likes` are the person's settings, `viewport` its size."""
        size = likes.pop("viewport", {"width": 1280, "height": 800})
        self.hall = hall
        self.context: BrowserContext = browser.new_context(
            viewport=size,
            base_url=hall.address,
            service_workers="block",  # test_installed.py is about them
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        wanted = {**LIKES, "name": name, **likes}
        self.context.add_init_script(f"localStorage.duskhall ??= {json.dumps(json.dumps(wanted))}")
        self.context.add_init_script(UNSEEN)
        self.context.add_init_script(KNOWN)
        self.page: Page = self.context.new_page()
        self.started = 0  # tables, each with other dice
        self.mistakes: list[str] = []
        self.page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        self.page.on("console", self._listen)
        self.loading: set[Request] = set()
        self.page.on("request", self._asks)
        self.page.on("requestfinished", self._is_answered)
        self.page.on("requestfailed", self._is_answered)

    def _listen(self, message: Any) -> None:
        # A lost connection and an address that is not there are told by the browser itself.
        if message.type == "error" and not re.search(r"Failed to load resource|WebSocket connection", message.text):
            self.mistakes.append(message.text)

    def _asks(self, request: Request) -> None:
        self.loading.add(request)

    def _is_answered(self, request: Request) -> None:
        self.loading.discard(request)

    def leave(self) -> list[str]:
        """Leave, and return whatever the page had to complain about."""
        self.context.close()
        return self.mistakes

    # --- Coming to a table --------------------------------------------------------------------------------------

    def api(self, method: str, path: str, **body: Any) -> Any:
        """Ask the hall something as this person, whatever page is open."""
        data, headers = body if method != "GET" else None, {"origin": self.hall.address}
        answer = self.context.request.fetch(f"/api{path}", method=method, data=data, headers=headers)
        assert answer.ok, f"{method} {path}: {answer.text()}"
        return None if answer.status == 204 else answer.json()

    def come_in(self, name: str) -> None:
        """Be somebody in this browser."""
        self.api("POST", "/people", name=name)

    def new_table(self, game: str, seats: int, *, bots: int = 0, bot: str = "random", **wish: Any) -> dict[str, Any]:
        """Make a table, with bots on its last seats."""
        info: dict[str, Any] = self.api("POST", "/tables", game=game, seats=seats, **wish)
        if bots:
            path = f"/tables/{info['table']}/bots"
            info = self.api("POST", path, seats=list(range(seats - bots, seats)), bot=bot)
        return info

    def start(self, table: str) -> None:
        """Be ready, and start."""
        self.started += 1
        self.api("POST", f"/tables/{table}/ready", ready=True, contribution=f"chance {self.started}")
        self.api("POST", f"/tables/{table}/start")

    def sit_down(self, game: str, seats: int, **wish: Any) -> str:
        """Come in and play with bots."""
        self.come_in("Ana")
        table = str(self.new_table(game, seats, bots=seats - 1, **wish)["table"])
        self.start(table)
        self.open_table(table)
        return table

    def open_table(self, table: str) -> None:
        """Go to a table."""
        self.page.goto(f"/table/{table}")
        expect(self.page.locator("main")).to_be_visible()

    @contextmanager
    def drawn(self) -> Iterator[None]:
        """Let the page be drawn meanwhile, for somebody who looks at it."""
        was = self.page.evaluate("() => { const was = unseen.disabled; unseen.disabled = true; return was }")
        yield
        self.page.evaluate("was => (unseen.disabled = was)", was)

    def photograph(self, name: str) -> None:
        """Keep a picture of what is drawn now."""
        self.page.screenshot(path=PICTURES / f"{name}.png")

    # --- Playing ------------------------------------------------------------------------------------------------

    @property
    def options(self) -> Locator:
        """The buttons of the dock."""
        return self.page.locator("button[data-option]:enabled")

    @property
    def log(self) -> Locator:
        """What has happened; quick words are another log."""
        return self.page.locator("[role=log].log")

    @property
    def result(self) -> Locator:
        """How the game ended."""
        return self.page.locator("dialog[open]:has(#result-title)")

    def look(self) -> Sight:
        """What the page shows of the game, in one look."""
        return Sight(**self.page.evaluate(SIGHT))

    def wait(self, condition: str, argument: Any = None) -> None:
        """Wait until something is true in the page; looked at whenever the page changes, not again and again."""
        self.page.evaluate(WAIT.replace("CONDITION", condition), [argument, PATIENCE * 1000])

    def settle(self) -> None:
        """Wait until everything is loaded, every movement is over, and the page is drawn as it is."""

        def settled() -> bool:
            self.page.evaluate(DRAWN)
            return not self.loading

        until(settled)
        self.page.evaluate(DRAWN)  # what the last answer brought

    def wait_beyond(self, seq: int) -> None:
        """Wait until the page shows a later entry than this one."""
        self.wait("(seq) => Number(document.querySelector('[data-seq]')?.dataset.seq) > seq", seq)

    def play(self, chance: random.Random, until: Callable[[], bool] | None = None, most: int = 2000) -> int:
        """Play by keys alone until the game is over; return how many decisions it took."""
        for decisions in range(most):
            self.wait(f"() => {{ const sight = ({SIGHT})(); return sight.over || sight.curtain || sight.keys.length }}")
            sight = self.look()
            if sight.over or (until is not None and until()):
                return decisions
            if sight.curtain:
                self.page.keyboard.press("Enter")
                self.wait("() => !document.querySelector('.curtain button')")
            else:
                self.press(chance)
        raise AssertionError("the game does not end")

    def press(self, chance: random.Random, wanted: Collection[str] = ()) -> None:
        """Press the key of some option, if possible of a wanted one, and wait until the table has taken it."""
        sight = self.look()
        keys = [key for option, key in sight.keys if option in wanted] or [key for _, key in sight.keys]
        if keys:
            self.page.keyboard.press(chance.choice(keys))
            self.wait_beyond(sight.seq)

    def seq(self) -> int:
        """The number of the last entry that the page shows."""
        return self.look().seq
