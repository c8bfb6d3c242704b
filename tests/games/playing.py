"""A table at which Hypothesis plays: what is true of every game is held here, a game adds what is true of it alone.

    class Dungeon(Playing[DungeonCards]):
        game = find("dungeon-cards")
        settings = settings_of(game, rounds=[1, 2, 10])

        def holds(self, state: DungeonCards) -> None:
            assert min(state.gold) >= 0

    TestTwoPlayers = case(Dungeon, 2)

Hypothesis chooses the settings of the game, the seed and every answer, and between the answers it copies, stores,
replays and imagines the game as it stands.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar, cast

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.scale import FULL

from duskhall.kernel import record as records
from duskhall.kernel.conformance import reach
from duskhall.kernel.conformance.play import check_asks, open_table, through_json
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.outcome import Outcome
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.state import State
from duskhall.kernel.table import Table

S = TypeVar("S", bound=State)
Settings = st.SearchStrategy[dict[str, Any]]
CHOICES = st.integers(0, 999)  # which of those who are asked answers, and what
SEEDS = st.binary(min_size=32, max_size=32)
MOST_SEATS = 12


def settings_of(game: Game, **only: Sequence[str | int]) -> Settings:
    """Draw every setting that a game declares, limits as simulations have them; `only` gives other values to draw."""
    values = {
        setting.name: setting.values if setting.in_simulation is None else [setting.in_simulation]
        for setting in game.settings
    }
    return st.fixed_dictionaries({name: st.sampled_from(list(each)) for name, each in {**values, **only}.items()})


class Playing(RuleBasedStateMachine, Generic[S]):
    """One table; a subclass names its game and the settings to draw, and says what holds."""

    game: ClassVar[Game]
    settings: ClassVar[Settings]
    seats: ClassVar[int]  # `case` sets it
    examples = 15  # how many games are played; many more at full scale
    steps = 30  # what is done in each of them, before it is played to its end
    table: Table

    # --- What a game says of itself -------------------------------------------------------------------------------

    def holds(self, state: S) -> None:
        """Hold what is true of every state, those that a seat imagines included."""
        raise NotImplementedError

    def table_holds(self) -> None:
        """Hold what can be said only of the real table, by what has happened there."""

    def outcome_holds(self, outcome: Outcome) -> None:
        """Hold what is true of every ending."""

    # --- What can be done -----------------------------------------------------------------------------------------

    def sit_down(self, seed: int, settings: dict[str, Any]) -> None:
        self.table = open_table(self.game.setup(self.seats, settings), seed)
        self.copies: list[tuple[State, str]] = []

    @property
    def state(self) -> S:
        return cast(S, self.table.state)

    def playing(self) -> bool:
        return not self.table.state.ended

    def answer(self, choice: int) -> None:
        """Let one of those who are asked answer."""
        pending = self.table.pending()
        option, who = divmod(choice, len(pending))
        ask = pending[who]
        names = self.table.seat(ask.seat).option_names()
        self.table.answer(ask.seat, ask.question.name, names[option % len(names)])

    @precondition(playing)
    @rule(choice=CHOICES)
    def answer_one_thing(self, choice: int) -> None:
        self.answer(choice)

    @precondition(playing)
    @rule(choices=st.lists(CHOICES, min_size=15, max_size=60))
    def answer_many_things(self, choices: list[int]) -> None:
        for choice in choices:
            if self.playing():
                self.answer(choice)
                self.everything_holds()

    @precondition(playing)
    @rule(choice=CHOICES)
    def answer_what_is_not_offered(self, choice: int) -> None:
        ask = self.table.pending()[0]
        domain = self.table.setup.domains[ask.question.index]
        option = choice % len(domain)
        if option not in ask.options:
            before = self.state.digest()
            with pytest.raises(Refusal) as refused:
                self.table.answer(ask.seat, ask.question.name, domain[option])
            assert refused.value.rule
            assert self.state.digest() == before

    @rule()
    def keep_a_copy(self) -> None:
        copy = self.state.copy()
        assert copy == self.state
        self.copies.append((copy, self.state.digest()))

    @precondition(lambda self: bool(self.copies))
    @rule(which=st.integers(0, 100), seed=SEEDS)
    def play_a_copy_to_its_end(self, which: int, seed: bytes) -> None:
        before = self.state.digest()
        copy = self.copies[which % len(self.copies)][0].copy()
        copy.play_out(Dice(seed))
        assert copy.ended
        assert self.state.digest() == before

    @rule()
    def write_and_read_a_snapshot(self) -> None:
        again = self.game.thaw(self.table.setup, through_json(self.state.freeze()))
        assert again == self.state
        assert again.digest() == self.state.digest()

    @rule()
    def write_read_and_replay_the_record(self) -> None:
        read = records.loads(self.table.record.to_json())
        assert read == self.table.record
        again = Table.replay(self.game, read)
        assert again.state.digest() == self.state.digest()
        assert again.record.to_json() == self.table.record.to_json()

    @precondition(playing)
    @rule(watcher=st.none() | st.integers(0, MOST_SEATS - 1), seed=SEEDS)
    def imagine(self, watcher: int | None, seed: bytes) -> None:
        seat = None if watcher is None else watcher % self.seats
        world = cast(S, self.state.imagine(seat, Dice(seed)))
        assert reach(world, seat) == reach(self.state, seat)
        self.holds(world)
        world.play_out(Dice(seed))
        assert world.ended

    # --- What is always true --------------------------------------------------------------------------------------

    @invariant()
    def everything_holds(self) -> None:
        check_asks(self.state)
        self.holds(self.state)
        self.table_holds()

    @invariant()
    def copies_are_independent(self) -> None:
        for copy, digest in self.copies:
            assert copy.digest() == digest

    def teardown(self) -> None:
        """Every game ends, and its outcome adds up."""
        if not hasattr(self, "table"):
            return
        dice = Dice(bytes(32))
        while self.playing():
            self.answer(dice.below(1000))
            self.everything_holds()
            assert self.table.seq < self.game.longest
        outcome = self.table.outcome()
        assert outcome is not None
        for score, lines in zip(outcome.scores, outcome.breakdown, strict=True):
            assert score == sum(line.amount for line in lines)
        self.outcome_holds(outcome)
        assert Table.replay(self.game, self.table.record).state.digest() == self.state.digest()


def case(playing: type[Playing[Any]], seats: int) -> Any:
    """Return the test case of Hypothesis for so many seats."""
    sit_down = initialize(seed=st.integers(0, 2**32), settings=playing.settings)(playing.sit_down)
    machine: Any = type(f"{playing.__name__}{seats}", (playing,), {"seats": seats, "sit_down": sit_down})
    machine.TestCase.settings = settings(
        max_examples=playing.examples * (60 if FULL else 1),
        stateful_step_count=playing.steps,
        deadline=None,
        derandomize=not FULL,
        suppress_health_check=list(HealthCheck),
    )
    return machine.TestCase
