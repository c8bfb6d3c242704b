"""A table of Blood Bound laid out for a test: players are called by their characters.

    table = Table("rose_elder", "beast_mage", "rose_guardian", "beast_assassin", "rose_mage", "beast_elder")
    table.attack("beast_mage").take("rank").answer("rose_guardian")
    assert table.has("rose_guardian") == ["staff"]

The first one named has the dagger.  In answers a seat is named by its character as well.  Whatever a scenario gets
wrong raises a `ScenarioError` that says what is asked instead.
"""

from tests.games.scenario import Scenario, ScenarioError

from duskhall.games.blood_bound import GAME, rules
from duskhall.games.blood_bound.state import CARDS, TOKENS, BloodBound
from duskhall.games.blood_bound.view import View
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder
from duskhall.kernel.question import ALL, Ask

GAME_ID = "blood-bound"
# Six players, three of each clan; tests that need other characters name them.
SIX = ("rose_elder", "beast_elder", "rose_assassin", "beast_assassin", "rose_mage", "beast_mage")


class Table(Scenario[BloodBound, View]):
    """A game in progress, and what a test does with it."""

    def __init__(self, *characters: str, **settings: str | int) -> None:
        """Seat these characters clockwise; settings are those of the game."""
        self.characters = self.names = characters or SIX
        setup = GAME.setup(len(self.names), settings)
        names = setup.catalogues["character"]
        self.state: BloodBound = rules.start(setup, Dice(bytes(32)))
        self.state.run()
        self.state.character = [names.index(name) for name in self.names]
        self.recorder = Recorder(setup)
        self.state.listener = self.recorder
        self.dagger(self.names[0])

    # --- Laying out ----------------------------------------------------------------------------------------------

    def dagger(self, name: str) -> "Table":
        """Give somebody the dagger; their turn begins anew."""
        self.state.dagger = self.seat(name)
        self.state.agenda.clear()
        self.state.asks = []
        self.state.turn -= 1
        self.state.do(rules.begin_turn)
        self.state.run()
        return self

    def showing(self, name: str, *tokens: str) -> "Table":
        """Let somebody have suffered these wounds."""
        seat = self.seat(name)
        for token in tokens:
            place = seat * TOKENS + self.number("token", token)
            self.state.tokens[place] += 1
            self.state.most[place] = max(self.state.most[place], self.state.tokens[place])
            self.state.wounds[seat] += 1
        return self.dagger(self.name(self.state.dagger))

    def holding(self, name: str, *cards: str) -> "Table":
        """Let somebody have these ability cards."""
        for card in cards:
            self.state.give(self.seat(name), self.number("card", card))
        return self.dagger(self.name(self.state.dagger))

    def without_supply(self, *cards: str) -> "Table":
        """Let these cards be out of the supply."""
        for card in cards:
            self.state.cards[self.number("card", card)] = 0
        return self

    def cursed(self, name: str, face: str) -> "Table":
        """Let somebody have a curse."""
        self.holding(name, "curse")
        self.state.curse[self.seat(name)] = self.number("curse", face) + 1
        return self

    # --- Playing -------------------------------------------------------------------------------------------------

    def attack(self, target: str) -> "Table":
        """Let the active player attack somebody who faces it alone."""
        self.answer("attack", target)
        if self.state.asks and self.question() == "request":
            self.answer("alone")
        return self

    def attack_with_help(self, target: str, helper: str, *more: str) -> "Table":
        """Let the active player attack somebody for whom the first of these intervenes."""
        return self.answer("attack", target, "ask").offers(helper, *more).answer(helper)

    def pass_to(self, name: str) -> "Table":
        """Let the active player pass."""
        return self.answer("pass", name)

    def take(self, token: str) -> "Table":
        """Let whoever is wounded take a token, if there is a choice."""
        return self.answer(token) if self.state.asks and self.question() == "take_token" else self

    def answer(self, *options: str) -> "Table":
        """Let whoever is asked answer, one question after another."""
        for option in options:
            ask = self.first_ask()
            number = self.option_number(ask, option)
            if number not in ask.options:
                raise ScenarioError(f"{option!r} is not possible now: {self.situation()}")
            self.state.answer(ask.seat, ask.question, number)
        return self

    def offers(self, *names: str) -> "Table":
        """Let exactly these offer to intervene."""
        if self.state.mode != ALL:
            raise ScenarioError(f"nobody is asked for offers: {self.situation()}")
        asked = [self.name(ask.seat) for ask in self.state.pending()]
        for name in names:
            if name not in asked:
                raise ScenarioError(f"{name} is not asked for an offer; {asked} are")
        for ask in self.state.pending():
            self.state.answer(ask.seat, ask.question, 0 if self.name(ask.seat) in names else 1)
        return self

    def refused(self, option: str, rule: str, reason: str) -> "Table":
        """Hold that this answer is refused for this reason by this rule, and changes nothing."""
        return self.hold_refused(self.first_ask(), option, rule, reason)

    # --- Reading -------------------------------------------------------------------------------------------------

    def options(self) -> list[str]:
        """Return the options that are legal, seats by their characters."""
        ask = self.first_ask()
        names = self.option_names(ask)
        return [self.name(int(name[5:]) - 1) if name.startswith("seat_") else name for name in names]

    def asks_whom(self) -> list[str]:
        """Return who is asked."""
        return [self.name(ask.seat) for ask in self.state.pending()]

    def active(self) -> str:
        """Return who has the dagger."""
        return self.name(self.state.dagger)

    def wounds(self, name: str) -> int:
        """Return how many wounds somebody has."""
        return self.state.wounds[self.seat(name)]

    def shows(self, name: str) -> list[str]:
        """Return the tokens before somebody."""
        own = self.seat(name) * TOKENS
        counts = self.state.tokens[own : own + TOKENS]
        return [token for token, number in zip(self.state.setup.catalogues["token"], counts) for _ in range(number)]

    def has(self, name: str) -> list[str]:
        """Return the ability cards before somebody."""
        own = self.seat(name) * CARDS
        counts = self.state.held[own : own + CARDS]
        return [card for card, number in zip(self.state.setup.catalogues["card"], counts) for _ in range(number)]

    def supply(self, card: str) -> int:
        """Return how many cards of a sort are in the supply."""
        return self.state.cards[self.number("card", card)]

    def sees(self, name: str | None, other: str) -> str | None:
        """Return the character that one player, or a spectator, knows another one to be."""
        return self.view(name).players[self.seat(other)].character

    # --- Details -------------------------------------------------------------------------------------------------

    def option_number(self, ask: Ask, option: str) -> int:
        """Return the number of an option; a seat may be named by its character."""
        if option in self.names:
            option = f"seat_{self.seat(option) + 1}"
        return super().option_number(ask, option)

    def situation(self) -> str:
        if not self.state.asks:
            return "the game is over"
        return f"{self.asks_whom()} asked {self.question()} {self.options()}"
