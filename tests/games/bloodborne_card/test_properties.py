"""What is true of Bloodborne: The Card Game whatever the hunters do: Hypothesis plays, for 3 to 5 hunters."""

import json
import os
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from duskhall.games import find
from duskhall.games.bloodborne_card.state import ALIVE, BOSS, FINAL_BOSS, MONSTER, CardGame
from duskhall.kernel import record as records
from duskhall.kernel.dice import Dice
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.question import ALL
from duskhall.kernel.record import Holder
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.table import Table

GAME = find("bloodborne-card")
FULL = os.environ.get("DUSKHALL_SCALE", "small") == "full"

OPTIONS: dict[str, Any] = {
    option.name: st.sampled_from(list(option.values)) for option in GAME.options if option.name != "round_limit"
}


def open_table(hunters: int, seed: int, options: dict[str, Any]) -> Table:
    setup = GAME.setup(hunters, {**options, "round_limit": 60})
    holders = [Holder(f"Hunter {seat}", "person") for seat in range(hunters)]
    return Table.open(setup, holders, seed_from(str(seed)), "properties")


class Playing(RuleBasedStateMachine):
    """One table; Hypothesis chooses the options of the game, the seed, and every answer."""

    hunters = 3

    @initialize(seed=st.integers(0, 2**32), options=st.fixed_dictionaries(OPTIONS))
    def sit_down(self, seed: int, options: dict[str, Any]) -> None:
        self.table = open_table(self.hunters, seed, options)
        self.copies: list[tuple[CardGame, str]] = []

    @property
    def state(self) -> CardGame:
        state = self.table.state
        assert isinstance(state, CardGame)
        return state

    def playing(self) -> bool:
        return not self.state.ended

    # --- What can be done ----------------------------------------------------------------------------------------

    def answer(self, choice: int) -> None:
        pending = self.table.pending()
        ask = pending[choice % len(pending)]
        names = self.table.seat(ask.seat).option_names()
        self.table.answer(ask.seat, ask.question.name, names[choice // 7 % len(names)])

    @precondition(playing)
    @rule(choices=st.lists(st.integers(0, 300), min_size=1, max_size=40))
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

    @precondition(playing)
    @rule(seat=st.integers(0, 2))
    def promise(self, seat: int) -> None:
        before = self.state.digest()
        self.table.speak(seat, {"say": "promised", "intent": "dream"})
        assert self.state.digest() == before

    @rule()
    def keep_a_copy(self) -> None:
        copy = self.state.copy()
        assert copy == self.state
        self.copies.append((copy, self.state.digest()))

    @rule()
    def write_and_read_a_snapshot(self) -> None:
        again = GAME.thaw(self.table.setup, json.loads(json.dumps(self.state.freeze())))
        assert again == self.state
        assert again.digest() == self.state.digest()

    @rule()
    def write_read_and_replay_the_record(self) -> None:
        read = records.loads(self.table.record.to_json())
        assert read == self.table.record
        assert Table.replay(GAME, read).record.to_json() == self.table.record.to_json()

    @precondition(playing)
    @rule(seat=st.sampled_from([0, 1, 2, None]), seed=st.binary(min_size=32, max_size=32))
    def imagine(self, seat: int | None, seed: bytes) -> None:
        world = self.state.imagine(seat, Dice(seed))
        assert isinstance(world, CardGame)
        assert world.view(seat) == self.state.view(seat)
        assert world.pending() == self.state.pending()
        self.cards_are_conserved(world)
        world.play_out(Dice(seed))
        assert world.ended

    # --- What is always true -------------------------------------------------------------------------------------

    @invariant()
    def everything_holds(self) -> None:
        state = self.state
        if state.ended:
            assert not state.pending()
        else:
            assert state.pending()
        self.cards_are_conserved(state)
        self.numbers_are_in_bounds(state)

    @invariant()
    def copies_are_independent(self) -> None:
        for copy, digest in self.copies:
            assert copy.digest() == digest

    def cards_are_conserved(self, state: CardGame) -> None:
        """Upgrades may leave the game, and starters; but none is ever there twice."""
        tables = state.tables
        cards = Counter(state.upgrade_deck + state.display)
        for seat in range(state.seats):
            cards.update(state.owned(seat))
            assert len([card for card in state.owned(seat) if tables.dream[card]]) == 1
            pending = state.ask_for(seat)
            eight = pending is not None and pending.question.name == "remove_card"
            assert len(state.owned(seat)) <= tables.card_limit + eight
        for card, number in cards.items():
            assert number <= (tables.copies[card] or state.seats)
        creatures = Counter(state.deck + state.box)
        assert not creatures or max(creatures.values()) == 1
        assert all(tables.creature_kind[creature] != FINAL_BOSS for creature in creatures)
        assert all(tables.creature_kind[creature] in (MONSTER, BOSS) for creature in creatures)

    def numbers_are_in_bounds(self, state: CardGame) -> None:
        for seat in range(state.seats):
            assert 0 <= state.health[seat] <= state.max_health()
            assert state.collected[seat] >= 0
            assert state.banked[seat] >= 0
            assert (state.health[seat] > 0) == (state.status[seat] == ALIVE)
            assert all(0 <= space <= 5 for space in state.trophies[seat * 3 : seat * 3 + 3])
        carried = sum(state.collected) + sum(state.banked) + state.echoes
        assert carried + state.reserve == state.tables.reserve

    def teardown(self) -> None:
        """Every game ends, and its outcome adds up."""
        if not hasattr(self, "table"):
            return
        decisions = 0
        while self.playing():
            self.answer(decisions * 17)
            self.everything_holds()
            decisions += 1
            assert decisions < GAME.longest
        outcome = self.table.outcome()
        assert outcome is not None
        for score, lines in zip(outcome.scores, outcome.breakdown):
            assert score == sum(line.amount for line in lines)
        assert Table.replay(GAME, self.table.record).state.digest() == self.state.digest()


def machine(hunters: int) -> Any:
    """Return the test case of Hypothesis for so many hunters."""
    playing = type(f"Playing{hunters}", (Playing,), {"hunters": hunters})
    case: Any = playing.TestCase  # type: ignore[attr-defined]
    case.settings = settings(
        max_examples=500 if FULL else 8,
        stateful_step_count=15,
        deadline=None,
        derandomize=not FULL,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    return case


TestThreeHunters = machine(3)
TestFourHunters = machine(4)
TestFiveHunters = machine(5)


@settings(max_examples=500 if FULL else 15, deadline=None, derandomize=not FULL)
@given(hunters=st.integers(3, 5), seed=st.integers(0, 2**32), shuffles=st.randoms(use_true_random=False))
def test_the_order_in_which_simultaneous_answers_arrive_never_changes_what_happens(hunters, seed, shuffles):
    one, other = open_table(hunters, seed, {}), open_table(hunters, seed, {})
    while one.pending():
        answers = [
            (ask.seat, ask.question.name, shuffles.choice(one.seat(ask.seat).option_names()))
            for ask in (one.pending() if one.state.mode == ALL else one.pending()[:1])
        ]
        for answer in answers:
            one.answer(*answer)
        for answer in shuffles.sample(answers, len(answers)):
            if len(answers) > 1:  # change one's mind first
                ask = other.state.ask_for(answer[0])
                assert ask is not None
                if any(each.seat != answer[0] for each in other.pending()):
                    other.answer(answer[0], answer[1], other.seat(answer[0]).option_names()[-1])
            other.answer(*answer)
        assert one.state.digest() == other.state.digest()
        assert [event for _, event in one.events] == [event for _, event in other.events]
