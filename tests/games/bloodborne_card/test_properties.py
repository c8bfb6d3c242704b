"""What is true of Bloodborne: The Card Game whatever the hunters do: Hypothesis plays, for 3 to 5 hunters."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule
from tests.games.playing import Playing, case, settings_of
from tests.scale import FULL

from duskhall.games import find
from duskhall.games.bloodborne_card.state import ALIVE, BOSS, FINAL_BOSS, MONSTER, CardGame
from duskhall.kernel.conformance.play import open_table
from duskhall.kernel.question import ALL

GAME = find("bloodborne-card")


class Hunt(Playing[CardGame]):
    game = GAME
    settings = settings_of(GAME, round_limit=[60])
    examples, steps = 8, 15

    @precondition(Playing.playing)
    @rule(seat=st.integers(0, 2))
    def promise(self, seat: int) -> None:
        before = self.state.digest()
        self.table.speak(seat, {"say": "promised", "intent": "dream"})
        assert self.state.digest() == before

    def holds(self, state: CardGame) -> None:
        self.cards_are_conserved(state)
        self.numbers_are_in_bounds(state)

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


TestThreeHunters = case(Hunt, 3)
TestFourHunters = case(Hunt, 4)
TestFiveHunters = case(Hunt, 5)


@settings(max_examples=500 if FULL else 15, deadline=None, derandomize=not FULL)
@given(hunters=st.integers(3, 5), seed=st.integers(0, 2**32), shuffles=st.randoms(use_true_random=False))
def test_the_order_in_which_simultaneous_answers_arrive_never_changes_what_happens(hunters, seed, shuffles):
    setup = GAME.setup(hunters, {"round_limit": 60})
    one, other = open_table(setup, seed), open_table(setup, seed)
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
