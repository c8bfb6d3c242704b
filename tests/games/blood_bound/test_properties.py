"""What is true of Blood Bound whatever the players do: Hypothesis plays, for 6 to 12 players."""

import pytest
from tests.games.playing import Playing, case, settings_of
from tests.scale import FULL

from duskhall.games import find
from duskhall.games.blood_bound.state import (
    CARDS,
    CURSE,
    FAN,
    ORDER,
    QUILL,
    SHIELD,
    STAFF,
    SWORD,
    TOKENS,
    TRUE_CURSE,
    BloodBound,
)
from duskhall.kernel.dice import Dice
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.outcome import Outcome

GAME = find("blood-bound")


class Feud(Playing[BloodBound]):
    game = GAME
    settings = settings_of(GAME, pass_limit=[1, 5, 100])
    examples, steps = 8, 15

    def holds(self, state: BloodBound) -> None:
        holds(state)

    def outcome_holds(self, outcome: Outcome) -> None:
        assert outcome.truncated == (not outcome.winners)  # the game ends, by the rules or by the limit


def holds(state: BloodBound) -> None:
    """Hold what is true of every state."""
    tables = state.tables
    assert min(state.cards) >= 0  # supplies never go negative
    total = [state.cards[card] + sum(state.held[card::CARDS]) for card in range(CARDS)]
    assert total == [*tables.cards[:-1], tables.curses[state.seats]]
    assert 0 <= state.dagger < state.seats  # exactly one dagger
    for seat in range(state.seats):
        tokens = state.tokens[seat * TOKENS : (seat + 1) * TOKENS]
        assert 0 <= state.wounds[seat] <= 4
        assert sum(tokens) == min(3, state.wounds[seat])
        assert tokens[0] <= 1
        assert sum(tokens[1:]) <= 2
        card = state.character[seat]
        if not tables.wild[card] and not state.has(seat, 5):  # each icon is taken once
            assert all(own <= icons for own, icons in zip(tokens, tables.icons[card * TOKENS : (card + 1) * TOKENS]))
        own = state.held[seat * CARDS : (seat + 1) * CARDS]
        assert max(own[QUILL], own[SWORD], own[SWORD + 1], own[CURSE]) <= 1
        if state.setup.settings["second_card"] == "barred":  # but for a Mage, who takes one besides that of the other
            assert max(own[SHIELD], own[SHIELD + 1], own[FAN], own[STAFF] - state.took_staff[seat]) <= 1
    assert state.curse.count(TRUE_CURSE) <= 1
    assert [bool(curse) for curse in state.curse] == [bool(held) for held in state.held[CARDS - 1 :: CARDS]]
    assert (4 in state.wounds) == (state.captured >= 0)


TestSixPlayers = case(Feud, 6)
TestSevenPlayers = case(Feud, 7)
TestEightPlayers = case(Feud, 8)
TestNinePlayers = case(Feud, 9)
TestTenPlayers = case(Feud, 10)
TestElevenPlayers = case(Feud, 11)
TestTwelvePlayers = case(Feud, 12)


@pytest.mark.parametrize("players", range(6, 13))
def test_games_end_with_a_winner_of_one_side(players):
    setup = GAME.setup(players, simulation=True)
    for number in range(200 if FULL else 30):
        state = GAME.new(setup, Dice(seed_from(f"end {number}")))
        state.play_out(Dice(seed_from(f"play {number}")))
        outcome = state.outcome()
        assert outcome is not None
        assert isinstance(state, BloodBound)
        holds(state)
        clans = {state.clan(seat) for seat in outcome.winners}
        assert len(clans) == (0 if outcome.truncated else 1)
        if clans and ORDER not in clans:
            assert len(outcome.winners) == players // 2


@pytest.mark.parametrize("players", [6, 12])
def test_passing_for_ever_ends_with_the_limit_on(players):
    state = GAME.new(GAME.setup(players, simulation=True), Dice(bytes(32)))
    passes = 0
    while state.asks:
        ask = state.next_ask()
        state.take(ask, ask.options[-1])  # pass, to the last one
        passes += 1
    assert passes == 2 * 100
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.truncated
