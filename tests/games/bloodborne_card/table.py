"""A table of Bloodborne: The Card Game laid out for a test: hunters are called by name.

    table = Table("henryk", "eileen", "ludwig").facing("scourge_beast").with_health(eileen=3).rolling("2+", "0")
    table.play(henryk="hunter_axe", eileen="hunters_dream", ludwig="saw_cleaver")
    assert table.health("eileen") == 2

The first hunter named is the first player, the final boss is Gehrman without his rule unless a test says otherwise,
and the Bloody Crow, which has no ability, stands before the hunters.  Faces of the monster's die are scripted as
printed; a roll that is not scripted shows a 0.  `play` plays step 1 and goes on until somebody is asked; whoever is
not named enters the Dream.
Whatever a scenario gets wrong raises a `ScenarioError` that says what is on the table instead.
"""

from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import partial
from typing import Any

from tests.games.scenario import Scenario, ScenarioError, prepared

from duskhall.games.bloodborne_card import rules
from duskhall.games.bloodborne_card.content import load
from duskhall.games.bloodborne_card.state import IN_PLAY, NOBODY, OUT, CardGame
from duskhall.games.bloodborne_card.view import View
from duskhall.kernel.dice import BLOCK
from duskhall.kernel.event import Recorder
from duskhall.kernel.game import Game
from duskhall.kernel.question import Ask

GAME_ID = "bloodborne-card"
TROPHIES = ("kin", "humanoid", "beast")


def plain_content() -> dict[str, Any]:
    """The game's own content, with a Gehrman who changes no rule: he adds no Echoes."""
    data = deepcopy(dict(load().data))
    gehrman = next(entry for entry in data["final_boss"] if entry["id"] == "gehrman")
    gehrman["effects"] = []
    return data


PLAIN = plain_content()


class Table(Scenario[CardGame, View]):
    """A game about to begin a round, and what a test does with it."""

    def __init__(
        self,
        *hunters: str,
        seed: int = 1,
        content: Mapping[str, Any] | None = None,
        **settings: str | int,
    ) -> None:
        """Seat these hunters, the first player first; settings are those of the game."""
        self.hunters = self.names = hunters or ("henryk", "eileen", "ludwig")
        if content is None and settings.get("final_boss", "gehrman") == "gehrman":
            content = PLAIN
        chosen = {"first_player": "seat", "final_boss": "gehrman", **settings}
        setup = game().setup(len(self.hunters), chosen, content)
        self.script: list[str] = []
        self.recorder = Recorder(setup)
        # the first creature and the first round are laid out by the test
        first_round = ("begin_round", "dead_on_reveal", "reveal_next_creature")
        self.state = prepared(rules.start, setup, seed, self.recorder, *first_round)
        self.started = False
        self.facing("bloody_crow")

    # --- Laying out ----------------------------------------------------------------------------------------------

    def facing(self, creature: str, echoes: int | None = None) -> "Table":
        """Let this creature be in play, with its Echoes or so many."""
        state = self.state
        number = self.number("creature", creature)
        if state.creature != NOBODY and state.creature != state.final_boss:
            state.box.append(state.creature)
        for pile in (state.deck, state.box):
            if number in pile:
                pile.remove(number)
        if number == state.final_boss:
            state.deck.clear()
        state.creature = number
        state.fate = IN_PLAY
        state.echoes = rules.echoes_of(state) if echoes is None else echoes
        return self

    def deck(self, *creatures: str) -> "Table":
        """Let the dungeon deck be exactly these creatures, the one that comes next first; others go to the box."""
        state = self.state
        numbers = [self.number("creature", creature) for creature in reversed(creatures)]
        rest = [each for each in state.deck + state.box if each not in numbers]
        state.deck, state.box = numbers, rest
        return self

    def box(self, *creatures: str) -> "Table":
        """Let the box hold exactly these creatures."""
        self.state.box = [self.number("creature", creature) for creature in creatures]
        return self

    def display(self, *cards: str) -> "Table":
        """Let exactly these upgrades be on display; the others go back into their deck."""
        state = self.state
        state.upgrade_deck += state.display
        state.display = []
        for card in cards:
            number = self.number("card", card)
            if number not in state.upgrade_deck:
                raise ScenarioError(f"there is no {card} left among the upgrades")
            state.upgrade_deck.remove(number)
            state.display.append(number)
        return self

    def upgrade_deck(self, *cards: str) -> "Table":
        """Let the upgrade deck be exactly these cards, the top one first."""
        self.state.upgrade_deck = [self.number("card", card) for card in reversed(cards)]
        return self

    def with_health(self, **health: int) -> "Table":
        return self._set(self.state.health, health)

    def with_collected(self, **echoes: int) -> "Table":
        return self._set(self.state.collected, echoes)

    def with_banked(self, **echoes: int) -> "Table":
        return self._set(self.state.banked, echoes)

    def with_deaths(self, **deaths: int) -> "Table":
        return self._set(self.state.deaths, deaths)

    def with_trophies(self, **spaces: tuple[int, int, int]) -> "Table":
        """Let tokens be so far up the tracks of Kin, Humanoids and Beasts."""
        for name, three in spaces.items():
            self.state.trophies[self.seat(name) * 3 : self.seat(name) * 3 + 3] = list(three)
        return self

    def hand(self, **cards: str) -> "Table":
        """Give hunters these cards, as one text, beside the Dream: upgrades leave their deck, starters are moved."""
        for name, text in cards.items():
            self.state.hand[self.seat(name)] = [self.number("card", card) for card in ["hunters_dream", *text.split()]]
        return self

    def with_used(self, **cards: str) -> "Table":
        """Let hunters' used piles be these cards."""
        for name, text in cards.items():
            self.state.used[self.seat(name)] = [self.number("card", card) for card in text.split()]
        return self

    def eliminated(self, *names: str) -> "Table":
        for name in names:
            self.state.status[self.seat(name)] = OUT
        return self

    def rolling(self, *faces: str) -> "Table":
        """Script the next faces of the creature's die, as printed: "2", "2+"."""
        self.script += faces
        return self

    # --- Playing -------------------------------------------------------------------------------------------------

    def go(self) -> "Table":
        """Begin the round, if it has not begun."""
        if not self.started:
            self.started = True
            self.state.do(rules.begin_round)
            self._rolling(self.state.run)
        return self

    def play(self, **cards: str) -> "Table":
        """Let everybody play a card in step 1; whoever is not named enters the Dream."""
        self.go()
        if self.question() != "play_card":
            raise ScenarioError(f"it is not step 1: {self.situation()}")
        for ask in self.state.pending():
            name = self.name(ask.seat)
            self.answer(**{name: cards.get(name, "hunters_dream")})
        return self

    def answer(self, **options: str) -> "Table":
        """Let hunters answer what they are asked, in the order given."""
        self.go()
        for name, option in options.items():
            ask = self._ask_of(name)
            number = self.option_number(ask, option)
            if number not in ask.options:
                raise ScenarioError(f"{option!r} is not possible for {name} now: {self.situation()}")
            self._rolling(partial(self.state.answer, ask.seat, ask.question, number))
        return self

    def answer_all(self) -> "Table":
        """Let everybody who is asked take the first option, until step 1 of the next round or the end."""
        self.go()
        while self.state.asks and self.question() != "play_card":
            ask = self.state.pending()[0]
            self._rolling(partial(self.state.answer, ask.seat, ask.question, ask.options[0]))
        return self

    def refused(self, name: str, option: str, rule: str, reason: str) -> "Table":
        """Hold that this answer is refused for this reason by this rule, and changes nothing."""
        return self.hold_refused(self.go()._ask_of(name), option, rule, reason)

    # --- Reading -------------------------------------------------------------------------------------------------

    def asked(self) -> list[str]:
        """Return who is asked."""
        return [self.name(ask.seat) for ask in self.go().state.pending()]

    def options(self, name: str) -> list[str]:
        """Return what a hunter may answer."""
        ask = self.go()._ask_of(name)
        return self.option_names(ask)

    def health(self, name: str) -> int:
        return self.state.health[self.seat(name)]

    def collected(self, name: str) -> int:
        return self.state.collected[self.seat(name)]

    def banked(self, name: str) -> int:
        return self.state.banked[self.seat(name)]

    def trophies(self, name: str) -> tuple[int, ...]:
        return tuple(self.state.trophies[self.seat(name) * 3 : self.seat(name) * 3 + 3])

    def in_hand(self, name: str) -> list[str]:
        return self.cards_named(self.state.hand[self.seat(name)])

    def used(self, name: str) -> list[str]:
        return self.cards_named(self.state.used[self.seat(name)])

    def on_display(self) -> list[str]:
        return self.cards_named(self.state.display)

    @property
    def creature(self) -> str:
        return str(self.state.setup.catalogues["creature"][self.state.creature])

    @property
    def echoes(self) -> int:
        return self.state.echoes

    @property
    def first_player(self) -> str:
        return self.name(self.state.first_player)

    def odds(self, name: str) -> dict[str, float]:
        """Return the chance to die with each of the cards that a hunter may choose now."""
        ask = self.go()._ask_of(name)
        chances = self.state.odds(ask.seat, ask)
        return {self.state.setup.option_name(ask.question, card): each["death"] for card, each in chances.items()}

    def events(self, *kinds: str) -> list[dict[str, Any]]:
        """Return what happened, without the names of the kinds; seats by their hunters' names."""
        told = self.go().recorder.events
        return [self._named(event.plain()) for event in told if event.kind.name in kinds]

    def situation(self) -> str:
        if not self.state.asks:
            return f"the game is over; {self.view(None)}"
        asks = ", ".join(
            f"{self.name(ask.seat)} {ask.question.name} {self.option_names(ask)}" for ask in self.state.asks
        )
        return f"asked are {asks}; {self.creature} has {self.echoes} Echoes"

    # --- Details -------------------------------------------------------------------------------------------------

    def _set(self, values: list[int], given: Mapping[str, int]) -> "Table":
        for name, value in given.items():
            values[self.seat(name)] = value
        return self

    def _ask_of(self, name: str) -> Ask:
        ask = self.state.ask_for(self.seat(name))
        if ask is None:
            raise ScenarioError(f"{name} is not asked anything: {self.situation()}")
        return ask

    def _rolling(self, play: Callable[[], None]) -> None:
        """Play on with the scripted faces, which are laid into the stream that the game draws from; then zeros."""
        tables = self.state.tables
        die = tables.die[self.state.creature]
        printed = [f"{damage}{'+' * plus}" for damage, plus in zip(tables.die_damage[die], tables.die_plus[die])]
        for face in self.script:
            if face not in printed:
                raise ScenarioError(f"the die of {self.creature} has no face {face}; it has {', '.join(printed)}")
        values = bytes(printed.index(face) for face in self.script)
        dice = self.state.dice
        dice.log = []
        dice.block = values.ljust(BLOCK, b"\0")
        dice.used = 0
        play()
        rolled = len([draw for draw in dice.log if draw[3] == "monster"])
        if rolled:
            if rolled < len(self.script):
                raise ScenarioError(f"the die was rolled {rolled} times, but the script was {self.script}")
            self.script = []

    def _named(self, plain: dict[str, Any]) -> dict[str, Any]:
        seats = ("seat", "hunter")
        return {
            field: self.name(value) if field in seats and value is not None else value
            for field, value in plain.items()
            if field != "event"
        }


def game() -> Game:
    """Return Bloodborne: The Card Game."""
    from duskhall.games import find

    return find(GAME_ID)
