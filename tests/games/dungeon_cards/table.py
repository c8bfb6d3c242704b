"""A table of Dungeon Cards laid out for a test: players are called by their adventurers.

    table = Table("warrior", "rogue").with_gold(rogue=5).deck("adv_rogue").rolling("SSSSEE")
    table.answer("fight", "stop")
    assert table.gold("warrior") == 3

The first adventurer named is the first player.  Under the cards that a test puts on the deck lie explore cards, so
that a turn which the test does not care about is quiet.  Dice must be scripted: S is a strike, E an evade, * a skill
face.  Whatever a scenario gets wrong (an option that is not offered, dice that were not scripted, a card that is not
there) raises a `ScenarioError` that says what is on the table instead.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from tests.games.scenario import Scenario, ScenarioError, prepared

from duskhall.games.dungeon_cards import boss, rules
from duskhall.games.dungeon_cards.settings import ROUNDS
from duskhall.games.dungeon_cards.state import EXPLORE, DungeonCards
from duskhall.games.dungeon_cards.view import View
from duskhall.kernel.dice import BLOCK, Dice
from duskhall.kernel.event import Recorder
from duskhall.kernel.game import Game

GAME_ID = "dungeon-cards"
ADVENTURERS = ("warrior", "rogue", "wizard", "ranger", "cleric", "dwarf")

THROWN = ("die", "tie")  # the purposes of draws that are dice on the table


class Table(Scenario[DungeonCards, View]):
    """A game in progress, past the choosing of adventurers, and what a test does with it."""

    def __init__(
        self,
        *adventurers: str,
        seed: int = 1,
        content: Mapping[str, Any] | None = None,
        **settings: str | int,
    ) -> None:
        """Seat these adventurers clockwise from the first player; settings are those of the game."""
        self.adventurers = self.names = adventurers or ADVENTURERS[:2]
        setup = game().setup(len(self.adventurers), {"first_player": "seat", **settings}, content)
        self.script: list[str] = []
        self.recorder = Recorder(setup)
        # the first round would turn a card up at once
        self.state = prepared(rules.start, setup, seed, self.recorder, "begin_round")
        self.started = False
        self.first_step: Any = rules.begin_round
        for name in self.adventurers:
            self._answer(name)
        self._quieten()

    # --- Laying out ----------------------------------------------------------------------------------------------

    def with_gold(self, **gold: int) -> "Table":
        """Give players gold; the score sheet says that it came from treasures."""
        for name, amount in gold.items():
            self.state.from_treasures[self.seat(name)] += amount - self.gold(name)
            self.state.gold[self.seat(name)] = amount
        return self

    def with_hits(self, **hits: int) -> "Table":
        """Let players have taken hits."""
        for name, number in hits.items():
            self.state.hits[self.seat(name)] = number
        return self

    def with_points(self, **points: int) -> "Table":
        """Give players skill points."""
        for name, number in points.items():
            self.state.points[self.seat(name)] = number
        return self

    def knocked_out(self, *names: str) -> "Table":
        """Let adventurers be knocked out."""
        for name in names:
            self.state.hits[self.seat(name)] = self.state.tables.hits[self.number("adventurer", name)]
        return self

    def holding(self, **items: Sequence[str]) -> "Table":
        """Let players have collected items, which leave the deck."""
        for name, own in items.items():
            for item in own:
                self._take_from_deck(item)
                self.state.give_item(self.seat(name), self.number("item", item), 1)
        return self

    def deck(self, *cards: str) -> "Table":
        """Put these cards on top of the deck, the one to be drawn first named first."""
        self.state.deck += [self._take_from_deck(card) for card in reversed(cards)]
        return self

    def piles(self, *, deck: Sequence[str], discard: Sequence[str] = ()) -> "Table":
        """Let the deck be exactly these cards, the top one first, and the discard pile these; others are gone."""
        self.state.deck = [self.number("card", card) for card in reversed(deck)]
        self.state.discard = [self.number("card", card) for card in discard]
        return self

    def rolling(self, *throws: str) -> "Table":
        """Script the next throws, face by face: S, E and *."""
        for throw in throws:
            if not throw or set(throw) - set("SE*"):
                raise ScenarioError(f"a throw is written with S, E and *, not as {throw!r}")
        self.script += throws
        return self

    def in_round(self, number: int) -> "Table":
        """Let the round of this number be about to begin."""
        self.state.round = number - 1
        return self

    def turn_of(self, name: str) -> "Table":
        """Let the first round have come to this player's turn."""
        self.state.round = max(1, self.state.round)
        self.state.turn = self.seat(name)
        self.first_step = rules.begin_turn
        return self

    def at_the_boss(self) -> "Table":
        """Let the last round be over."""
        self.state.round = self.state.setting(ROUNDS)
        self.first_step = boss.wake_the_boss
        return self

    # --- Playing -------------------------------------------------------------------------------------------------

    def answer(self, *options: str) -> "Table":
        """Let whoever is asked answer, one question after another."""
        self.go()
        for option in options:
            self._answer(option)
        return self

    def go(self) -> "Table":
        """Begin, if nothing has been asked yet."""
        if not self.started:
            self.started = True
            self.state.do(self.first_step)
            self._throwing(self.state.run)
        return self

    def until(self, question: str) -> "Table":
        """Give the first option of whatever is asked (draw, go on, accept) until this question comes."""
        for _ in range(20):
            if self.question() == question:
                return self
            self.answer(self.options()[0])
        raise ScenarioError(f"{question} did not come: {self.situation()}")

    def refused(self, option: str, rule: str, reason: str) -> "Table":
        """Hold that this answer is refused for this reason by this rule, and changes nothing."""
        return self.hold_refused(self.first_ask(), option, rule, reason)

    # --- Reading -------------------------------------------------------------------------------------------------

    def asked(self) -> tuple[str, list[str]]:
        """Return the question that is pending and the options that are legal."""
        ask = self.first_ask()
        return ask.question.name, self.option_names(ask)

    def options(self) -> list[str]:
        """Return the options that are legal."""
        return self.asked()[1]

    def asks_whom(self) -> str:
        """Return who is asked."""
        return self.name(self.first_ask().seat)

    def turn(self) -> str:
        """Return whose turn it is."""
        return self.name(self.go().state.turn)

    def round(self) -> int:
        """Return the round."""
        return self.go().state.round

    def gold(self, name: str) -> int:
        """Return a player's gold."""
        return self.state.gold[self.seat(name)]

    def hits(self, name: str) -> int:
        """Return the hits that a player has taken."""
        return self.state.hits[self.seat(name)]

    def points(self, name: str) -> int:
        """Return a player's skill points."""
        return self.state.points[self.seat(name)]

    def items(self, name: str) -> list[str]:
        """Return a player's items."""
        return self.view(None).players[self.seat(name)].items

    def is_out(self, name: str) -> bool:
        """Say whether an adventurer is knocked out."""
        return self.state.is_out(self.seat(name))

    def row(self) -> list[str]:
        """Return the cards of this turn."""
        return self.cards_named(self.go().state.row)

    def discarded(self) -> list[str]:
        """Return the discard pile, oldest first."""
        return self.cards_named(self.state.discard)

    def in_deck(self) -> list[str]:
        """Return the deck, the top card first."""
        return self.cards_named(self.state.deck)[::-1]

    def action_total(self) -> int:
        """Return the action total of this turn."""
        return self.go().state.action_total

    def is_bust(self) -> bool:
        """Say whether whoever's turn it is has gone bust."""
        return self.go().state.bust

    def ranking(self) -> list[str]:
        """Return the players from the first place to the last."""
        places = self.outcome().places
        return sorted(self.adventurers, key=lambda name: places[self.seat(name)])

    # --- Details -------------------------------------------------------------------------------------------------

    def _answer(self, option: str) -> None:
        ask = self.first_ask() if self.started else self.state.asks[0]
        number = self.option_number(ask, option)
        if number not in ask.options:
            raise ScenarioError(f"{option!r} is not possible now: {self.situation()}")
        self._throwing(lambda: self.state.answer(ask.seat, ask.question, number))

    def _throwing(self, play: Any) -> None:
        """Play on with the scripted dice, which are laid into the stream that the game draws from."""
        values = bytes({"S": 0, "E": 3, "*": 5}[face] for face in "".join(self.script))
        dice = self.state.dice
        dice.log = []
        if values:
            _lay_into(dice, values)
        play()
        purposes = [draw[3] for draw in dice.log]
        strange = set(purposes[: len(values)]) - set(THROWN)
        if strange:
            raise ScenarioError(
                f"chance was needed for a {' and a '.join(sorted(strange))} before the scripted dice were thrown"
            )
        self._use_up(sum(purpose in THROWN for purpose in purposes))

    def _use_up(self, thrown: int) -> None:
        script = list(self.script)
        used = 0
        while used < thrown and self.script:
            used += len(self.script.pop(0))
        if used != thrown:
            raise ScenarioError(f"{thrown} dice were thrown, but the script was {script}: {self.situation()}")

    def _quieten(self) -> None:
        """Put the explore cards on top, the shortest first."""
        tables = self.state.tables
        self.state.deck.sort(key=lambda card: (tables.type[card] == EXPLORE, -tables.action[card]))

    def _take_from_deck(self, name: str) -> int:
        card = self.number("card", name)
        if card not in self.state.deck:
            raise ScenarioError(f"there is no {name} left in the deck")
        self.state.deck.remove(card)
        return card

    def situation(self) -> str:
        if not self.state.asks:
            return f"the game is over; {self.view(None)}"
        ask = self.state.asks[0]
        names = self.option_names(ask)
        return f"{self.name(ask.seat)} is asked {ask.question.name} {names}, with {self.row()} on the table"


def game() -> Game:
    """Return Dungeon Cards."""
    from duskhall.games import find

    return find(GAME_ID)


def altered(*changes: tuple[str, str, str, Any]) -> dict[str, Any]:
    """Return the game's content with fields changed: (list, entry, field, value)."""
    content = deepcopy(dict(game().setup(2).content.data))
    for noun, name, field, value in changes:
        next(entry for entry in content[noun] if entry["id"] == name)[field] = value
    return content


def fresh(players: int, seed: int = 1, **settings: str | int) -> DungeonCards:
    """Return a new game, run to its first decision, with the game's own defaults."""
    state = game().new(game().setup(players, settings), Dice(seed.to_bytes(32, "big")))
    assert isinstance(state, DungeonCards)
    return state


def _lay_into(dice: Dice, values: bytes) -> None:
    """Let the next draws of a stream be these values.

    A stream reads its block up to the byte BLOCK and then hashes the next one.  More values than that stand at the
    block's end and are read first, by negative places.  So no subclass is needed, which a compiled class would not
    allow.
    """
    before = len(values) - BLOCK
    dice.block = values[before:] + values[:before] if before > 0 else values.rjust(BLOCK, b"\0")
    dice.used = -before
