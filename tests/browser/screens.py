"""Every screen of the hall, and how one comes to each."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.guests import Guest
from tests.scale import FULL

from duskhall.games import find
from duskhall.native.library import library

SEATS = {"dungeon-cards": 4, "bloodborne-card": 5, "blood-bound": 12, "bloodborne-board": 4}  # the most crowded tables
# Games that end soon, of as few.
SHORT: dict[str, dict[str, object]] = {
    "dungeon-cards": {"rounds": 1},
    "bloodborne-card": {"round_limit": 3},
    "bloodborne-board": {"length": "chapter", "round_limit": 1},
}
DECISIONS = 4  # before a table is looked at
HALL = "**/api/**"  # what pages ask the hall
PANELS = ("log", "chat", "rules", "notebook", "people", "fairness")


class Tour:
    """Somebody who goes from screen to screen; each way can be gone again, at another size."""

    def __init__(self, come: Callable[..., Guest], **likes: object) -> None:
        self.come = come
        self.ana = come("Ana", **likes)
        self.ana.come_in("Ana")
        self.tables: dict[str, str] = {}
        self.invitation = ""  # to a table that waits for people

    def go(self, path: str) -> Guest:
        """Go to a page that has an address."""
        self.ana.context.unroute(HALL)
        self.ana.page.goto(path)
        expect(self.ana.page.locator("h1").first).to_be_visible()
        return self.ana

    def _made(self, what: str, make: Callable[[], str]) -> str:
        if what not in self.tables:
            self.tables[what] = make()
        return self.tables[what]

    # --- Around a game ------------------------------------------------------------------------------------------

    def front(self) -> Guest:
        """The hall, with tables of one's own."""
        self._lobby()
        self.go("/")
        expect(self.ana.page.locator("article").last).to_be_visible()
        expect(self.ana.page.locator(".going")).to_be_visible()
        return self.ana

    def offline(self) -> Guest:
        """The hall of whoever cannot reach it, until they go elsewhere."""
        self.ana.context.route(HALL, lambda route: route.abort())
        self.ana.page.goto("/")
        expect(self.ana.page.locator("main [role=status] h2")).to_be_visible()
        return self.ana

    def play_how(self) -> Guest:
        """How one likes to play now."""
        self.front()
        return self._dialog(self.ana.page.locator("article .how").first.click)

    def _dialog(self, ask: Callable[[], object]) -> Guest:
        ask()
        expect(self.ana.page.locator("dialog[open]")).to_be_visible()
        return self.ana

    def _lobby(self) -> str:
        if not self.invitation:
            info = self.ana.new_table("blood-bound", 6, bots=2)
            self.invitation = f"{info['table']}#{info['invite']}"
        return self.invitation

    def lobby(self) -> Guest:
        """A table that waits for people, with its invitation."""
        self.ana.open_table(self._lobby().partition("#")[0])
        expect(self.ana.page.get_by_text("Ana").first).to_be_visible()
        return self.ana

    def me(self) -> Guest:
        """One's own page, with a link and a passphrase for other devices."""
        self.ana.api("PATCH", "/people/me", sign="raven", colour="teal")
        self.go("/me")
        ways = self.ana.page.locator(".ways .panel")
        ways.first.get_by_role("button").last.click()
        expect(ways.first.get_by_role("img")).to_be_visible()
        ways.last.get_by_role("button").first.click()
        expect(ways.last.get_by_role("list")).to_be_visible()
        return self.ana

    def daily(self) -> Guest:
        """Today's deals, with what is promised about one of them."""
        self.go("/daily")
        deals = self.ana.page.locator("main article")
        expect(deals.last).to_be_visible()
        deals.first.locator("summary").click()
        return self.ana

    def arrival(self) -> Guest:
        """What a stranger sees who was given a link."""
        size = self.ana.page.viewport_size
        stranger = self.come("", viewport=size)
        stranger.open_table(self._lobby())
        expect(stranger.page.get_by_role("textbox").first).to_be_visible()
        return stranger

    # --- At a table ---------------------------------------------------------------------------------------------

    def table(self, game: str) -> Guest:
        """A game after some decisions."""
        self.ana.open_table(self._made(game, lambda: self._begun(game)))
        expect(self.ana.options.first).to_be_visible()
        news = self.ana.page.locator(".since .close")
        if news.count():
            news.click()
        return self.ana

    def since(self, game: str) -> Guest:
        """What has happened since one's last decision."""
        self.table(game)
        self.ana.page.keyboard.press(".")
        expect(self.ana.page.locator(".since")).to_be_visible()
        return self.ana

    def _begun(self, game: str) -> str:
        chance = random.Random(game)
        asked_or_over = self.ana.options.first.or_(self.ana.result)
        while True:
            table = self.ana.sit_down(game, SEATS[game])
            for _ in range(DECISIONS):
                expect(asked_or_over).to_be_visible()
                self.ana.press(chance)
            expect(asked_or_over).to_be_visible()
            if not self.ana.result.count():  # a game of twelve may end before one of them is asked so often
                return table

    def panel(self, game: str, name: str) -> Guest:
        """A panel of a table, open."""
        self.table(game)
        page = self.ana.page
        buttons = page.locator("header nav > button")
        place = [each for each in PANELS if each != "notebook" or find(game).notebook].index(name)
        expect(buttons.nth(place)).to_be_attached()
        if buttons.nth(place).get_attribute("aria-pressed") == "false":  # beside a large table the log is open already
            if not buttons.nth(place).is_visible():
                page.locator("header .near button").last.click()
            buttons.nth(place).click()
        expect(page.get_by_role("complementary").last).to_be_visible()
        return self.ana

    def command(self, key: str) -> Guest:
        """What a key opens at a table."""
        self.table("dungeon-cards")
        return self._dialog(lambda: self.ana.page.keyboard.press(key))

    def result(self, game: str) -> Guest:
        """How a game ended."""
        self.ana.open_table(self._made(f"ended {game}", lambda: self._ended(game)))
        expect(self.ana.result).to_be_visible()
        return self.ana

    def _ended(self, game: str) -> str:
        seats = find(game).seats
        table = self.ana.sit_down(game, max(seats[0], 3), settings=SHORT.get(game, {}))
        self.ana.play(random.Random(game))
        return table

    def replay(self, game: str) -> Guest:
        """A game that is told again, at its end."""
        self.result(game)
        self.ana.page.goto(f"/replay/{self.tables[f'ended {game}']}")
        slider = self.ana.page.get_by_role("slider").first
        slider.focus()
        slider.press("End")
        expect(slider).to_have_value(str(slider.get_attribute("max")))
        return self.ana

    def history(self, game: str) -> Guest:
        """What one has played, with its plot and records."""
        self.result(game)
        self.go("/history")
        row = self.ana.page.locator(f'main li[data-game="{game}"]')
        while not row.count():  # a game is told a moment after it has ended
            self.ana.page.reload()
            expect(self.ana.page.locator("main .button").first).to_be_visible()
        expect(row.first).to_be_visible()
        return self.ana

    # --- Learning -----------------------------------------------------------------------------------------------

    def hint(self, game: str) -> Guest:
        """What somebody is advised who asks for it."""
        library(find(game))  # built here where it is not yet: nobody at a hall waits for a compiler
        self.table(game)
        self.ana.page.keyboard.press("!")
        expect(self.ana.page.locator(".hint li").first).to_be_visible()
        return self.ana

    def analysis(self, game: str) -> Guest:
        """What a game came to, with one of the decisions that weighed, if any did."""
        library(find(game))
        self.result(game)
        self.go(f"/analysis/{self.tables[f'ended {game}']}")
        # It makes way for everything else, so a busy machine may take minutes.
        told = self.ana.page.locator("main figure [role=img]")
        expect(told.or_(self.ana.page.get_by_role("alert"))).to_be_visible(timeout=0)
        expect(told).to_be_visible()
        moments = self.ana.page.locator("main details.moment summary")
        if moments.count():
            moments.first.click()
        return self.ana

    def exercise(self, game: str) -> Guest:
        """A moment that is decided again, and judged."""
        self.go(f"/exercises/{game}")
        question = self.ana.page.locator("section.ask")
        question.locator(".options button").first.click()
        expect(question.get_by_role("status")).to_be_visible()
        return self.ana

    def book(self, game: str) -> Guest:
        """The rules, with an example that is stepped through."""
        self.go(f"/rules/{game}")
        example = self.ana.page.locator(".example").first
        example.get_by_role("button").click()
        example.locator(".controls .bright").click()
        example.scroll_into_view_if_needed()
        return self.ana

    def lesson(self, game: str) -> Guest:
        """A lesson at its first suggestion."""
        self.ana.page.goto(f"/learn/{game}")
        coach = self.ana.page.locator(".coach")
        tried = coach.locator("[data-try]")
        onward = coach.locator(".foot .bright")
        while True:
            expect(onward).to_be_visible()
            if tried.count():
                return self.ana
            said = coach.inner_text()
            onward.click()
            expect(coach).not_to_have_text(re.compile(f"^{re.escape(said)}$"))


Screens = dict[str, Callable[[Tour], Guest]]

AROUND: Screens = {
    "front": Tour.front,
    "play-how": Tour.play_how,
    "lobby": Tour.lobby,
    "arrival": Tour.arrival,
    "settings": lambda tour: tour.command("s"),
    "keys": lambda tour: tour.command("?"),
    "continue": lambda tour: tour.go("/continue"),
    "me": Tour.me,
    "daily": Tour.daily,
    "lost": lambda tour: tour.go("/nowhere"),
    "offline": Tour.offline,
    "about": lambda tour: tour.go("/about"),
}


def of_game(game: str) -> Screens:
    """The screens that a game has."""

    def panel(name: str) -> Callable[[Tour], Guest]:
        return lambda tour: tour.panel(game, name)

    return {
        "table": lambda tour: tour.table(game),
        "since": lambda tour: tour.since(game),
        **{name: panel(name) for name in PANELS if name != "notebook" or find(game).notebook},
        "hint": lambda tour: tour.hint(game),
        "result": lambda tour: tour.result(game),
        "replay": lambda tour: tour.replay(game),
        **({"analysis": lambda tour: tour.analysis(game)} if FULL else {}),  # else test_teacher.py looks at a short one
        "exercise": lambda tour: tour.exercise(game),
        "history": lambda tour: tour.history(game),
        "rules-book": lambda tour: tour.book(game),
        "lesson": lambda tour: tour.lesson(game),
        "new": lambda tour: tour.go(f"/new/{game}"),
    }
