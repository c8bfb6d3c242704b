"""What is true of Dungeon Cards whatever the players do: Hypothesis plays, for 2 to 6 players."""

import json
import os
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from duskhall.games import find
from duskhall.games.dungeon_cards.state import CHOOSING, DUNGEON, FOUND, NOBODY, DungeonCards
from duskhall.kernel import record as records
from duskhall.kernel.dice import Dice
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.record import Holder
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.table import Table

GAME = find("dungeon-cards")
FULL = os.environ.get("DUSKHALL_SCALE", "small") == "full"


class Playing(RuleBasedStateMachine):
    """One table; Hypothesis chooses the options of the game, the seed, and every answer."""

    players = 2

    @initialize(
        seed=st.integers(0, 2**32),
        adventurers=st.sampled_from(["choose", "random"]),
        first_player=st.sampled_from(["random", "seat"]),
        rounds=st.sampled_from([1, 2, 10]),
        boss=st.sampled_from(["random", "lich_queen", "minotaur", "crypt_dragon"]),
        winner=st.sampled_from(["after_boss", "before_boss"]),
    )
    def sit_down(self, seed: int, **options: Any) -> None:
        setup = GAME.setup(self.players, options)
        holders = [Holder(f"Player {seat}", "person") for seat in range(self.players)]
        self.table = Table.open(setup, holders, seed_from(str(seed)), "properties")
        self.copies: list[tuple[DungeonCards, str]] = []

    @property
    def state(self) -> DungeonCards:
        state = self.table.state
        assert isinstance(state, DungeonCards)
        return state

    def playing(self) -> bool:
        return not self.state.ended

    # --- What can be done ----------------------------------------------------------------------------------------

    def answer(self, choice: int) -> None:
        ask = self.table.pending()[0]
        names = self.table.seat(ask.seat).option_names()
        self.table.answer(ask.seat, ask.question.name, names[choice % len(names)])

    @precondition(playing)
    @rule(choice=st.integers(0, 30))
    def answer_one_thing(self, choice: int) -> None:
        self.answer(choice)

    @precondition(playing)
    @rule(choices=st.lists(st.integers(0, 30), min_size=5, max_size=40))
    def answer_many_things(self, choices: list[int]) -> None:
        for choice in choices:
            if self.playing():
                self.answer(choice)
                self.everything_holds()

    @precondition(playing)
    @rule(choice=st.integers(0, 100))
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
        assert copy.digest() == self.state.digest()
        self.copies.append((copy, self.state.digest()))

    @precondition(lambda self: bool(self.copies))
    @rule(which=st.integers(0, 100), seed=st.binary(min_size=32, max_size=32))
    def play_a_copy_to_its_end(self, which: int, seed: bytes) -> None:
        copy = self.copies[which % len(self.copies)][0].copy()
        copy.play_out(Dice(seed))
        assert copy.ended

    @rule()
    def write_and_read_a_snapshot(self) -> None:
        again = GAME.thaw(self.table.setup, json.loads(json.dumps(self.state.freeze())))
        assert again == self.state
        assert again.digest() == self.state.digest()

    @rule()
    def write_read_and_replay_the_record(self) -> None:
        read = records.loads(self.table.record.to_json())
        assert read == self.table.record
        again = Table.replay(GAME, read)
        assert again.state.digest() == self.state.digest()
        assert again.record.to_json() == self.table.record.to_json()

    # --- What is always true -------------------------------------------------------------------------------------

    @invariant()
    def everything_holds(self) -> None:
        state = self.state
        self.somebody_can_answer_until_the_end(state)
        self.cards_are_conserved(state)
        self.gold_and_hits_are_in_bounds(state)
        self.the_action_total_is_that_of_the_cards(state)

    @invariant()
    def copies_are_independent(self) -> None:
        for copy, digest in self.copies:
            assert copy.digest() == digest

    def somebody_can_answer_until_the_end(self, state: DungeonCards) -> None:
        if state.ended:
            assert not state.pending()
            return
        assert all(ask.options for ask in state.pending())
        assert len(state.pending()) == 1

    def cards_are_conserved(self, state: DungeonCards) -> None:
        if state.phase == CHOOSING:
            return
        tables = state.tables
        cards = Counter(state.deck + state.discard + state.row)
        for seat in range(state.seats):
            for item, card in enumerate(tables.item_card):
                cards[card] += state.held[seat * len(tables.item_card) + item]
        if state.asks and state.asks[0].question.name == "claim":
            for card, status in list(zip(state.row, state.status))[: state.settling]:
                if status == FOUND and tables.item[card] != NOBODY:
                    cards[card] -= 1  # collected already; the row is cleared when all of it is
        expected: Counter[int] = Counter()
        for card, count in enumerate(tables.count):
            if tables.owner[card] == NOBODY or tables.owner[card] in state.adventurer:
                expected[card] = count
        assert +cards == +expected

    def gold_and_hits_are_in_bounds(self, state: DungeonCards) -> None:
        for seat in range(state.seats):
            parts = (state.from_treasures, state.from_monsters, state.from_rivals, state.from_boss)
            assert state.gold[seat] >= 0
            assert state.points[seat] >= 0
            assert state.gold[seat] == sum(part[seat] for part in parts)
            if state.adventurer[seat] != NOBODY:
                assert 0 <= state.hits[seat] <= state.tables.hits[state.adventurer[seat]]
        assert sum(state.from_rivals) == 0
        assert min(state.held) >= 0

    def the_action_total_is_that_of_the_cards(self, state: DungeonCards) -> None:
        if state.phase != DUNGEON or not state.row:
            return
        total = action = 0
        for event in self.events_of_this_turn():
            if event["event"] in ("card_turned", "action_lowered"):
                action = event["action"]
            elif event["event"] in ("actions_counted", "went_bust"):
                total += action
                assert event["total"] == total
        assert state.action_total == total
        assert state.bust == (total > state.action_limit())

    def events_of_this_turn(self) -> list[dict[str, Any]]:
        plain: list[dict[str, Any]] = []
        for _, event in reversed(self.table.events):
            if event.kind.name == "turn_begins":
                break
            plain.insert(0, event.plain())
        return plain

    def teardown(self) -> None:
        """Every game ends, and its outcome adds up."""
        if not hasattr(self, "table"):
            return
        decisions = 0
        while self.playing():
            self.answer(decisions * 7)
            self.everything_holds()
            decisions += 1
            assert decisions < GAME.longest
        outcome = self.table.outcome()
        assert outcome is not None
        assert sorted(outcome.places) == list(range(1, self.players + 1))
        assert [outcome.places[seat] for seat in outcome.winners] == [1]
        for score, lines in zip(outcome.scores, outcome.breakdown):
            assert score == sum(line.amount for line in lines)
        if self.table.setup.options["winner"] == "after_boss":
            assert list(outcome.scores) == self.state.gold
        assert Table.replay(GAME, self.table.record).state.digest() == self.state.digest()


def machine(players: int) -> Any:
    """Return the test case of Hypothesis for so many players."""
    playing = type(f"Playing{players}", (Playing,), {"players": players})
    case: Any = playing.TestCase  # type: ignore[attr-defined]
    case.settings = settings(
        max_examples=1000 if FULL else 15,
        stateful_step_count=30,
        deadline=None,
        derandomize=not FULL,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    return case


TestTwoPlayers = machine(2)
TestThreePlayers = machine(3)
TestFourPlayers = machine(4)
TestFivePlayers = machine(5)
TestSixPlayers = machine(6)
