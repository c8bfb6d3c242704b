"""A table of the board game laid out for a test: hunters are called by their weapons, spaces and units by their names.

    table = Table("saw_cleaver").enemy("hunter_mob_1").hand("saw_cleaver", "skill").actions("basic")
    table.turn("saw_cleaver").answer("attack", "skill", "slot_3")
    assert table.damage("hunter_mob_1") == 3

Every hunter stands on the lamp of the Central Lamp with side A, an empty hand and an exhausted firearm; enemies show
side A.  What a scenario gets wrong (an option that is not offered) raises a `ScenarioError` that says what is on the
table instead.
"""

from collections.abc import Callable
from typing import Any

from duskhall.games.bloodborne_board import GAME, events, rules
from duskhall.games.bloodborne_board.board import tiles
from duskhall.games.bloodborne_board.death import slaying
from duskhall.games.bloodborne_board.missions import mission_steps
from duskhall.games.bloodborne_board.printed import NOBODY, NOWHERE, SLOTS
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.turn import enemies
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder
from duskhall.kernel.outcome import Outcome
from duskhall.kernel.refusal import Refusal

ACTIONS = ("basic", "special", "ability")
LAMP = "central_lamp_b"


class ScenarioError(AssertionError):
    """A scenario that cannot be laid out or played as the test says."""


class Table:
    """One scenario."""

    def __init__(self, *hunters: str, seed: int = 1, **settings: str | int) -> None:
        self.hunters = hunters
        self.setup = GAME.setup(len(hunters), {"length": "chapter", **settings})
        self.recorder = Recorder(self.setup)
        state = GAME.new(self.setup, Dice(seed.to_bytes(32, "big")), self.recorder)
        assert isinstance(state, BoardGame)
        self.state = state
        for hunter in hunters:
            self.answer(hunter)
        for _ in hunters:
            self.answer("side_a", LAMP)
        state.asks = []
        state.agenda.clear()
        state.round, state.track = 0, 1
        state.kind_side = [0] * len(state.kind_side)
        state.gun_ready = [0] * state.seats
        for seat in range(state.seats):
            state.deck[seat] += state.hand[seat]
            state.hand[seat] = []
            state.deck[seat].sort()
        self.recorder.events.clear()

    # --- Laying out ----------------------------------------------------------------------------------------------

    def number(self, noun: str, name: str) -> int:
        names = self.setup.catalogues[noun]
        if name not in names:
            raise ScenarioError(f"there is no {noun} {name}")
        return names.index(name)

    def seat(self, hunter: str) -> int:
        return self.hunters.index(hunter)

    def hand(self, hunter: str, *cards: str) -> "Table":
        """Give a hunter these cards, out of the deck where it has them."""
        seat = self.seat(hunter)
        for name in cards:
            card = self.number("card", name)
            if card in self.state.deck[seat]:
                self.state.deck[seat].remove(card)
            self.state.hand[seat].append(card)
        return self

    def deck_top(self, hunter: str, *cards: str) -> "Table":
        """Put these cards on top of a hunter's deck, the first one uppermost."""
        seat = self.seat(hunter)
        for name in reversed(cards):
            card = self.number("card", name)
            if card in self.state.deck[seat]:
                self.state.deck[seat].remove(card)
            self.state.deck[seat].append(card)
        return self

    def slots(self, hunter: str, *cards: str) -> "Table":
        for place, name in enumerate(cards):
            self.state.slots[self.seat(hunter) * SLOTS + place] = self.number("card", name) if name else NOBODY
        return self

    def side(self, hunter: str, side: int) -> "Table":
        self.state.side[self.seat(hunter)] = side
        return self

    def health(self, **hp: int) -> "Table":
        for hunter, number in hp.items():
            self.state.hp[self.seat(hunter)] = number
        return self

    def echoes(self, hunter: str, number: int) -> "Table":
        self.state.echoes[self.seat(hunter)] = number
        return self

    def items(self, hunter: str, *names: str) -> "Table":
        for name in names:
            item = self.number("item", name)
            if item < self.state.tables.consumables:
                self.state.held[self.seat(hunter) * self.state.tables.consumables + item] += 1
            else:
                self.state.owner[item] = self.seat(hunter)
        return self

    def firearm(self, hunter: str, name: str, ready: int = 1) -> "Table":
        self.state.firearm[self.seat(hunter)] = self.number("firearm", name)
        self.state.gun_ready[self.seat(hunter)] = ready
        return self

    def tile(self, name: str, x: int, y: int, turn: int = 0, empty: bool = True) -> "Table":
        """Lay a tile, without what its icons would bring."""
        tile = self.number("tile", name)
        if tile in self.state.tile_deck:
            self.state.tile_deck.remove(tile)
        before = self.state.unit_space[:]
        tiles.lay_tile(self.state, tile, x, y, turn)
        if empty:
            for unit, space in enumerate(self.state.unit_space):
                if space != before[unit]:
                    self.state.unit_space[unit] = NOWHERE
            for space in range(tile * 4, tile * 4 + 4):
                self.state.goods[space] = 0
        mission_steps.tile_laid(self.state, tile)
        return self

    def tiles_to_come(self, *names: str) -> "Table":
        """Make this the tile deck, the first one uppermost."""
        self.state.tile_deck = [self.number("tile", name) for name in reversed(names)]
        return self

    def at(self, hunter: str, space: str) -> "Table":
        self.state.place[self.seat(hunter)] = self.number("space", space)
        return self

    def enemy(self, unit: str, space: str = LAMP, damage: int = 0, lives: int = 0, phase: int = 1) -> "Table":
        number = self.number("unit", unit)
        self.state.unit_space[number] = self.number("space", space)
        self.state.unit_damage[number] = damage
        self.state.unit_lives[number] = self.state.unit_spare[number] = lives
        self.state.unit_phase[number] = phase
        return self

    def enemy_side(self, kind: str, side: int) -> "Table":
        self.state.kind_side[self.number("kind", kind)] = side
        return self

    def actions(self, *cards: str) -> "Table":
        """Let these be flipped next, the first one first; the rest of the deck lies under them."""
        deck = [0, 0, 0, 1, 1, 2]
        top = [ACTIONS.index(card) for card in cards]
        for card in top:
            if card in deck:
                deck.remove(card)
        self.state.actions = deck + top[::-1]
        self.state.actions_used = []
        return self

    def boss_acts(self, boss: str, *lines: str) -> "Table":
        number = self.state.kind_of(self.number("unit", boss)).boss
        self.state.boss_deck[number] = [self.number("line", line) for line in reversed(lines)]
        return self

    # --- Playing -------------------------------------------------------------------------------------------------

    def run(self, step: Callable[..., object], *arguments: Any) -> "Table":
        """Do a step of the rules, and what follows from it until somebody is asked."""
        step(self.state, *arguments)
        self.state.run()
        return self

    def turn(self, hunter: str) -> "Table":
        """Let a hunter's turn begin."""
        return self.run(rules.take_turn, self.seat(hunter), 0)

    def attacked_by(self, unit: str, hunter: str) -> "Table":
        """Let an enemy attack as in its activation."""
        self.state.turn = self.seat(hunter)
        return self.run(enemies.strike, self.number("unit", unit))

    def answer(self, *options: str) -> "Table":
        for option in options:
            ask = self._ask()
            number = self.setup.option_number(ask.question, option)
            if number not in ask.options:
                raise ScenarioError(f"{option!r} is not possible: {ask.question.name} {self.options()}")
            self.state.answer(ask.seat, ask.question, number)
        return self

    def refusal(self, option: str) -> Refusal:
        ask = self._ask()
        number = self.setup.option_number(ask.question, option)
        before = self.state.digest()
        try:
            self.state.answer(ask.seat, ask.question, number)
        except Refusal as refusal:
            assert self.state.digest() == before
            return refusal
        raise ScenarioError(f"{option} was accepted")

    def _ask(self) -> Any:
        asks = self.state.pending()
        if not asks:
            raise ScenarioError("nobody is asked anything")
        return asks[0]

    # --- Looking -------------------------------------------------------------------------------------------------

    def question(self) -> str:
        asks = self.state.pending()
        return asks[0].question.name if asks else ""

    def options(self) -> list[str]:
        ask = self._ask()
        return [self.setup.option_name(ask.question, option) for option in ask.options]

    def hp(self, hunter: str) -> int:
        return self.state.hp[self.seat(hunter)]

    def damage(self, unit: str) -> int:
        return self.state.unit_damage[self.number("unit", unit)]

    def where(self, unit: str) -> str | None:
        space = self.state.unit_space[self.number("unit", unit)]
        return None if space == NOWHERE else self.setup.catalogues["space"][space]

    def place(self, hunter: str) -> str | None:
        space = self.state.place[self.seat(hunter)]
        return None if space == NOWHERE else self.setup.catalogues["space"][space]

    def cards(self, hunter: str) -> list[str]:
        return sorted(self.setup.catalogues["card"][card] for card in self.state.hand[self.seat(hunter)])

    def discarded(self, hunter: str) -> list[str]:
        return [self.setup.catalogues["card"][card] for card in self.state.discard[self.seat(hunter)]]

    def happened(self) -> list[str]:
        return [event.kind.name for event in self.recorder.events]

    def events(self, kind: str) -> list[dict[str, Any]]:
        return [dict(event.values) for event in self.recorder.events if event.kind.name == kind]


def at(table: Table, mission: str) -> int | str:
    """Return the step at which a mission stands, by name; a number below 0 where none lies open."""
    number = table.state.mission_at[table.number("mission", mission)]
    return number if number < 0 else table.setup.catalogues["mission_step"][number]


def reveal(table: Table, step: str, space: str = LAMP, seat: int = 0) -> Table:
    """Lay a step out, in place of the step of its mission that lies open."""
    number = table.number("mission_step", step)
    mission = table.state.tables.steps[number].mission
    if table.state.mission_at[mission] >= 0:
        mission_steps.clear_away(table.state, mission)
    table.state.turn = seat
    return table.run(mission_steps.reveal, number, seat, table.number("space", space))


def kill(table: Table, unit: str, seat: int = 0) -> None:
    """Let a hunter slay a unit, whatever lives it has."""
    number = table.number("unit", unit)
    table.state.unit_lives[number] = 0
    table.run(slaying.wound, number, 99, seat, events.WOUNDED)


def end_round(table: Table) -> Table:
    """Let the round end now."""
    table.state.acted = [1] * table.state.seats
    return table.run(rules.next_turn)


def outcome_of(state: BoardGame) -> Outcome:
    """Return how a game ended."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def fresh(seats: int, seed: int = 1, **settings: str | int) -> BoardGame:
    """Return a new game, run to its first decision."""
    state = GAME.new(GAME.setup(seats, settings), Dice(seed.to_bytes(32, "big")))
    assert isinstance(state, BoardGame)
    return state
