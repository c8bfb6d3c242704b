"""People in browsers: what they look at, and the keys that they press."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from tests.browser.halls import PATIENCE, HallProcess

expect.set_options(timeout=PATIENCE * 1000)

# What a person sees who wants no movement; tests of movement say otherwise.
LIKES = {"lang": "en", "theme": "dark", "speed": "instant", "sound": False, "notify": False, "name": ""}


class Guest:
    """One person with a browser of their own."""

    def __init__(self, browser: Browser, hall: HallProcess, name: str = "", **likes: Any) -> None:
        """Come with an empty browser; `likes` are the person's settings, `viewport` its size."""
        size = likes.pop("viewport", {"width": 1280, "height": 800})
        self.hall = hall
        self.context: BrowserContext = browser.new_context(viewport=size, base_url=hall.address)
        self.context.set_default_timeout(PATIENCE * 1000)
        wanted = {**LIKES, "name": name, **likes}
        self.context.add_init_script(f"localStorage.duskhall ??= {json.dumps(json.dumps(wanted))}")
        self.page: Page = self.context.new_page()
        self.mistakes: list[str] = []
        self.page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        self.page.on("console", self._listen)

    def _listen(self, message: Any) -> None:
        # A lost connection and an address that is not there are told by the browser itself.
        if message.type == "error" and not re.search(r"Failed to load resource|WebSocket connection", message.text):
            self.mistakes.append(message.text)

    def leave(self) -> list[str]:
        """Leave, and return whatever the page had to complain about."""
        self.context.close()
        return self.mistakes

    # --- Coming to a table --------------------------------------------------------------------------------------

    def api(self, method: str, path: str, **body: Any) -> Any:
        """Ask the hall something as this person."""
        return self.page.evaluate(
            """async ([method, path, body]) => {
                const headers = { 'content-type': 'application/json' }
                const answer = await fetch('/api' + path, { method, headers, body: body && JSON.stringify(body) })
                if (!answer.ok) throw new Error(method + ' ' + path + ': ' + (await answer.text()))
                return answer.status === 204 ? null : answer.json()
            }""",
            [method, path, body if method != "GET" else None],
        )

    def come_in(self, name: str) -> None:
        """Be somebody in this browser."""
        self.page.goto("/about")
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
        self.api("POST", f"/tables/{table}/ready", ready=True, contribution="chance")
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

    # --- Playing ------------------------------------------------------------------------------------------------

    @property
    def options(self) -> Locator:
        """The buttons of the dock."""
        return self.page.locator("button[data-option]:enabled")

    @property
    def result(self) -> Locator:
        """How the game ended."""
        return self.page.locator("dialog[open]:has(#result-title)")

    def play(self, chance: random.Random, until: Callable[[], bool] | None = None, most: int = 2000) -> int:
        """Play by keys alone until the game is over; return how many decisions it took."""
        ready = self.page.locator("button[data-option]:enabled, dialog[open]:has(#result-title), .curtain button")
        for decisions in range(most):
            expect(ready.first).to_be_visible(timeout=PATIENCE * 1000)
            if self.result.count() or (until is not None and until()):
                return decisions
            if self.page.locator(".curtain button").count():
                self.page.keyboard.press("Enter")
                continue
            self.press(chance)
        raise AssertionError("the game does not end")

    def press(self, chance: random.Random) -> None:
        """Press the key of some option, and wait until the table has taken it."""
        found = self.page.evaluate(
            """() => [...document.querySelectorAll('button[data-option]:enabled kbd')].map((key) => key.textContent)"""
        )
        if not found:
            return
        before = self.seq()
        self.page.keyboard.press(chance.choice(found))
        self.page.wait_for_function(
            "before => Number(document.querySelector('[data-seq]')?.dataset.seq) > before", arg=before
        )

    def seq(self) -> int:
        """The number of the last entry that the page shows."""
        return int(self.page.evaluate("Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1)"))
